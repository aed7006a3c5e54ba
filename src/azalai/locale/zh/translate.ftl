### ``azalai translate``: what is wrong with a translation, for translators. Texts come after file, line and message id.

cli-help-translate = 检查译文，或结合上下文显示其消息
cli-about-translate =
    检查一种语言：缺少、有误或过长的消息，以及与词汇表不同的用词。给出消息的标识时，结合上下文显示这些消息：在哪里使用，英文和该语言的文本，以及示例。
cli-value-message = 消息
cli-help-translate-language = 语言代码（de），或其文件所在的文件夹
cli-help-translate-messages = 消息的标识；*代表任意字母（targi-ask-*）
cli-help-translate-show = 结合上下文显示每条有问题的消息
translate-language = { $language }：{ $count }/{ $all }条消息
translate-syntax = 文件从这里起无法读取：{ $fault }
translate-missing = 缺少这条消息；行号是英文消息的
translate-unknown = 英文中没有这条消息
translate-file = 这条消息应在{ $file }中
translate-reference = 引用了不存在的消息{ $other }
translate-twice = 第{ $line }行已有同一条消息
translate-unsaid = 没有用到{ $names }
translate-variable = 用了程序不提供的{ $names }
translate-plural = 缺少这些复数形式：{ $forms }
translate-fault = 无法显示：{ $fault }
translate-same = 与英文相同
translate-wrong-word = “{ $found }”：词汇表规定“{ $english }”译为{ $word }（{ $term }）
translate-no-word = 没有{ $word }，即词汇表中“{ $english }”的译词（{ $term }）
translate-typography = “{ $found }”：这种语言应写作{ $right }
translate-long = 过长，{ $columns }列，上限{ $limit }列：{ $text }
translate-count = { $kind }：{ $count }
translate-done =
    { $count ->
        [0] { $language }：全部{ $all }条消息都在，没有问题。
       *[other] { $language }：{ $count }个问题（英文共{ $all }条消息）。
    }
translate-used = 用于{ $place }
translate-term = { $english }：{ $word }
translate-no-message = 没有消息{ $pattern }
