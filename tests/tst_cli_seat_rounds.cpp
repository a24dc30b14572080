#include "cli_seats.h"
#include "tests/suite.h"

namespace tst_cli_seat_rounds {

using namespace cli_seats_test;

/// `seat` for a tournament: the next rounds, and tables from a file.
class TestCliSeatRounds : public CliSeats
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }

    void seatsTheNextRounds()
    {
        startTournament(14);
        const auto outcome = next(u"--rounds 2 --seed 3 --threads 2"_s);
        QCOMPARE(outcome.code, ExitCode::Done);
        const auto seats = seatsIn(outcome.output);
        QVERIFY(playersIn(seats, 1) == numbersFrom1To(14));
        QVERIFY(playersIn(seats, 2) == numbersFrom1To(14));
        QCOMPARE(seats.size(), std::size_t{28});
        const auto rounds = tournament()["rounds"_L1].toArray();
        QCOMPARE(rounds.size(), 2);
        QCOMPARE(rounds[1]["state"_L1].toString(), u"published"_s);
        QCOMPARE(rounds[0]["tables"_L1][0]["seats"_L1][0].toInt(), seats[0].player);

        // Other rounds follow; published ones stay, one at a time unless more are requested.
        commands_->run(u"presence --tournament 1 --participant 3 --until 2"_s);
        commands_->run(u"presence --tournament 1 --participant 4 --absent 3"_s);
        const auto third = seatsIn(next(QString()).output);
        auto expected = numbersFrom1To(14);
        expected.erase(3);
        expected.erase(4);
        QVERIFY(playersIn(third, 3) == expected);
        QCOMPARE(third.size(), std::size_t{12});
        const auto later = tournament()["rounds"_L1].toArray();
        QCOMPARE(later.size(), 3);
        QCOMPARE(later[0], rounds[0]);
        QCOMPARE(later[1], rounds[1]);
        const auto fourth = seatsIn(next(u"--rounds 1"_s).output);
        expected.insert(4);
        QVERIFY(playersIn(fourth, 4) == expected);
    }

    void fiveAreATableAndABye()
    {
        startTournament(5);
        std::multiset<int> onBye;
        for (int round = 1; round <= 5; ++round) {
            const auto seated = playersIn(seatsIn(next(QString()).output), round);
            QCOMPARE(seated.size(), std::size_t{4});
            for (const int player : numbersFrom1To(5)) {
                if (seated.count(player) == 0) {
                    onBye.insert(player);
                }
            }
        }
        QVERIFY(onBye == numbersFrom1To(5));
    }

    void sameStepsSameRounds()
    {
        startTournament(20);
        startTournament(20);
        const auto one = next(u"--rounds 6 --threads 1"_s).output;
        const auto other = seat(u"--tournament 2 --rounds 6 --threads 3 --steps 20000"_s).output;
        QCOMPARE(one, other);
        QVERIFY(!one.isEmpty());
    }

    void modes_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("plan") << u"--mode plan"_s;
        QTest::newRow("draw") << u"--mode draw"_s;
        QTest::newRow("by standings") << u"--mode swiss"_s;
        QTest::newRow("final") << u"--mode final --top 2"_s;
    }
    void modes()
    {
        QFETCH(const QString, line);
        startTournament(16);
        QCOMPARE(next(QString()).code, ExitCode::Done);
        enterRound(1);
        const auto outcome = next(line);
        QCOMPARE(outcome.code, ExitCode::Done);
        const auto seats = seatsIn(outcome.output);
        QVERIFY(playersIn(seats, 2) == numbersFrom1To(16));
        if (line.contains(u"final"_s)) {
            // The four winners and the four runners-up.
            std::multiset<int> top;
            for (const auto& at : seats) {
                if (at.table <= 2) {
                    top.insert(at.player);
                }
            }
            QVERIFY(top == bestAfterRound1(8));
        } else {
            const auto first = tournament()["rounds"_L1][0]["tables"_L1].toArray();
            for (const auto& table : first) {
                const auto met = table["seats"_L1].toArray();
                QCOMPARE(meetings(seats, met[0].toInt(), met[1].toInt()), 0);
            }
        }
    }

    void warnsOfACutAmongThoseLevel()
    {
        startTournament(16);
        const auto outcome = next(u"--mode final --top 2"_s);
        QCOMPARE(outcome.code, ExitCode::Done);
        // Before the first result all are level.
        QVERIFY2(outcome.errors.startsWith("warning: --top: Level at the cut of the final tables: "
                                           "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16. "
                                           "The seed chose: "),
                 outcome.errors.constData());
        QCOMPARE(outcome.errors.count('\n'), 1);
    }

    /// Three are level for one seat: the seed decides, or before it the director, between rounds.
    void aTieDecidedComesBeforeTheSeed()
    {
        startTournament(12);
        QCOMPARE(commands_->run(u"set --tournament 1 plannedRounds=3"_s).code, ExitCode::Done);
        QCOMPARE(next(QString()).code, ExitCode::Done);
        enterRound(1);
        const auto level = [this](const QString& line) {
            const auto outcome = next(u"--mode final --format json "_s + line);
            return QJsonDocument::fromJson(outcome.output)["level"_L1].toArray();
        };
        const auto bySeed = level(u"--seed 3"_s);
        QCOMPARE(bySeed.size(), 1);
        QCOMPARE(bySeed[0]["place"_L1].toString(), u"final-tables"_s);
        QCOMPARE(bySeed[0]["by"_L1].toString(), u"seed"_s);
        const auto tied = bySeed[0]["level"_L1].toArray();
        QCOMPARE(tied.size(), 3);
        QCOMPARE(commands_->run(u"undo --tournament 1"_s).code, ExitCode::Done);

        const int out = bySeed[0]["chosen"_L1][0].toInt();
        QStringList order; // The one whom the seed chose is last.
        for (const auto& number : tied) {
            if (number.toInt() != out) {
                order << QString::number(number.toInt());
            }
        }
        order << QString::number(out);
        QCOMPARE(commands_->run(u"decide-tie --tournament 1 --by lot --order "_s + order.join(u','))
                     .code,
                 ExitCode::Done);
        const auto byLot = level(u"--seed 3"_s);
        QCOMPARE(byLot[0]["by"_L1].toString(), u"lot"_s);
        QCOMPARE(byLot[0]["chosen"_L1].toArray(), QJsonArray{order.front().toInt()});
        QVERIFY(byLot[0]["text"_L1].toString().endsWith(u"A lot chose: %1."_s.arg(order.front())));
        // With the round the decision ends.
        QVERIFY(!tournament().contains(u"tieDecisions"_s));
    }

    void tournamentsAreRefusedByPlace_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("no rounds") << u"--rounds 0"_s << QByteArray("--rounds");
        QTest::newRow("too many rounds") << u"--rounds 1001"_s << QByteArray("--rounds");
        QTest::newRow("two by standings") << u"--mode swiss --rounds 2"_s << QByteArray("--rounds");
        QTest::newRow("two final rounds") << u"--mode final --rounds 2"_s << QByteArray("--rounds");
        QTest::newRow("no top table") << u"--mode final --top 0"_s << QByteArray("--top");
        QTest::newRow("too many top tables") << u"--mode final --top 3"_s << QByteArray("--top");
        QTest::newRow("threads") << u"--threads -1"_s << QByteArray("--threads");
    }
    void tournamentsAreRefusedByPlace()
    {
        QFETCH(const QString, line);
        QFETCH(const QByteArray, place);
        startTournament(8);
        expectRefused(next(line), place);
    }

    void wishesThatCannotBeAreRefused()
    {
        startTournament(8);
        commands_->run(u"participant --tournament 1 --participant 5 --fixed-table 3"_s);
        expectRefused(next(QString()), "--tournament");
        commands_->run(u"participant --tournament 1 --participant 5 --fixed-table 2"_s);
        commands_->run(u"participant --tournament 1 --participant 6 --fixed-table 2"_s);
        QCOMPARE(commands_->run({u"set"_s, u"--tournament"_s, u"1"_s, u"apart=[[5,6]]"_s}).code,
                 ExitCode::Done);
        expectRefused(next(u"--rounds 3"_s), "--tournament");
        expectRefused(seat(u"--tournament 9"_s), "--tournament");
    }

    void tablesMadeElsewhere()
    {
        startTournament(8);
        const auto plan = next(u"--rounds 1"_s).output;
        const auto enter =
            commands_->run(u"enter --tournament 1 --round 1 --table 1 --game 1 --stones 0,3,5,9"_s);
        QCOMPARE(enter.code, ExitCode::Done);
        const auto seats = seatsIn(plan);
        // The table with a result is unchanged; at the other one seats may change.
        QByteArray turned = header();
        for (std::size_t at = 0; at < 4; ++at) {
            turned += line(1, seats[at].table, at, seats[at].player);
        }
        for (std::size_t at = 0; at < 4; ++at) {
            turned += line(1, 2, at, seats[7 - at].player);
        }
        const auto tables = u"--tournament 1 --replace --tables "_s;
        QCOMPARE(seat(tables + file(u"turned.csv"_s, turned)).output, turned);
        QByteArray swapped = header();
        for (std::size_t at = 0; at < 4; ++at) {
            swapped += line(1, 1, at, seats[4 + at].player);
        }
        for (std::size_t at = 0; at < 4; ++at) {
            swapped += line(1, 2, at, seats[at].player);
        }
        const auto name = file(u"swapped.csv"_s, swapped);
        expectRefused(seat(tables + name), "--tables");
        const auto none = file(u"none.csv"_s, header());
        expectRefused(seat(u"--tournament 1 --tables "_s + none), "--tables");
        const auto two = file(u"two.csv"_s, swapped + line(2, 1, 0, 1));
        expectRefused(seat(tables + two), "--tables");
    }

private:
    /// The next rounds of tournament 1, with few steps.
    Outcome next(const QString& line) { return seat(u"--tournament 1 --steps 20000 "_s + line); }

    void startTournament(int people)
    {
        QByteArray names = "name\n";
        for (int person = 1; person <= people; ++person) {
            names += "Person " + QByteArray::number(person) + '\n';
        }
        const auto made =
            commands_->run(u"new --name Evening --ruleset rummy-pure --games 1"_s).output.trimmed();
        const auto enrolled =
            commands_->run(u"enrol - --tournament "_s + QString::fromLatin1(made), names);
        QCOMPARE(enrolled.code, ExitCode::Done);
    }

    QJsonObject tournament() { return QJsonDocument::fromJson(commands_->exported(1)).object(); }

    /// Seat A wins at each table, B is second, and so on; seats of the same letter all differ.
    void enterRound(int round)
    {
        const auto tables = tournament()["rounds"_L1][round - 1]["tables"_L1].toArray();
        for (qsizetype table = 1; table <= tables.size(); ++table) {
            const auto outcome = commands_->run(
                u"enter --tournament 1 --round %1 --table %2 --game 1 --stones 0,%2,1%2,2%2"_s
                    .arg(round)
                    .arg(table));
            QCOMPARE(outcome.code, ExitCode::Done);
        }
    }

    std::multiset<int> bestAfterRound1(int count)
    {
        std::multiset<int> best;
        const auto tables = tournament()["rounds"_L1][0]["tables"_L1].toArray();
        for (qsizetype seat = 0; static_cast<int>(best.size()) < count; ++seat) {
            for (const auto& table : tables) {
                best.insert(table["seats"_L1][seat].toInt());
            }
        }
        return best;
    }

    /// Nothing was stored, and one line says why.
    void expectRefused(const Outcome& outcome, const QByteArray& place)
    {
        QCOMPARE(outcome.code, ExitCode::Refused);
        QVERIFY(outcome.output.isEmpty());
        QVERIFY2(outcome.errors.startsWith("error: " + place + ": "), outcome.errors.constData());
        QCOMPARE(outcome.errors.count("error: "), 1);
    }

    static QByteArray line(int round, int table, std::size_t seat, int player)
    {
        return QByteArray::number(round) + ',' + QByteArray::number(table) + ',' + "ABCD"[seat] +
               ',' + QByteArray::number(player) + '\n';
    }
};

RUMMY_TEST(TestCliSeatRounds)

} // namespace tst_cli_seat_rounds

#include "tst_cli_seat_rounds.moc"
