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
constexpr int samples = 2;

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
            {PublicName, ""}, // Only in lists for the directory.
        };
        return tr(sources[column]);
    }
};

QComboBox& boxIn(const QTableWidget& table, int column)
{
    return *qobject_cast<QComboBox*>(table.cellWidget(0, column));
}

/// Without empty columns at the end.
std::size_t widthOf(const core::ListTable& table)
{
    qsizetype width = 0;
    for (const auto& row : table.rows) {
        const auto last = std::find_if(row.fields.rbegin(), row.fields.rend(),
                                       [](const QString& field) { return !field.isEmpty(); });
        width = std::max<qsizetype>(width, row.fields.rend() - last);
    }
    return static_cast<std::size_t>(width);
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
    first_->setAccessibleName(tr("Line of the first person"));
    first_->setMinimum(1);
    connect(first_, &QSpinBox::valueChanged, this, [this] {
        showSamples();
        Q_EMIT changed();
    });
    auto* const row = new QHBoxLayout;
    row->addWidget(
        makeLabel(tr("The first person is in line"), 13, QFont::Normal, theme::Role::Text, this));
    row->addWidget(first_);
    row->addStretch(1);
    auto* const column = makeColumn(this, distance::small, {});
    column->addLayout(row);
    column->addWidget(table_);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ListColumns::show(const core::ListTable& table)
{
    const QSignalBlocker blocker(first_);
    rows_ = table.rows;
    held_ = table.columns;
    held_.resize(widthOf(table), core::ListColumn::Other);
    choosing_ = -1;
    table_->clear();
    table_->setColumnCount(static_cast<int>(held_.size()));
    table_->setRowCount(samples + 1);
    for (std::size_t column = 0; column < held_.size(); ++column) {
        const QString title = core::titleOf(table, column);
        addBox(static_cast<int>(column), held_[column],
               title.isEmpty() ? core::columnLetters(column) : title);
    }
    if (!rows_.empty()) {
        const auto first = std::min(table.heads, rows_.size() - 1);
        first_->setMaximum(static_cast<int>(rows_.back().line.number));
        first_->setValue(static_cast<int>(rows_[first].line.number));
    }
    showSamples();
    table_->resizeColumnsToContents();
}

void ListColumns::showSamples()
{
    for (int sample = 0; sample < samples; ++sample) {
        const auto row = heads() + static_cast<std::size_t>(sample);
        const auto fields = row < rows_.size() ? rows_[row].fields : QStringList();
        for (int column = 0; column < table_->columnCount(); ++column) {
            table_->setItem(sample + 1, column, new QTableWidgetItem(fields.value(column)));
        }
    }
}

std::size_t ListColumns::heads() const
{
    const auto first = std::find_if(rows_.begin(), rows_.end(), [this](const core::RawRow& row) {
        return row.line.number >= first_->value();
    });
    return static_cast<std::size_t>(first - rows_.begin());
}

void ListColumns::addBox(int column, core::ListColumn held, const QString& title)
{
    auto* const box = new QComboBox(table_);
    box->setObjectName(QStringLiteral("listColumn%1").arg(column));
    setSpokenName(*box, tr("What column %1 holds").arg(title));
    for (std::size_t index = 0; index < core::enumeratorCount<core::ListColumn>(); ++index) {
        const auto value = static_cast<core::ListColumn>(index);
        if (core::isUsed(value, core::ListUse::Enrolment)) {
            box->addItem(ColumnTexts::text(value), static_cast<uint>(index));
        }
    }
    box->setCurrentIndex(box->findData(static_cast<uint>(held)));
    connect(box, &QComboBox::activated, this, [this, column] {
        choose(column);
        Q_EMIT changed();
    });
    table_->setCellWidget(0, column, box);
}

void ListColumns::choose(int column)
{
    if (choosing_ != column) {
        choosing_ = column;
        heldBefore_ = held_;
    }
    const auto chosen =
        core::ListColumn{static_cast<std::uint8_t>(boxIn(*table_, column).currentData().toUInt())};
    held_ = heldBefore_;
    std::replace(held_.begin(), held_.end(), chosen, core::ListColumn::Other);
    held_[static_cast<std::size_t>(column)] = chosen;
    for (int each = 0; each < table_->columnCount(); ++each) {
        auto& box = boxIn(*table_, each);
        box.setCurrentIndex(box.findData(static_cast<uint>(held_[static_cast<std::size_t>(each)])));
    }
}

} // namespace desk
