#include "core/change/change.h"
#include "core/use_cases/round_difference.h"
#include "evening.h"
#include "random_tournament.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_change {

using namespace evening;
using core::Change;
using core::Tournament;

class TestChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isDoneAndUndone_data();
    void isDoneAndUndone();
    void isRefusedWhereItDoesNotFit_data();
    void isRefusedWhereItDoesNotFit();
    void changesNothingIfALaterStepDoesNotFit();
    void turnsRoundTwiceIntoItself();
    void foldsTheStepsOfAKey();
    void foldsToNothing();
    void differenceOfRoundsMakesTheOther();
};

namespace {

constexpr core::Whole whole;

Tournament before()
{
    auto evening = tournament(9);
    evening.rounds = {
        round(1,
              {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,3,5,9")}, {2_g, unplayed()}}),
               table(2, {5_p, 6_p, 7_p, 8_p})},
              {9_p})};
    evening.penalties = {{1_p, 1_r, scoring::MatchPoints::fromPoints(-1), QStringLiteral("late")}};
    return evening;
}

Change changeOf(std::vector<core::Step> steps)
{
    return {{core::Action::ChangeSettings, 1_r}, QStringLiteral("because"), std::move(steps)};
}

core::RoundHead head(core::RoundState state)
{
    return {state, 2, {9_p}, {}};
}

core::TableHead seats(std::vector<core::StartNumber> numbers)
{
    return {std::move(numbers), std::nullopt, {}};
}

} // namespace

void TestChange::isDoneAndUndone_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<Tournament>("after");
    const auto row = [](const char* name, core::Step step, const auto& edit) {
        auto after = before();
        edit(after);
        QTest::newRow(name) << changeOf({std::move(step)}) << after;
    };
    const auto start = before();

    auto settings = start.settings;
    settings.name = QStringLiteral("Other");
    row("settings", core::SettingsExchange{whole, start.settings, settings},
        [&](Tournament& it) { it.settings = settings; });
    row("penalties", core::PenaltiesExchange{whole, start.penalties, std::vector<core::Penalty>()},
        [](Tournament& it) { it.penalties.clear(); });

    auto renamed = participant(5);
    renamed.name = QStringLiteral("Other");
    row("participant changed", core::ParticipantExchange{5_p, participant(5), renamed},
        [&](Tournament& it) { it.participants[4] = renamed; });
    row("participant removed", core::ParticipantExchange{1_p, participant(1), std::nullopt},
        [](Tournament& it) { it.participants.erase(it.participants.begin()); });
    row("participant added behind", core::ParticipantExchange{12_p, std::nullopt, participant(12)},
        [](Tournament& it) { it.participants.push_back(participant(12)); });

    const auto published = head(core::RoundState::Published);
    const auto closed = head(core::RoundState::Closed);
    row("round changed", core::RoundExchange{1_r, published, closed},
        [&](Tournament& it) { it.rounds[0].head = closed; });
    row("round added behind", core::RoundExchange{2_r, std::nullopt, closed}, [&](Tournament& it) {
        it.rounds.push_back({2_r, closed, {}});
    });

    row("table changed",
        core::TableExchange{{1_r, 1_t}, seats({1_p, 2_p, 3_p, 4_p}), seats({2_p, 1_p, 3_p, 4_p})},
        [](Tournament& it) {
            std::swap(it.rounds[0].tables[0].head.seats[0], it.rounds[0].tables[0].head.seats[1]);
        });
    row("table removed", core::TableExchange{{1_r, 2_t}, seats({5_p, 6_p, 7_p, 8_p}), std::nullopt},
        [](Tournament& it) { it.rounds[0].tables.pop_back(); });
    row("table added", core::TableExchange{{1_r, 3_t}, std::nullopt, seats({9_p})},
        [](Tournament& it) { it.rounds[0].tables.push_back(table(3, {9_p})); });

    const core::GameOutcome first = played("0,3,5,9");
    row("game corrected", core::GameExchange{{1_r, 1_t, 1_g}, first, unplayed()},
        [](Tournament& it) { it.rounds[0].tables[0].games[0].outcome = unplayed(); });
    row("game cleared before another", core::GameExchange{{1_r, 1_t, 1_g}, first, std::nullopt},
        [](Tournament& it) {
            auto& games = it.rounds[0].tables[0].games;
            games.erase(games.begin());
        });
    row("game entered", core::GameExchange{{1_r, 2_t, 2_g}, std::nullopt, first},
        [&](Tournament& it) {
            it.rounds[0].tables[1].games.push_back({2_g, first});
        });
}

void TestChange::isDoneAndUndone()
{
    QFETCH(Change, change);
    QFETCH(Tournament, after);
    auto evening = before();
    QVERIFY(core::tryApply(change, evening));
    QVERIFY(evening == after);
    QVERIFY(core::tryApply(core::reversed(change), evening));
    QVERIFY(evening == before());

    core::apply(change, evening);
    QVERIFY(evening == after);
    core::apply(core::reversed(change), evening);
    QVERIFY(evening == before());
}

void TestChange::isRefusedWhereItDoesNotFit_data()
{
    QTest::addColumn<Change>("change");
    const auto row = [](const char* name, core::Step step) {
        QTest::newRow(name) << changeOf({std::move(step)});
    };
    auto other = before().settings;
    other.venue = QStringLiteral("elsewhere");
    row("other settings", core::SettingsExchange{whole, other, before().settings});
    row("settings gone", core::SettingsExchange{whole, before().settings, std::nullopt});
    row("settings from nothing", core::SettingsExchange{whole, std::nullopt, other});
    row("other penalties",
        core::PenaltiesExchange{whole, std::vector<core::Penalty>(), std::vector<core::Penalty>()});
    row("penalties gone", core::PenaltiesExchange{whole, before().penalties, std::nullopt});
    row("participant there already", core::ParticipantExchange{3_p, std::nullopt, participant(3)});
    row("participant different", core::ParticipantExchange{3_p, participant(4), std::nullopt});
    row("participant missing", core::ParticipantExchange{10_p, participant(10), std::nullopt});
    const auto published = head(core::RoundState::Published);
    row("round there already", core::RoundExchange{1_r, std::nullopt, published});
    row("round missing", core::RoundExchange{2_r, published, std::nullopt});
    row("round in another state",
        core::RoundExchange{1_r, head(core::RoundState::Closed), published});
    row("round with tables leaves", core::RoundExchange{1_r, published, std::nullopt});
    row("table there already", core::TableExchange{{1_r, 2_t}, std::nullopt, seats({9_p})});
    row("table of no round", core::TableExchange{{2_r, 1_t}, std::nullopt, seats({9_p})});
    row("table differently seated",
        core::TableExchange{{1_r, 2_t}, seats({5_p, 6_p, 8_p, 7_p}), std::nullopt});
    row("table with games leaves",
        core::TableExchange{{1_r, 1_t}, seats({1_p, 2_p, 3_p, 4_p}), std::nullopt});
    row("game there already", core::GameExchange{{1_r, 1_t, 2_g}, std::nullopt, unplayed()});
    row("game of no table", core::GameExchange{{1_r, 3_t, 1_g}, std::nullopt, unplayed()});
    row("game of no round", core::GameExchange{{2_r, 1_t, 1_g}, std::nullopt, unplayed()});
    row("game with other stones",
        core::GameExchange{{1_r, 1_t, 1_g}, played("0,3,5,8"), std::nullopt});
}

void TestChange::isRefusedWhereItDoesNotFit()
{
    QFETCH(Change, change);
    auto evening = before();
    QVERIFY(!core::tryApply(change, evening));
    QVERIFY(evening == before());
}

void TestChange::changesNothingIfALaterStepDoesNotFit()
{
    auto evening = before();
    const auto change = changeOf({core::ParticipantExchange{10_p, std::nullopt, participant(10)},
                                  core::ParticipantExchange{10_p, std::nullopt, participant(10)}});
    QVERIFY(!core::tryApply(change, evening));
    QVERIFY(evening == before());
}

void TestChange::turnsRoundTwiceIntoItself()
{
    const auto change =
        changeOf({core::ParticipantExchange{10_p, std::nullopt, participant(10)},
                  core::GameExchange{{1_r, 1_t, 1_g}, played("0,1,2"), unplayed()}});
    const auto turned = core::reversed(change);
    QVERIFY(turned.label == change.label);
    QCOMPARE(turned.reason, change.reason);
    QVERIFY(std::holds_alternative<core::GameExchange>(turned.steps.front()));
    QVERIFY(core::reversed(turned) == change);
    QVERIFY(changeOf({}).isEmpty());
    QVERIFY(!change.isEmpty());
}

void TestChange::foldsTheStepsOfAKey()
{
    using Penalties = std::vector<core::Penalty>;
    const Penalties none;
    const Penalties one = before().penalties;
    Penalties two = one;
    two.push_back({2_p, 1_r, scoring::MatchPoints::fromPoints(-2), {}});
    const core::ParticipantExchange renamed{9_p, participant(9), std::nullopt};
    const core::ParticipantExchange added{10_p, std::nullopt, participant(10)};

    // Settings are as much the only ones of their kind as the list of penalties.
    const auto settings = before().settings;
    auto named = settings;
    named.name += u'!';
    const auto folded = core::folded(changeOf({renamed, core::PenaltiesExchange{whole, one, two},
                                               added, core::PenaltiesExchange{whole, two, none},
                                               core::SettingsExchange{whole, settings, named}}));
    QVERIFY(folded == changeOf({renamed, core::PenaltiesExchange{whole, one, none}, added,
                                core::SettingsExchange{whole, settings, named}}));
}

void TestChange::foldsToNothing()
{
    const auto there = participant(10);
    const auto folded =
        core::folded(changeOf({core::ParticipantExchange{10_p, std::nullopt, there},
                               core::ParticipantExchange{10_p, there, std::nullopt}}));
    QVERIFY(folded.isEmpty());
}

void TestChange::differenceOfRoundsMakesTheOther()
{
    for (quint32 seed = 1; seed <= 100; ++seed) {
        const auto one = randomTournament(seed);
        auto other = randomTournament(seed + 1000);
        const core::Round& from = one.rounds[0];
        core::Round to = other.rounds[0];
        to.number = from.number;

        Tournament evening;
        evening.rounds = {from};
        const auto change = changeOf(core::stepsBetween(&from, &to));
        QVERIFY(core::tryApply(change, evening));
        QVERIFY(evening.rounds[0] == to);
        QVERIFY(core::tryApply(core::reversed(change), evening));
        QVERIFY(evening.rounds[0] == from);

        const auto leaving = changeOf(core::stepsBetween(&from, nullptr));
        QVERIFY(core::tryApply(leaving, evening));
        QVERIFY(evening.rounds.empty());
        QVERIFY(core::tryApply(core::reversed(leaving), evening));
        QVERIFY(evening.rounds[0] == from);
        QVERIFY(core::stepsBetween(&from, &from).empty());
    }
    QVERIFY(core::stepsBetween(nullptr, nullptr).empty());
}

RUMMY_TEST(TestChange)

} // namespace tst_change

#include "tst_change.moc"
