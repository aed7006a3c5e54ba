### Computer players: names and characters of the levels, errors in specs and parameter files.

bots-not-asked = 今決めるのは席{ $seat }ではありません
bots-spec = 相手{ $spec }はいません。使えるもの：random、greedy、search:1000（シミュレーション数）、search:50ms（時間）、search-classic:1000、レベル{ $levels }、自作ボット：mymodule:Eager（Pythonのクラス）、command:node eager.js（プログラム）
bots-custom = 自作ボット{ $spec }を起動できません：{ $reason }

## A custom bot that lost its game, and why.

bots-fault = { $bot }の負け：{ $reason }
bots-fault-slow = { $detail }秒以内に答えがない
bots-fault-illegal = 「{ $detail }」はできない手
bots-fault-raised = 例外、{ $detail }
bots-fault-answer = プロトコルに合わない答え：{ $detail }
bots-fault-died = プログラムが答えずに終了した（終了ステータス{ $detail }）

## Errors in a parameter file. $field is a place in it, for example where.expansion.rollout_hours.

bots-file =
    { $count ->
        [1] { $file }は使えません：
       *[other] { $file }は使えません。理由は{ $count }つ：
    }
bots-file-whole = { $field }は{ $low }から{ $high }までの整数です。{ $value }は使えません
bots-file-number = { $field }は{ $low }から{ $high }までの数です。{ $value }は使えません
bots-file-word = { $field }は{ $choices }のどれかです。{ $value }は使えません
bots-file-unknown = { $field }は不明です。使えるもの：{ $known }
bots-file-missing = { $field }がありません
bots-file-where = { $field }はテーブルの条件ではありません。使えるもの：{ $conditions }
bots-file-budget = { $field }の探索にはsimulationsかmillisecondsが必要です

## Levels

bots-level-curious = 好奇心旺盛
bots-level-gentle = やさしい
bots-level-steady = 堅実
bots-level-clever = 賢い
bots-level-strong = 強い
bots-level-expert = 達人
bots-level-champion = 王者

bots-character-curious = いろいろ試す新人。良い手をよく見逃します。
bots-character-gentle = 親しみやすい初心者。手近なものを取り、時々好機を逃します。
bots-character-steady = 自分の手番をよく計画し、価値のあるものにコストを払いますが、あなたの計画はあまり見ません。
bots-character-clever = 数手先を読み、あなたの狙いに気づきます。
bots-character-strong = めったに譲らず、悪手を見逃しません。
bots-character-expert = どの手もあなたの計画と照らし合わせ、ほとんど何も残しません。
bots-character-champion = 許される限り考える、私たちの最強のプレイヤーです。
bots-network-damaged = チェックサムが合いません。Azalaiを入れ直してください
bots-unusual-deck = これらのカードは、コンピュータープレイヤーが学習したものと大きく異なります。より単純な判断に切り替わり、弱くなります。
