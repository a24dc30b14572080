#include "account_dialog.h"
#include "account_popover.h"
#include "app/desk.h"
#include "app/widgets/table_copy.h"
#include "column_chooser.h"
#include "round_stops.h"
#include "standings_page.h"
#include "standings_view.h"

#include <QPushButton>
#include <QToolTip>

#include <algorithm>

/// What is asked of the standings: where a number comes from, other columns, a copy.
namespace desk {

documents::Choice StandingsPage::document() const
{
    return {isTreeShown() ? documents::Kind::Tree : documents::Kind::Standings, rounds_->after()};
}

void StandingsPage::explain(const QModelIndex& index)
{
    QToolTip::hideText();
    auto* popover = new AccountPopover(desk_.tournament(), model_.sheet(), sheetRow(index), this);
    connect(popover, &AccountPopover::gamesWanted, this, &StandingsPage::explainGames);
    const int column = std::max(model_.placeOf(mainColumn(model_.sheet().settings)), 0);
    const bool number = index.column() > column;
    popover->showAt(table_->viewport(),
                    table_->visualRect(number ? index : index.siblingAtColumn(column)));
}

void StandingsPage::explainGames(core::StartNumber number)
{
    const int row = model_.rowOf(number);
    if (row < 0) {
        return;
    }
    auto* dialog = new AccountDialog(desk_.tournament(), model_.sheet(), row, this);
    dialog->open();
}

void StandingsPage::tip(const QModelIndex& index, QPoint position)
{
    QToolTip::showText(position, accountTip(desk_.tournament(), model_.sheet(), sheetRow(index)),
                       table_->viewport(), table_->visualRect(index));
}

void StandingsPage::chooseColumns()
{
    const auto& sheet = model_.sheet();
    auto* chooser = new ColumnChooser(choice_, sheet.settings, sheet.rounds, this);
    connect(chooser, &ColumnChooser::changed, this, [this, chooser] {
        choice_ = chooser->choice();
        choice_.write(desk_.memory(), desk_.current(), model_.sheet().settings);
        fitColumns();
    });
    chooser->showAt(columns_, columns_->rect());
}

void StandingsPage::copy()
{
    const auto& sheet = model_.sheet();
    const auto columns = choice_.columns(sheet.settings, sheet.rounds);
    CopiedTable table;
    for (const auto& column : columns) {
        table.heads << model_.plainHead(column);
    }
    for (const int row : rowsToCopy()) {
        QStringList cells;
        for (const auto& column : columns) {
            cells << model_.plainText(row, column);
        }
        table.rows.push_back(cells);
    }
    table.copy();
    copied_ = tr("%n line(s) copied as a table", nullptr, static_cast<int>(table.rows.size()));
    Q_EMIT statusChanged();
}

std::vector<int> StandingsPage::rowsToCopy() const
{
    std::vector<int> rows;
    const auto selection = table_->selectionModel()->selectedRows();
    // One row is always selected; only several are meant.
    if (selection.size() > 1) {
        for (const auto& index : selection) {
            rows.push_back(sheetRow(index));
        }
        std::sort(rows.begin(), rows.end());
        return rows;
    }
    for (int row = 0; row < filter_->rowCount(); ++row) {
        rows.push_back(sheetRow(filter_->index(row, 0)));
    }
    return rows;
}

} // namespace desk
