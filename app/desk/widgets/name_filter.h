#pragma once

#include "core/people/search_text.h"

#include <QSortFilterProxyModel>

namespace desk {

/// The rows matching a search; all rows without one.
class NameFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    /// `searchRole` of the first column holds the search text.
    explicit NameFilter(int searchRole, QObject* parent = nullptr);

    void search(const QString& typed);
    /// The typed text is highlighted in that column.
    void setHighlightColumn(int column) { highlightColumn_ = column; }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    int searchRole_;
    core::NameMatcher searched_;
    QString typed_;
    std::optional<int> highlightColumn_;
};

} // namespace desk
