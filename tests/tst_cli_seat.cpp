#include "cli_seats.h"
#include "tests/suite.h"

namespace tst_cli_seat {

using namespace cli_seats_test;

namespace {

QJsonObject quality(const Outcome& outcome)
{
    return QJsonDocument::fromJson(outcome.output)["quality"_L1].toObject();
}

} // namespace

/// `seat` for plain numbers: its plans, sheet and refusals.
class TestCliSeat : public CliSeats
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }

    void seatsNumbers()
    {
        const auto outcome = seat(u"--players 24 --rounds 7"_s);
        QCOMPARE(outcome.code, ExitCode::Done);
        QVERIFY(outcome.errors.isEmpty());
        QVERIFY(outcome.output.startsWith(header() + "1,1,A,"));
        const auto seats = seatsIn(outcome.output);
        QCOMPARE(seats.size(), std::size_t{24} * 7);
        for (int round = 1; round <= 7; ++round) {
            QVERIFY(playersIn(seats, round) == numbersFrom1To(24));
        }
        QCOMPARE(seats.back().round, 7);
        QCOMPARE(seats.back().table, 6);
        QCOMPARE(seats.back().seat, QByteArray("D"));
        QCOMPARE(seat(u"--players 24 --rounds 7 --format csv"_s).output, outcome.output);
    }

    void jsonHasItsKeys()
    {
        const auto outcome = seat(u"--players 24 --rounds 7 --seed 9 --format json"_s);
        QCOMPARE(outcome.code, ExitCode::Done);
        const auto document = QJsonDocument::fromJson(outcome.output).object();
        QCOMPARE(document.keys(), (QStringList{u"quality"_s, u"seating"_s}));
        const auto seating = document["seating"_L1].toArray();
        QCOMPARE(seating.size(), 24 * 7);
        QCOMPARE(seating[0].toObject().keys(),
                 (QStringList{u"player"_s, u"round"_s, u"seat"_s, u"table"_s}));
        QCOMPARE(seating[0]["round"_L1].toInt(), 1);
        QCOMPARE(seating[0]["seat"_L1].toString(), u"A"_s);

        const QStringList keys = {
            u"repeats"_s,   u"c2"_s,        u"mostMeetings"_s,   u"bound"_s,      u"proven"_s,
            u"threesMin"_s, u"threesMax"_s, u"threesDistance"_s, u"seatSpread"_s, u"tableSpread"_s,
            u"sameClub"_s,  u"seed"_s,      u"method"_s};
        const auto sheet = document["quality"_L1].toObject();
        QCOMPARE(sheet.size(), keys.size());
        qsizetype last = -1;
        for (const auto& key : keys) {
            const auto place = outcome.output.indexOf('"' + key.toUtf8() + "\":");
            QVERIFY2(place > last, qPrintable(key));
            last = place;
        }
        QCOMPARE(sheet["repeats"_L1].toInt(-1), 0);
        QCOMPARE(sheet["c2"_L1].toInt(-1), 0);
        QCOMPARE(sheet["mostMeetings"_L1].toInt(-1), 1);
        QCOMPARE(sheet["bound"_L1].toInt(-1), 0);
        QCOMPARE(sheet["proven"_L1], QJsonValue(true));
        QCOMPARE(sheet["threesMin"_L1].toInt(-1), 0);
        QCOMPARE(sheet["threesMax"_L1].toInt(-1), 0);
        QVERIFY(sheet["seatSpread"_L1].toInt(-1) <= 1);
        QVERIFY(sheet["tableSpread"_L1].isDouble());
        QCOMPARE(sheet["sameClub"_L1].toInt(-1), 0);
        QCOMPARE(sheet["seed"_L1].toInt(-1), 9);
        QCOMPARE(sheet["method"_L1].toString(), u"cyclic development"_s);
    }

    void threesMayComeFirst()
    {
        const auto line = u"--players 10 --rounds 4 --steps 60000 --format json"_s;
        const auto last = quality(seat(line));
        QCOMPARE(quality(seat(line + u" --threes last"_s)), last);
        QVERIFY(last["threesMax"_L1].toInt() - last["threesMin"_L1].toInt() > 1);
        QVERIFY(!last.contains("priceOfEvenThrees"_L1));

        const auto first = quality(seat(line + u" --threes first"_s));
        QVERIFY(first["threesMax"_L1].toInt() - first["threesMin"_L1].toInt() <= 1);
        const auto price = first["priceOfEvenThrees"_L1].toObject();
        QVERIFY(price["repeats"_L1].toInt() > 0);
        QCOMPARE(first["threesDistance"_L1].toInt(-1), 0);
        const auto fair = quality(seat(line + u" --threes fair"_s));
        QCOMPARE(fair["threesDistance"_L1].toInt(-1), 1);
        QCOMPARE(fair["repeats"_L1].toInt() + price["repeats"_L1].toInt(),
                 first["repeats"_L1].toInt());
        QVERIFY(last["threesDistance"_L1].toInt() > 1);
        QCOMPARE(price["most"_L1]["threes"_L1], fair["threesMax"_L1]);
        QCOMPARE(price["fewest"_L1]["threes"_L1], fair["threesMin"_L1]);
        const auto named = QString::number(price["most"_L1]["player"_L1].toInt());
        QVERIFY(price["text"_L1].toString().contains(named + u" would sit"_s));
    }

    void threesGoWithNumbersAlone()
    {
        QCOMPARE(seat(u"--tournament 1 --threes first"_s).code, ExitCode::Usage);
        QCOMPARE(seat(u"--players 10 --rounds 4 --threes often"_s).code, ExitCode::Usage);
    }

    void whatCannotBeProvenIsNot()
    {
        const auto sheet = quality(seat(u"--players 20 --rounds 6 --steps 40000 --format json"_s));
        QCOMPARE(sheet["bound"_L1].toInt(-1), 0);
        QVERIFY(sheet["repeats"_L1].toInt(-1) > 0);
        QCOMPARE(sheet["proven"_L1], QJsonValue(false));
    }

    void threadsChangeNothing_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("more rounds than fit") << u"--players 20 --rounds 6 --steps 60000"_s;
        QTest::newRow("threes") << u"--players 14 --rounds 4 --steps 60000"_s;
    }
    void threadsChangeNothing()
    {
        QFETCH(const QString, line);
        const auto one = seat(line + u" --threads 1"_s).output;
        for (const auto& threads : {u" --threads 2"_s, u" --threads 4"_s, u""_s}) {
            QCOMPARE(seat(line + threads).output, one);
        }
        QCOMPARE(seat(line + u" --seed 1"_s).output, one);
        QVERIFY(seat(line + u" --seed 2"_s).output != one);
    }

    void timeIsALimit()
    {
        const auto sheet = quality(seat(u"--players 20 --rounds 6 --seconds 0.05 --format json"_s));
        QVERIFY(sheet["repeats"_L1].toInt(-1) > 0);
        QCOMPARE(seat(u"--players 12 --rounds 3 --steps 0"_s).code, ExitCode::Done);
    }

    void planGoesOnFromItsHistory()
    {
        const auto whole = seat(u"--players 24 --rounds 7"_s).output;
        QByteArray present = "player\n";
        for (const int player : numbersFrom1To(25)) {
            if (player != 5 && player != 11) {
                present += QByteArray::number(player) + '\n';
            }
        }
        const auto outcome = seat(
            u"--players 25 --rounds 4 --steps 1000000 --format json --history %1 --present %2"_s
                .arg(file(u"history.csv"_s, firstRounds(whole, 3)),
                     file(u"present.csv"_s, present)));
        QCOMPARE(outcome.code, ExitCode::Done);
        const auto sheet = quality(outcome);
        const int repeats = sheet["repeats"_L1].toInt(-1);
        const int bound = sheet["bound"_L1].toInt(-1);
        QVERIFY2(repeats >= bound && repeats <= bound + 2, qPrintable(QString::number(repeats)));
        std::vector<Seat> seats;
        const auto seating = QJsonDocument::fromJson(outcome.output)["seating"_L1].toArray();
        for (const auto& at : seating) {
            seats.push_back({at["round"_L1].toInt(), at["table"_L1].toInt(),
                             at["seat"_L1].toString().toUtf8(), at["player"_L1].toInt()});
        }
        auto expected = numbersFrom1To(25);
        expected.erase(5);
        expected.erase(11);
        QCOMPARE(seats.front().round, 4);
        QCOMPARE(seats.back().round, 7);
        for (int round = 4; round <= 7; ++round) {
            QVERIFY(playersIn(seats, round) == expected);
        }
    }

    void historyCounts()
    {
        const auto first = seat(u"--players 16 --rounds 4"_s).output;
        const auto history = file(u"history.csv"_s, first);
        const auto fifth = seat(u"--players 16 --rounds 1 --format json --history "_s + history);
        QCOMPARE(quality(fifth)["repeats"_L1].toInt(-1), 0);
        const auto sixth = seat(u"--players 16 --rounds 2 --format json --history "_s + history);
        QCOMPARE(quality(sixth)["repeats"_L1].toInt(-1), 24);
        QCOMPARE(quality(sixth)["proven"_L1], QJsonValue(true));
    }

    void wishesAreKept()
    {
        const QString apart = file(u"apart.csv"_s, "other;player\n2;1\n4;3\n6;5\n");
        const QString fixed = file(u"fixed.csv"_s, "player,table\n7,2\n8,2\n9,4\n");
        const auto outcome =
            seat(u"--players 16 --rounds 4 --steps 400000 --apart %1 --fixed-table %2"_s.arg(
                apart, fixed));
        QCOMPARE(outcome.code, ExitCode::Done);
        const auto seats = seatsIn(outcome.output);
        QCOMPARE(meetings(seats, 1, 2) + meetings(seats, 3, 4) + meetings(seats, 5, 6), 0);
        QCOMPARE(meetings(seats, 7, 8), 4);
        for (const auto& at : seats) {
            QVERIFY((at.player != 7 && at.player != 8) || at.table == 2);
            QVERIFY(at.player != 9 || at.table == 4);
        }
    }

    void tenThousandPlayers()
    {
        const auto outcome = seat(u"--players 10000 --rounds 12"_s);
        QCOMPARE(outcome.code, ExitCode::Done);
        QCOMPARE(outcome.output.count('\n'), 120'001);
    }

    void numbersAreRefusedByPlace_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* name, const QString& line, const QByteArray& contents,
                            const QByteArray& error) {
            QTest::newRow(name) << line << contents << error;
        };
        row("no rounds", u"--players 8 --rounds 0"_s, "", "--rounds: There is no round");
        row("rounds below zero", u"--players 8 --rounds -2"_s, "", "--rounds: There is no round");
        row("too many rounds", u"--players 8 --rounds 1001"_s, "", "--rounds: 1001 rounds");
        row("nobody", u"--players 0 --rounds 1"_s, "", "--players: Too few");
        row("fewer than nobody", u"--players -3 --rounds 1"_s, "", "--players: Too few");
        row("one", u"--players 1 --rounds 1"_s, "", "--players: Too few");
        row("two", u"--players 2 --rounds 1"_s, "", "--players: The people present in round 1");
        row("too many", u"--players 100001 --rounds 1"_s, "", "--players: 100001 people");
        row("beyond any number", u"--players 99999999999 --rounds 1"_s, "", "--players: ");
        row("threads", u"--players 8 --rounds 1 --threads -1"_s, "", "--threads: -1 threads");
        row("steps", u"--players 8 --rounds 1 --steps -1"_s, "", "--steps: -1 is out of range");
        row("seed", u"--players 8 --rounds 1 --seed -1"_s, "", "--seed: -1 is out of range");

        const QString history = u"--players 8 --rounds 2 --history FILE"_s;
        row("history: unknown", history, header() + "1,1,A,1\n1,1,B,2\n1,1,C,99\n",
            "FILE:4: Number 99 is not among the players.");
        row("history: twice in a round", history,
            header() + "1,1,A,1\n1,1,B,2\n1,1,C,3\n1,2,A,4\n1,2,B,1\n1,2,C,5\n",
            "FILE:6: Number 1 stands in round 1 twice.");
        row("history: alone", history, header() + "1,2,A,1\n", "FILE:2: Table 2 of round 1");
        row("history: seat E", history, header() + "1,1,E,1\n", "FILE:2: ");
        row("history: seat twice", history, header() + "1,1,A,1\n1,1,A,2\n", "FILE:3: ");
        row("history: no number", history, header() + "1,1,A,x\n", "FILE:2: ");
        row("history: column missing", history, "round,table,player\n1,1,1\n", "FILE:1: ");

        const QString present = u"--players 8 --rounds 2 --present FILE"_s;
        row("present: unknown", present, "player\n1\n9\n", "FILE:3: Number 9 is not among");
        row("present: twice", present, "player\n1\n2\n3\n3\n", "FILE:5: Number 3 is given twice.");
        row("present: nobody", present, "player\n", "--present: Too few");
        row("present: two", present, "player\n1\n2\n", "--present: The people present in round 1");
        row("present: no number", present, "player\nx\n", "FILE:2: ");

        const QString apart = u"--players 4 --rounds 2 --apart FILE"_s;
        row("apart: unknown", apart, "player,other\n1,5\n", "FILE:2: Number 5 is not among");
        row("apart: with oneself", apart, "player,other\n1,1\n", "FILE:2: 1: nobody");
        row("apart: too few tables", apart, "player,other\n1,2\n", "FILE:2: 1, 2 cannot be kept");
        row("apart: three at two tables", u"--players 8 --rounds 2 --apart FILE"_s,
            "player,other\n5,6\n1,2\n2,3\n1,3\n", "FILE:5: ");

        const QString fixed = u"--players 8 --rounds 2 --fixed-table FILE"_s;
        row("fixed: more tables than there are", fixed, "player,table\n1,1\n4,3\n",
            "FILE:3: The fixed table 3 of number 4 is not there in round 1.");
        row("fixed: table 0", fixed, "player,table\n1,0\n", "FILE:2: ");
        row("fixed: unknown", fixed, "player,table\n9,1\n", "FILE:2: Number 9 is not among");
        row("fixed: twice", fixed, "player,table\n1,1\n1,2\n", "FILE:3: Number 1 is given twice.");
        row("fixed: five at a table", fixed, "player,table\n1,1\n2,1\n3,1\n4,1\n5,1\n",
            "FILE:6: More people than there are seats");
    }
    void numbersAreRefusedByPlace()
    {
        QFETCH(QString, line);
        QFETCH(const QByteArray, contents);
        QFETCH(QByteArray, error);
        const QString name = file(u"given.csv"_s, contents);
        const auto outcome = seat(line.replace(u"FILE"_s, name));
        QCOMPARE(outcome.code, ExitCode::Refused);
        QVERIFY(outcome.output.isEmpty());
        QVERIFY2(outcome.errors.startsWith("error: " + error.replace("FILE", name.toUtf8())),
                 outcome.errors.constData());
        QCOMPARE(outcome.errors.count('\n'), 1);
    }

    void apartAtOneFixedTableIsRefused()
    {
        const QString apart = file(u"apart.csv"_s, "player,other\n3,4\n1,2\n");
        const QString fixed = file(u"fixed.csv"_s, "player,table\n1,2\n2,2\n");
        const auto outcome =
            seat(u"--players 8 --rounds 3 --apart %1 --fixed-table %2"_s.arg(apart, fixed));
        QCOMPARE(outcome.code, ExitCode::Refused);
        QVERIFY2(outcome.errors.startsWith("error: " + apart.toUtf8() + ":3: 1, 2 are never"),
                 outcome.errors.constData());
        QCOMPARE(outcome.errors.count('\n'), 1);
    }

    void missingFilesAreTold()
    {
        for (const auto& option :
             {u"--history"_s, u"--present"_s, u"--apart"_s, u"--fixed-table"_s}) {
            const auto outcome =
                seat(u"--players 8 --rounds 1 %1 /nowhere/at/all.csv"_s.arg(option));
            QCOMPARE(outcome.code, ExitCode::Environment);
            QVERIFY(outcome.errors.startsWith("error: /nowhere/at/all.csv: "));
        }
    }

    void usageErrors_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* name, const QString& line, const QByteArray& place) {
            QTest::newRow(name) << line << place;
        };
        row("neither form", u"--rounds 2"_s, "--tournament");
        row("both forms", u"--tournament 1 --players 8 --rounds 2"_s, "--tournament");
        row("numbers without rounds", u"--players 8"_s, "--rounds");
        row("rounds in words", u"--players 8 --rounds two"_s, "--rounds");
        for (const auto& stray :
             {u"--mode draw"_s, u"--top 1"_s, u"--tables t.csv"_s, u"--replace"_s}) {
            row(qPrintable(u"numbers with "_s + stray), u"--players 8 --rounds 2 "_s + stray,
                stray.section(u' ', 0, 0).toUtf8());
        }
        for (const auto& stray : {u"--history h.csv"_s, u"--present p.csv"_s, u"--apart a.csv"_s,
                                  u"--fixed-table f.csv"_s, u"--replace"_s}) {
            row(qPrintable(u"tournament with "_s + stray), u"--tournament 1 "_s + stray,
                stray.section(u' ', 0, 0).toUtf8());
        }
        for (const auto& stray :
             {u"--rounds 2"_s, u"--mode draw"_s, u"--top 1"_s, u"--seed 1"_s, u"--seconds 1"_s,
              u"--steps 1"_s, u"--threads 1"_s, u"--format json"_s}) {
            row(qPrintable(u"tables with "_s + stray), u"--tournament 1 --tables t.csv "_s + stray,
                stray.section(u' ', 0, 0).toUtf8());
        }
        for (const auto& seconds : {u"0"_s, u"-1"_s, u"x"_s, u"3601"_s, u"nan"_s}) {
            row(qPrintable(u"seconds "_s + seconds),
                u"--players 8 --rounds 2 --seconds "_s + seconds, "--seconds");
        }
        row("two limits", u"--players 8 --rounds 2 --seconds 1 --steps 5"_s, "--seconds");
        row("unknown mode", u"--tournament 1 --mode best"_s, "--mode");
        row("unknown format", u"--players 8 --rounds 2 --format xml"_s, "--format");
    }
    void usageErrors()
    {
        QFETCH(const QString, line);
        QFETCH(const QByteArray, place);
        const auto outcome = seat(line);
        QCOMPARE(outcome.code, ExitCode::Usage);
        QVERIFY(outcome.output.isEmpty());
        QVERIFY2(outcome.errors.startsWith("error: " + place + ": "), outcome.errors.constData());
    }

private:
    /// The header and the rows of the first rounds.
    static QByteArray firstRounds(const QByteArray& csv, int rounds)
    {
        QByteArray first = header();
        for (const auto& row : csv.split('\n').mid(1)) {
            if (!row.isEmpty() && row.split(',').constFirst().toInt() <= rounds) {
                first += row + '\n';
            }
        }
        return first;
    }
};

RUMMY_TEST(TestCliSeat)

} // namespace tst_cli_seat

#include "tst_cli_seat.moc"
