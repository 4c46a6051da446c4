"""Figures for Prometheus."""

from __future__ import annotations

import re
from time import time

from shutbox import __version__
from shutbox.server.http.metric import BOUNDS, FIGURES_NOW, Metrics
from tests.server.running import Server

NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
LABEL = r'[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*"'
SAMPLE = re.compile(rf"({NAME})(?:{{({LABEL}(?:,{LABEL})*)}})? ([0-9.e+-]+|\+Inf|NaN)")
ABOUT = re.compile(rf"# (HELP|TYPE) ({NAME}) (.+)")


def parsed(text: str) -> dict[str, dict[str, float]]:
    """The samples of a page by name and labels; what is not in the format fails."""
    assert text.endswith("\n")
    samples: dict[str, dict[str, float]] = {}
    kinds: dict[str, str] = {}
    for line in text.splitlines():
        if about := ABOUT.fullmatch(line):
            if about[1] == "TYPE":
                assert about[2] not in kinds, "said twice"
                assert about[3] in ("counter", "gauge", "histogram")
                kinds[about[2]] = about[3]
            continue
        found = SAMPLE.fullmatch(line)
        assert found, line
        family = re.sub(r"_(bucket|sum|count)$", "", found[1]) if found[1] not in kinds else found[1]
        assert family in kinds, f"{found[1]} has no type"
        assert found[2] not in samples.get(found[1], {}), "said twice"
        samples.setdefault(found[1], {})[found[2] or ""] = float(found[3])
    return samples


def test_the_page_is_in_the_format_and_its_histogram_adds_up() -> None:
    metrics = Metrics()
    metrics.count("commands", by=7)
    metrics.count("refused", "stale")
    metrics.count("refused", "not-now", 2)
    for seconds in (0.0, 0.001, 0.002, 0.3, 99.0):
        metrics.took("command", seconds)
    samples = parsed(metrics.text(shutbox_sockets=3.0, shutbox_commits_total=12345678.0))
    assert samples["shutbox_commands_total"] == {"": 7}
    assert samples["shutbox_refused_total"] == {'kind="stale"': 1, 'kind="not-now"': 2}
    assert samples["shutbox_sockets"] == {"": 3}
    assert samples["shutbox_commits_total"] == {"": 12345678}
    assert samples["shutbox_version"] == {f'version="{__version__}"': 1}
    assert samples["shutbox_request_seconds_count"] == {"": 0}
    buckets = list(samples["shutbox_command_seconds_bucket"].values())
    assert buckets == sorted(buckets)
    assert len(buckets) == len(BOUNDS) + 1
    assert buckets[0] == 2
    assert buckets[-1] == samples["shutbox_command_seconds_count"][""] == 5
    assert samples["shutbox_command_seconds_sum"][""] == 99.303


def test_a_running_server_counts_what_happens(server: Server) -> None:
    before = parsed(server.ask("GET", "/metrics").body.decode())
    server.device()
    server.ask("GET", "/nowhere")
    reply = server.ask("GET", "/metrics")
    after = parsed(reply.body.decode())
    assert reply.headers["content-type"].startswith("text/plain; version=0.0.4")
    for status in ("201", "404"):
        key = f'kind="{status}"'
        assert after["shutbox_requests_total"][key] == before["shutbox_requests_total"].get(key, 0) + 1
    assert after["shutbox_request_seconds_count"][""] >= before["shutbox_request_seconds_count"][""] + 3
    assert after.keys() >= FIGURES_NOW.keys(), "each figure of the moment has a value"
    assert after["shutbox_commits_total"][""] > before["shutbox_commits_total"][""]
    assert after["shutbox_sockets_most"][""] > 100
    assert after["shutbox_disk_free_bytes"][""] > 1e6
    assert 1e7 < after["process_resident_memory_bytes"][""] < 1e10
    assert before["process_start_time_seconds"] == after["process_start_time_seconds"]
    assert time() - 3600 < after["process_start_time_seconds"][""] < time()
    assert 0 < before["process_cpu_seconds_total"][""] <= after["process_cpu_seconds_total"][""]
