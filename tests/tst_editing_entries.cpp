#include "core/use_cases/editing_entries.h"
#include "evening.h"

#include <QTest>

using namespace evening;
using core::Tournament;
using scoring::MatchPoints;

Q_DECLARE_METATYPE(core::Entry)

class TestEditingEntries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesAllInOne();
    void changesNothingWhereNothingDiffers();
    void namesTheOnePartThatChanged();
    void followsANewNumber();
    void refusesAsAWhole_data();
    void refusesAsAWhole();
};

namespace {

const core::Penalty late{1_p, 1_r, MatchPoints::fromPoints(-1), QStringLiteral("late")};
const core::Penalty rude{1_p, 1_r, MatchPoints::fromPoints(-2), QStringLiteral("rude")};
const core::Penalty others{2_p, 1_r, MatchPoints::fromPoints(-1), {}};

/// 1 to 4 sit; 1 is kept apart from 4 and was late, 5 stands nowhere.
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
    QVERIFY(change->label.action == core::Action::ChangeParticipant);
    QVERIFY(change->label.participant == 1_p);
    // What is not the participant's own stays.
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

QTEST_APPLESS_MAIN(TestEditingEntries)
#include "tst_editing_entries.moc"
