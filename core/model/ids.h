#pragma once

#include <QUuid>

#include <cstdint>
#include <type_traits>

namespace core {

/// A tournament in the club database.
enum class TournamentId : std::int64_t {};
/// An entry of a tournament's journal; later entries have larger ids.
enum class JournalId : std::int64_t {};
/// A participant within one tournament; printed beside every name.
enum class StartNumber : std::int32_t {};
/// A round within a tournament, from 1.
enum class RoundNumber : std::int32_t {};
/// A table within a round, from 1.
enum class TableNumber : std::int32_t {};
/// A payment within one tournament, in the order of booking, from 1; 0: not booked yet.
enum class PaymentNumber : std::int32_t {};
/// A game within a round at one table, 1 to the round's number of games.
enum class GameNumber : std::int32_t {};

/// An id that is the same in every copy of the club, even after a rename.
template <typename Tag>
struct UuidOf
{
    QUuid value;

    friend bool operator==(const UuidOf& left, const UuidOf& right) = default;
    friend bool operator<(const UuidOf& left, const UuidOf& right)
    {
        return left.value < right.value;
    }
};

/// A person in the player directory. Null: not in the directory.
using PlayerId = UuidOf<struct PlayerTag>;
/// A tournament, where TournamentId is local to one database. Importing a tournament file creates
/// another one.
using TournamentUuid = UuidOf<struct TournamentTag>;
/// A person's place in one tournament, from enrolling on, whatever number and name they have there.
/// Someone removed and enrolled again has another one.
using ParticipantUuid = UuidOf<struct ParticipantTag>;
/// A series of tournaments.
using SeriesId = UuidOf<struct SeriesTag>;
/// A movement of the club's cash.
using CashMovementId = UuidOf<struct CashMovementTag>;
/// Somebody who helps at the club's evenings.
using HelperId = UuidOf<struct HelperTag>;

/// The plain number behind a strong id, for texts and storage.
template <typename Id>
constexpr auto plain(Id id)
{
    static_assert(std::is_enum_v<Id>);
    return static_cast<std::underlying_type_t<Id>>(id);
}

} // namespace core
