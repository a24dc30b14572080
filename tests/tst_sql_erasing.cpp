#include "club_values.h"
#include "core/service/club_service.h"
#include "core/service/sample_club.h"
#include "core/service/tournament_service.h"
#include "sql_store_test.h"
#include "store_contents.h"
#include "store_engine.h"
#include "tests/pending_builder.h"
#include "tests/suite.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace tst_sql_erasing {

using namespace sql_store_test;

/// Erasing a person from everything stored.
class SqlErasingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pointsStay_data();
    void pointsStay();
    void whoeverIsKnownByNameStaysApart();
    void everySpellingGoes();
    void journalsGoOn();
    void doublesGoAsWell();
    void whoeverIsNotThere_data();
    void whoeverIsNotThere();
    void nothingIsErasedWithoutCommit();
    void reportsLoseTheName();
    void theSameNameComesAnew();
    void openDesksSeeIt();
};

namespace {

core::Enrolment guest(const QString& name, const QString& club = {})
{
    core::Enrolment enrolment;
    enrolment.name = name;
    enrolment.club = club;
    return enrolment;
}

/// A club where Anna plays.
struct Desk
{
    explicit Desk(core::Store& opened)
        : store(opened),
          service(store, u"desk 1"_s, [this] { return later(); }),
          club(store, u"desk 1"_s, [this] { return later(); })
    {}

    QDateTime later()
    {
        now = now.addMSecs(1);
        return now;
    }

    core::TournamentId newEvening(const std::vector<core::Enrolment>& people)
    {
        core::Tournament tournament;
        tournament.settings.name = u"Abend"_s;
        const auto id = *service.import(tournament);
        [&] { QVERIFY(service.run(id, core::enrol, people)); }();
        return id;
    }

    core::Player add(const QString& name, const QString& ofClub = {})
    {
        [&] { QVERIFY(club.run(core::addPlayers, {{name, ofClub, {}}})); }();
        for (const auto& player : club.read().players()) {
            if (player.name == name && player.club == ofClub) {
                return player;
            }
        }
        return {};
    }

    [[nodiscard]] QByteArray everything() { return store_contents::withIdentities(store); }

    core::Store& store;
    core::TournamentService service;
    core::ClubService club;
    QDateTime now = stampAt(0).time;
};

using Result = std::tuple<int, qlonglong, qlonglong, QString>;

/// The results of all evenings and series, without names.
std::vector<Result> results(core::Store& store)
{
    std::vector<Result> found;
    core::ClubEvenings evenings;
    evenings.read(store.read());
    for (const auto& evening : evenings.all()) {
        for (const auto& one : evening->evening.results) {
            found.emplace_back(core::plain(one.number), one.tmp.units(), one.rank, one.person.club);
        }
    }
    // The total number of people.
    std::set<core::PersonKey> people;
    for (const auto& evening : evenings.all()) {
        for (const auto& one : evening->evening.results) {
            people.insert(core::keyOf(one.person));
        }
    }
    found.emplace_back(static_cast<int>(people.size()), 0, 0, QString());
    for (const auto& [id, series] : store.read().clubRecords().series) {
        std::multiset<Result> lines;
        for (const auto& line :
             core::seriesTable(series.settings, evenings.of(series), series.guestTag).lines) {
            lines.emplace(line.rank.value_or(0), line.total.units(), line.counted,
                          line.person.club);
        }
        found.insert(found.end(), lines.begin(), lines.end());
    }
    return found;
}

/// All fees and penalties.
std::int64_t cents(core::Store& store)
{
    std::int64_t sum = 0;
    for (const auto& summary : store.read().tournaments()) {
        const auto tournament = store.read().load(summary.id)->tournament;
        for (const auto& participant : tournament.participants) {
            sum += participant.paidCents();
        }
    }
    return sum;
}

bool holds(const QByteArray& text, const QString& name)
{
    const auto spellings = core::spellingsOf(name);
    return std::any_of(spellings.begin(), spellings.end(), [&text](const QString& spelling) {
        return text.contains(spelling.toUtf8()) ||
               text.contains(spelling.toUtf8().toPercentEncoding());
    });
}

const QString anna = u"Berger, Anna"_s;

} // namespace

void SqlErasingTest::pointsStay_data()
{
    QTest::addColumn<bool>("isInDirectory");
    QTest::newRow("of the directory") << true;
    QTest::newRow("known by name alone") << false;
}

void SqlErasingTest::pointsStay()
{
    QFETCH(const bool, isInDirectory);
    const auto store = store_engine::newStore();
    QVERIFY(core::storeSampleClub(*store));
    Desk desk(*store);
    // The most frequent player.
    std::map<std::pair<QString, QString>, int> evenings;
    for (const auto& one : store->read().enrolledPeople()) {
        evenings[{one.name, one.club}] += one.player.has_value() == isInDirectory ? 1 : 0;
    }
    core::Player person;
    int most = 0;
    for (const auto& one : desk.club.erasablePeople()) {
        const int count = evenings[{one.name, one.club}];
        if (one.id.value.isNull() != isInDirectory && count > most) {
            most = count;
            person = one;
        }
    }
    QVERIFY(most >= 2);
    const auto before = results(*store);
    const auto paid = cents(*store);
    QVERIFY(holds(desk.everything(), person.name));

    const auto erased = desk.club.erasePerson(person);
    QVERIFY(erased);
    QCOMPARE(erased->counts.evenings, most);
    QVERIFY(results(*store) == before);
    QCOMPARE(cents(*store), paid);
    QVERIFY(!holds(desk.everything(), person.name));
    const auto tombstones = store->read().clubRecords().erased;
    QCOMPARE(tombstones.size(), std::size_t{1});
    QCOMPARE(tombstones.begin()->second.enrolled.size(), static_cast<std::size_t>(most));
}

void SqlErasingTest::whoeverIsKnownByNameStaysApart()
{
    const auto store = store_engine::newStore();
    QVERIFY(core::storeSampleClub(*store));
    Desk desk(*store);
    const auto before = results(*store);
    std::map<QString, int> erased;
    for (const auto& person : desk.club.erasablePeople()) {
        if (person.id.value.isNull() && erased[person.club] < 2) {
            QVERIFY(desk.club.erasePerson(person));
            ++erased[person.club];
        }
    }
    QVERIFY(
        std::any_of(erased.begin(), erased.end(), [](const auto& of) { return of.second > 1; }));
    QVERIFY(results(*store) == before);
}

void SqlErasingTest::everySpellingGoes()
{
    const auto store = store_engine::newStore();
    Desk desk(*store);
    const auto id =
        desk.newEvening({guest(u"Anna Bergr"_s), guest(u"Lang, Uwe"_s), guest(anna, u"Selb"_s)});
    auto& service = desk.service;
    const auto person = desk.add(anna, u"Hof"_s);
    const auto number = core::StartNumber{1};
    const auto rename = [&](const QString& name, const QString& club, const QString& surname) {
        const auto tournament = store->read().load(id)->tournament;
        const auto before = *core::findParticipant(tournament, number);
        auto after = before;
        after.name = name;
        after.club = club;
        after.surname = surname;
        return service.run(id, core::editParticipant, {before, after});
    };
    QVERIFY(rename(anna, u"Hof"_s, {}));
    QVERIFY(store->read().enrolledPeople(id).front().player == person.id);
    QVERIFY(rename(u"Anna Maria Berger"_s, u"Hof"_s, u"Maria Berger"_s));
    QVERIFY(service.run(id, core::givePenalty,
                        {number, core::RoundNumber{1}, scoring::MatchPoints::fromUnits(-120),
                         u"anna berger was late, says Maria Berger, Anna"_s}));
    auto movement = club_values::movement();
    movement.evening = {};
    movement.text = u"Gift of Anna Bergr"_s;
    QVERIFY(desk.club.run(core::bookCash, movement));
    QVERIFY(desk.club.run(core::changePlayer, person,
                          {u"Berger, Annalena"_s, u"Hof"_s, {}, person.id}));

    QVERIFY(desk.club.erasePerson({u"Berger, Annalena"_s, u"Hof"_s, {}, person.id}));
    const auto text = QString::fromUtf8(desk.everything());
    for (const auto& name : {u"Bergr"_s, u"Annalena"_s, u"Maria"_s, u"anna berger"_s}) {
        QVERIFY2(!text.contains(name), qPrintable(name + text));
    }
    // A namesake keeps the name.
    const auto tournament = store->read().load(id)->tournament;
    QCOMPARE(tournament.participants[0].name, core::erasedName());
    QCOMPARE(tournament.participants[1].name, u"Lang, Uwe"_s);
    QCOMPARE(tournament.participants[2].name, anna);
    QCOMPARE(tournament.penalties.front().reason, u"N. N. was late, says N. N."_s);
}

void SqlErasingTest::journalsGoOn()
{
    const auto store = store_engine::newStore();
    Desk desk(*store);
    const auto id = desk.newEvening({guest(u"Lang, Uwe"_s)});
    const auto person = desk.add(anna);
    auto& service = desk.service;
    QVERIFY(service.run(id, core::enrol, {guest(anna)}));
    QVERIFY(service.run(id, core::takePayment, core::StartNumber{2},
                        {500, std::nullopt, u"for Anna Berger"_s}));
    const auto version = *store->read().version(id);
    QVERIFY(desk.club.erasePerson(person));
    QVERIFY(*store->read().version(id) > version);

    const auto erased = store->read().load(id)->tournament;
    while (service.nextSteps(id)->undo) {
        QVERIFY(service.undo(id));
        QVERIFY(!holds(desk.everything(), anna));
    }
    QVERIFY(store->read().load(id)->tournament.participants.empty());
    while (service.nextSteps(id)->redo) {
        QVERIFY(service.redo(id));
        QVERIFY(!holds(desk.everything(), anna));
    }
    QVERIFY(store->read().load(id)->tournament == erased);
    // The club's journal ends there.
    QVERIFY(!desk.club.nextSteps().undo);
    QVERIFY(!desk.club.undo());
    QVERIFY(store->read().clubJournal().back().change.label.action ==
            core::ClubAction::ErasePerson);
}

void SqlErasingTest::doublesGoAsWell()
{
    const auto store = store_engine::newStore();
    Desk desk(*store);
    const auto id = desk.newEvening({guest(u"Anna B."_s), guest(u"Lang, Uwe"_s)});
    const auto kept = desk.add(anna);
    const auto twin = desk.add(u"Anna B."_s);
    QVERIFY(desk.club.run(core::mergePlayers, kept, {twin}));
    QVERIFY(desk.club.erasePerson(kept));
    QVERIFY(!desk.everything().contains("Anna"));
    QCOMPARE(store->read().load(id)->tournament.participants.front().name, core::erasedName());
    QVERIFY(store->read().clubRecords().erased.contains(kept.id));
    QVERIFY(store->read().clubRecords().erased.contains(twin.id));
}

void SqlErasingTest::whoeverIsNotThere_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("club");
    QTest::newRow("nobody") << u"Berger, Ute"_s << QString();
    QTest::newRow("of another club") << anna << u"Hof"_s;
    QTest::newRow("erased already") << u"Gone, Eva"_s << QString();
    QTest::newRow("nobody's name") << core::erasedName() << QString();
}

void SqlErasingTest::whoeverIsNotThere()
{
    QFETCH(const QString, name);
    QFETCH(const QString, club);
    const auto store = store_engine::newStore();
    Desk desk(*store);
    desk.newEvening({guest(anna), guest(u"Gone, Eva"_s)});
    QVERIFY(desk.club.erasePerson({u"Gone, Eva"_s, {}, {}}));
    const auto before = desk.everything();
    const auto refused = desk.club.erasePerson({name, club, {}});
    QVERIFY(!refused);
    QVERIFY(refused.refused().refusals.front().code ==
            core::RefusalCode(core::ClubFault::NobodyNamed));
    QCOMPARE(desk.everything(), before);
}

void SqlErasingTest::nothingIsErasedWithoutCommit()
{
    const store_engine::Club place;
    const auto store = place.open();
    Desk desk(*store);
    desk.newEvening({guest(anna)});
    const auto before = desk.everything();
    {
        const auto transaction = store->beginWrite();
        core::Traces traces;
        traces.person = {club_values::uuid(1)};
        traces.enrolled = {store->read().enrolledPeople().front().key};
        traces.names = {{anna, {}}};
        QCOMPARE(transaction->erase(core::Eraser({traces})).evenings, 1);
    }
    QCOMPARE(desk.everything(), before);
    // The journal is guarded as before.
    QVERIFY(desk.service.run(store->read().tournaments().front().id, core::enrol,
                             {guest(u"Lang, Uwe"_s)}));
}

void SqlErasingTest::reportsLoseTheName()
{
    const auto store = store_engine::newStore();
    const auto id = create(*store, oneTable());
    core::PlayedGame game;
    game.result.hands = scoring::Hands(4);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        game.result.hands[seat] = scoring::Hand{static_cast<int>(seat), 0};
    }
    game.substitutions = {core::Substitution{1, u"Anna Berger"_s}};
    auto report = pending_builder::report(u"r1"_s, {core::RoundNumber{1}, core::TableNumber{1}, 1},
                                          core::GameNumber{1}, game);
    report.sender.device = u"phone of Anna Berger"_s;
    {
        const auto transaction = store->beginWrite();
        transaction->addPending(id, report);
        transaction->settle(id, report.id,
                            core::Settlement{core::SettledHow::Dropped, u"Desk"_s, stampAt(2).time,
                                             u"Anna Berger says so"_s});
        transaction->commit();
    }
    record(*store, id, gameChange(std::nullopt, core::GameOutcome(game)),
           stampAt(3, u"Anna Berger, desk 2"_s));
    Desk desk(*store);
    const auto person = desk.add(anna);
    QVERIFY(desk.club.erasePerson(person));
    const auto reports = store->read().pendingEntries(id);
    QCOMPARE(reports.size(), std::size_t{1});
    QCOMPARE(reports.front().sender.device, u"phone of N. N."_s);
    QCOMPARE(reports.front().settled->reason, u"N. N. says so"_s);
    const auto& told = std::get<core::PlayedGame>(gameIn(reports.front())->outcome);
    QVERIFY(std::get<QString>(told.substitutions.front().by) == core::erasedName());
    QCOMPARE(store->read().gameRevision(id, firstGame).desk, u"N. N., desk 2"_s);
    QVERIFY(!holds(desk.everything(), anna));
}

void SqlErasingTest::theSameNameComesAnew()
{
    const auto store = store_engine::newStore();
    Desk desk(*store);
    const auto id = desk.newEvening({guest(anna)});
    const auto first = desk.add(anna);
    QVERIFY(desk.club.erasePerson(first));
    const auto second = desk.add(anna);
    QVERIFY(!(second.id == first.id));
    QCOMPARE(store->read().players(), std::vector{second});
    QVERIFY(store->read().enrolledPeople(id).front().player == first.id);
    QVERIFY(desk.club.erasePerson(second));
    QVERIFY(store->read().players().empty());
}

/// Erasing writes no entry in a tournament's journal, which desks otherwise follow.
void SqlErasingTest::openDesksSeeIt()
{
    const store_engine::Club shared;
    const auto one = shared.open();
    const auto two = shared.open();
    Desk here(*one);
    Desk there(*two);
    const auto id = here.newEvening({guest(u"Berger, Anna"_s), guest(u"Lang, Uwe"_s)});
    const auto nameAt = [id](Desk& desk) {
        return (*desk.service.tournament(id))->participants.front().name;
    };
    QCOMPARE(nameAt(here), u"Berger, Anna"_s);
    QCOMPARE(nameAt(there), u"Berger, Anna"_s);
    const auto people = here.club.erasablePeople();
    const auto found = std::find_if(people.begin(), people.end(), [](const core::Player& person) {
        return person.name == u"Berger, Anna"_s;
    });
    QVERIFY(found != people.end());
    QVERIFY(here.club.erasePerson(*found));
    QCOMPARE(nameAt(here), core::erasedName());
    QCOMPARE(nameAt(there), core::erasedName());
    QVERIFY(there.service.run(id, core::enrol, {guest(u"Spät, Suse"_s)}));
    QCOMPARE((*here.service.tournament(id))->participants.size(), std::size_t{3});
}

RUMMY_TEST(SqlErasingTest)

} // namespace tst_sql_erasing

#include "tst_sql_erasing.moc"
