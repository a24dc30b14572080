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

/// All rows with content; a line ends with LF, CRLF or CR. Nothing but the fault if a quote is not
/// closed or there are too many rows.
Result<std::vector<RawRow>> splitRows(QStringView text, QChar separator);

/// The first rows with content, at most so many.
std::vector<RawRow> firstRows(QStringView text, QChar separator, std::size_t most);

} // namespace core
