#!/usr/bin/env python3
"""240 people come to eight helpers at once, then 10,000 requests try to get in without a right to.

    tests/benchmarks/helper_load.py build/release/bin/rummy-director-cli

Prints check-ins a second and the times of the slowest; ends with an error if anything was let in, or if an
arrival or a payment is missing or there twice.
"""

import csv
import http.client
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
from pathlib import Path

PEOPLE = 240
HELPERS = 8
HOSTILE = 10_000
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


class Club:
    """A club in a folder of its own, asked by the program."""

    def __init__(self, program, folder):
        self.program = program
        self.file = Path(folder) / "club.rummydb"
        self.options = ["--database", str(self.file)]

    def run(self, *arguments, text=None):
        done = subprocess.run([self.program, *self.options, *arguments], input=text, text=True,
                              capture_output=True, check=False)
        if done.returncode != 0:
            sys.exit(f"{' '.join(arguments)}: {done.stderr}")
        return done.stdout

    def begin(self):
        self.run("new", "--ruleset", "rummy-pure", "--name", "Full hall", "--option", "startFeeCents=1000")
        people = "name;status\n" + "".join(f"Gast {n:03};expected\n" for n in range(1, PEOPLE + 1))
        self.run("enrol", "--tournament", "1", "--status", "expected", "-", text=people)
        for helper in range(HELPERS):
            self.run("helpers", "add", f"Helper {helper}", "--may", "check-in,fees")
        return self.codes()

    def codes(self):
        lines = self.run("helpers", "codes", "--tournament", "1").splitlines()
        return [line.split("\t")[0].split()[0] for line in lines]

    def participants(self):
        return list(csv.DictReader(self.run("participants", "--tournament", "1").splitlines()))


class Browser:
    """One helper's, with a connection of its own."""

    def __init__(self, port, cookie="", host=None, name="helper"):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        self.host = host or f"127.0.0.1:{port}"
        self.cookie = cookie
        self.name = name

    def ask(self, method, path, body=None):
        headers = dict(FORM) if body is not None else {}
        headers["Host"] = self.host
        if self.cookie:
            headers["Cookie"] = f"{self.name}={self.cookie}"
        self.connection.request(method, path, body, headers)
        answer = self.connection.getresponse()
        return answer, answer.read().decode()

    def sign_in(self, code):
        answer, _ = self.ask("POST", "/helper", urllib.parse.urlencode({"code": code}))
        found = re.search(r"helper=([0-9a-f]+);", answer.headers.get("Set-Cookie", ""))
        self.cookie = found.group(1) if found else ""
        return bool(self.cookie)

    def token(self):
        return re.search(r'name="token" value="([0-9a-f]+)"', self.ask("GET", "/helper")[1]).group(1)


def check_in(browser, numbers, times):
    """Finds each by the number, as a page does while typing, and presses "here, paid"."""
    token = browser.token()
    for number in numbers:
        begin = time.perf_counter()
        _, page = browser.ask("GET", f"/helper/check-in?q={number}")
        fields = dict(re.findall(r'type="hidden" name="(person|request|cents)" value="([^"]*)"', page))
        answer, _ = browser.ask("POST", "/helper/check-in",
                                urllib.parse.urlencode({**fields, "token": token, "do": "here-paid"}))
        if answer.status != 303:
            sys.exit(f"{number}: {answer.status}")
        times.append(time.perf_counter() - begin)


def arrivals(port, codes):
    browsers = [Browser(port) for _ in codes]
    for browser, code in zip(browsers, codes):
        if not browser.sign_in(code):
            sys.exit("a valid code was refused")
    times = []
    begin = time.perf_counter()
    threads = [threading.Thread(target=check_in, args=(browser, range(1 + n, PEOPLE + 1, HELPERS), times))
               for n, browser in enumerate(browsers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    whole = time.perf_counter() - begin
    times.sort()
    print(f"{len(times)} check-ins in {whole:.1f} s: {len(times) / whole:.0f} a second, "
          f"median {times[len(times) // 2] * 1000:.0f} ms, p99 {times[int(len(times) * .99)] * 1000:.0f} ms")
    return browsers


def hostile(port, old, revoked):
    """Requests of every kind in turn; returns how many were let in."""
    let_in = 0
    addresses = ["/helper", "/helper/check-in", "/helper/slips", "/helper/papers/seating-by-name"]
    kinds = [lambda: Browser(port, secrets.token_hex(32)), lambda: Browser(port, old),
             lambda: Browser(port, revoked), lambda: Browser(port, old, "evil.example"),
             lambda: Browser(port, old, name="__Host-helper")]
    for count in range(HOSTILE):
        browser = kinds[count % len(kinds)]()
        is_post = count // len(kinds) % 2 == 1
        body = urllib.parse.urlencode({"token": secrets.token_hex(32), "do": "here-paid"}) if is_post else None
        answer, page = browser.ask("POST" if is_post else "GET",
                                   addresses[count % len(addresses)] if not is_post else "/helper/check-in", body)
        let_in += answer.status not in (403, 421) and 'name="code"' not in page
        browser.connection.close()
    return let_in


def free_port():
    with socket.socket() as probe:
        probe.bind(("", 0))
        return probe.getsockname()[1]


def main():
    program = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        club = Club(program, folder)
        codes = club.begin()
        hall = subprocess.Popen([program, *club.options, "hall", "--tournament", "1", "--port", str(free_port())],
                                stdout=subprocess.PIPE, text=True)
        try:
            port = int(re.search(r":(\d+)/", hall.stdout.readline()).group(1))
            browsers = arrivals(port, codes)
            people = club.participants()
            wrong = [one for one in people if one["status"] != "here" or one["paidCents"] != "1000"]
            print(f"{len(people)} people, {len(wrong)} of them not here or not paid once")
            revoked = browsers[1].cookie
            club.run("helpers", "revoke", "Helper 1")
            old = browsers[0].cookie
            club.codes()
            begin = time.perf_counter()
            let_in = hostile(port, old, revoked)
            print(f"{HOSTILE} hostile requests in {time.perf_counter() - begin:.0f} s: {let_in} let in")
            sys.exit(1 if wrong or let_in else 0)
        finally:
            hall.terminate()
            hall.wait()


if __name__ == "__main__":
    main()
