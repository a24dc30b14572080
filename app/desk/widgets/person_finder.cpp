#include "app/desk/widgets/person_finder.h"

#include "core/codes/badge_code.h"
#include "core/people/search_text.h"

namespace desk {

void PersonFinder::setPeople(const std::vector<core::Participant>& people)
{
    people_.clear();
    QStringList texts;
    for (const auto& participant : people) {
        people_.emplace_back(participant.number, core::personText(participant));
        texts << people_.back().second;
    }
    setNames(texts);
}

std::vector<core::StartNumber> PersonFinder::matches() const
{
    const QString typed = text().trimmed();
    const auto scanned = core::numberOnBadge(typed);
    const QString wanted = scanned ? QString::number(core::plain(*scanned)) : typed;
    const core::NameMatcher matcher(typed);
    std::vector<core::StartNumber> found;
    for (const auto& [number, text] : people_) {
        if (text == typed || QString::number(core::plain(number)) == wanted) {
            return {number};
        }
        if (!matcher.isEmpty() && matcher.matches(text)) {
            found.push_back(number);
        }
    }
    return found;
}

std::optional<core::StartNumber> PersonFinder::person() const
{
    const auto found = matches();
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

QString PersonFinder::complaint() const
{
    const auto count = static_cast<int>(matches().size());
    if (text().trimmed().isEmpty()) {
        return tr("Type a name or a start number.");
    }
    if (count == 0) {
        return tr("No participant has “%1” in the name.").arg(text().trimmed());
    }
    return tr("%n participant(s) have “%1” in the name: choose one, or type the number.", nullptr,
              count)
        .arg(text().trimmed());
}

} // namespace desk
