#include "reports/documents/papers_now.h"

#include "core/evening/evening_steps.h"
#include "core/evening/evening_use.h"
#include "core/money/fee.h"

#include <algorithm>

namespace documents {
namespace {

enum class Phase : std::uint8_t { BeforeTheFirstRound, Playing, BetweenRounds, AtTheEnd };

Phase phaseOf(const core::Tournament& tournament, const std::vector<core::NextStep>& steps)
{
    const auto& rounds = tournament.rounds;
    const bool hasBegun = std::any_of(rounds.begin(), rounds.end(), [](const core::Round& round) {
        return round.head.state != core::RoundState::Draft;
    });
    const auto last = steps.back().step;
    if (core::isSkippable(last)) {
        return Phase::AtTheEnd; // While rounds are to be played, the last one can't be.
    }
    if (last == core::EveningStep::EnterResults) {
        return Phase::Playing;
    }
    return hasBegun ? Phase::BetweenRounds : Phase::BeforeTheFirstRound;
}

/// Of a phase, the most needed first: more than five, as some do not apply.
std::vector<Kind> papersOf(Phase phase)
{
    using enum Kind;
    switch (phase) {
    case Phase::BeforeTheFirstRound:
        return {CheckInList, SignUpList,   PrizeList, Participants,
                SlipPads,    TableNumbers, Poster,    NameBadges};
    case Phase::Playing:
        return {SeatingByTable, SeatingByName, ScoreSlips, OpenTables, Tree, PaperKit};
    case Phase::BetweenRounds:
        return {Standings, RoundResults, Tree, CrossTable, PersonalSheet, PaperKit};
    case Phase::AtTheEnd:
        return {PlayOffSlip, Standings,  Winners,    Certificate,
                LicenceFee,  CashReport, CrossTable, PersonalSheet};
    }
    return {};
}

/// Whether the evening has what the document is about.
bool isUsed(Kind kind, const core::Tournament& tournament, const std::vector<core::NextStep>& steps)
{
    const auto& settings = tournament.settings;
    const auto use = core::useOf(tournament, false);
    switch (kind) {
    case Kind::CheckInList:
        return use.checkIn;
    case Kind::PrizeList:
        return !settings.prizes.empty() || !settings.prizeCents.empty();
    case Kind::Participants:
        return use.cash && !tournament.participants.empty();
    case Kind::CashReport:
        return use.cash;
    case Kind::PlayOffSlip:
        return std::any_of(steps.begin(), steps.end(), [](const core::NextStep& step) {
            return step.step == core::EveningStep::DecideTie;
        });
    case Kind::LicenceFee:
        return core::licenceFee(tournament).cents > 0;
    default:
        return true;
    }
}

} // namespace

std::vector<Kind> papersNow(const core::Tournament& tournament)
{
    constexpr std::size_t most = 5;
    const auto applying = kindsFor(tournament);
    const auto steps = core::stepsLeft(tournament, {}, {}, false);
    auto papers = papersOf(phaseOf(tournament, steps));
    std::erase_if(papers, [&](Kind kind) {
        return std::find(applying.begin(), applying.end(), kind) == applying.end() ||
               !isUsed(kind, tournament, steps);
    });
    papers.resize(std::min(papers.size(), most));
    return papers;
}

} // namespace documents
