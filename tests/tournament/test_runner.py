"""Jobs done once each: in this process, in several, on a cluster, through kills and crashes."""

from __future__ import annotations

import faulthandler
import gc
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.tournament.runner import HERE, Job, Place, _pool, run
from tests.tournament.work import QUESTION, begun, half_answered, jobs, squared

EXPECTED = [{"square": number**2, "third": number / 3} for number in range(12)]


def finished(path: Path) -> int:
    """How many rows a journal holds."""
    return max(0, path.read_bytes().count(b"\n") - 1) if path.exists() else 0


def wait_until(true: Callable[[], bool]) -> None:
    """Waits, but not for ever."""
    for _ in range(3000):
        if true():
            return
        sleep(0.01)
    raise AssertionError("waited in vain")


def alive(process: int) -> bool:
    """Whether a process is running."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.parametrize("place", [HERE, Place(processes=2)], ids=["here", "processes"])
def test_the_rows_are_in_the_order_of_the_jobs_and_each_is_made_once(tmp_path: Path, place: Place) -> None:
    path, seen = tmp_path / "work.journal", list[tuple[int, int]]()
    progress: Callable[[int, int], None] = lambda done, of: seen.append((done, of))  # noqa: E731
    work = jobs(tmp_path, 12)
    assert run(work, squared, path, QUESTION, place=place, progress=progress) == EXPECTED
    assert seen == [(done, 12) for done in range(13)]
    assert run(list(reversed(work)), squared, path, QUESTION, place=place, progress=progress) == EXPECTED[::-1]
    assert seen[13:] == [(12, 12)]
    assert all(len(begun(tmp_path, number)) == 1 for number in range(12))


def test_several_processes_are_not_this_one(tmp_path: Path) -> None:
    run(jobs(tmp_path, 4), squared, tmp_path / "work.journal", QUESTION, place=Place(processes=2))
    assert os.getpid() not in {process for number in range(4) for process in begun(tmp_path, number)}


def test_jobs_of_one_id_are_done_once(tmp_path: Path) -> None:
    (job,) = jobs(tmp_path, 1)
    assert run([job, job], squared, tmp_path / "work.journal", QUESTION) == [EXPECTED[0]] * 2
    assert len(begun(tmp_path, 0)) == 1


def test_no_jobs_have_no_rows(tmp_path: Path) -> None:
    assert run([], squared, tmp_path / "work.journal", QUESTION, place=Place(processes=2)) == []


def test_an_error_ends_the_run_and_what_was_finished_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "work.journal"
    bad = [*jobs(tmp_path, 3), Job("bad", {"folder": str(tmp_path), "number": "x"})]
    for place in (HERE, Place(processes=2)):
        with pytest.raises(TypeError):
            run(bad, squared, path, QUESTION, place=place)
    assert finished(path) == 3


@pytest.mark.parametrize("processes", [1, 2])
def test_killed_in_the_middle_it_goes_on_without_losing_or_repeating(tmp_path: Path, processes: int) -> None:
    path = tmp_path / "work.journal"
    command = [sys.executable, "-m", "tests.tournament.work", str(tmp_path), "12", str(processes)]
    with subprocess.Popen(command) as process:
        wait_until(lambda: finished(path) >= 4)
        process.send_signal(signal.SIGKILL)
    done = finished(path)
    assert 4 <= done < 12
    workers = {process for number in range(12) for process in begun(tmp_path, number)}
    wait_until(lambda: not any(map(alive, workers)))
    kept = path.read_bytes()
    assert run(jobs(tmp_path, 12), squared, path, QUESTION) == EXPECTED
    assert path.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    # Only what was at hand when the kill came has been begun twice.
    assert sum(len(begun(tmp_path, number)) == 1 for number in range(12)) >= done
    assert all(len(begun(tmp_path, number)) <= 2 for number in range(12))


def test_interrupted_it_ends_its_processes_at_once_and_says_nothing(tmp_path: Path) -> None:
    path = tmp_path / "work.journal"
    command = [sys.executable, "-m", "tests.tournament.work", str(tmp_path), "400", "2"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        wait_until(lambda: finished(path) >= 2)
        # As a terminal does it: to the program and to all that it has started.
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert process.returncode == -signal.SIGINT
    assert said.count("Traceback") == said.count("KeyboardInterrupt\n") == 1
    workers = {worker for number in range(400) for worker in begun(tmp_path, number)}
    wait_until(lambda: not any(map(alive, workers)))
    assert finished(path) < 100


def interrupt(sign: Path) -> None:
    """Stops work when a worker has begun to send a result."""
    with _pool(1) as executor:
        executor.submit(half_answered, str(sign))
        wait_until(sign.exists)
        raise KeyboardInterrupt


def test_interrupted_in_the_middle_of_a_result_it_ends_too(tmp_path: Path) -> None:
    sign = tmp_path / "sign"
    # Without an end of its own this test would wait for ever where it fails.
    faulthandler.dump_traceback_later(60, exit=True)
    with pytest.raises(KeyboardInterrupt):
        interrupt(sign)
    faulthandler.cancel_dump_traceback_later()


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    work = jobs(tmp_path, 12, deadly_once=[2, 7])
    assert run(work, squared, tmp_path / "work.journal", QUESTION, place=Place(processes=2)) == EXPECTED


def test_a_job_that_always_kills_its_worker_ends_the_run(tmp_path: Path) -> None:
    path = tmp_path / "work.journal"
    with pytest.raises(ShutboxError, match="workers-lost") as caught:
        run(jobs(tmp_path, 6, deadly=[5]), squared, path, QUESTION, place=Place(processes=2))
    assert caught.value.arguments["jobs"] == 6 - finished(path)


def started(workers: int) -> Any:
    """A cluster of processes on this machine."""
    from distributed import LocalCluster

    start: Any = LocalCluster
    return start(n_workers=workers, threads_per_worker=1, dashboard_address=":0", silence_logs=50)


@pytest.fixture(scope="module")
def cluster() -> Any:
    with started(2) as made:
        yield made


def test_a_cluster_does_the_work_and_a_killed_worker_is_replaced(tmp_path: Path, cluster: Any) -> None:
    place = Place(dask=cluster.scheduler_address)
    work = jobs(tmp_path, 12, deadly_once=[3])
    assert run(work, squared, tmp_path / "work.journal", QUESTION, place=place) == EXPECTED
    assert os.getpid() not in {process for number in range(12) for process in begun(tmp_path, number)}
    assert len(begun(tmp_path, 3)) == 2


def test_a_row_arrives_though_its_worker_dies_while_it_is_on_the_way(
    tmp_path: Path, cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from distributed import Client

    gather: Any = Client._gather

    async def gather_and_lose(client: Client, futures: list[Any], *options: Any, **more: Any) -> Any:
        rows = await gather(client, futures, *options, **more)
        for future in futures:
            future._state.lose()
        return rows

    monkeypatch.setattr(Client, "_gather", gather_and_lose)
    place = Place(dask=cluster.scheduler_address)
    assert run(jobs(tmp_path, 12), squared, tmp_path / "work.journal", QUESTION, place=place) == EXPECTED


def test_what_a_cluster_began_is_finished_here(tmp_path: Path, cluster: Any) -> None:
    path, place = tmp_path / "work.journal", Place(dask=cluster.scheduler_address)
    run(jobs(tmp_path, 5), squared, path, QUESTION, place=place)
    assert run(jobs(tmp_path, 12), squared, path, QUESTION) == EXPECTED
    assert all(len(begun(tmp_path, number)) == 1 for number in range(12))


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense", "what://is this"])
def test_a_cluster_that_is_not_there_is_an_error(tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutbox.tournament.runner.PATIENCE", 0.3)
    with pytest.raises(ShutboxError, match="cluster-unreachable"):
        run(jobs(tmp_path, 1), squared, tmp_path / "work.journal", QUESTION, place=Place(dask=address))
    assert not (tmp_path / "work.journal").exists()


@pytest.mark.parametrize("says", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n"], ids=["nothing", "http"])
def test_a_server_that_is_no_scheduler_is_an_error(
    tmp_path: Path, says: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutbox.tournament.runner.PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port, calls = server.getsockname()[1], []

        def answer() -> None:
            for _ in range(2):
                calls.append(server.accept()[0])
                calls[-1].sendall(says)

        thread = Thread(target=answer)
        thread.start()
        with pytest.raises(ShutboxError, match="cluster-unreachable"):
            run(jobs(tmp_path, 1), squared, tmp_path / "work.journal", QUESTION, place=Place(dask=f"localhost:{port}"))
        thread.join()
        for call in calls:
            call.close()
    assert not (tmp_path / "work.journal").exists()


def test_no_half_made_client_is_left_to_stop_the_next_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from distributed import Client

    monkeypatch.setattr("shutbox.tournament.runner.PATIENCE", 0.3)
    monkeypatch.setattr("shutbox.tournament.runner._find_scheduler", lambda _: None)
    with pytest.raises(ShutboxError, match="cluster-unreachable"):
        run(jobs(tmp_path, 1), squared, tmp_path / "work.journal", QUESTION, place=Place(dask="tcp://127.0.0.1:1"))
    assert not [each for each in gc.get_objects() if type(each) is Client]


def test_a_cluster_that_goes_away_is_an_error_and_what_was_finished_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "work.journal"
    with started(1) as made:
        place = Place(dask=made.scheduler_address)
        stop: Callable[[int, int], None] = lambda done, _: made.close() if done == 3 else None  # noqa: E731
        with pytest.raises(ShutboxError, match="cluster-lost"):
            run(jobs(tmp_path, 50, seconds=0.1), squared, path, QUESTION, place=place, progress=stop)
    assert finished(path) == 3
