#pragma once

#include "core/model/ids.h"

#include <QString>
#include <QStringView>

#include <optional>

/// The codes on badges and check-in lists, which a scanner types into a field like a keyboard.
namespace core {

/// "P12".
QString badgeCode(StartNumber number);

/// The start number in a text that ends with a badge's code. The leading letter marks where the
/// code begins, so earlier contents of the field do no harm.
std::optional<StartNumber> numberOnBadge(QStringView text);

} // namespace core
