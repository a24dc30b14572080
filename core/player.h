#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

namespace core {

/// A person in the club's player directory. A surname is never required; two people may have the
/// same name.
struct Player
{
    QString name; ///< One line, not blank.
    QString club; ///< One line, may be empty.
    QStringList tags;

    friend bool operator==(const Player&, const Player&) = default;
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
