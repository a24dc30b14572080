#pragma once

#include "app/desk/hall/display_pages.h"
#include "core/model/round_clock.h"
#include "reports/hall/stage.h"

#include <QImage>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace desk {

using hall::CalledPlace;
using hall::PrizeGiving;

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
    QString call;    ///< To tables, in sight of every page; may be empty.
    std::vector<DisplayPage> pages;
    std::size_t page = 0; ///< The current one.
    hall::Stage stage;    ///< Replaces everything else.
};

} // namespace desk
