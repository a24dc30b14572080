#pragma once

#include "app/desk/frame/theme.h"
#include "reports/hall/pages.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// The pages that rotate on the right of the hall display: lists cut into pages with type as large
/// as the number of people allows.
namespace desk {

struct DisplayColumn
{
    QString head;
    Qt::Alignment alignment = Qt::AlignLeft;
    bool stretches = false; ///< Takes the remaining width; exactly one column in a list does.
    QFont::Weight weight = QFont::Normal;
    theme::Role role = theme::Role::Text;
    bool isSum = false; ///< Points: aligned on the whole numbers.

    friend bool operator==(const DisplayColumn&, const DisplayColumn&) = default;
};

struct DisplayLine
{
    QStringList cells;        ///< One per column.
    bool isFirst = true;      ///< Of its group, which is kept together: people at one table.
    QString sortedUnder = {}; ///< Its sort key in the foot.

    friend bool operator==(const DisplayLine&, const DisplayLine&) = default;
};

/// A list before it is cut.
struct DisplayList
{
    QString title;
    std::vector<DisplayColumn> columns;
    std::vector<DisplayLine> lines;
    QString range;      ///< For the foot, with the first and last line of a page: "%1 to %2".
    QString rangeOfOne; ///< Where both are sorted under the same: "%1".
};

struct DisplayPage
{
    QString title;
    std::vector<DisplayColumn> columns;
    int rows = 1;                                 ///< The row count that determines the type size.
    std::vector<std::vector<DisplayLine>> blocks; ///< Side by side; one or two.
    QString foot;

    friend bool operator==(const DisplayPage&, const DisplayPage&) = default;
};

/// The number of rows and blocks on a page.
struct DisplayDensity
{
    int rows = 1;
    int blocks = 1;

    friend bool operator==(const DisplayDensity&, const DisplayDensity&) = default;
};

/// Few rows get large type. Otherwise enough that a reader waits only a few pages, as long as names
/// can be read from the back of the hall.
DisplayDensity densityFor(std::size_t lines);

std::vector<DisplayPage> cut(const DisplayList& list);

/// The lists shown.
struct DisplayChoice
{
    bool byName = true;
    bool byTable = true;
    bool standings = true; ///< Only those released.

    friend bool operator==(const DisplayChoice&, const DisplayChoice&) = default;
};

/// Without standings seats are shown even after the round.
std::vector<DisplayPage> displayPages(const hall::Pages& pages, const DisplayChoice& choice);

} // namespace desk
