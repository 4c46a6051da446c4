"""Sealed dice and the server's signature: what was fixed before a game, and whether a record shows it."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.play.seal.dice_audit import audited as audited
    from shutbox.play.seal.ed25519 import SigningKey as SigningKey
    from shutbox.play.seal.ed25519 import is_signed as is_signed
    from shutbox.play.seal.envelope import SIZE as SIZE
    from shutbox.play.seal.envelope import Envelope as Envelope
    from shutbox.play.seal.envelope import Opening as Opening
    from shutbox.play.seal.envelope import SeatSeal as SeatSeal
    from shutbox.play.seal.envelope import check_sealed as check_sealed
    from shutbox.play.seal.envelope import commitment as commitment
    from shutbox.play.seal.envelope import dice_key as dice_key
    from shutbox.play.seal.envelope import envelope_dice as envelope_dice
    from shutbox.play.seal.envelope import hkdf as hkdf
    from shutbox.play.seal.envelope import opening_data as opening_data
    from shutbox.play.seal.envelope import read_sealed as read_sealed
    from shutbox.play.seal.envelope import rules_hash as rules_hash
    from shutbox.play.seal.envelope import salt as salt
    from shutbox.play.seal.envelope import sealed_dice as sealed_dice
    from shutbox.play.seal.envelope import sealed_notes as sealed_notes
    from shutbox.play.seal.envelope import seat_seal as seat_seal
    from shutbox.play.seal.public_log import Listed as Listed
    from shutbox.play.seal.public_log import check_listed as check_listed
    from shutbox.play.seal.public_log import read_log as read_log
    from shutbox.play.seal.signed_record import Attestation as Attestation
    from shutbox.play.seal.signed_record import attestation_data as attestation_data
    from shutbox.play.seal.signed_record import check_signed as check_signed
    from shutbox.play.seal.signing import FORGOTTEN as FORGOTTEN
    from shutbox.play.seal.signing import SALT_SIZE as SALT_SIZE
    from shutbox.play.seal.signing import SIGNED as SIGNED
    from shutbox.play.seal.signing import End as End
    from shutbox.play.seal.signing import Laid as Laid
    from shutbox.play.seal.signing import SaltedName as SaltedName
    from shutbox.play.seal.signing import Signing as Signing
    from shutbox.play.seal.signing import Start as Start
    from shutbox.play.seal.signing import after_event as after_event
    from shutbox.play.seal.signing import name_hash as name_hash
    from shutbox.play.seal.signing import signature as signature
    from shutbox.play.seal.signing import signed_notes as signed_notes
    from shutbox.play.seal.signing import signing_in as signing_in

open_front(
    __name__,
    dice_audit="audited",
    ed25519="SigningKey is_signed",
    envelope=(
        "Envelope Opening SIZE SeatSeal check_sealed commitment dice_key envelope_dice hkdf opening_data read_sealed "
        "rules_hash salt sealed_dice sealed_notes seat_seal"
    ),
    public_log="Listed check_listed read_log",
    signed_record="Attestation attestation_data check_signed",
    signing=(
        "End FORGOTTEN Laid SALT_SIZE SIGNED SaltedName Signing Start after_event name_hash signature signed_notes "
        "signing_in"
    ),
)
