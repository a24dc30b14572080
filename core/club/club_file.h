#pragma once

#include "core/club/desk_settings.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace core {

/// A whole club as a file; docs/file-format.md describes it.
struct ClubExport
{
    QByteArray bytes;
    /// Pictures and sounds that settings name and that are not in it, as they can't be read or are
    /// too large.
    QStringList missing;
};

/// What came of taking over the club of such a file.
struct TakenClub
{
    QString kept; ///< Where the database before is kept; empty: there was none.
    DeskSettings settings = {};
};

} // namespace core
