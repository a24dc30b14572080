#include "core/model/table_range.h"

#include <QRegularExpression>

namespace core {

using namespace Qt::Literals::StringLiterals;

std::optional<TableRange> tableRangeIn(const QString& text)
{
    static const QRegularExpression form(u"^\\s*(\\d{1,5})\\s*(?:[-–]\\s*(\\d{1,5})\\s*)?$"_s);
    const auto match = form.match(text);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    const int first = match.captured(1).toInt();
    const int last = match.captured(2).isEmpty() ? first : match.captured(2).toInt();
    return first >= 1 && first <= last
               ? std::optional(TableRange{TableNumber{first}, TableNumber{last}})
               : std::nullopt;
}

QString tableRangeText(const TableRange& range)
{
    return range.first == range.last ? QString::number(plain(range.first))
                                     : u"%1–%2"_s.arg(plain(range.first)).arg(plain(range.last));
}

} // namespace core
