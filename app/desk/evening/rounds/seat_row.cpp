#include "app/desk/evening/rounds/seat_row.h"

#include "app/desk/frame/icons.h"
#include "app/desk/widgets/numbers.h"
#include "core/texts/numbers.h"

#include <QPainter>

namespace desk {

using namespace Qt::StringLiterals;
using icons::Meaning;
using theme::Role;

SeatRow::SeatRow(SeatSpot spot, QWidget* parent) : QWidget(parent), spot_(spot)
{
    setFocusPolicy(Qt::ClickFocus);
    setAttribute(Qt::WA_Hover);
}

void SeatRow::show(const CardView& card)
{
    seat_ = card.seats[spot_.seat];
    letter_ = card.table ? texts::seatLetter(spot_.seat) : QString();
    setObjectName(card.table ? u"seat-%1-%2"_s.arg(core::plain(*card.table)).arg(letter_)
                             : u"bye-%1"_s.arg(spot_.seat + 1));
    setAccessibleName(spokenText(card));
    setToolTip(seat_.met.isEmpty() ? QString()
                                   : tr("Has met before: %1").arg(seat_.met.join(u"; "_s)));
    update();
}

QString SeatRow::spokenText(const CardView& card) const
{
    const QString place =
        card.table ? tr("Table %1, seat %2").arg(core::plain(*card.table)).arg(letter_) : tr("Bye");
    if (!seat_.person) {
        return tr("%1: free").arg(place);
    }
    QStringList parts = {
        tr("%1: %2, number %3").arg(place, seat_.name).arg(core::plain(*seat_.person))};
    const auto add = [&parts](bool applies, const QString& text) {
        if (applies) {
            parts << text;
        }
    };
    add(!seat_.met.isEmpty(), tr("has met someone here before"));
    add(seat_.fixedTable, tr("fixed table"));
    add(seat_.broken, tr("wish not kept"));
    add(seat_.locked || card.locked, tr("locked"));
    add(seat_.total.has_value(), totalText());
    add(!seat_.fate.isEmpty(), seat_.fate);
    return parts.join(u", "_s);
}

/// Empty without a total.
QString SeatRow::totalText() const
{
    return seat_.total ? texts::matchPointsText(scoring::MatchPoints::fromPoints(*seat_.total))
                       : QString();
}

void SeatRow::setPart(Part part)
{
    if (part_ != part) {
        part_ = part;
        update();
    }
}

void SeatRow::paintEvent(QPaintEvent* /*event*/)
{
    constexpr int nameLeft = 64;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    const int end = paintStates(painter);
    const auto ink = [this](Role role) { return theme::colour(palette(), role); };
    painter.setPen(ink(Role::Muted));
    painter.setFont(theme::font(12, QFont::DemiBold));
    painter.drawText(QRect(14, 0, 20, height()), Qt::AlignVCenter, letter_);
    const QRect name(nameLeft, 0, end - nameLeft, height());
    painter.setFont(theme::font(13));
    if (!seat_.person) {
        painter.drawText(name, Qt::AlignVCenter, tr("free"));
        return;
    }
    paintNumber(painter, QRectF(0, 0, 54, height()), QString::number(core::plain(*seat_.person)));
    painter.setFont(theme::font(13, QFont::Medium));
    painter.setPen(ink(part_ == Part::Origin ? Role::Strong : Role::Text));
    painter.drawText(name, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(seat_.name, Qt::ElideRight, name.width()));
}

void SeatRow::paintGround(QPainter& painter) const
{
    const bool isLit = part_ == Part::Target || hasFocus();
    if (isLit || (underMouse() && seat_.person)) {
        painter.fillRect(rect().adjusted(2, 0, -2, 0),
                         theme::colour(palette(), isLit ? Role::Tint : Role::Hover));
    }
    if (hasFocus()) {
        painter.setPen(QPen(theme::colour(palette(), Role::Accent), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(3, 1, -3, -1), 4, 4);
    }
}

int SeatRow::paintStates(QPainter& painter) const
{
    constexpr int right = 12;
    constexpr int iconSize = 16;
    constexpr int gap = 6;
    constexpr int totalWidth = 44;
    int left = width() - right;
    const auto paint = [&](bool applies, Meaning meaning, Role role) {
        if (applies) {
            painter.drawPixmap(left - iconSize, (height() - iconSize) / 2,
                               icons::pixmap(meaning, theme::colour(palette(), role), iconSize,
                                             devicePixelRatioF()));
            left -= iconSize + gap;
        }
    };
    paint(seat_.through, Meaning::Complete, Role::Done);
    paint(!seat_.through && !seat_.fate.isEmpty(), Meaning::Left, Role::Muted);
    if (seat_.total) {
        if (!seat_.through && seat_.fate.isEmpty()) {
            left -= iconSize + gap; // totals are aligned
        }
        painter.setPen(theme::colour(palette(), Role::Text));
        painter.setFont(theme::font(13, seat_.through ? QFont::Bold : QFont::Normal));
        paintNumber(painter, QRectF(left - totalWidth, 0, totalWidth, height()), totalText());
        left -= totalWidth + gap;
    }
    paint(seat_.locked, Meaning::Locked, Role::Muted);
    paint(seat_.fixedTable, Meaning::FixedTable, seat_.broken ? Role::Error : Role::Muted);
    paint(seat_.broken && !seat_.fixedTable, Meaning::Conflict, Role::Error);
    paint(!seat_.met.isEmpty(), Meaning::Repeat, Role::Warn);
    return left;
}

} // namespace desk
