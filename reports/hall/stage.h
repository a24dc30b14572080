#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace hall {

/// A place already called at the prize-giving.
struct CalledPlace
{
    QString rank; ///< "3."
    QString name;
    QString sum; ///< What it is worth, and the points: "40 € · 31½ TMP".

    friend bool operator==(const CalledPlace&, const CalledPlace&) = default;
};

/// The prize-giving so far.
struct PrizeGiving
{
    QString title;
    std::vector<CalledPlace> called; ///< The latest call first.

    friend bool operator==(const PrizeGiving&, const PrizeGiving&) = default;
};

/// What display and televisions show in place of everything else.
struct Stage
{
    std::optional<PrizeGiving> prizes = {};
    bool isBlack = false;

    friend bool operator==(const Stage&, const Stage&) = default;
};

} // namespace hall
