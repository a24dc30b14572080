#pragma once

#include "app/desk/hall/display_pages.h"
#include "core/model/round_clock.h"

#include <QImage>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace desk {

/// A place already called at the prize-giving.
struct CalledPlace
{
    QString rank; ///< "3."
    QString name;
    QString sum;

    friend bool operator==(const CalledPlace&, const CalledPlace&) = default;
};

/// The prize-giving so far.
struct PrizeGiving
{
    QString title;
    std::vector<CalledPlace> called; ///< The latest call first.

    friend bool operator==(const PrizeGiving&, const PrizeGiving&) = default;
};

/// Everything on the hall display. Permanent parts are on the left.
struct DisplayContent
{
    QString event;
    QString place;
    QImage logo;                             ///< Null: none.
    QString round;                           ///< "Round 3 of 4"; empty before the first.
    QString state;                           ///< "Still open: tables 4 and 6".
    QString checked;                         ///< "One result is being checked."; may be empty.
    std::optional<core::ClockReading> clock; ///< Nothing: the round has no time limit.
    std::optional<int> warning;              ///< As RoundTimer::warning().
    QString next;                            ///< "Then: Break, 10 minutes"; may be empty.
    QStringList notices;
    QString nothing; ///< The text while there is no page.
    QString call;    ///< To tables, in place of a page; may be empty.
    std::vector<DisplayPage> pages;
    std::size_t page = 0;              ///< The current one.
    std::optional<PrizeGiving> prizes; ///< Replaces everything else.
    bool isBlack = false;
};

} // namespace desk
