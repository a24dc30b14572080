#pragma once

#include "app/desk/hall/display_pages.h"
#include "core/round_clock.h"

#include <QImage>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace desk {

/// A place that the prize-giving has called.
struct CalledPlace
{
    QString rank; ///< "3."
    QString name;
    QString sum;

    friend bool operator==(const CalledPlace&, const CalledPlace&) = default;
};

/// The prize-giving as far as it is.
struct PrizeGiving
{
    QString title;
    std::vector<CalledPlace> called; ///< The last one called first.

    friend bool operator==(const PrizeGiving&, const PrizeGiving&) = default;
};

/// All that the hall display shows. What stays stands at its left.
struct DisplayContent
{
    QString event;
    QString place;
    QImage logo;                             ///< Null: none.
    QString round;                           ///< "Round 3 of 4"; empty before the first.
    QString state;                           ///< "Still open: tables 4 and 6".
    std::optional<core::ClockReading> clock; ///< Nothing: the round has no time.
    std::optional<int> warning;              ///< As RoundTimer::warning().
    QString next;                            ///< "Then: Break, 10 minutes"; may be empty.
    QStringList notices;
    QString nothing; ///< What to say while there is no page.
    std::vector<DisplayPage> pages;
    std::size_t page = 0;              ///< The one shown.
    std::optional<PrizeGiving> prizes; ///< Instead of all else.
    bool isBlack = false;
};

} // namespace desk
