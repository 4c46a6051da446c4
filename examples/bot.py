"""A bot of your own: it plays at the seat that you were invited to; or at a server, against a bot.

.venv/bin/python examples/bot.py http://127.0.0.1:8000/t/k3mz7w2q9fxd
.venv/bin/python examples/bot.py http://127.0.0.1:8000
"""

import sys
from typing import Any

from shutbox.client import Client, read_link
from shutbox.errors import ShutboxError

Data = dict[str, Any]


def choose(_game: Data, legal: list[Data]) -> Data:
    """Shuts the highest tile that it can."""
    return max(legal, key=lambda action: max(action.get("tiles", [0])))


def main(where: str) -> None:
    server, code = read_link(where)
    with Client(server) as client:
        client.create_token("create", "play", "watch")
        if code:
            client.play(code, "Robo", choose)
        else:
            for _ in range(3):
                table = client.create_table("nine", ["open", "fewest-tiles"], pace=0)
                client.play(table["code"], "Robo", choose, start=True)
        print("what a choice has cost, of what was at stake:", client.loss("Robo"))


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except (ShutboxError, OSError, IndexError) as error:
        sys.exit(f"bot.py: {error}")
