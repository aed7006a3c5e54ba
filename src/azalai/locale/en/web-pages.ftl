### The pages round the table: home, waiting, hand-over, the end, replay, rules, settings, errors.

## Every page

page-brand = Azalai
page-brand-home = Azalai, home
page-skip = Skip to the content
page-home = Home
page-rules = Rules
page-menu = Menu
page-settings = Settings
page-settings-all = All settings
page-on = On
page-off = Off
page-language = Language
page-language-en = English
page-language-pl = Polski
page-effects = Card effects
page-effects-symbols = As symbols
page-effects-text = As text
page-scores = Running score
page-scores-shown = Shown
page-scores-hidden = Hidden
page-theme = Day or night
page-theme-other = Change between day and night
page-theme-system = As the device
page-theme-light = Day
page-theme-dark = Night
page-motion = Motion
page-motion-system = As the device
page-motion-full = Full
page-motion-less = Less
page-sound = Sound
