#include "cli_harness.h"
#include "core/texts/numbers.h"
#include "file_contents.h"
#include "tests/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_cli_cash {

using namespace Qt::Literals::StringLiterals;
using cli::ExitCode;

/// The cash box from the command line.
class TestCliCash : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        commands_ = std::make_unique<CommandLine>();
        QCOMPARE(commands_->run(u"new --name Mai --date 2026-05-14 --ruleset rummy-pure"_s).code,
                 ExitCode::Done);
        const auto people = commands_->file(u"people.csv"_s, "number,name\n1,Anna\n2,Bert\n");
        QCOMPARE(commands_->run({u"enrol"_s, u"--tournament"_s, u"1"_s, people}).code,
                 ExitCode::Done);
        QCOMPARE(run(u"set --tournament 1 startFeeCents=500"_s).code, ExitCode::Done);
        QCOMPARE(run(u"pay --tournament 1 --participant 1 --cents 500"_s).code, ExitCode::Done);
    }

    void printsTheCashBook()
    {
        booked(u"expense --cents 1250 --text \"Hall, rent\""_s);
        const auto file = commands_->path(u"book.csv"_s);
        const auto print = [&](const QString& days) {
            return run(u"print cash-book --language en "_s + days + u" -o "_s + file).code ==
                           ExitCode::Done
                       ? contentsOf(file)
                       : QByteArray();
        };
        const auto book = print(u"--from 2026-05-14 --until 2026-05-14"_s);
        QVERIFY(book.contains("2026-05-14,Mai,start-fee,1,Start fees,5.00,,5.00"));
        QVERIFY(book.contains("2026-05-14,Mai,expense,2,\"Expense: Hall, rent\",,12.50,"));
        QVERIFY(print(u"--from 2026-05-15"_s).contains("7.50"));
        QCOMPARE(json(u"cash --from 2026-05-15 --format json"_s)["openingCents"_L1].toInt(), -750);
        for (const auto* const wrong : {"print cash-book --from May -o ",
                                        "print cash-book --from 2026-05-15 --until 2026-05-14 -o ",
                                        "print cash-book --tournament 1 -o ",
                                        "print standings --tournament 1 --until 2026-05-14 -o "}) {
            QCOMPARE(run(QString::fromLatin1(wrong) + file).code, ExitCode::Usage);
        }
    }

    /// The cash book has the start fees of the other one.
    void warnsOfBookingAtACopy()
    {
        const auto file = commands_->path(u"may.rummytournament"_s);
        QCOMPARE(run(u"export --tournament 1 -o "_s + file).code, ExitCode::Done);
        QCOMPARE(run(u"import "_s + file).code, ExitCode::Done);
        const auto at = [this](int tournament) {
            return run(u"cash book --tournament %1 --kind float --cents 100"_s.arg(tournament));
        };
        QVERIFY(at(1).errors.isEmpty());
        const auto copy = at(2);
        QCOMPARE(copy.code, ExitCode::Done);
        QVERIFY2(copy.errors.contains("Mai, no. 1"), copy.errors.constData());
    }

    void tellsWaysAndBoxesApart()
    {
        QCOMPARE(run(u"pay --tournament 1 --participant 2 --cents 500 --way transfer"_s).code,
                 ExitCode::Done);
        booked(u"float --cents 5000 --box \"Door 2\""_s);
        booked(u"transfer-out --cents 100 --box \"Door 2\" --to Safe"_s);
        QCOMPARE(run(u"cash book --tournament 1 --kind float --cents 100 --to Safe"_s).code,
                 ExitCode::Usage);
        QCOMPARE(run(u"cash count --tournament 1 --pieces 2000=2 --box \"Door 2\""_s).code,
                 ExitCode::Done);
        const auto report = json(u"cash --tournament 1 --format json"_s);
        QCOMPARE(report["expectedCents"_L1].toInt(), 5'500);
        QCOMPARE(report["ways"_L1][1]["way"_L1].toString(), u"transfer"_s);
        QCOMPARE(report["ways"_L1][1]["inCents"_L1].toInt(), 500);
        const auto door = report["boxes"_L1][1];
        QCOMPARE(door["box"_L1].toString(), u"Door 2"_s);
        QCOMPARE(door["expectedCents"_L1].toInt(), 4'900);
        QCOMPARE(door["differenceCents"_L1].toInt(), -900);
        QVERIFY(report["countedCents"_L1].isNull());
        const auto text = run(u"cash --tournament 1"_s).output;
        QVERIFY2(text.contains("Door 2: 50.00 float"), text.constData());
    }

    void paysBackWhoWasRemoved()
    {
        const auto removed = run(u"participant --tournament 1 --participant 1 --remove"_s);
        QCOMPARE(removed.code, ExitCode::Refused);
        QVERIFY(removed.errors.contains("has paid"));
        QCOMPARE(
            run(u"participant --tournament 1 --participant 1 --remove --confirm-warnings"_s).code,
            ExitCode::Done);
        auto fees = json(u"fees --tournament 1 --format json"_s);
        QCOMPARE(fees["owedBackCents"_L1].toInt(), 500);
        QCOMPARE(fees["former"_L1][0]["name"_L1].toString(), u"Anna"_s);
        QCOMPARE(json(u"cash --tournament 1 --format json"_s)["expectedCents"_L1].toInt(), 500);
        QCOMPARE(run(u"pay --tournament 1 --former --participant 1 --cents -500"_s).code,
                 ExitCode::Done);
        fees = json(u"fees --tournament 1 --format json"_s);
        QCOMPARE(fees["owedBackCents"_L1].toInt(), 0);
        QCOMPARE(json(u"cash --tournament 1 --format json"_s)["expectedCents"_L1].toInt(), 0);
    }

    /// The list tells them apart by their clubs, in files by a column.
    void listsNamesakesWithTheirClubs()
    {
        const auto people =
            commands_->file(u"langs.csv"_s, "name,club\nUwe Lang,Hof\nUwe Lang,Plauen\n");
        QCOMPARE(commands_->run({u"enrol"_s, u"--tournament"_s, u"1"_s, people}).code,
                 ExitCode::Done);
        const auto text = run(u"fees --tournament 1"_s).output;
        QVERIFY2(text.contains("Uwe Lang (Hof)") && text.contains("Uwe Lang (Plauen)"),
                 text.constData());
        const auto csv = run(u"fees --tournament 1 --format csv"_s).output;
        QVERIFY2(csv.contains(",Uwe Lang,Hof,"), csv.constData());
    }

    void reportsWhatWasBooked()
    {
        const auto id = booked(u"expense --cents 1250 --text \"Hall, rent\" --by Uwe"_s);
        QVERIFY(!QUuid(id).isNull());
        booked(u"float --cents 10000"_s);
        QCOMPARE(run(u"cash count --tournament 1 --pieces 5000=1,2000=2,100=2"_s).output,
                 QByteArray("9200\n"));
        const auto report = json(u"cash --tournament 1 --format json"_s);
        QCOMPARE(report["incomeCents"_L1].toInt(), 500);
        QCOMPARE(report["spendingCents"_L1].toInt(), 1'250);
        QCOMPARE(report["balanceCents"_L1].toInt(), -750);
        QCOMPARE(report["expectedCents"_L1].toInt(), 9'250);
        QCOMPARE(report["countedCents"_L1].toInt(), 9'200);
        QCOMPARE(report["differenceCents"_L1].toInt(), -50);
        QCOMPARE(report["fees"_L1]["openCents"_L1].toInt(), 500);
        QCOMPARE(report["moved"_L1]["float"_L1].toInt(), 10'000);
        QCOMPARE(report["pieces"_L1]["2000"_L1].toInt(), 2);
        const auto movements = report["movements"_L1].toArray();
        QCOMPARE(movements.size(), 2);
        const auto isExpense = [&id](const QJsonValue& one) {
            return one["id"_L1].toString() == id && one["by"_L1].toString() == u"Uwe" &&
                   one["text"_L1].toString() == u"Hall, rent";
        };
        QVERIFY(std::any_of(movements.begin(), movements.end(), isExpense));
        const auto csv = run(u"cash --tournament 1 --format csv"_s).output;
        QVERIFY(csv.startsWith(
            "id,time,kind,text,by,inCents,outCents,way,box\n,,start-fee,,,500,0,,\n"));
        QVERIFY(csv.contains(",expense,\"Hall, rent\",Uwe,0,1250,cash,\n"));
        const auto text = run(u"cash --tournament 1"_s).output;
        QVERIFY(text.contains("-0.50") || text.contains("−0.50"));
        QVERIFY(text.contains(id.toUtf8()));
    }

    void cancels()
    {
        const auto id = booked(u"expense --cents 1250 --text Hall"_s);
        QCOMPARE(run(u"cash cancel %1 --reason twice"_s.arg(id)).code, ExitCode::Done);
        const auto again = run(u"cash cancel %1 --reason twice"_s.arg(id));
        QCOMPARE(again.code, ExitCode::Refused);
        QVERIFY(again.errors.contains("no longer in the cash box"));
        QCOMPARE(json(u"cash --tournament 1 --format json"_s)["spendingCents"_L1].toInt(), 0);
    }

    void keepsTheBookOfTheClub()
    {
        booked(u"expense --cents 1250 --text Hall"_s);
        QCOMPARE(run(u"cash book --kind receipt --cents 300 --text Found"_s).code, ExitCode::Done);
        const auto book = json(u"cash --from 2026-05-14 --until 2026-05-14 --format json"_s);
        QCOMPARE(book["lines"_L1].toArray().size(), 3);
        QCOMPARE(book["balanceCents"_L1].toInt(), 500 - 1'250 + 300);
        QCOMPARE(json(u"cash --from 2026-05-15 --format json"_s)["balanceCents"_L1].toInt(), 0);
        const auto csv = run(u"cash --format csv"_s).output;
        QVERIFY(csv.startsWith("date,evening,kind,text,inCents,outCents,heldCents,way,box,id\n"
                               "2026-05-14,Mai,start-fee,,500,0,500,cash,,\n"));
        QVERIFY(run(u"cash"_s).output.contains("Mai"));
    }

    void cancelsWhatIsOfNoEvening()
    {
        const auto id = QString::fromUtf8(
            run(u"cash book --kind receipt --cents 700 --text Spende"_s).output.trimmed());
        QVERIFY(run(u"cash"_s).output.contains(id.toUtf8()));
        QVERIFY(run(u"cash --format csv"_s).output.contains(id.toUtf8()));
        const auto last = json(u"cash --format json"_s)["lines"_L1].toArray().last();
        QCOMPARE(last["id"_L1].toString(), id);
        QVERIFY(json(u"cash --format json"_s)["lines"_L1][0]["id"_L1].isNull());
        QCOMPARE(run(u"cash cancel %1 --reason twice"_s.arg(id)).code, ExitCode::Done);
        QCOMPARE(json(u"cash --format json"_s)["expectedCents"_L1].toInt(), 500);
    }

    void deletedEveningComesBack()
    {
        const auto file = commands_->path(u"mai.json"_s);
        QCOMPARE(run(u"export --tournament 1 -o "_s + file).code, ExitCode::Done);
        const auto expected = [&] {
            return json(u"cash --format json"_s)["expectedCents"_L1].toInt();
        };
        QCOMPARE(run(u"delete --tournament 1"_s).code, ExitCode::Done);
        QCOMPARE(expected(), 500);
        QCOMPARE(run(u"undo --club"_s).code, ExitCode::Refused);
        QCOMPARE(expected(), 500);
        QCOMPARE(run(u"import "_s + file).code, ExitCode::Done);
        QCOMPARE(expected(), 500);
        const auto again = run(u"import "_s + file);
        QVERIFY2(again.errors.contains("count once"), again.errors.constData());
        QCOMPARE(expected(), 500);
        QCOMPARE(run(u"delete --tournament 3"_s).errors, QByteArray());
        QCOMPARE(expected(), 500);
    }

    void saysWhatADeletedEveningOwes()
    {
        QCOMPARE(
            run(u"participant --tournament 1 --participant 1 --remove --confirm-warnings"_s).code,
            ExitCode::Done);
        const auto deleted = run(u"delete --tournament 1"_s);
        QVERIFY2(deleted.errors.contains("owed back"), deleted.errors.constData());
    }

    void removedPeopleOfOneNumberAreAskedByName()
    {
        const auto remove = [&] {
            return run(u"participant --tournament 1 --participant 1 --remove --confirm-warnings"_s)
                .code;
        };
        QCOMPARE(remove(), ExitCode::Done);
        const auto people = commands_->file(u"more.csv"_s, "number,name,paidCents\n1,Cora,700\n");
        const auto enrolled = commands_->run({u"enrol"_s, u"--tournament"_s, u"1"_s, people});
        QCOMPARE(enrolled.code, ExitCode::Done);
        QVERIFY2(enrolled.errors.contains("owed back"), enrolled.errors.constData());
        QCOMPARE(remove(), ExitCode::Done);
        const auto pay = u"pay --tournament 1 --former --participant 1 --cents -300"_s;
        const auto refused = run(pay);
        QCOMPARE(refused.code, ExitCode::Refused);
        QVERIFY2(refused.errors.contains("Anna; Cora"), refused.errors.constData());
        QCOMPARE(run(pay + u" --name cora"_s).code, ExitCode::Done);
        const auto former = json(u"fees --tournament 1 --format json"_s)["former"_L1];
        QCOMPARE(former[0]["owedBackCents"_L1].toInt(), 500);
        QCOMPARE(former[1]["owedBackCents"_L1].toInt(), 400);
        QCOMPARE(run(u"pay --tournament 1 --participant 2 --cents 5 --name Bert"_s).code,
                 ExitCode::Usage);
    }

    void removedPeopleAreRefundedFromTheBoxThatIsSaid()
    {
        const auto remove = u"participant --tournament 1 --participant 1 --remove"_s;
        QCOMPARE(run(remove + u" --confirm-warnings --box \"Door 2\""_s).code, ExitCode::Usage);
        QCOMPARE(run(remove + u" --pay-back --box \"Door 2\""_s).code, ExitCode::Done);
        const auto report = json(u"cash --tournament 1 --format json"_s);
        QCOMPARE(report["boxes"_L1][0]["expectedCents"_L1].toInt(), 500);
        QCOMPARE(report["boxes"_L1][1]["box"_L1].toString(), u"Door 2"_s);
        QCOMPARE(report["boxes"_L1][1]["expectedCents"_L1].toInt(), -500);
    }

    void handoverIsCancelledWhole()
    {
        booked(u"float --cents 10000"_s);
        const auto id = booked(u"transfer-out --cents 2000 --to \"Door 2\""_s);
        QCOMPARE(run(u"cash cancel %1 --reason twice"_s.arg(id)).code, ExitCode::Done);
        const auto report = json(u"cash --tournament 1 --format json"_s);
        QCOMPARE(report["expectedCents"_L1].toInt(), 10'500);
        QCOMPARE(report["boxes"_L1].toArray().size(), 1);
    }

    void beginsWithWhatTheBoxesHeld_data()
    {
        QTest::addColumn<QString>("days");
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<int>("opening");
        QTest::addColumn<int>("closing");
        QTest::newRow("from the first day on")
            << u" --from 2026-05-14"_s
            << QStringList{u"2026-05-14,,opening,,0,0,0"_s,
                           u"2026-05-14,Mai,start-fee,,500,0,500"_s,
                           u"2026-05-14,Mai,expense,Hall,0,1250,-750"_s,
                           u"2026-05-20,Juni,float,,2000,0,1250"_s}
            << 0 << 1'250;
        QTest::newRow("between two evenings")
            << u" --from 2026-05-15 --until 2026-05-19"_s
            << QStringList{u"2026-05-15,,opening,,0,0,-750"_s} << -750 << -750;
        QTest::newRow("from a later evening on")
            << u" --from 2026-05-20"_s
            << QStringList{u"2026-05-20,,opening,,0,0,-750"_s,
                           u"2026-05-20,Juni,float,,2000,0,1250"_s}
            << -750 << 1'250;
        QTest::newRow("without a first day")
            << u" --until 2026-05-14"_s
            << QStringList{u"2026-05-14,Mai,start-fee,,500,0,500"_s,
                           u"2026-05-14,Mai,expense,Hall,0,1250,-750"_s}
            << 0 << -750;
    }
    void beginsWithWhatTheBoxesHeld()
    {
        QFETCH(const QString, days);
        QFETCH(const QStringList, rows);
        QFETCH(const int, opening);
        QFETCH(const int, closing);
        booked(u"expense --cents 1250 --text Hall"_s);
        QCOMPARE(run(u"new --name Juni --date 2026-05-20 --ruleset rummy-pure"_s).code,
                 ExitCode::Done);
        QCOMPARE(run(u"cash book --tournament 2 --kind float --cents 2000"_s).code, ExitCode::Done);
        const auto csv = run(u"cash --format csv"_s + days).output;
        auto found = QString::fromUtf8(csv).trimmed().split(u'\n').mid(1);
        for (auto& row : found) {
            row = row.section(u',', 0, 6);
        }
        QCOMPARE(found, rows);
        const auto book = json(u"cash --format json"_s + days);
        QCOMPARE(book["openingCents"_L1].toInt(), opening);
        QCOMPARE(book["expectedCents"_L1].toInt(), closing);
        const auto lines = book["lines"_L1].toArray();
        QCOMPARE(lines.isEmpty() ? closing : lines.last()["heldCents"_L1].toInt(), closing);
        const auto text = run(u"cash"_s + days).output;
        QCOMPARE(text.count("Opening balance"), days.contains(u"--from"_s) ? 2 : 0);
        const auto euros = texts::centsText(closing).toUtf8();
        QVERIFY2(text.trimmed().endsWith(euros), text.constData());
    }

    void feesWithoutADateStandOnTheDayOfPayment_data()
    {
        QTest::addColumn<int>("from"); // Days after that of payment.
        QTest::addColumn<int>("until");
        QTest::addColumn<int>("opening");
        QTest::addColumn<int>("received");
        QTest::newRow("that day") << 0 << 0 << 0 << 700;
        QTest::newRow("later") << 1 << 9 << 700 << 0;
        QTest::newRow("earlier") << -9 << -1 << 0 << 0;
    }
    void feesWithoutADateStandOnTheDayOfPayment()
    {
        QFETCH(const int, from);
        QFETCH(const int, until);
        QCOMPARE(run(u"pay --tournament 1 --participant 1 --cents -500"_s).code, ExitCode::Done);
        const auto undated =
            commands_->file(u"juni.json"_s, R"({"format": "rummy-director-tournament", "version": 1,
                                "tournament": {"name": "Juni", "ruleset": "rummy-pure"},
                                "participants": [{"number": 1, "name": "Anna"}]})");
        QCOMPARE(commands_->run({u"import"_s, undated}).code, ExitCode::Done);
        QCOMPARE(run(u"pay --tournament 2 --participant 1 --cents 700"_s).code, ExitCode::Done);
        const auto paidOn = QDateTime({2026, 5, 14}, {18, 30}, Qt::UTC).toLocalTime().date();
        const auto dayText = [&paidOn](int days) {
            return paidOn.addDays(days).toString(Qt::ISODate);
        };
        const auto book =
            json(u"cash --format json --from %1 --until %2"_s.arg(dayText(from), dayText(until)));
        QTEST(book["openingCents"_L1].toInt(), "opening");
        std::int64_t received = 0;
        for (const auto& line : book["lines"_L1].toArray()) {
            if (line["evening"_L1].toString() == u"Juni") {
                QCOMPARE(line["date"_L1].toString(), dayText(0));
                received += line["inCents"_L1].toInt();
            }
        }
        QTEST(static_cast<int>(received), "received");
        const auto file = commands_->path(u"book.csv"_s);
        QCOMPARE(run(u"print cash-book --language en --from %1 --until %2 -o "_s.arg(
                         dayText(from), dayText(until)) +
                     file)
                     .code,
                 ExitCode::Done);
        const auto paper = contentsOf(file);
        QCOMPARE(paper.contains(",Juni,start-fee,"), received > 0);
        QCOMPARE(paper.contains("opening,,Opening balance,,,7.00"), from > 0);
    }

    void oneSecondKeepsItsOrder()
    {
        QStringList expected;
        for (int number = 1; number <= 8; ++number) {
            expected << u"No. %1"_s.arg(number);
            booked(u"expense --cents 100 --text \"%1\""_s.arg(expected.last()));
        }
        const auto textsIn = [](const QJsonValue& movements) {
            QStringList texts;
            for (const auto& one : movements.toArray()) {
                texts << one["text"_L1].toString();
            }
            texts.removeAll(QString());
            return texts;
        };
        QCOMPARE(textsIn(json(u"cash --tournament 1 --format json"_s)["movements"_L1]), expected);
        QCOMPARE(textsIn(json(u"cash --format json"_s)["lines"_L1]), expected);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<ExitCode>("code");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* name, const QString& line, ExitCode code,
                            const QByteArray& error) {
            QTest::newRow(name) << line << code << error;
        };
        row("nothing", u"cash book --tournament 1 --kind float --cents 0"_s, ExitCode::Refused,
            "error: --cents: ");
        row("less than nothing", u"cash book --tournament 1 --kind float --cents -5"_s,
            ExitCode::Refused, "error: --cents: ");
        row("for nothing", u"cash book --tournament 1 --kind expense --cents 5"_s,
            ExitCode::Refused, "error: --text: ");
        row("of no kind", u"cash book --tournament 1 --kind gift --cents 5"_s, ExitCode::Usage,
            "error: --kind: ");
        row("of another evening", u"cash book --tournament 9 --kind float --cents 5"_s,
            ExitCode::Refused, "error: --tournament: ");
        row("no reason", u"cash cancel 7f0c1f0e-5f5e-4a59-8a0e-6a3f8f0f2b11 --reason \" \""_s,
            ExitCode::Refused, "error: ");
        row("three cents", u"cash count --tournament 1 --pieces 3=1"_s, ExitCode::Refused,
            "error: --pieces: ");
        row("no pieces", u"cash count --tournament 1 --pieces many"_s, ExitCode::Usage,
            "error: --pieces: ");
        row("a coin twice", u"cash count --tournament 1 --pieces 100=1,100=2"_s, ExitCode::Usage,
            "error: --pieces: ");
        row("no day", u"cash --from yesterday"_s, ExitCode::Usage, "error: --from: ");
        row("both", u"cash --tournament 1 --from 2026-05-14"_s, ExitCode::Usage, "error: --from: ");
        row("no evening", u"cash --tournament 9"_s, ExitCode::Refused, "error: --tournament: ");
    }
    void refuses()
    {
        QFETCH(QString, line);
        QFETCH(ExitCode, code);
        QFETCH(QByteArray, error);
        const auto outcome = run(line);
        QCOMPARE(outcome.code, code);
        QVERIFY2(outcome.errors.startsWith(error), outcome.errors.constData());
        QVERIFY(json(u"cash --tournament 1 --format json"_s)["movements"_L1].toArray().isEmpty());
    }

private:
    cli::Outcome run(const QString& line) { return commands_->run(line); }
    QJsonObject json(const QString& line)
    {
        return QJsonDocument::fromJson(run(line).output).object();
    }
    /// Its id.
    QString booked(const QString& what)
    {
        return QString::fromUtf8(run(u"cash book --tournament 1 --kind "_s + what).output)
            .trimmed();
    }

    std::unique_ptr<CommandLine> commands_;
};

RUMMY_TEST(TestCliCash)

} // namespace tst_cli_cash

#include "tst_cli_cash.moc"
