#include "wishes_section.h"

#include "app/widgets/person_finder.h"

#include "app/widgets/field_state.h"
#include "app/widgets/list_style.h"
#include "app/widgets/page_head.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace desk {
namespace {

constexpr int listHeight = 128;
constexpr int mostTables = 9999;

QTableWidgetItem* itemWith(const QString& text)
{
    auto* item = new QTableWidgetItem(text);
    item->setToolTip(text);
    return item;
}

std::optional<int> chosenRow(const QTableWidget& list)
{
    const auto rows = list.selectionModel()->selectedRows();
    return rows.isEmpty() ? std::nullopt : std::optional(rows.front().row());
}

} // namespace

WishesSection::WishesSection(QWidget* parent)
    : SetupSection(parent),
      clubs_(new QCheckBox(tr("where it can be done"), this)),
      one_(new PersonFinder(QStringLiteral("apartOne"), tr("Never together: first person"), this)),
      other_(new PersonFinder(QStringLiteral("apartOther"), tr("Never together: second person"),
                              this)),
      pairRefusal_(makeLabel({}, 12, QFont::DemiBold, theme::Role::Error, this)),
      pairs_(makeList(QStringLiteral("apartList"), tr("Never together"))),
      seated_(
          new PersonFinder(QStringLiteral("fixedPerson"), tr("Person with a fixed table"), this)),
      table_(new QSpinBox(this)),
      tableRefusal_(makeLabel({}, 12, QFont::DemiBold, theme::Role::Error, this)),
      tables_(makeList(QStringLiteral("fixedList"), tr("Fixed tables")))
{
    setObjectName(QStringLiteral("wishesSection"));
    clubs_->setObjectName(QStringLiteral("clubsApartBox"));
    clubs_->setAccessibleName(tr("Clubs apart"));
    pairRefusal_->setObjectName(QStringLiteral("apartRefusal"));
    tableRefusal_->setObjectName(QStringLiteral("fixedRefusal"));
    table_->setObjectName(QStringLiteral("fixedTable"));
    table_->setAccessibleName(tr("Table"));
    table_->setRange(1, mostTables);
    addLine(tr("Clubs apart"), tr("Seating keeps members of one club at different tables."), clubs_,
            "/tournament/clubsApart");
    connect(clubs_, &QCheckBox::toggled, this, &SetupSection::edited);
    buildPairs();
    buildTables();
    column().addStretch(1);
    refuse(*pairRefusal_, *one_, {});
    refuse(*tableRefusal_, *seated_, {});
}

QTableWidget* WishesSection::makeList(const QString& objectName, const QString& accessibleName)
{
    auto* list = new QTableWidget(0, 2, this);
    dressTable(*list, objectName, accessibleName);
    list->setSelectionMode(QAbstractItemView::SingleSelection);
    list->setFixedHeight(listHeight);
    list->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    list->installEventFilter(this);
    return list;
}

QPushButton* WishesSection::makeRemove(const QString& objectName, QTableWidget& list)
{
    auto* remove =
        makeButton(objectName, tr("Remove"), icons::Meaning::Remove, ButtonKind::Quiet, this);
    const auto look = [remove, &list] {
        const bool chosen = chosenRow(list).has_value();
        remove->setEnabled(chosen);
        remove->setToolTip(chosen ? QString() : tr("Choose a line in the list first."));
    };
    connect(list.selectionModel(), &QItemSelectionModel::selectionChanged, remove, look);
    connect(remove, &QPushButton::clicked, this, [this, &list] { removeFrom(list); });
    look();
    return remove;
}

void WishesSection::buildPairs()
{
    addTitle(tr("Never together"),
             tr("Two people who never sit at one table. Wishes stand on no paper."));
    auto* add = makeButton(QStringLiteral("addApartButton"), tr("Add"), icons::Meaning::Apart,
                           ButtonKind::Normal, this);
    auto* row = new QHBoxLayout;
    constexpr int above = 8;
    row->setContentsMargins(0, above, 0, 0);
    row->setSpacing(above);
    row->addWidget(one_, 1);
    row->addWidget(other_, 1);
    row->addWidget(add);
    row->addWidget(makeRemove(QStringLiteral("removeApartButton"), *pairs_));
    column().addLayout(row);
    column().addWidget(pairRefusal_);
    column().addSpacing(above);
    pairs_->setHorizontalHeaderLabels({tr("Person"), tr("never with")});
    column().addWidget(pairs_);
    one_->setPlaceholderText(tr("Name or number"));
    other_->setPlaceholderText(tr("Name or number"));
    connect(one_, &QLineEdit::returnPressed, this, [this] {
        other_->setFocus();
        other_->selectAll();
    });
    connect(other_, &QLineEdit::returnPressed, this, &WishesSection::addPair);
    connect(add, &QPushButton::clicked, this, &WishesSection::addPair);
}

void WishesSection::buildTables()
{
    addTitle(tr("Fixed tables"),
             tr("For people who cannot move about: seating leaves them there."));
    auto* add = makeButton(QStringLiteral("addFixedButton"), tr("Add"), icons::Meaning::FixedTable,
                           ButtonKind::Normal, this);
    auto* row = new QHBoxLayout;
    constexpr int above = 8;
    row->setContentsMargins(0, above, 0, 0);
    row->setSpacing(above);
    row->addWidget(seated_, 1);
    row->addWidget(makeLabel(tr("at table"), 13, QFont::Normal, theme::Role::Muted, this));
    row->addWidget(table_);
    row->addWidget(add);
    row->addWidget(makeRemove(QStringLiteral("removeFixedButton"), *tables_));
    column().addLayout(row);
    column().addWidget(tableRefusal_);
    column().addSpacing(above);
    tables_->setHorizontalHeaderLabels({tr("Person"), tr("Table")});
    column().addWidget(tables_);
    seated_->setPlaceholderText(tr("Name or number"));
    connect(seated_, &QLineEdit::returnPressed, this, [this] {
        table_->setFocus();
        table_->selectAll();
    });
    connect(add, &QPushButton::clicked, this, &WishesSection::addTable);
    table_->installEventFilter(this);
}

QString WishesSection::nameOf(core::StartNumber number) const
{
    const auto* participant = findParticipant(tournament_, number);
    return participant != nullptr ? personText(*participant) : QString::number(core::plain(number));
}

void WishesSection::fill()
{
    pairs_->setRowCount(static_cast<int>(wanted_.settings.apart.size()));
    int row = 0;
    for (const auto& [one, other] : wanted_.settings.apart) {
        pairs_->setItem(row, 0, itemWith(nameOf(one)));
        pairs_->setItem(row, 1, itemWith(nameOf(other)));
        ++row;
    }
    tables_->setRowCount(static_cast<int>(wanted_.fixedTables.size()));
    row = 0;
    for (const auto& [number, table] : wanted_.fixedTables) {
        tables_->setItem(row, 0, itemWith(nameOf(number)));
        tables_->setItem(row, 1, itemWith(tr("Table %1").arg(core::plain(table))));
        ++row;
    }
}

void WishesSection::display(const core::Tournament& tournament, const Wanted& draft)
{
    tournament_.participants = tournament.participants;
    wanted_ = draft;
    const QSignalBlocker quiet(clubs_);
    clubs_->setChecked(draft.settings.clubsApart);
    for (auto* field : {one_, other_, seated_}) {
        field->setPeople(tournament.participants);
    }
    fill();
}

void WishesSection::take(Wanted& draft)
{
    draft.settings.clubsApart = clubs_->isChecked();
    draft.settings.apart = wanted_.settings.apart;
    draft.fixedTables = wanted_.fixedTables;
}

void WishesSection::enter()
{
    one_->setFocus();
}

void WishesSection::refuse(QLabel& label, PersonFinder& field, const QString& text)
{
    label.setText(text);
    label.setVisible(!text.isEmpty());
    setFieldState(field, text.isEmpty() ? FieldState::Normal : FieldState::Refused);
    if (!text.isEmpty()) {
        field.setFocus();
    }
}

void WishesSection::addPair()
{
    setFieldState(*one_, FieldState::Normal);
    setFieldState(*other_, FieldState::Normal);
    for (auto* field : {one_, other_}) {
        if (!field->person()) {
            refuse(*pairRefusal_, *field, field->complaint());
            return;
        }
    }
    const auto one = *one_->person();
    const auto other = *other_->person();
    auto& apart = wanted_.settings.apart;
    if (one == other) {
        refuse(*pairRefusal_, *other_, tr("Name two different people."));
        return;
    }
    const std::pair wanted(std::min(one, other), std::max(one, other));
    if (std::find(apart.begin(), apart.end(), wanted) != apart.end()) {
        refuse(*pairRefusal_, *other_, tr("These two are kept apart already."));
        return;
    }
    apart.push_back(wanted);
    std::sort(apart.begin(), apart.end());
    one_->clear();
    other_->clear();
    refuse(*pairRefusal_, *one_, {});
    one_->setFocus();
    fill();
    Q_EMIT edited();
}

void WishesSection::addTable()
{
    const auto person = seated_->person();
    if (!person) {
        refuse(*tableRefusal_, *seated_, seated_->complaint());
        return;
    }
    wanted_.fixedTables[*person] = core::TableNumber{table_->value()};
    seated_->clear();
    refuse(*tableRefusal_, *seated_, {});
    seated_->setFocus();
    fill();
    Q_EMIT edited();
}

void WishesSection::removeFrom(QTableWidget& list)
{
    const auto row = chosenRow(list);
    if (!row) {
        return;
    }
    if (&list == pairs_) {
        auto& apart = wanted_.settings.apart;
        apart.erase(apart.begin() + *row);
    } else {
        auto& tables = wanted_.fixedTables;
        tables.erase(std::next(tables.begin(), *row));
    }
    fill();
    list.selectRow(std::min(*row, list.rowCount() - 1));
    Q_EMIT edited();
}

bool WishesSection::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete && (watched == pairs_ || watched == tables_)) {
            removeFrom(watched == pairs_ ? *pairs_ : *tables_);
            return true;
        }
        if (watched == table_ && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
            addTable();
            return true;
        }
    }
    return SetupSection::eventFilter(watched, event);
}

} // namespace desk
