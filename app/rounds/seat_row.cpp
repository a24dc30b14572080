#include "seat_row.h"

#include "app/icons.h"
#include "app/texts/numbers.h"
#include "app/texts/seat_letters.h"
#include "app/widgets/numbers.h"

#include <QPainter>

namespace desk {
namespace {

constexpr int letterLeft = 14;
constexpr int numberRight = 54;
constexpr int nameLeft = 64;
constexpr int right = 12;
constexpr int iconSize = 16;
constexpr int iconGap = 6;

} // namespace

SeatRow::SeatRow(SeatSpot spot, QWidget* parent) : QWidget(parent), spot_(spot)
{
    setFocusPolicy(Qt::ClickFocus);
    setAttribute(Qt::WA_Hover);
}

void SeatRow::show(const CardView& card)
{
    seat_ = card.seats[spot_.seat];
    letter_ = card.table ? texts::seatLetter(spot_.seat) : QString();
    setObjectName(card.table
                      ? QStringLiteral("seat-%1-%2").arg(core::plain(*card.table)).arg(letter_)
                      : QStringLiteral("bye-%1").arg(spot_.seat + 1));
    setAccessibleName(spoken(card));
    setToolTip(seat_.met.isEmpty()
                   ? QString()
                   : tr("Has met before: %1").arg(seat_.met.join(QStringLiteral("; "))));
    update();
}

QString SeatRow::spoken(const CardView& card) const
{
    const QString place =
        card.table ? tr("Table %1, seat %2").arg(core::plain(*card.table)).arg(letter_) : tr("Bye");
    if (!seat_.person) {
        return tr("%1: free").arg(place);
    }
    QStringList parts = {
        tr("%1: %2, number %3").arg(place, seat_.name).arg(core::plain(*seat_.person))};
    if (!seat_.met.isEmpty()) {
        parts << tr("has met someone here before");
    }
    if (seat_.fixedTable) {
        parts << tr("fixed table");
    }
    if (seat_.broken) {
        parts << tr("wish not kept");
    }
    if (seat_.locked || card.locked) {
        parts << tr("locked");
    }
    if (seat_.total) {
        parts << totalText();
    }
    if (!seat_.fate.isEmpty()) {
        parts << seat_.fate;
    }
    return parts.join(QStringLiteral(", "));
}

QString SeatRow::totalText() const
{
    return texts::matchPointsText(scoring::MatchPoints::fromPoints(*seat_.total));
}

void SeatRow::setPart(Part part)
{
    if (part_ != part) {
        part_ = part;
        update();
    }
}

void SeatRow::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void SeatRow::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

void SeatRow::paintGround(QPainter& painter) const
{
    const bool target = part_ == Part::Target;
    if (target || hasFocus()) {
        painter.fillRect(rect().adjusted(2, 0, -2, 0), theme::colour(palette(), theme::Role::Tint));
    } else if (underMouse() && seat_.person) {
        painter.fillRect(rect().adjusted(2, 0, -2, 0),
                         theme::colour(palette(), theme::Role::Hover));
    }
    if (hasFocus()) {
        constexpr qreal width = 2;
        constexpr qreal radius = 4;
        painter.setPen(QPen(theme::colour(palette(), theme::Role::Accent), width));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(3, 1, -3, -1), radius, radius);
    }
}

int SeatRow::paintIcons(QPainter& painter) const
{
    int left = width() - right;
    const auto paint = [&](icons::Meaning meaning, theme::Role role) {
        left -= iconSize;
        const auto colour = theme::colour(palette(), role);
        painter.drawPixmap(left, (height() - iconSize) / 2,
                           icons::pixmap(meaning, colour, iconSize, devicePixelRatioF()));
        left -= iconGap;
    };
    if (seat_.through) {
        paint(icons::Meaning::Complete, theme::Role::Done);
    } else if (!seat_.fate.isEmpty()) {
        paint(icons::Meaning::Left, theme::Role::Muted);
    } else if (seat_.total) {
        left -= iconSize + iconGap; // totals stand under each other
    }
    if (seat_.total) {
        left = paintTotal(painter, left);
    }
    if (seat_.locked) {
        paint(icons::Meaning::Locked, theme::Role::Muted);
    }
    if (seat_.fixedTable) {
        paint(icons::Meaning::FixedTable, seat_.broken ? theme::Role::Error : theme::Role::Muted);
    }
    if (seat_.broken && !seat_.fixedTable) {
        paint(icons::Meaning::Conflict, theme::Role::Error);
    }
    if (!seat_.met.isEmpty()) {
        paint(icons::Meaning::Repeat, theme::Role::Warn);
    }
    return left;
}

int SeatRow::paintTotal(QPainter& painter, int end) const
{
    constexpr int room = 44;
    painter.setPen(theme::colour(palette(), theme::Role::Text));
    painter.setFont(theme::font(13, seat_.through ? QFont::Bold : QFont::Normal));
    paintNumber(painter, QRectF(end - room, 0, room, height()), totalText());
    return end - room - iconGap;
}

void SeatRow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    const int end = paintIcons(painter);
    const auto ink = [this](theme::Role role) { return theme::colour(palette(), role); };
    painter.setPen(ink(theme::Role::Muted));
    painter.setFont(theme::font(12, QFont::DemiBold));
    painter.drawText(QRect(letterLeft, 0, 20, height()), Qt::AlignVCenter, letter_);
    const QRect name(nameLeft, 0, end - nameLeft, height());
    if (!seat_.person) {
        painter.setFont(theme::font(13));
        painter.drawText(name, Qt::AlignVCenter, tr("free"));
        return;
    }
    painter.setFont(theme::font(13));
    paintNumber(painter, QRectF(0, 0, numberRight, height()),
                QString::number(core::plain(*seat_.person)));
    painter.setFont(theme::font(13, QFont::Medium));
    painter.setPen(ink(part_ == Part::Origin ? theme::Role::Strong : theme::Role::Text));
    painter.drawText(name, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(seat_.name, Qt::ElideRight, name.width()));
}

} // namespace desk
