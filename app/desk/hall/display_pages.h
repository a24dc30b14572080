#pragma once

#include "app/desk/theme.h"
#include "reports/hall/pages.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// What the hall display shows one after the other at its right: lists cut into pages whose type is
/// as large as the number of people allows.
namespace desk {

struct DisplayColumn
{
    QString head;
    Qt::Alignment alignment = Qt::AlignLeft;
    bool stretches = false; ///< Takes the room that is left; exactly one of a list does.
    QFont::Weight weight = QFont::Normal;
    theme::Role role = theme::Role::Text;
    bool isSum = false; ///< Points: the whole numbers end below each other.

    friend bool operator==(const DisplayColumn&, const DisplayColumn&) = default;
};

struct DisplayLine
{
    QStringList cells;        ///< One a column.
    bool isFirst = true;      ///< Of its group, which is not parted: people at one table.
    QString sortedUnder = {}; ///< What stands in the foot for it.

    friend bool operator==(const DisplayLine&, const DisplayLine&) = default;
};

/// A list before it is cut.
struct DisplayList
{
    QString title;
    std::vector<DisplayColumn> columns;
    std::vector<DisplayLine> lines;
    QString range; ///< Of the foot, with the first and last line of a page: "%1 to %2".
};

struct DisplayPage
{
    QString title;
    std::vector<DisplayColumn> columns;
    int rows = 1;                                 ///< For which the type is sized.
    std::vector<std::vector<DisplayLine>> blocks; ///< Beside each other; one or two.
    QString foot;

    friend bool operator==(const DisplayPage&, const DisplayPage&) = default;
};

/// How many rows and blocks a page has.
struct DisplayDensity
{
    int rows = 1;
    int blocks = 1;

    friend bool operator==(const DisplayDensity&, const DisplayDensity&) = default;
};

/// Few rows are large. So many that a reader waits for a few pages at most, as far as names can
/// still be read from the back of the hall.
DisplayDensity densityFor(std::size_t lines);

std::vector<DisplayPage> cut(const DisplayList& list);

/// Which lists are shown.
struct DisplayChoice
{
    bool byName = true;
    bool byTable = true;
    bool standings = true; ///< Only ever those released.

    friend bool operator==(const DisplayChoice&, const DisplayChoice&) = default;
};

/// `round` is the index of the round whose seating is shown, in `pages`.
std::vector<DisplayPage> displayPages(const hall::Pages& pages, std::optional<std::size_t> round,
                                      const DisplayChoice& choice);

} // namespace desk
