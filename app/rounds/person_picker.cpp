#include "person_picker.h"

#include "app/widgets/list_style.h"
#include "app/widgets/page_head.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace desk {
namespace {

constexpr int numberRole = Qt::UserRole + 1;
constexpr int searchRole = Qt::UserRole + 2;
constexpr int rowHeight = 44;

} // namespace

PersonPicker::PersonPicker(const QString& name, const QString& label, QWidget* parent)
    : QWidget(parent),
      field_(makeField(name + QStringLiteral("Field"), label, this)),
      list_(new QListView(this)),
      model_(new QStandardItemModel(this)),
      filter_(new QSortFilterProxyModel(this))
{
    setObjectName(name);
    filter_->setSourceModel(model_);
    filter_->setFilterRole(searchRole);
    filter_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    list_->setObjectName(name + QStringLiteral("List"));
    list_->setAccessibleName(label);
    list_->setModel(filter_);
    list_->setItemDelegate(new ListDelegate(list_, rowHeight));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    constexpr int listHeight = 232;
    constexpr int listWidth = 280;
    list_->setMinimumSize(listWidth, listHeight);
    field_->setPlaceholderText(tr("Name or number"));
    field_->installEventFilter(this);
    setFocusProxy(field_);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(makeLabel(label, 12, QFont::Normal, theme::Role::Muted, this));
    column->addWidget(field_);
    column->addWidget(list_, 1);

    connect(field_, &QLineEdit::textChanged, this, [this](const QString& text) {
        filter_->setFilterFixedString(text.trimmed());
        takeFirst();
    });
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PersonPicker::currentChanged);
}

void PersonPicker::setPeople(const std::vector<Person>& people)
{
    model_->clear();
    for (const auto& person : people) {
        const int number = core::plain(person.number);
        auto* item = new QStandardItem(QStringLiteral("%1  %2").arg(number).arg(person.name));
        item->setData(person.second, SecondLineRole);
        item->setData(static_cast<int>(QFont::Medium), WeightRole);
        item->setData(number, numberRole);
        item->setData(QStringLiteral("%1 %2").arg(number).arg(person.name), searchRole);
        item->setToolTip(person.name);
        model_->appendRow(item);
    }
    takeFirst();
}

void PersonPicker::takeFirst()
{
    list_->setCurrentIndex(filter_->index(0, 0));
    Q_EMIT currentChanged();
}

std::optional<core::StartNumber> PersonPicker::current() const
{
    const auto index = list_->currentIndex();
    return index.isValid() ? std::optional(core::StartNumber{index.data(numberRole).toInt()})
                           : std::nullopt;
}

void PersonPicker::setCurrent(core::StartNumber number)
{
    for (int row = 0; row < filter_->rowCount(); ++row) {
        const auto index = filter_->index(row, 0);
        if (index.data(numberRole).toInt() == core::plain(number)) {
            list_->setCurrentIndex(index);
            list_->scrollTo(index);
        }
    }
}

bool PersonPicker::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const int step = key->key() == Qt::Key_Down ? 1 : key->key() == Qt::Key_Up ? -1 : 0;
        const auto next = filter_->index(list_->currentIndex().row() + step, 0);
        if (step != 0) {
            if (next.isValid()) {
                list_->setCurrentIndex(next);
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace desk
