#include "core/store/club_summaries.h"

#include "service_desk.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_club_summaries {

using namespace Qt::StringLiterals;
using namespace director_test;
using core::ClubSummaries;

namespace {

/// A desk on a club of three tournaments, and their summaries as last read.
struct Club
{
    Session desk;
    core::TournamentId planned = import(u"Planned"_s, {});
    core::TournamentId newest = import(u"Newest"_s, QDate(2026, 11, 5));
    ClubSummaries summaries;

    Club() { summaries.read(desk.store.read()); }

    core::TournamentId import(const QString& name, std::optional<QDate> date)
    {
        auto evening = tournament(4);
        evening.settings.name = name;
        evening.settings.date = date;
        return *desk.service.import(evening);
    }
    /// How many summaries this reading reads, and whether anything was different.
    std::pair<int, bool> readAgain()
    {
        const int before = desk.store.summariesRead();
        const bool isDifferent = summaries.read(desk.store.read());
        return {desk.store.summariesRead() - before, isDifferent};
    }
};

} // namespace

/// The lines of a club's tournaments, cached in memory.
class TestClubSummaries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAllAtFirst()
    {
        Club club;
        QCOMPARE(club.desk.store.summariesRead(), 3);
        QVERIFY(club.summaries.all() == club.desk.store.read().tournaments());
    }

    void readsNothingTwice()
    {
        Club club;
        QCOMPARE(club.readAgain(), std::pair(0, false));
    }

    void readsOnlyWhatChanged()
    {
        Club club;
        core::Enrolment late;
        late.name = u"Late Comer"_s;
        QVERIFY(club.desk.service.run(club.planned, core::enrol, {late}).ok());
        QCOMPARE(club.readAgain(), std::pair(1, true));
        QVERIFY(club.summaries.all() == club.desk.store.read().tournaments());
    }

    void tellsAVersionWithoutANewLine()
    {
        Club club;
        QVERIFY(club.desk.service
                    .run(club.desk.id, core::enterGame, firstGame, evening::played("0,5,9,12"),
                         plainTerms)
                    .ok());
        QCOMPARE(club.readAgain(), std::pair(1, false));
        const auto now = *club.desk.store.read().version(club.desk.id);
        QVERIFY(club.summaries.isOfVersion(club.desk.id, now));
        QVERIFY(!club.summaries.isOfVersion(club.newest, now));
    }

    void forgetsWhatIsDeleted()
    {
        Club club;
        QVERIFY(club.desk.service.remove(club.newest).ok());
        QCOMPARE(club.readAgain(), std::pair(0, true));
        QCOMPARE(club.summaries.all().size(), std::size_t{2});
    }

    void putsANewOneInItsPlace()
    {
        Club club;
        const auto added = club.import(u"Later still"_s, QDate(2026, 12, 3));
        QCOMPARE(club.readAgain(), std::pair(1, true));
        QCOMPARE(club.summaries.all().front().id, added);
    }
};

RUMMY_TEST(TestClubSummaries)

} // namespace tst_club_summaries

#include "tst_club_summaries.moc"
