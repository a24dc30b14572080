#include "core/codes/badge_code.h"

namespace core {
namespace {

constexpr QChar mark(u'P');

} // namespace

QString badgeCode(StartNumber number)
{
    return mark + QString::number(plain(number));
}

std::optional<StartNumber> numberOnBadge(QStringView text)
{
    const QStringView code = text.trimmed();
    const qsizetype begin = code.lastIndexOf(mark, -1, Qt::CaseInsensitive);
    if (begin < 0) {
        return std::nullopt;
    }
    bool isNumber = false;
    const int number = code.mid(begin + 1).toInt(&isNumber);
    return isNumber && number > 0 ? std::optional(StartNumber{number}) : std::nullopt;
}

} // namespace core
