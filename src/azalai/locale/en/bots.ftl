### Computer opponents: what they are called, how they play, what was wrong with what somebody asked for.

bots-not-asked = seat { $seat } is not to decide now
bots-spec = there is no opponent { $spec }; there are: random, greedy, search:1000 (simulations), search:50ms (time), and the levels { $levels }

bots-level-gentle = Gentle
bots-level-steady = Steady
bots-level-clever = Clever
bots-level-strong = Strong

bots-character-gentle = A friendly beginner who takes what lies near, and now and then lets a good thing go.
bots-character-steady = Plans its own turn well, pays for what is worth it, and seldom looks at your plans.
bots-character-clever = Looks a few moves ahead and sees what you are after.
bots-character-strong = Thinks as long as it may, and will not let you have what you need.
