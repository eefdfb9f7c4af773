"""A SQLite file that is deleted or replaced under a server is noticed."""

import logging
import shutil
from pathlib import Path

import pytest

from shima.store.errors import StoreError
from shima.store.file_watch import FileWatch


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "shima.sqlite3"
    path.write_text("rows")
    return path


def is_lost(watch: FileWatch) -> bool:
    try:
        watch.check()
    except StoreError:
        return True
    return False


def test_the_loss_is_told_with_the_name_of_the_file(file: Path) -> None:
    watch = FileWatch(file)
    file.unlink()
    with pytest.raises(StoreError) as error:
        watch.check()
    assert (error.value.text.key, error.value.text.args) == ("store-gone", {"file": str(file)})


def test_a_file_that_stays_is_fine_whatever_is_written(file: Path) -> None:
    watch = FileWatch(file)
    assert not is_lost(watch)
    file.write_text("more rows")
    Path(f"{file}-wal").write_text("writes")
    assert not is_lost(watch)


def test_a_deleted_file_is_noticed_until_it_is_back(file: Path) -> None:
    watch = FileWatch(file)
    elsewhere = file.rename(file.with_name("elsewhere"))
    assert is_lost(watch)
    elsewhere.rename(file)
    assert not is_lost(watch)


def test_a_replaced_file_is_noticed(file: Path) -> None:
    watch = FileWatch(file)
    copy = file.with_name("copy")
    shutil.copy2(file, copy)
    copy.replace(file)
    assert is_lost(watch)


def test_a_link_to_another_file_is_noticed(file: Path) -> None:
    link = file.with_name("link")
    link.symlink_to(file)
    watch = FileWatch(link)
    assert not is_lost(watch)
    other = file.with_name("other")
    other.write_text("rows")
    link.unlink()
    link.symlink_to(other)
    assert is_lost(watch)


def test_a_deleted_log_of_writes_is_noticed(file: Path) -> None:
    watch = FileWatch(file)
    wal = Path(f"{file}-wal")
    assert not is_lost(watch)
    wal.write_text("writes")
    assert not is_lost(watch)
    wal.unlink()
    assert is_lost(watch)


def test_a_file_that_never_was_there_is_noticed(tmp_path: Path) -> None:
    assert is_lost(FileWatch(tmp_path / "none"))


def test_the_loss_is_logged_once(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    watch = FileWatch(file)
    file.unlink()
    with caplog.at_level(logging.ERROR):
        for _ in range(10):
            assert is_lost(watch)
    assert [record.getMessage() for record in caplog.records] == ["the database file was deleted or replaced"]
