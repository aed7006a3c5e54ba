"""Tables as records: bytes, copies, hashes, the NumPy type."""

from __future__ import annotations

import json
import struct
from hashlib import blake2s

import pytest

from azalai.kernel.layout import Layout, many, short, shorts, small, smalls, wides

pytestmark = pytest.mark.rules


class Camel(Layout):
    load: int = small()
    bags: list[int] = shorts(2)


class Caravan(Layout):
    name: int = short()
    camels: list[Camel] = many(Camel, 2)
    dice: list[int] = wides(2)
    days: list[int] = smalls(3)


def caravan() -> Caravan:
    one = Caravan()
    one.name = -300
    one.camels[0].load = 7
    one.camels[1].bags[1] = 1000
    one.dice[0] = 2**40
    one.days[2] = -128
    return one


def test_a_new_record_is_all_zeros_and_so_are_its_nested_ones() -> None:
    assert Caravan().to_dict() == {
        "name": 0,
        "camels": [{"load": 0, "bags": [0, 0]}, {"load": 0, "bags": [0, 0]}],
        "dice": [0, 0],
        "days": [0, 0, 0],
    }
    assert isinstance(Caravan().camels[1], Camel)


def test_the_bytes_are_packed_little_endian_in_the_order_of_the_fields() -> None:
    assert caravan().pack() == struct.pack("<h bhh bhh qq bbb", -300, 7, 0, 0, 0, 0, 1000, 2**40, 0, 0, 0, -128)
    assert len(Caravan().pack()) == 2 + 2 * 5 + 16 + 3


def test_unpack_and_restore_give_the_same_record_back() -> None:
    there = caravan()
    other = Caravan()

    other.restore(there.pack())

    assert Caravan.unpack(there.pack()) == there == other
    assert other.to_dict() == there.to_dict()


def test_a_copy_shares_nothing() -> None:
    one = caravan()
    two = one.copy()

    two.camels[0].bags[0] = 5
    two.days[0] = 1

    assert one == caravan()
    assert one != two
    assert type(two) is Caravan


def test_equality_is_of_bytes_and_of_one_kind() -> None:
    class Other(Layout):
        load: int = small()
        bags: list[int] = shorts(2)

    assert Camel() == Camel()
    assert Camel() != Other()
    assert Camel() != "camel"
    with pytest.raises(TypeError):
        hash(Camel())


@pytest.mark.parametrize(("field", "value"), [("load", 128), ("load", -129), ("bags", [0, 32768])])
def test_a_number_that_does_not_fit_its_cell_is_an_error_not_another_number(field: str, value: object) -> None:
    camel = Camel()
    setattr(camel, field, value)

    with pytest.raises(struct.error):
        camel.pack()


@pytest.mark.parametrize("packed", [b"", bytes(4), bytes(6)])
def test_bytes_of_another_length_are_an_error(packed: bytes) -> None:
    with pytest.raises(struct.error):
        Camel.unpack(packed)


def test_the_numpy_type_has_the_same_bytes_and_names() -> None:
    np = pytest.importorskip("numpy")

    record = np.frombuffer(caravan().pack(), Caravan.dtype())[0]

    assert Caravan.dtype().itemsize == len(Caravan().pack())
    assert Caravan.dtype().names == ("name", "camels", "dice", "days")
    assert record["name"] == -300
    assert record["camels"]["load"].tolist() == [7, 0]
    assert record["camels"]["bags"].tolist() == [[0, 0], [0, 1000]]
    assert record["dice"].tolist() == [2**40, 0]
    assert record["days"].tolist() == [0, 0, -128]
    assert record.tobytes() == caravan().pack()


def test_a_record_goes_into_json_and_shows_itself() -> None:
    assert json.loads(json.dumps(caravan().to_dict())) == caravan().to_dict()
    assert repr(Camel()) == "Camel(load=0, bags=[0, 0])"


# -- the short hash -------------------------------------------------------------------------------------------


def test_the_digest_tells_different_records_apart() -> None:
    digests = {Caravan().digest(), caravan().digest()}
    for change in range(12):
        cells = [0] * 12
        cells[change] = 1
        digests.add(Caravan.unpack(struct.pack("<hbhhbhhqqbbb", *cells)).digest())

    assert len(digests) == 14
    assert all(len(digest) == 12 and int(digest, 16) >= 0 for digest in digests)


def test_the_digest_is_a_hash_of_names_and_numbers_and_so_the_same_everywhere() -> None:
    """Saved games hold these hashes: another way to make them is a new format."""
    written = b"name=[-300];camels[0].load=[7];camels[1].bags=[0, 1000];dice=[1099511627776];days=[0, 0, -128];"

    assert caravan().digest() == blake2s(written, digest_size=6).hexdigest()
    assert Caravan.unpack(caravan().pack()).digest() == caravan().digest()


def grown(old: Camel, kind: type[Layout]) -> Layout:
    new = kind()
    new.load = old.load  # type: ignore[attr-defined]
    for i, bag in enumerate(old.bags):
        new.bags[i] = bag  # type: ignore[attr-defined]
    return new


def test_a_layout_that_grows_keeps_the_digests_of_old_tables() -> None:
    class WithAnotherField(Layout):
        load: int = small()
        water: int = short()
        bags: list[int] = shorts(2)
        drivers: list[Camel] = many(Camel, 2)

    class WithMorePlaces(Layout):
        load: int = short()
        bags: list[int] = shorts(5)

    old = Camel()
    old.load, old.bags = 3, [0, 9]

    for kind in (WithAnotherField, WithMorePlaces):
        assert grown(old, kind).digest() == old.digest()


def test_what_the_new_places_hold_does_change_the_digest() -> None:
    class WithMorePlaces(Layout):
        load: int = small()
        bags: list[int] = shorts(5)

    old = Camel()
    new = grown(old, WithMorePlaces)
    new.bags[4] = 1  # type: ignore[attr-defined]

    assert new.digest() != old.digest()


def test_nested_records_of_more_places_keep_the_digest() -> None:
    class Longer(Layout):
        name: int = short()
        camels: list[Camel] = many(Camel, 5)
        dice: list[int] = wides(2)
        days: list[int] = smalls(3)

    new, old = Longer(), caravan()
    new.name, new.dice, new.days = old.name, old.dice, old.days
    new.camels[0].load = 7
    new.camels[1].bags[1] = 1000

    assert new.digest() == old.digest()
