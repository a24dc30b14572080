#include "core/faults.h"

#include <algorithm>

namespace core {

using namespace Qt::Literals::StringLiterals;
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

template <typename Kind>
QStringList argumentsOf(const scoring::Finding<Kind>& finding)
{
    return {QString::number(finding.actual), QString::number(finding.limit)};
}

void findSubstituteFaults(const PlayedGame& game, const Roster& roster, const Pointer& hands,
                          Refusals& faults)
{
    for (const auto& substitution : game.substitutions) {
        const Pointer hand = hands / substitution.seat;
        if (const auto* name = std::get_if<Substitution::PlayedBy>(&substitution.by)) {
            const Pointer at = hand / "playedBy"_L1;
            if (name->trimmed().isEmpty()) {
                faults.push_back({ResultFault::SubstituteMissing, at, {}});
            } else if (!isPlainLine(*name)) {
                faults.push_back({ParticipantFault::TextNotPlain, at, {}});
            }
        } else if (const auto taker = std::get<Substitution::TakenOverBy>(substitution.by);
                   !roster.has(taker)) {
            faults.push_back({ParticipantFault::Unknown,
                              hand / "participant"_L1,
                              {QString::number(plain(taker))}});
        }
    }
}

void findDoubleSubstitutes(const PlayedGame& game, const Pointer& hands, Refusals& faults)
{
    const auto& all = game.substitutions;
    for (auto here = all.begin(); here != all.end(); ++here) {
        if (std::any_of(all.begin(), here,
                        [here](const auto& before) { return before.seat == here->seat; })) {
            faults.push_back({ResultFault::TwoSubstitutes, hands / here->seat, {}});
        }
    }
}

void findDoubleHands(const PlayedGame& game, const TableHead& table, const Pointer& hands,
                     Refusals& faults)
{
    std::vector<StartNumber> credited;
    for (std::size_t seat = 0; seat < game.result.hands.size(); ++seat) {
        if (!game.result.hands[seat]) {
            continue;
        }
        const StartNumber holder = creditedParticipant(table, game, seat);
        if (std::find(credited.begin(), credited.end(), holder) != credited.end()) {
            faults.push_back(
                {ResultFault::TwoHands, hands / seat, {QString::number(plain(holder))}});
        }
        credited.push_back(holder);
    }
}

Refusals playedGameFaults(const PlayedGame& game, const GameSetting& setting, const Pointer& place)
{
    const Pointer hands = place / "hands"_L1;
    const auto found = game.result.hands.size();
    const auto seats = setting.table.seats.size();
    if (found != seats) {
        return {{ResultFault::HandCount, hands, {QString::number(found), QString::number(seats)}}};
    }
    Refusals faults;
    for (const auto& finding : gameFaults(setting.rules, game.result)) {
        faults.push_back({finding.kind, placeOf(finding, place), argumentsOf(finding)});
    }
    findSubstituteFaults(game, setting.roster, hands, faults);
    findDoubleSubstitutes(game, hands, faults);
    findDoubleHands(game, setting.table, hands, faults);
    return faults;
}

} // namespace

Refusals faultsOf(const Game& game, const GameSetting& setting, const Pointer& place)
{
    Refusals faults;
    if (plain(game.number) < 1 || plain(game.number) > setting.gamesOfRound) {
        faults.push_back(
            {ResultFault::GameOutOfRange,
             place / "number"_L1,
             {QString::number(plain(game.number)), QString::number(setting.gamesOfRound)}});
    }
    if (const auto* played = std::get_if<PlayedGame>(&game.outcome)) {
        const auto more = playedGameFaults(*played, setting, place);
        faults.insert(faults.end(), more.begin(), more.end());
    } else if (std::get<UnplayedGame>(game.outcome).reason.trimmed().isEmpty()) {
        faults.push_back({ResultFault::ReasonMissing, place / "notPlayed"_L1, {}});
    }
    return faults;
}

Warnings doubtsOf(const GameOutcome& outcome, const GameOutcome* previous, const Pointer& place)
{
    const auto* played = std::get_if<PlayedGame>(&outcome);
    if (played == nullptr) {
        return {};
    }
    const auto* before = previous != nullptr ? std::get_if<PlayedGame>(previous) : nullptr;
    Warnings warnings;
    for (const auto& finding :
         gameDoubts(played->result, before != nullptr ? &before->result : nullptr)) {
        warnings.push_back({finding.kind, placeOf(finding, place), argumentsOf(finding)});
    }
    return warnings;
}

} // namespace core
