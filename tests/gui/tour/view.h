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

    /// "de-dark-1280x800", with "-150" behind it where everything is one and a half times as large.
    [[nodiscard]] QString name() const;
};

/// Both languages, light and dark, at 1280×800; at 100 % also at 1920×1080 and in a small window;
/// at 150 % in the smallest one alone.
std::vector<View> allViews();

/// The scale at which this program shows everything.
int scalePercent();
