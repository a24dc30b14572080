#include "core/club/who_is_who.h"
#include "core/people/enrolment.h"
#include "people_known.h"
#include "service_desk.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_who_is_who {

using namespace director_test;
using namespace Qt::StringLiterals;
using core::ClubFault;
using core::EnrolledPerson;
using core::Player;
using core::PlayerId;
using core::Refusals;

/// Matching participants of all tournaments with the directory.
class TestWhoIsWho : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recognisesWithoutDoubt_data();
    void recognisesWithoutDoubt();
    void asksOnceForAllTournaments();
    void knownPeopleAreNoCandidates();
    void enrolmentRecognises();
    void enrolmentTakesFromTheDirectory();
    void importedPeopleAreRecognised();
    void newEntriesAreRecognised();
    void otherNamesAreOtherPeople();
    void anotherNumberIsTheSamePerson();
    void answersAreStored();
    void wishesFollowThePerson();
    void refusesToMakeOneOfTwo();
    void mergedEntriesAreOnePerson();
    void tournamentsStayAsTheyAre();
};

namespace {

Player entry(const QString& name, const QString& club = {})
{
    return {name, club, {}, {QUuid::createUuid()}};
}

EnrolledPerson enrolled(int tournament, int number, const QString& name, const QString& club = {})
{
    const auto uuid = QUuid::createUuidV5(QUuid(), u"%1/%2"_s.arg(tournament).arg(number).toUtf8());
    return {{core::TournamentId{tournament}, {uuid}}, core::StartNumber{number}, name, club};
}

core::Enrolment person(const QString& name, const QString& club = {})
{
    core::Enrolment person;
    person.name = name;
    person.club = club;
    return person;
}

core::Tournament eveningOf(const std::vector<std::pair<QString, QString>>& people)
{
    auto evening = tournament(static_cast<int>(people.size()));
    for (std::size_t index = 0; index < people.size(); ++index) {
        evening.participants[index].name = people[index].first;
        evening.participants[index].club = people[index].second;
    }
    return evening;
}

/// Names of the directory's entries; empty: unknown.
QStringList knownIn(Session& desk, core::TournamentId id)
{
    QStringList names;
    const auto directory = desk.club.read().players();
    for (const auto& known : desk.club.read().enrolledPeople()) {
        if (known.key.tournament != id) {
            continue;
        }
        const auto found =
            std::find_if(directory.begin(), directory.end(),
                         [&known](const Player& player) { return known.player == player.id; });
        names << (found != directory.end() ? found->name + u'/' + found->club : QString());
    }
    return names;
}

PlayerId idOf(Session& desk, const QString& name, const QString& club = {})
{
    for (const auto& player : desk.club.read().players()) {
        if (player.name == name && player.club == club) {
            return player.id;
        }
    }
    return {};
}

} // namespace

void TestWhoIsWho::recognisesWithoutDoubt_data()
{
    QTest::addColumn<std::vector<std::pair<QString, QString>>>("directory");
    QTest::addColumn<std::vector<std::pair<QString, QString>>>("people");
    QTest::addColumn<int>("certain");
    QTest::addColumn<int>("doubtful");
    using People = std::vector<std::pair<QString, QString>>;
    const auto row = [](const char* tag, const People& directory, const People& people, int certain,
                        int doubtful) {
        QTest::newRow(tag) << directory << people << certain << doubtful;
    };
    row("name and club", {{u"Weiß, Käthe"_s, u"Hof"_s}}, {{u"Weiß, Käthe"_s, u"Hof"_s}}, 1, 0);
    row("written the other way", {{u"Weiß, Käthe"_s, {}}}, {{u"Käthe Weiß"_s, {}}}, 1, 0);
    row("another club", {{u"Anna"_s, u"Hof"_s}}, {{u"Anna"_s, u"Plauen"_s}}, 0, 1);
    row("no club", {{u"Anna"_s, u"Hof"_s}}, {{u"Anna"_s, {}}}, 0, 1);
    row("nobody of that name", {{u"Anna"_s, u"Hof"_s}}, {{u"Ana"_s, u"Hof"_s}}, 0, 0);
    row("twice in the directory", {{u"Anna"_s, {}}, {u"Anna"_s, {}}}, {{u"Anna"_s, {}}}, 0, 1);
    row("twice in the tournament", {{u"Anna"_s, {}}}, {{u"Anna"_s, {}}, {u"Anna"_s, {}}}, 0, 2);
    row("of several clubs", {{u"Anna"_s, u"Hof"_s}, {u"Anna"_s, {}}}, {{u"Anna"_s, {}}}, 1, 0);
    row("an empty directory", {}, {{u"Anna"_s, {}}}, 0, 0);
}

void TestWhoIsWho::recognisesWithoutDoubt()
{
    using People = std::vector<std::pair<QString, QString>>;
    QFETCH(const People, directory);
    QFETCH(const People, people);
    QFETCH(const int, certain);
    QFETCH(const int, doubtful);
    std::vector<Player> entries;
    for (const auto& [name, club] : directory) {
        entries.push_back(entry(name, club));
    }
    std::vector<EnrolledPerson> participants;
    for (const auto& [name, club] : people) {
        participants.push_back(enrolled(1, static_cast<int>(participants.size()) + 1, name, club));
    }
    const auto links = core::certainLinks(entries, participants);
    QCOMPARE(links.size(), static_cast<std::size_t>(certain));
    for (const auto& link : links) {
        for (auto& participant : participants) {
            if (participant.key == link.enrolled) {
                participant.player = link.player;
            }
        }
    }
    QCOMPARE(core::doubtfulPeople(entries, participants).size(),
             static_cast<std::size_t>(doubtful));
    QVERIFY(core::certainLinks(entries, participants).empty());
}

void TestWhoIsWho::asksOnceForAllTournaments()
{
    const auto anna = entry(u"Anna"_s, u"Hof"_s);
    const auto doubtful = core::doubtfulPeople(
        {anna}, {enrolled(1, 4, u"Anna"_s), enrolled(2, 1, u"Anna"_s),
                 enrolled(2, 2, u"Anna"_s, u"Plauen"_s), enrolled(3, 1, u"Uwe"_s)});
    QCOMPARE(doubtful.size(), std::size_t{2});
    QCOMPARE(doubtful[0].enrolled.size(), std::size_t{2});
    QCOMPARE(doubtful[1].enrolled.size(), std::size_t{1});
    QVERIFY(doubtful[0].candidates == std::vector{anna});
}

void TestWhoIsWho::knownPeopleAreNoCandidates()
{
    const auto anna = entry(u"Anna"_s, u"Hof"_s);
    auto known = enrolled(1, 1, u"Anna"_s, u"Hof"_s);
    known.player = anna.id;
    QVERIFY(core::doubtfulPeople({anna}, {known, enrolled(1, 2, u"Anna"_s)}).empty());
    const auto twin = enrolled(1, 2, u"Anna"_s, u"Hof"_s);
    QVERIFY(core::certainLinks({anna}, {known, twin}).empty());
    QVERIFY(core::doubtfulPeople({anna}, {known, twin}).empty());
}

void TestWhoIsWho::enrolmentRecognises()
{
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers, {{u"Anna"_s, u"Hof"_s, {}}, {u"Uwe"_s, {}, {}}}));
    const auto id = *desk.service.import(eveningOf({}));
    QVERIFY(desk.service.run(id, core::enrol,
                             {person(u"Anna"_s, u"Hof"_s), person(u"Uwe"_s, u"Plauen"_s)}));
    QCOMPARE(knownIn(desk, id), QStringList({u"Anna/Hof"_s, QString()}));
    QVERIFY(desk.service.undo(id));
    QVERIFY(desk.service.redo(id));
    QCOMPARE(knownIn(desk, id), QStringList({u"Anna/Hof"_s, QString()}));
}

/// Two of one name and club: only the person enrolling them knows which one it is.
void TestWhoIsWho::enrolmentTakesFromTheDirectory()
{
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers,
                          {{u"Anna"_s, {}, {u"old"_s}}, {u"Anna"_s, {}, {u"young"_s}}}));
    const auto directory = desk.club.read().players();
    const auto id = *desk.service.import(eveningOf({}));
    auto anna = person(u"Anna"_s);
    anna.player = directory[1].id;
    QVERIFY(desk.service.run(id, core::enrol, {anna}));
    QVERIFY(desk.club.read().enrolledPeople().back().player == directory[1].id);
    // Taken back and enrolled anew: the other one this time.
    QVERIFY(desk.service.undo(id));
    anna.player = directory[0].id;
    QVERIFY(desk.service.run(id, core::enrol, {anna}));
    QVERIFY(desk.club.read().enrolledPeople().back().player == directory[0].id);
}

void TestWhoIsWho::importedPeopleAreRecognised()
{
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers, {{u"Anna"_s, u"Hof"_s, {}}}));
    const auto id = *desk.service.import(eveningOf({{u"Anna"_s, u"Hof"_s}, {u"Uwe"_s, {}}}));
    QCOMPARE(knownIn(desk, id), QStringList({u"Anna/Hof"_s, QString()}));
}

void TestWhoIsWho::newEntriesAreRecognised()
{
    Session desk;
    const auto one = *desk.service.import(eveningOf({{u"Anna"_s, u"Hof"_s}}));
    const auto other = *desk.service.import(eveningOf({{u"Uwe"_s, {}}, {u"Anna"_s, u"Hof"_s}}));
    QVERIFY(desk.club.run(core::addPlayers, {{u"Anna"_s, u"Hof"_s, {}}}));
    QCOMPARE(knownIn(desk, one), QStringList(u"Anna/Hof"_s));
    QCOMPARE(knownIn(desk, other), QStringList({QString(), u"Anna/Hof"_s}));
}

void TestWhoIsWho::otherNamesAreOtherPeople()
{
    Session desk;
    QVERIFY(
        desk.club.run(core::addPlayers,
                      {{u"Anna"_s, u"Hof"_s, {}}, {u"Berta"_s, u"Hof"_s, {}}, {u"Uwe"_s, {}, {}}}));
    const auto id = *desk.service.import(eveningOf({{u"Anna"_s, u"Hof"_s}}));
    const auto before = desk.store.read().load(id)->tournament.participants.front();
    const auto rename = [&](const QString& name, const QString& club) {
        const auto now = desk.store.read().load(id)->tournament.participants.front();
        auto changed = now;
        changed.name = name;
        changed.club = club;
        QVERIFY(desk.service.run(id, core::editParticipant, {now, changed}));
    };
    rename(u"Berta"_s, u"Hof"_s);
    QCOMPARE(knownIn(desk, id), QStringList(u"Berta/Hof"_s));
    QVERIFY(desk.service.undo(id));
    rename(u"Uwe"_s, {});
    QCOMPARE(knownIn(desk, id), QStringList(u"Uwe/"_s));
    rename(u"Somebody"_s, {});
    QCOMPARE(knownIn(desk, id), QStringList(QString()));
    QVERIFY(desk.service.undo(id));
    QCOMPARE(knownIn(desk, id), QStringList(u"Uwe/"_s));
    QVERIFY(desk.service.undo(id));
    QCOMPARE(knownIn(desk, id), QStringList(u"Anna/Hof"_s));
    // The entry of the directory may be renamed: it is the same person.
    const auto anna = desk.club.read().players().front();
    auto married = anna;
    married.name = u"Anna Berger"_s;
    married.id = {};
    QVERIFY(desk.club.run(core::changePlayer, anna, married));
    QCOMPARE(knownIn(desk, id), QStringList(u"Anna Berger/Hof"_s));
    QVERIFY(desk.store.read().load(id)->tournament.participants.front() == before);
}

void TestWhoIsWho::anotherNumberIsTheSamePerson()
{
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers, {{u"Anna"_s, u"Hof"_s, {}}}));
    const auto id = *desk.service.import(eveningOf({{u"Anna"_s, {}}}));
    QVERIFY(desk.club.run(core::recognise, desk.club.doubtfulPeople().front().enrolled,
                          idOf(desk, u"Anna"_s, u"Hof"_s)));
    const auto now = desk.store.read().load(id)->tournament.participants.front();
    auto changed = now;
    changed.number = 7_p;
    QVERIFY(desk.service.run(id, core::editParticipant, {now, changed}));
    QCOMPARE(knownIn(desk, id), QStringList(u"Anna/Hof"_s));
    auto another = changed;
    another.number = 8_p;
    another.name = u"Uwe"_s;
    QVERIFY(desk.service.run(id, core::editParticipant, {changed, another}));
    QCOMPARE(knownIn(desk, id), QStringList(QString()));
}

void TestWhoIsWho::answersAreStored()
{
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers, {{u"Anna"_s, u"Hof"_s, {}}}));
    const auto one = *desk.service.import(eveningOf({{u"Anna"_s, {}}}));
    const auto other = *desk.service.import(eveningOf({{u"Anna"_s, {}}, {u"Anna"_s, u"Plauen"_s}}));
    auto doubtful = desk.club.doubtfulPeople();
    QCOMPARE(doubtful.size(), std::size_t{2});
    QVERIFY(desk.club.run(core::recognise, doubtful[0].enrolled, idOf(desk, u"Anna"_s, u"Hof"_s)));
    QCOMPARE(knownIn(desk, one), QStringList(u"Anna/Hof"_s));
    QCOMPARE(knownIn(desk, other), QStringList({u"Anna/Hof"_s, QString()}));
    // Nobody is one person twice: the one from Plauen can no longer be that Anna.
    QVERIFY(desk.club.doubtfulPeople().empty());
    QVERIFY(desk.club.run(core::recogniseAsNew, doubtful[1].enrolled));
    QCOMPARE(knownIn(desk, other), QStringList({u"Anna/Hof"_s, u"Anna/Plauen"_s}));

    const int commits = desk.store.commits();
    QVERIFY(desk.club.run(core::recognise, doubtful[0].enrolled, idOf(desk, u"Anna"_s, u"Hof"_s)));
    QVERIFY(desk.club.run(core::recogniseAsNew, {}));
    QCOMPARE(desk.store.commits(), commits);
}

void TestWhoIsWho::refusesToMakeOneOfTwo()
{
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers, {{u"Anna"_s, u"Hof"_s, {}}, {u"Ana"_s, u"Hof"_s, {}}}));
    const auto id = *desk.service.import(eveningOf({{u"Anna"_s, u"Hof"_s}, {u"Ana"_s, u"Hof"_s}}));
    const auto twice = [id](const char* place) {
        return Refusals{
            refusal(ClubFault::PlayerEnrolledTwice, place,
                    {QString::number(core::plain(id)), u"Anna"_s, u"1"_s, u"Ana"_s, u"2"_s})};
    };
    const int commits = desk.store.commits();
    QCOMPARE(refusalsOf(desk.club.run(core::mergePlayers, {u"Anna"_s, u"Hof"_s, {}},
                                      {{u"Ana"_s, u"Hof"_s, {}}})),
             twice("/doubles"));
    const auto ana = desk.club.read().enrolledPeople(id).back();
    QCOMPARE(refusalsOf(desk.club.run(core::recognise, {ana}, idOf(desk, u"Anna"_s, u"Hof"_s))),
             twice("/enrolled"));
    QCOMPARE(refusalsOf(desk.club.run(core::recognise, {ana}, {QUuid::createUuid()})),
             (Refusals{refusal(ClubFault::PlayerGone, "/player")}));
    const core::EnrolledPerson nobody{{id, {QUuid::createUuid()}}, 3_p, u"Ana"_s, u"Hof"_s};
    QCOMPARE(refusalsOf(desk.club.run(core::recognise, {nobody}, idOf(desk, u"Ana"_s, u"Hof"_s))),
             (Refusals{refusal(core::ParticipantFault::Unknown, "/enrolled/0", {u"3"_s})}));
    QCOMPARE(desk.store.commits(), commits);
}

void TestWhoIsWho::mergedEntriesAreOnePerson()
{
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers, {{u"Anna"_s, u"Hof"_s, {}}, {u"Ana"_s, u"Hof"_s, {}}}));
    const auto one = *desk.service.import(eveningOf({{u"Anna"_s, u"Hof"_s}}));
    const auto other = *desk.service.import(eveningOf({{u"Ana"_s, u"Hof"_s}}));
    // A correction leaves the link as it is.
    const auto now = desk.store.read().load(other)->tournament.participants.front();
    auto renamed = now;
    renamed.name = u"Ana Maria"_s;
    QVERIFY(desk.service.run(other, core::editParticipant, {now, renamed}));
    QVERIFY(
        desk.club.run(core::mergePlayers, {u"Anna"_s, u"Hof"_s, {}}, {{u"Ana"_s, u"Hof"_s, {}}}));
    QVERIFY(desk.service.undo(other));
    QCOMPARE(knownIn(desk, one), QStringList(u"Anna/Hof"_s));
    QCOMPARE(knownIn(desk, other), QStringList(u"Anna/Hof"_s));
    QCOMPARE(desk.store.read().load(other)->tournament.participants.front().name, u"Ana"_s);
}

/// Links are stored beside the tournament: they affect neither version nor file nor journal.
void TestWhoIsWho::tournamentsStayAsTheyAre()
{
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers, {{u"Anna"_s, u"Hof"_s, {}}}));
    const auto id = *desk.service.import(eveningOf({{u"Anna"_s, {}}}));
    const auto before = *desk.store.read().load(id);
    QVERIFY(desk.club.run(core::recognise, desk.club.doubtfulPeople().front().enrolled,
                          idOf(desk, u"Anna"_s, u"Hof"_s)));
    QVERIFY(desk.store.read().load(id)->tournament == before.tournament);
    QVERIFY(desk.store.read().load(id)->version == before.version);
    QCOMPARE(desk.store.read().journal(id).size(), std::size_t{1});
}

void TestWhoIsWho::wishesFollowThePerson()
{
    Session desk;
    Player anna{u"Anna"_s, u"Hof"_s, {}};
    anna.publicName = core::PublicName::Short;
    QVERIFY(desk.club.run(core::addPlayers, {anna, {u"Uwe"_s, u"Hof"_s, {}}}));
    const auto id = *desk.service.import(
        eveningOf({{u"Gast"_s, {}}, {u"Anna"_s, u"Hof"_s}, {u"Uwe"_s, u"Hof"_s}}));
    const core::PublicNames wishes = {{2_p, core::PublicName::Short}};
    QVERIFY(desk.club.publicNames(id) == wishes);
    Player married{u"Anna Neu"_s, u"Hof"_s, {}};
    married.publicName = core::PublicName::Number;
    QVERIFY(desk.club.run(core::changePlayer, desk.club.read().players().front(), married));
    QVERIFY(desk.club.publicNames(id).at(2_p) == core::PublicName::Number);
    QVERIFY(desk.club.publicNames(desk.id).empty());
}

RUMMY_TEST(TestWhoIsWho)

} // namespace tst_who_is_who

#include "tst_who_is_who.moc"
