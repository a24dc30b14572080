#pragma once

#include "core/model/ids.h"

#include <QByteArray>
#include <QString>

namespace core {

/// What a helper's page sent and what was stored at once: the page may send it again until it hears
/// of that, and it is not stored twice.
struct HelperEntry
{
    QString id; ///< Of this content, chosen by the page; not blank.
    HelperId helper;
    QByteArray content; ///< Its SHA-256.

    friend bool operator==(const HelperEntry&, const HelperEntry&) = default;
};

} // namespace core
