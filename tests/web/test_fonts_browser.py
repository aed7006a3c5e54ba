"""Our web fonts have every letter of the languages that use them; Chinese and Japanese use fonts of the system."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from azalai.messages import languages
from azalai.translation.message_catalogue import read
from tests.web.drawn_pages import ORIGIN, answer_from
from tests.web.table_positions import document

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("table_sizes")]
ALPHABETS = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ äöüßÄÖÜẞ áéíñóúüÁÉÍÑÓÚÜ¿¡ „”“«»–—…·×−"
MISSING = """async (letters) => {
  const brush = document.createElement("canvas").getContext("2d");
  const width = (font, letter) => ((brush.font = font), brush.measureText(letter).width);
  const missing = [];
  for (const family of ["Figtree", "Marcellus"]) {
    await document.fonts.load(`40px ${family}`, letters);
    for (const letter of letters) {
      const [one, other] = ["monospace", "cursive"].map((instead) => width(`40px ${family}, ${instead}`, letter));
      if (one !== other) missing.push(`${family}: ${letter}`);
    }
  }
  return missing;
}"""


def test_the_web_fonts_have_every_letter(browser: Browser) -> None:
    written = {
        letter
        for tongue in set(languages()) - {"zh", "ja"}
        for message in read(tongue).messages.values()
        if message.file.startswith(("web-", "targi.", "tuareg."))
        for text in message.text
        for letter in text
        if letter.isalpha()
    }
    page = browser.new_page()
    answer_from(page, {"/0": document("Targi")}, scripts=False)
    page.goto(f"{ORIGIN}/0")
    letters = "".join(sorted(written | set(ALPHABETS) - {" "}))
    assert page.evaluate(MISSING, letters) == []
    assert page.evaluate(MISSING, "强盗") != [], "a character that the fonts do not have is found"
    page.close()
