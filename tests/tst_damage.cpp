#include "club_values.h"
#include "core/faults/faults.h"
#include "core/ranking/standings.h"
#include "core/service/tournament_service.h"
#include "damaged_bytes.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/check.h"
#include "difference.h"
#include "file_contents.h"
#include "random_cards.h"
#include "random_tournament.h"
#include "store_contents.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <random>

namespace tst_damage {

using namespace Qt::StringLiterals;
using namespace store_fixture;
using store_contents::textOf;

/// Damaged copies of a club database are checked, opened, read and changed: none crashes the
/// program, and the check detects every refusal and changed value. `tst_damage COUNT` uses that
/// many copies of each kind.
class TestDamage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isNeverACrash_data();
    void isNeverACrash();
    void isRestoredIfTheCheckFindsNothing_data() { isNeverACrash_data(); }
    void isRestoredIfTheCheckFindsNothing();
    void lostLogIsNamed_data();
    void lostLogIsNamed() const;

private:
    const int copies_ = test_suite::count(40);
    Folder folder_;
    QByteArray sound_;
    QByteArray seen_; ///< The contents of a sound copy.
};

namespace {

/// Queries everything the window queries, undoes and redoes; counts the results.
std::size_t change(core::Store& store)
{
    std::size_t read = 0;
    core::TournamentService service(store, u"desk 1"_s, [] {
        return QDateTime({2026, 5, 15}, {20, 30}, Qt::UTC);
    });
    for (const auto& summary : service.read().tournaments()) {
        read += service.recentResults(summary.id, 20).size();
        read += service.nextSteps(summary.id) ? 1 : 0;
        for (const auto& round : (**service.tournament(summary.id)).rounds) {
            read += service.corrections(summary.id, round.number).size();
            read += service.publishedAt(summary.id, round.number) ? 1 : 0;
        }
        if (service.undo(summary.id)) {
            const core::Standings undone(**service.tournament(summary.id));
            service.redo(summary.id);
        }
    }
    return read;
}

/// The damaged database's contents; nothing if refused as such.
std::optional<QByteArray> seenIn(const QString& file)
{
    try {
        return textOf(*db::openStore(file, db::IfMissing::Refuse));
    } catch (const core::StoreFailure& failure) {
        const std::array refusals = {Kind::Damaged, Kind::Unreadable, Kind::TooNew};
        if (std::find(refusals.begin(), refusals.end(), failure.kind()) == refusals.end()) {
            throw;
        }
        return std::nullopt;
    }
}

/// Never a crash, whatever happens.
void change(const QString& file)
{
    try {
        const auto store = db::openStore(file, db::IfMissing::Refuse);
        [[maybe_unused]] const auto read = change(*store);
    } catch (const core::StoreFailure&) {
    }
}

/// Whether the check finds damage, including a schema version that does not exist.
bool isFoundOut(const QString& file)
{
    try {
        const auto faults = db::checkDatabase(file);
        return std::any_of(faults.begin(), faults.end(), [](const core::DatabaseFault& fault) {
            return !fault.refusal || !core::mayBeStored(*fault.refusal);
        });
    } catch (const core::StoreFailure& failure) {
        if (failure.kind() != Kind::TooNew) {
            throw;
        }
        return true;
    }
}

} // namespace

void TestDamage::initTestCase()
{
    {
        const random_tournament::Size small{12, 3, 3, 4};
        const auto store = db::openStore(folder_.club(), db::IfMissing::Create);
        const auto rummy = create(*store, randomTournament(21, small));
        record(*store, rummy,
               difference::between(randomTournament(21, small), randomTournament(22, small)));
        record(*store, rummy,
               difference::between(randomTournament(22, small), randomTournament(23, small)));
        const auto cards = create(*store, randomCards(7));
        record(*store, cards, difference::between(randomCards(7), randomCards(8)));
        const auto transaction = store->beginWrite();
        transaction->addPlayers(
            {{u"Berger, Anna"_s, u"Hof"_s, {u"Damen"_s}}, {u"Öztürk, Deniz"_s, u"Plauen"_s, {}}});
        transaction->recordClub({{core::ClubAction::CreateSeries, {}}, {}, club_values::steps()},
                                core::EntryKind::Done, std::nullopt, stampAt(2));
        transaction->commit();
    }
    db::backUp(folder_.club(), folder_.path(u"sound.db"_s));
    sound_ = contentsOf(folder_.path(u"sound.db"_s));
    seen_ = textOf(*db::openStore(folder_.club(), db::IfMissing::Refuse));
    QVERIFY(seenIn(folder_.path(u"sound.db"_s)) == seen_);
}

void TestDamage::isNeverACrash_data()
{
    QTest::addColumn<DamagedBytes::Kind>("kind");
    QTest::newRow("a bit anywhere") << DamagedBytes::Kind::Bit;
    QTest::newRow("a bit of a row") << DamagedBytes::Kind::BitOfCell;
    QTest::newRow("a page of zeros") << DamagedBytes::Kind::ZeroedPage;
    QTest::newRow("two pages swapped") << DamagedBytes::Kind::SwappedPages;
    QTest::newRow("cut off") << DamagedBytes::Kind::Truncation;
}

void TestDamage::isNeverACrash()
{
    QFETCH(const DamagedBytes::Kind, kind);
    DamagedBytes damage(sound_, 1);
    for (int copy = 0; copy < copies_; ++copy) {
        const Folder folder;
        const QByteArray place = "copy " + QByteArray::number(copy);
        writeFile(folder.club(), damage.next(kind));
        const bool foundOut = isFoundOut(folder.club());
        const auto seen = seenIn(folder.club());
        QVERIFY2(seen || foundOut, place + ": refused, but no fault is found");
        QVERIFY2(!seen || *seen == seen_ || foundOut, place + ": shows what was never stored");
        change(folder.club());
    }
}

/// By restore, by the list of backups and by the check.
void TestDamage::isRestoredIfTheCheckFindsNothing()
{
    QFETCH(const DamagedBytes::Kind, kind);
    DamagedBytes damage(sound_, 2);
    for (int copy = 0; copy < copies_ / 5; ++copy) {
        const Folder folder;
        const QString backup = folder.path(u"backup.rummydb"_s);
        const QByteArray place = "copy " + QByteArray::number(copy);
        writeFile(backup, damage.next(kind));
        const bool isSound = !isFoundOut(backup);
        const bool isDescribed =
            db::describeBackup(backup).state == core::BackupContents::State::Sound;
        const QDateTime now({2026, 5, 15}, {20, 30}, Qt::UTC);
        const auto refused = failureOf([&] { db::restore(folder.club(), backup, now); });
        QVERIFY2(isDescribed == isSound, place);
        QVERIFY2(!refused == isSound, place);
    }
}

void TestDamage::lostLogIsNamed_data()
{
    using Damage = std::function<void(const QString&, std::mt19937&)>;
    QTest::addColumn<Damage>("damage");
    QTest::addColumn<bool>("isLost");
    const auto onLog = [](auto change) {
        return Damage([change](const QString& club, std::mt19937& random) {
            auto log = contentsOf(club + u"-wal"_s);
            change(log, random);
            writeFile(club + u"-wal"_s, log);
        });
    };
    QTest::newRow("a bit of the log flipped") << onLog([](QByteArray& log, std::mt19937& random) {
        const auto at = static_cast<qsizetype>(random() % static_cast<std::size_t>(log.size()));
        log[at] = static_cast<char>(log[at] ^ (1 << (random() % 8)));
    }) << true;
    QTest::newRow("the log cut off") << onLog([](QByteArray& log, std::mt19937& random) {
        log.truncate(static_cast<qsizetype>(random() % static_cast<std::size_t>(log.size())));
    }) << true;
    QTest::newRow("the log deleted")
        << Damage([](const QString& club, std::mt19937&) { QFile::remove(club + u"-wal"_s); })
        << true;
    QTest::newRow("nothing is damaged") << Damage([](const QString&, std::mt19937&) {}) << false;
    QTest::newRow("the file beside it is missing")
        << Damage([](const QString& club, std::mt19937&) { QFile::remove(club + u"-newest"_s); })
        << false;
    QTest::newRow("the file beside it is torn") << Damage([](const QString& club, std::mt19937&) {
        writeFile(club + u"-newest"_s, contentsOf(club + u"-newest"_s).replace("1", "2"));
    }) << false;
}

/// SQLite takes the rest of a damaged log for never written, so the file is sound.
void TestDamage::lostLogIsNamed() const
{
    using Damage = std::function<void(const QString&, std::mt19937&)>;
    QFETCH(const Damage, damage);
    QFETCH(const bool, isLost);
    const Folder folder;
    const auto one = randomTournament(21);
    const auto other = randomTournament(22);
    const auto id = create(*db::openStore(folder.club(), db::IfMissing::Create), one);
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    for (int entry = 0; entry < 4; ++entry) {
        const bool isEven = entry % 2 == 0;
        record(*store, id, difference::between(isEven ? one : other, isEven ? other : one));
    }
    std::mt19937 random(2026);
    for (int copy = 0; copy < copies_ / 4; ++copy) {
        const Folder killed;
        for (const auto& mark : {u""_s, u"-wal"_s, u"-newest"_s}) {
            writeFile(killed.club() + mark, contentsOf(folder.club() + mark));
        }
        damage(killed.club(), random);
        const auto faults = db::checkDatabase(killed.club());
        QCOMPARE(faults.size(), isLost ? std::size_t{1} : std::size_t{0});
        QVERIFY(!isLost || (faults.front().lost && faults.front().isDamage()));
        const auto opened = db::openStore(killed.club(), db::IfMissing::Refuse);
        QCOMPARE(opened->lostEntries().has_value(), isLost);
        if (isLost) {
            QCOMPARE(opened->lostEntries()->after, opened->read().journal(id).back().time);
            // From here on what is there counts.
            record(*opened, id, difference::between(opened->read().load(id)->tournament, other));
            QVERIFY(db::checkDatabase(killed.club()).empty());
        }
    }
}

RUMMY_TEST(TestDamage)

} // namespace tst_damage

#include "tst_damage.moc"
