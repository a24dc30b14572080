#!/usr/bin/env python3
"""usage: two_tablets.py rummy-director-cli [unittest options]

An evening of 22 by two helpers' tablets in headless Chromium: check-in with payment, then all slips of a
round. The network is off at five places and the laptop is killed twice; each entry is there once, under
its person. Prints the taps of a check-in and the keys of 16 games. Takes a minute
and a half, so that it is run by hand. Exits with 77 where Chromium or
Selenium is missing."""

import json
import os
import shutil
import signal
import sys
import unittest

import hall_pages as hall
from hall_pages import By, Keys, patient

PEOPLE = 22
FEE = 1000
TABLET = (768, 1024)


def evening_of_22():
    evening = hall.sample()
    evening["version"] = 8
    evening["tournament"]["startFeeCents"] = FEE
    evening["participants"] = [
        {"number": index + 1, "name": f"{hall.SURNAMES[index]}, {'Anna' if index % 2 else 'Bernd'}",
         "status": "expected"} for index in range(PEOPLE)]
    evening["rounds"] = []
    evening.pop("penalties", None)
    return evening


class Tablet:
    """A helper's, with what is pressed there counted."""

    def __init__(self, evening, code):
        self.evening = evening
        self.driver = hall.browser(TABLET)
        self.taps = 0
        self.driver.get(f"{evening.address}/helper")
        self.driver.find_element(By.ID, "code").send_keys(code)
        self.driver.find_element(By.CSS_SELECTOR, "button").click()
        hall.await_texts(self.driver, "Sign out")

    def open(self, path):
        self.driver.get(f"{self.evening.address}/helper/{path}")

    def key(self, key):
        self.driver.switch_to.active_element.send_keys(key)
        self.taps += 1

    def find(self, name):
        """Letter by letter, until nobody else is listed."""
        for letter in name:
            self.key(letter)
            try:
                hall.WebDriverWait(self.driver, 1, ignored_exceptions=[hall.WebDriverException]).until(
                    lambda it: [one.text for one in it.find_elements(
                        By.CSS_SELECTOR, ".found .name")] and all(
                            name in one.text for one in it.find_elements(
                                By.CSS_SELECTOR, ".found .name")))
                return
            except hall.WebDriverException:
                pass

    def press_paid(self):
        patient(self.driver).until(
            lambda it: it.find_elements(By.CSS_SELECTOR, "button[value=here-paid]"))
        self.driver.find_element(By.CSS_SELECTOR, "button[value=here-paid]").click()
        self.taps += 1

    def check_in(self, name):
        before = self.taps
        self.find(name)
        self.press_paid()
        return self.taps - before

    def set_offline(self, is_off):
        if is_off:
            self.driver.set_network_conditions(offline=True, latency=0, throughput=0)
        else:
            self.driver.delete_network_conditions()

    def unsent(self):
        return self.driver.execute_script("return unsent.waiting('/helper').length")

    def await_sent(self):
        patient(self.driver).until(lambda it: self.unsent() == 0)

    def game(self):
        return self.driver.find_element(By.CSS_SELECTOR, ".typing").get_attribute("id")

    def open_table(self, number):
        """As at the desk: a number and Enter."""
        self.open("slips")
        patient(self.driver).until(lambda it: it.find_elements(By.ID, "q"))
        for key in (*str(number), Keys.ENTER):
            self.key(key)
        patient(self.driver).until(lambda it: it.find_elements(By.CSS_SELECTOR, ".typing"))

    def type_game(self, stones):
        for hand in stones:
            for key in (*str(hand), Keys.ENTER):
                self.key(key)

    def await_after(self, game):
        patient(self.driver).until(
            lambda it: it.current_url.endswith("/slips") or self.game() != f"game{game}")


class TwoTablets(unittest.TestCase):
    def setUp(self):
        self.evening = hall.Evening(hall.HallPages.program,
                                    os.environ.get(hall.IN_NAMESPACE, "127.0.0.1"), evening_of_22())
        self.addCleanup(self.evening.end)
        for name in ("Anna", "Uwe"):
            self.evening.run("helpers", "add", name, "--may", "check-in,fees,slips")
        made = self.evening.run("helpers", "codes", "--tournament", self.evening.tournament)
        self.tablets = [Tablet(self.evening, line.split("\t")[0])
                        for line in made.strip().splitlines()[:2]]
        for tablet in self.tablets:
            self.addCleanup(tablet.driver.quit)

    def kill_laptop(self):
        self.evening.server.send_signal(signal.SIGKILL)
        self.evening.stop_serving()

    def stored(self):
        return json.loads(self.evening.run("export", "--tournament", self.evening.tournament))

    def test_each_entry_is_there_once(self):
        taps = self.check_in()
        keys = self.type_slips()
        print(f"\ntaps for a check-in with payment: {min(taps)} to {max(taps)}; "
              f"keys for 16 games: {keys}")
        self.assertLessEqual(max(taps), 6)

    def check_in(self):
        taps = []
        for tablet in self.tablets:
            tablet.open("check-in")
        for index in range(PEOPLE):
            tablet = self.tablets[index % 2]
            name = hall.SURNAMES[index]
            if index in (4, 9, 15):  # The answer is lost on the way, or nothing gets through.
                before = tablet.taps
                tablet.find(name)
                patient(tablet.driver).until(
                    lambda it: it.find_elements(By.CSS_SELECTOR, "button[value=here-paid]"))
                tablet.set_offline(True)
                tablet.press_paid()
                self.assertEqual(tablet.unsent(), 1)
                if index == 9:  # The browser is ended as well.
                    tablet.driver.get("about:blank")
                tablet.set_offline(False)
                if index == 9:
                    tablet.open("check-in")
                taps.append(tablet.taps - before)
            elif index == 12:
                before = tablet.taps
                tablet.find(name)
                self.kill_laptop()
                tablet.press_paid()
                self.evening.serve()
                taps.append(tablet.taps - before)
            else:
                taps.append(tablet.check_in(name))
            tablet.await_sent()
        people = self.stored()["participants"]
        self.assertEqual([person.get("paidCents") for person in people], [FEE] * PEOPLE)
        self.assertEqual([person.get("status", "here") for person in people], ["here"] * PEOPLE)
        journal = self.evening.run("journal", "--tournament", self.evening.tournament)
        for number in range(1, PEOPLE + 1):
            self.assertEqual(journal.count(f"Participant {number}: checked in"), 1, journal)
        return taps

    def type_slips(self):
        self.evening.run("seat", "--tournament", self.evening.tournament)
        tables = self.stored()["rounds"][0]["tables"]
        games = self.stored()["rounds"][0]["games"]
        expected = {}
        keys = 0
        for index, table in enumerate(tables):
            tablet = self.tablets[index % 2]
            before = tablet.taps
            tablet.open_table(table["number"])
            for game in range(1, games + 1):
                stones = [0] + [3 + index + game + seat for seat in range(len(table["seats"]) - 1)]
                expected[table["number"], game] = stones
                if (index, game) in ((1, 2), (3, 1)):
                    tablet.set_offline(True)
                    tablet.type_game(stones)
                    hall.await_texts(tablet.driver, "No network")
                    tablet.set_offline(False)
                elif (index, game) == (2, 3):
                    self.kill_laptop()
                    tablet.type_game(stones)
                    self.evening.serve()
                else:
                    tablet.type_game(stones)
                tablet.await_after(game)
            tablet.await_sent()
            if index < 4:
                keys += tablet.taps - before
        stored = {(table["number"], game["number"]): [hand["stones"] for hand in game["hands"]]
                  for table in self.stored()["rounds"][0]["tables"] for game in table["games"]}
        self.assertEqual(stored, expected)
        journal = self.evening.run("journal", "--tournament", self.evening.tournament)
        entered = [line for line in journal.splitlines() if "Helper: " in line and ", game " in line]
        self.assertEqual(len(entered), len(expected), journal)
        return keys


if __name__ == "__main__":
    if not shutil.which("chromedriver"):
        print("chromium-driver is not installed", file=sys.stderr)
        sys.exit(hall.SKIPPED)
    hall.enter_namespace()
    hall.HallPages.program = os.path.abspath(sys.argv.pop(1))
    unittest.main()
