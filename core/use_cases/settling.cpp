#include "core/use_cases/settling.h"

#include "core/faults/faults.h"
#include "core/use_cases/confirming.h"
#include "core/use_cases/round_checks.h"

#include <algorithm>
#include <map>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

Refusal reused(const PendingEntry& entry)
{
    const auto* const game = gameIn(entry);
    return {ResultFault::ReportReused,
            Pointer() / (game != nullptr ? "game"_L1 : "mark"_L1),
            {game != nullptr ? QString::number(plain(game->game)) : QString()}};
}

Judgement judged(const PendingEntry& entry, const PendingGame& game, const Tournament& tournament,
                 const GameRevision& stored)
{
    const auto key = gameOf(game);
    const auto* const table = findTable(tournament, key.round, key.table);
    const auto* const standing = findGame(*table, key.game);
    if (standing != nullptr) {
        return normalised(standing->outcome, table->head) == normalised(game.outcome, table->head)
                   ? Judgement(AppliedAlready())
                   : Judgement(Differs{standing->outcome});
    }
    EntryTerms terms;
    terms.warningsConfirmed = true;
    terms.seenRevision = entry.seenRevision;
    const auto change = gameEntry(tournament, key, game.outcome, terms, stored);
    return change ? Judgement(Applies()) : Judgement(change.refused());
}

Judgement judged(const PendingMark& mark, const Tournament& tournament)
{
    const auto& head = findTable(tournament, mark.slip.round, mark.slip.table)->head;
    return head.mark == mark.mark ? Judgement(AppliedAlready()) : Judgement(Applies());
}

Refusal entryFault(ResultFault fault, const QString& id)
{
    return {fault, Pointer() / "id"_L1, {id}};
}

/// A game of a table that the desk has to look at first.
Warnings doubtsAbout(const PendingEntry& entry, const Situation& now)
{
    const auto key = tableOf(entry);
    const auto doubt = [&key](UnsettledDoubt code) {
        return Warnings{{code, Pointer() / "id"_L1, {QString::number(plain(key.table))}}};
    };
    if (gameIn(entry) == nullptr) {
        return {};
    }
    if (findTable(now.tournament, key.round, key.table)->head.mark == TableMark::Disputed) {
        return doubt(UnsettledDoubt::Disputed);
    }
    return isObjectedTo(now, now.stored.pendingEntries(now.id, {.isUnsettled = true}), key)
               ? doubt(UnsettledDoubt::ObjectedTo)
               : Warnings();
}

Result<Change> changeOf(const PendingEntry& entry, const Situation& now, EntryTerms terms)
{
    const auto* const game = gameIn(entry);
    if (game == nullptr) {
        const auto& mark = std::get<PendingMark>(entry.action);
        const auto key = tableOf(entry);
        return markTable(now, key, mark.mark,
                         findTable(now.tournament, key.round, key.table)->head.note);
    }
    // A correction replaces the stored result, whatever it is.
    terms.seenRevision = terms.correction ? std::nullopt : std::optional(entry.seenRevision);
    return enterGame(now, gameOf(*game), game->outcome, terms);
}

/// Whether the change ends the playing of that round.
bool endsPlaying(const Step& step, RoundNumber round)
{
    const auto* const head = std::get_if<RoundExchange>(&step);
    return head != nullptr && head->key == round && head->before &&
           head->before->state == RoundState::Published &&
           (!head->after || head->after->state != RoundState::Published);
}

/// Whether the change stores what the entry says.
bool stores(const Step& step, const PendingEntry& entry, const Tournament& tournament)
{
    const auto key = tableOf(entry);
    if (const auto* const game = gameIn(entry)) {
        const auto* const stored = std::get_if<GameExchange>(&step);
        const auto* const table = findTable(tournament, key.round, key.table);
        return stored != nullptr && table != nullptr && stored->key == gameOf(*game) &&
               stored->after &&
               normalised(*stored->after, table->head) == normalised(game->outcome, table->head);
    }
    const auto* const marked = std::get_if<TableExchange>(&step);
    return marked != nullptr && marked->key == key && marked->after &&
           marked->after->mark == std::get<PendingMark>(entry.action).mark;
}

} // namespace

Judgement judge(const PendingEntry& entry, const Situation& now, const PendingEntry* known)
{
    if (known != nullptr) {
        const bool isSame = entry.action == known->action && entry.reason == known->reason;
        return isSame ? Judgement(AppliedAlready()) : Judgement(Refused{{reused(entry)}, {}});
    }
    const auto* const game = gameIn(entry);
    return judge(entry, now.tournament,
                 game != nullptr ? now.stored.gameRevision(now.id, gameOf(*game)) : GameRevision());
}

Judgement judge(const PendingEntry& entry, const Tournament& tournament, const GameRevision& stored)
{
    if (const auto slip = inForce(tournament, slipOf(entry)); !slip) {
        return slip.refused();
    }
    if (const auto spot = spotFor(tournament, tableOf(entry), {RoundState::Published}); !spot) {
        return spot.refused();
    }
    const auto* const game = gameIn(entry);
    return game != nullptr ? judged(entry, *game, tournament, stored)
                           : judged(std::get<PendingMark>(entry.action), tournament);
}

Result<std::vector<scoring::GameDoubt>> checkEntry(const Situation& now, const PendingEntry& entry,
                                                   bool warningsConfirmed)
{
    std::vector<scoring::GameDoubt> doubts;
    const auto* const game = gameIn(entry);
    if (game == nullptr) {
        return doubts;
    }
    if (!isInTime(now, entry)) {
        const auto* const round = findRound(now.tournament, slipOf(entry).round);
        auto refusals = round != nullptr ? gameNumberRefusals(now, *round, game->game) : Refusals();
        return refusals.empty() ? Result(doubts) : refusals;
    }
    const auto key = gameOf(*game);
    Refusals faults;
    findNoteFaults(entry.reason, Pointer() / "reason"_L1, faults);
    if (!faults.empty()) {
        return faults;
    }
    const EntryTerms terms{warningsConfirmed, isCorrection(entry), {}, entry.seenRevision};
    if (const auto checked = enterGame(now, key, game->outcome, terms); !checked) {
        return checked.refused();
    }
    const auto& person = entry.sender.person;
    if (person && !seatIn(now, *game, *person)) {
        return Refusal{
            ResultFault::NotOfTable, Pointer() / "reporter"_L1, {QString::number(plain(*person))}};
    }
    for (const auto& warning : entryDoubts(now, key, game->outcome)) {
        if (const auto* const doubt = std::get_if<scoring::GameDoubt>(&warning.code)) {
            doubts.push_back(*doubt);
        }
    }
    return doubts;
}

const PendingEntry* replacedBy(const PendingEntry& entry, const PendingEntries& before)
{
    const auto replaced =
        std::find_if(before.rbegin(), before.rend(), [&entry](const PendingEntry& one) {
            return !one.settled && one.sender.device == entry.sender.device &&
                   concernTheSame(one, entry);
        });
    return replaced != before.rend() ? &*replaced : nullptr;
}

Result<Change> takeEntry(const Situation& now, const TakenEntry& taken)
{
    const auto entry = now.stored.pendingEntry(now.id, taken.id);
    if (!entry || entry->settled) {
        return entryFault(entry ? ResultFault::EntrySettled : ResultFault::EntryUnknown, taken.id);
    }
    const auto judgement = judge(*entry, now);
    if (const auto* const refused = std::get_if<Refused>(&judgement)) {
        return *refused;
    }
    auto change = changeOf(*entry, now, taken.terms);
    const auto doubts = taken.terms.warningsConfirmed ? Warnings() : doubtsAbout(*entry, now);
    if (doubts.empty() || (!change && !change.refused().refusals.empty())) {
        return change;
    }
    Refused unconfirmed = change ? Refused() : change.refused();
    unconfirmed.unconfirmed.insert(unconfirmed.unconfirmed.begin(), doubts.begin(), doubts.end());
    return unconfirmed;
}

std::vector<std::pair<QString, SettledHow>>
settledBy(const Change& change, const PendingEntries& unsettled, const Tournament& tournament)
{
    const auto isAny = [&change](const auto& matches) {
        return std::any_of(change.steps.begin(), change.steps.end(), matches);
    };
    const auto isStored = [&](const PendingEntry& entry) {
        return isAny([&](const Step& step) { return stores(step, entry, tournament); });
    };
    const auto after = [&unsettled](const PendingEntry& entry) {
        return std::next(unsettled.begin(), &entry - unsettled.data() + 1);
    };
    std::vector<std::pair<QString, SettledHow>> settled;
    for (const auto& entry : unsettled) {
        if (isStored(entry)) {
            settled.emplace_back(entry.id, SettledHow::Taken);
        } else if (isAny(
                       [&](const Step& step) { return endsPlaying(step, slipOf(entry).round); })) {
            settled.emplace_back(entry.id, SettledHow::Dropped);
        } else if (std::any_of(after(entry), unsettled.end(), [&](const PendingEntry& newer) {
                       return concernTheSame(entry, newer) && isStored(newer);
                   })) {
            settled.emplace_back(entry.id, SettledHow::Replaced);
        }
    }
    return settled;
}

Warnings droppingDoubts(const Change& change, const PendingEntries& unsettled,
                        const Tournament& tournament)
{
    const auto settled = settledBy(change, unsettled, tournament);
    std::map<TableKey, int> leftOut;
    for (const auto& entry : unsettled) {
        if (isInTime(tournament, entry) &&
            std::find(settled.begin(), settled.end(), std::pair(entry.id, SettledHow::Dropped)) !=
                settled.end()) {
            ++leftOut[tableOf(entry)];
        }
    }
    Warnings doubts;
    for (const auto& [table, entries] : leftOut) {
        addWarning(doubts, {UnsettledDoubt::LeftOut,
                            Pointer() / "round"_L1,
                            {QString::number(plain(table.table)), QString::number(entries)}});
    }
    return doubts;
}

} // namespace core
