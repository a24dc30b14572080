#include "cli_evening.h"
#include "tests/suite.h"

namespace tst_cli_cards {

using namespace cli_evening_test;

namespace {

QJsonArray numbers(std::initializer_list<int> values)
{
    QJsonArray array;
    for (const int value : values) {
        array.append(value);
    }
    return array;
}

} // namespace

/// Rommé 500 by commands: events, chips, prizes, lots, departures and refusals.
class TestCliCards : public CliEvening
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }

    void chipsOfTheWorkedExamples_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("chips");
        QTest::newRow("100/70/60 with PCR 3")
            << u"--option pcr=3"_s << u"--melded 100,80,90 --hand 0,10,30"_s << u"210 -90 -120"_s;
        QTest::newRow("60/0/-10 with PCR 2")
            << u"--option pcr=2"_s << u"--melded 60,20,0 --hand 0,20,10"_s << u"260 -120 -140"_s;
        QTest::newRow("60, 60, 40 with PCR 2, melded 60, 75, 40")
            << u"--option pcr=2"_s << u"--melded 60,75,40 --hand 0,15,0 --ending stock"_s << u""_s;
        QTest::newRow("the same without two empty hands")
            << u"--option pcr=2"_s << u"--melded 65,75,40 --hand 5,15,0 --ending stock"_s
            << u"0 40 -40"_s;
    }
    void chipsOfTheWorkedExamples()
    {
        QFETCH(const QString, options);
        QFETCH(const QString, entry);
        QFETCH(const QString, chips);
        startEvening(u"--ruleset romme-500 "_s + options, 3);
        const auto entered = enter(1, entry);
        if (chips.isEmpty()) {
            QCOMPARE(entered.code, ExitCode::Refused);
            return;
        }
        QCOMPARE(entered.code, ExitCode::Done);
        QStringList texts;
        for (const auto& line : json(run(u"chips --format json"_s))["chips"_L1].toArray()) {
            texts << line["chips"_L1].toString();
        }
        QCOMPARE(texts.mid(0, 3).join(u' '), chips);
        QVERIFY(
            run(u"chips --format csv"_s).output.startsWith("number,name,club,chips\n1,Anna,Hof,"));
        QVERIFY(run(u"chips"_s).output.contains("Chips"));
    }

    void targetMatchDealByDeal()
    {
        startEvening(u"--ruleset romme-500 --option match.target=150"_s, 4);
        QCOMPARE(enter(1, u"--melded 90,40,-,0 --hand 0,20,-,35"_s).output, "90,20,-,-35\n");
        QCOMPARE(match(0)["status"_L1].toString(), u"running"_s);
        QCOMPARE(match(0)["winners"_L1].toArray(), QJsonArray());
        QCOMPARE(match(0)["totals"_L1].toArray(), numbers({90, 20, 0, -35}));
        QCOMPARE(json(run(u"standings --format json"_s))["openTables"_L1].toInt(), 1);
        QCOMPARE(run(u"round --round 1 --close"_s).code, ExitCode::Refused);
        // Two people exceed the target: the higher total has won.
        QCOMPARE(enter(7, u"--melded 70,160,20,0 --hand 5,0,10,35"_s).code, ExitCode::Done);
        QCOMPARE(match(0)["status"_L1].toString(), u"won"_s);
        QCOMPARE(match(0)["winners"_L1].toArray(), numbers({2}));
        QCOMPARE(match(0)["totals"_L1].toArray(), numbers({155, 180, 10, -70}));
        const auto late = enter(8, u"--melded 70,160,20,0 --hand 5,0,10,35"_s);
        QCOMPARE(late.code, ExitCode::Refused);
        QVERIFY(late.errors.startsWith("error: --game: The match was over after game 7;"));
        const auto earlier = enter(1, u"--melded 190,40,-,0 --hand 0,20,-,35 --correct"_s);
        QCOMPARE(earlier.code, ExitCode::Refused);
        QVERIFY2(earlier.errors.contains("the deals 7 after it"), earlier.errors.constData());
        QCOMPARE(run(u"round --round 1 --close"_s).code, ExitCode::Done);
        QCOMPARE(numberedLine(2)["tmp"_L1].toString(), u"180"_s);
        QCOMPARE(numberedLine(2)["wins"_L1].toInt(), 1);
        QCOMPARE(numberedLine(4)["tmp"_L1].toString(), u"-70"_s);
    }

    void ringSharesItsPrize()
    {
        startEvening(u"--ruleset romme-500 --option event=ring --option prizeCents=5000 "
                     "--option 'match={\"form\":\"quick\",\"deals\":1}'"_s,
                     4);
        QCOMPARE(prizeShares(), QString());
        QCOMPARE(enter(1, u"--melded 65,65,65,20 --hand 5,5,5,5 --ending stock"_s).code,
                 ExitCode::Done);
        QCOMPARE(match(0)["status"_L1].toString(), u"split"_s);
        QCOMPARE(match(0)["winners"_L1].toArray(), numbers({1, 2, 3}));
        QCOMPARE(prizeShares(), u"1:5000/3 2:5000/3 3:5000/3"_s);
        const auto text = run(u"standings"_s).output.simplified();
        QVERIFY2(text.contains("16.67 €") && text.contains("16.66 €"), text.constData());
        QVERIFY2(
            text.contains("2 cents that cannot be shared equally go one each to 1 Anna; 2 Bert"),
            text.constData());
    }

    void singleIsDecidedByTieBreakers()
    {
        startEvening(u"--ruleset romme-500 --option event=single "
                     "--option 'match={\"form\":\"quick\",\"deals\":1}'"_s,
                     4);
        QCOMPARE(enter(1, u"--melded 65,65,30,20 --hand 5,5,5,5 --ending stock"_s).code,
                 ExitCode::Done);
        QCOMPARE(match(0)["status"_L1].toString(), u"tie-breaker"_s);
        QCOMPARE(match(0)["winners"_L1].toArray(), numbers({1, 2}));
        QVERIFY(enter(2, u"--melded 65,65,30,20 --hand 5,0,5,5"_s)
                    .errors.contains("a tie-breaker deal among numbers 1, 2."));
        const auto others = enter(2, u"--tie-breaker --players 1,3 --melded 65,30 --hand 0,5"_s);
        QCOMPARE(others.code, ExitCode::Refused);
        QVERIFY(others.errors.startsWith("error: --players: "));
        QCOMPARE(enter(2, u"--tie-breaker --players 2,1 --melded 30,65 --hand 0,20"_s).output,
                 "30,45\n");
        QCOMPARE(match(0)["status"_L1].toString(), u"won"_s);
        QCOMPARE(match(0)["winners"_L1].toArray(), numbers({1}));
        QCOMPARE(match(0)["totals"_L1].toArray(), numbers({60, 60, 25, 15}));
        QCOMPARE(numberedLine(1)["rank"_L1].toInt(), 1);
        QCOMPARE(numberedLine(2)["rank"_L1].toInt(), 2);
        QCOMPARE(numberedLine(1)["tmp"_L1].toString(), u"60"_s);
        QVERIFY(run(u"clear --round 1 --table 1 --game 1"_s).code == ExitCode::Refused);
        QCOMPARE(run(u"undo"_s).code, ExitCode::Done);
        QCOMPARE(match(0)["status"_L1].toString(), u"tie-breaker"_s);
    }

    void knockOutToItsWinner()
    {
        QCOMPARE(commands_
                     ->run(splitCommand(u"new --name Cup --ruleset romme-500 --option event=multi "
                                        "--option 'match={\"form\":\"quick\",\"deals\":1}'"_s))
                     .code,
                 ExitCode::Done);
        enrolFive();
        const auto first = run(u"seat --steps 1"_s);
        QCOMPARE(first.code, ExitCode::Done);
        QCOMPARE(first.output.count("\n1,1,"), 3);
        QCOMPARE(first.output.count("\n1,2,"), 2);
        const auto early = run(u"seat --steps 1"_s);
        QCOMPARE(early.code, ExitCode::Refused);
        QVERIFY2(early.errors.contains("not decided who goes on from tables 1, 2"),
                 early.errors.constData());

        QCOMPARE(enter(1, u"--melded 5,60,5 --hand 5,0,5"_s).code, ExitCode::Done);
        QCOMPARE(enter(1, u"--table 2 --melded 60,60 --hand 5,5 --ending stock"_s).code,
                 ExitCode::Done);
        QCOMPARE(match(1)["status"_L1].toString(), u"lot"_s);
        const auto tied = match(1)["winners"_L1].toArray();
        QCOMPARE(run(u"lot --round 1 --table 1"_s).code, ExitCode::Refused);
        QCOMPARE(run(u"lot --round 1 --table 2 --drawn x"_s).code, ExitCode::Usage);
        const QString drawn = QString::number(tied[1].toInt());
        QCOMPARE(run(u"lot --round 1 --table 2 --drawn "_s + drawn).output, drawn.toUtf8() + '\n');
        QCOMPARE(match(1)["winners"_L1].toArray(), (QJsonArray{tied[1]}));

        QCOMPARE(run(u"seat --steps 1"_s).code, ExitCode::Done);
        const auto tree = json(run(u"tree --format json"_s));
        const auto last = tree["rounds"_L1][1]["tables"_L1][0]["seats"_L1].toArray();
        QCOMPARE(last.size(), 2);
        QVERIFY(tree["winner"_L1].isNull());
        const int gone = last[0]["number"_L1].toInt();
        const int stays = last[1]["number"_L1].toInt();
        const QString leave = u"withdraw --round 2 --participant %1"_s.arg(gone);
        QCOMPARE(run(leave).code, ExitCode::Done);
        QCOMPARE(json(run(u"tree --format json"_s))["winner"_L1].toInt(), stays);
        QCOMPARE(numberedLine(stays)["rank"_L1].toInt(), 1);
        QVERIFY(run(u"tree"_s).output.contains("Winner: "));
        QVERIFY(run(u"tree"_s).output.contains(" winner\n")); // The winner does not advance.
        QVERIFY(run(u"seat --steps 1"_s).errors.contains("has won the knock-out"));
        QCOMPARE(run(leave + u" --back"_s).code, ExitCode::Done);
        QVERIFY(run(u"tree"_s).output.contains("There is no winner yet."));
    }

    /// The winner of the first table is corrected after the final was drawn.
    void correctionAfterTheNextRound()
    {
        commands_->run(splitCommand(u"new --name Cup --ruleset romme-500 --option event=multi "
                                    "--option 'match={\"form\":\"quick\",\"deals\":1}'"_s));
        enrolFive();
        seat(seatingCsv(1, {"1", "2", "3"}) + "1,2,A,4\n1,2,B,5\n");
        QCOMPARE(enter(1, u"--melded 5,60,5 --hand 5,0,5"_s).code, ExitCode::Done);
        const auto quiet = enter(1, u"--table 2 --melded 60,5 --hand 0,5"_s);
        QCOMPARE(quiet.code, ExitCode::Done);
        QVERIFY(quiet.errors.isEmpty());
        QCOMPARE(run(u"seat --steps 1"_s).code, ExitCode::Done);

        const auto corrected = enter(1, u"--melded 60,5,5 --hand 0,5,5 --correct"_s);
        QCOMPARE(corrected.code, ExitCode::Done);
        const QByteArray warning = "warning: /rounds/1: Round 2 was drawn before a correction. "
                                   "Out, but in it: 2 Bert. Through, but not in it: 1 Anna.\n";
        QCOMPARE(corrected.errors, warning);
        const auto tree = run(u"tree"_s);
        QCOMPARE(tree.errors, warning);
        QVERIFY2(tree.output.simplified().contains("Out, but in it: 2 Bert."),
                 tree.output.constData());
        QCOMPARE(json(run(u"tree --format json"_s))["overtaken"_L1][0]["out"_L1].toArray(),
                 numbers({2}));

        const auto mended = run(u"round --round 2 --seat-through"_s);
        QCOMPARE(mended.code, ExitCode::Done);
        QVERIFY2(mended.errors.isEmpty(), mended.errors.constData());
        QVERIFY(!run(u"tree --format json"_s).output.contains("overtaken"));
        QCOMPARE(run(u"undo"_s).errors, warning);
        QCOMPARE(enter(1, u"--round 2 --melded 60,5 --hand 0,5"_s).code, ExitCode::Done);
        const auto late = run(u"round --round 2 --seat-through"_s);
        QCOMPARE(late.code, ExitCode::Refused);
        QVERIFY2(late.errors.startsWith("error: --round: Results were entered at table 1"),
                 late.errors.constData());
    }

    void drawsTheLotItself()
    {
        startEvening(u"--ruleset romme-500 --option event=multi "
                     "--option 'match={\"form\":\"quick\",\"deals\":1}'"_s,
                     4);
        QCOMPARE(enter(1, u"--melded 60,60,60,60 --hand 5,5,5,5 --ending stock"_s).code,
                 ExitCode::Done);
        const auto drawn = run(u"lot --round 1 --table 1"_s);
        QCOMPARE(drawn.code, ExitCode::Done);
        QCOMPARE(match(0)["winners"_L1].toArray(), numbers({drawn.output.trimmed().toInt()}));
    }

    void usage_data()
    {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QByteArray>("error");
        const auto cards = u"romme-500"_s;
        const auto row = [](const char* name, const QString& ruleSet, const QString& entry,
                            const char* error) {
            QTest::newRow(name) << ruleSet << entry << QByteArray(error);
        };
        row("stones under Rommé 500", cards, u"--stones 0,3,5,9"_s,
            "error: --stones: This tournament plays Rommé 500: give --melded and --hand.");
        row("card points under rummy", u"rummy-pure"_s, u"--melded 60,5,5,5 --hand 0,5,5,5"_s,
            "error: --melded: This tournament plays Rummy-pure: give --stones.");
        row("melded without hand", cards, u"--melded 60,5,5,5"_s, "error: --hand: ");
        row("claims", cards, u"--melded 60,5,5,5 --hand 0,5,5,5 --claims 0,0,0,0"_s,
            "error: --claims: This does not go with card points.");
        row("an ending of stones", cards, u"--melded 60,5,5,5 --hand 0,5,5,5 --ending early"_s,
            "error: --ending: Here only one of out, stock fits.");
        row("an ending of cards", u"rummy-pure"_s, u"--stones 0,3,5,9 --ending stock"_s,
            "error: --ending: Here only one of romme, first-round-romme, early fits.");
        row("players without a tie-breaker", cards, u"--melded 60,5 --hand 0,5 --players 1,2"_s,
            "error: --tie-breaker: --tie-breaker and --players go together.");
        row("a tie-breaker without players", cards, u"--melded 60,5 --hand 0,5 --tie-breaker"_s,
            "error: --players: --tie-breaker and --players go together.");
        row("players in words", cards,
            u"--melded 60,5 --hand 0,5 --tie-breaker --players Anna,Bert"_s,
            "error: --players: Give start numbers, separated by commas.");
        row("a tie-breaker of stones", u"rummy-pure"_s,
            u"--stones 0,3,5,9 --tie-breaker --players 1,2"_s,
            "error: --tie-breaker: This does not go with stones.");
    }
    void usage()
    {
        QFETCH(const QString, ruleSet);
        QFETCH(const QString, entry);
        QFETCH(const QByteArray, error);
        startEvening(u"--ruleset "_s + ruleSet, 4);
        const auto before = commands_->exported(1);
        const auto entered = enter(1, entry);
        QCOMPARE(entered.code, ExitCode::Usage);
        QVERIFY2(entered.errors.startsWith(error), entered.errors.constData());
        QCOMPARE(commands_->exported(1), before);
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* name, const QString& entry, const char* error) {
            QTest::newRow(name) << entry << QByteArray(error);
        };
        row("too few values", u"--melded 60,5,5 --hand 0,5,5"_s, "error: --melded: 3 values");
        row("lists of different lengths", u"--melded 60,5,5,5 --hand 0,5,5"_s,
            "error: --hand: 3 values");
        row("played by one list alone", u"--melded 60,5,-,5 --hand 0,5,5,5"_s,
            "error: --hand: Seat C did not play according to one list");
        row("no whole number", u"--melded 60,5.5,5,5 --hand 0,5,5,5"_s,
            "error: --melded: Seat B: ");
        row("1 in hand", u"--melded 60,5,5,5 --hand 0,5,1,5"_s, "error: --hand: Seat C: ");
        row("nobody out", u"--melded 60,5,5,5 --hand 5,5,5,5"_s, "error: --ending: ");
        row("two out", u"--melded 60,5,5,5 --hand 0,0,5,5"_s, "error: --melded: ");
    }
    void refusals()
    {
        QFETCH(const QString, entry);
        QFETCH(const QByteArray, error);
        startEvening(u"--ruleset romme-500"_s, 4);
        const auto entered = enter(1, entry);
        QCOMPARE(entered.code, ExitCode::Refused);
        QVERIFY2(entered.errors.startsWith(error), entered.errors.constData());
    }

    void warningsAreConfirmed()
    {
        startEvening(u"--ruleset romme-500"_s, 4);
        const QString deal = u"--melded 60,40,30,20 --hand 0,5,5,5"_s;
        QCOMPARE(enter(1, deal).code, ExitCode::Done);
        QCOMPARE(enter(1, deal).code, ExitCode::Done);
        const auto again = enter(2, deal);
        QCOMPARE(again.code, ExitCode::Refused);
        QVERIFY(again.errors.startsWith("warning: --melded: The deal before"));
        QCOMPARE(enter(2, deal + u" --confirm-warnings"_s).code, ExitCode::Done);
        const auto other = enter(2, u"--melded 65,40,30,20 --hand 0,5,5,5"_s);
        QVERIFY(other.errors.contains("melded 60,40,30,20, in hand 0,5,5,5, out"));
        QCOMPARE(enter(2, u"--melded 65,40,30,20 --hand 0,5,5,5 --correct --revision 1"_s).code,
                 ExitCode::Done);
    }

    void whatIsForCardsAlone_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("chips") << u"chips"_s;
        QTest::newRow("tree") << u"tree"_s;
        QTest::newRow("lot") << u"lot --round 1 --table 1"_s;
        QTest::newRow("withdraw") << u"withdraw --round 1 --participant 1"_s;
        QTest::newRow("event") << u"set event=ring"_s;
        QTest::newRow("pcr") << u"set pcr=3"_s;
    }
    void whatIsForCardsAlone()
    {
        QFETCH(const QString, command);
        startEvening(u"--ruleset rummy-pure-plus"_s, 4);
        QCOMPARE(run(command).code, ExitCode::Refused);
        const auto exported = commands_->exported(1);
        for (const char* word : {"melded", "event", "\"match\"", "pcr", "stack", "advance", "lot",
                                 "withdrawn", "tieBreaker"}) {
            QVERIFY2(!exported.contains(word), word);
        }
    }

    void pointsByMatchPoints()
    {
        startEvening(u"--ruleset romme-500 --option tableScoring=match-points "
                     "--option 'match={\"form\":\"quick\",\"deals\":1}'"_s,
                     4);
        QCOMPARE(enter(1, u"--melded 60,40,45,20 --hand 0,5,10,5"_s).code, ExitCode::Done);
        QCOMPARE(numberedLine(1)["gmp"_L1].toString(), u"4"_s);
        QCOMPARE(numberedLine(3)["gmp"_L1].toString(), u"5/2"_s);
        QCOMPARE(run(u"set ties=high"_s).code, ExitCode::Done);
        QCOMPARE(numberedLine(3)["gmp"_L1].toString(), u"3"_s);
        QCOMPARE(run(u"set byeMatchPoints=average"_s).code, ExitCode::Done);
        QCOMPARE(run(u"set tableScoring=card-points"_s).code, ExitCode::Refused);
        QCOMPARE(run(u"set tableScoring=card-points byeMatchPoints=0"_s).code, ExitCode::Done);
        QCOMPARE(numberedLine(3)["gmp"_L1].toString(), u"35"_s);
        QVERIFY(run(u"fee"_s).output.contains("Nobody holds rights to Rommé 500."));
    }

private:
    QJsonObject match(int index)
    {
        return json(run(u"standings --format json"_s))["matches"_L1][index].toObject();
    }

    QString prizeShares()
    {
        QStringList texts;
        for (const auto& share :
             json(run(u"standings --format json"_s))["prizeShares"_L1].toArray()) {
            texts << u"%1:%2"_s.arg(share["number"_L1].toInt()).arg(share["cents"_L1].toString());
        }
        return texts.join(u' ');
    }
};

RUMMY_TEST(TestCliCards)

} // namespace tst_cli_cards

#include "tst_cli_cards.moc"
