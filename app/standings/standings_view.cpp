#include "standings_view.h"

#include "app/widgets/search_text.h"
#include "standings_model.h"

#include <QCursor>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>

namespace desk {
namespace {

constexpr int restMilliseconds = 300;

/// A number that an account explains.
bool isExplained(const QModelIndex& index)
{
    switch (static_cast<Column>(index.data(ColumnRole).toInt())) {
    case Column::Rank:
    case Column::Change:
    case Column::Number:
    case Column::Name:
    case Column::Club:
        return false;
    default:
        return index.isValid();
    }
}

} // namespace

void StandingsFilter::search(const QString& text)
{
    searched_ = folded(text.trimmed());
    invalidateFilter();
}

bool StandingsFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const
{
    if (searched_.isEmpty()) {
        return true;
    }
    const auto* model = qobject_cast<const StandingsModel*>(sourceModel());
    const auto& line = model->row(row);
    return QString::number(plain(line.tally.number)) == searched_ ||
           folded(line.name).contains(searched_) || folded(line.club).contains(searched_);
}

StandingsView::StandingsView(QWidget* parent) : QTableView(parent)
{
    setMouseTracking(true);
    rest_.setSingleShot(true);
    rest_.setInterval(restMilliseconds);
    connect(&rest_, &QTimer::timeout, this, &StandingsView::tell);
}

void StandingsView::keyPressEvent(QKeyEvent* event)
{
    const bool current = currentIndex().isValid();
    if (event->matches(QKeySequence::Copy)) {
        Q_EMIT copyWanted();
        return;
    }
    if (event->modifiers() != Qt::NoModifier && event->modifiers() != Qt::KeypadModifier) {
        QTableView::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (current) {
            Q_EMIT explainWanted(currentIndex());
        }
        return;
    case Qt::Key_Space:
        if (current) {
            Q_EMIT highlightWanted(currentIndex());
        }
        return;
    case Qt::Key_Left:
        Q_EMIT roundWanted(-1);
        return;
    case Qt::Key_Right:
        Q_EMIT roundWanted(1);
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
        Q_EMIT explainWanted(index);
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

void StandingsView::tell()
{
    if (pointed_.isValid()) {
        Q_EMIT tipWanted(pointed_, QCursor::pos());
    }
}

} // namespace desk
