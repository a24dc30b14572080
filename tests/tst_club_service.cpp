#include "people_known.h"
#include "service_desk.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_club_service {

using namespace director_test;
using namespace Qt::StringLiterals;
using core::ClubAction;
using core::ClubFault;
using core::ClubLabel;
using core::Player;
using core::Refusals;

/// The club's journal: changes to the directory are undone and redone.
class TestClubService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoesEachStep_data();
    void undoesEachStep();
    void undoesAcrossARestart();
    void clearsRedoByANewChange();
    void takesBackItsOwn();
    void stopsAtWhatCannotBeUndone();
    void linksOfAGoneTournamentAreLeftOut();
    void linksMadeSinceStay();
    void mergesNobodyInHalves();
    void tellsWhatWasChanged();
    void nothingChangesWithoutASave();
    void journalShowsWhatIsUndone();
};

namespace {

const auto anna = Player{u"Anna"_s, u"Hof"_s, {u"old"_s}};
const auto ana = Player{u"Ana"_s, u"Hof"_s, {u"young"_s}};

/// Directory and links.
struct People
{
    std::vector<Player> directory;
    std::vector<core::EnrolledPerson> enrolled;

    friend bool operator==(const People&, const People&) = default;
};

People peopleOf(Session& desk)
{
    return {desk.club.read().players(), desk.club.read().enrolledPeople()};
}

core::TournamentId enrol(Session& desk, const QString& name)
{
    auto evening = tournament(4);
    evening.participants[0].name = name;
    evening.participants[0].club = u"Hof"_s;
    return *desk.service.import(evening);
}

} // namespace

void TestClubService::undoesEachStep_data()
{
    using Act = std::function<bool(Session&)>;
    QTest::addColumn<Act>("act");
    QTest::addColumn<ClubLabel>("label");
    const auto row = [](const char* name, const Act& act, const ClubLabel& label) {
        QTest::newRow(name) << act << label;
    };
    row("add",
        [](Session& desk) {
            return desk.club.run(core::addPlayers, {{u"Uwe"_s, {}, {}}}).ok();
        },
        {ClubAction::AddPlayers, u"Uwe"_s});
    row("add who took part",
        [](Session& desk) {
            enrol(desk, u"Uwe"_s);
            return desk.club.run(core::addPlayers, {{u"Uwe"_s, u"Hof"_s, {}}, {u"Ute"_s, {}, {}}})
                .ok();
        },
        {ClubAction::AddPlayers, {}});
    row("change",
        [](Session& desk) {
            return desk.club.run(core::changePlayer, anna, {u"Anna"_s, u"Plauen"_s, {}}).ok();
        },
        {ClubAction::ChangePlayer, u"Anna"_s});
    row("remove", [](Session& desk) { return desk.club.run(core::removePlayers, {anna}).ok(); },
        {ClubAction::RemovePlayers, u"Anna"_s});
    row("merge", [](Session& desk) { return desk.club.run(core::mergePlayers, anna, {ana}).ok(); },
        {ClubAction::MergePlayers, u"Anna"_s});
    row("recognise",
        [](Session& desk) {
            const auto people = desk.club.read().enrolledPeople();
            return desk.club
                .run(core::recognise, {people.front()}, desk.club.read().players().front().id)
                .ok();
        },
        {ClubAction::RecognisePlayer, tournament(1).participants.front().name});
    row("recognise as new",
        [](Session& desk) {
            return desk.club.run(core::recogniseAsNew, {desk.club.read().enrolledPeople().front()})
                .ok();
        },
        {ClubAction::RecognisePlayer, tournament(1).participants.front().name});
}

void TestClubService::undoesEachStep()
{
    using Act = std::function<bool(Session&)>;
    QFETCH(const Act, act);
    QFETCH(const ClubLabel, label);
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers, {anna, ana}));
    enrol(desk, u"Anna"_s);
    enrol(desk, u"Ana"_s);
    const auto directory = desk.club.read().players();
    QVERIFY(act(desk));
    const auto after = peopleOf(desk);
    QVERIFY(desk.club.nextSteps().undo->change.label == label);
    QVERIFY(desk.club.undo()->change.label == label);
    QVERIFY(desk.club.read().players() == directory);
    QVERIFY(peopleOf(desk) != after);
    QVERIFY(desk.club.redo()->change.label == label);
    QVERIFY(peopleOf(desk) == after);
}

void TestClubService::undoesAcrossARestart()
{
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers, {anna, ana}));
    QVERIFY(desk.club.run(core::mergePlayers, anna, {ana}));
    core::ClubService again(desk.store, u"left"_s, tickingClock());
    QVERIFY(again.undo());
    QCOMPARE(again.read().players().size(), std::size_t{2});
    QVERIFY(again.undo());
    QVERIFY(again.read().players().empty());
    QCOMPARE(refusalsOf(again.undo()), (Refusals{refusal(ClubFault::NothingToUndo, "")}));
    QVERIFY(again.redo());
    QVERIFY(again.redo());
    QCOMPARE(again.read().players().size(), std::size_t{1});
    QCOMPARE(refusalsOf(again.redo()), (Refusals{refusal(ClubFault::NothingToRedo, "")}));
}

void TestClubService::clearsRedoByANewChange()
{
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers, {anna}));
    QVERIFY(desk.club.undo());
    QVERIFY(desk.club.run(core::addPlayers, {ana}));
    QVERIFY(!desk.club.nextSteps().redo);
    QVERIFY(!desk.club.redo());
}

/// Of what others did, only by name; of its own only what stands.
void TestClubService::takesBackItsOwn()
{
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers, {anna}));
    const auto added = desk.club.nextSteps().undo->link.id;
    core::ClubService other(desk.store, u"right"_s, tickingClock());
    QVERIFY(other.run(core::addPlayers, {ana}));
    const auto theirs = other.nextSteps().undo->link.id;
    QCOMPARE(desk.club.nextSteps().undo->link.id, added);

    QVERIFY(other.run(core::mergePlayers, anna, {ana}));
    QVERIFY(!desk.club.nextSteps().undo);
    QCOMPARE(refusalsOf(desk.club.undo(added)),
             (Refusals{refusal(ClubFault::ClubBuiltOn, "", {u"merge-players"_s, anna.name})}));
    QVERIFY(other.undo());
    QVERIFY(desk.club.undo(theirs));
    QCOMPARE(refusalsOf(desk.club.undo(theirs)),
             (Refusals{refusal(ClubFault::HistoryConflict, "/entry")}));
    QVERIFY(desk.club.undo(added));
    QVERIFY(desk.club.read().players().empty());
    QVERIFY(desk.club.redo(theirs));
    QCOMPARE(desk.club.read().players().front().name, ana.name);
}

void TestClubService::stopsAtWhatCannotBeUndone()
{
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers, {anna}));
    {
        const auto transaction = desk.store.beginWrite();
        transaction->recordClub({{ClubAction::MergeClub, {}}, {}, {}}, core::EntryKind::Done,
                                std::nullopt, {u"left"_s, start});
        transaction->commit();
    }
    QVERIFY(!desk.club.nextSteps().undo);
    QCOMPARE(refusalsOf(desk.club.undo()), (Refusals{refusal(ClubFault::NothingToUndo, "")}));
}

void TestClubService::linksOfAGoneTournamentAreLeftOut()
{
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers, {anna, ana}));
    const auto gone = enrol(desk, u"Ana"_s);
    const auto stays = enrol(desk, u"Ana"_s);
    const auto before = desk.club.read().players();
    QVERIFY(desk.club.run(core::mergePlayers, anna, {ana}));
    QVERIFY(desk.service.remove(gone));
    QVERIFY(desk.club.undo());
    QVERIFY(desk.club.read().players() == before);
    for (const auto& person : desk.club.read().enrolledPeople()) {
        QVERIFY(!person.player || person.key.tournament == stays);
    }
    QVERIFY(desk.club.redo());
    QCOMPARE(desk.club.read().players().size(), std::size_t{1});
}

/// A person enrolled after the entry was added to the directory stays the same person.
void TestClubService::linksMadeSinceStay()
{
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers, {anna}));
    const auto id = enrol(desk, u"Anna"_s);
    const auto linked = desk.club.read().enrolledPeople();
    QVERIFY(desk.club.undo());
    QVERIFY(desk.club.read().players().empty());
    QVERIFY(desk.club.read().enrolledPeople() == linked);
    QVERIFY(desk.club.redo());
    QVERIFY(desk.club.read().enrolledPeople() == linked);
    QVERIFY(std::any_of(linked.begin(), linked.end(), [&](const auto& person) {
        return person.key.tournament == id &&
               person.player == desk.club.read().players().front().id;
    }));
}

/// Once undone, a merge is not redone for somebody who has taken part since.
void TestClubService::mergesNobodyInHalves()
{
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers, {anna, ana}));
    QVERIFY(desk.club.run(core::mergePlayers, anna, {ana}));
    QVERIFY(desk.club.undo());
    enrol(desk, u"Ana"_s);
    QCOMPARE(refusalsOf(desk.club.redo()), (Refusals{refusal(ClubFault::HistoryConflict, "")}));
    QVERIFY(desk.club.run(core::mergePlayers, anna, {ana}));
}

void TestClubService::tellsWhatWasChanged()
{
    Session desk;
    std::vector<ClubAction> told;
    desk.club.setListener(
        [&told](const core::ClubChange& change) { told.push_back(change.label.action); });
    const auto version = desk.club.read().clubVersion();
    QVERIFY(desk.club.run(core::addPlayers, {anna}));
    QVERIFY(desk.club.run(core::addPlayers, {anna}));
    QVERIFY(!desk.club.run(core::removePlayers, {ana}));
    QVERIFY(desk.club.undo());
    QVERIFY(told == (std::vector{ClubAction::AddPlayers, ClubAction::AddPlayers}));
    QVERIFY(desk.club.read().clubVersion() > version);
}

void TestClubService::nothingChangesWithoutASave()
{
    Session desk;
    bool isTold = false;
    desk.club.setListener([&isTold](const core::ClubChange& /*change*/) { isTold = true; });
    desk.store.failNextCommit();
    QVERIFY_THROWS_EXCEPTION(core::StoreFailure, (void)desk.club.run(core::addPlayers, {anna}));
    QVERIFY(!isTold);
    QVERIFY(desk.club.read().players().empty());
    QVERIFY(desk.club.journal().empty());
}

void TestClubService::journalShowsWhatIsUndone()
{
    Session desk;
    QVERIFY(desk.club.run(core::addPlayers, {anna}));
    QVERIFY(desk.club.run(core::addPlayers, {ana}));
    QVERIFY(desk.club.undo());
    const auto lines = desk.club.journal();
    QCOMPARE(lines.size(), std::size_t{3});
    QVERIFY(!lines[0].undone);
    QVERIFY(lines[1].undone);
    QVERIFY(lines[2].entry.link.kind == core::EntryKind::Undone);
}

RUMMY_TEST(TestClubService)

} // namespace tst_club_service

#include "tst_club_service.moc"
