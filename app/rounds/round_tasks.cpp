#include "round_tasks.h"

#include "app/desk.h"
#include "app/widgets/ask.h"
#include "ask_number.h"
#include "core/cards/knock_out.h"
#include "correct_seats_dialog.h"
#include "draft_notes.h"
#include "repair_dialog.h"
#include "round_words.h"

#include <QWidget>

#include <algorithm>
#include <array>

namespace desk {
namespace {

constexpr int mostGames = 99;

/// Where these people sit.
std::vector<core::TableNumber> tablesOf(const core::Round& round,
                                        const std::array<core::StartNumber, 2>& people)
{
    std::vector<core::TableNumber> tables;
    for (const auto& table : round.tables) {
        const auto& seats = table.head.seats;
        if (std::find_first_of(seats.begin(), seats.end(), people.begin(), people.end()) !=
            seats.end()) {
            tables.push_back(table.number);
        }
    }
    return tables;
}

QString reasonOf(const core::Result<core::Change>& change)
{
    return change ? QString() : textOf(change.refused());
}

std::vector<RoundTask> apartTasksOf(core::RoundState state)
{
    using enum RoundTask;
    switch (state) {
    case core::RoundState::Draft:
        return {Latecomer, Missing, Shorten, Withdraw};
    case core::RoundState::Published:
        return {Shorten, Withdraw, Cancel};
    case core::RoundState::Closed:
        return {Reopen, Cancel};
    case core::RoundState::Cancelled:
        break;
    }
    return {Reopen};
}

} // namespace

std::vector<RoundTask> apartTasks(const core::Settings& settings, core::RoundState state)
{
    auto tasks = apartTasksOf(state);
    if (playsCards(settings)) {
        std::erase(tasks, RoundTask::Shorten);
    }
    return tasks;
}

RoundTasks::RoundTasks(Desk& desk, DraftNotes& notes, QWidget* parent)
    : QObject(parent), desk_(desk), notes_(notes), parent_(parent)
{}

QString RoundTasks::nameOf(RoundTask task)
{
    switch (task) {
    case RoundTask::Publish:
        return tr("Publish and print");
    case RoundTask::Close:
        return tr("Close the round");
    case RoundTask::Latecomer:
        return tr("Seat a latecomer…");
    case RoundTask::Missing:
        return tr("Somebody is missing…");
    case RoundTask::CorrectSeats:
        return tr("Correct seats…");
    case RoundTask::Reprint:
        return tr("Reprint…");
    case RoundTask::Shorten:
        return tr("Shorten the round…");
    case RoundTask::Withdraw:
        return tr("Withdraw the draw…");
    case RoundTask::Cancel:
        return tr("Cancel the round…");
    case RoundTask::Reopen:
        break;
    }
    return tr("Reopen the round…");
}

QString RoundTasks::objectNameOf(RoundTask task)
{
    switch (task) {
    case RoundTask::Publish:
        return QStringLiteral("publishButton");
    case RoundTask::Close:
        return QStringLiteral("closeRoundButton");
    case RoundTask::Latecomer:
        return QStringLiteral("latecomerButton");
    case RoundTask::Missing:
        return QStringLiteral("missingButton");
    case RoundTask::CorrectSeats:
        return QStringLiteral("correctSeatsButton");
    case RoundTask::Reprint:
        return QStringLiteral("reprintButton");
    case RoundTask::Shorten:
        return QStringLiteral("shortenButton");
    case RoundTask::Withdraw:
        return QStringLiteral("withdrawButton");
    case RoundTask::Cancel:
        return QStringLiteral("cancelRoundButton");
    case RoundTask::Reopen:
        break;
    }
    return QStringLiteral("reopenButton");
}

QString RoundTasks::reasonAgainst(RoundTask task, core::RoundNumber number) const
{
    const auto& tournament = desk_.tournament();
    const auto* round = core::findRound(tournament, number);
    if (round == nullptr) {
        return tr("Draw the round first.");
    }
    switch (task) {
    case RoundTask::Publish:
        return reasonOf(core::publishRound(tournament, number));
    case RoundTask::Close:
        return closingReason(tournament, *round);
    case RoundTask::Shorten:
        return reasonOf(core::changeGames(tournament, number, mostGames, {}));
    case RoundTask::Withdraw:
        return reasonOf(core::withdrawRound(tournament, number));
    case RoundTask::Cancel:
        return reasonOf(core::cancelRound(tournament, number, {}));
    case RoundTask::Reopen:
        return reasonOf(core::reopenRound(tournament, number, {}));
    case RoundTask::Latecomer: {
        const auto people =
            RepairDialog::candidates(RepairDialog::Kind::Latecomer, tournament, *round);
        return people.empty() ? nobodyLeftText(tournament, number)
                              : reasonOf(core::changeSeating(tournament, core::planOf(*round)));
    }
    case RoundTask::Missing:
        return reasonOf(core::changeSeating(tournament, core::planOf(*round)));
    case RoundTask::CorrectSeats:
    case RoundTask::Reprint:
        break;
    }
    return round->head.state == core::RoundState::Cancelled
               ? tr("The round is cancelled. Reopen it first.")
               : QString();
}

QString RoundTasks::closingReason(const core::Tournament& tournament, const core::Round& round)
{
    const auto open = openTablesOf(tournament.settings, round);
    return playsCards(tournament.settings) && !open.empty()
               ? tr("%n match(es) are not decided yet. Enter the deals and lots that are missing.",
                    nullptr, static_cast<int>(open.size()))
               : reasonOf(core::closeRound(tournament, round.number));
}

/// Why there is no latecomer.
QString RoundTasks::nobodyLeftText(const core::Tournament& tournament, core::RoundNumber round)
{
    const core::RoundNumber before{core::plain(round) - 1};
    return isKnockOut(tournament.settings) && core::knockOutOf(tournament, before).round
               ? tr("Everybody who is still in the knock-out is in the round already.")
               : tr("Everybody is in the round already. Enrol newcomers on the page "
                    "Participants.");
}

int RoundTasks::openTablesBefore(core::RoundNumber round) const
{
    return core::openTables(desk_.tournament(), core::RoundNumber{core::plain(round) - 1});
}

bool RoundTasks::isByStandings(core::RoundNumber round) const
{
    const auto how = notes_.drawnHow(round);
    return how && (how->mode == seating::Mode::Swiss || how->mode == seating::Mode::Final);
}

void RoundTasks::start(RoundTask task, core::RoundNumber number)
{
    // A copy: what another desk changes while a dialog is open must not move under it.
    const auto* found = core::findRound(desk_.tournament(), number);
    if (found == nullptr) {
        return;
    }
    const core::Round round = *found;
    switch (task) {
    case RoundTask::Publish:
        publish(number);
        break;
    case RoundTask::Close:
        settle(desk_.run([&](auto& director, auto id) { return director.close(id, number); }));
        break;
    case RoundTask::Latecomer:
        seatLatecomer(round);
        break;
    case RoundTask::Missing:
        replaceMissing(round);
        break;
    case RoundTask::CorrectSeats:
        correctSeats(round);
        break;
    case RoundTask::Reprint:
        Q_EMIT reprintWanted(number);
        break;
    case RoundTask::Shorten:
        shorten(round);
        break;
    case RoundTask::Withdraw:
        withdraw(number);
        break;
    case RoundTask::Cancel:
        cancel(number);
        break;
    case RoundTask::Reopen:
        reopen(number);
        break;
    }
}

bool RoundTasks::settle(const core::Result<core::Done>& result)
{
    if (result) {
        return true;
    }
    if (const auto text = textOf(result.refused()); !text.isEmpty()) {
        Q_EMIT refused(text);
    }
    return false;
}

void RoundTasks::tellChanged(const core::Round& round, const std::vector<core::TableNumber>& tables)
{
    if (round.head.state != core::RoundState::Draft) {
        Q_EMIT tablesChanged(round.number, tables);
        return;
    }
    core::Mending mending;
    mending.changedTables = tables;
    Q_EMIT told(words::changedTables(mending));
}

void RoundTasks::publish(core::RoundNumber round)
{
    const int open = openTablesBefore(round);
    const bool asks = open > 0 && isByStandings(round);
    if (asks && !confirm(parent_, tr("Publish round %1?").arg(core::plain(round)),
                         tr("It was drawn by standings, and %n table(s) of earlier rounds are "
                            "still open: the standings may change.",
                            nullptr, open),
                         tr("Publish"))) {
        return;
    }
    if (settle(desk_.run([&](auto& director, auto id) { return director.publish(id, round); }))) {
        Q_EMIT published(round);
    }
}

void RoundTasks::withdraw(core::RoundNumber round)
{
    if (confirm(parent_, tr("Withdraw the draw of round %1?").arg(core::plain(round)),
                tr("The tables are taken back; the round can be drawn anew."),
                tr("Withdraw the draw"))) {
        settle(desk_.run([&](auto& director, auto id) { return director.withdraw(id, round); }));
    }
}

void RoundTasks::shorten(const core::Round& round)
{
    const auto answer = askNumberAndReason(
        parent_, tr("Shorten the round"),
        tr("Round %1 has %n game(s) at each table.", nullptr, round.head.games)
            .arg(core::plain(round.number)),
        tr("Change"), {tr("Games at each table"), 1, mostGames, std::max(1, round.head.games - 1)});
    if (answer) {
        settle(desk_.run([&](auto& director, auto id) {
            return director.changeGames(id, round.number, answer->number, answer->reason);
        }));
    }
}

void RoundTasks::cancel(core::RoundNumber round)
{
    const auto reason = askReason(parent_, tr("Cancel round %1?").arg(core::plain(round)),
                                  tr("Its results are kept but none counts. It can be reopened."),
                                  tr("Cancel the round"));
    if (reason) {
        settle(desk_.run(
            [&](auto& director, auto id) { return director.cancel(id, round, *reason); }));
    }
}

void RoundTasks::reopen(core::RoundNumber round)
{
    const auto reason = askReason(parent_, tr("Reopen round %1?").arg(core::plain(round)),
                                  tr("It is being played again, and results can be entered."),
                                  tr("Reopen the round"), true);
    if (reason) {
        settle(desk_.run(
            [&](auto& director, auto id) { return director.reopen(id, round, *reason); }));
    }
}

void RoundTasks::seatLatecomer(const core::Round& round)
{
    const core::Tournament tournament = desk_.tournament();
    RepairDialog dialog(RepairDialog::Kind::Latecomer, tournament, round, parent_);
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    const core::SeatingTerms terms{{}, core::planOf(round)};
    if (settle(desk_.run([&](auto& director, auto id) {
            return director.seatLatecomer(id, dialog.way().plan, dialog.person(), terms);
        }))) {
        tellChanged(round, dialog.way().changedTables);
    }
}

void RoundTasks::replaceMissing(const core::Round& round)
{
    const core::Tournament tournament = desk_.tournament();
    RepairDialog dialog(RepairDialog::Kind::Missing, tournament, round, parent_);
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    const core::SeatingTerms terms{{}, core::planOf(round)};
    if (settle(desk_.run([&](auto& director, auto id) {
            return director.replaceMissing(id, dialog.way().plan, dialog.person(), dialog.absence(),
                                           terms);
        }))) {
        tellChanged(round, dialog.way().changedTables);
    }
}

void RoundTasks::correctSeats(const core::Round& round)
{
    const core::Tournament tournament = desk_.tournament();
    CorrectSeatsDialog dialog(tournament, round, parent_);
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    if (settle(desk_.run([&](auto& director, auto id) {
            return director.swapSeats(id, round.number, dialog.one(), dialog.other(),
                                      dialog.resultsGo(), dialog.reason());
        }))) {
        tellChanged(round, tablesOf(round, {dialog.one(), dialog.other()}));
    }
}

} // namespace desk
