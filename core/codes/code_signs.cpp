#include "core/codes/code_signs.h"

namespace core {

namespace {

constexpr QLatin1StringView signs("0123456789ABCDEFGHJKMNPQRSTVWXYZ");

} // namespace

QLatin1Char codeSign(unsigned value)
{
    return signs.at(static_cast<qsizetype>(value));
}

std::optional<unsigned> valueOfCodeSign(QChar sign)
{
    const auto index = signs.indexOf(sign);
    return index < 0 ? std::nullopt : std::optional(static_cast<unsigned>(index));
}

QString plainCode(QStringView typed)
{
    QString code;
    for (const QChar typedSign : typed) {
        const QChar sign = typedSign.toUpper();
        if (sign == u'O') {
            code += u'0';
        } else if (sign == u'I' || sign == u'L') {
            code += u'1';
        } else if (sign.isLetterOrNumber()) {
            code += sign;
        }
    }
    return code;
}

} // namespace core
