#pragma once

#include "core/tournament.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

namespace desk {

/// The start number that a text stands for: typed by itself, or scanned or read from a badge, a
/// check-in list or a player card. Nothing for a name. Nobody need have the number. `hallKey` is
/// asked for where the text may be the code of a player card.
std::optional<core::StartNumber> numberMeant(const QString& typed,
                                             const core::Tournament& tournament,
                                             const std::function<QByteArray()>& hallKey);

} // namespace desk
