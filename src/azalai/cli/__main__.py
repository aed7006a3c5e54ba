"""``python -m azalai.cli`` is the same as ``azalai``."""

import sys

from azalai.cli import main

sys.exit(main())
