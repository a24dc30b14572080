#include "core/evening/missing.h"
#include "one_table.h"
#include "random_tournament.h"
#include "tests/pending_builder.h"
#include "tests/suite.h"

#include <QStringList>
#include <QTest>

namespace tst_missing {

using namespace evening;
using namespace Qt::Literals::StringLiterals;
using core::Round;
using core::RoundState;
using core::Tournament;

/// What keeps results from being final.
class TestMissing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTold_data();
    void isTold();
    void reportsMatterWhileTheRoundIsPlayed_data();
    void reportsMatterWhileTheRoundIsPlayed();
    void finalMeansNothingIsMissing_data();
    void finalMeansNothingIsMissing();
};

namespace {

Tournament marked(core::TableMark mark)
{
    auto made = with({oneTable(1, RoundState::Closed)}, 1);
    made.rounds[0].tables[0].head.mark = mark;
    return made;
}

/// Two share the second place, for which there is a ham.
Tournament tied()
{
    auto made = with({oneTable(1, RoundState::Closed)}, 1);
    core::Prize ham;
    ham.name = u"Ham"_s;
    ham.what = core::PrizeFor::Rank;
    ham.places = core::PrizeGoods{u"Wine"_s, u"Ham"_s};
    made.settings.prizes = {ham};
    return made;
}

/// The same of whose turn it is to choose.
Tournament choosing()
{
    auto made = tied();
    made.settings.prizes[0].places = core::FreeChoice{2, 3};
    return made;
}

QString textOf(const core::TableKey& table)
{
    return QStringLiteral("%1/%2").arg(plain(table.round)).arg(plain(table.table));
}

/// "open 1/2", "round 3", "2 rounds".
struct Text
{
    QString operator()(const core::OpenTable& it) const { return u"open "_s + textOf(it.table); }
    QString operator()(const core::MarkedTable& it) const
    {
        return (it.mark == core::TableMark::Disputed ? u"disputed "_s : u"unclear "_s) +
               textOf(it.table);
    }
    QString operator()(const core::ObjectedTable& it) const
    {
        return u"objected "_s + textOf(it.table);
    }
    QString operator()(const core::DifferingReport& it) const
    {
        return u"report %1/%2/%3"_s.arg(plain(it.game.round))
            .arg(plain(it.game.table))
            .arg(plain(it.game.game));
    }
    QString operator()(const core::UnclosedRound& it) const
    {
        return u"round %1"_s.arg(plain(it.round));
    }
    QString operator()(const core::RoundsToPlay& it) const { return u"%1 rounds"_s.arg(it.rounds); }
    QString operator()(const core::UnendedEvening& /*it*/) const { return u"end"_s; }
    QString operator()(const core::NoWinner& /*it*/) const { return u"winner"_s; }
    QString operator()(const core::UndecidedTie& it) const
    {
        return u"tie %1 of %2"_s.arg(it.rank).arg(it.numbers.size());
    }
};

QString textOf(const std::vector<core::Missing>& missing)
{
    QStringList texts;
    for (const auto& one : missing) {
        texts << std::visit(Text(), one);
    }
    return texts.join(u", "_s);
}

core::PendingEntry reported(const core::PlayedGame& game)
{
    return pending_builder::report(u"a"_s, {1_r, 1_t, 1}, 1_g, game);
}

} // namespace

void TestMissing::isTold_data()
{
    using enum RoundState;
    QTest::addColumn<Tournament>("evening");
    QTest::addColumn<QString>("missing");
    QTest::addColumn<bool>("prizes");
    const auto row = [](const char* name, const Tournament& evening, const char* missing,
                        bool prizes) {
        QTest::newRow(name) << evening << QString::fromLatin1(missing) << prizes;
    };
    row("nobody has played, none planned", with({}, std::nullopt), "1 rounds", false);
    row("nobody has played, two planned", with({}, 2), "2 rounds", false);
    row("the only round is closed", with({oneTable(1, Closed)}, 1), "", true);
    row("more were played than planned", with({oneTable(1, Closed), oneTable(2, Closed)}, 1), "",
        true);
    row("one more is planned", with({oneTable(1, Closed)}, 2), "1 rounds", false);
    row("without a number somebody has to say so", with({oneTable(1, Closed)}, std::nullopt), "end",
        true);
    row("all slips are in, but the round is not closed", with({oneTable(1, Published)}, 1),
        "round 1", true);
    row("a game is missing", with({oneTable(1, Published, {{1_g, played("0,5,5,9")}})}, 1),
        "open 1/1, round 1", false);
    row("a table is disputed", marked(core::TableMark::Disputed), "disputed 1/1", false);
    row("a table is unclear", marked(core::TableMark::Unclear), "unclear 1/1", false);
    row("a round was cancelled and is still to be played",
        with({oneTable(1, Closed), oneTable(2, Cancelled)}, 2), "1 rounds", false);
    row("a cancelled round counts for nothing",
        with({oneTable(1, Closed), oneTable(2, Cancelled, {}), oneTable(3, Closed)}, 2), "", true);
    row("one more than planned is drawn", with({oneTable(1, Closed), oneTable(2, Draft, {})}, 1),
        "1 rounds", false);
    row("a tie for a prize in kind", tied(), "tie 2 of 2", true);
    row("level where both choose freely", choosing(), "tie 2 of 2", true);
    auto decided = tied();
    decided.tieDecisions = {{{3_p, 2_p}, core::TieDecidedBy::Lot, {}}};
    row("a tie that was decided", decided, "", true);
    auto money = tied();
    money.settings.prizes[0].places = core::PrizeCents{2000, 1000};
    row("a tie for money, which is shared", money, "", true);
}

void TestMissing::isTold()
{
    QFETCH(const Tournament, evening);
    QTEST(textOf(core::whatIsMissing(evening)), "missing");
    QTEST(core::arePrizesDecided(evening), "prizes");
}

void TestMissing::reportsMatterWhileTheRoundIsPlayed_data()
{
    QTest::addColumn<RoundState>("state");
    QTest::addColumn<QString>("stones");
    QTest::addColumn<QString>("missing");
    QTest::newRow("the same") << RoundState::Published << u"0,5,5,9"_s << u""_s;
    QTest::newRow("another") << RoundState::Published << u"0,5,5,8"_s << u"report 1/1/1"_s;
    QTest::newRow("another, but the round is closed")
        << RoundState::Closed << u"0,5,5,8"_s << u""_s;
}

void TestMissing::reportsMatterWhileTheRoundIsPlayed()
{
    QFETCH(const RoundState, state);
    QFETCH(const QString, stones);
    const auto evening = with({oneTable(1, state)}, 1);
    QTEST(textOf(core::missingUpTo(evening, 1_r, {reported(played(stones.toLatin1()))})),
          "missing");
}

void TestMissing::finalMeansNothingIsMissing_data()
{
    QTest::addColumn<Tournament>("evening");
    for (quint32 seed = 1; seed <= 100; ++seed) {
        auto evening = randomTournament(seed, {9, 3, 2});
        QTest::addRow("seed %u", seed) << evening;
        evening.settings.plannedRounds = std::nullopt;
        QTest::addRow("seed %u, no number of rounds", seed) << evening;
        for (auto& played : evening.rounds) {
            played.head.state = RoundState::Closed;
        }
        evening.settings.plannedRounds = static_cast<std::int32_t>(evening.rounds.size());
        QTest::addRow("seed %u, all closed", seed) << evening;
    }
}

void TestMissing::finalMeansNothingIsMissing()
{
    QFETCH(const Tournament, evening);
    const auto all = core::whatIsMissing(evening);
    QCOMPARE(core::areFinal(evening), all.empty());
    QVERIFY(!core::areFinal(evening) || core::arePrizesDecided(evening));
    const auto contains = [](const auto& list, const core::Missing& one) {
        return std::find(list.begin(), list.end(), one) != list.end();
    };
    std::size_t before = 0;
    for (const auto& played : evening.rounds) {
        const auto upTo = core::missingUpTo(evening, played.number);
        QVERIFY2(upTo.size() >= before, "a later round takes nothing away");
        before = upTo.size();
        for (const auto& one : upTo) {
            QVERIFY(contains(all, one));
        }
    }
    QCOMPARE(core::missingUpTo(evening).size(), before);
}

RUMMY_TEST(TestMissing)

} // namespace tst_missing

#include "tst_missing.moc"
