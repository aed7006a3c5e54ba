### Hints: the best moves, how they compare, and what they lead to.

bots-hint-only = 唯一の手
# The outlook is between 0 (lost) and 100 (won); 50 is an even game of two.
bots-hint-gain =
    { $compared ->
        [better] 勝算{ $outlook }/100、{ $other }より{ $gain }良い
        [worse] 勝算{ $outlook }/100、{ $other }より{ $gain }悪い
        [even] 勝算{ $outlook }/100、{ $other }とほぼ同じ
       *[alone] 勝算{ $outlook }/100、ほかの手は及ばない
    }
# The same beside a list of moves, the best first.
bots-hint-brief =
    { $compared ->
        [better] { $gain }良い
        [worse] { $gain }悪い
        [even] ほぼ同じ
       *[alone] ほかの手は及ばない
    }
bots-hint-alike =
    { $sort ->
        [same] 最善の手と同じ利点があります：ほぼ同じです。
        [even] 最善の手とほぼ同じです。
       *[later] 違いは、ヒントの見える範囲より先にあります。
    }
bots-hint-without = 最善の手と違い、次の利点がありません：{ $reason }
bots-hint-plan = 予想される続き：{ $steps }
bots-hint-score = あなたは{ $after }点（今{ $before }点）、{ $others }になります。
bots-hint-score-of = { $seat }{ $score }点
