#pragma once

#include "app/desk/frame/theme.h"

#include <QIcon>
#include <QPixmap>

#include <cstdint>

class QPainter;

/// Icons by meaning: from Breeze, by freedesktop names, plus a few of our own, each in a theme
/// colour.
namespace icons {

/// Each meaning and its picture: a freedesktop name in Breeze, or a file of our own.
#define DESK_ICONS(ICON)                                                                           \
    /* Pages */                                                                                    \
    ICON(Tournaments, ":/pictures/tournaments.svg")                                                \
    ICON(Setup, ":/pictures/setup.svg")                                                            \
    ICON(Participants, ":/pictures/participants.svg")                                              \
    ICON(Rounds, ":/pictures/rounds.svg")                                                          \
    ICON(Results, ":/pictures/results.svg")                                                        \
    ICON(Standings, ":/pictures/standings.svg")                                                    \
    ICON(Reports, ":/pictures/reports.svg")                                                        \
    ICON(Clock, ":/pictures/clock.svg")                                                            \
    ICON(Hall, ":/pictures/hall.svg")                                                              \
    ICON(CheckIn, ":/pictures/check-in.svg")                                                       \
    ICON(Desks, "network-workgroup")                                                               \
    ICON(People, "user-identity")                                                                  \
    ICON(Series, "view-calendar-timeline")                                                         \
    ICON(Cash, ":/pictures/cash.svg")                                                              \
    /* States */                                                                                   \
    ICON(Open, ":/pictures/open.svg")                                                              \
    ICON(Running, ":/pictures/running.svg")                                                        \
    ICON(Complete, ":/pictures/complete.svg")                                                      \
    ICON(Corrected, ":/pictures/results.svg")                                                      \
    ICON(Conflict, ":/pictures/conflict.svg")                                                      \
    ICON(Locked, "object-locked")                                                                  \
    ICON(Planned, "view-calendar-upcoming-events")                                                 \
    ICON(Cancelled, ":/pictures/cancelled.svg")                                                    \
    ICON(Unclear, ":/pictures/put-aside.svg")                                                      \
    ICON(Disputed, ":/pictures/disputed.svg")                                                      \
    ICON(Early, ":/pictures/early.svg")                                                            \
    ICON(NotPlayed, ":/pictures/cancelled.svg")                                                    \
    /* People */                                                                                   \
    ICON(Person, "user-identity")                                                                  \
    ICON(AddPerson, "list-add-user")                                                               \
    ICON(Present, "dialog-ok-apply")                                                               \
    ICON(Absent, ":/pictures/open.svg")                                                            \
    ICON(Late, "clock")                                                                            \
    ICON(Left, ":/pictures/left.svg")                                                              \
    ICON(Paid, "dialog-ok-apply")                                                                  \
    ICON(FixedTable, ":/pictures/fixed-table.svg")                                                 \
    ICON(Apart, ":/pictures/apart.svg")                                                            \
    ICON(Repeat, ":/pictures/repeat.svg")                                                          \
    /* Actions */                                                                                  \
    ICON(Undo, "edit-undo")                                                                        \
    ICON(Redo, "edit-redo")                                                                        \
    ICON(Add, "list-add")                                                                          \
    ICON(Remove, "edit-delete")                                                                    \
    ICON(Edit, "document-edit")                                                                    \
    ICON(Import, "document-import")                                                                \
    ICON(Export, "document-export")                                                                \
    ICON(Copy, "edit-copy")                                                                        \
    ICON(Paste, "edit-paste")                                                                      \
    ICON(Search, "edit-find")                                                                      \
    ICON(Columns, "view-file-columns")                                                             \
    ICON(Draw, "media-playlist-shuffle")                                                           \
    ICON(Publish, ":/pictures/publish.svg")                                                        \
    ICON(Release, "view-visible")                                                                  \
    ICON(PutAside, ":/pictures/put-aside.svg")                                                     \
    ICON(SecondPass, ":/pictures/second-pass.svg")                                                 \
    ICON(Close, "dialog-ok-apply")                                                                 \
    ICON(Cancel, "dialog-cancel")                                                                  \
    ICON(Sample, ":/pictures/sample.svg")                                                          \
    ICON(Like, "edit-copy")                                                                        \
    ICON(Save, "document-save")                                                                    \
    ICON(Print, ":/pictures/reports.svg")                                                          \
    ICON(Mail, "mail-send")                                                                        \
    ICON(Next, "go-next")                                                                          \
    ICON(Previous, "go-previous")                                                                  \
    ICON(Folder, "document-open-folder")                                                           \
    ICON(Menu, "application-menu")                                                                 \
    ICON(Display, ":/pictures/display.svg")                                                        \
    /* Documents */                                                                                \
    ICON(List, ":/pictures/list.svg")                                                              \
    ICON(TableCard, ":/pictures/table-card.svg")                                                   \
    ICON(ScoreSlip, ":/pictures/score-slip.svg")                                                   \
    ICON(PaperKit, ":/pictures/paper-kit.svg")                                                     \
    ICON(CrossTable, ":/pictures/cross-table.svg")                                                 \
    ICON(Certificate, ":/pictures/certificate.svg")                                                \
    ICON(LicenceFee, ":/pictures/licence-fee.svg")                                                 \
    /* Notices */                                                                                  \
    ICON(Information, ":/pictures/information.svg")                                                \
    ICON(Warning, ":/pictures/warning.svg")                                                        \
    ICON(Refused, ":/pictures/conflict.svg")                                                       \
    ICON(RankMoves, ":/pictures/rank-moves.svg")

#define DESK_ICON_MEANING(meaning, picture) meaning,
enum class Meaning : std::uint8_t { DESK_ICONS(DESK_ICON_MEANING) };
#undef DESK_ICON_MEANING
inline constexpr int meaningCount = static_cast<int>(Meaning::RankMoves) + 1;

/// The meaning with that picture: "score-slip", "document-edit". Information for others.
Meaning named(const QString& picture);

/// `size` is in logical pixels; the pixmap has the requested device pixel ratio.
QPixmap pixmap(Meaning meaning, const QColor& colour, int size, qreal devicePixelRatio);

/// For buttons and actions of widgets with that palette: normal in `role`, disabled in muted.
QIcon icon(Meaning meaning, const QPalette& palette, theme::Role role = theme::Role::Text);

/// Paints the program's emblem, four sevens in four colours (a claim), across the top of the rect.
void paintEmblem(QPainter& painter, const QRectF& rect);

/// The window's own icon: the emblem.
QIcon program();

/// Makes Breeze the icon theme on any desktop. Call once, before creating icons.
void prepare();

} // namespace icons
