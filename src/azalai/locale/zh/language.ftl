### The language itself. The switch of languages reads this file alone, so the file may not refer to other messages.

language-name = 简体中文
language-tag = zh-Hans
rules-decision = 裁定
# Long names of cards, with a hyphen where they may be divided, and a space between two. A language without such names has a dash.
language-divided = –
