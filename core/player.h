#pragma once

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

} // namespace core
