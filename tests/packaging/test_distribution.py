"""The sdist and the wheel: complete, accepted by the index, needing nothing."""

import subprocess
import sys
import zipfile
from email.parser import HeaderParser


def test_sdist_and_wheel_pass_twine_check(built):
    files = sorted(built.iterdir())
    assert ["".join(path.suffixes[-2:]) for path in files] == [".0-py3-none-any.whl", ".tar.gz"]
    command = [sys.executable, "-m", "twine", "check", "--strict", *files]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout
    assert told.stdout.count("PASSED") == 2


def test_wheel_holds_types_notebooks_scripts_and_licences(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    for ending in (
        "zoo_games/py.typed",
        "zoo_games/notebooks_data/00_start_here.ipynb",
        "zoo_games/notebook/lab_config/labconfig/page_config.json",
        "licenses/LICENSE",
        "licenses/NOTICE.md",
    ):
        assert any(name.endswith(ending) for name in names), ending
    assert any(name.startswith("zoo_games/notebook/static/") for name in names)
    assert not [name for name in names if "checkpoint" in name or "__pycache__" in name]


def test_wheel_needs_no_other_package_unless_an_extra_is_asked_for(wheel):
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        metadata = HeaderParser().parsestr(archive.read(name).decode("utf-8"))
    assert [need for need in metadata.get_all("Requires-Dist") if "extra ==" not in need] == []
    assert metadata["License-Expression"] == "BSD-3-Clause"
    assert metadata["Requires-Python"] == ">=3.11"
