#!/usr/bin/env python3
"""Writes open-tournament.json: 120 people enrolled, four of whom never come.

Everybody is invented. The same program writes the same file on every machine.
"""

import json
import random
from pathlib import Path

ENROLLED = 120
TABLES = 29  # Of four, for those who come.
ROUNDS = 6
GAMES = 3
SURNAMES = """Ahrens Althaus Bäumler Birnbaum Böhme Brückner Busch Çelik Dörfler Drexler Ebner
    Eichhorn Faßbender Fröhlich Gärtner Gößwein Großmann Haberl Hüttner Ivanović Jäger Kästner
    Köhler Kowalczyk Krüger Löwe Łukaszewicz März Möhring Nüßlein Öhler Özdemir Petrović Pöhlmann
    Quast Rößler Ružić Schäffler Schüßler Strauß Tröger Übelacker Voß Wächter Wójcik Zöllner""".split()
FORENAMES = """André Anneliese Bärbel Björn Chloé Dieter Edeltraud Fatma Friederike Gerd Günter
    Hannelore Horst İrem Ingeborg Jörg Käthe Lech Lütfiye Małgorzata Manfred Noémi Ömer Renée
    Rüdiger Sören Theresia Uwe Véronique Wolfgang Zoë""".split()
TOWNS = """Ahornberg Birkenfels Dornau Eichenried Föhrental Grünwies Hügelsbach Königsmoos
    Lindengrund Mühlenau Oberwasser Steinhöfen""".split()
CLUB_NAMES = ("Rommé-Club", "Steinfreunde", "Spielkreis")


class Dice:
    """Draws from the one generator of random numbers whose sequence Python promises to keep."""

    def __init__(self, seed):
        self._random = random.Random(seed).random

    def below(self, limit):
        return int(self._random() * limit)

    def pick(self, items):
        return items[self.below(len(items))]

    def one_in(self, count):
        return self.below(count) == 0

    def shuffled(self, items):
        rest = list(items)
        return [rest.pop(self.below(len(rest))) for _ in items]


def people(dice):
    """Sorted by name; among them two of one name, some with double names, one with one name."""
    names = set()
    while len(names) < ENROLLED - 2:
        surname = dice.pick(SURNAMES)
        if dice.one_in(12):
            surname += "-" + dice.pick(SURNAMES)
        names.add(f"{surname}, {dice.pick(FORENAMES)}")
    return sorted([*names, sorted(names)[40], "Lotte"])


def clubs():
    return [f"{CLUB_NAMES[index % len(CLUB_NAMES)]} {town}" for index, town in enumerate(TOWNS)]


def columns(dice):
    """The start numbers in four columns. Each table takes one person of each column, so people of
    one column never meet: a club stays within a column."""
    numbers = dice.shuffled(range(1, ENROLLED + 1))
    return [numbers[column::4] for column in range(4)]


def seatings(absent, column_of):
    """In round r table x takes place x + r·c of column c, so nobody meets twice. In round 1 those
    who never come were still drawn; the four they leave at a table of their own change places with
    four others who meet in no later round."""
    rounds = [[[column_of[c][(x + r * c) % TABLES] for c in range(4)] for x in range(TABLES)]
              for r in range(ROUNDS)]
    last = []
    for column, table in enumerate((0, 7, 3, 20)):
        last.append(rounds[0][table][column])
        rounds[0][table][column] = absent[column]
    rounds[0].append(last)
    return rounds


def claims(dice):
    return dice.pick((0, 0, 0, 0, 1, 1, 2))


def game(dice, number, came):
    """A game that nobody would doubt; `came` says which seats are taken."""
    ending = dice.pick(["romme"] * 14 + ["first-round-romme", "early"])
    winner = dice.pick([seat for seat in range(4) if came[seat]])
    hands = []
    for seat in range(4):
        if not came[seat]:
            hands.append(None)
        elif seat == winner and ending != "early":
            hands.append({"stones": 0, "claims": 1 + claims(dice)})
        elif ending == "first-round-romme":
            hands.append({"stones": 12 + dice.below(5), "claims": 0})
        else:
            hands.append({"stones": 1 + dice.below(9) + dice.below(9), "claims": claims(dice)})
    return {"number": number, "ending": ending, "hands": hands}


def table(dice, number, seats, absent):
    came = [seat not in absent for seat in seats]
    games = [game(dice, index + 1, came) for index in range(GAMES)]
    return {"number": number, "seats": seats, "games": games}


def tournament(dice):
    column_of = columns(dice)
    absent = [column.pop() for column in column_of]
    club_of = {}
    for index, club in enumerate(clubs()):
        for number in column_of[index % 4][index // 4 * 10:index // 4 * 10 + 10]:
            club_of[number] = club
    participants = []
    for index, name in enumerate(people(dice)):
        number = index + 1
        participant = {"number": number, "name": name}
        if number in club_of:
            participant["club"] = club_of[number]
        if number in absent:
            participant["present"] = [{"from": 1, "until": 1}]
        else:
            participant["paidCents"] = 1200
        participants.append(participant)
    rounds = []
    for index, seating in enumerate(seatings(absent, column_of)):
        tables = [table(dice, number + 1, dice.shuffled(seats), absent)
                  for number, seats in enumerate(dice.shuffled(seating))]
        rounds.append({"number": index + 1, "state": "closed", "games": GAMES, "tables": tables})
    return {
        "format": "rummy-director-tournament",
        "version": 1,
        "tournament": {
            "name": "Offener Herbstpokal", "date": "2026-09-26", "venue": "Stadthalle Eichenried",
            "organiser": "Rommé-Club Eichenried e. V.", "ruleset": "rummy-pure-plus", "open": True,
            "gamesPerRound": GAMES, "plannedRounds": ROUNDS,
            "options": {"tieBreaks": ["wins", "stones"]},
            "licence": {"rightsHolder": "Beispiel, Berta", "address": "Musterweg 1\n12345 Musterstadt",
                        "iban": "DE97999999990000012345", "bic": "MUSTDE00XXX",
                        "text": "Lizenz Offener Herbstpokal 26.09.2026"},
            "clubsApart": True},
        "participants": participants,
        "rounds": rounds,
    }


def text(value, depth=0):
    """JSON with a line for each participant, game and other thing that fits on one."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) <= 200 or not isinstance(value, (dict, list)):
        return line
    inner, outer = "  " * (depth + 1), "  " * depth
    if isinstance(value, list):
        items = [inner + text(item, depth + 1) for item in value]
        return "[\n" + ",\n".join(items) + "\n" + outer + "]"
    items = [f"{inner}{json.dumps(key)}: {text(item, depth + 1)}" for key, item in value.items()]
    return "{\n" + ",\n".join(items) + "\n" + outer + "}"


if __name__ == "__main__":
    file = Path(__file__).with_name("open-tournament.json")
    file.write_text(text(tournament(Dice(20260926))) + "\n", encoding="utf-8")
