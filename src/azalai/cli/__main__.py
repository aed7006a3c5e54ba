"""``python -m azalai.cli``: the command line where no command is installed, only the sources."""

from azalai.cli import main

raise SystemExit(main())
