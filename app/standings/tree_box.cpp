#include "tree_box.h"

#include "app/documents/card_words.h"
#include "app/texts/match_texts.h"
#include "app/texts/numbers.h"
#include "app/widgets/numbers.h"

#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace desk {
namespace {

constexpr int headHeight = 28;
constexpr int seatHeight = 22;
constexpr int margin = 10;
constexpr int bottom = 6;
constexpr int iconSize = 16;
constexpr int numberRoom = 22;
constexpr int totalRoom = 44;
constexpr int notePixels = 12;

struct Mark
{
    icons::Meaning icon;
    theme::Role role;
};

std::optional<Mark> markOf(core::Fate fate)
{
    switch (fate) {
    case core::Fate::Open:
    case core::Fate::Out:
        break;
    case core::Fate::Equal:
        return Mark{icons::Meaning::Unclear, theme::Role::Warn};
    case core::Fate::Left:
        return Mark{icons::Meaning::Left, theme::Role::Muted};
    case core::Fate::GoesOn:
        return Mark{icons::Meaning::Complete, theme::Role::Done};
    case core::Fate::Winner:
        return Mark{icons::Meaning::Certificate, theme::Role::Accent};
    }
    return std::nullopt;
}

bool isThrough(core::Fate fate)
{
    return fate == core::Fate::GoesOn || fate == core::Fate::Winner;
}

theme::Role nameRole(core::Fate fate)
{
    return fate == core::Fate::Out || fate == core::Fate::Left ? theme::Role::Muted
                                                               : theme::Role::Text;
}

QString spokenSeat(const TreeBoxView::Seat& seat)
{
    QStringList parts = {QString::number(core::plain(seat.number)) + u' ' + seat.name};
    if (!seat.total.isEmpty()) {
        parts << seat.total;
    }
    if (const QString fate = documents::fateCell(seat.fate).text; !fate.isEmpty()) {
        parts << fate;
    }
    return parts.join(QStringLiteral(", "));
}

QString spokenText(const QString& title, const TreeBoxView& view)
{
    QStringList parts = {title};
    if (!view.state.isEmpty()) {
        parts << view.state;
    }
    for (const auto& seat : view.seats) {
        parts << spokenSeat(seat);
    }
    return (parts + view.notes).join(QStringLiteral("; "));
}

} // namespace

TreeBoxView boxOf(const documents::People& people, core::RoundNumber round,
                  const core::TreeTable& table)
{
    TreeBoxView view;
    view.round = round;
    view.table = table.number;
    view.title = table.isLast ? TreeBox::tr("Final table")
                              : TreeBox::tr("Table %1").arg(core::plain(table.number));
    view.decided = table.match.isDecided();
    view.state = view.decided && table.match.over ? texts::text(*table.match.over)
                                                  : texts::text(table.match.status);
    for (const auto& seat : table.seats) {
        const auto total = scoring::MatchPoints::fromPoints(seat.total);
        view.seats.push_back(
            {seat.number, people.name(seat.number), texts::matchPointsText(total), seat.fate});
    }
    view.notes << documents::tieText(table.tie) << documents::lotText(people, table.lot);
    view.notes.removeAll(QString());
    view.spoken = spokenText(documents::treeTableTitle(round, table), view);
    return view;
}

TreeBoxView boxOfByes(const documents::People& people, const core::TreeRound& round)
{
    TreeBoxView view;
    view.round = round.number;
    view.title = TreeBox::tr("Byes");
    for (const auto number : round.byes) {
        view.seats.push_back({number, people.name(number), {}, core::Fate::GoesOn});
    }
    view.spoken = spokenText(TreeBox::tr("Round %1, byes").arg(core::plain(round.number)), view);
    return view;
}

TreeBox::TreeBox(TreeBoxView view, QWidget* parent) : QWidget(parent), view_(std::move(view))
{
    setObjectName(view_.table ? QStringLiteral("treeTable-%1-%2")
                                    .arg(core::plain(view_.round))
                                    .arg(core::plain(*view_.table))
                              : QStringLiteral("treeByes-%1").arg(core::plain(view_.round)));
    setAccessibleName(view_.spoken);
    setFocusPolicy(Qt::ClickFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_Hover);
}

QRect TreeBox::noteRect(int width) const
{
    const int top = headHeight + static_cast<int>(view_.seats.size()) * seatHeight + 2;
    const QFontMetrics metrics(theme::font(notePixels));
    const QRect room(margin, top, width - 2 * margin, QWIDGETSIZE_MAX);
    return view_.notes.isEmpty()
               ? QRect(room.topLeft(), QSize(room.width(), 0))
               : metrics.boundingRect(room, Qt::TextWordWrap, view_.notes.join(u'\n'));
}

int TreeBox::heightForWidth(int width) const
{
    return noteRect(width).bottom() + bottom;
}

void TreeBox::point(std::optional<core::StartNumber> number)
{
    if (pointed_ != number) {
        pointed_ = number;
        update();
    }
}

void TreeBox::setFound(std::set<core::StartNumber> found)
{
    found_ = std::move(found);
    update();
}

void TreeBox::paintHead(QPainter& painter) const
{
    const auto ink = [this](theme::Role role) { return theme::colour(palette(), role); };
    const QRect head(margin, 0, width() - 2 * margin, headHeight);
    painter.setPen(ink(theme::Role::Text));
    painter.setFont(theme::font(13, QFont::DemiBold));
    painter.drawText(head, Qt::AlignVCenter, view_.title);
    const int taken = painter.fontMetrics().horizontalAdvance(view_.title) + margin;
    painter.setPen(ink(view_.decided ? theme::Role::Muted : theme::Role::Warn));
    painter.setFont(theme::font(12));
    const QRect rest = head.adjusted(taken, 0, 0, 0);
    painter.drawText(rest, Qt::AlignVCenter | Qt::AlignRight,
                     painter.fontMetrics().elidedText(view_.state, Qt::ElideRight, rest.width()));
    painter.setPen(ink(theme::Role::Line));
    painter.drawLine(head.bottomLeft(), head.bottomRight());
}

void TreeBox::paintSeat(QPainter& painter, const TreeBoxView::Seat& seat, const QRect& rect) const
{
    const auto ink = [this](theme::Role role) { return theme::colour(palette(), role); };
    if (pointed_ == seat.number || found_.contains(seat.number)) {
        painter.fillRect(rect, ink(theme::Role::Tint));
    }
    const QRect inside = rect.adjusted(margin, 0, -margin, 0);
    if (const auto mark = markOf(seat.fate)) {
        painter.drawPixmap(
            inside.right() - iconSize + 1, inside.center().y() - iconSize / 2 + 1,
            icons::pixmap(mark->icon, ink(mark->role), iconSize, devicePixelRatioF()));
    }
    const auto weight = isThrough(seat.fate) ? QFont::Bold : QFont::Normal;
    const QRect text = inside.adjusted(0, 0, -iconSize - 6, 0);
    painter.setPen(ink(theme::Role::Muted));
    painter.setFont(theme::font(12));
    paintNumber(painter, QRectF(text.left(), text.top(), numberRoom, text.height()),
                QString::number(core::plain(seat.number)));
    painter.setPen(ink(nameRole(seat.fate)));
    painter.setFont(theme::font(13, weight));
    paintNumber(painter, text, seat.total);
    const QRect name = text.adjusted(numberRoom + 6, 0, -totalRoom, 0);
    painter.drawText(name, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(seat.name, Qt::ElideRight, name.width()));
}

void TreeBox::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto ink = [this](theme::Role role) { return theme::colour(palette(), role); };
    constexpr qreal half = 0.5;
    constexpr qreal radius = 6;
    const bool strong = hasFocus();
    painter.setPen(QPen(ink(strong ? theme::Role::Accent : theme::Role::Line), strong ? 2 : 1));
    painter.setBrush(ink(underMouse() && view_.table ? theme::Role::Hover : theme::Role::Base));
    const qreal inset = strong ? 1 : half;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);
    paintHead(painter);
    QRect row(2, headHeight, width() - 4, seatHeight);
    for (const auto& seat : view_.seats) {
        paintSeat(painter, seat, row);
        row.translate(0, seatHeight);
    }
    painter.setPen(ink(theme::Role::Muted));
    painter.setFont(theme::font(notePixels));
    painter.drawText(noteRect(width()), Qt::TextWordWrap, view_.notes.join(u'\n'));
}

void TreeBox::mouseMoveEvent(QMouseEvent* event)
{
    const int row = (event->pos().y() - headHeight) / seatHeight;
    const bool on = event->pos().y() >= headHeight && row < static_cast<int>(view_.seats.size());
    Q_EMIT pointed(on ? std::optional(view_.seats[static_cast<std::size_t>(row)].number)
                      : std::nullopt);
}

void TreeBox::leaveEvent(QEvent* event)
{
    Q_EMIT pointed(std::nullopt);
    QWidget::leaveEvent(event);
}

void TreeBox::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos())) {
        Q_EMIT opened();
    }
}

void TreeBox::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void TreeBox::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace desk
