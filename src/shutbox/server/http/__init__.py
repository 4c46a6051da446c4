"""HTTP for this server: requests, pages, limits, allowed hosts and origins."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.http.access import ANYWHERE as ANYWHERE
    from shutbox.server.http.access import Policy as Policy
    from shutbox.server.http.access import home_policy as home_policy
    from shutbox.server.http.access import is_own as is_own
    from shutbox.server.http.access import reached_at as reached_at
    from shutbox.server.http.access import url_host as url_host
    from shutbox.server.http.delivery import delivery as delivery
    from shutbox.server.http.limit import OTHER_FILES as OTHER_FILES
    from shutbox.server.http.limit import UNLIMITED as UNLIMITED
    from shutbox.server.http.limit import Bucket as Bucket
    from shutbox.server.http.limit import Limits as Limits
    from shutbox.server.http.limit import Meter as Meter
    from shutbox.server.http.limit import affordable as affordable
    from shutbox.server.http.limit import behind_proxy as behind_proxy
    from shutbox.server.http.log import Log as Log
    from shutbox.server.http.metric import Metrics as Metrics
    from shutbox.server.http.page import entry_script as entry_script
    from shutbox.server.http.page import is_file as is_file
    from shutbox.server.http.page import page as page
    from shutbox.server.http.page import preferred_language as preferred_language
    from shutbox.server.http.page import report_parts as report_parts
    from shutbox.server.http.preview import HEIGHT as HEIGHT
    from shutbox.server.http.preview import PICTURES as PICTURES
    from shutbox.server.http.preview import USUAL as USUAL
    from shutbox.server.http.preview import WIDTH as WIDTH
    from shutbox.server.http.preview import page_kind as page_kind
    from shutbox.server.http.preview import picture_of as picture_of
    from shutbox.server.http.preview import preview_head as preview_head
    from shutbox.server.http.protocol import BoundedProtocol as BoundedProtocol
    from shutbox.server.http.protocol import Doorkeeper as Doorkeeper
    from shutbox.server.http.refusal import refusal_answer as refusal_answer
    from shutbox.server.http.request import FIGURES as FIGURES
    from shutbox.server.http.request import HTML as HTML
    from shutbox.server.http.request import JSON as JSON
    from shutbox.server.http.request import KEPT as KEPT
    from shutbox.server.http.request import NDJSON as NDJSON
    from shutbox.server.http.request import TEXT as TEXT
    from shutbox.server.http.request import Answer as Answer
    from shutbox.server.http.request import HttpError as HttpError
    from shutbox.server.http.request import Receive as Receive
    from shutbox.server.http.request import Request as Request
    from shutbox.server.http.request import Scope as Scope
    from shutbox.server.http.request import Send as Send
    from shutbox.server.http.request import answer_headers as answer_headers
    from shutbox.server.http.request import body_of as body_of
    from shutbox.server.http.request import data_answer as data_answer
    from shutbox.server.http.request import head_bytes as head_bytes
    from shutbox.server.http.request import request_of as request_of
    from shutbox.server.http.request import respond as respond
    from shutbox.server.http.request_id import id_header as id_header
    from shutbox.server.http.request_id import request_id as request_id
    from shutbox.server.http.round_robin import RoundRobin as RoundRobin
    from shutbox.server.http.source import check_host as check_host
    from shutbox.server.http.source import check_source as check_source
    from shutbox.server.http.wire import decode as decode
    from shutbox.server.http.wire import encode as encode
    from shutbox.server.http.wire import error_message as error_message
    from shutbox.server.http.wire import written_parts as written_parts

open_front(
    __name__,
    access="ANYWHERE Policy home_policy is_own reached_at url_host",
    delivery="delivery",
    limit="Bucket Limits Meter OTHER_FILES UNLIMITED affordable behind_proxy",
    log="Log",
    metric="Metrics",
    page="entry_script is_file page preferred_language report_parts",
    preview="HEIGHT PICTURES USUAL WIDTH page_kind picture_of preview_head",
    protocol="BoundedProtocol Doorkeeper",
    refusal="refusal_answer",
    request=(
        "Answer FIGURES HTML HttpError JSON KEPT NDJSON Receive Request Scope Send TEXT answer_headers body_of "
        "data_answer head_bytes request_of respond"
    ),
    request_id="id_header request_id",
    round_robin="RoundRobin",
    source="check_host check_source",
    wire="decode encode error_message written_parts",
)
