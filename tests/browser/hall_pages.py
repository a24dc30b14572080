#!/usr/bin/env python3
"""usage: hall_pages.py rummy-director-cli [--axe AXE_JS] [--pictures FOLDER]
       [--language de|en] [unittest options]

Opens the hall's pages of the running program in headless Chromium, at the sizes of phones and
televisions, light and dark. Where it may, it makes itself a network namespace with an address that
is not the loopback's, as browsers trust the loopback more than a hall. Exits with 77 where Chromium
or Selenium is missing."""

import argparse
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import unittest

SKIPPED = 77
HALL_ADDRESS = "10.77.0.1"
IN_NAMESPACE = "RUMMY_BROWSER_NAMESPACE"
SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
PHONE = (360, 740)
TELEVISION = (1920, 1080)
PATIENCE = 15  # seconds until something that is awaited counts as missing

try:
    from selenium import webdriver
    from selenium.common.exceptions import WebDriverException
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.support.ui import WebDriverWait
except ImportError:
    print("python3-selenium is not installed", file=sys.stderr)
    sys.exit(SKIPPED)


def enter_namespace():
    """Starts again in a network of its own; returns where that is not allowed."""
    if os.environ.get(IN_NAMESPACE):
        return
    setup = f"ip link set lo up && ip addr add {HALL_ADDRESS}/24 dev lo"
    command = ["unshare", "--net"] + ([] if os.geteuid() == 0 else ["--map-root-user"])
    if shutil.which("ip") and subprocess.run(command + ["sh", "-c", setup],
                                             capture_output=True, check=False).returncode == 0:
        os.environ[IN_NAMESPACE] = HALL_ADDRESS
        again = setup + ' && exec "$@"'
        os.execvp("unshare", command + ["sh", "-c", again, "sh", sys.executable] + sys.argv)
    print("no network namespace of its own: the loopback is used, which browsers trust more")


def free_port(address):
    with socket.socket() as probe:
        probe.bind((address, 0))
        return probe.getsockname()[1]


def sample():
    with open(os.path.join(SOURCE, "tests", "data", "club-evening.json"), encoding="utf-8") as file:
        return json.load(file)


def last_round_to_be_played(phone_slips):
    """The sample before the first result of its last round, with slips by phone."""
    evening = sample()
    evening["version"] = 3
    evening["tournament"]["phoneSlips"] = phone_slips
    last = evening["rounds"][-1]
    last["state"] = "published"
    for table in last["tables"]:
        table["games"] = []
        table.pop("mark", None)
    return evening


class Evening:
    """A tournament in a database of its own, served to the hall."""

    def __init__(self, program, address, contents):
        self.program = program
        self.folder = tempfile.mkdtemp(prefix="rummy-browser-")
        self.database = os.path.join(self.folder, "hall.rummydb")
        file = os.path.join(self.folder, "evening.json")
        with open(file, "w", encoding="utf-8") as out:
            json.dump(contents, out)
        self.tournament = self.run("import", file).splitlines()[-1].strip()
        self.port = free_port(address)
        self.address = f"http://{address}:{self.port}"
        self.serve()

    def serve(self, *options):
        settings = {**os.environ, "XDG_CONFIG_HOME": self.folder}
        self.server = subprocess.Popen(
            [self.program, "--database", self.database, "hall", "--tournament", self.tournament,
             "--port", str(self.port), *options],
            stdout=subprocess.PIPE, text=True, env=settings)
        self.server.stdout.readline()  # Printed once it listens.

    def stop_serving(self):
        self.server.terminate()
        self.server.wait()
        self.server.stdout.close()

    def run(self, *arguments):
        result = subprocess.run([self.program, "--database", self.database, *arguments],
                                capture_output=True, text=True, check=False)
        if result.returncode != 0:
            raise RuntimeError(result.stderr)
        return result.stdout

    def set(self, key, value):
        self.run("set", "--tournament", self.tournament, f"{key}={value}")

    def scanned_slips(self):
        """What phones read on the score slips of the round being played."""
        slips = os.path.join(self.folder, "slips")
        self.run("print", "score-slips", "--tournament", self.tournament, "--hall-address",
                 self.address, "-o", slips + ".pdf")
        subprocess.run(["pdftoppm", "-r", "300", "-png", slips + ".pdf", slips], check=True)
        pages = sorted(name for name in os.listdir(self.folder) if name.endswith(".png"))
        codes = []
        for page in pages:
            read = subprocess.run(["zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable",
                                   os.path.join(self.folder, page)],
                                  capture_output=True, text=True, check=False)
            codes += read.stdout.split()
        return codes

    def code_of(self, number):
        """The code on somebody's player card."""
        card = os.path.join(self.folder, "card.pdf")
        self.run("print", "player-cards", "--tournament", self.tournament, "--participant",
                 str(number), "--hall-address", self.address, "-o", card)
        text = subprocess.run(["pdftotext", card, "-"], capture_output=True, text=True,
                              check=True).stdout
        return re.search(r"\b[0-9A-Z]{5}-[0-9A-Z]{5}\b", text).group()

    def end(self):
        self.stop_serving()
        shutil.rmtree(self.folder)


def evening_with_guests():
    """The sample, with three guests expected who owe a start fee."""
    evening = last_round_to_be_played("off")
    evening["version"] = 8
    evening["tournament"]["startFeeCents"] = 1000
    evening["participants"] += [{"number": 90 + index, "name": name, "status": "expected"}
                                for index, name in enumerate(["Gast, Ilse", "Gastmann, Rolf"])]
    return evening


SURNAMES = ["Adler", "Böttcher", "Conradi", "Dörfler", "Engelhardt", "Färber", "Grünwald", "Hofmann",
            "Iburg", "Jäger", "Köhler", "Lang", "Müller-Lüdenscheidt", "Neumann", "Öztürk", "Pawlak",
            "Quandt", "Richter", "Schönfelder", "Tannhäuser", "Ulrich", "Vogel", "Weiß", "Zander"]


def crowd(people, minutes=35):
    """That many people at tables of four, one round begun, with a clock."""
    number = range(1, people + 1)
    return {
        "format": "rummy-director-tournament", "version": 3,
        "tournament": {"name": "Open", "ruleset": "rummy-pure", "roundMinutes": minutes,
                       "plannedRounds": 4},
        "participants": [{"number": one, "name": f"{SURNAMES[one % len(SURNAMES)]}, "
                                                 f"{'Anna Bernd Clara Dieter Eva'.split()[one % 5]}"
                                                 f"{one}"}
                         for one in number],
        "rounds": [{"number": 1, "state": "published",
                    "tables": [{"number": first // 4 + 1, "seats": list(range(first, first + 4)),
                                "games": []} for first in number if first % 4 == 1]}]}


def browser(size, dark=False, script=True, language="en", options=()):
    chrome = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     f"--window-size={size[0]},{size[1]}", f"--lang={language}", *options):
        chrome.add_argument(argument)
    if dark:
        chrome.add_argument("--force-dark-mode")
        chrome.add_argument("--blink-settings=preferredColorScheme=0")
    preferences = {"intl.accept_languages": language}
    if not script:
        preferences["profile.managed_default_content_settings.javascript"] = 2
    chrome.add_experimental_option("prefs", preferences)
    chrome.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    service = Service(shutil.which("chromedriver"))
    driver = webdriver.Chrome(service=service, options=chrome)
    # Headless windows have a least width; what pages see is set here.
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                           {"width": size[0], "height": size[1], "deviceScaleFactor": 1,
                            "mobile": size == PHONE})
    if dark:
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark"}]})
    return driver


def patient(driver):
    """Pages replace their contents meanwhile, of which the driver tells in more than one way."""
    return WebDriverWait(driver, PATIENCE, ignored_exceptions=[WebDriverException])


def press(place, *wanted):
    """Clicks what is there once, also while the page is replacing its contents."""
    def clicked(_):
        place.find_element(*wanted).click()
        return True
    patient(place).until(clicked, f"no {wanted}")


def await_texts(driver, *texts):
    patient(driver).until(
        lambda it: all(text in it.find_element(By.TAG_NAME, "body").text for text in texts),
        f"no {texts}")


class HallPages(unittest.TestCase):
    program = ""
    axe = None
    pictures = None
    language = "en"

    @classmethod
    def setUpClass(cls):
        cls.evening = Evening(cls.program, os.environ.get(IN_NAMESPACE, "127.0.0.1"),
                              sample())
        cls.addClassCleanup(cls.evening.end)
        cls.evening.set("releasedRounds", "4")

    def open(self, path, *arguments, **options):
        driver = browser(*arguments, **options)
        self.addCleanup(driver.quit)
        driver.get(self.evening.address + path)
        return driver

    def await_text(self, driver, text):
        await_texts(driver, text)

    def keep_picture(self, driver, name):
        if self.pictures:
            driver.save_screenshot(os.path.join(self.pictures, name + ".png"))

    def complaints(self, driver):
        """What the browser itself found: blocked scripts, failing requests."""
        return [entry["message"] for entry in driver.get_log("browser")
                if entry["level"] == "SEVERE"]

    def test_pages_fit_and_are_accessible(self):
        for dark in (False, True):
            for size in (PHONE, TELEVISION):
                driver = browser(size, dark=dark, language=self.language)
                self.addCleanup(driver.quit)
                for path in ("/", "/tables", "/standings", "/hall"):
                    with self.subTest(path=path, size=size, dark=dark):
                        driver.get(self.evening.address + path)
                        self.keep_picture(driver, "{}-{}-{}".format(
                            path.strip("/") or "start", size[0], "dark" if dark else "light"))
                        wider = driver.execute_script(
                            "const it = document.scrollingElement;"
                            "return it.scrollWidth - it.clientWidth")
                        self.assertLessEqual(wider, 0)
                        self.assertEqual(self.complaints(driver), [])
                        self.assertEqual(self.accessibility_faults(driver), [])

    def accessibility_faults(self, driver):
        if self.axe is None:
            return []
        # The page's own policy forbids inserted scripts; the browser's tools may.
        driver.execute_cdp_cmd("Runtime.evaluate", {"expression": self.axe})
        found = driver.execute_cdp_cmd("Runtime.evaluate", {
            "expression": "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', "
                          "'wcag21aa', 'wcag22aa']}).then(r => JSON.stringify(r.violations.map("
                          "v => v.id + ': ' + v.nodes.map(n => n.html).slice(0, 3).join(' | '))))",
            "awaitPromise": True, "returnByValue": True})
        return json.loads(found["result"]["value"])

    def test_display_is_read_from_across_the_hall(self):
        """Capitals of Inter are 0.727 of its type size; 4 % of the picture's height."""
        driver = self.open("/hall", TELEVISION)
        names = [name for name in driver.find_elements(By.CSS_SELECTOR, ".name")
                 if name.is_displayed()]
        self.assertGreaterEqual(len(names), 8)
        for name in names:
            size = float(name.value_of_css_property("font-size").removesuffix("px"))
            self.assertGreaterEqual(0.727 * size, 0.04 * TELEVISION[1])
            self.assertLess(name.rect["y"] + name.rect["height"], TELEVISION[1])

    @staticmethod
    def only_row(driver):
        rows = [row for row in driver.find_elements(By.CSS_SELECTOR, "tbody tr")
                if row.is_displayed()]
        return rows if len(rows) == 1 else None

    def test_three_letters_find_the_table(self):
        for script in (True, False):
            with self.subTest(script=script):
                driver = self.open("/", PHONE, script=script)
                field = driver.find_element(By.ID, "q")
                field.send_keys("dör")
                if not script:
                    field.submit()
                rows = patient(driver).until(self.only_row)
                self.assertIn("Dörfler, Käthe", rows[0].text)

    def test_what_is_typed_finds_as_in_the_window(self):
        with open(os.path.join(SOURCE, "tests", "data", "search_pairs.tsv"),
                  encoding="utf-8", newline="\n") as file:
            pairs = [line.rstrip("\n").split("\t") for line in file][1:]
        names = list(dict.fromkeys(name for name, _, _ in pairs))
        seated = names[:len(names) // 3 * 3]
        contents = {
            "format": "rummy-director-tournament", "version": 1,
            "tournament": {"name": "Names", "ruleset": "rummy-pure"},
            "participants": [{"number": number, "name": name}
                             for number, name in enumerate(names, 1)],
            "rounds": [{"number": 1, "state": "published", "byes": list(range(len(seated) + 1,
                                                                             len(names) + 1)),
                        "tables": [{"number": index // 3 + 1,
                                    "seats": [index + 1, index + 2, index + 3], "games": []}
                                   for index in range(0, len(seated), 3)]}]}
        evening = Evening(self.program, os.environ.get(IN_NAMESPACE, "127.0.0.1"), contents)
        self.addCleanup(evening.end)
        driver = browser(PHONE)
        self.addCleanup(driver.quit)
        driver.get(evening.address + "/")
        for name, typed, found in pairs:
            with self.subTest(name=name, typed=typed):
                shown = driver.execute_script("""
                    const field = document.getElementById('q');
                    field.value = arguments[0];
                    field.dispatchEvent(new Event('input'));
                    return [...document.querySelectorAll('#live tbody tr')]
                        .filter((row) => !row.hidden)
                        .map((row) => row.querySelector('td').textContent);""", typed)
                self.assertEqual(str(names.index(name) + 1) in shown, found == "yes")

    def test_nothing_needs_a_secure_context(self):
        driver = self.open("/", PHONE)
        if os.environ.get(IN_NAMESPACE):
            self.assertFalse(driver.execute_script("return window.isSecureContext"))
        self.assertEqual(self.complaints(driver), [])

    def test_languages(self):
        for language, words in (("de", "Die Runde ist zu Ende"), ("en", "The round is over")):
            driver = self.open("/", PHONE, language=language)
            self.await_text(driver, words)
            named = driver.find_element(By.TAG_NAME, "html").get_attribute("lang")
            self.assertEqual(named.split("-")[0], language)

    def test_a_change_reaches_an_open_page(self):
        driver = self.open("/standings", PHONE)
        self.await_text(driver, "Standings after round 4")
        self.evening.set("releasedRounds", "2")
        self.await_text(driver, "Standings after round 2")
        self.evening.set("releasedRounds", "4")
        self.await_text(driver, "Standings after round 4")


class Televisions(unittest.TestCase):
    """`/hall` of a large evening, at the sizes of televisions."""

    sizes = ((1280, 720), (1920, 1080), (3840, 2160))

    def begin(self, people, minutes=35):
        self.evening = Evening(HallPages.program, os.environ.get(IN_NAMESPACE, "127.0.0.1"),
                               crowd(people, minutes))
        self.addCleanup(self.evening.end)

    def open(self, path, size, **options):
        driver = browser(size, language=HallPages.language, **options)
        self.addCleanup(driver.quit)
        driver.get(self.evening.address + path)
        return driver

    def keep_picture(self, driver, name):
        if HallPages.pictures:
            driver.save_screenshot(os.path.join(HallPages.pictures, name + ".png"))

    @staticmethod
    def turn(driver):
        """The pages of a whole turn, with the seconds that each stays: the clock is moved on."""
        return driver.execute_async_script("""
            const done = arguments[arguments.length - 1];
            const later = window.setTimeout;
            const pages = [];
            const look = (seconds) => pages.push({
                seconds,
                mark: [...document.querySelectorAll('.paged')].filter((it) => !it.hidden)[0].querySelector('.mark').textContent,
                names: [...document.querySelectorAll('.paged li')].filter((it) => !it.hidden && !it.parentNode.parentNode.hidden)
                    .map((it) => ({ text: it.textContent, bottom: it.getBoundingClientRect().bottom,
                                    right: it.getBoundingClientRect().right })),
            });
            window.setTimeout = (next, time) => {
                if (time < 1000) return later(next, time);
                look(time / 1000);
                return pages.length < 12 ? later(next, 0) : later(() => done(pages), 0);
            };
            dispatchEvent(new Event('resize'));""")

    def test_everybody_within_half_a_minute(self):
        self.begin(120)
        for size in self.sizes:
            with self.subTest(size=size):
                driver = self.open("/hall", size)
                driver.set_script_timeout(PATIENCE)
                pages = self.turn(driver)
                self.keep_picture(driver, f"hall-120-{size[1]}")
                count = int(re.search(r"(\d+)$", pages[0]["mark"]).group(1))
                turn = pages[:count]
                self.assertLessEqual(sum(page["seconds"] for page in turn), 30.5)
                self.assertEqual(sum(len(page["names"]) for page in turn), 120)
                for page in turn:
                    self.assertRegex(page["mark"], r"^\w(–\w)?, \d \w+ \d$")
                    for name in page["names"]:
                        self.assertLessEqual(name["bottom"], size[1])
                        self.assertLessEqual(name["right"], size[0])

    def test_two_share_the_hall(self):
        self.begin(240)
        found = []
        for part in ("?from=A&until=K", "?from=L", "?from=1&until=30", "?from=31&until=60"):
            with self.subTest(part=part):
                driver = self.open("/hall" + part, TELEVISION)
                driver.set_script_timeout(PATIENCE)
                pages = self.turn(driver)
                count = int(re.search(r"(\d+)$", pages[0]["mark"]).group(1))
                self.assertLessEqual(sum(page["seconds"] for page in pages[:count]), 30.5)
                found.append(sum(len(page["names"]) for page in pages[:count]))
                self.keep_picture(driver, "hall-part-" + re.sub(r"\W", "", part))
        self.assertEqual(found[0] + found[1], 240)
        self.assertEqual(found[2:], [30, 30])

    def test_all_winners_are_seen(self):
        """Of what the program makes of a prize-giving only the markup is written here."""
        self.begin(8)
        for winners in (8, 24):
            for size in self.sizes:
                for is_lost in (False, True):
                    with self.subTest(winners=winners, size=size, is_lost=is_lost):
                        driver = self.open("/hall", size)
                        driver.set_script_timeout(PATIENCE)
                        driver.execute_script("""
                            const [winners, isLost] = arguments;
                            const sum = '<span>40 € · 31½ TMP</span>';
                            const items = [...Array(winners - 1).keys()].map((it) => `<li data-mark="Place ${it + 2}">
                                <b>Place ${it + 2}</b><span class="name">Gürtler-Haselbach, Annegret</span>${sum}</li>`);
                            document.querySelector('#live').innerHTML = `<div class="prizes"><h1>Prize-giving</h1>
                                <p class="called">Place 1</p><p class="winner">Gürtler-Haselbach, Annegret</p><p>40 € · 31½ TMP</p>
                                <section class="paged" data-pages="1" data-mark="%1–%2, %3 of %4" data-mark-of-one="%1, %2 of %3"><p class="mark"></p>
                                <ol>${items.join('')}</ol></section></div>`;
                            if (isLost) document.body.insertAdjacentHTML('afterbegin',
                                '<p class="lost" role="status">No contact since 21:14. This page comes back by itself.</p>');
                            document.dispatchEvent(new Event('refreshed'));""", winners, is_lost)
                        pages = self.turn(driver)
                        self.keep_picture(driver, f"prizes-{winners}-{size[1]}{'-lost' if is_lost else ''}")
                        mark = re.search(r"(\d+)$", pages[0]["mark"])
                        count = int(mark.group(1)) if mark else 1
                        names = [name for page in pages[:count] for name in page["names"]]
                        self.assertEqual(len(names), winners - 1)
                        for name in names:
                            self.assertLessEqual(name["bottom"], size[1])
                            self.assertLessEqual(name["right"], size[0])

    def test_overtime_is_said_in_words(self):
        self.begin(8, 5)
        driver = self.open("/hall", TELEVISION)
        self.assertEqual(driver.find_elements(By.CSS_SELECTOR, ".over"), [])  # Not yet started.
        for command in (["start"], ["add", "-100"]):
            self.evening.run("clock", *command, "--tournament", self.evening.tournament)
        driver.get(self.evening.address + "/hall")
        patient(driver).until(
            lambda it: it.find_element(By.CSS_SELECTOR, ".over").is_displayed())
        self.keep_picture(driver, "hall-overtime")

    def test_the_clock_never_wraps(self):
        for minutes, commands in ((100, [["start"]]), (35, [["start"], ["pause"]]),
                                  (5, [["start"], ["add", "-100"]]),
                                  (5, [["start"], ["add", "-100"], ["pause"]])):
            self.begin(8, minutes)
            for command in commands:
                self.evening.run("clock", *command, "--tournament", self.evening.tournament)
            for size in self.sizes:
                for dark in (False, True):
                    with self.subTest(minutes=minutes, commands=commands, size=size, dark=dark):
                        driver = self.open("/hall", size, dark=dark)
                        clock = driver.find_element(By.CSS_SELECTOR, ".clock")
                        self.assertLessEqual(*driver.execute_script(
                            "const it = arguments[0]; return [it.scrollWidth, it.clientWidth]",
                            clock))
                        lines = clock.size["height"] / float(
                            clock.value_of_css_property("line-height").removesuffix("px"))
                        self.assertLess(lines, 1.5)
                        self.keep_picture(driver, "hall-clock-{}-{}-{}-{}".format(
                            minutes, len(commands), size[1], "dark" if dark else "light"))

    def test_a_page_without_contact_says_so(self):
        self.begin(8)
        driver = self.open("/", PHONE)
        self.assertEqual(driver.find_elements(By.CSS_SELECTOR, ".lost"), [])
        self.evening.stop_serving()
        WebDriverWait(driver, 3 * PATIENCE).until(
            lambda it: it.find_elements(By.CSS_SELECTOR, ".lost"))
        self.keep_picture(driver, "lost")
        self.evening.set("name", "Open again")
        self.evening.serve()
        await_texts(driver, "Open again")
        WebDriverWait(driver, 3 * PATIENCE).until(
            lambda it: not it.find_elements(By.CSS_SELECTOR, ".lost"))


class OwnTable(unittest.TestCase):
    """A phone that knows whose it is."""

    def setUp(self):
        self.evening = Evening(HallPages.program, os.environ.get(IN_NAMESPACE, "127.0.0.1"),
                               last_round_to_be_played("off"))
        self.addCleanup(self.evening.end)
        self.phone = browser(PHONE, language=HallPages.language)
        self.addCleanup(self.phone.quit)

    def go(self, path):
        self.phone.get(self.evening.address + path)

    def path(self):
        return self.phone.execute_script("return location.pathname")

    def await_path(self, path):
        patient(self.phone).until(lambda it: self.path() == path, path)

    def keep_picture(self, name):
        if HallPages.pictures:
            self.phone.save_screenshot(os.path.join(HallPages.pictures, name + ".png"))

    def test_begins_with_the_table_of_whose_it_is(self):
        self.go("/")
        press(self.phone, By.CSS_SELECTOR, "tbody a")
        patient(self.phone).until(lambda it: self.path().startswith("/seat/"))
        own = self.path()
        self.keep_picture("own-told")
        press(self.phone, By.CSS_SELECTOR, ".keep")
        self.go("/")
        self.await_path(own)
        self.go("/?q=")
        self.assertEqual(self.path(), "/")
        self.go(own)
        press(self.phone, By.CSS_SELECTOR, ".forget")
        self.await_path("/")
        self.go("/")
        self.assertEqual(self.path(), "/")

    def test_heading_links_and_tables_change_together(self):
        self.go("/standings")
        links = lambda: [it.get_attribute("href").rsplit("/", 1)[1]
                         for it in self.phone.find_elements(By.CSS_SELECTOR, "nav a")]
        self.assertNotIn("standings", links())
        self.evening.set("releasedRounds", "1")
        patient(self.phone).until(lambda it: "standings" in links())
        self.assertEqual(self.phone.title.split(" – ")[0],
                         self.phone.find_element(By.TAG_NAME, "h1").text)
        self.assertNotEqual(self.phone.find_elements(By.CSS_SELECTOR, ".sum"), [])

    def test_begins_with_the_table_of_its_card(self):
        code = self.evening.code_of(5)
        self.go("/me/" + code)
        self.keep_picture("own-card")
        self.go("/")
        self.await_path("/me/" + code)
        # Of an evening that is over.
        self.phone.execute_script(
            "localStorage.setItem('card', JSON.stringify({code: 'K7QF3-MTR2A', until: Date.now() + 1e6}))")
        self.go("/")
        self.await_path("/me/K7QF3-MTR2A")
        self.go("/")
        self.assertEqual(self.path(), "/")


class HelperPages(unittest.TestCase):
    """A helper signs in by the code, and checks people in."""

    def setUp(self):
        self.begin_with(evening_with_guests())

    def begin_with(self, contents):
        self.evening = Evening(HallPages.program, os.environ.get(IN_NAMESPACE, "127.0.0.1"), contents)
        self.addCleanup(self.evening.end)
        self.evening.run("helpers", "add", "Anna", "--may", "check-in,fees,slips,papers")
        made = self.evening.run("helpers", "codes", "--tournament", self.evening.tournament)
        self.code = made.split("\t")[0]

    def open(self, size=PHONE, **options):
        driver = browser(size, **options)
        self.addCleanup(driver.quit)
        driver.get(self.evening.address + "/helper")
        return driver

    def sign_in(self, driver):
        driver.find_element(By.ID, "code").send_keys(self.code)
        press(driver, By.CSS_SELECTOR, "button")
        await_texts(driver, "Anna")

    def assert_fits(self, driver, name):
        if HallPages.pictures:
            driver.save_screenshot(os.path.join(HallPages.pictures, name + ".png"))
        wider = driver.execute_script("const it = document.scrollingElement;"
                                      "return it.scrollWidth - it.clientWidth")
        self.assertLessEqual(wider, 0)
        self.assertEqual(HallPages.accessibility_faults(HallPages(), driver), [])

    def test_the_scanned_code_signs_in(self):
        driver = self.open()
        driver.get("about:blank")
        driver.get(f"{self.evening.address}/helper#{self.code}")
        await_texts(driver, "Anna")
        self.assertNotIn(self.code, driver.current_url)
        self.assertNotIn("helper", driver.execute_script("return document.cookie"))

    def test_pages_fit_and_are_accessible(self):
        for width in (PHONE, (768, 1024), (1280, 800)):
            with self.subTest(width=width):
                driver = self.open(width, language=HallPages.language)
                self.assert_fits(driver, f"helper-door-{width[0]}")
                self.sign_in(driver)
                self.assert_fits(driver, f"helper-{width[0]}")
                driver.get(self.evening.address + "/helper/check-in?q=gast")
                for part in driver.find_elements(By.CSS_SELECTOR, "summary"):
                    part.click()
                self.assert_fits(driver, f"helper-check-in-{width[0]}")
                self.press(driver, "more")
                self.assert_fits(driver, f"helper-together-{width[0]}")

    def test_whoever_comes_is_checked_in(self):
        for script in (True, False):
            with self.subTest(script=script):
                driver = self.open(script=script)
                self.sign_in(driver)
                driver.get(self.evening.address + "/helper/check-in")
                field = driver.find_element(By.ID, "q")
                self.assertEqual(driver.switch_to.active_element, field)
                field.send_keys("gastm" if script else "ilse")
                if not script:
                    field.submit()
                patient(driver).until(lambda it: it.find_elements(By.CSS_SELECTOR, ".large"))
                press(driver, By.CSS_SELECTOR, ".large")
                await_texts(driver, "Take back")
                self.assertEqual(driver.find_element(By.ID, "q").get_attribute("value"), "")
        stored = json.loads(self.evening.run("export", "--tournament", self.evening.tournament))
        paid = [person["name"] for person in stored["participants"]
                if person.get("paidCents") == 1000 and "status" not in person]
        self.assertEqual(paid[-2:], ["Gast, Ilse", "Gastmann, Rolf"])

    def games_of_table(self, number):
        """The stones stored in the last round, game by game."""
        stored = json.loads(self.evening.run("export", "--tournament", self.evening.tournament))
        table = next(one for one in stored["rounds"][-1]["tables"] if one["number"] == number)
        return [[hand and hand["stones"] for hand in game["hands"]] for game in table["games"]]

    def open_slip(self, driver):
        """By Enter in the field, which has the first open table."""
        driver.get(self.evening.address + "/helper/slips")
        driver.switch_to.active_element.send_keys(Keys.ENTER)
        patient(driver).until(lambda it: it.find_elements(By.CSS_SELECTOR, ".typing"))

    def await_game(self, driver, game):
        patient(driver).until(lambda it: it.find_element(
            By.CSS_SELECTOR, ".typing").get_attribute("id") == f"game{game}")

    def test_a_slip_is_typed_again_blind(self):
        self.evening.run("helpers", "set", "Anna", "--may", "slips,second-pass")
        for width in (PHONE, (768, 1024), (1280, 800)):
            with self.subTest(width=width):
                table = 1 + (PHONE, (768, 1024), (1280, 800)).index(width)
                self.evening.run("enter", "--tournament", self.evening.tournament, "--round", "4", "--table", str(table), "--game", "1",
                                 "--stones", "0,14,7,9")
                driver = self.open(width, language=HallPages.language)
                self.sign_in(driver)
                driver.get(self.evening.address + "/helper/slips")
                self.assert_fits(driver, f"helper-second-pass-list-{width[0]}")
                driver.get(driver.find_elements(By.CSS_SELECTOR, "a[href$='/again']")[-1]
                           .get_attribute("href"))
                patient(driver).until(lambda it: it.find_elements(By.CSS_SELECTOR, ".typing"))
                self.assertNotIn("14", driver.find_element(By.CSS_SELECTOR, ".grid").text)
                self.assert_fits(driver, f"helper-second-pass-{width[0]}")
                for key in ("0", Keys.ENTER, "14", Keys.ENTER, "7", Keys.ENTER, "8", Keys.ENTER):
                    driver.switch_to.active_element.send_keys(key)
                patient(driver).until(lambda it: it.find_elements(By.NAME, "right"))
                self.assert_fits(driver, f"helper-second-pass-differs-{width[0]}")
                driver.find_element(By.ID, "stones3").send_keys(Keys.ENTER)  # Answers nothing.
                self.assertEqual(len(driver.find_elements(By.NAME, "right")), 2)
                press(driver, By.CSS_SELECTOR, "[name=right][value=stored]")
                patient(driver).until(lambda it: it.current_url.endswith("/helper/slips"))
                self.assertEqual(self.games_of_table(table), [[0, 14, 7, 9]])

    def test_a_slip_is_typed_as_at_the_desk(self):
        """With nothing but digits, +, - and Enter."""
        driver = self.open((1280, 800))
        self.sign_in(driver)
        self.open_slip(driver)
        type_in = lambda *keys: driver.switch_to.active_element.send_keys(*keys)
        for key in ("0", Keys.ENTER, "1", "4", Keys.ENTER, "7", Keys.ENTER, "-", Keys.ENTER):
            type_in(key)
        self.await_game(driver, 2)
        self.assertEqual(self.games_of_table(1), [[0, 14, 7, None]])
        with self.subTest("a warning is not confirmed by Enter"):
            for key in ("0", Keys.ENTER, "5", Keys.ENTER, "6", Keys.ENTER, "60", Keys.ENTER):
                type_in(key)
            patient(driver).until(lambda it: it.find_elements(By.NAME, "confirmed"))
            self.assert_fits(driver, "helper-slip-warning-1280")
            last = driver.find_element(By.ID, "stones3")
            last.send_keys(Keys.ENTER)
            self.assertEqual(len(self.games_of_table(1)), 1)
            question = driver.find_element(By.NAME, "confirmed")
            self.assertLess(question.rect["y"] + question.rect["height"], 800)
            question.click()
            self.await_game(driver, 3)
            self.assertEqual(self.games_of_table(1)[1], [0, 5, 6, 60])
        with self.subTest("an own game is corrected"):
            press(driver, By.CSS_SELECTOR, "#game2 a")
            self.await_game(driver, 2)
            last = driver.find_element(By.ID, "stones3")
            last.clear()
            last.send_keys("6", Keys.ENTER)
            self.await_game(driver, 3)
            self.assertEqual(self.games_of_table(1)[1], [0, 5, 6, 6])
        with self.subTest("after the last game comes the next table"):
            for game, last in ((3, "7"), (4, "8")):
                self.await_game(driver, game)
                for key in ("0", Keys.ENTER, "5", Keys.ENTER, "9", Keys.ENTER, last, Keys.ENTER):
                    type_in(key)
            patient(driver).until(lambda it: it.current_url.endswith("/helper/slips"))
            self.assertEqual(driver.switch_to.active_element.get_attribute("value"), "2")

    def test_a_correction_of_the_desks_entry_waits(self):
        self.evening.run("enter", "--tournament", self.evening.tournament, "--round", "4",
                         "--table", "1", "--game", "1", "--stones", "0,5,6,7")
        for size in (PHONE, (768, 1024)):
            for dark in (False, True):
                driver = self.open(size, dark=dark, language=HallPages.language)
                self.sign_in(driver)
                self.open_slip(driver)
                press(driver, By.CSS_SELECTOR, "#game1 a")
                patient(driver).until(lambda it: it.find_elements(By.ID, "reason"))
                name = "{}-{}".format(size[0], "dark" if dark else "light")
                self.assert_fits(driver, "helper-correction-" + name)
        last = driver.find_element(By.ID, "stones3")
        last.clear()
        last.send_keys("8", Keys.ENTER)  # The reason is missing: nothing is sent.
        self.assertTrue(driver.find_elements(By.CSS_SELECTOR, "#reason:invalid"))
        driver.find_element(By.ID, "reason").send_keys("the slip says 8", Keys.ENTER)
        self.await_game(driver, 2)
        self.assertEqual(self.games_of_table(1), [[0, 5, 6, 7]])
        self.assert_fits(driver, "helper-corrected-768-dark")
        waiting = json.loads(self.evening.run("pending", "--format", "json"))["pending"]
        self.assertEqual([(one["judgement"], one["reason"], one["device"]) for one in waiting],
                         [("differs", "the slip says 8", "Helper: Anna")])
        self.assertIn("Helper: Anna: the slip says 8", self.evening.run("pending"))

    def test_a_tablet_has_a_pad(self):
        driver = self.open((768, 1024), language=HallPages.language)
        driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
        self.sign_in(driver)
        self.open_slip(driver)
        tap = lambda key: press(driver, By.CSS_SELECTOR, f"[data-key='{key}']")
        for key in ("0", "Enter", "1", "9", "Backspace", "4", "Enter", "7", "Enter"):
            tap(key)
        self.assert_fits(driver, "helper-slip-768")
        tap("-")
        self.await_game(driver, 2)
        self.assertEqual(self.games_of_table(1), [[0, 14, 7, None]])

    def test_slips_fit_and_are_accessible(self):
        for size in (PHONE, (1280, 800)):
            for dark in (False, True):
                with self.subTest(size=size, dark=dark):
                    driver = self.open(size, dark=dark, language=HallPages.language)
                    self.sign_in(driver)
                    driver.get(self.evening.address + "/helper/slips")
                    name = "{}-{}".format(size[0], "dark" if dark else "light")
                    self.assert_fits(driver, "helper-slips-" + name)
                    press(driver, By.CSS_SELECTOR, ".open-tables a")
                    self.assert_fits(driver, "helper-slip-" + name)

    def test_a_slip_of_cards_is_typed_as_at_the_desk(self):
        """Seat by seat, with the sign between melded and in hand."""
        with open(os.path.join(SOURCE, "tests", "data", "cards-points.json"), encoding="utf-8") as file:
            cards = json.load(file)
        last = cards["rounds"][-1]
        last["state"] = "published"
        last["tables"] = last["tables"][:1]
        last["tables"][0]["games"] = []
        self.begin_with(cards)
        for size in (PHONE, (768, 1024)):
            for dark in (False, True):
                driver = self.open(size, dark=dark, language=HallPages.language)
                self.sign_in(driver)
                self.open_slip(driver)
                name = "helper-cards-{}-{}".format(size[0], "dark" if dark else "light")
                self.assert_fits(driver, name)
        seats = len(driver.find_elements(By.CSS_SELECTOR, "[id^=stones]"))
        type_in = lambda *keys: driver.switch_to.active_element.send_keys(*keys)
        for seat in range(seats):
            for key in ("8", "5", "-" if seat % 2 else Keys.ENTER, str(5 * seat), Keys.ENTER):
                type_in(key)
        self.await_game(driver, 2)
        stored = json.loads(self.evening.run("export", "--tournament", self.evening.tournament))
        self.assertEqual(stored["rounds"][-1]["tables"][0]["games"][0]["hands"],
                         [{"melded": 85, "hand": 5 * seat} for seat in range(seats)])

    def test_slips_without_script(self):
        driver = self.open(PHONE, script=False)
        self.sign_in(driver)
        driver.get(self.evening.address + "/helper/slips?q=1")
        for seat, stones in enumerate(("0", "5", "6", "7")):
            driver.find_element(By.ID, f"stones{seat}").send_keys(stones)
        press(driver, By.CSS_SELECTOR, "form.slip button[type=submit]")
        self.await_game(driver, 2)
        self.assertEqual(self.games_of_table(1), [[0, 5, 6, 7]])

    def test_a_slip_without_network_is_sent_once(self):
        driver = self.open((1280, 800))
        self.sign_in(driver)
        self.open_slip(driver)
        driver.set_network_conditions(offline=True, latency=0, throughput=0)
        for seat, stones in enumerate(("0", "5", "6", "7")):
            driver.find_element(By.ID, f"stones{seat}").send_keys(stones)
        driver.find_element(By.ID, "stones3").send_keys(Keys.ENTER)
        await_texts(driver, "No network")
        driver.delete_network_conditions()
        self.await_game(driver, 2)
        self.assertEqual(self.games_of_table(1), [[0, 5, 6, 7]])

    def test_a_sent_slip_outlives_the_page(self):
        driver = self.open((1280, 800))
        self.sign_in(driver)
        self.open_slip(driver)
        slip = driver.current_url
        self.evening.stop_serving()
        for seat, stones in enumerate(("0", "5", "6", "7")):
            driver.find_element(By.ID, f"stones{seat}").send_keys(stones)
        driver.find_element(By.ID, "stones3").send_keys(Keys.ENTER)
        await_texts(driver, "No network")
        with self.subTest("what is under way is not changed"):
            driver.find_element(By.ID, "stones3").send_keys("1")
            self.assertEqual(driver.find_element(By.ID, "stones3").get_attribute("value"), "7")
        driver.get("about:blank")
        self.evening.serve()
        driver.get(slip)
        self.await_game(driver, 2)
        self.assertEqual(self.games_of_table(1), [[0, 5, 6, 7]])
        self.assertEqual(driver.execute_script("return unsent.all()"), [])

    def test_encrypted_where_guests_are_in_the_wifi(self):
        self.evening.stop_serving()
        self.evening.serve("--helpers-port", str(free_port(os.environ.get(IN_NAMESPACE, "127.0.0.1"))))
        driver = browser(PHONE, language=HallPages.language,
                         options=["--ignore-certificate-errors"])
        self.addCleanup(driver.quit)
        driver.get(f"{self.evening.address}/helper#{self.code}")
        self.assert_fits(driver, "helper-way-in")
        press(driver, By.ID, "secure")
        await_texts(driver, "Anna")
        self.assertTrue(driver.current_url.startswith("https://"))
        self.assertNotIn(self.code, driver.current_url)
        driver.get(driver.current_url.rstrip("/") + "/check-in")
        self.find(driver, "gastm")
        self.press(driver, "here-paid")
        patient(driver).until(
            lambda it: it.find_elements(By.CSS_SELECTOR, ".own-entries li"))
        self.assertEqual(self.paid("Gastmann, Rolf"), [1000])

    def press(self, driver, what):
        patient(driver).until(
            lambda it: it.find_elements(By.CSS_SELECTOR, f"button[value={what}]"))
        press(driver, By.CSS_SELECTOR, f"button[value={what}]")

    def find(self, driver, typed):
        field = driver.find_element(By.ID, "q")
        field.clear()
        field.send_keys(typed)
        patient(driver).until(lambda it: it.find_elements(By.CSS_SELECTOR, ".found li"))

    def check_in(self, driver):
        self.sign_in(driver)
        driver.get(self.evening.address + "/helper/check-in")

    def stored(self):
        return json.loads(self.evening.run("export", "--tournament", self.evening.tournament))

    def paid(self, name):
        return [person.get("paidCents", 0) for person in self.stored()["participants"]
                if person["name"] == name]

    def test_several_pay_together(self):
        driver = self.open()
        self.check_in(driver)
        self.find(driver, "gastm")
        self.press(driver, "more")
        await_texts(driver, "Together")
        self.find(driver, "Neu, Anna; Hof")
        self.press(driver, "more")
        await_texts(driver, "2 people")
        driver.find_element(By.ID, "given").send_keys("5")
        await_texts(driver, "15.00 missing")
        driver.find_element(By.ID, "given").send_keys("0")
        await_texts(driver, "30.00 back")
        self.press(driver, "here-paid")
        await_texts(driver, "Gastmann, Rolf; Neu, Anna")
        self.assertNotIn("Together", driver.find_element(By.TAG_NAME, "body").text)
        self.assertEqual(self.paid("Gastmann, Rolf") + self.paid("Neu, Anna"), [1000, 1000])
        press(driver, By.CSS_SELECTOR, ".own-entries button")
        patient(driver).until(lambda it: "Take back" not in it.page_source)
        self.assertEqual(self.paid("Gastmann, Rolf"), [0])

    def test_another_class_has_another_amount(self):
        driver = self.open()
        self.evening.set("feeClasses", '[{"id":"guest","name":"Guest","cents":1200}]')
        self.evening.stop_serving()
        self.evening.serve()
        self.check_in(driver)
        self.find(driver, "gastm")
        press(driver, By.CSS_SELECTOR, "summary")
        press(driver, By.CSS_SELECTOR, "input[value=guest]")
        await_texts(driver, "12")
        self.press(driver, "here-paid")
        await_texts(driver, "Take back")
        self.assertEqual(self.paid("Gastmann, Rolf"), [1200])

    def test_what_was_not_sent_arrives_once(self):
        driver = self.open()
        self.check_in(driver)
        self.find(driver, "gastm")
        self.evening.stop_serving()
        self.press(driver, "here-paid")
        await_texts(driver, "Not sent yet: 1", "Gastmann, Rolf")
        driver.get("about:blank")
        self.evening.serve()
        driver.get(self.evening.address + "/helper/check-in")
        await_texts(driver, "Take back")
        patient(driver).until(
            lambda it: "Not sent" not in it.find_element(By.TAG_NAME, "body").text)
        driver.refresh()
        await_texts(driver, "Take back")
        self.assertEqual(self.paid("Gastmann, Rolf"), [1000])

    def test_two_tabs_keep_what_both_pressed(self):
        driver = self.open()
        self.check_in(driver)
        driver.execute_script("window.open(location.href)")
        for tab, name in zip(driver.window_handles, ("gastm", "ilse")):
            driver.switch_to.window(tab)
            self.find(driver, name)
        self.evening.stop_serving()
        for tab in driver.window_handles:
            driver.switch_to.window(tab)
            self.press(driver, "here-paid")
            await_texts(driver, "Not sent yet")
        driver.close()
        driver.switch_to.window(driver.window_handles[0])
        driver.get("about:blank")
        self.evening.serve()
        driver.get(self.evening.address + "/helper/check-in")
        patient(driver).until(
            lambda it: len(it.find_elements(By.CSS_SELECTOR, ".own-entries li")) == 2)
        self.assertEqual(self.paid("Gastmann, Rolf") + self.paid("Gast, Ilse"), [1000, 1000])

    def test_a_new_code_sends_what_waits(self):
        driver = self.open()
        self.check_in(driver)
        self.find(driver, "gastm")
        self.evening.stop_serving()
        driver.find_element(By.ID, "q").send_keys("a")
        patient(driver).until(lambda it: it.find_element(By.ID, "offline").is_displayed())
        self.press(driver, "here-paid")
        await_texts(driver, "Not sent yet: 1")
        made = self.evening.run("helpers", "codes", "--tournament", self.evening.tournament)
        driver.get("about:blank")
        self.evening.serve()
        driver.get(self.evening.address + "/helper")
        await_texts(driver, "Entries waiting on this device: 1")
        driver.get(f"{self.evening.address}/helper#{made.split(chr(9))[0]}")
        await_texts(driver, "Anna")
        driver.get(self.evening.address + "/helper/check-in")
        await_texts(driver, "Take back")
        self.assertEqual(self.paid("Gastmann, Rolf"), [1000])

    def test_an_answer_stands_at_its_entry(self):
        driver = self.open()
        self.check_in(driver)
        self.find(driver, "gastm")
        number = next(person["number"] for person in self.stored()["participants"]
                      if person["name"] == "Gastmann, Rolf")
        self.evening.run("participant", "--tournament", self.evening.tournament, "--participant",
                         str(number), "--remove")
        self.press(driver, "here-paid")
        await_texts(driver, "Not entered: This person is not registered any more.")
        press(driver, By.CSS_SELECTOR, "#unsent button")
        self.assertFalse(driver.find_element(By.ID, "unsent").is_displayed())


@unittest.skipUnless(shutil.which("zbarimg") and shutil.which("pdftoppm"),
                     "zbar-tools or poppler-utils is missing")
class SlipsByPhone(unittest.TestCase):
    """A table reports its games from the code on its slip; the desk or the table enters them."""

    def begin(self, phone_slips):
        self.evening = Evening(HallPages.program, os.environ.get(IN_NAMESPACE, "127.0.0.1"),
                               last_round_to_be_played(phone_slips))
        self.addCleanup(self.evening.end)
        codes = self.evening.scanned_slips()
        self.assertEqual(len(codes), 6)
        self.code = next(code for code in codes if "#4-01-" in code)
        self.phone = self.scanned()

    def scanned(self, **options):
        """A phone that has the table's page open."""
        phone = browser(PHONE, **options)
        self.addCleanup(phone.quit)
        phone.get(self.code)
        return phone

    def open_again(self):
        self.phone.get("about:blank")
        self.phone.get(self.code)

    def await_text(self, *texts):
        await_texts(self.phone, *texts)

    def assert_accessible(self, phone):
        self.assertEqual(HallPages.accessibility_faults(HallPages(), phone), [])

    def keep_picture(self, phone, name):
        if HallPages.pictures:
            phone.save_screenshot(os.path.join(HallPages.pictures, name + ".png"))

    def report(self, *stones):
        for seat, number in enumerate(stones):
            field = self.phone.find_element(By.ID, f"stones{seat}")
            field.clear()
            field.send_keys(str(number))
        press(self.phone, By.CSS_SELECTOR, "form.slip button[type=submit]:not([name])")

    def enter_at_desk(self, game, stones):
        self.evening.run("enter", "--tournament", self.evening.tournament, "--round", "4",
                         "--table", "1", "--game", str(game), "--stones", stones)

    def await_game(self, game, *texts, phone=None):
        """Waits until the game's row says so."""
        patient(phone or self.phone).until(
            lambda it: all(text in it.find_element(By.ID, f"game{game}").text for text in texts),
            f"game {game} without {texts}")

    def points(self):
        return [cell.text for cell in self.phone.find_elements(By.CSS_SELECTOR, ".worth td")]

    def game_typed(self):
        return self.phone.find_element(By.CSS_SELECTOR, ".typing").get_attribute("id")

    def choose(self, game):
        press(self.phone, By.CSS_SELECTOR, f"#game{game} a")
        patient(self.phone).until(lambda it: self.game_typed() == f"game{game}")

    def test_from_the_slip_to_the_desk(self):
        self.begin("desk")
        self.assert_accessible(self.phone)
        self.report(0, 4, 7, 9)
        self.await_game(1, "reported, waiting for the desk")
        self.keep_picture(self.phone, "slip-360-light")
        with self.subTest("what is refused at the desk is refused here"):
            self.report(1, 4, 7, 9)
            patient(self.phone).until(
                lambda it: it.find_elements(By.CSS_SELECTOR, ".slip.refused"))
            self.assertTrue(self.phone.find_elements(By.CSS_SELECTOR, ".fault"))
        with self.subTest("a warning is confirmed by its button"):
            self.report(0, 4, 7, 60)
            patient(self.phone).until(lambda it: it.find_elements(By.NAME, "confirmed"))
            press(self.phone, By.CSS_SELECTOR, "button[type=submit]:not([name])")
            patient(self.phone).until(
                lambda it: it.find_element(By.CSS_SELECTOR, ".fault:not(:empty)").is_displayed())
            self.assertEqual(self.game_typed(), "game2")
            press(self.phone, By.NAME, "confirmed")
            self.await_game(2, "reported, waiting for the desk", "60")
            self.choose(2)
        with self.subTest("without network it waits and is sent once"):
            self.phone.set_network_conditions(offline=True, latency=0, throughput=0)
            self.report(5, 0, 3, 8)
            self.await_text("No network")
            press(self.phone, By.CSS_SELECTOR, "#game1 a")
            self.assertEqual(self.game_typed(), "game2")
            self.phone.delete_network_conditions()
            self.await_game(2, "reported, waiting for the desk")
        with self.subTest("the phone sees what the desk made of it"):
            self.enter_at_desk(1, "0,4,7,8")
            self.enter_at_desk(2, "5,0,3,8")
            self.await_game(1, "changed by the desk")
            self.await_game(2, "taken over")
        with self.subTest("not right waits for the desk"):
            press(self.phone, By.CSS_SELECTOR, "#objection button")
            self.await_text("The desk looks at this table.")
            waiting = json.loads(self.evening.run("pending", "--format", "json"))["pending"]
            self.assertEqual([(one["kind"], one["judgement"]) for one in waiting],
                             [("game", "differs"), ("mark", "applies")])

    def test_points_while_typing(self):
        self.begin("desk")
        field = lambda seat: self.phone.find_element(By.ID, f"stones{seat}")
        field(0).send_keys("0", Keys.ENTER, "4", Keys.ENTER, "7", Keys.ENTER)
        self.assertEqual(self.phone.switch_to.active_element, field(3))
        self.assertEqual(self.points(), [""] * 4)
        field(3).send_keys("9")
        patient(self.phone).until(lambda it: all(self.points()))
        self.assertEqual(self.points(), ["4", "3", "2", "1"])
        with self.subTest("nothing is sent"):
            self.assertEqual(
                json.loads(self.evening.run("pending", "--format", "json"))["pending"], [])
        with self.subTest("a fault instead of points"):
            field(0).send_keys(Keys.BACKSPACE, "1")
            self.await_text("Nobody has gone out")
            self.assertEqual(self.points(), [""] * 4)

    def test_keys_for_keyboards_without_signs(self):
        self.begin("desk")
        key = lambda sign: self.phone.find_element(By.CSS_SELECTOR, f"[data-key='{sign}']")
        field = lambda name: self.phone.find_element(By.ID, name)
        field("stones3").click()
        key("-").click()
        self.assertEqual(field("stones3").get_attribute("value"), "-")
        if self.phone.find_elements(By.ID, "claims0"):
            field("stones0").click()
            key("+").click()
            self.assertEqual(self.phone.switch_to.active_element, field("claims0"))

    def test_every_game_is_on_the_slip(self):
        """By the links, with and without script; another game's numbers stay where they belong."""
        for script in (True, False):
            with self.subTest(script=script):
                self.begin("desk")
                self.phone = self.scanned(script=script)
                self.phone.find_element(By.ID, "stones1").send_keys("4")
                self.choose(3)
                field = self.phone.find_element(By.ID, "stones1")
                self.assertEqual(field.get_attribute("value"), "")
                self.report(0, 5, 6, 7)
                self.await_game(3, "reported, waiting for the desk", "5")
                self.assertEqual(self.game_typed(), "game1")
                field = self.phone.find_element(By.ID, "stones1")
                self.assertEqual(field.get_attribute("value"), "4" if script else "")

    def test_the_slip_fits(self):
        self.begin("desk")
        for game, stones in ((1, "0,4,7,8"), (2, "5,0,13,22")):
            self.enter_at_desk(game, stones)
        for size in (PHONE, (768, 1024), (1280, 800)):
            for dark in (False, True):
                with self.subTest(size=size, dark=dark):
                    self.phone = browser(size, dark=dark, language=HallPages.language)
                    self.addCleanup(self.phone.quit)
                    self.phone.get(self.code)
                    for seat, stones in enumerate((0, 14, 7, 9)):
                        self.phone.find_element(By.ID, f"stones{seat}").send_keys(str(stones))
                    patient(self.phone).until(lambda it: all(self.points()))
                    self.keep_picture(self.phone, "slip-{}-{}".format(
                        size[0], "dark" if dark else "light"))
                    wider = self.phone.execute_script("const it = document.scrollingElement;"
                                                      "return it.scrollWidth - it.clientWidth")
                    self.assertLessEqual(wider, 0)
                    self.assert_accessible(self.phone)

    def test_the_card_is_typed_once(self):
        self.begin("second-seat")
        code = self.evening.code_of(5)
        field = lambda: self.phone.find_element(By.ID, "code")
        forget = lambda: self.phone.find_element(By.CSS_SELECTOR, ".forget")
        self.assertFalse(forget().is_displayed())
        field().send_keys(code)
        self.report(0, 4, 7, 9)
        self.await_game(1, "reported by")
        self.assertEqual(field().get_attribute("value"), code)
        with self.subTest("forgotten"):
            forget = lambda: self.phone.find_element(By.CSS_SELECTOR, ".slip .forget")
            forget().click()
            self.assertEqual(field().get_attribute("value"), "")
            self.open_again()
            self.assertEqual(field().get_attribute("value"), "")
        with self.subTest("a wrong one is not kept"):
            field().send_keys("GUESS")
            self.report(5, 0, 3, 8)
            patient(self.phone).until(
                lambda it: it.find_elements(By.CSS_SELECTOR, ".slip.refused"))
            self.assertFalse(forget().is_displayed())

    def test_an_id_belongs_to_its_content(self):
        """A page opened again after the network was gone sends each game once, under its own number."""
        self.begin("desk")
        request = lambda: self.phone.find_element(By.NAME, "request").get_attribute("value")
        first = request()
        self.phone.find_element(By.ID, "stones1").send_keys("4")
        self.assertNotEqual(request(), first)
        with self.subTest("what is half typed stays, with an id of its own"):
            half = request()
            self.open_again()
            self.assertEqual(self.phone.find_element(By.ID, "stones1").get_attribute("value"), "4")
            self.assertNotEqual(request(), half)
        self.report(0, 4, 7, 9)
        self.await_game(1, "reported, waiting for the desk")
        with self.subTest("the next game is kept, too"):
            self.open_again()
            self.report(5, 0, 3, 8)
            self.await_game(2, "reported, waiting for the desk")

    def test_a_refused_game_keeps_its_number(self):
        """The desk enters the game that the phone is sending."""
        self.begin("desk")
        self.phone.set_network_conditions(offline=True, latency=0, throughput=0)
        self.report(0, 4, 7, 9)
        self.await_text("No network")
        self.enter_at_desk(1, "0,4,7,8")
        self.phone.delete_network_conditions()
        patient(self.phone).until(
            lambda it: it.find_elements(By.CSS_SELECTOR, "form.slip .fault:not(:empty)"))
        self.assertEqual(self.game_typed(), "game1")

    def test_sends_without_storage(self):
        self.begin("desk")
        self.phone.execute_script("Object.defineProperty(window, 'localStorage', "
                                  "{ get() { throw new Error('switched off'); } })")
        self.report(0, 4, 7, 9)
        self.await_game(1, "reported, waiting for the desk")

    def test_second_person_confirms(self):
        """Seats A to D of table 1 are 8, 5, 10 and 11."""
        self.begin("second-seat")
        for script in (True, False):
            with self.subTest("both phones", script=script):
                game = 1 if script else 2
                other = self.scanned(script=script)
                self.phone.get(self.code)
                if script:  # Kept on the phone, which always has script.
                    self.phone.find_element(By.ID, "code").send_keys(self.evening.code_of(5))
                self.report(0, 4, 7, 9 - game)
                self.await_game(game, "reported by", "waits for one of A, C, D")
                if not script:
                    other.refresh()
                await_texts(other, "Is it right?", f"Game {game}, reported by")
                if script:
                    self.assert_accessible(other)
                    self.keep_picture(other, "confirm-360-light")
                code = self.evening.code_of(10)
                other.find_element(By.ID, "owncode").send_keys(code)
                press(other, By.NAME, "confirm")
                self.await_game(game, "taken over", phone=other)
                self.assertIn("confirmed by seat C, number 10", self.evening.run(
                    "journal", "--tournament", self.evening.tournament))
                if script:
                    self.await_game(game, "taken over")

    def test_two_people_share_a_phone(self):
        """Who reported is not offered as the one who confirms, and stays the phone's owner."""
        self.begin("second-seat")
        own, other = self.evening.code_of(5), self.evening.code_of(10)
        value = lambda name: self.phone.find_element(By.ID, name).get_attribute("value")
        self.phone.find_element(By.ID, "code").send_keys(own)
        self.report(0, 4, 7, 9)
        self.await_game(1, "reported by")
        self.assertEqual(value("owncode"), "")
        self.phone.find_element(By.ID, "owncode").send_keys(own)
        press(self.phone, By.NAME, "confirm")
        await_texts(self.phone, "You reported game 1 yourself")
        self.open_again()
        self.assertEqual(value("code"), own)
        self.assertEqual(value("owncode"), "")
        self.phone.find_element(By.ID, "owncode").send_keys(other)
        press(self.phone, By.NAME, "confirm")
        self.await_game(1, "taken over")
        self.assertEqual(value("code"), own)
        self.phone.get(self.evening.address + "/me/" + other)
        self.phone.get(self.code)
        self.assertEqual(value("code"), own)

    def test_somebody_else_played(self):
        for script in (True, False):
            with self.subTest(script=script):
                self.begin("desk")
                self.phone = self.scanned(script=script)
                part = self.phone.find_element(By.TAG_NAME, "details")
                press(part, By.TAG_NAME, "summary")
                press(part, By.CSS_SELECTOR, "option[value=for]")
                part.find_element(By.TAG_NAME, "input").send_keys("Hans")  # seat A
                if script:
                    self.assert_accessible(self.phone)
                    self.keep_picture(self.phone, "substitute-360-light")
                self.report(0, 4, 7, 9)
                self.await_game(1, "reported", "A: Hans played for them")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--axe")
    parser.add_argument("--pictures")
    parser.add_argument("--language", default="en")
    arguments, rest = parser.parse_known_args()
    if not shutil.which("chromedriver"):
        print("chromium-driver is not installed", file=sys.stderr)
        sys.exit(SKIPPED)
    enter_namespace()
    HallPages.program = os.path.abspath(arguments.program)
    if arguments.axe and os.path.exists(arguments.axe):
        with open(arguments.axe, encoding="utf-8") as file:
            HallPages.axe = file.read()
    else:
        print("axe-core is missing: accessibility is not checked")
    if arguments.pictures:
        os.makedirs(arguments.pictures, exist_ok=True)
        HallPages.pictures = os.path.abspath(arguments.pictures)
    HallPages.language = arguments.language
    unittest.main(argv=[sys.argv[0], *rest])


if __name__ == "__main__":
    main()
