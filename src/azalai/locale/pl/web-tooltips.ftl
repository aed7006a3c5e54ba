### Dymki na stole.

# W dymku: odnośnik do zasady.
web-tip-rule = Zasada { $rule }
