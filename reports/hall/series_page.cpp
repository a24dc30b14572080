#include "reports/hall/series_page.h"

#include "core/club/who_is_who.h"
#include "core/texts/series_texts.h"
#include "reports/documents/club_catalogue.h"

#include <algorithm>
#include <utility>

namespace hall {

namespace {

core::PublicName wishOf(NameStyle style)
{
    return style == NameStyle::Number  ? core::PublicName::Number
           : style == NameStyle::Short ? core::PublicName::Short
                                       : core::PublicName::Full;
}

/// Of the whole directory, and of those who are not in it.
core::PeopleWishes wishesOf(const std::vector<core::Player>& directory, NameStyle names)
{
    auto wishes = core::wishesOf(directory);
    const auto usual = wishOf(names);
    if (usual == core::PublicName::Full) {
        return wishes;
    }
    wishes.emplace(core::PlayerId(), usual);
    for (const auto& player : directory) {
        auto& wish = wishes.emplace(player.id, usual).first->second;
        wish = std::max(wish, usual);
    }
    return wishes;
}

/// Without full names, for instance, nobody has a club.
void dropEmptyColumns(typeset::TableDocument& table)
{
    for (auto at = table.columns.size(); at-- > 0;) {
        const auto isEmpty = [at](const typeset::Row& row) {
            return at >= row.cells.size() || row.cells[at].text.isEmpty();
        };
        const bool isDropped =
            std::all_of(table.blocks.begin(), table.blocks.end(), [&](const auto& block) {
                return std::all_of(block.rows.begin(), block.rows.end(), isEmpty);
            });
        if (!isDropped) {
            continue;
        }
        const auto place = static_cast<std::ptrdiff_t>(at);
        table.columns.erase(table.columns.begin() + place);
        for (auto& block : table.blocks) {
            for (auto& row : block.rows) {
                if (at < row.cells.size()) {
                    row.cells.erase(row.cells.begin() + place);
                }
            }
        }
    }
}

} // namespace

SeriesPage seriesPage(const SeriesSource& source, core::Series series, NameStyle names)
{
    QStringList heldBack;
    std::erase_if(series.evenings, [&](const core::TournamentUuid& uuid) {
        const auto* const evening = source.evenings.find(uuid);
        const bool isHeldBack = evening != nullptr && !evening->isReleased;
        if (isHeldBack) {
            heldBack << texts::eveningTitle(evening->evening);
        }
        return isHeldBack;
    });
    documents::ClubSource club{source.records, source.evenings, {}};
    club.wishes = wishesOf(source.directory, names);
    const auto document = documents::seriesTableDocument(club, series);
    SeriesPage page{series.name, *typeset::tableOf(document), std::move(heldBack)};
    dropEmptyColumns(page.table);
    page.table.lead.prepend(page.table.title);
    page.table.title.clear();
    page.table.notes << document.frame.rules;
    page.table.notes.removeAll(QString());
    return page;
}

} // namespace hall
