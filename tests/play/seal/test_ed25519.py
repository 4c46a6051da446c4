"""Ed25519: the vectors of RFC 8032, laws, malformed keys and signatures."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.play.seal.ed25519 import KEY_SIZE, SIGNATURE_SIZE, SigningKey, is_signed
from tests.data.make_signed import ORDER, RFC_8032, SMALL, signatures

SECRETS = st.binary(min_size=KEY_SIZE, max_size=KEY_SIZE)


@pytest.mark.parametrize(("secret", "public", "message", "signature"), RFC_8032)
def test_keys_and_signatures_are_those_of_rfc_8032(secret: str, public: str, message: str, signature: str) -> None:
    key = SigningKey(bytes.fromhex(secret))
    assert key.public.hex() == public
    assert key.sign(bytes.fromhex(message)).hex() == signature


@pytest.mark.parametrize("case", list(signatures()), ids=lambda case: case["name"])
def test_only_sound_signatures_are_valid(case: dict[str, Any]) -> None:
    public, message, signature = (bytes.fromhex(case[part]) for part in ("public", "message", "signature"))
    assert is_signed(public, message, signature) is case["valid"]


@given(SECRETS, st.binary())
def test_what_a_key_signs_is_signed_by_it_alone(secret: bytes, message: bytes) -> None:
    key, other = SigningKey(secret), SigningKey(secret[::-1] + b"x")
    signature = key.sign(message)
    assert len(key.public) == KEY_SIZE
    assert len(signature) == SIGNATURE_SIZE
    assert signature == key.sign(message)
    assert is_signed(key.public, message, signature)
    assert not is_signed(other.public, message, signature)
    assert not is_signed(key.public, message + b"\0", signature)


@given(SECRETS, st.binary(max_size=40), st.integers(0, 8 * (KEY_SIZE + SIGNATURE_SIZE) - 1))
def test_no_bit_of_a_key_or_signature_can_be_changed(secret: bytes, message: bytes, place: int) -> None:
    key = SigningKey(secret)
    whole = bytearray(key.public + key.sign(message))
    whole[place // 8] ^= 1 << place % 8
    assert not is_signed(bytes(whole[:KEY_SIZE]), message, bytes(whole[KEY_SIZE:]))


def test_a_key_of_small_order_would_fit_what_nobody_has_signed() -> None:
    # The equation of a verification holds for the neutral point as the key, as R, and 0 as S, whatever the message is.
    assert not any(is_signed(bytes.fromhex(SMALL[0]), b"%d" % n, bytes.fromhex(SMALL[0]) + bytes(32)) for n in range(9))
    assert len(set(SMALL)) == 8


def test_a_signature_has_one_form() -> None:
    key = SigningKey(bytes(32))
    signature = key.sign(b"a")
    again = int.from_bytes(signature[32:], "little") + ORDER
    assert not is_signed(key.public, b"a", signature[:32] + again.to_bytes(32, "little"))


def test_a_key_does_not_show_its_secret() -> None:
    key = SigningKey(b"\xaa" * 32)
    assert repr(key) == f"SigningKey({key.public.hex()})"
    assert "aaaa" not in repr(key)
