#include "core/people/same_text.h"

#include <algorithm>

namespace core {

QChar plainSign(QChar sign)
{
    return apostrophes.contains(sign) ? apostrophes.front()
           : hyphens.contains(sign)   ? hyphens.front()
                                      : sign;
}

QString sameKey(const QString& text)
{
    auto key = text.normalized(QString::NormalizationForm_C).simplified();
    key.removeIf([](QChar letter) { return letter.category() == QChar::Other_Format; });
    for (QChar& letter : key) {
        letter = letter == u'İ' || letter == u'ı' ? QChar(u'i') : plainSign(letter);
    }
    return key.toCaseFolded()
        .replace(u'ß', QStringLiteral("ss"))
        .normalized(QString::NormalizationForm_C);
}

bool isSame(const QString& one, const QString& other)
{
    return one == other || sameKey(one) == sameKey(other);
}

bool containsSame(const QStringList& texts, const QString& text)
{
    return std::any_of(texts.begin(), texts.end(),
                       [&text](const QString& one) { return isSame(one, text); });
}

} // namespace core
