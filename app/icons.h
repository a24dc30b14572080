#pragma once

#include "theme.h"

#include <QIcon>
#include <QPixmap>

#include <cstdint>

/// Pictures by meaning: Breeze by freedesktop names, and a few of our own where it has no match,
/// all in one colour of the theme.
namespace icons {

enum class Meaning : std::uint8_t {
    // Pages.
    Tournaments,
    Setup,
    Participants,
    Rounds,
    Results,
    Standings,
    Reports,
    // States.
    Open,
    Running,
    Complete,
    Corrected,
    Conflict,
    Locked,
    Planned,
    Cancelled,
    Unclear,
    Disputed,
    Early,
    NotPlayed,
    // People.
    Person,
    AddPerson,
    Present,
    Absent,
    Late,
    Left,
    Paid,
    FixedTable,
    Apart,
    Repeat,
    // Actions.
    Undo,
    Redo,
    Add,
    Remove,
    Edit,
    Import,
    Export,
    Copy,
    Paste,
    Search,
    Columns,
    Draw,
    Publish,
    Swap,
    PutAside,
    SecondPass,
    Close,
    Cancel,
    Sample,
    Like,
    Save,
    Backup,
    Restore,
    Journal,
    Print,
    Mail,
    Next,
    Previous,
    Folder,
    Help,
    Menu,
    // Documents.
    List,
    TableCard,
    ScoreSlip,
    PaperKit,
    CrossTable,
    Certificate,
    LicenceFee,
    // Notices.
    Information,
    Warning,
    Refused,
    RankMoves,
};
inline constexpr int meaningCount = static_cast<int>(Meaning::RankMoves) + 1;

/// `size` is in logical pixels; the pixmap has the device pixel ratio asked for.
QPixmap pixmap(Meaning meaning, const QColor& colour, int size, qreal devicePixelRatio);

/// For buttons and actions of widgets with that palette: normal in `role`, disabled in muted.
QIcon icon(Meaning meaning, const QPalette& palette, theme::Role role = theme::Role::Text);

/// The window's own icon: the emblem.
QIcon program();

/// Makes Breeze the icon theme, whatever the desktop has. Called once, before any picture is made.
void prepare();

} // namespace icons
