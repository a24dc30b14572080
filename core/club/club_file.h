#pragma once

#include <QByteArray>
#include <QStringList>

namespace core {

/// A whole club as a file; docs/file-format.md describes it.
struct ClubExport
{
    QByteArray bytes;
    /// Pictures that settings name and that are not in it, as they can't be read or are too large.
    QStringList missing;
};

} // namespace core
