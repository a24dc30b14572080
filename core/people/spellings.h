#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace core {

/// One club or group that is typed in several spellings.
struct Spellings
{
    QString kept;       ///< The one typed most often; of equals the first.
    QStringList others; ///< Each once, in the order of the texts.

    friend bool operator==(const Spellings&, const Spellings&) = default;
};

/// What is the same by sameKey() among the texts and differs as typed; in the order of the texts.
std::vector<Spellings> spellingsIn(const QStringList& texts);

/// The spelling to keep of a text; the text itself if it has no other.
QString keptOf(const std::vector<Spellings>& spellings, const QString& text);

} // namespace core
