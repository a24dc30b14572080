#pragma once

#include "core/model/tournament.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

namespace desk {

/// The start number in a text: typed directly, or scanned or read from a badge, check-in list or
/// player card. Nothing for a name. The number need not exist. `hallKey` is called if the text may
/// be the code of a player card.
std::optional<core::StartNumber> numberMeant(const QString& typed,
                                             const core::Tournament& tournament,
                                             const std::function<QByteArray()>& hallKey);

} // namespace desk
