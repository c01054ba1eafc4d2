"""The fuzzer runs: seconds every day, an hour under ``make deep``."""

import os
import time

from tests.core.fuzz import Fuzzer
from tests.sizes import deep


def test_whatever_is_fed_in_gets_an_answer_or_one_sentence():
    seconds = float(os.environ.get("ZOO_FUZZ_SECONDS") or deep(5, 3_600))
    seed = int(os.environ.get("ZOO_FUZZ_SEED") or (time.time_ns() if seconds > 5 else 1))
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            count = Fuzzer(seed).run(min(60, end - time.monotonic()))
        except BaseException as error:
            error.add_note(f"ZOO_FUZZ_SEED={seed} repeats this run")
            raise
        assert len(count) == 5, count
        seed += 1
