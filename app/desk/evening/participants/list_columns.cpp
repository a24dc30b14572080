#include "app/desk/evening/participants/list_columns.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "core/model/enum_table.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>

#include <algorithm>

namespace desk {
namespace {

/// Rows shown below the boxes.
constexpr int samples = 4;

class ColumnTexts
{
    Q_DECLARE_TR_FUNCTIONS(ListColumns)

public:
    static QString text(core::ListColumn column)
    {
        using enum core::ListColumn;
        static constexpr core::EnumTable<core::ListColumn, const char*> sources = {
            {Other, QT_TR_NOOP("left out")},
            {Number, QT_TR_NOOP("No.")},
            {Name, QT_TR_NOOP("Name")},
            {Surname, QT_TR_NOOP("Surname")},
            {FirstName, QT_TR_NOOP("First name")},
            {Club, QT_TR_NOOP("Club")},
            {Town, QT_TR_NOOP("Town")},
            {FixedTable, QT_TR_NOOP("Fixed table")},
            {Tags, QT_TR_NOOP("Groups")},
            {PaidCents, QT_TR_NOOP("Paid, in cents")},
            {Paid, QT_TR_NOOP("Paid")},
            {Status, QT_TR_NOOP("Here or expected")},
            {RegisteredAt, QT_TR_NOOP("Registered")},
            {FeeClass, QT_TR_NOOP("Fee class")},
        };
        return tr(sources[column]);
    }
};

QComboBox& boxIn(const QTableWidget& table, int column)
{
    return *qobject_cast<QComboBox*>(table.cellWidget(0, column));
}

qsizetype widthOf(const core::ListTable& table)
{
    auto width = std::ssize(table.columns);
    for (const auto& row : table.rows) {
        width = std::max<qsizetype>(width, row.fields.size());
    }
    return width;
}

} // namespace

ListColumns::ListColumns(QWidget* parent)
    : QWidget(parent), table_(new QTableWidget(this)), first_(new QSpinBox(this))
{
    setObjectName(QStringLiteral("listColumnsPane"));
    dressTable(*table_, QStringLiteral("listColumns"), tr("What each column holds"));
    table_->horizontalHeader()->hide();
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    table_->setSelectionMode(QAbstractItemView::NoSelection);
    constexpr int boxHeight = 34;
    constexpr int rowHeight = 30;
    constexpr int bar = 20;
    table_->setFixedHeight(boxHeight + samples * rowHeight + bar);
    first_->setObjectName(QStringLiteral("listFirstRow"));
    first_->setAccessibleName(tr("Row of the first person"));
    first_->setMinimum(1);
    connect(first_, &QSpinBox::valueChanged, this, &ListColumns::changed);
    auto* const row = new QHBoxLayout;
    row->addWidget(
        makeLabel(tr("The first person is in row"), 13, QFont::Normal, theme::Role::Text, this));
    row->addWidget(first_);
    row->addStretch(1);
    auto* const column = makeColumn(this, distance::small, {});
    column->addWidget(table_);
    column->addLayout(row);
}

void ListColumns::show(const core::ListTable& table)
{
    const QSignalBlocker blocker(first_);
    const auto width = static_cast<int>(widthOf(table));
    const int shown = std::min<int>(samples, static_cast<int>(table.rows.size()));
    table_->clear();
    table_->setColumnCount(width);
    table_->setRowCount(shown + 1);
    for (int row = 0; row < shown; ++row) {
        const auto& fields = table.rows[static_cast<std::size_t>(row)].fields;
        for (int column = 0; column < fields.size(); ++column) {
            table_->setItem(row + 1, column, new QTableWidgetItem(fields[column]));
        }
    }
    for (int column = 0; column < width; ++column) {
        const auto index = static_cast<std::size_t>(column);
        const bool hasTitle = table.heads > 0 && table.heads <= table.rows.size();
        const QString title =
            hasTitle ? table.rows[table.heads - 1].fields.value(column) : QString();
        addBox(column,
               index < table.columns.size() ? table.columns[index] : core::ListColumn::Other,
               title.isEmpty() ? core::columnLetters(index) : title);
    }
    table_->resizeColumnsToContents();
    first_->setMaximum(std::max<int>(1, static_cast<int>(table.rows.size())));
    first_->setValue(static_cast<int>(table.heads) + 1);
}

std::vector<core::ListColumn> ListColumns::columns() const
{
    std::vector<core::ListColumn> columns;
    columns.reserve(static_cast<std::size_t>(table_->columnCount()));
    for (int column = 0; column < table_->columnCount(); ++column) {
        columns.push_back(core::ListColumn{
            static_cast<std::uint8_t>(boxIn(*table_, column).currentData().toUInt())});
    }
    return columns;
}

std::size_t ListColumns::heads() const
{
    return static_cast<std::size_t>(first_->value() - 1);
}

void ListColumns::addBox(int column, core::ListColumn held, const QString& title)
{
    auto* const box = new QComboBox(table_);
    box->setObjectName(QStringLiteral("listColumn%1").arg(column));
    setSpokenName(*box, tr("What column %1 holds").arg(title));
    for (std::size_t index = 0; index < core::enumeratorCount<core::ListColumn>(); ++index) {
        const auto value = static_cast<core::ListColumn>(index);
        box->addItem(ColumnTexts::text(value), static_cast<uint>(index));
    }
    box->setCurrentIndex(static_cast<int>(held));
    connect(box, &QComboBox::activated, this, [this, column] {
        leaveOutOthers(column);
        Q_EMIT changed();
    });
    table_->setCellWidget(0, column, box);
}

void ListColumns::leaveOutOthers(int column)
{
    const int chosen = boxIn(*table_, column).currentIndex();
    for (int other = 0; other < table_->columnCount(); ++other) {
        if (other != column && boxIn(*table_, other).currentIndex() == chosen) {
            boxIn(*table_, other).setCurrentIndex(0);
        }
    }
}

} // namespace desk
