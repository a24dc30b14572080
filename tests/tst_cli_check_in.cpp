#include "cli_evening.h"
#include "tests/suite.h"

namespace tst_cli_check_in {

using namespace cli_evening_test;

/// Registrations and check-in by commands; all of them run on 14 May 2026 at 18:30 UTC.
class TestCliCheckIn : public CliEvening
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        begin();
        QCOMPARE(
            commands_->run(splitCommand(u"new --name Evening --ruleset rummy-pure --open"_s)).code,
            ExitCode::Done);
        QCOMPARE(run(u"set capacity=3 startFeeCents=500 date=2026-05-13 deadline=18:00"_s).code,
                 ExitCode::Done);
        QCOMPARE(run(u"enrol --status expected -"_s, fivePeople).code, ExitCode::Done);
    }

    void countsAndQueues()
    {
        QCOMPARE(run(u"registrations"_s).output, "0 here, 3 expected, 2 waiting\n"
                                                 "3 participants at most: places left: 0\n"
                                                 "Waiting list, place 1: 4 Dora\n"
                                                 "Waiting list, place 2: 5 Emil\n"
                                                 "\n"
                                                 "Proposal (check-in --release):\n"
                                                 "Released: 2 Bert\n"
                                                 "Released: 3 Çelik, Dörte\n"
                                                 "Moves up: 4 Dora\n"
                                                 "Moves up: 5 Emil\n");
        const auto shown = json(run(u"registrations --format json"_s));
        QCOMPARE(shown["expected"_L1].toInt(), 3);
        QCOMPARE(shown["free"_L1].toInt(), 0);
        QCOMPARE(shown["deadline"_L1].toString(), u"18:00"_s);
        QCOMPARE(shown["waitingList"_L1].toArray(), (QJsonArray{4, 5}));
        QCOMPARE(shown["proposal"_L1]["released"_L1].toArray(), (QJsonArray{2, 3}));
    }

    void enrolmentSaysWhoWaits()
    {
        QCOMPARE(run(u"set capacity=5"_s).code, ExitCode::Done);
        QCOMPARE(run(u"check-in --release"_s).output, "Moves up: 4 Dora\nMoves up: 5 Emil\n");
        QCOMPARE(run(u"set capacity=6"_s).code, ExitCode::Done);
        const QByteArray late = "name;status;registeredAt\n"
                                "Gerd;expected;2026-05-13T10:00:00Z\n"
                                "Hans;here;\n"
                                "Ida;expected;2026-05-12T10:00:00Z\n";
        QCOMPARE(run(u"enrol -"_s, late).output, "Waiting list, place 1: 6 Gerd\n"
                                                 "Waiting list, place 2: 7 Hans\n");
        QCOMPARE(run(u"enrol -"_s, late).output, QByteArray());
        QCOMPARE(run(u"enrol -"_s, "name\nJana\n").output, "Waiting list, place 3: 9 Jana\n");
    }

    void newerListIsShownAndTaken()
    {
        QCOMPARE(run(u"check-in --participant 1"_s).code, ExitCode::Done);
        // Anna is here; Bert has paid; Dörte is in a club; Dora and Emil are missing; Gerd is new.
        const QByteArray newer = "name;club;paidCents\nAnna;Hof;500\nBert;Hof;500\n"
                                 "\"Çelik, Dörte\";Selb;\nGerd;;\n";
        const auto before = run(u"export"_s).output;
        const auto plain = run(u"enrol --status expected -"_s, newer);
        QCOMPARE(plain.code, ExitCode::Done);
        QVERIFY2(plain.errors.contains("warning: -:2: 1 Anna (Hof) is here and stays unchanged; "
                                       "different in the list: paid.\n"),
                 plain.errors.constData());
        QVERIFY2(plain.errors.contains("warning: -:3: 2 Bert (Hof) is enrolled already and stays "
                                       "unchanged; different in the list: paid. Use --update to "
                                       "change it.\n"),
                 plain.errors.constData());
        QCOMPARE(run(u"undo"_s).code, ExitCode::Done);
        QCOMPARE(run(u"export"_s).output, before);

        const auto shown = run(u"enrol --status expected --update -"_s, newer);
        QCOMPARE(shown.output, "New: 6 Gerd\nChanged: 2 Bert (Hof): paid\n"
                               "Changed: 3 Çelik, Dörte: club\nNot on the list: 4 Dora\n"
                               "Not on the list: 5 Emil (Plauen)\n"
                               "Waiting list, place 3: 6 Gerd\n");
        QVERIFY2(shown.errors.startsWith("warning: -:2: 1 Anna (Hof) is here"),
                 shown.errors.constData());
        QCOMPARE(run(u"undo"_s).code, ExitCode::Done);
        QCOMPARE(run(u"export"_s).output, before);

        const auto dropped = run(u"enrol --status expected --update --drop-missing -"_s, newer);
        QCOMPARE(dropped.output, "New: 6 Gerd\nChanged: 2 Bert (Hof): paid\n"
                                 "Changed: 3 Çelik, Dörte: club\nRemoved: 4 Dora\n"
                                 "Removed: 5 Emil (Plauen)\nWaiting list, place 1: 6 Gerd\n");
        const auto listed = run(u"participants"_s).output;
        QVERIFY2(listed.contains("1,Anna,Hof,,,0,here"), listed.constData());
        QVERIFY2(listed.contains("2,Bert,Hof,,,500,expected"), listed.constData());
        QVERIFY2(listed.contains("3,\"Çelik, Dörte\",Selb,,,0,expected"), listed.constData());
        QCOMPARE(run(u"enrol --status expected --update --drop-missing -"_s, newer).output,
                 QByteArray());
        QCOMPARE(run(u"enrol --drop-missing -"_s, newer).code, ExitCode::Usage);
    }

    void checksIn()
    {
        QCOMPARE(run(u"check-in --participant 2 --paid"_s).code, ExitCode::Done);
        const auto listed = run(u"participants"_s).output;
        QVERIFY2(listed.contains("2,Bert,Hof,,,500,here,2026-05-14T18:30:00Z\n"),
                 listed.constData());
        QCOMPARE(run(u"check-in --participant 2 --status expected"_s).code, ExitCode::Done);
        QVERIFY(run(u"participants"_s).output.contains("2,Bert,Hof,,,500,expected"));
    }

    void takesFeesByClass()
    {
        QCOMPARE(run(u"set feeClasses=[{\"id\":\"guest\",\"name\":\"Gast\",\"cents\":750}]"_s).code,
                 ExitCode::Done);
        QCOMPARE(run(u"participant --participant 2 --fee-class guest"_s).code, ExitCode::Done);
        QCOMPARE(run(u"check-in --participant 2"_s).code, ExitCode::Done);
        QCOMPARE(run(u"pay --participant 2 --cents 1000 --confirm-warnings"_s).code,
                 ExitCode::Done);
        QCOMPARE(run(u"pay --participant 2 --cents -400 --note back --by Uwe"_s).code,
                 ExitCode::Done);
        const auto shown = json(run(u"fees --format json"_s));
        const auto bert = shown["fees"_L1][1];
        QCOMPARE(bert["feeClass"_L1].toString(), u"guest"_s);
        QCOMPARE(bert["dueCents"_L1].toInt(), 750);
        QCOMPARE(bert["openCents"_L1].toInt(), 150);
        const auto refund = bert["payments"_L1][1];
        QCOMPARE(refund["cents"_L1].toInt(), -400);
        QCOMPARE(refund["time"_L1].toString(), u"2026-05-14T18:30:00Z"_s);
        QCOMPARE(refund["by"_L1].toString(), u"Uwe"_s);
        QCOMPARE(shown["dueCents"_L1].toInt(), 750); // The others have not come yet.
        QCOMPARE(shown["receivedCents"_L1].toInt(), 1000);
        QCOMPARE(shown["refundedCents"_L1].toInt(), 400);
        QVERIFY(run(u"fees --format csv"_s).output.contains("2,Bert,Hof,guest,750,600,150,0\n"));
        QVERIFY(run(u"fees"_s).output.contains("7.50"));
        const auto tooMuch = run(u"pay --participant 2 --cents -601"_s);
        QCOMPARE(tooMuch.code, ExitCode::Refused);
        QVERIFY(tooMuch.errors.contains("--cents"));
        const auto inUse = run(u"set feeClasses=[]"_s);
        QVERIFY2(inUse.errors.contains("Bert"), inUse.errors.constData());
    }

    void asksAboutMoreThanIsDue_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("a payment") << u"pay --participant 2 --cents 80000"_s;
        QTest::newRow("the sum of all") << u"participant --participant 2 --paid 80000"_s;
    }
    void asksAboutMoreThanIsDue()
    {
        QFETCH(const QString, line);
        QCOMPARE(run(u"check-in --participant 2"_s).code, ExitCode::Done);
        const auto asked = run(line);
        QCOMPARE(asked.code, ExitCode::Refused);
        QVERIFY2(asked.errors.startsWith(line.startsWith(u"pay") ? "warning: --cents: "
                                                                 : "warning: --paid: ") &&
                     asked.errors.contains("795") &&
                     asked.errors.contains("error: --confirm-warnings: "),
                 asked.errors.constData());
        QCOMPARE(json(run(u"fees --format json"_s))["paidCents"_L1].toInt(), 0);
        QCOMPARE(run(line + u" --confirm-warnings"_s).code, ExitCode::Done);
        QCOMPARE(json(run(u"fees --format json"_s))["owedBackCents"_L1].toInt(), 79'500);
        // What is given back is not asked about, and neither is the rest of the fee.
        QCOMPARE(run(u"pay --participant 2 --cents -79700"_s).code, ExitCode::Done);
        QCOMPARE(run(u"pay --participant 2 --cents 200"_s).code, ExitCode::Done);
        QCOMPARE(json(run(u"fees --format json"_s))["owedBackCents"_L1].toInt(), 0);
    }

    void namesWhatIsOwedBack()
    {
        QCOMPARE(run(u"check-in --participant 2 --paid"_s).code, ExitCode::Done);
        QCOMPARE(run(u"check-in --participant 3 --paid"_s).code, ExitCode::Done);
        QCOMPARE(run(u"set startFeeCents=300"_s).code, ExitCode::Done);
        const auto shown = json(run(u"fees --format json"_s));
        QCOMPARE(shown["owedBackCents"_L1].toInt(), 400);
        QCOMPARE(shown["fees"_L1][1]["owedBackCents"_L1].toInt(), 200);
        QCOMPARE(shown["fees"_L1][0]["owedBackCents"_L1].toInt(), 0);
        const auto csv = run(u"fees --format csv"_s).output;
        QVERIFY2(csv.startsWith("number,name,club,feeClass,dueCents,paidCents,openCents,"
                                "owedBackCents\n") &&
                     csv.contains("2,Bert,Hof,,300,500,0,200\n"),
                 csv.constData());
        QVERIFY(run(u"fees"_s).output.contains("4.00"));
        QCOMPARE(json(run(u"cash --format json"_s))["fees"_L1]["owedBackCents"_L1].toInt(), 400);
        const auto cash = run(u"cash"_s).output;
        QVERIFY2(cash.contains("Start fees owed back") && cash.contains("4.00"), cash.constData());
        // It is in no prize.
        QCOMPARE(json(run(u"prizes --format json"_s))["potCents"_L1].toInt(), 600);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("error");
        QTest::newRow("twice") << u"check-in --participant 1"_s
                               << u"error: --participant: Number 1 is here already (desk 1, "
                                  "command line, "_s;
        QTest::newRow("waiting") << u"check-in --participant 5"_s
                                 << u"error: --participant: Number 5 is on the waiting list, "
                                    "place 2. Release a place first.\n"_s;
        QTest::newRow("no place") << u"check-in --participant 5 --status here"_s
                                  << u"error: --participant: There is no place for number 5: 3 are "
                                     "here or expected. Raise the limit, or put somebody on the "
                                     "waiting list.\n"_s;
        QTest::newRow("capacity")
            << u"set capacity=2"_s
            << u"error: /tournament/capacity: There cannot be 2 participants at most: 3 "
               "are here or expected. Put some on the waiting list first.\n"_s;
        QTest::newRow("penalty") << u"penalty --participant 2 --round 1 --points -1 --reason late"_s
                                 << u"error: --participant: Number 2 is not here yet. Check the "
                                    "person in first.\n"_s;
    }

    void refuses()
    {
        QFETCH(QString, line);
        QFETCH(QString, error);
        QCOMPARE(run(u"check-in --participant 1"_s).code, ExitCode::Done);
        const auto before = run(u"export"_s).output;
        const auto outcome = run(line);
        QCOMPARE(outcome.code, ExitCode::Refused);
        QVERIFY2(outcome.errors.startsWith(error.toUtf8()), outcome.errors.constData());
        QCOMPARE(run(u"export"_s).output, before);
    }

    void releasesAndUndoes()
    {
        const auto before = run(u"export"_s).output;
        QCOMPARE(run(u"check-in --release"_s).output,
                 "Released: 2 Bert\nReleased: 3 Çelik, Dörte\nMoves up: 4 Dora\nMoves up: 5 "
                 "Emil\n");
        QCOMPARE(json(run(u"registrations --format json"_s))["waitingList"_L1].toArray(),
                 (QJsonArray{2, 3}));
        QCOMPARE(run(u"check-in --release"_s).output, QByteArray()); // Passed on for good.
        QCOMPARE(run(u"enrol -"_s, "name\nWim\n").output, "Waiting list, place 1: 6 Wim\n");
        QCOMPARE(run(u"check-in --release"_s).output, "Released: 1 Anna\nMoves up: 6 Wim\n");
        const auto file = run(u"export"_s).output;
        QCOMPARE(commands_->run(u"import -"_s, file).code, ExitCode::Done);
        QCOMPARE(commands_->run(u"check-in --release --tournament 2"_s).output, QByteArray());
        for (int change = 0; change < 3; ++change) {
            QCOMPARE(run(u"undo"_s).code, ExitCode::Done);
        }
        QCOMPARE(run(u"export"_s).output, before);
    }

    void listsAreReadBack()
    {
        QCOMPARE(run(u"check-in --participant 2 --paid"_s).code, ExitCode::Done);
        const auto listed = run(u"participants"_s).output;
        const auto file = run(u"export"_s).output;
        for (int number = 1; number <= 5; ++number) {
            QCOMPARE(run(u"participant --participant %1 --remove --pay-back"_s.arg(number)).code,
                     ExitCode::Done);
        }
        QCOMPARE(run(u"set capacity=null"_s).code, ExitCode::Done);
        QCOMPARE(run(u"enrol -"_s, listed).code, ExitCode::Done);
        QCOMPARE(run(u"participants"_s).output, listed);
        QCOMPARE(run(u"enrol -"_s, "name,status\nX,perhaps\n").code, ExitCode::Refused);
    }

    void printsAndChargesThoseHere()
    {
        QCOMPARE(run(u"set options.feeBasis=registered"_s).code, ExitCode::Done);
        QCOMPARE(run(u"check-in --participant 2"_s).code, ExitCode::Done);
        QCOMPARE(json(run(u"fee --format json"_s))["cents"_L1].toInt(), 100);
        QCOMPARE(json(run(u"standings --format json"_s))["standings"_L1].toArray().size(), 1);
    }
};

RUMMY_TEST(TestCliCheckIn)

} // namespace tst_cli_check_in

#include "tst_cli_check_in.moc"
