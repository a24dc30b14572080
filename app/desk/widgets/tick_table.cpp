#include "app/desk/widgets/tick_table.h"

#include "app/desk/frame/icons.h"
#include "app/desk/widgets/list_style.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QStandardItemModel>

namespace desk {
namespace {

constexpr int tickRole = Qt::UserRole + 1;

} // namespace

TickTable::TickTable(const QString& objectName, const QString& accessibleName,
                     const QStringList& heads, QWidget* parent)
    : QTableView(parent), model_(new QStandardItemModel(0, static_cast<int>(heads.size()), this))
{
    model_->setHorizontalHeaderLabels(heads);
    dressTable(*this, objectName, accessibleName);
    setModel(model_);
    setTabKeyNavigation(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    connect(this, &QTableView::clicked, this, &TickTable::toggle);
}

void TickTable::addRow(const QStringList& texts, Tick tick, const QString& warning)
{
    QList<QStandardItem*> items;
    for (const auto& text : texts) {
        auto* const item = new QStandardItem(text);
        item->setEditable(false);
        item->setToolTip(text);
        items << item;
    }
    if (!warning.isEmpty()) {
        items.front()->setData(static_cast<int>(theme::Role::Warn), ColourRole);
        items.front()->setToolTip(warning);
        items.front()->setAccessibleDescription(warning);
    }
    model_->appendRow(items);
    setTick(rowCount() - 1, tick);
    if (rowCount() == 1) {
        selectRow(0);
    }
}

bool TickTable::isTicked(int row) const
{
    return model_->item(row)->data(tickRole).toInt() == static_cast<int>(Tick::On);
}

int TickTable::rowCount() const
{
    return model_->rowCount();
}

void TickTable::setTick(int row, Tick tick)
{
    auto& item = *model_->item(row);
    item.setData(static_cast<int>(tick), tickRole);
    if (tick != Tick::None) {
        item.setData(
            static_cast<int>(tick == Tick::On ? icons::Meaning::Complete : icons::Meaning::Open),
            IconRole);
    }
    item.setAccessibleText(tick == Tick::On ? tr("%1, ticked").arg(item.text()) : item.text());
}

void TickTable::toggle(const QModelIndex& index)
{
    const auto tick = static_cast<Tick>(model_->item(index.row())->data(tickRole).toInt());
    if (tick != Tick::None) {
        setTick(index.row(), tick == Tick::On ? Tick::Off : Tick::On);
        Q_EMIT ticked();
    }
}

void TickTable::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && currentIndex().isValid()) {
        toggle(currentIndex());
    } else {
        QTableView::keyPressEvent(event);
    }
}

} // namespace desk
