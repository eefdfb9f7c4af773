"""One server for each SQLite file, by whatever name it is reached."""

from pathlib import Path

import pytest

from shima.store.database import file_url
from shima.store.errors import StoreError
from shima.web.lockfile import Served, exclusive_lock


def refused(path: Path) -> StoreError:
    with pytest.raises(StoreError) as error, exclusive_lock(file_url(path), "http://second"):
        pass
    return error.value


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "home" / "shima.sqlite3"
    path.parent.mkdir()
    path.touch()
    return path


def test_a_second_server_is_told_where_the_first_is(file: Path) -> None:
    with exclusive_lock(file_url(file), "http://first"):
        error = refused(file)
    assert isinstance(error, Served)
    assert error.address == "http://first"
    with exclusive_lock(file_url(file), "http://second"):
        pass


def test_links_and_detours_lead_to_the_same_lock(file: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(file)
    chain = tmp_path / "chain.sqlite3"
    chain.symlink_to(link)
    folder = tmp_path / "folder"
    folder.symlink_to(file.parent)
    ways = (link, chain, folder / file.name, file.parent / ".." / file.parent.name / file.name)
    with exclusive_lock(file_url(file), "http://first"):
        for way in ways:
            assert isinstance(refused(way), Served), way
    with exclusive_lock(file_url(chain), "http://first"):
        assert isinstance(refused(file), Served)


def test_a_link_to_a_file_that_is_still_to_be_made_is_the_same_lock(tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(tmp_path / "shima.sqlite3")
    with exclusive_lock(file_url(link), "http://first"):
        assert isinstance(refused(tmp_path / "shima.sqlite3"), Served)


def test_a_file_with_two_names_is_not_served_by_either(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite3"
    with exclusive_lock(file_url(file), "http://first"):
        other.hardlink_to(file)
        assert refused(other).text.key == "store-linked"
    assert refused(file).text.key == "store-linked"
    other.unlink()
    with exclusive_lock(file_url(file), "http://first"):
        pass


def test_other_files_and_databases_are_not_locked(file: Path, tmp_path: Path) -> None:
    with (
        exclusive_lock(file_url(file), "a"),
        exclusive_lock(file_url(tmp_path / "b.sqlite3"), "b"),
        exclusive_lock("postgresql://x/y", "c"),
    ):
        assert isinstance(refused(file), Served)
