### Hints: the best moves, how they compare, and what they lead to.

bots-hint-only = 唯一的走法
# The outlook is between 0 (lost) and 100 (won); 50 is an even game of two.
bots-hint-gain =
    { $compared ->
        [better] 胜算{ $outlook }/100，比{ $other }好{ $gain }
        [worse] 胜算{ $outlook }/100，比{ $other }差{ $gain }
        [even] 胜算{ $outlook }/100，与{ $other }差不多
       *[alone] 胜算{ $outlook }/100，其他走法都远不如
    }
# The same beside a list of moves, the best first.
bots-hint-brief =
    { $compared ->
        [better] 好{ $gain }
        [worse] 差{ $gain }
        [even] 差不多
       *[alone] 其他走法都远不如
    }
bots-hint-alike =
    { $sort ->
        [same] 优点与最佳走法相同：差不多。
        [even] 与最佳走法差不多。
       *[later] 差别在提示看不到的更远处。
    }
bots-hint-without = 与最佳走法相比，少了这一点：{ $reason }
bots-hint-plan = 预计随后：{ $steps }
bots-hint-score = 这样你有{ $after }分（现在{ $before }分），{ $others }。
bots-hint-score-of = { $seat }{ $score }分
