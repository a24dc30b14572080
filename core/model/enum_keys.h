#pragma once

#include "core/model/certificate.h"
#include "core/model/enum_table.h"
#include "core/model/player.h"
#include "core/model/tournament.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <type_traits>

/// The keys of enumerations in files, in the journal and on the command line.
namespace core {

/// The name of a scoring::MatchForm; alternatives in order.
enum class MatchFormName : std::uint8_t { Target, Quick };

template <typename Value>
using EnumKeys = EnumTable<Value, const char*>;

/// Specialised for each enumeration that is stored by key.
template <typename Value>
inline constexpr auto enumKeys = nullptr;

template <>
inline constexpr EnumKeys<scoring::RuleSet> enumKeys<scoring::RuleSet> = {
    {scoring::RuleSet::RummyPure, "rummy-pure"},
    {scoring::RuleSet::RummyPurePlus, "rummy-pure-plus"},
    {scoring::RuleSet::Romme500, "romme-500"},
};
template <>
inline constexpr EnumKeys<scoring::NamedScale> enumKeys<scoring::NamedScale> = {
    {scoring::NamedScale::English, "english"},
    {scoring::NamedScale::German, "german"},
    {scoring::NamedScale::Balanced, "balanced"},
};
template <>
inline constexpr EnumKeys<scoring::Ties> enumKeys<scoring::Ties> = {
    {scoring::Ties::Split, "split"},
    {scoring::Ties::High, "high"},
};
template <>
inline constexpr EnumKeys<scoring::EarlyTermination> enumKeys<scoring::EarlyTermination> = {
    {scoring::EarlyTermination::Full, "full"},
    {scoring::EarlyTermination::Shifted, "shifted"},
};
template <>
inline constexpr EnumKeys<scoring::FirstRoundRommeClaims> enumKeys<scoring::FirstRoundRommeClaims> =
    {
        {scoring::FirstRoundRommeClaims::Keep, "keep"},
        {scoring::FirstRoundRommeClaims::Pool, "pool"},
};
template <>
inline constexpr std::array<EnumEntry<scoring::AverageGame, const char*>, 1>
    enumKeys<scoring::AverageGame> = {{
        {scoring::AverageGame(), "average"},
    }};
template <>
inline constexpr EnumKeys<scoring::RankBy> enumKeys<scoring::RankBy> = {
    {scoring::RankBy::Tmp, "tmp"},
    {scoring::RankBy::Mean, "mean"},
};
template <>
inline constexpr EnumKeys<scoring::TieBreak> enumKeys<scoring::TieBreak> = {
    {scoring::TieBreak::Wins, "wins"},     {scoring::TieBreak::Rommes, "rommes"},
    {scoring::TieBreak::Claims, "claims"}, {scoring::TieBreak::Stones, "stones"},
    {scoring::TieBreak::Gmp, "gmp"},
};
template <>
inline constexpr EnumKeys<FeeBasis> enumKeys<FeeBasis> = {
    {FeeBasis::Played, "played"},
    {FeeBasis::Registered, "registered"},
};
template <>
inline constexpr EnumKeys<RoundState> enumKeys<RoundState> = {
    {RoundState::Draft, "draft"},
    {RoundState::Published, "published"},
    {RoundState::Closed, "closed"},
    {RoundState::Cancelled, "cancelled"},
};
template <>
inline constexpr EnumKeys<TableMark> enumKeys<TableMark> = {
    {TableMark::Unclear, "unclear"},
    {TableMark::Disputed, "disputed"},
};
template <>
inline constexpr EnumKeys<TieDecidedBy> enumKeys<TieDecidedBy> = {
    {TieDecidedBy::Lot, "lot"},
    {TieDecidedBy::Reason, "reason"},
    {TieDecidedBy::PlayOff, "play-off"},
};
template <>
inline constexpr EnumKeys<PrizeFor> enumKeys<PrizeFor> = {
    {PrizeFor::Rank, "rank"},   {PrizeFor::Group, "group"},   {PrizeFor::Team, "team"},
    {PrizeFor::Round, "round"}, {PrizeFor::Claims, "claims"}, {PrizeFor::Rommes, "rommes"},
    {PrizeFor::Last, "last"},   {PrizeFor::Door, "door"},
};
template <>
inline constexpr EnumKeys<AbsentWinners> enumKeys<AbsentWinners> = {
    {AbsentWinners::Keep, "keep"},
    {AbsentWinners::PassOn, "pass-on"},
};
template <>
inline constexpr EnumKeys<scoring::Ending> enumKeys<scoring::Ending> = {
    {scoring::Ending::Romme, "romme"},
    {scoring::Ending::FirstRoundRomme, "first-round-romme"},
    {scoring::Ending::Early, "early"},
};
template <>
inline constexpr EnumKeys<scoring::DealEnding> enumKeys<scoring::DealEnding> = {
    {scoring::DealEnding::Out, "out"},
    {scoring::DealEnding::Stock, "stock"},
};
template <>
inline constexpr EnumKeys<CardEvent> enumKeys<CardEvent> = {
    {CardEvent::Points, "points"},
    {CardEvent::Ring, "ring"},
    {CardEvent::Single, "single"},
    {CardEvent::Multi, "multi"},
};
template <>
inline constexpr EnumKeys<TableScoring> enumKeys<TableScoring> = {
    {TableScoring::CardPoints, "card-points"},
    {TableScoring::MatchPoints, "match-points"},
};
template <>
inline constexpr EnumKeys<MatchFormName> enumKeys<MatchFormName> = {
    {MatchFormName::Target, "target"},
    {MatchFormName::Quick, "quick"},
};
template <>
inline constexpr EnumKeys<CertificateDesign> enumKeys<CertificateDesign> = {
    {CertificateDesign::Laurel, "laurel"},
    {CertificateDesign::Stones, "stones"},
    {CertificateDesign::Plain, "plain"},
};
template <>
inline constexpr EnumKeys<Attendance> enumKeys<Attendance> = {
    {Attendance::Here, "here"},
    {Attendance::Expected, "expected"},
    {Attendance::Waiting, "waiting"},
};
template <>
inline constexpr EnumKeys<seating::Threes> enumKeys<seating::Threes> = {
    {seating::Threes::First, "first"},
    {seating::Threes::Fair, "fair"},
    {seating::Threes::Last, "last"},
};
template <>
inline constexpr EnumKeys<PhoneSlips> enumKeys<PhoneSlips> = {
    {PhoneSlips::Off, "off"},
    {PhoneSlips::Desk, "desk"},
    {PhoneSlips::SecondSeat, "second-seat"},
};
template <>
inline constexpr EnumKeys<CertificateField> enumKeys<CertificateField> = {
    {CertificateField::Name, "name"},
    {CertificateField::Rank, "place"},
    {CertificateField::Points, "points"},
    {CertificateField::Event, "event"},
    {CertificateField::Date, "date"},
    {CertificateField::Venue, "venue"},
    {CertificateField::Club, "club"},
    {CertificateField::Organiser, "organiser"},
    {CertificateField::Participants, "participants"},
};
template <>
inline constexpr EnumKeys<PublicName> enumKeys<PublicName> = {
    {PublicName::Full, "full"},
    {PublicName::Short, "short"},
    {PublicName::Number, "number"},
};

template <typename Value>
concept HasWords = !std::is_null_pointer_v<std::remove_const_t<decltype(enumKeys<Value>)>>;

template <HasWords Value>
QString keyOf(Value value)
{
    for (const auto& entry : enumKeys<Value>) {
        if (entry.key == value) {
            return QString::fromLatin1(entry.value);
        }
    }
    return {};
}

template <HasWords Value>
std::optional<Value> fromWord(const QString& text)
{
    for (const auto& entry : enumKeys<Value>) {
        if (QLatin1StringView(entry.value) == text) {
            return entry.key;
        }
    }
    return std::nullopt;
}

template <HasWords Value>
QStringList allWords()
{
    QStringList words;
    for (const auto& entry : enumKeys<Value>) {
        words << QString::fromLatin1(entry.value);
    }
    return words;
}

} // namespace core
