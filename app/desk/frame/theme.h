#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

#include <cstdint>

class QApplication;

/// The look: the colours for light and dark, the fonts, and the style sheet. No other code names a
/// colour.
namespace theme {

enum class Tone : std::uint8_t { Light, Dark };

/// The purpose of a colour.
enum class Role : std::uint8_t {
    Window, ///< Ground of pages, menu bar and status line.
    Side,   ///< Ground of the page list.
    Base,   ///< Lists, tables, cards, fields, buttons.
    Line,   ///< Hairlines; never the only mark of a control.
    Strong, ///< Outlines of controls.
    Faint,  ///< Decoration.
    Text,
    Muted,    ///< Second lines, column heads, key hints.
    Accent,   ///< Focus, the current page, what is being typed.
    OnAccent, ///< Text on Accent.
    Tint,     ///< Ground of what is selected or being typed.
    Hover,    ///< Under the pointer, or selected without focus.
    Done,     ///< Complete, present, rank gained.
    Warn,     ///< Open, unpaid, "is this right?"
    WarnGround,
    Error, ///< Refused, conflict, rank lost.
    ErrorGround,
    Note, ///< Corrected, planned.
};

QColor colour(Tone tone, Role role);

/// The tone of the palette found at program start.
Tone systemTone(const QPalette& system);

/// The colour of a role in that widget's palette.
QColor colour(const QPalette& palette, Role role);

/// Applies a tone to the application: style, palette, font and style sheet.
void apply(QApplication& application, Tone tone);

/// The application's font in that size (pixels at 100 %) and weight.
QFont font(int pixels, QFont::Weight weight = QFont::Normal);

} // namespace theme
