#include "app/desk/evening/rounds/round_actions.h"

#include "app/desk/evening/results/slip.h"
#include "app/desk/evening/results/table_dialogs.h"
#include "app/desk/evening/results/waiting_entries.h"
#include "app/desk/evening/rounds/draft_notes.h"
#include "app/desk/evening/rounds/round_dialogs.h"
#include "app/desk/evening/rounds/round_words.h"
#include "app/desk/frame/discipline.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "core/cards/knock_out.h"
#include "core/people/start_numbers.h"
#include "core/ranking/open_tables.h"
#include "core/texts/refusal_texts.h"
#include "core/use_cases/settling.h"

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using icons::Meaning;

constexpr int mostGames = 99;

/// What is asked before such a change, and the entries that wait and that it leaves out.
QString withLeftOut(const QString& question, Session& session,
                    const core::Result<core::Change>& wanted)
{
    QStringList lines = {question};
    if (wanted) {
        for (const auto& doubt :
             core::droppingDoubts(*wanted, waitingIn(session), session.tournament())) {
            lines << texts::text(doubt);
        }
    }
    return lines.join(u'\n');
}

} // namespace

RoundActions::RoundActions(Session& session, const DraftNotes& notes, QWidget* page)
    : QObject(page), session_(session), notes_(notes), page_(page)
{
    using enum RoundTask;
    using enum core::RoundState;
    using Self = RoundActions;
    add(Publish, u"publishAction"_s, tr("Publish and print"), {Draft}, &Self::publish);
    add(Close, u"closeRoundAction"_s, tr("Close the round"), {Published}, &Self::close);
    add(Latecomer, u"latecomerAction"_s, tr("Seat a latecomer…"), {Draft, Published},
        &Self::seatLatecomer);
    add(Missing, u"missingAction"_s, tr("Somebody is missing…"), {Draft, Published},
        &Self::goOnWithout);
    add(CorrectSeats, u"correctSeatsAction"_s, tr("Correct seats…"), {Published, Closed},
        &Self::correctSeats);
    add(Reprint, u"reprintAction"_s, tr("Reprint…"), {Published, Closed}, nullptr);
    add(SlipLost, u"slipLostAction"_s, tr("Slip lost…"), {Published}, nullptr);
    add(Shorten, u"shortenAction"_s, tr("Shorten the round…"), {Draft, Published}, &Self::shorten);
    add(Withdraw, u"withdrawAction"_s, tr("Withdraw the draw…"), {Draft, Published},
        &Self::withdraw);
    add(Cancel, u"cancelRoundAction"_s, tr("Cancel the round…"), {Published, Closed},
        &Self::cancel);
    add(Reopen, u"reopenAction"_s, tr("Reopen the round…"), {Closed, Cancelled}, &Self::reopen);

    const auto& palette = page->palette();
    action(Publish).setIcon(icons::icon(Meaning::Publish, palette, theme::Role::OnAccent));
    action(Close).setIcon(icons::icon(Meaning::Complete, palette, theme::Role::OnAccent));
    action(Publish).setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)});
}

void RoundActions::add(RoundTask task, const QString& name, const QString& text, States states,
                       Run slot)
{
    auto* const action = new QAction(text, page_);
    action->setObjectName(name);
    page_->addAction(action);
    entries_[task] = {action, std::move(states)};
    connect(action, &QAction::triggered, this, [this, slot] {
        const auto* found = core::findRound(session_.tournament(), round_);
        if (found != nullptr && slot != nullptr) {
            // A copy, as changes by another desk must not affect an open dialog.
            const core::Round round = *found;
            (this->*slot)(round);
        }
    });
}

void RoundActions::show(core::RoundNumber number)
{
    round_ = number;
    const auto& tournament = session_.tournament();
    const auto* round = core::findRound(tournament, number);
    const auto state = round == nullptr ? core::RoundState::Draft : round->head.state;
    for (const auto& [task, entry] : entries_) {
        const bool isShown =
            std::find(entry.states.begin(), entry.states.end(), state) != entry.states.end() &&
            (task != RoundTask::Shorten || disciplineOf(tournament.settings).canShortenRounds());
        const auto reason = !isShown           ? QString()
                            : round == nullptr ? tr("Draw the round first.")
                                               : reasonAgainst(task, *round);
        entry.action->setVisible(isShown);
        entry.action->setEnabled(isShown && reason.isEmpty());
        entry.action->setStatusTip(reason);
    }
}

QString RoundActions::reasonAgainst(RoundTask task, const core::Round& round) const
{
    using enum RoundTask;
    const auto& tournament = session_.tournament();
    const auto number = round.number;
    // Tries the use cases: their refusals are the reasons.
    const auto reason = [](const core::Result<core::Change>& change) {
        return change ? QString() : textOf(change.refused());
    };
    switch (task) {
    case Publish:
        return reason(core::publishRound(tournament, number));
    case Close: {
        const auto open = static_cast<int>(openTablesOf(tournament.settings, round).size());
        const auto openTables =
            open > 0 ? disciplineOf(tournament.settings).openTablesReason(open) : QString();
        return openTables.isEmpty() ? reason(core::closeRound(tournament, number)) : openTables;
    }
    case Latecomer:
        if (auto nobody = nobodyToSeatReason(round); !nobody.isEmpty()) {
            return nobody;
        }
        [[fallthrough]];
    case Missing:
        return reason(core::changeSeating(tournament, core::planOf(round)));
    case CorrectSeats:
    case Reprint:
    case SlipLost:
        break;
    case Shorten:
        return reason(core::changeGames(tournament, number, mostGames, {}));
    case Withdraw:
        return reason(core::withdrawRound(tournament, number));
    case Cancel:
        return reason(core::cancelRound(tournament, number, tr("Cancel the round")));
    case Reopen:
        return reason(core::reopenRound(tournament, number, {}));
    }
    return {};
}

QString RoundActions::nobodyToSeatReason(const core::Round& round) const
{
    const auto& tournament = session_.tournament();
    if (!repairCandidates(Repair::Latecomer, tournament, round).empty()) {
        return {};
    }
    const core::RoundNumber before{core::plain(round.number) - 1};
    return isKnockOut(tournament.settings) && core::knockOutOf(tournament, before).round
               ? tr("Everybody who is still in the knock-out is in the round already.")
               : tr("Everybody is in the round already. Enrol newcomers on the page "
                    "Participants.");
}

bool RoundActions::succeeded(const core::Result<core::Done>& result)
{
    const auto text = result ? QString() : textOf(result.refused());
    if (result || !text.isEmpty()) {
        Q_EMIT reported(text, !result);
    }
    return result.ok();
}

void RoundActions::announceTables(const core::Round& round,
                                  const std::vector<core::TableNumber>& tables)
{
    if (round.head.state == core::RoundState::Draft) {
        Q_EMIT reported(words::changedTables(tables), false);
    } else {
        Q_EMIT tablesChanged();
    }
}

void RoundActions::reseat(const core::RoundPlan& plan)
{
    if (const auto* round = core::findRound(session_.tournament(), plan.round)) {
        const core::SeatingTerms terms{{}, core::planOf(*round)};
        succeeded(session_.run(core::changeSeating, plan, terms));
    }
}

void RoundActions::seatThoseThrough(core::RoundNumber number)
{
    const core::Round before = *core::findRound(session_.tournament(), number);
    if (!succeeded(session_.run(core::seatThoseThrough, number))) {
        return;
    }
    std::vector<core::TableNumber> changed;
    for (const auto& table : core::findRound(session_.tournament(), number)->tables) {
        const auto* const old = core::findTable(before, table.number);
        if (old == nullptr || old->head.seats != table.head.seats) {
            changed.push_back(table.number);
        }
    }
    announceTables(before, changed);
}

void RoundActions::publish(const core::Round& round)
{
    const int open =
        core::openTables(session_.tournament(), core::RoundNumber{core::plain(round.number) - 1});
    const auto how = notes_.of(round.number).how;
    QString doubt;
    if (how && how->isOfOtherStandings(session_.tournament(), round)) {
        doubt = tr("It was drawn by standings, and these have changed since.");
    } else if (how && how->isByStandings() && open > 0) {
        doubt = tr("It was drawn by standings, and %n table(s) of earlier rounds are still open: "
                   "the standings may change.",
                   nullptr, open);
    }
    if (!doubt.isEmpty() && !confirm(page_, tr("Publish round %1?").arg(core::plain(round.number)),
                                     doubt, tr("Publish"))) {
        return;
    }
    if (succeeded(session_.run(core::publishRound, round.number))) {
        Q_EMIT published(round.number);
    }
}

void RoundActions::close(const core::Round& round)
{
    if (confirmClosing(page_, session_, round) &&
        succeeded(session_.run(core::closeRound, round.number))) {
        Q_EMIT closed();
    }
}

void RoundActions::withdraw(const core::Round& round)
{
    if (confirm(page_, tr("Withdraw the draw of round %1?").arg(core::plain(round.number)),
                withLeftOut(tr("The tables are withdrawn; the round can be drawn again."), session_,
                            core::withdrawRound(session_.tournament(), round.number)),
                tr("Withdraw the draw"))) {
        succeeded(session_.run(core::withdrawRound, round.number));
    }
}

void RoundActions::shorten(const core::Round& round)
{
    const auto answer =
        askNumber(page_, {tr("Shorten the round"),
                          tr("Round %1 has %n game(s) at each table.", nullptr, round.head.games)
                              .arg(core::plain(round.number)),
                          tr("Change"), tr("Games at each table"), mostGames,
                          std::max(1, round.head.games - 1), true});
    if (answer) {
        succeeded(session_.run(core::changeGames, round.number, answer->number, answer->reason));
    }
}

void RoundActions::cancel(const core::Round& round)
{
    if (const auto reason = askReason(
            page_, tr("Cancel round %1?").arg(core::plain(round.number)),
            withLeftOut(
                tr("Its results are kept but none counts. It can be reopened."), session_,
                core::cancelRound(session_.tournament(), round.number, tr("Cancel the round"))),
            tr("Cancel the round"))) {
        succeeded(session_.run(core::cancelRound, round.number, *reason));
    }
}

void RoundActions::reopen(const core::Round& round)
{
    if (const auto reason = askReason(page_, tr("Reopen round %1?").arg(core::plain(round.number)),
                                      tr("It is being played again, and results can be entered."),
                                      tr("Reopen the round"), true)) {
        succeeded(session_.run(core::reopenRound, round.number, *reason));
    }
}

void RoundActions::seat(core::StartNumber latecomer)
{
    if (const auto* const round = core::findRound(session_.tournament(), round_)) {
        repair(Repair::Latecomer, core::Round(*round), latecomer);
    }
}

void RoundActions::repair(Repair repair, const core::Round& round,
                          std::optional<core::StartNumber> proposed)
{
    const core::Tournament tournament = session_.tournament();
    std::vector<core::TableNumber> halfTyped;
    for (const auto& table : round.tables) {
        if (isHalfTyped(session_, {round.number, table.number})) {
            halfTyped.push_back(table.number);
        }
    }
    const auto answer = askRepair(page_, repair, tournament, round, halfTyped, proposed);
    const core::SeatingTerms terms{{}, core::planOf(round)};
    if (!answer) {
        return;
    }
    const auto& plan = answer->way.plan;
    if (succeeded(repair == Repair::Latecomer
                      ? session_.run(core::seatLatecomer, plan, answer->person, terms)
                      : session_.run(core::replaceMissing, plan, answer->person, answer->absence,
                                     terms))) {
        announceTables(round, answer->way.changedTables);
    }
}

void RoundActions::correctSeats(const core::Round& round)
{
    const core::Tournament tournament = session_.tournament();
    const auto swap = askSeatSwap(page_, tournament, round);
    if (!swap || !succeeded(session_.run(core::swapSeats, round.number, swap->one, swap->other,
                                         swap->resultsGo, swap->reason))) {
        return;
    }
    // A complete table needs no slip any more.
    std::vector<core::TableNumber> open;
    for (const auto& table : round.tables) {
        if ((core::isAmong(table.head.seats, swap->one) ||
             core::isAmong(table.head.seats, swap->other)) &&
            !core::isComplete(tournament.settings, round, table)) {
            open.push_back(table.number);
        }
    }
    if (!open.empty()) {
        announceTables(round, open);
        return;
    }
    Q_EMIT reported(
        tr("%1 and %2 have changed places.")
            .arg(words::person(tournament, swap->one), words::person(tournament, swap->other)),
        false);
}

QPushButton* makeActionButton(QAction& action, ButtonKind kind, QWidget* parent)
{
    const auto name = action.objectName().replace(u"Action"_s, u"Button"_s);
    auto* const button = makeButton(name, action.text(), kind, parent);
    if (!action.icon().isNull()) {
        setIconBeside(*button, action.icon());
    }
    return bound(button, &action);
}

} // namespace desk
