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
/// A game within a round at one table, 1 to the round's number of games.
enum class GameNumber : std::int32_t {};

/// A person in the player directory, the same in every copy of the club: name, club and tags may
/// change. Null: not in the directory.
struct PlayerId
{
    QUuid value;

    friend bool operator==(const PlayerId& left, const PlayerId& right) = default;
    friend bool operator<(const PlayerId& left, const PlayerId& right)
    {
        return left.value < right.value;
    }
};

/// A tournament, the same in every copy of the club, where TournamentId is its place in one
/// database. A tournament file has none: whoever reads one makes another tournament.
struct TournamentUuid
{
    QUuid value;

    friend bool operator==(const TournamentUuid& left, const TournamentUuid& right) = default;
    friend bool operator<(const TournamentUuid& left, const TournamentUuid& right)
    {
        return left.value < right.value;
    }
};

/// A series of tournaments, the same in every copy of the club.
struct SeriesId
{
    QUuid value;

    friend bool operator==(const SeriesId& left, const SeriesId& right) = default;
    friend bool operator<(const SeriesId& left, const SeriesId& right)
    {
        return left.value < right.value;
    }
};

/// A movement of the club's cash, the same in every copy of the club.
struct CashMovementId
{
    QUuid value;

    friend bool operator==(const CashMovementId& left, const CashMovementId& right) = default;
    friend bool operator<(const CashMovementId& left, const CashMovementId& right)
    {
        return left.value < right.value;
    }
};

/// The plain number behind a strong id, for texts and storage.
template <typename Id>
constexpr auto plain(Id id)
{
    static_assert(std::is_enum_v<Id>);
    return static_cast<std::underlying_type_t<Id>>(id);
}

} // namespace core
