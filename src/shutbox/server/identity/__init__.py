"""Identities: devices and their tokens, codes of tables."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.identity.device import Devices as Devices
    from shutbox.server.identity.spoken import SpokenCodes as SpokenCodes
    from shutbox.server.identity.token import CLASSROOM as CLASSROOM
    from shutbox.server.identity.token import TRANSFER as TRANSFER
    from shutbox.server.identity.token import bearer_of as bearer_of
    from shutbox.server.identity.token import classroom_hash as classroom_hash
    from shutbox.server.identity.token import code_hash as code_hash
    from shutbox.server.identity.token import code_text as code_text
    from shutbox.server.identity.token import holder_of as holder_of
    from shutbox.server.identity.token import new_classroom_code as new_classroom_code
    from shutbox.server.identity.token import new_code as new_code
    from shutbox.server.identity.token import new_public as new_public
    from shutbox.server.identity.token import new_scoped_token as new_scoped_token
    from shutbox.server.identity.token import new_token as new_token
    from shutbox.server.identity.token import new_transfer as new_transfer
    from shutbox.server.identity.token import read_code as read_code

open_front(
    __name__,
    device="Devices",
    spoken="SpokenCodes",
    token=(
        "CLASSROOM TRANSFER bearer_of classroom_hash code_hash code_text holder_of new_classroom_code new_code "
        "new_public new_scoped_token new_token new_transfer read_code"
    ),
)
