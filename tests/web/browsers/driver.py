"""Two browsers that families use and Playwright does not drive: Firefox by WebDriver BiDi, WebKit by WebDriver.

Both speak their protocol here without a library: smoke games need to open a page and to run scripts in it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from socket import socket
from time import monotonic, sleep
from typing import Any, Protocol

from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
# The size of a phone.
WIDTH, HEIGHT = 390, 844
# The packages of Debian that bring each browser.
PACKAGES = {"firefox": ("firefox-esr",), "webkit": ("webkit2gtk-driver", "xvfb")}
# Every name leads to this machine, and nothing is asked of anybody else.
_PREFS = {
    "network.dns.forceResolve": "127.0.0.1",
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "dom.ipc.processPrelaunch.enabled": False,
    "intl.accept_languages": "en-GB",
}


class Driver(Protocol):
    """A browser with one page."""

    def go(self, url: str) -> None:
        """Opens a page, and waits until it is there."""

    def run(self, script: str) -> Any:
        """What the body of an async function returns in the page, as data."""


def _minibrowser() -> Path | None:
    """The browser of WebKit, which lies where nobody looks for programs."""
    return max(Path("/usr/lib").glob("*/webkit2gtk-*/MiniBrowser"), default=None)


def missing(name: str) -> tuple[str, ...]:
    """The packages that this machine lacks for a browser."""
    found = {
        "firefox-esr": shutil.which("firefox-esr"),
        "webkit2gtk-driver": shutil.which("WebKitWebDriver") and _minibrowser(),
        "xvfb": shutil.which("Xvfb"),
    }
    return tuple(package for package in PACKAGES[name] if not found[package])


@contextmanager
def running(*command: str, **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A program that ends with the block."""
    with subprocess.Popen(command, text=True, **options) as process:
        try:
            yield process
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(10)
            process.kill()


# Firefox


class Firefox:
    """A page of Firefox, by WebDriver BiDi."""

    def __init__(self, connection: ClientConnection) -> None:
        self._socket = connection
        self._numbers = count(1)
        self._do("session.new", capabilities={})
        self._page = self._do("browsingContext.getTree")["contexts"][0]["context"]
        size = {"width": WIDTH, "height": HEIGHT}
        self._do("browsingContext.setViewport", context=self._page, viewport=size)

    def _do(self, method: str, **params: object) -> dict[str, Any]:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(PATIENCE))
            if answer.get("id") == number:
                if answer["type"] == "error":
                    raise AssertionError(f"{method}: {answer['error']}: {answer['message']}")
                return dict(answer["result"])

    def go(self, url: str) -> None:
        """Opens a page, and waits until it is there."""
        self._do("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def run(self, script: str) -> Any:
        """What the body of an async function returns in the page, as data."""
        body = f"(async () => {{ {script} }})().then((found) => JSON.stringify(found ?? null))"
        target = {"context": self._page}
        answer = self._do("script.evaluate", expression=body, target=target, awaitPromise=True)
        if answer["type"] != "success":
            raise AssertionError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """Firefox with a new profile in this folder."""
    folder.mkdir()
    prefs = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in _PREFS.items()]
    (folder / "user.js").write_text("\n".join(prefs) + "\n", encoding="utf-8")
    log = folder / "firefox.log"
    options = ("--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0")
    env = {**os.environ, "MOZ_CRASHREPORTER_DISABLE": "1", "HOME": str(folder)}
    with (
        log.open("w") as output,
        running("firefox-esr", *options, stdout=output, stderr=output, env=env),
        connect(f"{_listening(log)}/session", max_size=None, compression=None, open_timeout=PATIENCE) as connection,
    ):
        yield Firefox(connection)


def _listening(log: Path) -> str:
    """The address that Firefox says it listens on."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        if found := re.search(r"BiDi listening on (ws://\S+)", log.read_text(encoding="utf-8", errors="replace")):
            return found[1]
        sleep(0.1)
    raise AssertionError(log.read_text(encoding="utf-8", errors="replace"))


# WebKit


class WebKit:
    """A page of WebKit, the engine of Safari, by WebDriver."""

    def __init__(self, port: int) -> None:
        self._port = port
        browser = {"binary": str(_minibrowser()), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": browser}}}
        self._session = f"/session/{self._ask('POST', '/session', wanted)['sessionId']}"
        self._ask("POST", f"{self._session}/timeouts", {"script": int(1000 * PATIENCE)})
        self._ask("POST", f"{self._session}/window/rect", {"width": WIDTH, "height": HEIGHT})

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        with closing(HTTPConnection("127.0.0.1", self._port, timeout=2 * PATIENCE)) as connection:
            connection.request(method, path, json.dumps(body) if body is not None else None)
            value = json.loads(connection.getresponse().read())["value"]
        if isinstance(value, dict) and "error" in value:
            raise AssertionError(f"{path}: {value['error']}: {value['message']}")
        return value

    def go(self, url: str) -> None:
        """Opens a page, and waits until it is there."""
        self._ask("POST", f"{self._session}/url", {"url": url})

    def run(self, script: str) -> Any:
        """What the body of an async function returns in the page, as data."""
        body = (
            "const done = arguments[arguments.length - 1];"
            "const failed = (error) => done({ fault: String(error) });"
            f"(async () => {{ {script} }})().then((found) => done({{ found }}), failed)"
        )
        answer = self._ask("POST", f"{self._session}/execute/async", {"script": body, "args": []})
        if "fault" in answer:
            raise AssertionError(answer["fault"])
        return answer.get("found")

    def close(self) -> None:
        """Ends the browser, which the driver has started."""
        self._ask("DELETE", self._session)


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """WebKit on a screen of its own, with a new home in this folder."""
    folder.mkdir()
    port = _free_port()
    with _screen() as display, (folder / "webkit.log").open("w") as log:
        own = {"DISPLAY": display, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "NO_AT_BRIDGE": "1"}
        plain = {"GDK_BACKEND": "x11", "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
        command = ("WebKitWebDriver", f"--port={port}", "--host=127.0.0.1")
        with running(*command, stdout=log, stderr=log, env={**os.environ, **own, **plain}):
            _answers(port)
            page = WebKit(port)
            try:
                yield page
            finally:
                page.close()


@contextmanager
def _screen() -> Iterator[str]:
    """A screen that nobody sees, which says its number when it is there."""
    read, write = os.pipe()
    options = ("-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp")
    quiet = subprocess.DEVNULL
    with running("Xvfb", *options, pass_fds=(write,), stdout=quiet, stderr=quiet), os.fdopen(read) as number:
        os.close(write)
        yield f":{number.readline().strip()}"


def _free_port() -> int:
    with socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _answers(port: int) -> None:
    """Waits until the driver listens."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        with suppress(OSError), closing(HTTPConnection("127.0.0.1", port, timeout=5)) as connection:
            connection.request("GET", "/status")
            connection.getresponse().read()
            return
        sleep(0.1)
    raise AssertionError("WebKitWebDriver does not answer")
