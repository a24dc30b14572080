#pragma once

#include <QByteArray>
#include <QString>

#include <map>

/// Pictures that belong to the club: PNG and JPEG files, known by what they contain.
namespace core {

/// The largest one in bytes, and the most pixels of a side.
inline constexpr qint64 largestPicture = 1024LL * 1024;
inline constexpr int longestPictureSide = 4'000;

/// Pictures by their names.
using Pictures = std::map<QString, QByteArray>;

/// The name by which settings know a picture: the SHA-256 of its bytes, in 64 hexadecimal digits.
QString pictureName(const QByteArray& bytes);
/// Whether the text has the form of such a name; the path of a file has not.
bool isPictureName(const QString& text);

/// "png" or "jpeg", by the first bytes; empty for anything else.
QString pictureKind(const QByteArray& bytes);
/// Whether the club may keep these bytes under that name. Whether they can be painted is not looked
/// at.
bool isKeptPicture(const QString& name, const QByteArray& bytes);

} // namespace core
