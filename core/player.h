#pragma once

#include "core/ids.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <tuple>

namespace core {

/// The most that a person wants shown of the name wherever it is public; what is usual there may be
/// less. Each is less than the one before.
enum class PublicName : std::uint8_t {
    Full,   ///< "Weiß, Käthe"
    Short,  ///< "Käthe W."
    Number, ///< The start number alone.
};

/// A person in the club's player directory. A surname is never required; two people may have the
/// same name.
struct Player
{
    QString name; ///< One line, not blank.
    QString club; ///< One line, may be empty.
    QStringList tags;
    PlayerId id = {}; ///< Null: not in the directory so far.
    PublicName publicName = PublicName::Full;

    friend bool operator==(const Player&, const Player&) = default;
};

/// What the participants of a tournament wish, by their numbers; of the others nothing is known.
using PublicNames = std::map<StartNumber, PublicName>;

/// The same of people of the directory; nobody in it wishes the whole name.
using PeopleWishes = std::map<PlayerId, PublicName>;

/// Somebody enrolled in a tournament of the club database. Whoever gets another number, name or
/// club there may be another person, so that it has to be found out anew who that is.
struct EnrolledKey
{
    TournamentId tournament{0};
    StartNumber number{1};
    QString name;
    QString club;

    friend bool operator==(const EnrolledKey&, const EnrolledKey&) = default;
    friend bool operator<(const EnrolledKey& left, const EnrolledKey& right)
    {
        return std::tie(left.tournament, left.number, left.name, left.club) <
               std::tie(right.tournament, right.number, right.name, right.club);
    }
};

/// Which person of the directory somebody enrolled is.
struct PlayerLink
{
    EnrolledKey enrolled;
    PlayerId player;

    friend bool operator==(const PlayerLink&, const PlayerLink&) = default;
};

/// A participant of a tournament, and who that is as far as it is known. The entry may have left
/// the directory since.
struct EnrolledPerson
{
    EnrolledKey key;
    std::optional<PlayerId> player = std::nullopt;

    friend bool operator==(const EnrolledPerson&, const EnrolledPerson&) = default;
};

/// When a person of that name and club took part in a tournament last.
struct LastPlayed
{
    QString name;
    QString club;
    QDate date;
    QString surname = {}; ///< As it was set by hand then; else empty.

    friend bool operator==(const LastPlayed&, const LastPlayed&) = default;
};

} // namespace core
