#include "pick_list.h"

#include "app/widgets/list_style.h"
#include "app/widgets/page_head.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace desk {
namespace {

constexpr int rowHeight = 28;
constexpr int rowsShown = 2;

} // namespace

PickList::PickList(const QString& objectName, const QString& title, const QString& removeText,
                   QWidget* parent)
    : QWidget(parent),
      adding_(new QHBoxLayout),
      list_(new QListWidget(this)),
      remove_(
          makeButton(objectName + QStringLiteral("Remove"), removeText, ButtonKind::Normal, this))
{
    setObjectName(objectName);
    list_->setObjectName(objectName + QStringLiteral("Entries"));
    list_->setAccessibleName(title);
    list_->setItemDelegate(new ListDelegate(list_, rowHeight));
    list_->setFixedHeight(rowsShown * rowHeight + 2);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->installEventFilter(this);
    adding_->setSpacing(8);
    auto* below = new QHBoxLayout;
    below->setSpacing(8);
    below->addWidget(list_, 1);
    below->addWidget(remove_, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeLabel(title, 13, QFont::DemiBold, theme::Role::Text, this));
    column->addLayout(adding_);
    column->addLayout(below);
    connect(remove_, &QPushButton::clicked, this, &PickList::removeCurrent);
    connect(list_, &QListWidget::currentRowChanged, this,
            [this](int row) { remove_->setEnabled(row >= 0); });
    remove_->setEnabled(false);
}

void PickList::setEntries(const QStringList& texts)
{
    list_->clear();
    list_->addItems(texts);
    remove_->setEnabled(false);
}

bool PickList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
        removeCurrent();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void PickList::removeCurrent()
{
    if (list_->currentRow() >= 0) {
        Q_EMIT removeWanted(list_->currentRow());
    }
}

} // namespace desk
