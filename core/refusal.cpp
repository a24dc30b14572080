#include "core/refusal.h"

namespace core {

Pointer Pointer::operator/(QAnyStringView key) const
{
    QString escaped = key.toString();
    escaped.replace(u'~', QStringLiteral("~0")).replace(u'/', QStringLiteral("~1"));
    return Pointer(text_ + u'/' + escaped);
}

Pointer Pointer::operator/(std::size_t index) const
{
    return Pointer(text_ + u'/' + QString::number(index));
}

} // namespace core
