#include "core/texts/translation.h"
#include "reports/typeset/document.h"
#include "samples.h"
#include "table_reading.h"
#include "tests/suite.h"

namespace tst_group_documents {

using namespace Qt::Literals::StringLiterals;
using documents::Choice;
using documents::Kind;
using game_builder::romme;
using table_reading::shown;
using table_reading::tableOf;
using table_reading::values;

namespace {

core::Prize prizeFor(core::PrizeFor what, const QString& name)
{
    core::Prize prize;
    prize.name = name;
    prize.what = what;
    return prize;
}

/// An evening that is over: 2 and 6 are second, 3 and 7 third, ladies are 2, 3 and 6; the best two
/// of the clubs count, of which Plauen has one.
core::Tournament over()
{
    TournamentBuilder builder(samples::plusRules());
    builder.participants(8).round(1, 1, core::RoundState::Closed);
    builder.table({1, 2, 3, 4}).game(romme("0,3,5,9"));
    builder.table({5, 6, 7, 8}).game(romme("0,3,5,9"));
    auto tournament = builder.tournament();
    auto& settings = tournament.settings;
    settings.plannedRounds = 1;
    for (const std::size_t lady : {2U, 3U, 6U}) {
        tournament.participants[lady - 1].tags = {u"Ladies"_s};
    }
    for (const std::size_t member : {1U, 4U, 6U}) {
        tournament.participants[member - 1].club = u"Hof"_s;
    }
    tournament.participants[4].club = u"Plauen"_s;
    settings.prizes = {prizeFor(core::PrizeFor::Group, u"Best lady"_s),
                       prizeFor(core::PrizeFor::Team, u"Best club"_s)};
    settings.prizes[0].tag = u"Ladies"_s;
    settings.prizes[0].places = core::PrizeCents{3000, 1000};
    settings.prizes[1].best = 2;
    settings.prizes[1].places = core::PrizeGoods{u"a cup"_s};
    return normalised(tournament);
}

Choice ladies(Kind kind)
{
    return {.kind = kind, .group = u"Ladies"_s};
}

Choice clubs(Kind kind)
{
    return {.kind = kind, .teams = u"Best club"_s};
}

} // namespace

/// The lists of groups and teams.
class TestGroupDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupHasRanksOfItsOwn();
    void groupBeforeTheEnd();
    void winnersOfAGroup();
    void winnersOfAGroupWithoutPrizes();
    void teamsHaveTheResultsThatCount();
    void winnersOfTeams();
    void listsForPrograms();
    void refuses_data();
    void refuses();
    void fitsPaper_data();
    void fitsPaper();

private:
    const texts::Translation english_{QLocale(QLocale::English, QLocale::UnitedKingdom)};
};

void TestGroupDocuments::groupHasRanksOfItsOwn()
{
    const auto table = tableOf(over(), ladies(Kind::Standings));
    QCOMPARE(table.title, u"Ladies: Final standings"_s);
    QCOMPARE(values(table, u"number"_s), QStringList({u"2"_s, u"6"_s, u"3"_s}));
    QCOMPARE(shown(table, u"rank"_s), QStringList({u"=1"_s, u"=1"_s, u"3"_s}));
    QCOMPARE(shown(table, u"overall"_s), QStringList({u"=3"_s, u"=3"_s, u"=5"_s}));
    QCOMPARE(values(table, u"overall"_s), QStringList({u"3"_s, u"3"_s, u"5"_s}));
    QCOMPARE(shown(table, u"prize"_s), QStringList({u"20 €"_s, u"20 €"_s, QString()}));
    QVERIFY(table.notes.contains(u"= before a rank: several share it."_s));
    QCOMPARE(table_reading::columnOf(tableOf(over(), {Kind::Standings}), u"overall"_s), -1);
}

void TestGroupDocuments::groupBeforeTheEnd()
{
    auto running = over();
    running.settings.plannedRounds = 2;
    const auto table = tableOf(running, ladies(Kind::Standings));
    QCOMPARE(table.title, u"Ladies: Standings after round 1"_s);
    QCOMPARE(shown(table, u"prize"_s), QStringList({QString(), QString(), QString()}));
    QVERIFY(tableOf(running, ladies(Kind::Winners)).lead.join(u' ').contains(u"rovisional"_s));
}

void TestGroupDocuments::winnersOfAGroup()
{
    const auto table = tableOf(over(), ladies(Kind::Winners));
    QCOMPARE(table.title, u"Ladies: Winners"_s);
    QCOMPARE(shown(table, u"rank"_s), QStringList({u"=1"_s, u"=1"_s}));
    QCOMPARE(shown(table, u"overall"_s), QStringList({u"=3"_s, u"=3"_s}));
    QCOMPARE(shown(table, u"prize"_s), QStringList({u"20 €"_s, u"20 €"_s}));
}

void TestGroupDocuments::winnersOfAGroupWithoutPrizes()
{
    auto tournament = over();
    tournament.settings.prizes.clear();
    const auto table = tableOf(tournament, ladies(Kind::Winners));
    QCOMPARE(shown(table, u"rank"_s), QStringList({u"=1"_s, u"=1"_s, u"3"_s}));
    QCOMPARE(table_reading::columnOf(table, u"prize"_s), -1);
}

void TestGroupDocuments::teamsHaveTheResultsThatCount()
{
    const auto table = tableOf(over(), clubs(Kind::Standings));
    QCOMPARE(table.title, u"Best club: Final standings"_s);
    QCOMPARE(shown(table, u"rank"_s), QStringList({u"1"_s, QString()}));
    QCOMPARE(shown(table, u"team"_s), QStringList({u"Hof"_s, u"Plauen"_s}));
    QCOMPARE(shown(table, u"tmp"_s), QStringList({u"7"_s, u"4"_s}));
    QCOMPARE(shown(table, u"prize"_s), QStringList({u"a cup"_s, QString()}));
    const auto counted = shown(table, u"counted"_s);
    QVERIFY2(counted[0].contains(u"1 "_s) && counted[0].contains(u"6 "_s) &&
                 counted[0].count(u'·') == 1,
             qPrintable(counted[0]));
    QVERIFY2(table.notes.contains(u"Without a rank: fewer than 2 results."_s),
             qPrintable(table.notes.join(u'\n')));
}

void TestGroupDocuments::winnersOfTeams()
{
    const auto table = tableOf(over(), clubs(Kind::Winners));
    QCOMPARE(table.title, u"Best club: Winners"_s);
    QCOMPARE(shown(table, u"team"_s), QStringList{u"Hof"_s});
}

void TestGroupDocuments::listsForPrograms()
{
    const auto tournament = over();
    const auto group = documents::standingsList(tournament, std::nullopt, u"ladies"_s);
    QCOMPARE(table_reading::csvKeys(group).mid(0, 5),
             QStringList({u"rank"_s, u"number"_s, u"name"_s, u"club"_s, u"overall"_s}));
    QCOMPARE(values(group, u"rank"_s), QStringList({u"1"_s, u"1"_s, u"3"_s}));
    const auto teams =
        documents::teamStandingsList(tournament, std::nullopt, tournament.settings.prizes[1]);
    QCOMPARE(values(teams, u"team"_s), QStringList({u"Hof"_s, u"Plauen"_s}));
}

void TestGroupDocuments::refuses_data()
{
    QTest::addColumn<Choice>("choice");
    QTest::addColumn<core::RefusalCode>("code");
    QTest::newRow("a group of nobody") << Choice{.kind = Kind::Standings, .group = u"Seniors"_s}
                                       << core::RefusalCode(core::ParticipantFault::GroupUnknown);
    QTest::newRow("a prize that is not for teams")
        << Choice{.kind = Kind::Winners, .teams = u"Best lady"_s}
        << core::RefusalCode(core::SettingsFault::TeamPrizeUnknown);
}

void TestGroupDocuments::refuses()
{
    QFETCH(const Choice, choice);
    QFETCH(const core::RefusalCode, code);
    const auto tournament = over();
    const auto composed = compose(table_reading::sourceOf(tournament), choice);
    QVERIFY(!composed);
    QVERIFY(composed.refused().refusals.front().code == code);
}

void TestGroupDocuments::fitsPaper_data()
{
    QTest::addColumn<Choice>("choice");
    for (const auto kind : {Kind::Standings, Kind::Winners}) {
        const auto id = documents::idOf(kind);
        QTest::addRow("%s of a group", qPrintable(id)) << ladies(kind);
        QTest::addRow("%s of teams", qPrintable(id)) << clubs(kind);
    }
}

void TestGroupDocuments::fitsPaper()
{
    QFETCH(const Choice, choice);
    const auto tournament = over();
    const auto composed = compose(table_reading::sourceOf(tournament), choice);
    QVERIFY(composed);
    QCOMPARE(typeset::sheetsOf(*composed, typeset::PaperSize::A4).size(), std::size_t{1});
}

RUMMY_TEST(TestGroupDocuments)

} // namespace tst_group_documents

#include "tst_group_documents.moc"
