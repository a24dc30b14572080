#include "core/director.h"
#include "evening.h"
#include "memory_store.h"

#include <QTest>

using namespace evening;
using core::Action;
using core::ClubFault;
using core::Director;
using core::EntryKind;
using core::Label;
using core::Refusals;
using core::RoundState;
using core::TournamentId;

class TestDirector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void createsAndImports();
    void refusesFaultyTournaments();
    void removes();
    void keepsADirectory();
    void refusesPlayers();
    void changesPlayers();
    void mergesPlayers();
    void removesPlayers();
    void storesEveryUseCaseWithItsLabel();
    void writesNothingWhenRefused();
    void writesNothingWhenUnchanged();
    void knowsNoOtherTournament();
    void tellsOnlyAfterTheCommit();
    void survivesAFailedCommit();
    void letsTheListenerWriteInTurn();
    void seesWhatAnotherDeskChanged();
    void refusesAStaleEntry();
    void loadsOnlyWhatChanged();
    void undoesAcrossARestart();
    void clearsRedoByANewChange();
    void stopsAtAFence();
    void showsTheJournal();
    void takesBackOnlyWhatWasShown();
    void findsUndoBehindALongJournal();
    void listsRecentResults();
    void knowsWhenARoundWasPublished();
};

namespace {

const QDateTime start({2026, 5, 14}, {19, 0}, Qt::UTC);

/// A clock that goes on by a minute whenever it is looked at.
Director::Clock tickingClock()
{
    return [time = start]() mutable {
        time = time.addSecs(60);
        return time;
    };
}

/// A desk at a store that holds one tournament of nine with a round being played.
struct Desk
{
    MemoryStore store;
    Director director{store, QStringLiteral("left"), tickingClock()};
    TournamentId id{0};

    Desk()
    {
        auto evening = tournament(9);
        evening.rounds = {
            round(1, {table(1, {1_p, 2_p, 3_p, 4_p}), table(2, {5_p, 6_p, 7_p, 8_p})}, {9_p})};
        id = *director.import(evening);
    }
    core::Tournament now() { return store.load(id)->tournament; }
    core::JournalEntry lastEntry() { return store.journal(id).back(); }
};

const core::EntryTerms plainTerms;
const core::GameKey firstGame{1_r, 1_t, 1_g};

core::RoundPlan plan(int number)
{
    return {core::RoundNumber{number},
            {{1_t, {1_p, 2_p, 3_p, 4_p}}, {2_t, {5_p, 6_p, 7_p, 8_p}}},
            {9_p}};
}

} // namespace

void TestDirector::createsAndImports()
{
    MemoryStore store;
    Director director(store, QStringLiteral("left"), tickingClock());
    auto settings = tournament(0).settings;
    const auto created = director.create(settings);
    QVERIFY(created);
    QVERIFY((*director.tournament(*created))->settings == settings);
    QVERIFY(store.journal(*created)[0].change.label == Label{Action::CreateTournament});
    QCOMPARE(store.journal(*created)[0].desk, QStringLiteral("left"));

    auto unsorted = tournament(4);
    std::reverse(unsorted.participants.begin(), unsorted.participants.end());
    const auto imported = director.import(unsorted);
    QVERIFY(imported);
    QVERIFY(**director.tournament(*imported) == tournament(4));
    QVERIFY(store.journal(*imported)[0].change.label == Label{Action::ImportTournament});
    QCOMPARE(director.tournaments().size(), std::size_t{2});

    const auto next =
        director.create(core::eveningLike(unsorted, QDate(2026, 10, 16), core::Regulars::Enrol));
    QVERIFY(next);
    QCOMPARE((*director.tournament(*next))->participants.size(), std::size_t{4});
    QVERIFY((*director.tournament(*next))->participants[0].number == 1_p);
    QVERIFY(store.journal(*next)[0].change.label == Label{Action::CreateTournament});
    QVERIFY(!director.nextSteps(*imported)->undo);
    QCOMPARE(refusalsOf(director.undo(*imported)),
             (Refusals{refusal(ClubFault::NothingToUndo, "")}));
}

void TestDirector::refusesFaultyTournaments()
{
    MemoryStore store;
    Director director(store, {}, tickingClock());
    core::Settings nameless;
    QCOMPARE(refusalsOf(director.create(nameless)),
             (Refusals{refusal(core::SettingsFault::NameMissing, "/tournament/name")}));
    auto evening = tournament(4);
    evening.participants[3].number = 1_p;
    QCOMPARE(refusalsOf(director.import(evening)),
             (Refusals{refusal(core::ParticipantFault::NumberTaken, "/participants/3/number",
                               {QStringLiteral("1")})}));
    QCOMPARE(store.commits(), 0);
}

void TestDirector::removes()
{
    Desk desk;
    QVERIFY(desk.director.tournament(desk.id));
    QVERIFY(desk.director.remove(desk.id));
    QVERIFY(desk.director.tournaments().empty());
    const Refusals none = {
        refusal(ClubFault::NoTournament, "", {QString::number(core::plain(desk.id))})};
    QCOMPARE(refusalsOf(desk.director.tournament(desk.id)), none);
    QCOMPARE(refusalsOf(desk.director.remove(desk.id)), none);
}

void TestDirector::keepsADirectory()
{
    Desk desk;
    const auto hof = QStringLiteral("Hof");
    const core::Player anna{QStringLiteral("Anna"), hof, {}};
    const core::Player other{QStringLiteral("Anna"), {}, {}};
    const core::Player uwe{QStringLiteral("Uwe"), hof, {QStringLiteral("guest")}};
    QCOMPARE(*desk.director.addPlayers({uwe, anna, anna}), 3);
    QCOMPARE(*desk.director.addPlayers({anna, uwe, anna}), 0);
    QCOMPARE(*desk.director.addPlayers({anna, anna, anna}), 1);
    QCOMPARE(*desk.director.addPlayers({anna, other}), 1);
    QVERIFY(desk.director.players() == (std::vector{anna, anna, anna, other, uwe}));
    const int commits = desk.store.commits();
    QCOMPARE(*desk.director.addPlayers({}), 0);
    QCOMPARE(desk.store.commits(), commits);
}

void TestDirector::refusesPlayers()
{
    Desk desk;
    const auto anna = QStringLiteral("Anna");
    const auto lines = QStringLiteral("a\nb");
    const Refusals expected = {
        refusal(ClubFault::PlayerNameMissing, "/1/name"),
        refusal(core::ParticipantFault::TextNotPlain, "/2/name"),
        refusal(core::ParticipantFault::TextNotPlain, "/2/club"),
        refusal(core::ParticipantFault::TextNotPlain, "/2/tags/1"),
    };
    QCOMPARE(refusalsOf(desk.director.addPlayers(
                 {{anna, {}, {}}, {QStringLiteral(" "), {}, {}}, {lines, lines, {anna, lines}}})),
             expected);
    QVERIFY(desk.director.players().empty());
}

void TestDirector::changesPlayers()
{
    Desk desk;
    const auto hof = QStringLiteral("Hof");
    const core::Player anna{QStringLiteral("Anna"), {}, {QStringLiteral("guest")}};
    const core::Player uwe{QStringLiteral("Uwe"), hof, {}};
    QVERIFY(desk.director.addPlayers({anna, uwe}));
    core::Player moved = anna;
    moved.club = hof;
    const core::Player sameName{anna.name, {}, {}};
    QVERIFY(desk.director.changePlayer(sameName, moved));
    QVERIFY(desk.director.players() == (std::vector{moved, uwe}));
    const int commits = desk.store.commits();
    QVERIFY(desk.director.changePlayer(moved, moved));
    QCOMPARE(refusalsOf(desk.director.changePlayer(anna, moved)),
             (Refusals{refusal(ClubFault::PlayerUnknown, "/before", {anna.name, {}})}));
    QCOMPARE(refusalsOf(desk.director.changePlayer(moved, uwe)),
             (Refusals{refusal(ClubFault::PlayerTwice, "/after", {uwe.name, hof})}));
    QCOMPARE(refusalsOf(desk.director.changePlayer(moved, {})),
             (Refusals{refusal(ClubFault::PlayerNameMissing, "/after/name")}));
    QCOMPARE(desk.store.commits(), commits);
}

void TestDirector::mergesPlayers()
{
    Desk desk;
    const auto tag = QStringLiteral("guest");
    const core::Player anna{QStringLiteral("Anna"), {}, {tag}};
    const core::Player misspelt{QStringLiteral("Ana"), {}, {QStringLiteral("ladies"), tag}};
    const core::Player uwe{QStringLiteral("Uwe"), {}, {}};
    QVERIFY(desk.director.addPlayers({anna, anna, misspelt, uwe}));
    QCOMPARE(refusalsOf(desk.director.mergePlayers(anna, {misspelt, anna, anna})),
             (Refusals{refusal(ClubFault::PlayerUnknown, "/doubles/2", {anna.name, {}})}));
    QCOMPARE(desk.director.players().size(), std::size_t{4});
    QVERIFY(desk.director.mergePlayers({anna.name, {}, {}}, {misspelt, anna}));
    const core::Player merged{anna.name, {}, {tag, QStringLiteral("ladies")}};
    QVERIFY(desk.director.players() == (std::vector{merged, uwe}));
    const int commits = desk.store.commits();
    QVERIFY(desk.director.mergePlayers(uwe, {}));
    QCOMPARE(refusalsOf(desk.director.mergePlayers(misspelt, {uwe})),
             (Refusals{refusal(ClubFault::PlayerUnknown, "/keep/0", {misspelt.name, {}})}));
    QCOMPARE(desk.store.commits(), commits);
}

void TestDirector::removesPlayers()
{
    Desk desk;
    const core::Player anna{QStringLiteral("Anna"), {}, {}};
    const core::Player uwe{QStringLiteral("Uwe"), {}, {}};
    QVERIFY(desk.director.addPlayers({anna, uwe}));
    QCOMPARE(refusalsOf(desk.director.removePlayers({uwe, uwe})),
             (Refusals{refusal(ClubFault::PlayerUnknown, "/1", {uwe.name, {}})}));
    QVERIFY(desk.director.removePlayers({uwe}));
    QVERIFY(desk.director.players() == std::vector{anna});
}

void TestDirector::storesEveryUseCaseWithItsLabel()
{
    Desk desk;
    Director& director = desk.director;
    const auto id = desk.id;
    const auto because = QStringLiteral("because");
    int told = 0;
    director.setListener([&](TournamentId, const core::Change&) { ++told; });
    std::size_t entries = 1;
    const auto stored = [&](const auto& result, const Label& label, const QString& reason = {}) {
        QVERIFY2(result, core::told(refusalsOf(result)).constData());
        const auto entry = desk.lastEntry();
        QCOMPARE(desk.store.journal(id).size(), ++entries);
        QVERIFY(entry.change.label == label);
        QCOMPARE(entry.change.reason, reason);
        QCOMPARE(entry.link.kind, EntryKind::Done);
        QCOMPARE(entry.desk, QStringLiteral("left"));
        QCOMPARE(told, static_cast<int>(entries) - 1);
        QVERIFY(**director.tournament(id) == desk.now());
    };

    auto settings = desk.now().settings;
    settings.venue = QStringLiteral("elsewhere");
    stored(director.changeSettings(id, settings), {Action::ChangeSettings});
    core::Enrolment guest;
    guest.name = QStringLiteral("Guest");
    stored(director.enrol(id, {guest}), {Action::Enrol, {}, {}, {}, 10_p});
    auto renamed = participant(10);
    stored(director.changeParticipant(id, 10_p, renamed),
           {Action::ChangeParticipant, {}, {}, {}, 10_p});
    stored(director.changePresence(id, 10_p, core::PresentFrom{2_r}),
           {Action::ChangePresence, 2_r, {}, {}, 10_p});
    stored(director.removeParticipant(id, 10_p), {Action::RemoveParticipant, {}, {}, {}, 10_p});
    stored(director.enrol(id, {guest}), {Action::Enrol, {}, {}, {}, 10_p});
    auto paid = participant(1);
    paid.paidCents = 500;
    stored(director.changeParticipants(id, {paid}), {Action::ChangeParticipant, {}, {}, {}, 1_p});
    stored(director.mergeParticipants(id, 1_p, 10_p), {Action::MergeParticipants, {}, {}, {}, 1_p});
    stored(director.enrol(id, {guest}), {Action::Enrol, {}, {}, {}, 10_p});
    stored(director.removeParticipants(id, {10_p}), {Action::RemoveParticipant, {}, {}, {}, 10_p});
    stored(director.givePenalty(id, {1_p, 1_r, scoring::MatchPoints::fromPoints(-1), because}),
           {Action::GivePenalty, 1_r, {}, {}, 1_p}, because);
    stored(director.cancelPenalty(id, 0), {Action::CancelPenalty, 1_r, {}, {}, 1_p});

    stored(director.addRounds(id, {plan(2)}, RoundState::Draft), {Action::DraftRound, 2_r});
    stored(director.publish(id, 2_r), {Action::PublishRound, 2_r});
    auto swapped = plan(2);
    std::swap(swapped.tables[0].seats[0], swapped.byes[0]);
    stored(director.changeSeating(id, swapped), {Action::ChangeSeating, 2_r});
    stored(director.withdraw(id, 2_r), {Action::WithdrawRound, 2_r});
    stored(director.swapSeats(id, 1_r, 1_p, 2_p, core::ResultsGo::WithTheSeat),
           {Action::SwapSeats, 1_r});
    stored(director.changeGames(id, 1_r, 1, because), {Action::ChangeRoundGames, 1_r}, because);

    const core::EntryTerms correction{false, true, because, {}};
    stored(director.enter(id, firstGame, played("0,1,2,3"), plainTerms),
           {Action::EnterGame, 1_r, 1_t, 1_g});
    stored(director.enter(id, firstGame, played("0,1,2,4"), correction),
           {Action::CorrectGame, 1_r, 1_t, 1_g}, because);
    stored(director.mark(id, {1_r, 1_t}, core::TableMark::Disputed, because),
           {Action::MarkTable, 1_r, 1_t});
    stored(director.swapTableResults(id, 1_r, 1_t, 2_t), {Action::SwapTableResults, 1_r});
    stored(director.clear(id, {1_r, 2_t, 1_g}, because), {Action::ClearGame, 1_r, 2_t, 1_g},
           because);
    stored(director.cancel(id, 1_r, because), {Action::CancelRound, 1_r}, because);
    stored(director.reopen(id, 1_r, because), {Action::ReopenRound, 1_r}, because);
    stored(director.enter(id, firstGame, unplayed(), plainTerms),
           {Action::EnterGame, 1_r, 1_t, 1_g});
    stored(director.enter(id, {1_r, 2_t, 1_g}, unplayed(), plainTerms),
           {Action::EnterGame, 1_r, 2_t, 1_g});
    stored(director.close(id, 1_r), {Action::CloseRound, 1_r});
}

void TestDirector::writesNothingWhenRefused()
{
    Desk desk;
    const auto before = desk.now();
    const int commits = desk.store.commits();
    desk.director.setListener([](TournamentId, const core::Change&) { QFAIL("was told"); });
    QVERIFY(!desk.director.close(desk.id, 1_r));
    QVERIFY(!desk.director.enter(desk.id, firstGame, played("1,1,2,3"), plainTerms));
    const auto asked = desk.director.enter(desk.id, firstGame, played("0,1,2,28"), plainTerms);
    QCOMPARE(unconfirmedOf(asked).size(), std::size_t{1});
    QVERIFY(!desk.director.undo(desk.id));
    QVERIFY(!desk.director.redo(desk.id));
    QVERIFY(desk.now() == before);
    QCOMPARE(desk.store.commits(), commits);
    QCOMPARE(desk.store.journal(desk.id).size(), std::size_t{1});
}

void TestDirector::writesNothingWhenUnchanged()
{
    Desk desk;
    const auto first = desk.director.enter(desk.id, firstGame, played("0,1,2,3"), plainTerms);
    QVERIFY(first->changed);
    const int commits = desk.store.commits();
    const auto again = desk.director.enter(desk.id, firstGame, played("0,1,2,3"), plainTerms);
    QVERIFY(again);
    QVERIFY(!again->changed);
    QCOMPARE(game_builder::totalText(again->score), QStringLiteral("4,3,2,1"));
    QVERIFY(desk.director.reopen(desk.id, 1_r, {}));
    QVERIFY(desk.director.enrol(desk.id, {})->empty());
    QCOMPARE(desk.store.commits(), commits);
}

void TestDirector::knowsNoOtherTournament()
{
    Desk desk;
    const TournamentId other{core::plain(desk.id) + 1};
    const Refusals none = {
        refusal(ClubFault::NoTournament, "", {QString::number(core::plain(other))})};
    QCOMPARE(refusalsOf(desk.director.tournament(other)), none);
    QCOMPARE(refusalsOf(desk.director.close(other, 1_r)), none);
    QCOMPARE(refusalsOf(desk.director.enter(other, firstGame, unplayed(), plainTerms)), none);
    QCOMPARE(refusalsOf(desk.director.enrol(other, {})), none);
    QCOMPARE(refusalsOf(desk.director.undo(other)), none);
    QCOMPARE(refusalsOf(desk.director.redo(other)), none);
    QCOMPARE(refusalsOf(desk.director.nextSteps(other)), none);
    QCOMPARE(refusalsOf(desk.director.journal(other)), none);
    QVERIFY(desk.director.tournament(desk.id));
}

void TestDirector::tellsOnlyAfterTheCommit()
{
    Desk desk;
    bool told = false;
    desk.director.setListener([&](TournamentId id, const core::Change& change) {
        told = true;
        QCOMPARE(id, desk.id);
        QVERIFY(change == desk.lastEntry().change);
        QVERIFY(core::findGame(desk.now(), firstGame) != nullptr);
        QVERIFY(**desk.director.tournament(id) == desk.now());
    });
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), plainTerms));
    QVERIFY(told);
}

void TestDirector::survivesAFailedCommit()
{
    Desk desk;
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), plainTerms));
    const auto before = desk.now();
    bool told = false;
    desk.director.setListener([&](TournamentId, const core::Change&) { told = true; });
    const core::GameKey second{1_r, 1_t, 2_g};

    desk.store.failNextCommit();
    QVERIFY_EXCEPTION_THROWN(desk.director.enter(desk.id, second, unplayed(), plainTerms),
                             core::StoreFailure);
    desk.store.failNextCommit();
    QVERIFY_EXCEPTION_THROWN(desk.director.undo(desk.id), core::StoreFailure);
    QVERIFY(!told);
    QVERIFY(desk.now() == before);
    QVERIFY(**desk.director.tournament(desk.id) == before);

    QVERIFY(desk.director.enter(desk.id, second, unplayed(), plainTerms)->changed);
    QVERIFY(told);
    QVERIFY(**desk.director.tournament(desk.id) == desk.now());
}

void TestDirector::letsTheListenerWriteInTurn()
{
    Desk desk;
    bool first = true;
    desk.director.setListener([&](TournamentId id, const core::Change&) {
        if (std::exchange(first, false)) {
            QVERIFY(desk.director.mark(id, {1_r, 1_t}, core::TableMark::Unclear, {}));
        }
    });
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), plainTerms));
    first = true;
    QVERIFY(desk.director.undo(desk.id));
    QVERIFY(**desk.director.tournament(desk.id) == desk.now());
}

void TestDirector::seesWhatAnotherDeskChanged()
{
    Desk desk;
    Director other(desk.store, QStringLiteral("right"), tickingClock());
    QVERIFY(desk.director.tournament(desk.id));
    QVERIFY(other.enter(desk.id, firstGame, played("0,1,2,3"), plainTerms));
    QVERIFY(**desk.director.tournament(desk.id) == desk.now());

    const auto different = desk.director.enter(desk.id, firstGame, unplayed(), plainTerms);
    QCOMPARE(refusalsOf(different).size(), std::size_t{1});
    QCOMPARE(refusalsOf(different)[0].code, core::RefusalCode(core::ResultFault::DifferentResult));
    QCOMPARE(refusalsOf(different)[0].arguments[3], QStringLiteral("right"));

    QVERIFY(other.cancel(desk.id, 1_r, {}));
    QVERIFY(!desk.director.mark(desk.id, {1_r, 1_t}, core::TableMark::Unclear, {}));
    QVERIFY(desk.director.undo(desk.id)->action == Action::CancelRound);
    QVERIFY(**other.tournament(desk.id) == desk.now());
}

void TestDirector::refusesAStaleEntry()
{
    Desk desk;
    Director other(desk.store, QStringLiteral("right"), tickingClock());
    core::EntryTerms terms{false, true, {}, desk.director.revision(desk.id, firstGame).number};
    QCOMPARE(*terms.seenRevision, 0);
    QVERIFY(other.enter(desk.id, firstGame, played("0,1,2,3"), plainTerms));
    QVERIFY(other.clear(desk.id, firstGame, {}));
    const auto stale = desk.director.enter(desk.id, firstGame, unplayed(), terms);
    QCOMPARE(refusalsOf(stale).size(), std::size_t{1});
    QCOMPARE(refusalsOf(stale)[0].code, core::RefusalCode(core::ResultFault::Stale));
    QCOMPARE(refusalsOf(stale)[0].arguments.mid(0, 2),
             (QStringList{QStringLiteral("0"), QStringLiteral("2")}));
    QCOMPARE(refusalsOf(stale)[0].arguments[5], QStringLiteral("right"));

    terms.seenRevision = desk.director.revision(desk.id, firstGame).number;
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), terms));
}

void TestDirector::loadsOnlyWhatChanged()
{
    Desk desk;
    QVERIFY(desk.director.tournament(desk.id));
    const int loads = desk.store.loads();
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), plainTerms));
    QVERIFY(desk.director.undo(desk.id));
    QVERIFY(desk.director.tournament(desk.id));
    QCOMPARE(desk.store.loads(), loads);
}

void TestDirector::undoesAcrossARestart()
{
    Desk desk;
    const auto beginning = desk.now();
    QVERIFY(desk.director.enter(desk.id, firstGame, played("0,1,2,3"), plainTerms));
    QVERIFY(desk.director.mark(desk.id, {1_r, 2_t}, core::TableMark::Unclear, {}));
    const auto end = desk.now();
    const Label entered{Action::EnterGame, 1_r, 1_t, 1_g};
    const Label marked{Action::MarkTable, 1_r, 2_t};

    Director restarted(desk.store, QStringLiteral("right"), tickingClock());
    QVERIFY(restarted.nextSteps(desk.id)->undo == marked);
    QVERIFY(!restarted.nextSteps(desk.id)->redo);
    QVERIFY(*restarted.undo(desk.id) == marked);
    QVERIFY(*restarted.undo(desk.id) == entered);
    QVERIFY(desk.now() == beginning);
    QCOMPARE(refusalsOf(restarted.undo(desk.id)),
             (Refusals{refusal(ClubFault::NothingToUndo, "")}));

    // Undoing a game writes it as well: whoever saw it before has seen something else.
    QCOMPARE(restarted.revision(desk.id, firstGame).number, 2);
    QCOMPARE(restarted.revision(desk.id, firstGame).desk, QStringLiteral("right"));

    Director again(desk.store, QStringLiteral("left"), tickingClock());
    QVERIFY(again.nextSteps(desk.id)->redo == entered);
    QVERIFY(*again.redo(desk.id) == entered);
    QVERIFY(*again.redo(desk.id) == marked);
    QVERIFY(desk.now() == end);
    QVERIFY(**again.tournament(desk.id) == end);
    QCOMPARE(refusalsOf(again.redo(desk.id)), (Refusals{refusal(ClubFault::NothingToRedo, "")}));
}

void TestDirector::clearsRedoByANewChange()
{
    Desk desk;
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), plainTerms));
    QVERIFY(desk.director.undo(desk.id));
    QVERIFY(desk.director.mark(desk.id, {1_r, 1_t}, core::TableMark::Unclear, {}));
    QVERIFY(!desk.director.nextSteps(desk.id)->redo);
    QVERIFY(!desk.director.redo(desk.id));
    QVERIFY(core::findGame(desk.now(), firstGame) == nullptr);
}

void TestDirector::stopsAtAFence()
{
    Desk desk;
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), plainTerms));
    QVERIFY(desk.director.mark(desk.id, {1_r, 1_t}, core::TableMark::Unclear, {}));
    QVERIFY(desk.director.undo(desk.id));
    desk.store.fence();
    QVERIFY(!desk.director.undo(desk.id));
    QVERIFY(!desk.director.redo(desk.id));
}

void TestDirector::takesBackOnlyWhatWasShown()
{
    Desk desk;
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), plainTerms));
    const auto shown = desk.director.nextSteps(desk.id)->undoEntry;
    QVERIFY(shown == desk.lastEntry().link.id);
    Director other(desk.store, QStringLiteral("right"), tickingClock());
    QVERIFY(other.mark(desk.id, {1_r, 2_t}, core::TableMark::Unclear, {}));
    const auto before = desk.now();
    QCOMPARE(refusalsOf(desk.director.undo(desk.id, shown)),
             (Refusals{refusal(ClubFault::HistoryConflict, "")}));
    QVERIFY(desk.now() == before);
    QVERIFY(desk.director.undo(desk.id, desk.director.nextSteps(desk.id)->undoEntry));
    QVERIFY(desk.director.undo(desk.id, shown));
}

void TestDirector::findsUndoBehindALongJournal()
{
    Desk desk;
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), plainTerms));
    const auto entered = desk.lastEntry().link.id;
    for (int count = 0; count < 40; ++count) {
        QVERIFY(desk.director.mark(desk.id, {1_r, 1_t}, core::TableMark::Unclear,
                                   QString::number(count)));
    }
    const auto lastMark = desk.lastEntry().change.label;
    for (int count = 0; count < 40; ++count) {
        QVERIFY(desk.director.undo(desk.id));
    }
    QVERIFY(desk.director.nextSteps(desk.id)->undoEntry == entered);
    QVERIFY(desk.director.nextSteps(desk.id)->redo == lastMark);
    for (int count = 0; count < 40; ++count) {
        QVERIFY(desk.director.redo(desk.id));
    }
    QVERIFY(!desk.director.nextSteps(desk.id)->redo);
    QVERIFY(desk.director.nextSteps(desk.id)->undo == lastMark);
}

void TestDirector::listsRecentResults()
{
    Desk desk;
    const core::GameKey secondGame{1_r, 1_t, 2_g};
    QVERIFY(desk.director.enter(desk.id, firstGame, played("0,1,2,3"), plainTerms));
    QVERIFY(desk.director.enter(desk.id, secondGame, played("9,0,5,6"), plainTerms));
    QVERIFY(desk.director.mark(desk.id, {1_r, 1_t}, core::TableMark::Unclear, {}));
    QVERIFY(desk.director.clear(desk.id, firstGame, {}));
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), plainTerms));
    const auto actions = [&](std::size_t count) {
        QList<Action> found;
        for (const auto& entry : desk.director.recentResults(desk.id, count)) {
            found.push_back(entry.change.label.action);
        }
        return found;
    };
    using enum Action;
    QCOMPARE(actions(5), (QList{EnterGame, ClearGame, EnterGame, EnterGame}));
    QCOMPARE(actions(2), (QList{EnterGame, ClearGame}));
    QVERIFY(desk.director.undo(desk.id));
    QCOMPARE(actions(5), (QList{ClearGame, EnterGame, EnterGame}));
    QVERIFY(desk.director.redo(desk.id));
    QCOMPARE(actions(5), (QList{EnterGame, ClearGame, EnterGame, EnterGame}));
    QVERIFY(desk.director.recentResults(TournamentId{99}, 5).empty());

    QVERIFY(desk.director.corrections(desk.id, 1_r).empty());
    core::EntryTerms correcting;
    correcting.correction = true;
    QVERIFY(desk.director.enter(desk.id, secondGame, played("0,9,5,6"), correcting));
    QCOMPARE(desk.director.corrections(desk.id, 1_r).size(), std::size_t{1});
    QVERIFY(desk.director.corrections(desk.id, 2_r).empty());
}

void TestDirector::knowsWhenARoundWasPublished()
{
    Desk desk;
    QVERIFY(!desk.director.publishedAt(desk.id, 1_r)); // It came with the import.
    QVERIFY(desk.director.addRounds(desk.id, {plan(2)}, RoundState::Draft));
    QVERIFY(!desk.director.publishedAt(desk.id, 2_r));
    QVERIFY(desk.director.publish(desk.id, 2_r));
    QVERIFY(desk.director.publishedAt(desk.id, 2_r) == desk.lastEntry().time);
    QVERIFY(desk.director.addRounds(desk.id, {plan(3), plan(4)}, RoundState::Published));
    const auto both = desk.lastEntry().time;
    QVERIFY(desk.director.publishedAt(desk.id, 3_r) == both);
    QVERIFY(desk.director.publishedAt(desk.id, 4_r) == both);
    QVERIFY(desk.director.publishedAt(desk.id, 2_r) != both);
    QVERIFY(desk.director.undo(desk.id));
    QVERIFY(!desk.director.publishedAt(desk.id, 3_r));
}

void TestDirector::showsTheJournal()
{
    Desk desk;
    QVERIFY(desk.director.enter(desk.id, firstGame, unplayed(), plainTerms));
    QVERIFY(desk.director.undo(desk.id));
    QVERIFY(desk.director.mark(desk.id, {1_r, 1_t}, core::TableMark::Unclear, {}));
    const auto lines = desk.director.journal(desk.id);
    QVERIFY(lines);
    QCOMPARE(lines->size(), std::size_t{4});
    QList<bool> undone;
    for (const auto& line : *lines) {
        undone.push_back(line.undone);
    }
    QCOMPARE(undone, (QList<bool>{false, true, false, false}));
    const auto& taken = (*lines)[2].entry;
    QCOMPARE(taken.link.kind, EntryKind::Undone);
    QVERIFY(taken.link.concerns == (*lines)[1].entry.link.id);
    QVERIFY(taken.change == core::reversed((*lines)[1].entry.change));
    QCOMPARE(taken.time, start.addSecs(180));
    QCOMPARE(taken.time.timeSpec(), Qt::UTC);
}

QTEST_APPLESS_MAIN(TestDirector)
#include "tst_director.moc"
