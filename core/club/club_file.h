#pragma once

#include "core/club/desk_settings.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace core {

/// A whole club as a file; see docs/file-format.md.
struct ClubExport
{
    QByteArray bytes;
    /// The paths of pictures that the club has not taken in, and of a sound that is unreadable or
    /// too large.
    QStringList missing;
};

/// The result of importing the club from such a file.
struct TakenClub
{
    QString kept; ///< Where the previous database is kept; empty: there was none.
    DeskSettings settings = {};
    /// Paths of pictures and sounds on another computer, which are not followed.
    QStringList notFollowed = {};
};

} // namespace core
