#pragma once

#include <QSize>

namespace desk {

/// A window's room for its pages. Parts folded away in a small one can be brought back.
struct Room
{
    bool isNarrow = false; ///< The page list shows only pictures.
    bool isTight = false;  ///< Pages use compact spacing.
    bool isShort = false;  ///< Input has priority over explanations.
    bool isLow = false;    ///< Pages give their height to input.

    /// `window` is the inner size, in logical pixels.
    static constexpr Room of(QSize window)
    {
        constexpr int wide = 1276;
        constexpr int loose = 1140;
        constexpr int tall = 690;
        constexpr int high = 600;
        return {window.width() < wide, window.width() < loose, window.height() < tall,
                window.height() < high};
    }

    /// Whether side panes fold away.
    [[nodiscard]] constexpr bool foldsSides() const { return isLow; }

    friend constexpr bool operator==(const Room&, const Room&) = default;
};

} // namespace desk
