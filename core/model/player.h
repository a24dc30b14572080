#pragma once

#include "core/model/ids.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <tuple>

namespace core {

/// The most of their name that a person wants shown in public; the usual form there may show less.
/// Each value shows less than the one before.
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

/// What participants want shown in public, by number; nothing is known of the others.
using PublicNames = std::map<StartNumber, PublicName>;

/// The same for people in the directory; only those who want less than the full name.
using PeopleWishes = std::map<PlayerId, PublicName>;

/// Somebody enrolled in a tournament of the club database.
struct EnrolledKey
{
    TournamentId tournament{0};
    ParticipantUuid participant;

    friend bool operator==(const EnrolledKey&, const EnrolledKey&) = default;
    friend bool operator<(const EnrolledKey& left, const EnrolledKey& right)
    {
        return std::tie(left.tournament, left.participant) <
               std::tie(right.tournament, right.participant);
    }
};

/// Links somebody enrolled to a person in the directory.
struct PlayerLink
{
    EnrolledKey enrolled;
    PlayerId player;

    friend bool operator==(const PlayerLink&, const PlayerLink&) = default;
};

/// A participant of a tournament, and who that is, if known. The entry may have left the directory
/// since.
struct EnrolledPerson
{
    EnrolledKey key;
    StartNumber number{1};
    QString name;
    QString club;
    std::optional<PlayerId> player = std::nullopt;

    friend bool operator==(const EnrolledPerson&, const EnrolledPerson&) = default;
};

/// When a person of that name and club last took part in a tournament.
struct LastPlayed
{
    QString name;
    QString club;
    QDate date;
    QString surname = {}; ///< As set by hand then; else empty.

    friend bool operator==(const LastPlayed&, const LastPlayed&) = default;
};

} // namespace core
