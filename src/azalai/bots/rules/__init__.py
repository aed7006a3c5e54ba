"""The bots as rules that run in both gears. They know no game; ``bots/binding.py`` binds them to one."""
