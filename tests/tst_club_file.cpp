#include "core/codes/hall_codes.h"
#include "core/service/club_service.h"
#include "core/service/tournament_service.h"
#include "core/store/user_files.h"
#include "db/club_merge.h"
#include "db/clubs.h"
#include "db/sqlite/club_database.h"
#include "db/sqlite/club_file.h"
#include "file_contents.h"
#include "place_of.h"
#include "random_tournament.h"
#include "store_contents.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QDir>
#include <QTest>

#include <random>

namespace tst_club_file {

using namespace Qt::Literals::StringLiterals;
using namespace store_fixture;
using core::FileFault;

namespace {

/// A club with some of everything.
void fill(core::Store& store, unsigned seed, int tournaments)
{
    core::TournamentService service(store, u"Tisch \"1\"\n"_s, [] { return stampAt(5).time; });
    core::ClubService club(store, u"Tisch 2"_s, [] { return stampAt(5).time; });
    QVERIFY(club.run(core::addPlayers,
                     {core::Player{u"Käthe"_s, u"SC Altdorf"_s, {u"regular"_s, u"😀"_s}},
                      core::Player{u"Lang, Uwe"_s, u"Hof"_s, {}}}));
    for (int number = 0; number < tournaments; ++number) {
        const auto id = create(store, randomTournament(seed + static_cast<unsigned>(number)));
        core::Enrolment late;
        late.name = u"Späte, Suse"_s;
        (void)service.run(id, core::enrol, {late});
        (void)service.undo(id);
    }
    const auto gone = create(store, oneTable());
    QVERIFY(service.remove(gone));
    if (const auto people = store.read().enrolledPeople(); !people.empty()) {
        (void)club.run(core::recogniseAsNew, {people.front()});
    }
}

/// As far as a club looks at it.
const QByteArray logo = "\x89PNG\r\n\x1A\n and more";

core::TournamentService serviceOf(core::Store& store)
{
    return {store, u"desk 1"_s, [] { return stampAt(5).time; }};
}

QByteArray sample(unsigned seed = 1, int tournaments = 3)
{
    db::OpenClub club(db::openClubInMemory());
    fill(club.store(), seed, tournaments);
    return db::writeClubFile(static_cast<db::SqliteConnection&>(club.connection()),
                             {{{u"/tmp/a.png"_s, "x"}}, {}});
}

std::unique_ptr<db::SqliteConnection> emptyDatabase()
{
    return std::make_unique<db::SqliteConnection>(QString(), db::SqliteConnection::Access::Memory);
}

core::Refusals faultsOf(const QByteArray& file)
{
    const auto club = emptyDatabase();
    const auto read = db::readClubFile(file, *club);
    return read ? core::Refusals() : read.refused().refusals;
}

QString placeOf(const core::Refusal& refusal)
{
    const auto* const line = std::get_if<core::Line>(&refusal.place);
    return line != nullptr ? u"line %1"_s.arg(line->number)
                           : std::get<core::Pointer>(refusal.place).text();
}

QString told(const core::Refusal& refusal)
{
    return placeOf(refusal) + u": "_s + refusal.arguments.join(u", "_s);
}

QByteArray replaced(QByteArray text, const QByteArray& before, const QByteArray& after)
{
    const auto place = text.indexOf(before);
    return place < 0 ? QByteArray() : text.replace(place, before.size(), after);
}

} // namespace

class TestClubFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readAndWrittenIsTheSame_data()
    {
        QTest::addColumn<int>("tournaments");
        QTest::newRow("directory alone") << 0;
        QTest::newRow("one evening") << 1;
        QTest::newRow("many evenings") << 12;
    }

    void readAndWrittenIsTheSame()
    {
        QFETCH(const int, tournaments);
        for (unsigned seed = 1; seed <= 5; ++seed) {
            db::OpenClub club(db::openClubInMemory());
            fill(club.store(), seed * 100, tournaments);
            auto& connection = static_cast<db::SqliteConnection&>(club.connection());
            const db::ClubExtras extras = {{{u"/tmp/\"logo\".png"_s, QByteArray("\0\1\xff", 3)}},
                                           {{core::soundFileSetting, {u"/tmp/\"gong\".wav"_s}},
                                            {u"clock/volume"_s, {u"70"_s}},
                                            {u"print/ticked-published"_s, {QString()}},
                                            {u"standings/columns"_s, {u"tmp"_s, u"wins"_s}}}};
            const auto file = db::writeClubFile(connection, extras);
            QCOMPARE(db::writeClubFile(connection, extras), file);

            auto other = emptyDatabase();
            const auto read = db::readClubFile(file, *other);
            QVERIFY2(read, read ? "" : qPrintable(told(read.refused().refusals.front())));
            QVERIFY(*read == extras);
            QCOMPARE(db::writeClubFile(*other, *read), file);
            db::OpenClub opened(std::move(other));
            QCOMPARE(store_contents::withIdentities(opened.store()),
                     store_contents::withIdentities(club.store()));
            // Not even ids of deleted rows are reused.
            QCOMPARE(create(opened.store(), oneTable()), create(club.store(), oneTable()));
        }
    }

    void secretsStayAtHome()
    {
        db::OpenClub club(db::openClubInMemory());
        const auto id = create(club.store(), oneTable());
        const QByteArray key(core::hallKeyLength, 'k');
        const auto writing = club.store().beginWrite();
        writing->setHallKey(id, key);
        const QDateTime now({2026, 5, 14}, {19, 0}, Qt::UTC);
        writing->setHelperCodes(id, {{{QUuid::createUuid()}, key.toHex(), now, {}, {}}});
        writing->addHelperEntry(id, {u"sent"_s, {QUuid::createUuid()}, key}, core::JournalId{1});
        writing->commit();
        auto& connection = static_cast<db::SqliteConnection&>(club.connection());
        const auto file = db::writeClubFile(connection, {});
        QVERIFY(!file.contains(key.toHex()));
        QVERIFY(!file.contains("hall_key"));
        QVERIFY(!file.contains("helper_code"));
        QVERIFY(!file.contains("helper_entry"));
        QVERIFY(!file.contains("\"report\""));
        QVERIFY(!file.contains("shared_club"));
        auto other = emptyDatabase();
        QVERIFY(db::readClubFile(file, *other));
        db::OpenClub opened(std::move(other));
        QVERIFY(opened.store().read().hallKey(id).isEmpty());
        QVERIFY(opened.store().read().helperCodes(id).empty());
    }

    void faultsAreToldWithTheirPlaces_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("place");
        QTest::addColumn<int>("fault");
        const auto row = [](const char* name, const char* before, const char* after,
                            const QString& place, FileFault fault) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << place << int(fault);
        };
        row("another format", "rummy-director-club", "rummy-director-tournament", u"/format"_s,
            FileFault::NotAClub);
        row("newer version", "\"version\": 1", "\"version\": 2", u"/version"_s,
            FileFault::UnknownClub);
        row("newer schema", "\"schema\": ", "\"schema\": 9", u"/schema"_s, FileFault::UnknownClub);
        row("no schema any more", "\"schema\": ", "\"schema\": 1, \"was\": ", u"/schema"_s,
            FileFault::NumberOutOfRange);
        row("unknown key", "\"version\"", "\"comment\": 1, \"version\"", u"/comment"_s,
            FileFault::UnknownKey);
        row("unknown table", "\"bye\"", "\"bread\": {}, \"bye\"", u"/tables/bread"_s,
            FileFault::UnknownKey);
        row("secrets", "\"bye\"", "\"hall_key\": {}, \"bye\"", u"/tables/hall_key"_s,
            FileFault::UnknownKey);
        row("missing table", "\"bye\"", "\"buy\"", u"/tables/buy"_s, FileFault::UnknownKey);
        row("unknown column", "\"round\", \"participant\"]", "\"round\", \"partisan\"]",
            u"/tables/bye/columns/2"_s, FileFault::UnknownKey);
        row("a column twice", "\"round\", \"participant\"]", "\"round\", \"round\"]",
            u"/tables/bye/columns/2"_s, FileFault::DuplicateKey);
        row("a key twice", "\"schema\"", "\"version\": 1, \"schema\"", u"/version"_s,
            FileFault::DuplicateKey);
        row("SQL for a column", "\"round\", \"participant\"]", "\"round\", \"1) --\"]",
            u"/tables/bye/columns/2"_s, FileFault::UnknownKey);
        row("a text for a number", "\"rows\": [\n[1,", "\"rows\": [\n[\"x\",",
            u"/tables/booking/rows/0/0"_s, FileFault::WrongType);
        row("a fraction", "\"rows\": [\n[1,", "\"rows\": [\n[1.5,", u"/tables/booking/rows/0/0"_s,
            FileFault::NotAWholeNumber);
        row("a cell too many", "\"rows\": [\n[1,", "\"rows\": [\n[1,1,",
            u"/tables/booking/rows/0"_s, FileFault::WrongFieldCount);
        row("no row", "\"rows\": [\n[1,", "\"rows\": [7,\n[1,", u"/tables/booking/rows/0"_s,
            FileFault::WrongType);
        row("refers to nothing", "\"rows\": [\n[1,", "\"rows\": [\n[99,",
            u"/tables/booking/rows/0"_s, FileFault::RowRefused);
        row("no ids counted", "\"lastId\"", "\"firstId\"", u"/tables/club_journal/firstId"_s,
            FileFault::UnknownKey);
        row("no Base64", "\"eA==\"", "\"???\"", u"/files/~1tmp~1a.png"_s, FileFault::NotBase64);
        row("cut off", "}}\n", "", u"line 1"_s, FileFault::Syntax);
    }

    void faultsAreToldWithTheirPlaces()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QString, place);
        QFETCH(const int, fault);
        const auto file = sample();
        const auto broken = replaced(file, before, after);
        QVERIFY(!broken.isEmpty());
        const auto faults = faultsOf(broken);
        const auto found = std::find_if(faults.begin(), faults.end(), [&](const auto& refusal) {
            const auto* const code = std::get_if<FileFault>(&refusal.code);
            return code != nullptr && int(*code) == fault &&
                   (placeOf(refusal) == place || placeOf(refusal).startsWith(u"line"));
        });
        QVERIFY2(found != faults.end(),
                 faults.empty() ? "accepted" : qPrintable(placeOf(faults.front())));
    }

    /// Any change to a row outside this program.
    void changedRowsAreRefused()
    {
        const auto file = sample(7, 2);
        std::mt19937 random(1);
        const auto from = file.indexOf("\"tables\"");
        int tried = 0;
        while (tried < test_suite::count(30)) {
            auto changed = file;
            const auto place =
                from + static_cast<qsizetype>(random() % static_cast<unsigned>(file.size() - from));
            if (file[place] < '0' || file[place] > '9') {
                continue;
            }
            const auto line = file.mid(file.lastIndexOf('\n', place) + 1, 1);
            // Counters outside the rows have no digest, nor do fractions of a second.
            if (line != "[" || file.mid(place - 3, 6).contains("000Z") ||
                file.indexOf('Z', place) - place < 4) {
                continue;
            }
            changed[place] = file[place] == '9' ? '8' : static_cast<char>(file[place] + 1);
            ++tried;
            QVERIFY2(!faultsOf(changed).empty(),
                     file.mid(file.lastIndexOf('\n', place) + 1, 200).constData());
        }
    }

    void clubIsTakenOver()
    {
        const Folder folder;
        const db::Clubs places(folder.path());
        auto tournament = oneTable();
        tournament.settings.certificate.logo = core::pictureName(logo);
        tournament.settings.certificate.background = u"/nowhere/background.png"_s;
        tournament.pictures = {{core::pictureName(logo), logo}};
        {
            const auto store = db::openStore(folder.club(), db::IfMissing::Create);
            fill(*store, 30, 2);
            QVERIFY(serviceOf(*store).import(tournament));
        }
        const QString sound = QDir(folder.path()).filePath(u"gong.wav"_s);
        writeFile(sound, "no sound, but bytes");
        const core::DeskSettings settings = {{core::soundFileSetting, {sound}}};
        const auto exported = places.exportClub(placeOf(folder.club()), settings);
        QCOMPARE(exported.missing, QStringList{u"/nowhere/background.png"_s});
        QCOMPARE(places.exportClub(placeOf(folder.club()), settings).bytes, exported.bytes);

        const QString other = QDir(folder.path()).filePath(u"other/club.rummydb"_s);
        const auto taken = places.takeOver(placeOf(other), exported.bytes, stampAt(9));
        QVERIFY(taken);
        QCOMPARE(taken->notFollowed, QStringList{u"/nowhere/background.png"_s});
        const auto kept = core::keptFile(other, sound);
        QVERIFY(taken->settings == (core::DeskSettings{{core::soundFileSetting, {kept}}}));
        QCOMPARE(contentsOf(kept), QByteArray("no sound, but bytes"));
        QVERIFY(places.check(placeOf(other)).empty());
        const auto store = db::openStore(other, db::IfMissing::Refuse);
        QVERIFY(store->read().picture(core::pictureName(logo)) == logo);
        QVERIFY(store->read().olderPictures().empty());
        QCOMPARE(places.exportClub(placeOf(other), {}).bytes,
                 places.exportClub(placeOf(folder.club()), {}).bytes);
        // The club's folder has no part of it.
        QCOMPARE(QDir(QFileInfo(other).path()).entryList({u"*part*"_s}, QDir::Files | QDir::Hidden),
                 QStringList());
    }

    /// Up to schema 31 a club file carried what the paths in settings led to, whatever that was.
    void olderFileBringsItsPictures()
    {
        const Folder folder;
        const db::Clubs places(folder.path());
        const QString secret = folder.path(u"id_rsa"_s);
        writeFile(secret, "secret");
        auto named = oneTable(u"both"_s);
        named.settings.certificate.logo = u"/home/anna/logo.png"_s;
        named.settings.certificate.background = secret;
        auto drawn = oneTable(u"a drawing"_s);
        drawn.settings.certificate.logo = u"/home/anna/logo.svg"_s;
        db::OpenClub older(db::openClubInMemory());
        for (const auto& tournament : {named, drawn}) {
            QVERIFY(serviceOf(older.store()).import(tournament));
        }
        auto& rows = static_cast<db::SqliteConnection&>(older.connection());
        returnToSchema31(rows);
        const auto file = db::writeClubFile(rows, {{{u"/home/anna/logo.png"_s, logo},
                                                    {u"/home/anna/logo.svg"_s, "<svg/>"},
                                                    {secret, "somebody's key"}},
                                                   {}});
        QVERIFY(file.contains("\"schema\": 31"));
        const auto taken = places.takeOver(placeOf(folder.club()), file, stampAt(9));
        QVERIFY(taken);
        QCOMPARE(taken->notFollowed, (QStringList{u"/home/anna/logo.svg"_s, secret}));
        QVERIFY(places.check(placeOf(folder.club())).empty());
        const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
        const auto club = store->read().tournaments();
        QCOMPARE(club.size(), std::size_t{2});
        const auto id = club[club.front().name == u"both"_s ? 0 : 1].id;
        named.settings.certificate.logo = core::pictureName(logo);
        QVERIFY(store->read().load(id)->tournament.settings.certificate ==
                named.settings.certificate);
        QVERIFY(store->read().picture(core::pictureName(logo)) == logo);
        QVERIFY(store->read().olderPictures().empty());
        QVERIFY(!places.exportClub(placeOf(folder.club()), {})
                     .bytes.contains(QByteArray("secret").toBase64()));
        // As any other change it can be taken back.
        QVERIFY(serviceOf(*store).undo(id));
        QCOMPARE(store->read().load(id)->tournament.settings.certificate.logo,
                 u"/home/anna/logo.png"_s);
    }

    /// A sound comes with the file or not at all: its path could be that of anything here.
    void pathOfASoundIsNotFollowed()
    {
        const Folder folder;
        const db::Clubs places(folder.path());
        const QString secret = QDir(folder.path()).filePath(u"id_rsa"_s);
        writeFile(secret, "secret");
        db::OpenClub club(db::openClubInMemory());
        for (const bool hasContents : {false, true}) {
            db::ClubExtras extras{{}, {{core::soundFileSetting, {secret}}}};
            if (hasContents) {
                extras.files.emplace(secret, "sound");
            }
            const auto file =
                db::writeClubFile(static_cast<db::SqliteConnection&>(club.connection()), extras);
            const QString other =
                QDir(folder.path()).filePath(u"%1.rummydb"_s.arg(int(hasContents)));
            const auto taken = places.takeOver(placeOf(other), file, stampAt(9));
            QVERIFY(taken);
            QCOMPARE(taken->notFollowed, hasContents ? QStringList() : QStringList{secret});
            QVERIFY(!places.exportClub(placeOf(other), taken->settings)
                         .bytes.contains(QByteArray("secret").toBase64()));
        }
    }

    /// Once, whatever is merged how often.
    void mergedEveningsBringTheirPictures()
    {
        const Folder folder;
        const db::Clubs places(folder.path());
        auto tournament = oneTable();
        tournament.settings.certificate.logo = core::pictureName(logo);
        tournament.pictures = {{core::pictureName(logo), logo}};
        const QString other = QDir(folder.path()).filePath(u"other.rummydb"_s);
        QVERIFY(serviceOf(*db::openStore(other, db::IfMissing::Create)).import(tournament));
        db::openStore(folder.club(), db::IfMissing::Create);
        const auto file = places.exportClub(placeOf(other), {}).bytes;
        for (int time = 0; time < 2; ++time) {
            QVERIFY(places.merge(placeOf(folder.club()), file, {}, stampAt(9), folder.path()));
        }
        const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
        QVERIFY(store->read().picture(core::pictureName(logo)) == logo);
        QVERIFY(places.check(placeOf(folder.club())).empty());
        // The last tournament that names it takes it along.
        const auto service = [&] { return serviceOf(*store); };
        QVERIFY(service().remove(store->read().tournaments().front().id));
        QVERIFY(!store->read().picture(core::pictureName(logo)));
    }

    void clubWithTournamentsIsNotReplaced()
    {
        const Folder folder;
        const db::Clubs places(folder.path());
        create(*db::openStore(folder.club(), db::IfMissing::Create), oneTable());
        const auto before = places.exportClub(placeOf(folder.club()), {}).bytes;
        const auto taken = places.takeOver(placeOf(folder.club()), sample(), stampAt(9));
        QVERIFY(!taken);
        QVERIFY(taken.refused().refusals.front().code ==
                core::RefusalCode(core::ClubFault::HasTournaments));
        QCOMPARE(places.exportClub(placeOf(folder.club()), {}).bytes, before);
    }

    void brokenFileChangesNothing()
    {
        const Folder folder;
        const db::Clubs places(folder.path());
        db::openStore(folder.club(), db::IfMissing::Create);
        const auto names = QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
        const auto before = places.exportClub(placeOf(folder.club()), {}).bytes;
        QVERIFY(
            !places.takeOver(placeOf(folder.club()), sample().replace("[1,", "[2,"), stampAt(9)));
        QCOMPARE(places.exportClub(placeOf(folder.club()), {}).bytes, before);
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), names);
    }
};

RUMMY_TEST(TestClubFile)

} // namespace tst_club_file

#include "tst_club_file.moc"
