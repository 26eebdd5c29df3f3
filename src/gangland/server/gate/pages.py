"""The browser's files. An address of a screen is no file: it gets the page, which knows all screens."""

from pathlib import PurePosixPath

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

KEPT_FOR_EVER = "public, max-age=31536000, immutable"  # the name of such a file changes with what is in it
ASKED_AGAIN = "no-cache"
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


def is_screen(path: str) -> bool:
    """Can this be the address of a screen? Files have an ending."""
    parts = PurePosixPath(path).parts
    return not (parts and (parts[0] in NO_SCREENS or PurePosixPath(parts[-1]).suffix))
