#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

namespace core {

/// One key for all spellings of a name, club, group or town that people mean as the same: letters
/// composed or not, in any case (İ and ı as i, ß as ss), any apostrophe, hyphen and blanks; signs
/// that show nothing, such as U+200B, don't count.
/// Only for comparing: texts are stored and shown as they were typed.
QString sameKey(const QString& text);

/// All that people type as an apostrophe, and as the hyphen of a name; the usual ones first.
constexpr QStringView apostrophes = u"'’‘ʼ′`´";
constexpr QStringView hyphens = u"-‐‑–−";
/// Any apostrophe as ', any hyphen as -.
QChar plainSign(QChar sign);

bool isSame(const QString& one, const QString& other);

/// Whether one of the texts is the same.
bool containsSame(const QStringList& texts, const QString& text);

} // namespace core
