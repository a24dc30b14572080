#include "core/use_cases/editing_entries.h"
#include "evening.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_editing_entries {

using namespace evening;
using core::Tournament;
using scoring::MatchPoints;

class TestEditingEntries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesAllInOne();
    void changesNothingWhereNothingDiffers();
    void namesTheOnePartThatChanged();
    void followsANewNumber();
    void changesSeveralPenaltiesInOneStep();
    void refusesAsAWhole_data();
    void refusesAsAWhole();
    void keepsWhatOthersChangedMeanwhile_data();
    void keepsWhatOthersChangedMeanwhile();
    void refusesWhatOthersChangedMeanwhile();
    void editsOnAnOldViewMeetInAnyOrder();
};

namespace {

const core::Penalty late{1_p, 1_r, MatchPoints::fromPoints(-1), QStringLiteral("late")};
const core::Penalty rude{1_p, 1_r, MatchPoints::fromPoints(-2), QStringLiteral("rude")};
const core::Penalty others{2_p, 1_r, MatchPoints::fromPoints(-1), {}};

/// 1 to 4 sit; 1 is kept apart from 4 and was late, 5 is unused.
Tournament evening5()
{
    auto evening = tournament(5);
    evening.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, {})}, {})};
    evening.settings.apart = {{1_p, 4_p}, {2_p, 3_p}};
    evening.penalties = {late, others};
    return evening;
}

} // namespace

void TestEditingEntries::changesAllInOne()
{
    const auto before = evening5();
    auto entry = *core::entryOf(before, 1_p);
    QVERIFY(entry.apart == std::vector{4_p});
    QVERIFY(entry.penalties == std::vector{late});
    entry.participant.name = QStringLiteral("Renamed");
    entry.apart = {3_p};
    entry.penalties = {rude};

    const auto change = core::changeEntry(before, 1_p, entry);
    QVERIFY(change);
    auto after = before;
    core::apply(*change, after);
    QVERIFY(core::entryOf(after, 1_p) == entry);
    // The one part that concerns the standings.
    QVERIFY(change->label == (core::Label{core::Action::GivePenalty, 1_r, {}, {}, 1_p}));
    QCOMPARE(change->reason, rude.reason);
    // Everything that is not the participant's own is unchanged.
    QVERIFY(after.penalties == (std::vector{others, rude}));
    QVERIFY(after.settings.apart == (std::vector{std::pair{1_p, 3_p}, {2_p, 3_p}}));

    core::apply(core::reversed(*change), after);
    QVERIFY(after == before);
}

void TestEditingEntries::changesNothingWhereNothingDiffers()
{
    const auto evening = evening5();
    for (const auto& participant : evening.participants) {
        const auto entry = *core::entryOf(evening, participant.number);
        const auto change = core::changeEntry(evening, participant.number, entry);
        QVERIFY(change && change->isEmpty());
    }
    QVERIFY(!core::entryOf(evening, 20_p));
}

void TestEditingEntries::namesTheOnePartThatChanged()
{
    auto entry = *core::entryOf(evening5(), 1_p);
    entry.penalties.clear();
    const auto change = core::changeEntry(evening5(), 1_p, entry);
    QVERIFY(change);
    QVERIFY(change->label.action == core::Action::CancelPenalty);
}

void TestEditingEntries::followsANewNumber()
{
    auto evening = evening5();
    auto entry = *core::entryOf(evening, 5_p);
    entry.participant.number = 9_p;
    entry.apart = {1_p};
    const auto change = core::changeEntry(evening, 5_p, entry);
    QVERIFY(change);
    core::apply(*change, evening);
    QVERIFY(core::entryOf(evening, 9_p) == entry);
    QVERIFY(!core::entryOf(evening, 5_p));
}

void TestEditingEntries::refusesAsAWhole_data()
{
    QTest::addColumn<core::Entry>("entry");
    const auto entry = *core::entryOf(evening5(), 5_p);
    const auto row = [&](const char* name, auto&& spoil) {
        auto spoilt = entry;
        spoil(spoilt);
        QTest::newRow(name) << spoilt;
    };
    row("a number that is taken", [](core::Entry& entry) { entry.participant.number = 1_p; });
    row("a blank name", [](core::Entry& entry) { entry.participant.name.clear(); });
    row("apart from a stranger", [](core::Entry& entry) { entry.apart = {20_p}; });
    row("apart from oneself", [](core::Entry& entry) { entry.apart = {5_p}; });
    row("a penalty that is no multiple of 0.1", [](core::Entry& entry) {
        entry.penalties = {{5_p, 1_r, MatchPoints::fromUnits(1), {}}};
    });
}

void TestEditingEntries::refusesAsAWhole()
{
    QFETCH(core::Entry, entry);
    const auto change = core::changeEntry(evening5(), 5_p, entry);
    QVERIFY(!change);
    QVERIFY(!change.refused().refusals.empty());
}

void TestEditingEntries::changesSeveralPenaltiesInOneStep()
{
    const auto before = evening5();
    auto entry = *core::entryOf(before, 1_p);
    entry.penalties = {rude, rude};
    const auto change = core::changeEntry(before, 1_p, entry);
    QVERIFY(change);
    QVERIFY(change->steps == (std::vector<core::Step>{core::PenaltiesExchange{
                                 {}, before.penalties, std::vector{others, rude, rude}}}));
}

void TestEditingEntries::keepsWhatOthersChangedMeanwhile_data()
{
    using Alter = std::function<void(Tournament&)>;
    QTest::addColumn<Alter>("mine");
    QTest::addColumn<Alter>("theirs");
    const auto row = [](const char* name, const Alter& mine, const Alter& theirs) {
        QTest::newRow(name) << mine << theirs;
    };
    row(
        "two settings", [](Tournament& one) { one.settings.venue = QStringLiteral("Post"); },
        [](Tournament& one) { one.settings.organiser = QStringLiteral("Club"); });
    row(
        "two options",
        [](Tournament& one) { one.settings.rules.options.ties = scoring::Ties::High; },
        [](Tournament& one) { one.settings.rules.options.firstRoundRomme = false; });
    row(
        "the same", [](Tournament& one) { one.settings.venue = QStringLiteral("Post"); },
        [](Tournament& one) { one.settings.venue = QStringLiteral("Post"); });
    row(
        "groups and present",
        [](Tournament& one) { one.participants[0].tags = {QStringLiteral("guest")}; },
        [](Tournament& one) {
            one.participants[0].present = {{1_r, 3_r}};
        });
    row(
        "two people", [](Tournament& one) { one.participants[0].club = QStringLiteral("Hof"); },
        [](Tournament& one) { one.participants[1].club = QStringLiteral("Plauen"); });
    row(
        "pairs kept apart",
        [](Tournament& one) {
            std::erase(one.settings.apart, std::pair{2_p, 3_p});
        },
        [](Tournament& one) { one.settings.apart.emplace_back(1_p, 5_p); });
    row(
        "penalties, given", [](Tournament& one) { one.penalties.push_back(rude); },
        [](Tournament& one) { one.penalties.push_back(late); });
    row(
        "penalties, cancelled and given",
        [](Tournament& one) { one.penalties.erase(one.penalties.begin()); },
        [](Tournament& one) { one.penalties.push_back(rude); });
}

namespace {

/// The change of a desk that saw `seen` and wants `wanted`.
std::vector<core::Result<core::Change>> editsFor(const Tournament& stored, const Tournament& seen,
                                                 const Tournament& wanted)
{
    std::vector<core::Edit<core::Participant>> people;
    for (std::size_t index = 0; index < seen.participants.size(); ++index) {
        people.push_back({seen.participants[index], wanted.participants[index]});
    }
    return {core::editSetup(stored, {seen.settings, wanted.settings}, people),
            core::editEntry(stored, {*core::entryOf(seen, 1_p), *core::entryOf(wanted, 1_p)})};
}

Tournament edited(Tournament stored, const Tournament& seen, const Tournament& wanted)
{
    for (const std::size_t part : {0U, 1U}) {
        const auto change = editsFor(stored, seen, wanted)[part];
        if (change) {
            core::apply(*change, stored);
        }
    }
    return stored;
}

} // namespace

void TestEditingEntries::keepsWhatOthersChangedMeanwhile()
{
    QFETCH(std::function<void(Tournament&)>, mine);
    QFETCH(std::function<void(Tournament&)>, theirs);
    const auto seen = evening5();
    auto wanted = seen;
    mine(wanted);
    auto stored = seen;
    theirs(stored);

    auto both = stored;
    mine(both);
    both.settings = core::normalised(std::move(both.settings));
    const auto result = edited(stored, seen, core::normalised(wanted));
    QVERIFY(result.settings == both.settings);
    QVERIFY(result.participants == both.participants);
    QVERIFY(std::is_permutation(result.penalties.begin(), result.penalties.end(),
                                both.penalties.begin(), both.penalties.end()));
}

void TestEditingEntries::refusesWhatOthersChangedMeanwhile()
{
    const auto seen = evening5();
    auto stored = seen;
    stored.settings.venue = QStringLiteral("Post");
    stored.participants[0].club = QStringLiteral("Selb");
    auto wanted = seen;
    wanted.settings.venue = QStringLiteral("Krone");
    wanted.participants[0].club = QStringLiteral("Hof");

    const core::Edit<core::Settings> settings{seen.settings, wanted.settings};
    const core::Edit<core::Participant> person{seen.participants[0], wanted.participants[0]};
    using core::Pointer;
    const core::Refusal venue{core::ClubFault::ChangedMeanwhile,
                              Pointer(QStringLiteral("/tournament/venue")),
                              {QStringLiteral("\"Post\""), QStringLiteral("\"Krone\"")}};
    const QStringList clubs = {QStringLiteral("\"Selb\""), QStringLiteral("\"Hof\"")};
    const auto clubAt = [&clubs](const QString& place) {
        return core::Refusal{core::ClubFault::ChangedMeanwhile, Pointer(place), clubs};
    };
    QCOMPARE(refusalsOf(core::editSettings(stored, settings)), core::Refusals{venue});
    QCOMPARE(refusalsOf(core::editParticipant(stored, person)),
             core::Refusals{clubAt(QStringLiteral("/club"))});
    QCOMPARE(refusalsOf(core::editSetup(stored, settings, {person})),
             (core::Refusals{venue, clubAt(QStringLiteral("/0/club"))}));
    QCOMPARE(refusalsOf(
                 core::editEntry(stored, {*core::entryOf(seen, 1_p), *core::entryOf(wanted, 1_p)})),
             core::Refusals{clubAt(QStringLiteral("/club"))});
}

/// In either order, both edits hold or the second is refused.
void TestEditingEntries::editsOnAnOldViewMeetInAnyOrder()
{
    int met = 0;
    for (quint32 seed = 0; seed < 200; ++seed) {
        auto seen = evening5();
        const auto altered = [&seen](quint32 random) {
            auto wanted = seen;
            const QString text = QString::number(random % 3);
            wanted.settings.venue = random % 2 == 0 ? text : wanted.settings.venue;
            wanted.settings.gamesPerRound = random % 5 == 0 ? 3 : wanted.settings.gamesPerRound;
            wanted.participants[0].club = random % 3 == 0 ? text : QString();
            wanted.participants[0].setPaidCents(random % 4 == 0 ? 500 : 0);
            if (random % 7 == 0) {
                wanted.penalties.clear();
            }
            return wanted;
        };
        const auto one = altered(seed);
        const auto other = altered(seed / 7 + 3 * seed);
        const auto afterOne = edited(seen, seen, one);
        const auto afterOther = edited(seen, seen, other);
        const auto second = editsFor(afterOne, seen, other);
        const auto secondTurned = editsFor(afterOther, seen, one);
        for (std::size_t part = 0; part < second.size(); ++part) {
            QCOMPARE(second[part].ok(), secondTurned[part].ok());
        }
        if (second[0] && second[1]) {
            ++met;
            QVERIFY(edited(afterOne, seen, other) == edited(afterOther, seen, one));
        }
    }
    QVERIFY(met > 20 && met < 180);
}

RUMMY_TEST(TestEditingEntries)

} // namespace tst_editing_entries

#include "tst_editing_entries.moc"
