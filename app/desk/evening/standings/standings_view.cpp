#include "app/desk/evening/standings/standings_view.h"

#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/numbers.h"
#include "core/people/search_text.h"

#include <QCursor>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QSortFilterProxyModel>

#include <algorithm>

namespace desk {
namespace {

constexpr int restMilliseconds = 300;
constexpr int lineHeight = 26;

Column columnOf(const QModelIndex& index)
{
    return static_cast<Column>(index.data(ColumnRole).toInt());
}

/// A number that an account explains.
bool isExplained(const QModelIndex& index)
{
    const auto column = columnOf(index);
    return index.isValid() && column != Column::Change &&
           documents::infoOf(column).group != documents::ColumnGroup::Person;
}

class StandingsFilter : public QSortFilterProxyModel
{
public:
    StandingsFilter(StandingsModel& model, QObject* parent)
        : QSortFilterProxyModel(parent), model_(model)
    {
        setSourceModel(&model);
    }

    void search(const QString& text)
    {
        searched_ = core::NameMatcher(text);
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& /*parent*/) const override
    {
        const auto& line = model_.row(row);
        return searched_.isEmpty() ||
               searched_.matches(line.tally.number, line.name + u'\n' + line.club);
    }

private:
    StandingsModel& model_;
    core::NameMatcher searched_;
};

/// Paints cells specific to standings: ranks with "=" if shared, places gained and lost, the large
/// TMP. ListDelegate paints all other cells.
class StandingsDelegate : public ListDelegate
{
public:
    using ListDelegate::ListDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        constexpr int margin = 8;
        constexpr int cellPixels = 15;
        const auto column = columnOf(index);
        if (column != Column::Rank && column != Column::Change && column != Column::Tmp) {
            ListDelegate::paint(painter, option, index);
            return;
        }
        const auto ink = [&option](theme::Role role) {
            return theme::colour(option.widget->palette(), role);
        };
        const auto rect = QRectF(option.rect).adjusted(margin, 0, -margin, 0);
        painter->save();
        paintGround(*painter, option, index);
        if (column == Column::Change) {
            paintChange(*painter, rect, index,
                        ink(static_cast<theme::Role>(index.data(ColourRole).toInt())));
        } else if (column == Column::Tmp) {
            painter->setPen(ink(theme::Role::Text));
            painter->setFont(theme::font(cellPixels, QFont::Bold));
            paintPoints(*painter, rect, index.data(PointsRole).value<scoring::MatchPoints>());
        } else {
            if (index.data(SharedRole).toBool()) {
                painter->setPen(ink(theme::Role::Muted));
                painter->setFont(theme::font(signPixels, QFont::DemiBold));
                painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("="));
            }
            painter->setPen(ink(theme::Role::Text));
            painter->setFont(theme::font(cellPixels, QFont::DemiBold));
            paintNumber(*painter, rect, index.data().toString());
        }
        painter->restore();
    }

private:
    static void paintChange(QPainter& painter, QRectF rect, const QModelIndex& index,
                            const QColor& colour)
    {
        constexpr qreal size = 8;
        if (const int gained = index.data(GainedRole).toInt(); gained != 0) {
            const QPointF centre(rect.left() + size / 2, rect.center().y());
            const qreal tip = size / 2 * (gained > 0 ? -0.8 : 0.8);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
            painter.drawPolygon(
                QPolygonF({centre + QPointF(0, tip), centre + QPointF(size / 2, -tip),
                           centre + QPointF(-size / 2, -tip)}));
            rect.setLeft(rect.left() + size + 4);
        }
        painter.setPen(colour);
        painter.setFont(theme::font(signPixels, QFont::Medium));
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
    }

    static constexpr int signPixels = 12;
};

} // namespace

StandingsView::StandingsView(StandingsModel& model, QWidget* parent)
    : QTableView(parent), model_(model)
{
    setModel(new StandingsFilter(model, this));
    dressTable(*this, QStringLiteral("standingsTable"), tr("Standings"), lineHeight);
    markOnFocus(*this);
    setItemDelegate(new StandingsDelegate(this, lineHeight));
    rest_.setSingleShot(true);
    rest_.setInterval(restMilliseconds);
    connect(&rest_, &QTimer::timeout, this, [this] {
        if (pointed_.isValid()) {
            Q_EMIT tipRequested(pointed_, QCursor::pos());
        }
    });
}

void StandingsView::search(const QString& text)
{
    static_cast<StandingsFilter*>(model())->search(text);
    if (!text.trimmed().isEmpty() && model()->rowCount() > 0) {
        selectRow(0); // the hit, on which keys act
    }
}

int StandingsView::sheetRow(const QModelIndex& index) const
{
    return static_cast<const StandingsFilter*>(model())->mapToSource(index).row();
}

std::vector<int> StandingsView::chosenRows() const
{
    std::vector<int> rows;
    const auto selection = selectionModel()->selectedRows();
    // One row is always selected; only several selected ones count as a selection.
    if (selection.size() > 1) {
        for (const auto& index : selection) {
            rows.push_back(sheetRow(index));
        }
        std::sort(rows.begin(), rows.end());
        return rows;
    }
    for (int row = 0; row < rowCount(); ++row) {
        rows.push_back(sheetRow(model()->index(row, 0)));
    }
    return rows;
}

std::optional<core::StartNumber> StandingsView::selected() const
{
    const auto index = currentIndex();
    return index.isValid() ? std::optional(model_.row(sheetRow(index)).tally.number) : std::nullopt;
}

void StandingsView::select(core::StartNumber number)
{
    const auto index = static_cast<const StandingsFilter*>(model())->mapFromSource(
        model_.index(model_.rowOf(number), model_.placeOf(model_.mainColumn())));
    if (index.isValid() && index.row() != currentIndex().row()) {
        selectRow(index.row());
    }
}

void StandingsView::keyPressEvent(QKeyEvent* event)
{
    const bool current = currentIndex().isValid();
    if (event->modifiers() != Qt::NoModifier && event->modifiers() != Qt::KeypadModifier) {
        QTableView::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (current) {
            Q_EMIT explainRequested(currentIndex());
        }
        return;
    case Qt::Key_Space:
        if (current) {
            Q_EMIT highlightRequested(currentIndex());
        }
        return;
    case Qt::Key_Left:
        Q_EMIT roundRequested(-1);
        return;
    case Qt::Key_Right:
        Q_EMIT roundRequested(1);
        return;
    default:
        QTableView::keyPressEvent(event);
    }
}

void StandingsView::mouseMoveEvent(QMouseEvent* event)
{
    const auto index = indexAt(event->pos());
    if (QPersistentModelIndex(index) != pointed_) {
        pointed_ = index;
        if (isExplained(index)) {
            rest_.start();
        } else {
            rest_.stop();
        }
    }
    QTableView::mouseMoveEvent(event);
}

void StandingsView::mouseReleaseEvent(QMouseEvent* event)
{
    QTableView::mouseReleaseEvent(event);
    const auto index = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier &&
        isExplained(index) && index == currentIndex()) {
        rest_.stop();
        Q_EMIT explainRequested(index);
    }
}

void StandingsView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    if (event->size().height() != event->oldSize().height()) {
        Q_EMIT heightChanged();
    }
}

void StandingsView::leaveEvent(QEvent* event)
{
    rest_.stop();
    pointed_ = QModelIndex();
    QTableView::leaveEvent(event);
}

bool StandingsView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip &&
        isExplained(indexAt(static_cast<QHelpEvent*>(event)->pos()))) {
        return true;
    }
    return QTableView::viewportEvent(event);
}

} // namespace desk
