"""The pictures of the README show what the code draws."""

import pictures


def test_the_committed_pictures_are_what_the_code_draws():
    assert pictures.main(["--check"]) == 0, "run make pictures"


def test_the_readme_shows_one_of_them():
    readme = (pictures.FOLDER.parent.parent / "README.md").read_text(encoding="utf-8")
    assert any(f"docs/pictures/{path.name}" in readme for path in pictures.FOLDER.iterdir())
