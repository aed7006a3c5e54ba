"""How the bots think, as rules that run in both gears. They know no game: ``minds.Mind`` binds them to one."""
