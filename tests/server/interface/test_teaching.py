"""The HTTP interface of classrooms at a real server; every answer is checked against its schema on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.classroom.phone import opened, phone, pupil_device
from tests.server.running import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that it usually has."""
    with Server(tmp_path_factory.mktemp("teaching") / "data", env={}) as running:
        yield running


def test_a_classroom_is_shown_to_whoever_has_its_code_and_led_by_whoever_has_its_key(server: Server) -> None:
    code, key, teacher = opened(server)
    second = pupil_device(server, code)
    path = f"/api/classrooms/{code}"
    assert server.ask("GET", path, token=teacher).data["classroom"]["teacher"] is True
    assert server.ask("GET", path, token=second).data["classroom"]["teacher"] is False
    assert server.ask("POST", f"{path}/teach", {"key": "wrong"}, token=second).code == "classroom-key"
    assert server.ask("POST", f"{path}/teach", {"key": key}).code == "device-unknown"
    assert server.ask("POST", f"{path}/teach", {"key": key}, token=second).data["ok"]
    assert server.ask("GET", path, token=second).data["classroom"]["teacher"] is True


def test_codes_lead_phones_to_the_class_and_only_the_key_makes_a_remote(server: Server) -> None:
    code, key, _ = opened(server)
    path = f"/api/classrooms/{code}"
    picture = server.ask("GET", f"{path}/qr")
    assert (picture.status, picture.headers["content-type"]) == (200, "image/svg+xml; charset=utf-8")
    remote = server.ask("POST", f"{path}/remote", {"key": key}).data
    assert remote["link"].endswith(f"/c/{code}#{key}")
    assert "<svg" in remote["qr"]
    assert server.ask("POST", f"{path}/remote", {"key": "wrong"}).code == "classroom-key"


def test_what_a_pupil_sees_and_what_is_exported(server: Server) -> None:
    code, _, teacher = opened(server, options={"pairs": True})
    pupil, path = pupil_device(server, code), f"/ws/classrooms/{code}"

    async def begun() -> None:
        async with phone(server, path, pupil) as ada, phone(server, path, teacher) as screen:
            assert (await ada.do("join", name="Ada"))["ok"]
            assert (await screen.do("next", round=1))["ok"]
            assert not (await ada.do("next", round=2))["ok"]
            assert (await ada.do("predict", total=3))["ok"]

    asyncio.run(begun())
    view = server.ask("GET", f"/api/classrooms/{code}", token=pupil).data["classroom"]
    assert (view["you"]["name"], view["you"]["predicted"], view["round"]) == ("Ada", 3, 1)
    csv = server.ask("GET", f"/api/classrooms/{code}/csv", token=teacher)
    assert csv.headers["content-type"] == "text/csv; charset=utf-8"
    assert "attachment" in csv.headers["content-disposition"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"rounds": 0}, "option-range"),
        ({"options": {"else": True}}, "classroom-option"),
        ({"options": []}, "classroom-option"),
        ({"rules": "double-shutter"}, "classroom-rules"),
        ({"rules": "no-such"}, "rules-unknown"),
    ],
)
def test_what_cannot_be_opened_is_refused(server: Server, body: dict[str, object], code: str) -> None:
    reply = server.ask("POST", "/api/classrooms", {"title": "7b", **body}, token=server.device())
    assert reply.code == code


def test_a_device_without_a_token_opens_nothing_and_a_code_that_is_none_leads_nowhere(server: Server) -> None:
    assert server.ask("POST", "/api/classrooms", {"title": "7b"}).code == "device-unknown"
    for code in ("zzzzzz", "123", "x"):
        assert server.ask("GET", f"/api/classrooms/{code}").code == "classroom-unknown"
    assert server.ask("POST", "/api/devices", {"classroom": "zzzzzz"}).code == "classroom-unknown"
