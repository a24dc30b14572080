#include "people_known.h"
#include "service_desk.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_tournament_service {

using namespace director_test;
using core::Action;
using core::ClubFault;
using core::EntryKind;
using core::Label;
using core::Refusals;
using core::RoundState;
using core::TournamentId;

/// Every change goes through the service: storing, notification and refusal.
class TestTournamentService : public QObject
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

void TestTournamentService::createsAndImports()
{
    MemoryStore store;
    TournamentService service(store, QStringLiteral("left"), tickingClock());
    auto settings = tournament(0).settings;
    const auto created = service.create(settings);
    QVERIFY(created);
    QVERIFY((*service.tournament(*created))->settings == settings);
    QVERIFY(store.read().journal(*created)[0].change.label == Label{Action::CreateTournament});
    QCOMPARE(store.read().journal(*created)[0].desk, QStringLiteral("left"));

    auto unsorted = tournament(4);
    std::reverse(unsorted.participants.begin(), unsorted.participants.end());
    const auto imported = service.import(unsorted);
    QVERIFY(imported);
    QVERIFY(withoutIds(**service.tournament(*imported)) == tournament(4));
    QVERIFY(store.read().journal(*imported)[0].change.label == Label{Action::ImportTournament});
    QCOMPARE(service.read().tournaments().size(), std::size_t{2});

    const auto next =
        service.create(core::nextEvening(unsorted, QDate(2026, 10, 16), core::Regulars::Enrol));
    QVERIFY(next);
    QCOMPARE((*service.tournament(*next))->participants.size(), std::size_t{4});
    QVERIFY((*service.tournament(*next))->participants[0].number == 1_p);
    QVERIFY(store.read().journal(*next)[0].change.label == Label{Action::CreateTournament});
    QVERIFY(!service.nextSteps(*imported)->undo);
    QCOMPARE(refusalsOf(service.undo(*imported)),
             (Refusals{refusal(ClubFault::NothingToUndo, "")}));
}

void TestTournamentService::refusesFaultyTournaments()
{
    MemoryStore store;
    TournamentService service(store, {}, tickingClock());
    core::Settings nameless;
    QCOMPARE(refusalsOf(service.create(nameless)),
             (Refusals{refusal(core::SettingsFault::NameMissing, "/tournament/name")}));
    auto evening = tournament(4);
    evening.participants[3].number = 1_p;
    QCOMPARE(refusalsOf(service.import(evening)),
             (Refusals{refusal(core::ParticipantFault::NumberTaken, "/participants/3/number",
                               {QStringLiteral("1")})}));
    QCOMPARE(store.commits(), 0);
}

void TestTournamentService::removes()
{
    Session desk;
    QVERIFY(desk.service.tournament(desk.id));
    QVERIFY(desk.service.remove(desk.id));
    QVERIFY(desk.service.read().tournaments().empty());
    const Refusals none = {
        refusal(ClubFault::NoTournament, "", {QString::number(core::plain(desk.id))})};
    QCOMPARE(refusalsOf(desk.service.tournament(desk.id)), none);
    QCOMPARE(refusalsOf(desk.service.remove(desk.id)), none);
}

void TestTournamentService::storesEveryUseCaseWithItsLabel()
{
    Session desk;
    TournamentService& service = desk.service;
    const auto id = desk.id;
    const auto because = QStringLiteral("because");
    int told = 0;
    service.setListener([&](const core::TournamentService::Changed&) { ++told; });
    std::size_t entries = 1;
    const auto stored = [&](const auto& result, const Label& label, const QString& reason = {}) {
        QVERIFY2(result, core::told(refusalsOf(result)).constData());
        const auto entry = desk.lastEntry();
        QCOMPARE(desk.store.read().journal(id).size(), ++entries);
        QVERIFY(entry.change.label == label);
        QCOMPARE(entry.change.reason, reason);
        QCOMPARE(entry.link.kind, EntryKind::Done);
        QCOMPARE(entry.desk, QStringLiteral("left"));
        QCOMPARE(told, static_cast<int>(entries) - 1);
        QVERIFY(**service.tournament(id) == desk.now());
    };

    auto settings = desk.now().settings;
    settings.venue = QStringLiteral("elsewhere");
    stored(service.run(id, core::editSettings, {desk.now().settings, settings}),
           {Action::ChangeSettings});
    core::Enrolment guest;
    guest.name = QStringLiteral("Guest");
    stored(service.run(id, core::enrol, {guest}), {Action::Enrol, {}, {}, {}, 10_p});
    auto renamed = participant(10);
    stored(service.run(id, core::editParticipant, {desk.now().participants.back(), renamed}),
           {Action::ChangeParticipant, {}, {}, {}, 10_p});
    stored(service.run(id, core::changePresence, 10_p, core::PresentFrom{2_r}),
           {Action::ChangePresence, 2_r, {}, {}, 10_p});
    stored(service.run(id, core::removeParticipant, 10_p, core::MoneyOfRemoved::OwedBack),
           {Action::RemoveParticipant, {}, {}, {}, 10_p});
    stored(service.run(id, core::enrol, {guest}), {Action::Enrol, {}, {}, {}, 10_p});
    auto paid = participant(1);
    paid.setPaidCents(500);
    stored(service.run(id, core::editParticipants, core::editsOf(desk.now(), {paid})),
           {Action::ChangeParticipant, {}, {}, {}, 1_p});
    paid.setPaidCents(600);
    settings.venue = QStringLiteral("back");
    stored(service.run(id, core::editSetup, {desk.now().settings, settings},
                       core::editsOf(desk.now(), {paid})),
           {Action::ChangeSettings});
    stored(service.run(id, core::mergeParticipants, 1_p, 10_p, true),
           {Action::MergeParticipants, {}, {}, {}, 1_p});
    stored(service.run(id, core::enrol, {guest}), {Action::Enrol, {}, {}, {}, 10_p});
    stored(service.run(id, core::removeParticipants, {10_p}, core::MoneyOfRemoved::OwedBack),
           {Action::RemoveParticipant, {}, {}, {}, 10_p});
    const core::Penalty penalty{1_p, 1_r, scoring::MatchPoints::fromPoints(-1), because};
    stored(service.run(id, core::givePenalty, penalty), {Action::GivePenalty, 1_r, {}, {}, 1_p},
           because);
    stored(service.run(id, core::cancelPenalty, penalty),
           {Action::CancelPenalty, 1_r, {}, {}, 1_p});

    stored(service.run(id, core::addRounds, {plan(2)}, RoundState::Draft),
           {Action::DraftRound, 2_r});
    stored(service.run(id, core::publishRound, 2_r), {Action::PublishRound, 2_r});
    auto swapped = plan(2);
    std::swap(swapped.tables[0].seats[0], swapped.byes[0]);
    stored(service.run(id, core::changeSeating, swapped, {}), {Action::ChangeSeating, 2_r});
    stored(service.run(id, core::withdrawRound, 2_r), {Action::WithdrawRound, 2_r});
    stored(service.run(id, core::swapSeats, 1_r, 1_p, 2_p, core::ResultsGo::WithTheSeat, {}),
           {Action::SwapSeats, 1_r});
    stored(service.run(id, core::changeGames, 1_r, 1, because), {Action::ChangeRoundGames, 1_r},
           because);

    const core::EntryTerms correction{false, true, because, {}};
    stored(service.run(id, core::enterGame, firstGame, played("0,1,2,3"), plainTerms),
           {Action::EnterGame, 1_r, 1_t, 1_g});
    stored(service.run(id, core::enterGame, firstGame, played("0,1,2,4"), correction),
           {Action::CorrectGame, 1_r, 1_t, 1_g}, because);
    stored(service.run(id, core::markTable, {1_r, 1_t}, core::TableMark::Disputed, because),
           {Action::MarkTable, 1_r, 1_t});
    stored(service.run(id, core::swapTableResults, 1_r, 1_t, 2_t), {Action::SwapTableResults, 1_r});
    stored(service.run(id, core::clearGame, {1_r, 2_t, 1_g}, because),
           {Action::ClearGame, 1_r, 2_t, 1_g}, because);
    stored(service.run(id, core::cancelRound, 1_r, because), {Action::CancelRound, 1_r}, because);
    stored(service.run(id, core::reopenRound, 1_r, because), {Action::ReopenRound, 1_r}, because);
    stored(service.run(id, core::enterGame, firstGame, unplayed(), plainTerms),
           {Action::EnterGame, 1_r, 1_t, 1_g});
    stored(service.run(id, core::enterGame, {1_r, 2_t, 1_g}, unplayed(), plainTerms),
           {Action::EnterGame, 1_r, 2_t, 1_g});
    stored(service.run(id, core::closeRound, 1_r), {Action::CloseRound, 1_r});
}

void TestTournamentService::writesNothingWhenRefused()
{
    Session desk;
    const auto before = desk.now();
    const int commits = desk.store.commits();
    desk.service.setListener([](const core::TournamentService::Changed&) { QFAIL("was told"); });
    QVERIFY(!desk.service.run(desk.id, core::closeRound, 1_r));
    QVERIFY(!desk.service.run(desk.id, core::enterGame, firstGame, played("1,1,2,3"), plainTerms));
    const auto asked =
        desk.service.run(desk.id, core::enterGame, firstGame, played("0,1,2,28"), plainTerms);
    QCOMPARE(unconfirmedOf(asked).size(), std::size_t{1});
    QVERIFY(!desk.service.undo(desk.id));
    QVERIFY(!desk.service.redo(desk.id));
    QVERIFY(desk.now() == before);
    QCOMPARE(desk.store.commits(), commits);
    QCOMPARE(desk.store.read().journal(desk.id).size(), std::size_t{1});
}

void TestTournamentService::writesNothingWhenUnchanged()
{
    Session desk;
    const auto first =
        desk.service.run(desk.id, core::enterGame, firstGame, played("0,1,2,3"), plainTerms);
    QVERIFY(!first->isEmpty());
    const int commits = desk.store.commits();
    const auto again =
        desk.service.run(desk.id, core::enterGame, firstGame, played("0,1,2,3"), plainTerms);
    QVERIFY(again);
    QVERIFY(again->isEmpty());
    QVERIFY(desk.service.run(desk.id, core::reopenRound, 1_r, {}));
    QVERIFY(desk.service.run(desk.id, core::enrol, {})->isEmpty());
    QCOMPARE(desk.store.commits(), commits);
}

void TestTournamentService::knowsNoOtherTournament()
{
    Session desk;
    const TournamentId other{core::plain(desk.id) + 1};
    const Refusals none = {
        refusal(ClubFault::NoTournament, "", {QString::number(core::plain(other))})};
    QCOMPARE(refusalsOf(desk.service.tournament(other)), none);
    QCOMPARE(refusalsOf(desk.service.run(other, core::closeRound, 1_r)), none);
    QCOMPARE(
        refusalsOf(desk.service.run(other, core::enterGame, firstGame, unplayed(), plainTerms)),
        none);
    QCOMPARE(refusalsOf(desk.service.run(other, core::enrol, {})), none);
    QCOMPARE(refusalsOf(desk.service.undo(other)), none);
    QCOMPARE(refusalsOf(desk.service.redo(other)), none);
    QCOMPARE(refusalsOf(desk.service.nextSteps(other)), none);
    QCOMPARE(refusalsOf(desk.service.journal(other)), none);
    QVERIFY(desk.service.tournament(desk.id));
}

void TestTournamentService::tellsOnlyAfterTheCommit()
{
    Session desk;
    bool told = false;
    desk.service.setListener([&](const core::TournamentService::Changed& changed) {
        told = true;
        QCOMPARE(changed.id, desk.id);
        QVERIFY(changed.change == desk.lastEntry().change);
        QVERIFY(core::findGame(desk.now(), firstGame) != nullptr);
        QVERIFY(**desk.service.tournament(changed.id) == desk.now());
    });
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, unplayed(), plainTerms));
    QVERIFY(told);
}

void TestTournamentService::survivesAFailedCommit()
{
    Session desk;
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, unplayed(), plainTerms));
    const auto before = desk.now();
    bool told = false;
    desk.service.setListener([&](const core::TournamentService::Changed&) { told = true; });
    const core::GameKey second{1_r, 1_t, 2_g};

    desk.store.failNextCommit();
    QVERIFY_THROWS_EXCEPTION(core::StoreFailure, desk.service.run(desk.id, core::enterGame, second,
                                                                  unplayed(), plainTerms));
    desk.store.failNextCommit();
    QVERIFY_THROWS_EXCEPTION(core::StoreFailure, desk.service.undo(desk.id));
    QVERIFY(!told);
    QVERIFY(desk.now() == before);
    QVERIFY(**desk.service.tournament(desk.id) == before);

    QVERIFY(desk.service.run(desk.id, core::enterGame, second, unplayed(), plainTerms));
    QVERIFY(told);
    QVERIFY(**desk.service.tournament(desk.id) == desk.now());
}

void TestTournamentService::letsTheListenerWriteInTurn()
{
    Session desk;
    bool first = true;
    desk.service.setListener([&](const core::TournamentService::Changed& changed) {
        if (std::exchange(first, false)) {
            QVERIFY(desk.service.run(changed.id, core::markTable, {1_r, 1_t},
                                     core::TableMark::Unclear, {}));
        }
    });
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, unplayed(), plainTerms));
    first = true;
    QVERIFY(desk.service.undo(desk.id));
    QVERIFY(**desk.service.tournament(desk.id) == desk.now());
}

void TestTournamentService::seesWhatAnotherDeskChanged()
{
    Session desk;
    TournamentService other(desk.store, QStringLiteral("right"), tickingClock());
    QVERIFY(desk.service.tournament(desk.id));
    QVERIFY(other.run(desk.id, core::enterGame, firstGame, played("0,1,2,3"), plainTerms));
    QVERIFY(**desk.service.tournament(desk.id) == desk.now());

    const auto different =
        desk.service.run(desk.id, core::enterGame, firstGame, unplayed(), plainTerms);
    QCOMPARE(refusalsOf(different).size(), std::size_t{1});
    QCOMPARE(refusalsOf(different)[0].code, core::RefusalCode(core::ResultFault::DifferentResult));
    QCOMPARE(refusalsOf(different)[0].arguments[3], QStringLiteral("right"));

    QVERIFY(other.run(desk.id, core::cancelRound, 1_r, QStringLiteral("rain")));
    QVERIFY(!desk.service.run(desk.id, core::markTable, {1_r, 1_t}, core::TableMark::Unclear, {}));
    QVERIFY(other.undo(desk.id)->change.label.action == Action::CancelRound);
    QVERIFY(**desk.service.tournament(desk.id) == desk.now());
}

void TestTournamentService::refusesAStaleEntry()
{
    Session desk;
    TournamentService other(desk.store, QStringLiteral("right"), tickingClock());
    core::EntryTerms terms{
        false, true, {}, desk.service.read().gameRevision(desk.id, firstGame).number};
    QCOMPARE(*terms.seenRevision, 0);
    QVERIFY(other.run(desk.id, core::enterGame, firstGame, played("0,1,2,3"), plainTerms));
    QVERIFY(other.run(desk.id, core::clearGame, firstGame, {}));
    const auto stale = desk.service.run(desk.id, core::enterGame, firstGame, unplayed(), terms);
    QCOMPARE(refusalsOf(stale).size(), std::size_t{1});
    QCOMPARE(refusalsOf(stale)[0].code, core::RefusalCode(core::ResultFault::Stale));
    QCOMPARE(refusalsOf(stale)[0].arguments.mid(0, 2),
             (QStringList{QStringLiteral("0"), QStringLiteral("2")}));
    QCOMPARE(refusalsOf(stale)[0].arguments[5], QStringLiteral("right"));

    terms.seenRevision = desk.service.read().gameRevision(desk.id, firstGame).number;
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, unplayed(), terms));
}

void TestTournamentService::loadsOnlyWhatChanged()
{
    Session desk;
    QVERIFY(desk.service.tournament(desk.id));
    const int loads = desk.store.loads();
    QVERIFY(desk.service.run(desk.id, core::enterGame, firstGame, unplayed(), plainTerms));
    QVERIFY(desk.service.undo(desk.id));
    QVERIFY(desk.service.tournament(desk.id));
    QCOMPARE(desk.store.loads(), loads);
}

RUMMY_TEST(TestTournamentService)

} // namespace tst_tournament_service

#include "tst_tournament_service.moc"
