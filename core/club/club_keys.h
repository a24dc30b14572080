#pragma once

#include "core/club/cash.h"
#include "core/club/gone.h"
#include "core/club/helper_code.h"
#include "core/club/helpers.h"
#include "core/club/record_kind.h"
#include "core/club/series.h"
#include "core/model/enum_keys.h"

/// The keys of the club's enumerations in files, in the journal and on the command line.
namespace core {

template <>
inline constexpr EnumKeys<RecordKind> enumKeys<RecordKind> = {
    {RecordKind::MostPoints, "most-points"},
    {RecordKind::MostRommes, "most-rommes"},
    {RecordKind::LongestStreak, "longest-streak"},
};
template <>
inline constexpr EnumKeys<SeriesMeasure> enumKeys<SeriesMeasure> = {
    {SeriesMeasure::MatchPoints, "tmp"},
    {SeriesMeasure::PlacePoints, "place-points"},
    {SeriesMeasure::BeatenPlaces, "beaten-places"},
    {SeriesMeasure::Wins, "wins"},
};
template <>
inline constexpr EnumKeys<SeriesValue> enumKeys<SeriesValue> = {
    {SeriesValue::Total, "total"},
    {SeriesValue::Mean, "mean"},
};
template <>
inline constexpr EnumKeys<SeriesTieBreak> enumKeys<SeriesTieBreak> = {
    {SeriesTieBreak::EveningsWon, "evenings-won"},
    {SeriesTieBreak::BestEvening, "best-evening"},
    {SeriesTieBreak::Attendance, "attendance"},
    {SeriesTieBreak::TotalPoints, "total-points"},
};
template <>
inline constexpr EnumKeys<CashKind> enumKeys<CashKind> = {
    {CashKind::Float, "float"},
    {CashKind::Receipt, "receipt"},
    {CashKind::Expense, "expense"},
    {CashKind::Prize, "prize"},
    {CashKind::LicenceFee, "licence-fee"},
    {CashKind::TransferIn, "transfer-in"},
    {CashKind::TransferOut, "transfer-out"},
};
template <>
inline constexpr EnumKeys<DeletedKind> enumKeys<DeletedKind> = {
    {DeletedKind::Evening, "evening"},
    {DeletedKind::Series, "series"},
    {DeletedKind::CashMovement, "cash"},
    {DeletedKind::Helper, "helper"},
};
template <>
inline constexpr EnumKeys<HelperRight> enumKeys<HelperRight> = {
    {HelperRight::CheckIn, "check-in"},
    {HelperRight::Fees, "fees"},
    {HelperRight::Slips, "slips"},
    {HelperRight::Papers, "papers"},
    {HelperRight::SecondPass, "second-pass"},
};
template <>
inline constexpr EnumKeys<HelperCodeState> enumKeys<HelperCodeState> = {
    {HelperCodeState::Valid, "valid"},
    {HelperCodeState::Revoked, "revoked"},
    {HelperCodeState::Over, "over"},
    {HelperCodeState::Expired, "expired"},
};

} // namespace core
