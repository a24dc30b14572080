#include "core/money/ways.h"

#include "core/model/tournament.h"
#include "core/people/same_text.h"

namespace core {

using namespace Qt::Literals::StringLiterals;

QString storedWay(const QString& typed)
{
    if (typed.isEmpty() || typed == transferWay) {
        return typed;
    }
    if (containsSame({u""_s, u"cash"_s, u"bar"_s}, typed)) {
        return {};
    }
    const QStringList transfer = {QString(transferWay), u"Überweisung"_s};
    return containsSame(transfer, typed) ? QString(transferWay) : typed;
}

bool isCash(const QString& way)
{
    return storedWay(way).isEmpty();
}

} // namespace core
