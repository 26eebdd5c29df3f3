"""The browser's files. An address of a screen is no file: it gets the page, which knows all screens."""

import os
from pathlib import PurePosixPath

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

KEPT_FOR_EVER = "public, max-age=31536000, immutable"  # the name of such a file changes with what is in it
ASKED_AGAIN = "no-cache"
PACKED = ".gz"  # the build puts a packed file beside each one that shrinks
NO_SCREENS = ("api", "assets", "metrics", "socket")  # what is missing there is missing


class Pages(StaticFiles):
    """Files from a folder, and `index.html` for every address that names none."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            answer = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not is_screen(path):
                raise
            answer = await super().get_response("index.html", scope)
        kept = PurePosixPath(path).parts[:1] == ("assets",)
        answer.headers["cache-control"] = KEPT_FOR_EVER if kept else ASKED_AGAIN
        return answer

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, packed where there is such a one and the browser takes it."""
        packed = f"{os.fspath(full_path)}{PACKED}"
        if not os.path.isfile(packed):
            return super().file_response(full_path, stat_result, scope, status_code)
        if not takes_packed(Headers(scope=scope).get("accept-encoding", "")):
            answer = super().file_response(full_path, stat_result, scope, status_code)
        else:
            answer = super().file_response(packed, os.stat(packed), scope, status_code)
            if answer.status_code != 304:
                answer.headers["content-encoding"] = "gzip"
        answer.headers["vary"] = "accept-encoding"
        return answer


def takes_packed(accepted: str) -> bool:
    """Does the browser take gzip? `gzip;q=0` says no."""
    for one in accepted.lower().split(","):
        name, _, weight = one.replace(" ", "").partition(";q=")
        if name in ("gzip", "*"):
            return weight.strip("0.") != "" if weight else True
    return False


def is_screen(path: str) -> bool:
    """Can this be the address of a screen? Files have an ending."""
    parts = PurePosixPath(path).parts
    return not (parts and (parts[0] in NO_SCREENS or PurePosixPath(parts[-1]).suffix))
