#pragma once

#include <QSize>

namespace desk {

/// How much room a window has for its pages. What folds away in a small one can be called back.
struct Room
{
    bool isNarrow = false; ///< The page list shows pictures alone.
    bool isTight = false;  ///< Pages draw their parts together.
    bool isShort = false;  ///< What is typed comes before what only explains.
    bool isLow = false;    ///< Pages give their height to what is typed.

    /// `window` is the size inside its frame, in logical pixels.
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
