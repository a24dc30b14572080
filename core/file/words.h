#pragma once

#include "core/cards/matches.h"
#include "core/certificate.h"
#include "core/tournament.h"

#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

/// The words by which files, journal and command line know the values of the enumerations.
namespace core {

/// What a scoring::MatchForm is called; the alternatives in their order.
enum class MatchFormName : std::uint8_t { Target, Quick };

template <typename Value>
struct Word
{
    Value value;
    QLatin1StringView text;
};

/// Specialised for each enumeration that has words.
template <typename Value>
inline constexpr std::array<Word<Value>, 0> words{};

template <>
inline constexpr std::array<Word<scoring::RuleSet>, 3> words<scoring::RuleSet> = {{
    {scoring::RuleSet::RummyPure, QLatin1StringView("rummy-pure")},
    {scoring::RuleSet::RummyPurePlus, QLatin1StringView("rummy-pure-plus")},
    {scoring::RuleSet::Romme500, QLatin1StringView("romme-500")},
}};
template <>
inline constexpr std::array<Word<scoring::NamedScale>, 3> words<scoring::NamedScale> = {{
    {scoring::NamedScale::English, QLatin1StringView("english")},
    {scoring::NamedScale::German, QLatin1StringView("german")},
    {scoring::NamedScale::Balanced, QLatin1StringView("balanced")},
}};
template <>
inline constexpr std::array<Word<scoring::Ties>, 2> words<scoring::Ties> = {{
    {scoring::Ties::Split, QLatin1StringView("split")},
    {scoring::Ties::High, QLatin1StringView("high")},
}};
template <>
inline constexpr std::array<Word<scoring::EarlyTermination>, 2> words<scoring::EarlyTermination> = {
    {
        {scoring::EarlyTermination::Full, QLatin1StringView("full")},
        {scoring::EarlyTermination::Shifted, QLatin1StringView("shifted")},
    }};
template <>
inline constexpr std::array<Word<scoring::FirstRoundRommeClaims>, 2>
    words<scoring::FirstRoundRommeClaims> = {{
        {scoring::FirstRoundRommeClaims::Keep, QLatin1StringView("keep")},
        {scoring::FirstRoundRommeClaims::Pool, QLatin1StringView("pool")},
    }};
template <>
inline constexpr std::array<Word<scoring::AverageGame>, 1> words<scoring::AverageGame> = {{
    {scoring::AverageGame(), QLatin1StringView("average")},
}};
template <>
inline constexpr std::array<Word<scoring::RankBy>, 2> words<scoring::RankBy> = {{
    {scoring::RankBy::Tmp, QLatin1StringView("tmp")},
    {scoring::RankBy::Mean, QLatin1StringView("mean")},
}};
template <>
inline constexpr std::array<Word<scoring::TieBreak>, 5> words<scoring::TieBreak> = {{
    {scoring::TieBreak::Wins, QLatin1StringView("wins")},
    {scoring::TieBreak::Rommes, QLatin1StringView("rommes")},
    {scoring::TieBreak::Claims, QLatin1StringView("claims")},
    {scoring::TieBreak::Stones, QLatin1StringView("stones")},
    {scoring::TieBreak::Gmp, QLatin1StringView("gmp")},
}};
template <>
inline constexpr std::array<Word<FeeBasis>, 2> words<FeeBasis> = {{
    {FeeBasis::Played, QLatin1StringView("played")},
    {FeeBasis::Registered, QLatin1StringView("registered")},
}};
template <>
inline constexpr std::array<Word<RoundState>, 4> words<RoundState> = {{
    {RoundState::Draft, QLatin1StringView("draft")},
    {RoundState::Published, QLatin1StringView("published")},
    {RoundState::Closed, QLatin1StringView("closed")},
    {RoundState::Cancelled, QLatin1StringView("cancelled")},
}};
template <>
inline constexpr std::array<Word<TableMark>, 2> words<TableMark> = {{
    {TableMark::Unclear, QLatin1StringView("unclear")},
    {TableMark::Disputed, QLatin1StringView("disputed")},
}};
template <>
inline constexpr std::array<Word<scoring::Ending>, 3> words<scoring::Ending> = {{
    {scoring::Ending::Romme, QLatin1StringView("romme")},
    {scoring::Ending::FirstRoundRomme, QLatin1StringView("first-round-romme")},
    {scoring::Ending::Early, QLatin1StringView("early")},
}};
template <>
inline constexpr std::array<Word<scoring::DealEnding>, 2> words<scoring::DealEnding> = {{
    {scoring::DealEnding::Out, QLatin1StringView("out")},
    {scoring::DealEnding::Stock, QLatin1StringView("stock")},
}};
template <>
inline constexpr std::array<Word<CardEvent>, 4> words<CardEvent> = {{
    {CardEvent::Points, QLatin1StringView("points")},
    {CardEvent::Ring, QLatin1StringView("ring")},
    {CardEvent::Single, QLatin1StringView("single")},
    {CardEvent::Multi, QLatin1StringView("multi")},
}};
template <>
inline constexpr std::array<Word<TableScoring>, 2> words<TableScoring> = {{
    {TableScoring::CardPoints, QLatin1StringView("card-points")},
    {TableScoring::MatchPoints, QLatin1StringView("match-points")},
}};
template <>
inline constexpr std::array<Word<MatchFormName>, 2> words<MatchFormName> = {{
    {MatchFormName::Target, QLatin1StringView("target")},
    {MatchFormName::Quick, QLatin1StringView("quick")},
}};
template <>
inline constexpr std::array<Word<MatchStatus>, 5> words<MatchStatus> = {{
    {MatchStatus::Running, QLatin1StringView("running")},
    {MatchStatus::Won, QLatin1StringView("won")},
    {MatchStatus::Split, QLatin1StringView("split")},
    {MatchStatus::TieBreaker, QLatin1StringView("tie-breaker")},
    {MatchStatus::Lot, QLatin1StringView("lot")},
}};
template <>
inline constexpr std::array<Word<CertificateField>, 9> words<CertificateField> = {{
    {CertificateField::Name, QLatin1StringView("name")},
    {CertificateField::Rank, QLatin1StringView("place")},
    {CertificateField::Points, QLatin1StringView("points")},
    {CertificateField::Event, QLatin1StringView("event")},
    {CertificateField::Date, QLatin1StringView("date")},
    {CertificateField::Venue, QLatin1StringView("venue")},
    {CertificateField::Club, QLatin1StringView("club")},
    {CertificateField::Organiser, QLatin1StringView("organiser")},
    {CertificateField::Participants, QLatin1StringView("participants")},
}};

template <typename Value>
concept HasWords = !words<Value>.empty();

template <HasWords Value>
QString wordOf(Value value)
{
    for (const auto& word : words<Value>) {
        if (word.value == value) {
            return word.text;
        }
    }
    return {};
}

template <HasWords Value>
std::optional<Value> fromWord(const QString& text)
{
    for (const auto& word : words<Value>) {
        if (word.text == text) {
            return word.value;
        }
    }
    return std::nullopt;
}

template <HasWords Value>
QStringList allWords()
{
    QStringList texts;
    for (const auto& word : words<Value>) {
        texts << word.text;
    }
    return texts;
}

} // namespace core
