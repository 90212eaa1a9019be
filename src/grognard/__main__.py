"""`python -m grognard` is the command `grognard`."""

import sys

from grognard.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
