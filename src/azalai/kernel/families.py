"""Matching an action to a family of the catalogue, always by the bounded range of that family.

New families are appended to a catalogue. A comparison with one end only (``action >= LOSE``) would take them for an
old one.
"""

from azalai.kernel.gear import rule


@rule
def is_of(action: int, family: int, items: int) -> bool:
    """Whether an action is of a family, given by the number of its first item and how many items it has."""
    return family <= action < family + items


@rule
def item_of(action: int, family: int, items: int) -> int:
    """Which item of its family an action is, counted from 0. It must be of that family."""
    assert family <= action < family + items
    return action - family
