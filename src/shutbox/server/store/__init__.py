"""What a server keeps, and what can be done with it: tables, devices, copies, audits, forgetting."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.store.addition import Addition as Addition
    from shutbox.server.store.addition import addition as addition
    from shutbox.server.store.addition import holders as holders
    from shutbox.server.store.admin import announce as announce
    from shutbox.server.store.admin import ask as ask
    from shutbox.server.store.admin import door as door
    from shutbox.server.store.admin import is_allowed as is_allowed
    from shutbox.server.store.admin import withdraw as withdraw
    from shutbox.server.store.archive import count as count
    from shutbox.server.store.archive import stored_tables as stored_tables
    from shutbox.server.store.audit import Audit as Audit
    from shutbox.server.store.audit import audit_database as audit_database
    from shutbox.server.store.audit import audit_store as audit_store
    from shutbox.server.store.backup import restore as restore
    from shutbox.server.store.backup import still_copy as still_copy
    from shutbox.server.store.folder import STORE as STORE
    from shutbox.server.store.folder import data_folder as data_folder
    from shutbox.server.store.folder import make_private as make_private
    from shutbox.server.store.folder import require_postgres as require_postgres
    from shutbox.server.store.folder import shown_database as shown_database
    from shutbox.server.store.forgetting import Forgotten as Forgotten
    from shutbox.server.store.forgetting import Target as Target
    from shutbox.server.store.loading import covers as covers
    from shutbox.server.store.loading import damage as damage
    from shutbox.server.store.loading import desk_of as desk_of
    from shutbox.server.store.loading import desk_since as desk_since
    from shutbox.server.store.loading import desk_snapshot as desk_snapshot
    from shutbox.server.store.loading import steps_since as steps_since
    from shutbox.server.store.seating import KEPT as KEPT
    from shutbox.server.store.seating import DeviceRow as DeviceRow
    from shutbox.server.store.server_key import server_key as server_key
    from shutbox.server.store.shelf import CLASSROOM as CLASSROOM
    from shutbox.server.store.shelf import CLASSROOM_STAGES as CLASSROOM_STAGES
    from shutbox.server.store.shelf import KEPT_CLASSROOM as KEPT_CLASSROOM
    from shutbox.server.store.shelf import Stored as Stored
    from shutbox.server.store.snapshot import serving_door as serving_door
    from shutbox.server.store.snapshot import still as still
    from shutbox.server.store.store import Store as Store
    from shutbox.server.store.store import open_store as open_store

open_front(
    __name__,
    addition="Addition addition holders",
    admin="announce ask door is_allowed withdraw",
    archive="count stored_tables",
    audit="Audit audit_database audit_store",
    backup="restore still_copy",
    folder="STORE data_folder make_private require_postgres shown_database",
    forgetting="Forgotten Target",
    loading="covers damage desk_of desk_since desk_snapshot steps_since",
    seating="DeviceRow KEPT",
    server_key="server_key",
    shelf="CLASSROOM CLASSROOM_STAGES KEPT_CLASSROOM Stored",
    snapshot="serving_door still",
    store="Store open_store",
)
