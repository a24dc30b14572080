#include "core/model/picture.h"

#include <QCryptographicHash>

#include <algorithm>

namespace core {

using namespace Qt::StringLiterals;

QString pictureName(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

bool isPictureName(const QString& text)
{
    constexpr qsizetype digits = 64;
    return text.size() == digits && std::all_of(text.begin(), text.end(), [](QChar sign) {
               return (sign >= u'0' && sign <= u'9') || (sign >= u'a' && sign <= u'f');
           });
}

QString pictureKind(const QByteArray& bytes)
{
    if (bytes.startsWith("\x89PNG\r\n\x1A\n")) {
        return u"png"_s;
    }
    return bytes.startsWith("\xFF\xD8\xFF") ? u"jpeg"_s : QString();
}

bool isKeptPicture(const QString& name, const QByteArray& bytes)
{
    return bytes.size() <= largestPicture && !pictureKind(bytes).isEmpty() &&
           pictureName(bytes) == name;
}

} // namespace core
