#include "core/store/club_place.h"

namespace core {

std::optional<ClubPlace> ClubPlace::parse(const QString& text)
{
    if (text.isEmpty()) {
        return std::nullopt;
    }
    return ClubPlace(text, text.startsWith(u"postgresql:") || text.startsWith(u"postgres:"));
}

} // namespace core
