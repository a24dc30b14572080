#pragma once

#include "reports/typeset/table_document.h"

#include <QStandardItemModel>
#include <QTableView>

namespace desk {

/// The standings of teams with the results that count.
class TeamView : public QTableView
{
    Q_OBJECT

public:
    explicit TeamView(QWidget* parent);

    void show(const typeset::TableDocument& table);
    using QTableView::show;

    /// All rows with their heads, for other programs.
    [[nodiscard]] std::vector<QStringList> plainRows() const;

private:
    QStandardItemModel model_;
};

} // namespace desk
