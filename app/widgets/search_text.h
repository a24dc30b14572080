#pragma once

#include <QString>

namespace desk {

/// Without accents and case, so that a search for "muller" finds "Müller".
QString folded(const QString& text);

} // namespace desk
