#include "app/desk/evening/rounds/person_picker.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/name_filter.h"
#include "core/people/people_names.h"

#include <QCoreApplication>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

constexpr int numberRole = Qt::UserRole + 1;
constexpr int searchRole = Qt::UserRole + 2;

} // namespace

PersonPicker::PersonPicker(const QString& name, const QString& label, QWidget* parent)
    : QWidget(parent),
      field_(makeField(name + u"Field"_s, label, this)),
      model_(new QStandardItemModel(this)),
      filter_(new NameFilter(searchRole, this))
{
    constexpr int rowHeight = 44;
    setObjectName(name);
    filter_->setSourceModel(model_);
    list_ = makeList(name + u"List"_s, label, *filter_, rowHeight, this);
    list_->setMinimumSize(280, 3 * rowHeight);
    field_->setPlaceholderText(tr("Name or number"));
    field_->installEventFilter(this);
    setFocusProxy(field_);
    auto* const column = makeColumn(this, distance::tight);
    column->addWidget(makeLabel(label, 12, QFont::Normal, theme::Role::Muted, this));
    column->addWidget(field_);
    column->addWidget(list_, 1);
    connect(field_, &QLineEdit::textChanged, this, [this](const QString& text) {
        filter_->search(text);
        selectHit();
        Q_EMIT changed();
    });
    connect(field_, &QLineEdit::returnPressed, this, [this] {
        if (current()) {
            Q_EMIT entered();
        }
    });
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PersonPicker::changed);
}

void PersonPicker::add(const core::Participant& person, const QString& second)
{
    const int number = core::plain(person.number);
    auto* const item = new QStandardItem(u"%1  %2"_s.arg(number).arg(person.name));
    item->setData(second, SecondLineRole);
    item->setData(static_cast<int>(QFont::Medium), WeightRole);
    item->setToolTip(person.name);
    item->setData(number, numberRole);
    item->setData(core::numberedName(person.number, person.name), searchRole);
    model_->appendRow(item);
}

void PersonPicker::select(std::optional<core::StartNumber> person)
{
    const auto found = person ? filter_->match(filter_->index(0, 0), numberRole,
                                               core::plain(*person), 1, Qt::MatchExactly)
                              : QModelIndexList();
    list_->setCurrentIndex(found.isEmpty() ? QModelIndex() : found.front());
}

void PersonPicker::selectHit()
{
    const bool isOnly = filter_->rowCount() == 1;
    select(isOnly ? core::StartNumber{filter_->index(0, 0).data(numberRole).toInt()}
                  : core::StartNumber{field_->text().trimmed().toInt()});
}

std::optional<core::StartNumber> PersonPicker::current() const
{
    const auto index = list_->currentIndex();
    return index.isValid() ? std::optional(core::StartNumber{index.data(numberRole).toInt()})
                           : std::nullopt;
}

bool PersonPicker::hasHits() const
{
    return filter_->rowCount() > 0;
}

bool PersonPicker::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) {
        // After a click has set the cursor.
        QMetaObject::invokeMethod(field_, "selectAll", Qt::QueuedConnection);
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            QCoreApplication::sendEvent(list_, event);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace desk
