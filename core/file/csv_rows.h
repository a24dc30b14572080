#pragma once

#include "core/model/result.h"

#include <QString>
#include <QStringList>

#include <vector>

/// CSV text split into rows of fields, whatever the columns mean.
namespace core {

struct RawRow
{
    Line line;          ///< The line on which it begins.
    QStringList fields; ///< Without blanks around them.
};

/// More than any list of seats has.
inline constexpr std::size_t mostRows = 1'000'000;
inline constexpr qsizetype mostColumns = 200;

/// All rows with content; a line ends with LF, CRLF or CR. Empty fields beyond mostColumns are left
/// out. Nothing but the fault if a quote is not closed, if there are more than `most` rows below
/// the first `heads`, or a row has contents beyond mostColumns.
Result<std::vector<RawRow>> splitRows(QStringView text, QChar separator, std::size_t most,
                                      std::size_t heads);

/// The first rows with content, at most so many.
std::vector<RawRow> firstRows(QStringView text, QChar separator, std::size_t most);

} // namespace core
