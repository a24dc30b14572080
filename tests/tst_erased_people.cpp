#include "core/service/sample_club.h"
#include "laptop.h"
#include "merge_changes.h"
#include "tests/suite.h"

#include <QDir>
#include <QTest>

namespace tst_erased_people {

using namespace Qt::Literals::StringLiterals;
using namespace store_fixture;
using core::MergeFate;

namespace {

const QString anna = u"Berger, Anna"_s;

core::Enrolment guest(const QString& name, const QString& club = {})
{
    core::Enrolment enrolment;
    enrolment.name = name;
    enrolment.club = club;
    return enrolment;
}

core::TournamentId newEvening(Laptop& laptop, const std::vector<core::Enrolment>& people)
{
    core::Tournament tournament;
    tournament.settings.name = u"Abend"_s;
    const auto id = *laptop.service().import(tournament);
    [&] { QVERIFY(laptop.service().run(id, core::enrol, people)); }();
    return id;
}

core::Player found(Laptop& laptop, const QString& name)
{
    for (const auto& player : laptop.club().erasablePeople()) {
        if (player.name == name) {
            return player;
        }
    }
    return {};
}

bool holds(const QByteArray& bytes, const QString& name)
{
    const auto spellings = core::spellingsOf(name);
    return std::any_of(spellings.begin(), spellings.end(), [&bytes](const QString& spelling) {
        return bytes.contains(spelling.toUtf8()) ||
               bytes.contains(spelling.toUtf8().toPercentEncoding());
    });
}

/// All files of a folder.
QByteArray bytesIn(const QString& folder)
{
    QByteArray bytes;
    const QDir place(folder);
    for (const auto& name : place.entryList(QDir::Files)) {
        QFile file(place.filePath(name));
        [&] { QVERIFY(file.open(QIODevice::ReadOnly)); }();
        bytes += file.readAll();
    }
    return bytes;
}

/// A club in a file whose free pages also contain Anna.
core::Player fillWithAnna(core::Store& store)
{
    core::ClubService club(store, u"desk"_s, [] { return stampAt(5).time; });
    core::TournamentService service(store, u"desk"_s, [] { return stampAt(5).time; });
    const auto fill = [&] {
        QVERIFY(core::storeSampleClub(store));
        QVERIFY(club.run(core::addPlayers, {{anna, u"Hof"_s, {}}}));
        core::Tournament many;
        many.settings.name = u"Abend"_s;
        const auto gone = service.import(many);
        std::vector<core::Enrolment> people;
        constexpr int count = 200;
        people.reserve(count + 1);
        for (int number = 0; number < count; ++number) {
            people.push_back(guest(anna + QString::number(number)));
        }
        people.push_back(guest(anna, u"Hof"_s));
        QVERIFY(service.run(*gone, core::enrol, people));
        QVERIFY(service.remove(*gone));
        const auto kept = service.import(many);
        QVERIFY(service.run(*kept, core::enrol, {guest(anna, u"Hof"_s)}));
    };
    fill();
    for (const auto& player : club.read().players()) {
        if (player.name == anna) {
            return player;
        }
    }
    return {};
}

} // namespace

/// Erased people, in files and in copies of the club.
class TestErasedPeople : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noByteIsLeft();
    void waitsForOthers();
    void saysWhyTracesAreLeft();
    void clubFileKeepsIt();
    void olderCopyBringsNobodyBack_data();
    void olderCopyBringsNobodyBack();
    void namesBackAreErasedAgain();
    void tellsTheOtherCopy();
    void othersAreKept();
    void goesOnInTheOtherCopy();
};

void TestErasedPeople::noByteIsLeft()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto person = fillWithAnna(*store);
    {
        // Some builds of the engine overwrite deleted data by themselves.
        const auto other = plainConnection(folder.club());
        other->run(u"PRAGMA secure_delete = OFF"_s);
        other->runOnce(u"CREATE TABLE spare (name TEXT)"_s);
        for (int row = 0; row < 2'000; ++row) {
            other->run(u"INSERT INTO spare (name) VALUES (?)"_s, anna);
        }
        other->runOnce(u"DROP TABLE spare"_s);
    }
    QVERIFY(holds(bytesIn(folder.path()), anna));
    core::ClubService club(*store, u"desk"_s, [] { return stampAt(9).time; });
    const auto erased = club.erasePerson(person);
    QVERIFY(erased && !erased->notWiped);
    QVERIFY(!holds(bytesIn(folder.path()), anna));
    QVERIFY(db::checkDatabase(folder.club()).empty());
}

void TestErasedPeople::waitsForOthers()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto person = fillWithAnna(*store);
    core::ClubService club(*store, u"desk"_s, [] { return stampAt(9).time; });
    {
        const auto other = plainConnection(folder.club());
        other->runOnce(u"BEGIN"_s);
        QVERIFY(other->valueOf<int>(u"SELECT count(*) FROM player"_s) > 0);
        const auto erased = club.erasePerson(person);
        QVERIFY(erased && erased->notWiped);
        QCOMPARE(erased->notWiped->kind(), core::StoreFailure::Kind::Busy);
    }
    QVERIFY(!store->wipe());
    QVERIFY(!holds(bytesIn(folder.path()), anna));
}

/// What prevents it is not taken for another program.
void TestErasedPeople::saysWhyTracesAreLeft()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    QVERIFY(QFile::remove(folder.club()));
    const auto failure = store->wipe();
    QVERIFY(failure && failure->kind() != core::StoreFailure::Kind::Busy);
}

void TestErasedPeople::clubFileKeepsIt()
{
    Laptop laptop(u"desk 1"_s);
    newEvening(laptop, {guest(anna), guest(u"Lang, Uwe"_s)});
    QVERIFY(laptop.club().erasePerson(found(laptop, anna)));
    QVERIFY(laptop.isSound());
    const auto file = laptop.file();
    QVERIFY(!holds(file, anna));
    Laptop copy(u"desk 2"_s, laptop);
    QCOMPARE(copy.file(), file);
    QVERIFY(copy.store().read().clubRecords() == laptop.store().read().clubRecords());
    QCOMPARE(copy.store().read().clubRecords().erased.size(), std::size_t{1});
}

void TestErasedPeople::olderCopyBringsNobodyBack_data()
{
    QTest::addColumn<bool>("isInDirectory");
    QTest::addColumn<bool>("hasOtherId");
    QTest::newRow("of the directory") << true << false;
    QTest::newRow("known by name alone") << false << false;
    QTest::newRow("recognised by name in merging") << true << true;
}

void TestErasedPeople::olderCopyBringsNobodyBack()
{
    QFETCH(const bool, isInDirectory);
    QFETCH(const bool, hasOtherId);
    Laptop laptop(u"desk 1"_s);
    const auto id = newEvening(laptop, {guest(anna), guest(u"Lang, Uwe"_s)});
    Laptop older(u"desk 2"_s, laptop);
    if (isInDirectory) {
        QVERIFY(laptop.club().run(core::addPlayers, {{anna, {}, {}}}));
        if (hasOtherId) {
            QVERIFY(older.club().run(core::addPlayers, {{anna, {}, {}}}));
            QVERIFY(laptop.merge(older));
            QCOMPARE(laptop.store().read().players().size(), std::size_t{1});
        } else {
            QVERIFY(older.merge(laptop));
        }
    }
    QVERIFY(holds(older.file(), anna));
    QVERIFY(laptop.club().erasePerson(found(laptop, anna)));
    // Meanwhile the other one goes on.
    QVERIFY(older.service().run(id, core::enrol, {guest(u"Weiß, Eva"_s)}));
    newEvening(older, {guest(anna), guest(u"Lang, Uwe"_s)});

    QVERIFY(laptop.preview(older));
    QVERIFY(laptop.merge(older));
    QVERIFY(laptop.isSound());
    QVERIFY2(!holds(laptop.file(), anna), laptop.file());
    QVERIFY(laptop.store().read().players().empty());
    QCOMPARE(laptop.store().read().tournaments().size(), std::size_t{2});
    QCOMPARE(laptop.store().read().load(id)->tournament.participants.size(), std::size_t{3});
    const auto once = laptop.file();
    QVERIFY(laptop.merge(older));
    QCOMPARE(laptop.file(), once);
    const auto again = laptop.preview(older);
    QVERIFY(again && !changesAnything(*again));
}

/// A backup from before takes the place of the club.
void TestErasedPeople::namesBackAreErasedAgain()
{
    Laptop laptop(u"desk 1"_s);
    newEvening(laptop, {guest(anna), guest(u"Lang, Uwe"_s)});
    QVERIFY(laptop.club().run(core::addPlayers, {{anna, {}, {}}}));
    Laptop backup(u"desk 1"_s, laptop);
    Laptop earlier(u"desk 1"_s);
    newEvening(earlier, {guest(u"Lang, Uwe"_s)});
    QVERIFY(laptop.club().erasePerson(found(laptop, anna)));
    const auto known = core::knownErased(laptop.store().read());
    QCOMPARE(laptop.club().namesBack(known), QStringList());
    QCOMPARE(earlier.club().namesBack(known), QStringList());
    QCOMPARE(backup.club().namesBack(known), QStringList{anna});
    QCOMPARE(backup.club().eraseAgain(known).counts.evenings, 1);
    QVERIFY2(!holds(backup.file(), anna), backup.file());
    QVERIFY(holds(backup.file(), u"Lang, Uwe"_s));
    QVERIFY(backup.isSound());
    QCOMPARE(backup.club().namesBack(known), QStringList());
    QVERIFY(backup.store().read().clubRecords().erased ==
            laptop.store().read().clubRecords().erased);
}

void TestErasedPeople::tellsTheOtherCopy()
{
    Laptop laptop(u"desk 1"_s);
    const auto id = newEvening(laptop, {guest(anna), guest(u"Lang, Uwe"_s)});
    QVERIFY(laptop.club().run(core::addPlayers, {{anna, {}, {}}}));
    Laptop other(u"desk 2"_s, laptop);
    QVERIFY(laptop.club().erasePerson(found(laptop, anna)));

    const auto preview = other.preview(laptop);
    QVERIFY(preview && changesAnything(*preview));
    QCOMPARE(preview->erased, 1);
    QVERIFY(holds(other.file(), anna));
    const auto merged = other.merge(laptop);
    QVERIFY(merged);
    for (const auto& line : merged->lines) {
        QVERIFY(line.fate == MergeFate::Same);
    }
    QVERIFY(!holds(other.file(), anna));
    QVERIFY(other.isSound());
    QVERIFY(other.store().read().load(id)->tournament ==
            laptop.store().read().load(id)->tournament);
    QVERIFY(other.store().read().clubRecords() == laptop.store().read().clubRecords());
    const auto once = other.file();
    QVERIFY(other.merge(laptop));
    QCOMPARE(other.file(), once);
}

void TestErasedPeople::othersAreKept()
{
    Laptop laptop(u"desk 1"_s);
    const auto id = newEvening(laptop, {guest(anna), guest(u"Lang, Uwe"_s)});
    QVERIFY(laptop.club().run(core::addPlayers, {{anna, {}, {}}, {u"Lang, Uwe"_s, {}, {}}}));
    Laptop other(u"desk 2"_s, laptop);
    QVERIFY(laptop.club().erasePerson(found(laptop, anna)));
    // There the number now belongs to somebody else.
    auto& service = other.service();
    QVERIFY(service.run(id, core::removeParticipant, core::StartNumber{1},
                        core::MoneyOfRemoved::OwedBack));
    QVERIFY(service.run(id, core::removeParticipant, core::StartNumber{2},
                        core::MoneyOfRemoved::OwedBack));
    core::Enrolment uwe = guest(u"Lang, Uwe"_s);
    uwe.number = core::StartNumber{1};
    QVERIFY(service.run(id, core::enrol, {uwe}));
    QVERIFY(other.merge(laptop));
    QCOMPARE(other.store().read().players().size(), std::size_t{1});
    QCOMPARE(other.store().read().load(id)->tournament.participants.front().name, u"Lang, Uwe"_s);
    QVERIFY(!holds(other.file(), anna));
}

void TestErasedPeople::goesOnInTheOtherCopy()
{
    Laptop laptop(u"desk 1"_s);
    const auto id = newEvening(laptop, {guest(anna)});
    QVERIFY(laptop.club().run(core::addPlayers, {{anna, {}, {}}}));
    Laptop other(u"desk 2"_s, laptop);
    QVERIFY(other.service().run(id, core::enrol, {guest(u"Lang, Uwe"_s)}));
    QVERIFY(laptop.club().erasePerson(found(laptop, anna)));
    const auto plan = laptop.merge(other);
    QVERIFY(plan);
    QVERIFY(plan->lines.front().fate == MergeFate::Continued);
    const auto enrolments = laptop.store().read().newest(
        id, {{core::Action::Enrol}, std::nullopt, 2, core::EntryState::InEffect});
    QCOMPARE(enrolments.size(), std::size_t{2});
    for (const auto& enrolment : enrolments) {
        QVERIFY(laptop.service().undo(id, enrolment.link.id));
    }
    QVERIFY(laptop.store().read().load(id)->tournament.participants.empty());
    QVERIFY(laptop.service().redo(id));
    QVERIFY(!holds(laptop.file(), anna));
}

RUMMY_TEST(TestErasedPeople)

} // namespace tst_erased_people

#include "tst_erased_people.moc"
