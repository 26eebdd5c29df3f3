"""A file system in memory that forgets, when the power fails, some of what was not synced.

It is a virtual file system for APSW. Each file has what a sync has made sure of and what was written since; after the
cut each of those writes is there, or not, or there in part (whole sectors), by lot.
"""

import random
from dataclasses import dataclass, field

import apsw

SECTOR = 512


class PowerLost(Exception):
    """Nothing can be written or read any more."""


@dataclass
class Image:
    """A file: the content as a program sees it, the content that is safe, and the writes since."""

    seen: bytearray = field(default_factory=bytearray)
    safe: bytearray = field(default_factory=bytearray)
    since: list[tuple[int, bytes | None]] = field(default_factory=list)  # offset and data, or a length to cut to

    def write(self, offset: int, data: bytes) -> None:
        _write(self.seen, offset, data)
        self.since.append((offset, data))

    def truncate(self, length: int) -> None:
        del self.seen[length:]
        self.since.append((length, None))

    def sync(self) -> None:
        self.safe[:] = self.seen
        self.since.clear()

    def after_the_cut(self, lot: random.Random) -> "Image":
        """What the disk has: any of the writes since the last sync may be missing or torn."""
        left = bytearray(self.safe)
        for offset, data in self.since:
            fate = lot.random()
            if data is None:
                if fate < 0.5:
                    del left[offset:]
            elif fate < 0.4:
                _write(left, offset, data)
            elif fate < 0.6:
                _write(left, offset, data[: SECTOR * lot.randrange(len(data) // SECTOR + 1)])
        return Image(bytearray(left), left)


class Disk(apsw.VFS):
    """All files of one machine; the power fails at a chosen operation."""

    def __init__(self, name: str, images: dict[str, Image], fails_at: int) -> None:
        self.images = images
        self.operations = 0
        self.fails_at = fails_at
        super().__init__(name, "", makedefault=False)

    def step(self) -> None:
        """Count something that changes the disk; the power may be gone."""
        self.operations += 1
        if self.operations >= self.fails_at:
            raise PowerLost

    @property
    def lost(self) -> bool:
        return self.operations >= self.fails_at

    def xOpen(self, name, flags):
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        flags[1] = flags[0]
        return OpenFile(self, self.images.setdefault(path, Image()))

    def xDelete(self, filename, syncdir):
        self.step()
        self.images.pop(filename, None)

    def xAccess(self, pathname, flags):
        return pathname in self.images and bool(self.images[pathname].seen)

    def xFullPathname(self, filename):
        return filename


class OpenFile:
    """One file that SQLite has open; there is one process, so locks are always had."""

    def __init__(self, disk: Disk, image: Image) -> None:
        self.disk = disk
        self.image = image

    def xRead(self, amount, offset):
        return bytes(self.image.seen[offset : offset + amount])

    def xWrite(self, data, offset):
        self.disk.step()
        self.image.write(offset, bytes(data))

    def xTruncate(self, size):
        self.disk.step()
        self.image.truncate(size)

    def xSync(self, flags):
        self.disk.step()
        self.image.sync()

    def xFileSize(self):
        return len(self.image.seen)

    def xClose(self):
        pass

    def xLock(self, level):
        pass

    def xUnlock(self, level):
        pass

    def xCheckReservedLock(self):
        return False

    def xFileControl(self, op, pointer):
        return False

    def xSectorSize(self):
        return SECTOR

    def xDeviceCharacteristics(self):
        return apsw.SQLITE_IOCAP_POWERSAFE_OVERWRITE


def _write(content: bytearray, offset: int, data: bytes) -> None:
    if len(content) < offset:
        content.extend(bytes(offset - len(content)))
    content[offset : offset + len(data)] = data
