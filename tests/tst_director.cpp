#include "director_desk.h"

#include <QTest>

using namespace director_test;
using core::Action;
using core::ClubFault;
using core::EntryKind;
using core::Label;
using core::Refusals;
using core::RoundState;
using core::TournamentId;

/// Every change goes through one door: what is stored, told and refused.
class TestDirector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void createsAndImports();
    void refusesFaultyTournaments();
    void removes();
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
};

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
    QVERIFY_THROWS_EXCEPTION(core::StoreFailure,
                             desk.director.enter(desk.id, second, unplayed(), plainTerms));
    desk.store.failNextCommit();
    QVERIFY_THROWS_EXCEPTION(core::StoreFailure, desk.director.undo(desk.id));
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

QTEST_APPLESS_MAIN(TestDirector)
#include "tst_director.moc"
