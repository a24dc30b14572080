#pragma once

#include "core/cards/matches.h"
#include "deal_builder.h"
#include "evening.h"

/// Rommé 500 evenings in short form.
namespace card_evening {

using namespace evening;
using core::CardEvent;
using core::CardRules;
using scoring::QuickMatch;
using scoring::TargetMatch;

/// Participants 1 to `participants`, no rounds.
inline core::Tournament cards(int participants, const CardRules& rules)
{
    auto tournament = evening::tournament(participants);
    tournament.settings.rules.ruleSet = scoring::RuleSet::Romme500;
    tournament.settings.cards = rules;
    return tournament;
}

inline CardRules quick(CardEvent event, std::int32_t deals = 1)
{
    CardRules rules;
    rules.event = event;
    rules.match = QuickMatch{deals};
    return rules;
}

inline CardRules target(CardEvent event, std::int32_t points)
{
    CardRules rules;
    rules.event = event;
    rules.match = TargetMatch{points};
    return rules;
}

inline core::PlayedDeal dealt(const char* melded, const char* hands)
{
    return {deal_builder::deal(melded, hands)};
}

inline core::PlayedDeal dealtToStock(const char* melded, const char* hands)
{
    return {deal_builder::stock(melded, hands)};
}

inline core::PlayedDeal tieBreak(std::vector<core::StartNumber> players, const char* melded,
                                 const char* hands)
{
    return {deal_builder::deal(melded, hands), std::move(players)};
}

/// The outcomes as games 1, 2, …
inline std::vector<core::Game> games(std::vector<core::GameOutcome> outcomes)
{
    std::vector<core::Game> games;
    for (auto& outcome : outcomes) {
        const core::GameNumber number{static_cast<std::int32_t>(games.size()) + 1};
        games.push_back({number, std::move(outcome)});
    }
    return games;
}

inline QString numbersText(const std::vector<core::StartNumber>& numbers)
{
    QStringList texts;
    for (const auto number : numbers) {
        texts << QString::number(plain(number));
    }
    return texts.join(u',');
}

inline QString statusText(core::MatchStatus status)
{
    switch (status) {
    case core::MatchStatus::Running:
        return QStringLiteral("running");
    case core::MatchStatus::Won:
        return QStringLiteral("won");
    case core::MatchStatus::Split:
        return QStringLiteral("split");
    case core::MatchStatus::TieBreaker:
        return QStringLiteral("tie-breaker");
    case core::MatchStatus::Lot:
        return QStringLiteral("lot");
    }
    return {};
}

/// "won 4,7": the status, and the people named.
inline QString matchText(const core::MatchState& match)
{
    return (statusText(match.status) + u' ' + numbersText(match.winners)).trimmed();
}

} // namespace card_evening
