#include "core/service/club_service.h"
#include "core/service/sample_club.h"
#include "core/service/tournament_service.h"
#include "db/clubs.h"
#include "merge_changes.h"
#include "place_of.h"
#include "postgres/private_server.h"
#include "sql_store_test.h"
#include "suite.h"

#include <QRegularExpression>
#include <QTemporaryDir>

namespace tst_server_club_file {

namespace {

using namespace sql_store_test;

/// A club on the server, by the address that both programs take.
core::ClubPlace newPlace(const QString& database = PrivateServer::instance().newClub())
{
    const auto address = PrivateServer::instance().address(database);
    return placeOf(u"postgresql://%1@socket:%2/%3?host=%4"_s.arg(
        address.user, QString::number(address.port.value()), address.database, address.host));
}

/// A director's actions on the second laptop.
void workOn(core::Store& club)
{
    core::TournamentService service(club, u"zwei"_s, [] { return stampAt(7).time; });
    core::ClubService people(club, u"zwei"_s, [] { return stampAt(8).time; });
    QVERIFY(people.run(core::addPlayers, {core::Player{u"Neu, Nora"_s, u"Hof"_s, {}}}));
    const auto id = service.import(core::sampleClub().evenings.back());
    QVERIFY(id);
    core::Enrolment late;
    late.name = u"Neu, Nora"_s;
    late.club = u"Hof"_s;
    QVERIFY(service.run(*id, core::enrol, {late}));
    QVERIFY(service.undo(*id));
}

} // namespace

/// The club file of a club on a server.
class TestServerClubFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { folder_.reset(); }
    void comesBackInTheSameBytes();
    void mergesAsAFileDoes();
    void mergesNothingTwice();
    void leavesAClubWithEveningsAlone();

private:
    [[nodiscard]] core::ClubPlace file(const QString& name) const
    {
        return placeOf(folder_->filePath(name));
    }
    [[nodiscard]] std::unique_ptr<core::Store> open(const core::ClubPlace& place) const
    {
        return places_->open(place, db::IfMissing::Create);
    }
    /// The sample club in a new file.
    [[nodiscard]] core::ClubPlace sample(const QString& name) const
    {
        auto place = file(name);
        if (!core::storeSampleClub(*open(place))) {
            qFatal("no sample club");
        }
        return place;
    }

    static QString withoutLastIds(const QByteArray& clubFile)
    {
        static const QRegularExpression lastId(u"\"lastId\": \\d+"_s);
        return QString::fromUtf8(clubFile).remove(lastId);
    }
    /// The club file; backups are named after the club's place, which the journal shows, and so
    /// its digests.
    [[nodiscard]] QByteArray withoutBackupNames(const core::ClubPlace& place) const
    {
        QByteArray kept;
        bool isProof = false;
        for (const auto& line : places_->exportClub(place, {}).bytes.split('\n')) {
            if (!line.contains("\"merge-club\"") && !isProof) {
                kept += line + '\n';
            }
            isProof = line.startsWith("\"club_proof\"");
        }
        return kept;
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<db::Clubs> places_;
};

void TestServerClubFile::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    places_ = std::make_unique<db::Clubs>(folder_->path());
}

void TestServerClubFile::comesBackInTheSameBytes()
{
    const auto exported = places_->exportClub(sample(u"club.rummydb"_s), {}).bytes;
    const auto server = newPlace();
    const auto taken = places_->takeOver(server, exported, stampAt(9));
    QVERIFY(taken);
    QCOMPARE(places_->exportClub(server, {}).bytes, exported);
    QVERIFY(places_->check(server).empty());
    const auto other = file(u"other.rummydb"_s);
    QVERIFY(places_->takeOver(other, places_->exportClub(server, {}).bytes, stampAt(10)));
    QCOMPARE(places_->exportClub(other, {}).bytes, exported);
}

void TestServerClubFile::mergesAsAFileDoes()
{
    const auto laptop = sample(u"club.rummydb"_s);
    const auto exported = places_->exportClub(laptop, {}).bytes;
    const auto server = newPlace();
    QVERIFY(places_->takeOver(server, exported, stampAt(9)));
    const auto second = file(u"second.rummydb"_s);
    QVERIFY(places_->takeOver(second, exported, stampAt(9)));
    workOn(*open(second));

    const auto theirs = places_->exportClub(second, {}).bytes;
    const core::Stamp stamp = stampAt(11);
    const auto preview = places_->previewMerge(server, theirs, {});
    QVERIFY(preview && changesAnything(*preview));
    QCOMPARE(places_->exportClub(server, {}).bytes, exported);
    QVERIFY(places_->merge(server, theirs, {}, stamp, folder_->filePath(u"backups"_s)));
    QVERIFY(places_->merge(laptop, theirs, {}, stamp, folder_->filePath(u"backups"_s)));
    QVERIFY(places_->check(server).empty());
    QCOMPARE(withoutBackupNames(server), withoutBackupNames(laptop));

    const auto before = places_->backupBeforeMerge(server, {folder_->filePath(u"backups"_s)});
    QVERIFY(before);
    QVERIFY(places_->restore(server, before->path, stampAt(12).time));
    // Ids are given on after those of the club with the merge.
    QCOMPARE(withoutLastIds(places_->exportClub(server, {}).bytes), withoutLastIds(exported));
}

void TestServerClubFile::mergesNothingTwice()
{
    const auto exported = places_->exportClub(sample(u"club.rummydb"_s), {}).bytes;
    const auto server = newPlace();
    QVERIFY(places_->takeOver(server, exported, stampAt(9)));
    const auto again =
        places_->merge(server, exported, {}, stampAt(11), folder_->filePath(u"backups"_s));
    QVERIFY(again && !changesAnything(*again));
    QCOMPARE(places_->exportClub(server, {}).bytes, exported);
}

void TestServerClubFile::leavesAClubWithEveningsAlone()
{
    const auto exported = places_->exportClub(sample(u"club.rummydb"_s), {}).bytes;
    const auto server = newPlace();
    QVERIFY(places_->takeOver(server, exported, stampAt(9)));
    const auto refused = places_->takeOver(server, exported, stampAt(10));
    QVERIFY(!refused);
    QVERIFY(refused.refused().refusals.front().code ==
            core::RefusalCode(core::ClubFault::HasTournaments));
    QCOMPARE(places_->exportClub(server, {}).bytes, exported);
}

RUMMY_TEST(TestServerClubFile)

} // namespace tst_server_club_file

#include "tst_server_club_file.moc"
