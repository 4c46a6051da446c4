"""The project's own .venv, made on first use. It belongs to the root scripts: one that they did not finish, they wipe.

Standard library only. Every start of the command passes through here, so what a warm start does not need is imported
where it is used.
"""

from __future__ import annotations

import os
import sys

OLDEST = (3, 11)
RUNNING = "{}.{}".format(*sys.version_info)
WINDOWS = os.name == "nt"
ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
VENV = os.path.join(ROOT, ".venv")
BIN = os.path.join(VENV, "Scripts" if WINDOWS else "bin")
PYTHON = os.path.join(BIN, "python.exe" if WINDOWS else "python")
STAMP = os.path.join(VENV, "stamp")
# Every package that may be installed, with its version, its hashes and who needs it; tools/pin.py writes it.
REQUIREMENTS = os.path.join(ROOT, "requirements.txt")
# Has no wheel for Python 3.15 yet, and is built there by the setuptools of the group "build".
SOURCES = ("pyyaml",)
# How pip says that a file is not the one that was expected.
FORGED = "DO NOT MATCH THE HASHES"


def ensure(*extras: str) -> None:
    """Make .venv hold the project with these extras, unless it does already."""
    if sys.version_info < OLDEST:
        stop(f"needs Python {OLDEST[0]}.{OLDEST[1]} or newer, but {sys.executable} is Python {RUNNING}")
    try:
        if not ready(extras):
            set_up(extras)
        if "dev" in extras and not bring("browser", lock_file(), "fetching a browser for the tests ..."):
            say("could not fetch a browser (see above); that of the machine has to do")
        if "web" in extras and not bring("web", web_sources(), "building the web app ..."):
            stop("could not build the web app (see above)")
    except KeyboardInterrupt:
        stop("set-up interrupted; the next run starts it again", code=130)
    except OSError as error:
        stop(f"cannot set up in {ROOT}: {error.strerror}; the first run must be able to write there")


def become(tool: str, *arguments: str) -> None:
    """Go on as this tool of the .venv, in the caller's folder and with its streams."""
    command = [os.path.join(BIN, tool), *arguments]
    if WINDOWS:  # where execv would return to the prompt before the tool has ended
        import subprocess

        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def ready(extras: tuple[str, ...]) -> bool:
    """Whether .venv was finished from what lies here now, with at least these extras."""
    made, place, inputs = finished()
    return place == home() and inputs == requirements() and made.issuperset(extras)


def finished() -> tuple[set[str], str, str]:
    """The extras, home and requirements that .venv was finished with; all empty if it was not."""
    lines = read(STAMP).split("\n", 2)
    if len(lines) < 3 or not os.path.exists(PYTHON):
        return set(), "", ""
    return set(lines[0].split()), lines[1], lines[2]


def home() -> str:
    """The Python and the folder that a .venv is bound to."""
    return f"{sys.implementation.cache_tag} {ROOT}"


def requirements() -> str:
    """Everything that decides what is installed: kept whole, because importing a hash takes longer than comparing."""
    return read(os.path.join(ROOT, "pyproject.toml")) + read(REQUIREMENTS)


def bring(part: str, sources: str, message: str) -> bool:
    """Whether a part made of these sources is there; made if need be, one process at a time."""
    stamp = os.path.join(VENV, f"{part}-stamp")
    if read(stamp) == sources:
        return True
    lock = take_lock()
    try:
        if read(stamp) != sources:  # another run may have made it while this one waited
            say(message)
            if not succeeds([PYTHON, "-I", os.path.join(ROOT, "tools", "build_web.py"), part], lock):
                return False
            write(stamp, sources)
        return True
    finally:
        os.close(lock)


def lock_file() -> str:
    """The packages of npm, the browser among them, with their versions."""
    return read(os.path.join(ROOT, "web", "package-lock.json"))


def web_sources() -> str:
    """The sources of the web app by name, size and time."""
    found = []
    for source in ("web/src", "web/public", "src/shutbox/words"):
        for folder, _, names in os.walk(os.path.join(ROOT, *source.split("/"))):
            found += [os.path.join(folder, name) for name in names if not name.endswith((".py", ".pyc"))]
    found += [os.path.join(ROOT, "web", name) for name in ("index.html", "package-lock.json", "vite.config.ts")]
    states = ((path, os.stat(path)) for path in sorted(found))
    return "".join(f"{os.path.relpath(path, ROOT)} {state.st_size} {state.st_mtime_ns}\n" for path, state in states)


def set_up(extras: tuple[str, ...]) -> None:
    """Make or update .venv, one process at a time."""
    require_venv()
    lock = take_lock()
    try:
        if not ready(extras):  # another run may have done it while this one waited
            build(extras, lock)
    finally:
        os.close(lock)


def build(extras: tuple[str, ...], lock: int) -> None:
    """Install the project; the stamp goes first and comes last, so that nothing half-made is ever trusted."""
    before, inputs = read(STAMP), requirements()
    made, place, _ = finished()
    forget()
    if place == home():
        say("updating what it needs ...")
    else:
        say(f"setting up (once, about {'a minute' if 'dev' in extras else 'half a minute'}) ...")
        made = set()
        make_venv(lock)
    wanted = sorted(made.union(extras))
    if not pip_install(wanted, lock):
        write(STAMP, before)  # pip changes nothing unless it has everything, so an older .venv still serves
        stop("could not install what it needs (see above); is there a network? The next run tries again")
    write(STAMP, "\n".join([" ".join(wanted), home(), inputs]))


def require_venv() -> None:
    """Stop with the package to install where Debian has split venv off."""
    from importlib import import_module

    try:
        import_module("venv")
        import_module("ensurepip")
    except ImportError:
        stop(f"this Python has no venv module; install it with: sudo apt install python{RUNNING}-venv")


def take_lock() -> int:
    """An open file that one set-up at a time holds; the system lets go of it however the holder ends."""
    lock = os.open(VENV + ".lock", os.O_RDWR | os.O_CREAT, 0o666)
    if not WINDOWS:
        import fcntl

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another set-up to end ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def make_venv(lock: int) -> None:
    """An empty .venv in place of whatever was there."""
    if not succeeds([sys.executable, "-I", "-m", "venv", "--clear", VENV], lock):
        stop(f"could not make {VENV} (see above)")


def pip_install(extras: list[str], lock: int) -> bool:
    """Whether pip could install the project, editable, with these extras; each package is checked by its hashes."""
    packages = chosen(read(REQUIREMENTS), {"base", "build", *extras})
    sources = [block for block in packages if block.startswith(SOURCES)]
    wheels = [block for block in packages if block not in sources]
    return (
        pip(lock, "--only-binary=:all:", *listed("wheels", wheels))
        # By what was checked and installed above, because pip would check nothing that an isolated build asks for.
        and (not sources or pip(lock, "--no-build-isolation", *listed("sources", sources)))
        and pip(lock, "--no-index", "--no-build-isolation", "--editable", ".")
    )


def chosen(text: str, groups: set[str]) -> list[str]:
    """The blocks of requirements.txt that one of these groups needs, without the lines that say so."""
    blocks = (block.strip().partition("\n") for block in text.split("\n\n"))
    return [block for head, _, block in blocks if "==" in block and groups.intersection(head.strip("# ").split())]


def listed(name: str, blocks: list[str]) -> list[str]:
    """The options of pip that name these packages and their hashes."""
    path = os.path.join(VENV, f"{name}.txt")
    write(path, "\n".join(blocks) + "\n")
    return ["--require-hashes", "--requirement", path]


def pip(lock: int, *arguments: str) -> bool:
    """Whether pip could install this, and nothing that it asks for."""
    options = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-deps"]
    return succeeds([PYTHON, "-I", "-m", "pip", "install", *options, *arguments], lock)


def succeeds(command: list[str], lock: int) -> bool:
    """Whether the command ended well; if not, the last lines it wrote are shown."""
    import subprocess

    # The child holds the lock too: should this process be killed, the next run waits for what is still writing.
    done = subprocess.run(
        command,
        cwd=ROOT,
        pass_fds=() if WINDOWS else (lock,),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode < 0:
        stop("set-up was killed; the next run starts it again")
    if done.returncode:
        print(*done.stdout.splitlines()[-15:], sep="\n", file=sys.stderr)
    if FORGED in done.stdout:
        say(f"{forged(done.stdout)} has another hash than in requirements.txt, and was not installed")
    return done.returncode == 0


def forged(output: str) -> str:
    """The packages that pip has refused because of their hashes."""
    lines = output.partition(FORGED)[2].splitlines()
    return ", ".join(line.split()[0] for line in lines if " from " in line and "==" in line) or "a package"


def read(path: str) -> str:
    """The text of a file, empty if there is none."""
    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as file:
            return file.read()
    except FileNotFoundError:
        return ""


def write(path: str, text: str) -> None:
    with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write(text)


def forget() -> None:
    """Remove the stamp, if there is one."""
    if os.path.exists(STAMP):
        os.remove(STAMP)


def say(message: str) -> None:
    print(f"{os.path.basename(sys.argv[0])}: {message}", file=sys.stderr, flush=True)


def stop(message: str, *, code: int = 2) -> None:
    say(message)
    sys.exit(code)
