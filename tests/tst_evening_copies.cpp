#include "core/store/evening_copies.h"
#include "service_desk.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_evening_copies {

using namespace director_test;
using core::Tournament;

/// Evenings that a club has twice.
class TestEveningCopies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsCopies_data();
    void tellsCopies();
    void findsTheFirstCopy();
    void findsCopiesInASeries();
};

namespace {

Tournament evening()
{
    auto evening = tournament(8);
    evening.settings.name = QStringLiteral("Maiturnier");
    evening.settings.date = QDate(2026, 5, 14);
    evening.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}), table(2, {5_p, 6_p, 7_p, 8_p})})};
    return evening;
}

template <typename Edit>
Tournament evening(Edit edit)
{
    auto changed = evening();
    edit(changed);
    return changed;
}

} // namespace

void TestEveningCopies::tellsCopies_data()
{
    QTest::addColumn<Tournament>("other");
    QTest::addColumn<bool>("isSame");
    const auto row = [](const char* name, bool isSame, auto edit) {
        QTest::newRow(name) << evening(edit) << isSame;
    };
    row("the same", true, [](Tournament&) {});
    row("the name in capitals", true,
        [](Tournament& other) { other.settings.name = other.settings.name.toUpper(); });
    row("another name", false, [](Tournament& other) { other.settings.name += u'2'; });
    row("another day", false, [](Tournament& other) { other.settings.date = QDate(2026, 5, 21); });
    row("without a day", false, [](Tournament& other) { other.settings.date.reset(); });
    row("other rules", false,
        [](Tournament& other) { other.settings.rules.ruleSet = scoring::RuleSet::Romme500; });
    row("before its first round", true, [](Tournament& other) { other.rounds.clear(); });
    row("one table changed since", true, [](Tournament& other) {
        std::swap(other.rounds.front().tables[0].head.seats[0],
                  other.rounds.front().tables[1].head.seats[0]);
        other.rounds.front().tables.push_back(table(3, {1_p, 2_p, 3_p, 4_p}));
    });
    row("everybody seated elsewhere", false, [](Tournament& other) {
        other.rounds = {round(1, {table(1, {1_p, 3_p, 5_p, 7_p}), table(2, {2_p, 4_p, 6_p, 8_p})})};
    });
    row("half of the people renamed", true, [](Tournament& other) {
        for (std::size_t index = 0; index < 4; ++index) {
            other.participants[index].name = QStringLiteral("Neu %1").arg(index);
        }
    });
    row("most of the people renamed", false, [](Tournament& other) {
        for (std::size_t index = 0; index < 5; ++index) {
            other.participants[index].name = QStringLiteral("Neu %1").arg(index);
        }
    });
    row("nobody enrolled yet", false, [](Tournament& other) {
        other.rounds.clear();
        other.participants.clear();
    });
}

void TestEveningCopies::tellsCopies()
{
    QFETCH(Tournament, other);
    QFETCH(bool, isSame);
    QCOMPARE(core::isSameEvening(evening(), other), isSame);
    QCOMPARE(core::isSameEvening(other, evening()), isSame);
}

void TestEveningCopies::findsTheFirstCopy()
{
    Session desk;
    QVERIFY(!core::storedCopy(desk.store.read(), evening()));
    const auto first = desk.service.import(evening());
    desk.service.import(evening());
    const auto copy = core::storedCopy(desk.store.read(), evening());
    QVERIFY(copy);
    QVERIFY(copy->id == *first);
    QCOMPARE(copy->name, QStringLiteral("Maiturnier"));
}

void TestEveningCopies::findsCopiesInASeries()
{
    Session desk;
    for (int count = 0; count < 3; ++count) {
        desk.service.import(evening());
    }
    std::vector<core::TournamentUuid> uuids;
    for (int id = 1; id <= 4; ++id) {
        uuids.push_back(desk.store.read().tournaments(core::TournamentId{id}).front().uuid);
    }
    auto& reader = desk.store.read();
    QVERIFY(core::copiesIn(reader, {uuids[1]}, {uuids[0]}).empty());
    QVERIFY(core::copiesIn(reader, {uuids[1]}, {uuids[1]}).empty());
    const auto copies = core::copiesIn(reader, {uuids[0], uuids[2], uuids[3]}, {uuids[1]});
    QCOMPARE(copies.size(), std::size_t{2});
    QVERIFY(copies.front().evening.uuid == uuids[2] && copies.front().other.uuid == uuids[1]);
    QCOMPARE(core::copiesIn(reader, {uuids[2], uuids[3]}, {}).size(), std::size_t{1});
    const core::TournamentUuid gone{QUuid::createUuid()};
    QVERIFY(core::copiesIn(reader, {gone}, {uuids[1], gone}).empty());
}

RUMMY_TEST(TestEveningCopies)

} // namespace tst_evening_copies

#include "tst_evening_copies.moc"
