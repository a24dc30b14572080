#pragma once

#include "app/desk/theme.h"

#include <QSize>
#include <QString>

#include <vector>

/// How the window is seen: its language, tone and size.
struct View
{
    QString language; ///< "de" or "en".
    theme::Tone tone = theme::Tone::Light;
    QSize size; ///< In logical pixels.

    /// "de-dark-1280x800", with "-200" behind it where everything is twice as large.
    [[nodiscard]] QString name() const;
};

/// Both languages, light and dark, at 1280×800 and, unless all is doubled, at 1920×1080.
std::vector<View> allViews();

/// Whether this program shows everything in twice the size.
bool isDoubled();
