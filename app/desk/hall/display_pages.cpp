#include "app/desk/hall/display_pages.h"

#include <QCoreApplication>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using theme::Role;

/// With these rows capitals are still 4 % of the picture's height.
constexpr int largeRows = 9;
/// Fewer would be needlessly large.
constexpr int fewestRows = 7;
/// With more rows names could not be read from the back of the hall.
constexpr int mostRows = 17;
constexpr int mostBlocks = 2;
/// If possible, nobody waits for more than this many pages.
constexpr std::size_t fewPages = 4;

class DisplayTexts
{
    Q_DECLARE_TR_FUNCTIONS(DisplayTexts)
};

std::size_t pagesNeeded(std::size_t lines, const DisplayDensity& density)
{
    const auto room =
        static_cast<std::size_t>(density.rows) * static_cast<std::size_t>(density.blocks);
    return (lines + room - 1) / room;
}

DisplayList byName(const hall::RoundPage& round)
{
    DisplayList list{
        DisplayTexts::tr("Who sits where?"),
        {{{}, Qt::AlignLeft, true},
         {DisplayTexts::tr("Table"), Qt::AlignHCenter, false, QFont::Bold, Role::Accent},
         {DisplayTexts::tr("Seat"), Qt::AlignHCenter}},
        {},
        DisplayTexts::tr("%1 to %2", "first letters of names"),
        u"%1"_s};
    for (const auto& place : round.places) {
        list.lines.push_back(
            {{place.person.listed, place.table ? QString::number(*place.table) : place.text,
              place.seat},
             true,
             place.person.letter.isEmpty() ? place.person.name : place.person.letter});
    }
    return list;
}

DisplayList byTable(const hall::RoundPage& round)
{
    DisplayList list{
        DisplayTexts::tr("Who sits at which table?"),
        {{DisplayTexts::tr("Table"), Qt::AlignHCenter, false, QFont::Bold, Role::Accent},
         {DisplayTexts::tr("Seat"), Qt::AlignHCenter},
         {{}, Qt::AlignLeft, true}},
        {},
        DisplayTexts::tr("Tables %1 to %2"),
        DisplayTexts::tr("Table %1")};
    for (const auto& table : round.tables) {
        const QString number = QString::number(table.number);
        for (const auto& seat : table.seats) {
            const bool isFirst = &seat == &table.seats.front();
            list.lines.push_back(
                {{isFirst ? number : QString(), seat.letter, seat.person.listed}, isFirst, number});
        }
    }
    return list;
}

/// A list of places without lines. Page is hall::StandingsPage or hall::TeamsPage.
template <typename Page>
DisplayList listOfPlaces(const Page& page)
{
    return {page.state.isEmpty() ? page.title : page.title + u" ("_s + page.state + u')',
            {{{}, Qt::AlignRight, false, QFont::Bold, Role::Accent},
             {{}, Qt::AlignLeft, true},
             {page.sumHead, Qt::AlignRight, false, QFont::Bold, Role::Text, true}},
            {},
            DisplayTexts::tr("Places %1 to %2"),
            DisplayTexts::tr("Place %1")};
}

DisplayList standings(const hall::StandingsPage& page)
{
    auto list = listOfPlaces(page);
    for (const auto& line : page.lines) {
        list.lines.push_back({{line.rank, line.person.listed, line.sum}, true, line.rank});
    }
    return list;
}

DisplayList standings(const hall::TeamsPage& page)
{
    auto list = listOfPlaces(page);
    for (const auto& line : page.lines) {
        list.lines.push_back({{line.rank, line.team, line.sum}, true, line.rank});
    }
    return list;
}

/// Lines per block so that its last group is whole; at least one group.
std::size_t wholeGroups(const std::vector<DisplayLine>& lines, std::size_t from, std::size_t room)
{
    auto end = std::min(from + room, lines.size());
    while (end < lines.size() && end > from && !lines[end].isFirst) {
        --end;
    }
    return end > from ? end - from : std::min(room, lines.size() - from);
}

} // namespace

DisplayDensity densityFor(std::size_t lines)
{
    for (int blocks = 1; blocks <= mostBlocks; ++blocks) {
        for (int rows = largeRows; rows <= mostRows; ++rows) {
            if (pagesNeeded(lines, {rows, blocks}) <= fewPages) {
                return {rows, blocks};
            }
        }
    }
    return {mostRows, mostBlocks};
}

std::vector<DisplayPage> cut(const DisplayList& list)
{
    const auto density = densityFor(list.lines.size());
    const auto pagesDue = std::max<std::size_t>(1, pagesNeeded(list.lines.size(), density));
    const auto blocksDue = pagesDue * static_cast<std::size_t>(density.blocks);
    const bool hasGroups = std::any_of(list.lines.begin(), list.lines.end(),
                                       [](const DisplayLine& line) { return !line.isFirst; });
    // Pages of equal length; groups take what they need.
    const auto room = hasGroups ? static_cast<std::size_t>(density.rows)
                                : (list.lines.size() + blocksDue - 1) / blocksDue;
    const int rows = std::max(fewestRows, static_cast<int>(room));
    std::vector<DisplayPage> pages;
    for (std::size_t from = 0; from < list.lines.size();) {
        DisplayPage page{list.title, list.columns, rows, {}, {}};
        const auto first = from;
        for (int block = 0; block < density.blocks && from < list.lines.size(); ++block) {
            const auto count = wholeGroups(list.lines, from, room);
            const auto begin = list.lines.begin() + static_cast<std::ptrdiff_t>(from);
            page.blocks.emplace_back(begin, begin + static_cast<std::ptrdiff_t>(count));
            from += count;
        }
        const auto& begins = list.lines[first].sortedUnder;
        const auto& ends = list.lines[from - 1].sortedUnder;
        page.foot = begins == ends ? list.rangeOfOne.arg(begins) : list.range.arg(begins, ends);
        pages.push_back(std::move(page));
    }
    return pages;
}

std::vector<DisplayPage> displayPages(const hall::Pages& pages, const DisplayChoice& choice)
{
    const auto round = pages.seated || choice.standings ? pages.seated : pages.current;
    std::vector<DisplayPage> all;
    const auto add = [&all](const DisplayList& list) {
        for (auto& page : cut(list)) {
            all.push_back(std::move(page));
        }
    };
    if (round && choice.byName) {
        add(byName(pages.rounds[*round]));
    }
    if (round && choice.byTable) {
        add(byTable(pages.rounds[*round]));
    }
    if (pages.standings && choice.standings) {
        add(standings(*pages.standings));
        for (const auto& group : pages.groups) {
            add(standings(group));
        }
        for (const auto& teams : pages.teams) {
            add(standings(teams));
        }
    }
    return all;
}

} // namespace desk
