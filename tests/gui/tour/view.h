#pragma once

#include "app/desk/frame/theme.h"

#include <QSize>
#include <QString>

#include <vector>

/// A view of the window: language, tone and size.
struct View
{
    QString language; ///< "de" or "en".
    theme::Tone tone = theme::Tone::Light;
    QSize size; ///< In logical pixels.

    /// "de-dark-1280x800", followed by "-150" if everything is one and a half times as large.
    [[nodiscard]] QString name() const;
};

/// Both languages, light and dark, at 1280×800; at 100 % also at 1920×1080 and in a small window;
/// at 150 % only in the smallest one.
std::vector<View> allViews();

/// The scale of this program run.
int scalePercent();
