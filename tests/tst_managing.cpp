#include "core/faults/faults.h"
#include "core/use_cases/attending.h"
#include "core/use_cases/managing.h"
#include "core/use_cases/managing_participants.h"
#include "core/use_cases/penalizing.h"
#include "evening.h"
#include "people_known.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_managing {

using namespace evening;
using core::ParticipantFault;
using core::PenaltyFault;
using core::PresenceEdit;
using core::PresenceSpan;
using core::RoundFault;
using core::Tournament;
using scoring::GameFault;
using scoring::MatchPoints;

using Spans = std::vector<core::PresenceSpan>;

class TestManaging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesWhatIsBeyondTheLimits();
    void changesSettings();
    void refusesANewNameThatIsTooLongToPay();
    void refusesSettingsThatGamesContradict();
    void pointsIntoTheSettingsAsGiven();
    void changesSettingsAndPeopleTogether();
    void refusesSettingsAndPeopleTogether();
    void tellsWhoseRanksMove();
    void changesAParticipant();
    void renumbersWhoStandsNowhere();
    void refusesToMoveANumber_data();
    void refusesToMoveANumber();
    void refusesAParticipant();
    void changesSeveralAtOnce();
    void refusesSeveralAtOnce();
    void removesSeveralAtOnce();
    void changesPresence_data();
    void changesPresence();
    void refusesPresence();
    void givesAndCancelsPenalties();
    void refusesPenalties();
};

namespace {

/// 1 to 4 sit, 5 has a bye, 6 took over a seat, 7 has a penalty, 8 and 9 are kept apart, 10 free.
Tournament busy()
{
    auto evening = tournament(10);
    evening.rounds = {round(
        1,
        {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, takenOver(played("0,3,5,9", "0,1,0,0"), 3, 6_p)}})},
        {5_p})};
    evening.penalties = {{7_p, 1_r, MatchPoints::fromPoints(-1), {}}};
    evening.settings.apart = {{8_p, 9_p}};
    return evening;
}

Tournament after(const core::Result<core::Change>& change, Tournament evening = busy())
{
    core::apply(*change, evening);
    return evening;
}

QStringList texts(std::initializer_list<int> numbers)
{
    QStringList texts;
    for (const int number : numbers) {
        texts.push_back(QString::number(number));
    }
    return texts;
}

} // namespace

void TestManaging::changesSettings()
{
    auto wanted = busy().settings;
    QVERIFY(core::changeSettings(busy(), wanted)->isEmpty());
    wanted.apart = {{9_p, 8_p}};
    QVERIFY(core::changeSettings(busy(), wanted)->isEmpty());

    wanted.apart = {{9_p, 8_p}, {2_p, 1_p}};
    wanted.gamesPerRound = 3;
    const auto change = core::changeSettings(busy(), wanted);
    QVERIFY(change);
    QVERIFY(change->label == core::Label{core::Action::ChangeSettings});
    auto expected = busy();
    expected.settings.gamesPerRound = 3;
    expected.settings.apart = {{1_p, 2_p}, {8_p, 9_p}};
    QVERIFY(after(change) == expected);
}

/// A file may have such a name; other settings of it can be changed.
void TestManaging::refusesANewNameThatIsTooLongToPay()
{
    auto wanted = busy().settings;
    wanted.licence.rightsHolder = QStringLiteral("n").repeated(71);
    QCOMPARE(refusalsOf(core::changeSettings(busy(), wanted)),
             (core::Refusals{refusal(core::SettingsFault::PayeeTooLong,
                                     "/tournament/licence/rightsHolder", texts({71, 70}))}));
    auto stored = busy();
    stored.settings = wanted;
    QVERIFY(core::faultsOf(stored).empty());
    wanted.venue = QStringLiteral("Krone");
    QVERIFY(core::changeSettings(stored, wanted));
}

void TestManaging::refusesSettingsThatGamesContradict()
{
    auto wanted = busy().settings;
    wanted.rules.ruleSet = scoring::RuleSet::RummyPure;
    QCOMPARE(refusalsOf(core::changeSettings(busy(), wanted)),
             (core::Refusals{refusal(GameFault::ClaimsInPure,
                                     "/rounds/0/tables/0/games/0/hands/1/claims", texts({1, 0}))}));

    auto small = busy();
    small.rounds[0].tables = {table(1, {1_p, 2_p})};
    QCOMPARE(refusalsOf(core::changeSettings(small, wanted)),
             (core::Refusals{refusal(RoundFault::TableSizeRefused, "/rounds/0/tables/0/seats",
                                     texts({2, 3, 4}))}));

    auto quick = busy();
    quick.rounds[0].tables[0].games[0].outcome =
        played("0,3,5,9", "", scoring::Ending::FirstRoundRomme);
    wanted = quick.settings;
    wanted.rules.options.firstRoundRomme = false;
    QCOMPARE(refusalsOf(core::changeSettings(quick, wanted)),
             (core::Refusals{refusal(GameFault::FirstRoundRommeIsOff,
                                     "/rounds/0/tables/0/games/0/ending", texts({0, 0}))}));
}

void TestManaging::pointsIntoTheSettingsAsGiven()
{
    auto wanted = busy().settings;
    wanted.name.clear();
    wanted.apart = {{8_p, 9_p}, {1_p, 99_p}};
    QCOMPARE(
        refusalsOf(core::changeSettings(busy(), wanted)),
        (core::Refusals{refusal(core::SettingsFault::NameMissing, "/tournament/name"),
                        refusal(ParticipantFault::Unknown, "/tournament/apart/1/1", texts({99}))}));
}

void TestManaging::tellsWhoseRanksMove()
{
    auto evening = tournament(4);
    evening.rounds = {
        round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,3,5,9", "0,2,0,0")}})})};
    auto wanted = evening.settings;
    QVERIFY(core::rankMovesBy(*core::changeSettings(evening, wanted), evening).empty());

    // 1 has 4, 2 has 3 + 2: the one who went out comes first if the winner's place is worth 6.
    using game_builder::values;
    wanted.rules.options.scale =
        scoring::OwnScale{std::nullopt, std::nullopt, values({"6", "3", "2", "1"})};
    const std::vector<core::RankMove> moves = {{1_p, 2, 1}, {2_p, 1, 2}};
    QCOMPARE(core::rankMovesBy(*core::changeSettings(evening, wanted), evening), moves);
}

void TestManaging::changesAParticipant()
{
    auto wanted = participant(1);
    QVERIFY(core::changeParticipant(busy(), 1_p, wanted)->isEmpty());
    wanted.club = QStringLiteral("Hof");
    wanted.present = {{3_r, 4_r}, {1_r, 2_r}};
    const auto change = core::changeParticipant(busy(), 1_p, wanted);
    QVERIFY(change);
    QVERIFY(change->label == (core::Label{core::Action::ChangeParticipant, {}, {}, {}, 1_p}));
    auto expected = busy();
    expected.participants[0].club = QStringLiteral("Hof");
    expected.participants[0].present = {{1_r, 4_r}};
    QVERIFY(after(change) == expected);
}

void TestManaging::renumbersWhoStandsNowhere()
{
    auto wanted = participant(10);
    wanted.number = 12_p;
    const auto change = core::changeParticipant(busy(), 10_p, wanted);
    QVERIFY(change);
    auto expected = busy();
    expected.participants.back() = wanted;
    QVERIFY(after(change) == expected);
    QVERIFY(after(core::Result<core::Change>(core::reversed(*change)), expected) == busy());
    QVERIFY(core::findParticipant(
                after(core::removeParticipant(busy(), 10_p, core::MoneyOfRemoved::OwedBack)),
                10_p) == nullptr);
}

void TestManaging::refusesToMoveANumber_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<core::Refusals>("expected");
    const auto seated = ParticipantFault::StillSeated;
    QTest::newRow("seated") << 2 << core::Refusals{refusal(seated, "/number", texts({2, 1}))};
    QTest::newRow("on a bye") << 5 << core::Refusals{refusal(seated, "/number", texts({5, 1}))};
    QTest::newRow("took over") << 6 << core::Refusals{refusal(seated, "/number", texts({6, 1}))};
    QTest::newRow("penalised") << 7
                               << core::Refusals{refusal(ParticipantFault::StillPenalised,
                                                         "/number", texts({7}))};
    QTest::newRow("one kept apart")
        << 8 << core::Refusals{refusal(ParticipantFault::StillWished, "/number", texts({8}))};
    QTest::newRow("the other kept apart")
        << 9 << core::Refusals{refusal(ParticipantFault::StillWished, "/number", texts({9}))};
    QTest::newRow("unknown") << 11
                             << core::Refusals{
                                    refusal(ParticipantFault::Unknown, "/number", texts({11}))};
}

void TestManaging::refusesToMoveANumber()
{
    QFETCH(int, number);
    QFETCH(core::Refusals, expected);
    const core::StartNumber wanted{number};
    QCOMPARE(refusalsOf(core::removeParticipant(busy(), wanted, core::MoneyOfRemoved::OwedBack)),
             expected);
    QCOMPARE(refusalsOf(core::changeParticipant(busy(), wanted, participant(20))), expected);
}

void TestManaging::refusesAParticipant()
{
    auto wanted = participant(1);
    wanted.name.clear();
    QCOMPARE(refusalsOf(core::changeParticipant(busy(), 10_p, wanted)),
             (core::Refusals{refusal(ParticipantFault::NameMissing, "/name"),
                             refusal(ParticipantFault::NumberTaken, "/number", texts({1}))}));
    wanted = participant(0);
    QCOMPARE(refusalsOf(core::changeParticipant(busy(), 10_p, wanted)),
             (core::Refusals{refusal(ParticipantFault::NumberOutOfRange, "/number", texts({0}))}));
}

void TestManaging::changesSettingsAndPeopleTogether()
{
    auto settings = busy().settings;
    auto seated = participant(1);
    QVERIFY(core::changeSetup(busy(), settings, {seated})->isEmpty());
    seated.fixedTable = core::TableNumber{2};
    QVERIFY(core::changeSetup(busy(), settings, {seated})->label ==
            (core::Label{core::Action::ChangeParticipant, {}, {}, {}, 1_p}));
    settings.venue = QStringLiteral("elsewhere");
    const auto change = core::changeSetup(busy(), settings, {seated});
    QVERIFY(change->label == core::Label{core::Action::ChangeSettings});
    auto expected = busy();
    expected.settings.venue = settings.venue;
    expected.participants[0].fixedTable = core::TableNumber{2};
    QVERIFY(after(change) == expected);
    auto undone = expected;
    core::apply(core::reversed(*change), undone);
    QVERIFY(undone == busy());
}

void TestManaging::refusesSettingsAndPeopleTogether()
{
    auto settings = busy().settings;
    settings.venue = QStringLiteral("elsewhere");
    QCOMPARE(refusalsOf(core::changeSetup(busy(), settings, {participant(11)})),
             (core::Refusals{refusal(ParticipantFault::Unknown, "/0/number", texts({11}))}));
    settings.name.clear();
    QCOMPARE(refusalsOf(core::changeSetup(busy(), settings, {participant(11)})),
             (core::Refusals{refusal(core::SettingsFault::NameMissing, "/tournament/name"),
                             refusal(ParticipantFault::Unknown, "/0/number", texts({11}))}));
}

void TestManaging::changesSeveralAtOnce()
{
    auto one = participant(1);
    auto two = participant(2);
    one.present = {};
    const auto absent = core::changeParticipants(busy(), {one, two});
    QVERIFY(absent->label == (core::Label{core::Action::ChangePresence, {}, {}, {}, 1_p}));
    two.present = core::withPresence(two.present, core::AbsentIn{2_r});
    QVERIFY(core::changeParticipants(busy(), {one, two})->label ==
            (core::Label{core::Action::ChangePresence}));
    two.setPaidCents(500);
    const auto change = core::changeParticipants(busy(), {one, two});
    QVERIFY(change->label == (core::Label{core::Action::ChangeParticipant}));
    auto expected = busy();
    expected.participants[0].present = {};
    expected.participants[1].present = {{1_r, 1_r}, {3_r, {}}};
    expected.participants[1].setPaidCents(500);
    QVERIFY(withoutIds(after(change)) == expected);
    QVERIFY(core::changeParticipants(busy(), {participant(3)})->isEmpty());
}

void TestManaging::refusesSeveralAtOnce()
{
    auto nameless = participant(2);
    nameless.name.clear();
    QCOMPARE(refusalsOf(core::changeParticipants(
                 busy(), {participant(1), nameless, participant(11), participant(1)})),
             (core::Refusals{refusal(RoundFault::SamePerson, "/3", texts({1})),
                             refusal(ParticipantFault::NameMissing, "/1/name"),
                             refusal(ParticipantFault::Unknown, "/2/number", texts({11}))}));
}

void TestManaging::removesSeveralAtOnce()
{
    auto evening = busy();
    evening.participants.push_back(participant(11));
    const auto change =
        core::removeParticipants(evening, {11_p, 10_p}, core::MoneyOfRemoved::OwedBack);
    QVERIFY(change);
    QVERIFY(change->label == (core::Label{core::Action::RemoveParticipant}));
    QCOMPARE(after(change, evening).participants.size(), std::size_t{9});
    QVERIFY(core::removeParticipants(evening, {10_p}, core::MoneyOfRemoved::OwedBack)->label ==
            (core::Label{core::Action::RemoveParticipant, {}, {}, {}, 10_p}));
    QCOMPARE(refusalsOf(core::removeParticipants(evening, {10_p, 1_p, 12_p, 10_p},
                                                 core::MoneyOfRemoved::OwedBack)),
             (core::Refusals{refusal(RoundFault::SamePerson, "/3", texts({10})),
                             refusal(ParticipantFault::StillSeated, "/1", texts({1, 1})),
                             refusal(ParticipantFault::Unknown, "/2", texts({12}))}));
}

void TestManaging::changesPresence_data()
{
    QTest::addColumn<Spans>("before");
    QTest::addColumn<PresenceEdit>("edit");
    QTest::addColumn<Spans>("after");
    const auto row = [](const char* name, const Spans& before, const PresenceEdit& edit,
                        const Spans& after) { QTest::newRow(name) << before << edit << after; };
    const Spans always = {PresenceSpan{}};
    const Spans until2 = {{1_r, 2_r}};
    const Spans gap = {{1_r, 2_r}, {4_r, {}}};
    row("comes for round 3", always, core::PresentFrom{3_r}, {{3_r, {}}});
    row("comes for round 1", always, core::PresentFrom{1_r}, always);
    row("never was there, comes", {}, core::PresentFrom{2_r}, {{2_r, {}}});
    row("comes for the last round of a span", until2, core::PresentFrom{2_r}, {{2_r, 2_r}});
    row("comes for round 3, leaves after 5", {{1_r, 5_r}}, core::PresentFrom{3_r}, {{3_r, 5_r}});
    row("comes earlier, leaves after 5", {{4_r, 5_r}}, core::PresentFrom{2_r}, {{2_r, 5_r}});
    row("comes back", until2, core::PresentFrom{4_r}, gap);
    row("comes back at once", until2, core::PresentFrom{3_r}, always);
    row("comes after all already in round 3", gap, core::PresentFrom{3_r}, always);
    row("comes back later", gap, core::PresentFrom{6_r}, {{1_r, 2_r}, {6_r, {}}});
    row("drops out", always, core::PresentUntil{2_r}, until2);
    row("drops out earlier", until2, core::PresentUntil{1_r}, {{1_r, 1_r}});
    row("drops out before coming back", gap, core::PresentUntil{3_r}, until2);
    row("drops out after coming back", gap, core::PresentUntil{4_r}, {{1_r, 2_r}, {4_r, 4_r}});
    row("drops out before coming", {{3_r, {}}}, core::PresentUntil{2_r}, {});
    row("misses a round", always, core::AbsentIn{3_r}, gap);
    row("misses the first", always, core::AbsentIn{1_r}, {{2_r, {}}});
    row("misses the last of a span", until2, core::AbsentIn{2_r}, {{1_r, 1_r}});
    row("misses the first of a span", gap, core::AbsentIn{4_r}, {{1_r, 2_r}, {5_r, {}}});
    row("misses the only one", {{2_r, 2_r}}, core::AbsentIn{2_r}, {});
    row("misses one without being there", gap, core::AbsentIn{3_r}, gap);
    constexpr core::RoundNumber last{core::plain(core::roundNumberLimit) - 1};
    row("misses the last round there can be", always, core::AbsentIn{last},
        {{1_r, core::RoundNumber{core::plain(last) - 1}}, {core::roundNumberLimit, {}}});
}

void TestManaging::changesPresence()
{
    QFETCH(Spans, before);
    QFETCH(PresenceEdit, edit);
    QFETCH(Spans, after);
    auto evening = busy();
    evening.participants[1].present = before;
    const auto change = core::changePresence(evening, 2_p, edit);
    QVERIFY(change);
    QCOMPARE(change->isEmpty(), before == after);
    const auto round = std::visit([](const auto& wanted) { return wanted.round; }, edit);
    QVERIFY(change->label == (core::Label{core::Action::ChangePresence, round, {}, {}, 2_p}));
    auto expected = evening;
    expected.participants[1].present = after;
    core::apply(*change, evening);
    QVERIFY(evening == expected);
}

void TestManaging::refusesPresence()
{
    QCOMPARE(refusalsOf(core::changePresence(busy(), 11_p, core::PresentFrom{1_r})),
             (core::Refusals{refusal(ParticipantFault::Unknown, "/participant", texts({11}))}));
    for (const auto round : {0_r, core::roundNumberLimit}) {
        const core::Refusals expected = {
            refusal(RoundFault::NumberOutOfRange, "/round", texts({core::plain(round)}))};
        QCOMPARE(refusalsOf(core::changePresence(busy(), 1_p, core::PresentFrom{round})), expected);
        QCOMPARE(refusalsOf(core::changePresence(busy(), 1_p, core::PresentUntil{round})),
                 expected);
        QCOMPARE(refusalsOf(core::changePresence(busy(), 1_p, core::AbsentIn{round})), expected);
    }
}

void TestManaging::givesAndCancelsPenalties()
{
    const core::Penalty second{1_p, 2_r, MatchPoints::fromUnits(-12), QStringLiteral("late")};
    const auto given = core::givePenalty(busy(), second);
    QVERIFY(given);
    QVERIFY(given->label == (core::Label{core::Action::GivePenalty, 2_r, {}, {}, 1_p}));
    QCOMPARE(given->reason, second.reason);
    auto expected = busy();
    expected.penalties.push_back(second);
    QVERIFY(after(given) == expected);

    const auto cancelled = core::cancelPenalty(expected, expected.penalties[0]);
    QVERIFY(cancelled->label == (core::Label{core::Action::CancelPenalty, 1_r, {}, {}, 7_p}));
    QVERIFY(after(cancelled, expected).penalties == std::vector<core::Penalty>{second});
    QVERIFY(after(core::cancelPenalty(expected, second), expected) == busy());
}

void TestManaging::refusesPenalties()
{
    QCOMPARE(refusalsOf(core::givePenalty(busy(), {11_p, 0_r, MatchPoints::fromUnits(1), {}})),
             (core::Refusals{
                 refusal(ParticipantFault::Unknown, "/participant", texts({11})),
                 refusal(PenaltyFault::RoundOutOfRange, "/round", texts({0})),
                 refusal(PenaltyFault::NotInSteps, "/matchPoints", {QStringLiteral("1/120")})}));
    auto other = busy().penalties[0];
    other.reason += u'!';
    QCOMPARE(refusalsOf(core::cancelPenalty(busy(), other)),
             (core::Refusals{refusal(PenaltyFault::Gone, "/penalty", texts({7, 1}))}));
}

/// As in a database from before limits existed.
void TestManaging::changesWhatIsBeyondTheLimits()
{
    auto evening = tournament(4);
    evening.settings.gamesPerRound = 2'000'000'000;
    evening.participants[0].name = QString(500, u'x');
    evening.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p})})};
    evening.rounds[0].head.games = 2'000'000'000;

    auto settings = evening.settings;
    settings.venue = QStringLiteral("Gasthaus Post");
    QVERIFY(core::changeSettings(evening, settings));
    settings.gamesPerRound = 1'999'999'999;
    QCOMPARE(refusalsOf(core::changeSettings(evening, settings)),
             core::Refusals{refusal(core::SettingsFault::GamesOutOfRange,
                                    "/tournament/gamesPerRound", {QStringLiteral("1999999999")})});

    auto person = evening.participants[0];
    person.setPaidCents(500);
    QVERIFY(core::changeParticipant(evening, 1_p, person));
    QVERIFY(core::changeParticipants(evening, {person}));
    person.name += u'x';
    QCOMPARE(refusalsOf(core::changeParticipant(evening, 1_p, person)),
             core::Refusals{refusal(core::TextFault::TooLong, "/name",
                                    {QStringLiteral("501"), QStringLiteral("200")})});
}

RUMMY_TEST(TestManaging)

} // namespace tst_managing

#include "tst_managing.moc"
