"""Tools for translators: checks of the message catalogues against English and against the glossary."""
