#include "places.h"

#include <QStringList>

#include <utility>

namespace cli {
namespace {

/// Whether the pointer lies at or below the pattern; `item` becomes the index at its "*".
bool matches(const QStringList& pattern, const QStringList& pointer,
             std::optional<std::size_t>& item)
{
    if (pattern.size() > pointer.size()) {
        return false;
    }
    for (qsizetype part = 0; part < pattern.size(); ++part) {
        if (pattern[part] == u"*") {
            item = pointer[part].toULongLong();
        } else if (pattern[part] != pointer[part]) {
            return false;
        }
    }
    return true;
}

} // namespace

std::optional<OptionPlace> optionPlace(const Command& command, const Arguments& given,
                                       const core::Pointer& pointer)
{
    const QStringList parts = pointer.text().split(u'/');
    std::optional<OptionPlace> best;
    std::pair<qsizetype, bool> bestRank;
    for (const auto& option : command.options) {
        for (const auto& place : option.places) {
            const QStringList pattern = place.split(u'/');
            const std::pair rank{pattern.size(), given.has(option.name)};
            std::optional<std::size_t> item;
            if (rank > bestRank && matches(pattern, parts, item)) {
                best = OptionPlace{option.dashed(), item};
                bestRank = rank;
            }
        }
    }
    return best;
}

std::optional<core::Line> LineIndex::lineOf(const core::Pointer& pointer) const
{
    for (QString part = pointer.text(); !part.isEmpty(); part.truncate(part.lastIndexOf(u'/'))) {
        if (const auto found = lines_.find(part); found != lines_.end()) {
            return found->second;
        }
    }
    return std::nullopt;
}

} // namespace cli
