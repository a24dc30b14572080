#pragma once

#include "suggestions.h"

#include <QAbstractTableModel>
#include <QSet>

namespace desk {

/// The directory's players who are not enrolled, and those enrolled while the list is shown.
class RegularsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : int { Name, Club, Last, ColumnCount };
    enum Role : int { SearchRole = Qt::UserRole + 1, SortRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setContents(const std::vector<core::Player>& directory, LastDates lastDates,
                     const core::Tournament& tournament);
    [[nodiscard]] const core::Player& playerAt(int row) const;
    /// Under which number the player of that row is enrolled.
    [[nodiscard]] std::optional<core::StartNumber> enrolledAs(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Row
    {
        core::Player player;
        std::optional<core::StartNumber> number;

        friend bool operator==(const Row&, const Row&) = default;
    };

    [[nodiscard]] QString text(const Row& row, int column) const;

    std::vector<Row> rows_;
    LastDates lastDates_;
    bool isFirst_ = true;
    QSet<std::pair<QString, QString>> shown_; ///< Those who stood there when the list was opened.
};

} // namespace desk
