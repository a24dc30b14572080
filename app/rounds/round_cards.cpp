#include "round_cards.h"

#include "card_painting.h"
#include "floating.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace desk {
namespace {

constexpr std::size_t fullTable = 4;

std::vector<int> rowCounts(const RoundView& view)
{
    std::vector<int> counts;
    for (const auto& card : view.cards) {
        // Tables are of one height, so that they stand in lines.
        counts.push_back(static_cast<int>(card.table ? std::max(card.seats.size(), fullTable)
                                                     : card.seats.size()));
    }
    return counts;
}

/// Whether the same places are there, whoever sits on them.
bool samePlaces(const RoundView& one, const RoundView& other)
{
    return std::equal(one.cards.begin(), one.cards.end(), other.cards.begin(), other.cards.end(),
                      [](const CardView& left, const CardView& right) {
                          return left.table == right.table &&
                                 left.seats.size() == right.seats.size();
                      });
}

} // namespace

RoundCards::RoundCards(QWidget* parent)
    : QWidget(parent), tip_(new CostTip(this)), picked_(new PickedRow(this))
{
    setObjectName(QStringLiteral("roundCards"));
    setAccessibleName(tr("Tables of the round"));
}

void RoundCards::show(const RoundView& view)
{
    if (view == view_) {
        return;
    }
    putBack();
    const bool keep = samePlaces(view, view_);
    view_ = view;
    if (!keep) {
        makeRows();
    }
    for (auto* row : rows_) {
        row->show(view_.cards[row->spot().card]);
    }
    layOut();
    update();
}

void RoundCards::makeRows()
{
    const auto* before = focusedRow();
    const auto spot = before != nullptr ? std::optional(before->spot()) : std::nullopt;
    for (auto* row : rows_) {
        row->removeEventFilter(this);
        row->hide();
        row->deleteLater();
    }
    rows_.clear();
    for (std::size_t card = 0; card < view_.cards.size(); ++card) {
        for (std::size_t seat = 0; seat < view_.cards[card].seats.size(); ++seat) {
            auto* row = new SeatRow({card, seat}, this);
            row->installEventFilter(this);
            rows_.push_back(row);
            row->QWidget::show();
        }
    }
    last_ = spot ? rowAt(*spot) : nullptr;
    if (last_ == nullptr && !rows_.empty()) {
        last_ = rows_.front();
    }
    if (last_ != nullptr) {
        last_->setFocusPolicy(Qt::StrongFocus);
        if (spot) {
            last_->setFocus();
        }
    }
    tip_->raise();
    picked_->raise();
}

void RoundCards::layOut()
{
    grid_ = CardGrid(width(), rowCounts(view_), SeatRow::rowHeight);
    for (auto* row : rows_) {
        row->setGeometry(grid_.row(row->spot().card, row->spot().seat));
    }
    setMinimumHeight(grid_.height());
}

void RoundCards::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

const SeatView& RoundCards::seatAt(const SeatSpot& spot) const
{
    return view_.cards[spot.card].seats[spot.seat];
}

SeatRow* RoundCards::rowAt(const SeatSpot& spot) const
{
    const auto found = std::find_if(rows_.begin(), rows_.end(),
                                    [&](const SeatRow* row) { return row->spot() == spot; });
    return found != rows_.end() ? *found : nullptr;
}

SeatRow* RoundCards::rowUnder(const QPoint& point) const
{
    const auto found = std::find_if(rows_.begin(), rows_.end(), [&](const SeatRow* row) {
        return row->geometry().contains(point);
    });
    return found != rows_.end() ? *found : nullptr;
}

SeatRow* RoundCards::focusedRow() const
{
    const auto found = std::find_if(rows_.begin(), rows_.end(),
                                    [](const SeatRow* row) { return row->hasFocus(); });
    return found != rows_.end() ? *found : nullptr;
}

SeatRow* RoundCards::currentRow() const
{
    return last_ != nullptr ? last_.data() : rows_.empty() ? nullptr : rows_.front();
}

void RoundCards::focusCurrent()
{
    if (auto* row = currentRow()) {
        row->setFocus(Qt::TabFocusReason);
    }
}

bool RoundCards::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) {
        // The Tab key reaches one seat only; arrows reach the others.
        if (last_ != nullptr) {
            last_->setFocusPolicy(Qt::ClickFocus);
        }
        last_ = qobject_cast<SeatRow*>(watched);
        last_->setFocusPolicy(Qt::StrongFocus);
        Q_EMIT shown(last_->geometry());
    }
    return QWidget::eventFilter(watched, event);
}

SeatRow* RoundCards::neighbour(const SeatRow& row, int key) const
{
    const auto [card, seat] = row.spot();
    const auto cards = view_.cards.size();
    const auto columns = static_cast<std::size_t>(grid_.columns());
    const auto inCard = [&](std::size_t other, std::size_t wanted) {
        return rowAt({other, std::min(wanted, view_.cards[other].seats.size() - 1)});
    };
    switch (key) {
    case Qt::Key_Up:
        return seat > 0          ? rowAt({card, seat - 1})
               : card >= columns ? inCard(card - columns, fullTable)
                                 : nullptr;
    case Qt::Key_Down:
        return seat + 1 < view_.cards[card].seats.size() ? rowAt({card, seat + 1})
               : card + columns < cards                  ? inCard(card + columns, 0)
                                                         : nullptr;
    case Qt::Key_Left:
        return card > 0 ? inCard(card - 1, seat) : nullptr;
    case Qt::Key_Right:
        return card + 1 < cards ? inCard(card + 1, seat) : nullptr;
    case Qt::Key_Home:
        return rows_.front();
    case Qt::Key_End:
        return rows_.back();
    default:
        return nullptr;
    }
}

void RoundCards::keyPressEvent(QKeyEvent* event)
{
    auto* row = focusedRow();
    if (row == nullptr) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (auto* next = neighbour(*row, event->key())) {
        next->setFocus(Qt::OtherFocusReason);
        if (isPickedUp()) {
            hoverOver(next, next->geometry().bottomLeft() + QPoint(SeatRow::rowHeight, 0));
        }
        return;
    }
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers() != Qt::NoModifier && event->modifiers() != Qt::KeypadModifier) {
            QWidget::keyPressEvent(event);
        } else if (isPickedUp()) {
            drop(row);
        } else {
            pickUp(row);
        }
        return;
    case Qt::Key_Escape:
        if (isPickedUp()) {
            auto* origin = rowAt(*origin_);
            putBack();
            origin->setFocus(Qt::OtherFocusReason);
            return;
        }
        break;
    case Qt::Key_L:
        wantLock(*row, event->modifiers().testFlag(Qt::ShiftModifier));
        return;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void RoundCards::wantLock(const SeatRow& row, bool table)
{
    const auto& card = view_.cards[row.spot().card];
    if (!view_.isDraft()) {
        return;
    }
    if (table && card.table) {
        Q_EMIT lockTableWanted(*card.table);
    } else if (!table && row.seat().person) {
        Q_EMIT lockPersonWanted(*row.seat().person);
    }
}

void RoundCards::pickUp(SeatRow* row)
{
    if (!view_.isDraft() || row == nullptr || !row->seat().person) {
        return;
    }
    origin_ = row->spot();
    row->setPart(SeatRow::Part::Origin);
    update();
}

void RoundCards::hoverOver(SeatRow* row, const QPoint& tipAt)
{
    if (target_) {
        rowAt(*target_)->setPart(SeatRow::Part::None);
    }
    target_.reset();
    rowAt(*origin_)->setPart(SeatRow::Part::Origin);
    if (row != nullptr && row->spot() != *origin_) {
        target_ = row->spot();
        row->setPart(SeatRow::Part::Target);
        const auto preview = previewer_(*origin_, *target_);
        tip_->setTexts(preview.what, preview.cost);
        tip_->moveNear(tipAt);
    }
    tip_->setVisible(target_.has_value());
    update();
}

void RoundCards::drop(SeatRow* row)
{
    const auto from = *origin_;
    const bool elsewhere = row != nullptr && row->spot() != from;
    const bool possible = elsewhere && previewer_(from, row->spot()).possible;
    if (elsewhere && !possible) {
        return; // the tip says why
    }
    const auto to = elsewhere ? row->spot() : from;
    putBack();
    if (elsewhere) {
        Q_EMIT putDown(from, to);
    }
}

void RoundCards::putBack()
{
    for (auto* row : rows_) {
        row->setPart(SeatRow::Part::None);
    }
    origin_.reset();
    target_.reset();
    dragging_ = false;
    tip_->hide();
    picked_->hide();
    update();
}

void RoundCards::mousePressEvent(QMouseEvent* event)
{
    auto* row = rowUnder(event->pos());
    if (event->button() != Qt::LeftButton || row == nullptr) {
        return;
    }
    if (isPickedUp()) {
        hoverOver(row, event->pos());
        drop(row);
        return;
    }
    pressed_ = event->pos();
}

void RoundCards::mouseMoveEvent(QMouseEvent* event)
{
    if (!event->buttons().testFlag(Qt::LeftButton)) {
        return;
    }
    if (!dragging_) {
        const auto way = (event->pos() - pressed_).manhattanLength();
        auto* row = rowUnder(pressed_);
        if (way < QApplication::startDragDistance() || row == nullptr) {
            return;
        }
        pickUp(row);
        dragging_ = isPickedUp();
        if (!dragging_) {
            return;
        }
        picked_->setPerson(core::plain(*row->seat().person), row->seat().name);
        picked_->QWidget::show();
    }
    constexpr QPoint beside(12, 4);
    picked_->move(event->pos() + beside);
    hoverOver(rowUnder(event->pos()), picked_->geometry().bottomLeft());
    Q_EMIT shown(
        QRect(event->pos() - QPoint(0, SeatRow::rowHeight), QSize(1, 2 * SeatRow::rowHeight)));
}

void RoundCards::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !dragging_) {
        return;
    }
    auto* row = rowUnder(event->pos());
    const auto spot = row != nullptr ? row->spot() : *origin_;
    drop(row);
    if (isPickedUp()) {
        putBack();
    } else if (auto* now = rowAt(spot)) { // the rows may be others by now
        now->setFocus(Qt::MouseFocusReason);
    }
}

void RoundCards::contextMenuEvent(QContextMenuEvent* event)
{
    auto* row = rowUnder(event->pos());
    if (!view_.isDraft() || row == nullptr) {
        return;
    }
    const auto& card = view_.cards[row->spot().card];
    QMenu menu(this);
    if (row->seat().person) {
        menu.addAction(tr("Pick up"), this, [this, row] {
            row->setFocus();
            pickUp(row);
        });
        menu.addAction(row->seat().locked ? tr("Unlock the person") : tr("Lock the person"), this,
                       [this, row] { wantLock(*row, false); });
    }
    if (card.table) {
        menu.addAction(card.locked ? tr("Unlock the table") : tr("Lock the table"), this,
                       [this, row] { wantLock(*row, true); });
    }
    menu.exec(event->globalPos());
}

void RoundCards::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t card = 0; card < view_.cards.size(); ++card) {
        const QRect& rect = grid_.cards()[card];
        if (rect.intersects(event->rect())) {
            paintCard(painter, *this, view_, {card, rect, target_ && target_->card == card});
        }
    }
}

} // namespace desk
