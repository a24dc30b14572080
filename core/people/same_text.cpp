#include "core/people/same_text.h"

#include <algorithm>

namespace core {

QString sameKey(const QString& text)
{
    auto key = text.normalized(QString::NormalizationForm_C).simplified();
    for (QChar& letter : key) {
        switch (letter.unicode()) {
        case u'İ':
        case u'ı':
            letter = u'i';
            break;
        case u'’':
        case u'‘':
        case u'ʼ':
        case u'′':
        case u'`':
        case u'´':
            letter = u'\'';
            break;
        default:
            break;
        }
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
