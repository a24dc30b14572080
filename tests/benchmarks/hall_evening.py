#!/usr/bin/env python3
"""usage: hall_evening.py rummy-director-cli

A round reported by forty phones at once while the program that serves them is killed and started
again twice. Prints how long reports took, and fails unless each is there once."""

import contextlib
import http.client
import os
import re
import sqlite3
import statistics
import sys
import threading
import time
import urllib.parse
import uuid

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "browser"))
import hall_pages  # noqa: E402

PHONES = 40
HIDDEN = re.compile(r'name="(game|request)" value="([^"]*)"')


class Phone(threading.Thread):
    """Sends its reports as the page does: again under the same id until they are answered."""

    def __init__(self, server, path, games):
        super().__init__()
        self.server, self.path, self.games = server, path, games
        self.device = uuid.uuid4().hex
        self.times, self.ids, self.refused, self.again = [], [], [], 0

    def ask(self, method, path, fields=None):
        """Until there is an answer."""
        while True:
            connection = http.client.HTTPConnection(self.server, timeout=5)
            try:
                body = urllib.parse.urlencode(fields) if fields else None
                connection.request(method, path, body,
                                   {"Content-Type": "application/x-www-form-urlencoded"})
                answer = connection.getresponse()
                text = answer.read().decode()
                if answer.status not in (429, 503):
                    return answer.status, text
            except (OSError, http.client.HTTPException):
                pass
            finally:
                connection.close()
            self.again += 1
            time.sleep(0.2)

    def run(self):
        for game in self.games:
            page = self.ask("GET", f"{self.path}?game={game}")[1]
            fields = {**dict(HIDDEN.findall(page)), "request": uuid.uuid4().hex, "device": self.device, "seat": "0"}
            for seat in range(len(re.findall(r'name="stones\d"', page))):
                fields[f"stones{seat}"] = str((seat + game) * 3 % 11 if seat else 0)
            began = time.monotonic()
            status, text = self.ask("POST", self.path, fields)
            if status == 303:
                self.times.append(time.monotonic() - began)
                self.ids.append(fields["request"])
            else:
                self.refused.append((status, text))
            time.sleep(0.3)


def main():
    program = os.path.abspath(sys.argv[1])
    contents = hall_pages.last_round_to_be_played("desk")
    games = range(1, contents["tournament"].get("gamesPerRound", 2) + 1)
    evening = hall_pages.Evening(program, "127.0.0.1", contents)
    codes = [urllib.parse.urlparse(code).path for code in evening.scanned_slips()]
    phones = []
    for number in range(PHONES):
        phones.append(Phone(f"127.0.0.1:{evening.port}", codes[number % len(codes)], games))
    for phone in phones:
        phone.start()
    wanted = PHONES * len(games)
    for share in (0.3, 0.6):
        while sum(len(phone.ids) + len(phone.refused) for phone in phones) < share * wanted:
            time.sleep(0.02)
        evening.server.kill()
        evening.server.wait()
        evening.server.stdout.close()
        evening.serve()
    for phone in phones:
        phone.join()
    sent = sorted(name for phone in phones for name in phone.ids)
    with contextlib.closing(sqlite3.connect(evening.database)) as database:
        kept = sorted(row[0] for row in database.execute("SELECT id FROM pending"))
    times = sorted(1000 * one for phone in phones for one in phone.times)
    refused = [one for phone in phones for one in phone.refused]
    evening.end()
    print(f"{len(sent)} of {wanted} reports by {PHONES} phones taken, {len(refused)} refused, "
          f"sent again {sum(phone.again for phone in phones)} times")
    print(f"answered after {statistics.median(times):.0f} ms (median), "
          f"{times[int(0.99 * (len(times) - 1))]:.0f} ms (99 %), two kills included")
    if refused:
        print(refused[0][0], re.findall(r'class="fault"[^>]*>([^<]+)', refused[0][1]))
    if kept != sent or len(sent) != wanted:
        sys.exit(f"kept {len(kept)}, of them {len(set(kept) & set(sent))} that were answered")


if __name__ == "__main__":
    main()
