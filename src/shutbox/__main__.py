"""The command line as a module: `python -m shutbox`."""

import sys

from shutbox.cli import main

if __name__ == "__main__":
    sys.exit(main())
