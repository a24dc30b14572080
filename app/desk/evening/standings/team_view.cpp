#include "app/desk/evening/standings/team_view.h"

#include "app/desk/widgets/list_style.h"

#include <QHeaderView>

#include <algorithm>

namespace desk {

using namespace Qt::Literals::StringLiterals;

TeamView::TeamView(QWidget* parent) : QTableView(parent)
{
    dressTable(*this, u"teamTable"_s, tr("Standings of the teams"));
    setModel(&model_);
    setTabKeyNavigation(false);
}

void TeamView::show(const typeset::TableDocument& table)
{
    model_.clear();
    QStringList heads;
    for (const auto& column : table.columns) {
        heads << column.head;
    }
    model_.setHorizontalHeaderLabels(heads);
    for (const auto& row : table.blocks.front().rows) {
        QList<QStandardItem*> items;
        for (std::size_t place = 0; place < row.cells.size(); ++place) {
            auto* const item = new QStandardItem(row.cells[place].text);
            const bool isNumber = typeset::holdsNumbers(table.columns[place].kind);
            item->setEditable(false);
            item->setTextAlignment(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
            item->setData(isNumber, NumberRole);
            item->setData(int{table.columns[place].strong ? QFont::DemiBold : QFont::Normal},
                          WeightRole);
            item->setToolTip(row.cells[place].text);
            items << item;
        }
        model_.appendRow(items);
    }
    auto& header = *horizontalHeader();
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    const auto counted = std::find_if(table.columns.begin(), table.columns.end(),
                                      [](const auto& column) { return column.key == u"counted"; });
    if (counted != table.columns.end()) {
        header.setSectionResizeMode(static_cast<int>(counted - table.columns.begin()),
                                    QHeaderView::Stretch);
    }
}

std::vector<QStringList> TeamView::plainRows() const
{
    std::vector<QStringList> rows(1);
    for (int column = 0; column < model_.columnCount(); ++column) {
        rows.front() << model_.headerData(column, Qt::Horizontal).toString();
    }
    for (int row = 0; row < model_.rowCount(); ++row) {
        auto& cells = rows.emplace_back();
        for (int column = 0; column < model_.columnCount(); ++column) {
            cells << model_.index(row, column).data().toString();
        }
    }
    return rows;
}

} // namespace desk
