#include "app/desk/frame/theme.h"

#include <QApplication>
#include <QFontDatabase>
#include <QIcon>
#include <QPixmapCache>
#include <QRegularExpression>
#include <QStyleFactory>

#include <array>

namespace theme {
namespace {

constexpr int roleCount = static_cast<int>(Role::Note) + 1;
constexpr int bodyPixels = 13;

struct Colour
{
    const char* name; ///< In the style sheet.
    QRgb light;
    QRgb dark;
};

/// In the order of Role.
constexpr std::array<Colour, roleCount> table = {{
    {"@window", 0xF4F5F6, 0x1C2023},
    {"@side", 0xE9ECEE, 0x15181B},
    {"@base", 0xFFFFFF, 0x23282C},
    {"@line", 0xD5DADE, 0x3A4147},
    {"@strong", 0x7C868F, 0x7D8790},
    {"@faint", 0xC3CAD0, 0x515A62},
    {"@text", 0x1A1F24, 0xE8EBED},
    {"@muted", 0x535D66, 0xA9B2BA},
    {"@accent", 0x0B6680, 0x62BDD3},
    {"@onaccent", 0xFFFFFF, 0x06222A},
    {"@tint", 0xDCEDF2, 0x1D3B45},
    {"@hover", 0xEEF2F4, 0x2C3237},
    {"@done", 0x23703A, 0x7CC98F},
    {"@warn", 0x855600, 0xE5B457},
    {"@warnground", 0xFBF0D9, 0x3B3019},
    {"@error", 0xB3261E, 0xF2938C},
    {"@errorground", 0xFBE6E4, 0x43231F},
    {"@note", 0x5B4BA8, 0xB9ADF5},
}};

constexpr char sheet[] = R"(
QToolTip { color: @text; background: @base; border: 1px solid @strong; padding: 4px 6px; }
QMenuBar { background: @window; border-bottom: 1px solid @line; padding-left: 8px; }
QMenuBar::item { padding: 4px 10px; margin: 4px 2px; background: transparent; }
QMenuBar::item:selected { background: @tint; border-radius: 4px; }
QMenu { background: @base; border: 1px solid @strong; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 28px; border-radius: 4px; }
QMenu::item:selected { background: @tint; color: @text; }
QMenu::item:disabled { color: @muted; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QMenu::icon { padding-left: 8px; }

QAbstractButton, QComboBox { outline: 0; }

QPushButton { background: @base; color: @text; border: 1px solid @strong; border-radius: 6px;
    padding: 0 13px; min-height: 30px; font-weight: 500; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @tint; }
QPushButton:focus { border: 2px solid @accent; padding: 0 12px; min-height: 28px; }
QPushButton:disabled { color: @muted; border-color: @line; background: @window; }
QPushButton[kind="primary"] { background: @accent; color: @onaccent; border-color: @accent; font-weight: 600; }
QPushButton[kind="primary"]:hover { border-color: @text; }
QPushButton[kind="primary"]:focus { border: 2px solid @text; }
QPushButton[kind="primary"]:disabled { background: @line; color: @muted; border-color: @line; }
QPushButton[size="large"] { min-height: 42px; padding: 0 19px; font-size: 15px; }
QPushButton[size="large"]:focus { min-height: 40px; padding: 0 18px; }
QPushButton[kind="quiet"] { background: transparent; border-color: transparent; }
QPushButton[kind="quiet"]:hover { background: @hover; }
QPushButton[kind="quiet"]:focus { border: 2px solid @accent; }
QPushButton[kind="quiet"]:checked { background: @tint; color: @accent; }
QPushButton[kind="segment"] { background: transparent; border: 1px solid transparent; padding: 0 12px; font-weight: 400; }
QPushButton[kind="segment"]:hover { background: @hover; }
QPushButton[kind="segment"]:focus { border: 2px solid @accent; padding: 0 11px; }
QPushButton[kind="segment"]:checked { background: @tint; color: @accent; font-weight: 600; }
QPushButton::menu-indicator { subcontrol-position: right center; right: 8px; }

QToolButton { background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 4px 6px; }
QToolButton:hover { background: @hover; }
QToolButton:focus { border: 1px solid @accent; }
QToolButton:disabled { color: @muted; }

QLineEdit, QComboBox, QSpinBox, QDateEdit, QPlainTextEdit {
    background: @base; color: @text; border: 1px solid @strong; border-radius: 6px;
    padding: 0 9px; min-height: 30px; selection-background-color: @accent; selection-color: @onaccent; }
QLineEdit[size="large"] { min-height: 42px; font-size: 17px; }
QLineEdit[size="large"]:focus { min-height: 40px; }
QPlainTextEdit { padding: 4px 5px; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QDateEdit:focus, QPlainTextEdit:focus {
    border: 2px solid @accent; padding: 0 8px; min-height: 28px; }
QPlainTextEdit:focus { padding: 3px 4px; }
QLineEdit[state="refused"], QComboBox[state="refused"], QSpinBox[state="refused"], QDateEdit[state="refused"] {
    border: 2px solid @error; padding: 0 8px; min-height: 28px; }
QLineEdit[state="doubtful"] { border: 2px solid @warn; padding: 0 8px; min-height: 28px; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled, QDateEdit:disabled { color: @muted; border-color: @line; background: @window; }
QLineEdit:read-only { background: @window; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: 0; width: 24px; }
QComboBox::down-arrow { image: url(:/pictures/chevron-down-@tone.svg); width: 12px; height: 12px; }
QSpinBox::up-button, QDateEdit::up-button { subcontrol-origin: border; subcontrol-position: top right;
    width: 22px; border: 0; margin: 3px 2px 0 0; }
QSpinBox::down-button, QDateEdit::down-button { subcontrol-origin: border; subcontrol-position: bottom right;
    width: 22px; border: 0; margin: 0 2px 3px 0; }
QSpinBox::up-arrow, QDateEdit::up-arrow { image: url(:/pictures/chevron-up-@tone.svg); width: 10px; height: 10px; }
QSpinBox::down-arrow, QDateEdit::down-arrow { image: url(:/pictures/chevron-down-@tone.svg); width: 10px; height: 10px; }
QComboBox QAbstractItemView { background: @base; border: 1px solid @strong; selection-background-color: @tint;
    selection-color: @text; outline: 0; padding: 4px; }

QCheckBox, QRadioButton { spacing: 8px; min-height: 24px; }
QCheckBox::indicator { width: 16px; height: 16px; border: 1px solid @strong; border-radius: 4px; background: @base; }
QCheckBox::indicator:checked { background: @accent; border-color: @accent; image: url(:/pictures/check-@tone.svg); }
QCheckBox::indicator:disabled { border-color: @line; background: @window; }
QRadioButton::indicator { width: 16px; height: 16px; border: 1px solid @strong; border-radius: 9px; background: @base; }
QRadioButton::indicator:checked { width: 8px; height: 8px; border: 5px solid @accent; background: @onaccent; }
QRadioButton::indicator:focus { border: 2px solid @accent; width: 14px; height: 14px; }
QRadioButton::indicator:checked:focus { width: 8px; height: 8px; border: 5px solid @text; background: @onaccent; }
QRadioButton::indicator:disabled { border-color: @line; background: @window; }
QCheckBox:focus, QRadioButton:focus { color: @accent; }
QCheckBox::indicator:focus { border: 2px solid @accent; width: 14px; height: 14px; }
QCheckBox::indicator:checked:focus { border: 2px solid @text; }

QTableView, QListView, QTreeView, QTextBrowser { background: @base; border: 1px solid @line; border-radius: 6px; outline: 0; }
QTableView:focus, QListView:focus, QTreeView:focus, QTextBrowser:focus { border-color: @accent; }
QHeaderView { background: @base; border: 0; }
QHeaderView::section { background: @base; color: @muted; border: 0; border-bottom: 1px solid @strong;
    padding: 0 8px; min-height: 32px; font-size: 12px; }
QTableCornerButton::section { background: @base; border: 0; }

QScrollArea { background: transparent; border: 0; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: @strong; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QProgressBar { background: @line; border: 0; border-radius: 3px; max-height: 6px; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
QDialog { background: @window; }
)";

QColor colourOf(const Colour& entry, Tone tone)
{
    return QColor::fromRgb(tone == Tone::Light ? entry.light : entry.dark);
}

QString sheetOf(Tone tone)
{
    auto text = QString::fromLatin1(sheet);
    text.replace(QStringLiteral("@tone"),
                 tone == Tone::Light ? QStringLiteral("light") : QStringLiteral("dark"));
    for (const auto& entry : table) {
        text.replace(QRegularExpression(QString::fromLatin1(entry.name) + QStringLiteral("\\b")),
                     colourOf(entry, tone).name());
    }
    return text;
}

QPalette paletteOf(Tone tone)
{
    QPalette palette;
    const auto set = [&](Role role, std::initializer_list<QPalette::ColorRole> roles) {
        for (const auto each : roles) {
            palette.setColor(each, colour(tone, role));
        }
    };
    set(Role::Window, {QPalette::Window, QPalette::AlternateBase});
    set(Role::Base, {QPalette::Base, QPalette::Button, QPalette::Light, QPalette::ToolTipBase});
    set(Role::Line, {QPalette::Mid, QPalette::Midlight});
    set(Role::Strong, {QPalette::Dark, QPalette::Shadow});
    set(Role::Text, {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                     QPalette::ToolTipText, QPalette::BrightText});
    set(Role::Muted, {QPalette::PlaceholderText});
    set(Role::Accent, {QPalette::Highlight, QPalette::Link, QPalette::LinkVisited});
    set(Role::OnAccent, {QPalette::HighlightedText});
    for (const auto each : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, each, colour(tone, Role::Strong));
    }
    return palette;
}

QString familyOf()
{
    for (const auto* family : {"Inter", "Inter Display"}) {
        if (QFontDatabase::hasFamily(QString::fromLatin1(family))) {
            return QString::fromLatin1(family);
        }
    }
    const auto system = QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    return QFontDatabase::hasFamily(system) ? system : QStringLiteral("DejaVu Sans");
}

} // namespace

QColor colour(Tone tone, Role role)
{
    return colourOf(table[static_cast<std::size_t>(role)], tone);
}

Tone systemTone(const QPalette& system)
{
    return system.color(QPalette::Window).lightness() <
                   system.color(QPalette::WindowText).lightness()
               ? Tone::Dark
               : Tone::Light;
}

QColor colour(const QPalette& palette, Role role)
{
    // The only colour that the style sheet never overrides for a widget.
    constexpr int middleLightness = 128;
    const bool isDark = palette.color(QPalette::ToolTipBase).lightness() < middleLightness;
    return colour(isDark ? Tone::Dark : Tone::Light, role);
}

void apply(QApplication& application, Tone tone)
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QPixmapCache::clear();
    // Qt's dialogs use theme icons unchanged; a missing one falls back.
    QIcon::setThemeName(tone == Tone::Dark ? QStringLiteral("breeze-dark")
                                           : QStringLiteral("breeze"));
    QApplication::setPalette(paletteOf(tone));
    application.setStyleSheet(sheetOf(tone));
    // Last: with a new style sheet menus and tables return to the typefaces of the platform.
    auto text = QFont(familyOf());
    text.setPixelSize(bodyPixels);
    QApplication::setFont(text);
}

QFont font(int pixels, QFont::Weight weight)
{
    auto text = QApplication::font();
    text.setPixelSize(pixels);
    text.setWeight(weight);
    return text;
}

} // namespace theme
