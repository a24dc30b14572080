#include "cli_evening.h"
#include "tests/suite.h"

namespace tst_cli_player {

using namespace cli_evening_test;

/// The command line's output about people, in the sample club.
class TestCliPlayer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(commands_.run(u"sample-club -o sample.rummydb"_s).code, ExitCode::Done);
    }

    void sampleClubIsANewFile()
    {
        const auto file = commands_.file(u"there.rummydb"_s, "x");
        const auto outcome = commands_.run({u"sample-club"_s, u"-o"_s, file});
        QCOMPARE(outcome.code, ExitCode::Refused);
        QVERIFY(outcome.errors.startsWith("error: " + file.toUtf8()));
        QCOMPARE(commands_.run(u"sample-club"_s).code, ExitCode::Usage);
        const auto list = run(u"list"_s).output;
        QCOMPARE(list.count('\n'), 24);
        QVERIFY(list.contains("romme-500"));
    }

    void tellsOfAPerson()
    {
        const auto text = run(u"player \"Dörfler, Käthe\""_s);
        QCOMPARE(text.code, ExitCode::Done);
        QVERIFY(text.output.startsWith("Dörfler, Käthe\n"));
        QVERIFY(text.output.contains("Best place: "));
        QVERIFY(text.output.contains("Worst place: "));
        const auto told = json(run(u"player dorf --format json"_s));
        QCOMPARE(told[u"player"_s][u"name"_s].toString(), u"Dörfler, Käthe"_s);
        const auto evenings = told[u"evenings"_s].toArray();
        QVERIFY(evenings.size() > 15);
        int inSums = 0;
        for (const auto& sum : told[u"sums"_s].toArray()) {
            inSums += sum[u"evenings"_s].toInt();
        }
        QCOMPARE(inSums, evenings.size());
        QVERIFY(told[u"met"_s].toArray().size() > 20);
        const auto csv = run(u"player dorf --format csv"_s).output;
        QVERIFY(csv.startsWith("date,evening,ruleset,rank,participants,games,tmp,"));
        QCOMPARE(csv.count('\n'), evenings.size() + 1);
    }

    void tellsNamesakesApart()
    {
        const auto both = run(u"player \"Lindner, Peter\""_s);
        QCOMPARE(both.code, ExitCode::Refused);
        QVERIFY(both.errors.startsWith("error: NAME: "));
        QVERIFY(both.errors.contains("Lindner, Peter (Birkenfels)"));
        QVERIFY(both.output.isEmpty());
        const auto one = json(run(u"player \"Lindner, Peter (Birkenfels)\" --format json"_s));
        QCOMPARE(one[u"player"_s][u"club"_s].toString(), u"Birkenfels"_s);
        const auto id = one[u"player"_s][u"id"_s].toString();
        QCOMPARE(json(run(u"player --format json "_s + id)), one);
    }

    void putsTwoHeadToHead()
    {
        const auto told = json(run(u"player hofmann\\ ute --against dorf --format json"_s));
        QVERIFY(told.isEmpty()); // There are two of that name.
        const auto there =
            json(run(u"player \"Hofmann, Ute (Eichenried)\" --against dorf --format json"_s));
        const auto back =
            json(run(u"player dorf --against \"Hofmann, Ute (Eichenried)\" --format json"_s));
        QVERIFY(there[u"games"_s].toInt() > 0);
        QCOMPARE(there[u"games"_s], back[u"games"_s]);
        QCOMPARE(there[u"ahead"_s], back[u"behind"_s]);
        QCOMPARE(there[u"better"_s], back[u"worse"_s]);
        const auto csv = run(u"player dorf --against ackermann --format csv"_s).output;
        QVERIFY(csv.startsWith("date,evening,ruleset,rank,other_rank,tmp,other_tmp,"));
        QVERIFY(run(u"player dorf --against ackermann"_s).output.contains("Better placed: "));
    }

    void listsTheRecords()
    {
        const auto told = json(run(u"player --records --format json"_s));
        const auto records = told[u"records"_s].toArray();
        QVERIFY(records.size() >= 5);
        QCOMPARE(records[0][u"ruleset"_s].toString(), u"rummy-pure-plus"_s);
        QCOMPARE(records[0][u"record"_s].toString(), u"most-points"_s);
        QVERIFY(!records[0][u"holders"_s].toArray().isEmpty());
        const auto text = run(u"player --records"_s).output;
        QVERIFY(text.contains("Longest series of wins: "));
        QVERIFY(!text.contains("orst"));
        QVERIFY(run(u"player --records --format csv"_s)
                    .output.startsWith("ruleset,record,value,name,club,first_date,"));
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<ExitCode>("code");
        QTest::addColumn<QByteArray>("error");

        QTest::newRow("nobody") << u"player"_s << ExitCode::Usage << QByteArray("error: NAME: ");
        QTest::newRow("a name beside the records")
            << u"player dorf --records"_s << ExitCode::Usage << QByteArray("error: NAME: ");
        QTest::newRow("a stranger") << u"player Nobody"_s << ExitCode::Refused
                                    << QByteArray("error: NAME: Nobody called “Nobody”");
        QTest::newRow("against a stranger")
            << u"player dorf --against Nobody"_s << ExitCode::Refused
            << QByteArray("error: --against: Nobody called");
        QTest::newRow("against oneself") << u"player dorf --against dorf"_s << ExitCode::Refused
                                         << QByteArray("error: --against: ");
    }

    void refuses()
    {
        QFETCH(const QString, line);
        QFETCH(const ExitCode, code);
        QFETCH(const QByteArray, error);
        const auto outcome = run(line);
        QCOMPARE(outcome.code, code);
        QVERIFY2(outcome.errors.startsWith(error), outcome.errors);
        QVERIFY(outcome.output.isEmpty());
    }

private:
    Outcome run(const QString& line)
    {
        return commands_.run(u"--database sample.rummydb "_s + line);
    }

    CommandLine commands_;
};

RUMMY_TEST(TestCliPlayer)

} // namespace tst_cli_player

#include "tst_cli_player.moc"
