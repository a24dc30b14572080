#include "core/faults/faults.h"
#include "core/model/limits.h"
#include "core/ranking/discipline.h"

#include <algorithm>

namespace core {

using namespace Qt::Literals::StringLiterals;
using scoring::DealDoubt;
using scoring::DealFault;
using scoring::GameDoubt;
using scoring::GameFault;

namespace {

Pointer placeOf(const scoring::Finding<GameFault>& finding, const Pointer& game)
{
    Pointer hands = game / "hands"_L1;
    switch (finding.kind) {
    case GameFault::NegativeStones:
        return hands / *finding.seat / "stones"_L1;
    case GameFault::NegativeClaims:
    case GameFault::ClaimsInPure:
        return hands / *finding.seat / "claims"_L1;
    case GameFault::EmptyHandInEarly:
    case GameFault::FirstRoundRommeIsOff:
        return game / "ending"_L1;
    case GameFault::HandCountRefused:
    case GameFault::SeveralEmptyHands:
    case GameFault::NoEmptyHand:
    case GameFault::TooManyStones:
        break;
    }
    return hands;
}

Pointer placeOf(const scoring::Finding<GameDoubt>& finding, const Pointer& game)
{
    Pointer hands = game / "hands"_L1;
    if (!finding.seat) {
        return hands;
    }
    return hands / *finding.seat /
           (finding.kind == GameDoubt::ManyClaims ? "claims"_L1 : "stones"_L1);
}

Pointer placeOf(const scoring::Finding<DealFault>& finding, const Pointer& game)
{
    Pointer hands = game / "hands"_L1;
    switch (finding.kind) {
    case DealFault::NegativeMelded:
    case DealFault::TooMuchMelded:
        return hands / *finding.seat / "melded"_L1;
    case DealFault::NegativeHand:
    case DealFault::HandOfOne:
        return hands / *finding.seat / "hand"_L1;
    case DealFault::NoEmptyHand:
        return game / "ending"_L1;
    case DealFault::HandCountRefused:
    case DealFault::SeveralEmptyHands:
    case DealFault::TooMuchInHand:
    case DealFault::TooLittleMelded:
        break;
    }
    return hands;
}

Pointer placeOf(const scoring::Finding<DealDoubt>& /*finding*/, const Pointer& game)
{
    return game / "hands"_L1;
}

template <typename Kind>
QStringList argumentsOf(const scoring::Finding<Kind>& finding)
{
    return {QString::number(finding.actual), QString::number(finding.limit)};
}

void findSubstituteFaults(const std::vector<Substitution>& substitutions, const Roster& roster,
                          const Pointer& hands, Refusals& faults)
{
    for (const auto& substitution : substitutions) {
        const Pointer hand = hands / substitution.seat;
        if (const auto* name = std::get_if<Substitution::PlayedBy>(&substitution.by)) {
            const Pointer at = hand / "playedBy"_L1;
            if (name->trimmed().isEmpty()) {
                faults.push_back({ResultFault::SubstituteMissing, at, {}});
            } else if (!isPlainLine(*name)) {
                faults.push_back({ParticipantFault::TextNotPlain, at, {}});
            }
            findLineFaults(*name, at, faults);
        } else {
            const auto taker = std::get<Substitution::TakenOverBy>(substitution.by);
            addFaults(faults, roster.refusalsOf(taker, hand / "participant"_L1));
        }
    }
}

void findDoubleSubstitutes(const std::vector<Substitution>& all, const Pointer& hands,
                           Refusals& faults)
{
    for (auto here = all.begin(); here != all.end(); ++here) {
        if (std::any_of(all.begin(), here,
                        [here](const auto& before) { return before.seat == here->seat; })) {
            faults.push_back({ResultFault::TwoSubstitutes, hands / here->seat, {}});
        }
    }
}

/// `played` is a PlayedGame or PlayedDeal, `hands` its list.
template <typename Played, typename Hands>
void findDoubleHands(const Played& played, const Hands& hands, const TableHead& table,
                     const Pointer& place, Refusals& faults)
{
    std::vector<StartNumber> credited;
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        if (!hands[seat]) {
            continue;
        }
        const StartNumber holder = creditedParticipant(table, played, seat);
        if (std::find(credited.begin(), credited.end(), holder) != credited.end()) {
            faults.push_back(
                {ResultFault::TwoHands, place / seat, {QString::number(plain(holder))}});
        }
        credited.push_back(holder);
    }
}

/// The checks common to games and deals: as many hands as people, `findings` about their numbers,
/// and substitutions.
template <typename Played, typename Hands, typename Findings>
Refusals playedFaults(const Played& played, const Hands& hands, std::size_t people,
                      const Findings& findings, const GameSetting& setting, const Pointer& place)
{
    const Pointer list = place / "hands"_L1;
    if (hands.size() != people) {
        return {{ResultFault::HandCount,
                 list,
                 {QString::number(hands.size()), QString::number(people)}}};
    }
    Refusals faults;
    for (const auto& finding : findings) {
        faults.push_back({finding.kind, placeOf(finding, place), argumentsOf(finding)});
    }
    findSubstituteFaults(played.substitutions, setting.roster, list, faults);
    findDoubleSubstitutes(played.substitutions, list, faults);
    findDoubleHands(played, hands, setting.table, list, faults);
    return faults;
}

Refusals faultsOf(const PlayedGame& game, const GameSetting& setting, const Pointer& place)
{
    return playedFaults(game, game.result.hands, setting.table.seats.size(),
                        gameFaults(setting.rules, game.result), setting, place);
}

Refusals faultsOf(const PlayedDeal& deal, const GameSetting& setting, const Pointer& place)
{
    const auto& players = playersOf(setting.table, deal);
    const auto& hands = deal.deal.hands;
    Refusals faults =
        playedFaults(deal, hands, players.size(), dealFaults(deal.deal), setting, place);
    for (std::size_t hand = 0; deal.isTieBreak() && hand < hands.size(); ++hand) {
        if (!hands[hand] && hand < players.size()) {
            faults.push_back({MatchFault::TieBreakHand,
                              place / "hands"_L1 / hand,
                              {QString::number(plain(players[hand]))}});
        }
    }
    return faults;
}

Refusals faultsOf(const UnplayedGame& game, const GameSetting& /*setting*/, const Pointer& place)
{
    const Pointer at = place / "notPlayed"_L1;
    Refusals faults;
    if (game.reason.trimmed().isEmpty()) {
        faults.push_back({ResultFault::ReasonMissing, at, {}});
    }
    findNoteFaults(game.reason, at, faults);
    return faults;
}

template <typename Findings>
Warnings warningsOf(const Findings& findings, const Pointer& place)
{
    Warnings warnings;
    for (const auto& finding : findings) {
        warnings.push_back({finding.kind, placeOf(finding, place), argumentsOf(finding)});
    }
    return warnings;
}

} // namespace

Refusals faultsOf(const Game& game, const GameSetting& setting, const Pointer& place)
{
    Refusals faults;
    const Discipline& discipline = Discipline::of(setting.rules.ruleSet);
    const bool limited = discipline.hasFixedGames();
    if (!gamesRange.contains(plain(game.number)) ||
        (limited && plain(game.number) > setting.gamesOfRound)) {
        faults.push_back({ResultFault::GameOutOfRange,
                          place / "number"_L1,
                          {QString::number(plain(game.number)),
                           limited ? QString::number(setting.gamesOfRound) : QString()}});
    }
    if (!discipline.accepts(game.outcome)) {
        faults.push_back({ResultFault::OtherRules, place / "hands"_L1, {}});
        return faults;
    }
    const auto more = std::visit(
        [&](const auto& outcome) { return faultsOf(outcome, setting, place); }, game.outcome);
    faults.insert(faults.end(), more.begin(), more.end());
    return faults;
}

Warnings doubtsOf(const GameOutcome& outcome, const GameOutcome* previous, const Pointer& place)
{
    if (const auto* deal = std::get_if<PlayedDeal>(&outcome)) {
        const auto* before = previous != nullptr ? std::get_if<PlayedDeal>(previous) : nullptr;
        return warningsOf(dealDoubts(deal->deal, before != nullptr ? &before->deal : nullptr),
                          place);
    }
    const auto* played = std::get_if<PlayedGame>(&outcome);
    if (played == nullptr) {
        return {};
    }
    const auto* before = previous != nullptr ? std::get_if<PlayedGame>(previous) : nullptr;
    return warningsOf(gameDoubts(played->result, before != nullptr ? &before->result : nullptr),
                      place);
}

} // namespace core
