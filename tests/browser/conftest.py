"""A real Chromium: the system's, because a downloaded one is large and often not allowed."""

import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.launching import ROOT, built_client, running_table

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")

CHROMIUM_FLAGS = (
    # Containers and root users have no usable sandbox, and only our own pages are loaded.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    # A test talks to its own server and to no other.
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

FAILED = pytest.StashKey[bool]()

# A page opens in less than a second; on a machine that does other things too it may take many.
expect.set_options(timeout=30_000)


def chromium_path() -> str:
    """`$GROGNARD_CHROMIUM`, or the first Chromium on PATH; the same search as scripts/chromium.sh."""
    for name in (os.environ.get("GROGNARD_CHROMIUM", ""), *CHROMIUM_NAMES):
        if name and (found := shutil.which(name)):
            return found
    pytest.fail("no Chromium found; on Debian: apt-get install chromium fonts-dejavu-core", pytrace=False)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


# A running Playwright occupies the thread's event loop, and `asyncio.run` in any later test would fail. So it ends
# with the module that used it instead of living for the whole session.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=list(CHROMIUM_FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """One player's browser. A test with several players opens the others with `browser.new_context()`. Playwright's
    `wait_for_function` runs text as code, which the server's content policy forbids: `bypass_csp` lets it."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", bypass_csp=True)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page, watched: an exception in the client's code fails the test that caused it, and a failed test leaves
    its last picture in test-results/."""
    faults: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    if request.node.stash.get(FAILED, False) or faults:
        page.screenshot(path=ROOT / "test-results" / f"{request.node.name}.png")
    assert faults == [], "the client raised: " + "; ".join(faults)


@pytest.fixture(scope="session")
def table_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all the tests of this process: each makes tables of its own, and a browser knows only those."""
    built_client()
    with running_table(tmp_path_factory.mktemp("tables") / "data") as address:
        yield address
