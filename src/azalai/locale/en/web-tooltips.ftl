### Tooltips on the table.

# In a tooltip: a link to the rule.
web-tip-rule = Rule { $rule }
