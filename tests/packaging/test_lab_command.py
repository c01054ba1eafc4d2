"""The ``lab`` command starts a real JupyterLab on the first notebook, and nothing in it asks the network."""

import contextlib
import json
import os
import socket
import subprocess
import sys
import urllib.request
from html.parser import HTMLParser
from pathlib import Path

import pytest

from zoo_games.notebook import launch

TOKEN = "a-token-of-this-test"


class ConfigReader(HTMLParser):
    """Reads the settings that JupyterLab puts into its page."""

    def __init__(self, page):
        super().__init__()
        self.inside, self.config = False, {}
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.inside = dict(attrs).get("id") == "jupyter-config-data"

    def handle_data(self, data):
        if self.inside:
            self.config = json.loads(data)
            self.inside = False


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for_port(server, port):
    """Wait until the server listens, or has ended; it tells its address a moment before it listens."""
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        with contextlib.suppress(subprocess.TimeoutExpired):
            pytest.fail(f"JupyterLab has ended with {server.wait(0.1)}.")
    pytest.fail("JupyterLab does not listen.")


def get(url):
    request = urllib.request.Request(url, headers={"Authorization": f"token {TOKEN}"})
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=20) as answer:
        return answer.read().decode("utf-8")


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    """A running ``zoo-games lab``: its address and its working folder."""
    home = tmp_path_factory.mktemp("home")
    port = free_port()
    words = [
        "--folder",
        str(home / "work"),
        "--no-browser",
        "--port",
        str(port),
        "--ServerApp.port_retries=0",
    ]
    fresh = {"HOME": str(home), "USERPROFILE": str(home), "JUPYTER_PLATFORM_DIRS": "1"}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
    server = subprocess.Popen(
        [sys.executable, "-m", "zoo_games", "lab", *words, "--IdentityProvider.token", TOKEN],
        env=environment | fresh,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    lines = []
    for line in server.stdout:
        lines.append(line)
        if f"127.0.0.1:{port}/lab/tree/" in line:
            break
    else:
        pytest.fail("JupyterLab did not start:\n" + "".join(lines))
    wait_for_port(server, port)
    yield f"http://127.0.0.1:{port}", home / "work", "".join(lines)
    server.terminate()
    server.communicate(timeout=30)


def test_it_opens_on_the_first_notebook(lab):
    url, folder, told = lab
    assert f"/lab/tree/{launch.START}" in told
    assert f"Your notebooks are in {folder}" in told
    assert launch.START in [entry["name"] for entry in json.loads(get(url + "/api/contents"))["content"]]


def test_news_update_check_and_extension_catalogue_are_off(lab):
    url, _, _ = lab
    config = ConfigReader(get(url + "/lab")).config
    assert config["news"] == {"disabled": True}
    for name in ("apputils-extension:announcements", "extensionmanager-extension"):
        assert f"@jupyterlab/{name}" in config["disabledExtensions"]
    update = get(url + "/lab/api/update")
    assert json.loads(update)["notification"] is None


def test_the_kernel_is_the_one_of_this_installation(lab):
    url, _, _ = lab
    kernels = json.loads(get(url + "/api/kernelspecs"))
    words = kernels["kernelspecs"][kernels["default"]]["spec"]["argv"]
    assert Path(words[0]) == Path(sys.executable) or words[0] == "python"


def test_options_are_passed_on_and_root_is_allowed_only_for_root():
    options = launch.lab_options(Path("mine"), ["--no-browser", "--port", "8899"], root=True)
    assert options[-3:] == ["--no-browser", "--port", "8899"]
    assert options.count("--allow-root") == 1
    assert "--allow-root" not in launch.lab_options(Path("mine"), [], root=False)
    assert launch.lab_options(Path("mine"), ["--allow-root"], root=True).count("--allow-root") == 1


def test_a_config_path_of_the_person_is_kept_behind_ours():
    path = launch.lab_environment({"JUPYTER_CONFIG_PATH": "theirs"})["JUPYTER_CONFIG_PATH"]
    assert path.split(os.pathsep) == [str(launch.CONFIG), "theirs"]


def test_a_folder_that_cannot_be_used_is_one_sentence(tmp_path, capsys):
    (tmp_path / "taken").write_text("", encoding="utf-8")
    assert launch.main(["--folder", str(tmp_path / "taken")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_an_empty_folder_name_is_refused(capsys, monkeypatch):
    monkeypatch.setattr(launch, "run", lambda folder, extra: 0)
    with pytest.raises(SystemExit) as stopped:
        launch.main(["--folder", ""])
    assert stopped.value.code == 2
    assert 'must be a folder, not ""' in capsys.readouterr().err
