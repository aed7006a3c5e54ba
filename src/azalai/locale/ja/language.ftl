### The language itself. The switch of languages reads this file alone, so the file may not refer to other messages.

language-name = 日本語
language-tag = ja
rules-decision = 裁定
