#include "core/ranking/open_tables.h"
#include "core/service/sample_club.h"

#include "core/faults/faults.h"
#include "core/service/tournament_service.h"
#include "core/year/people_facts.h"
#include "memory_store.h"
#include "people_known.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_sample_club {

using namespace Qt::StringLiterals;

/// The invented club and its year.
class TestSampleClub : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheSameEveryTime();
    void hasEveningsWithoutFault();
    void hasWhatThereIsToTry();
    void isStoredAsItWasPlayed();
};

void TestSampleClub::isTheSameEveryTime()
{
    const auto club = core::sampleClub();
    QVERIFY(core::sampleClub().evenings == club.evenings);
    QVERIFY(core::sampleClub().directory == club.directory);
}

void TestSampleClub::hasEveningsWithoutFault()
{
    const auto club = core::sampleClub();
    QCOMPARE(club.evenings.size(), std::size_t{24});
    for (const auto& evening : club.evenings) {
        QVERIFY(core::faultsOf(evening).empty());
        QVERIFY(core::doubtsOf(evening).empty());
        QVERIFY(core::normalised(evening) == evening);
        QCOMPARE(evening.rounds.size(), std::size_t{4});
        QCOMPARE(core::openTables(evening), 0);
        QVERIFY(evening.participants.size() >= 16 && evening.participants.size() <= 32);
    }
}

void TestSampleClub::hasWhatThereIsToTry()
{
    const auto club = core::sampleClub();
    const auto count = [&club](const auto& is) {
        return std::count_if(club.evenings.begin(), club.evenings.end(), is);
    };
    const auto has = [](const auto& people, const auto& is) {
        return std::any_of(people.begin(), people.end(), is);
    };
    QCOMPARE(count([](const auto& evening) { return core::playsCards(evening.settings); }), 1);
    QCOMPARE(count([](const auto& evening) { return evening.settings.open; }), 1);
    QVERIFY(count([&has](const auto& evening) {
                return has(evening.participants, [](const core::Participant& person) {
                    return person.tags.contains(u"Gast"_s);
                });
            }) > 12);
    QVERIFY(count([&has](const auto& evening) {
                return has(evening.participants, [](const core::Participant& person) {
                    return person.payments.size() > 1;
                });
            }) > 0);
    QVERIFY(count([&has](const auto& evening) {
                return has(evening.participants,
                           [](const core::Participant& person) { return person.payments.empty(); });
            }) > 0);
    std::set<QString> names;
    for (const auto& player : club.directory) {
        names.insert(player.name);
    }
    QCOMPARE(names.size() + 1, club.directory.size());
}

void TestSampleClub::isStoredAsItWasPlayed()
{
    MemoryStore store;
    QVERIFY(core::storeSampleClub(store));
    const auto club = core::sampleClub();
    const auto summaries = store.read().tournaments();
    QCOMPARE(summaries.size(), club.evenings.size());
    int corrected = 0;
    for (const auto& summary : summaries) {
        const auto stored = withoutIds(store.read().load(summary.id)->tournament);
        QVERIFY(std::find(club.evenings.begin(), club.evenings.end(), stored) !=
                club.evenings.end());
        for (const auto& entry : store.read().journal(summary.id)) {
            QVERIFY(entry.link.id != core::JournalId{0});
            corrected += entry.change.label.action == core::Action::CorrectGame ? 1 : 0;
        }
    }
    QCOMPARE(corrected, 1);
    const auto records = store.read().clubRecords();
    QCOMPARE(records.series.size(), std::size_t{2});
    QVERIFY(records.cash.size() > club.evenings.size());
    core::ClubEvenings evenings;
    QVERIFY(evenings.read(store.read()));
    const auto people = core::peopleOf(core::playedEvenings(evenings.all()));
    const auto known = std::count_if(people.begin(), people.end(), [](const auto& one) {
        return one.person.player != core::PlayerId();
    });
    QCOMPARE(static_cast<std::size_t>(known), club.directory.size());
    QVERIFY(std::ssize(people) > known);
}

RUMMY_TEST(TestSampleClub)

} // namespace tst_sample_club

#include "tst_sample_club.moc"
