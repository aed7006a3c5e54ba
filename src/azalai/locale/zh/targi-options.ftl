### Targi: why options of a table are not accepted, and what would be.

targi-option-easy = easy=True让扩展以更多货物开局：需要expansion=True
targi-option-needs-expansion = { $option }设为{ $value }时需要水、沙丘和塔吉女：请加上expansion=True，或只用基础卡牌
targi-option-tribe = tribe可以是“base”“expansion”“mixed”，或45张牌的列表，每种类型九张；不能是{ $value }
targi-option-tribe-unknown =
    { $count ->
       *[other] tribe中有未知的牌：{ $names }
    }
targi-option-tribe-twice =
    { $count ->
       *[other] tribe中有重复的牌：{ $names }
    }
targi-option-tribe-count = tribe应列出每种类型各{ $wanted }张牌；现有{ $counts }
targi-option-previous = previous使用混合牌库上次留下的部落卡：请省略tribe，或用tribe="mixed"，不能用{ $tribe }
targi-option-border = border可以是“base”“expansion”“mixed”，或逐号指定卡牌出自哪一套，例如{ "{" }5: "base"{ "}" }；不能是{ $value }
targi-option-border-entry = border中有{ $entry }；编号应为{ $numbers }，值应为“base”或“expansion”

## Faults in card files of the expansion. Each follows the card and the field.

card-file-expansion-role = 这个角色需要扩展的边界：请写在[expansion.border]下
card-file-water = 水需要两个兑换率：一个换货物，一个换金币，例如["2w -> 1any", "3w -> 1g"]
card-file-dune-count = 沙丘必须有{ $wanted }张，其中恰好一张是万能沙丘；列出了{ $count }张，其中{ $wild }张万能
card-file-same-name = 扩展的一张牌与基础游戏的牌同名；牌名不能重复
