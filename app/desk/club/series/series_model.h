#pragma once

#include "app/desk/widgets/cell_model.h"
#include "reports/documents/series_columns.h"

#include <vector>

namespace desk {

/// A line of the table of a series.
struct SeriesRow
{
    std::vector<Cell> cells; ///< One a column of documents::seriesPageColumns().
};

/// The table of a series.
class SeriesModel : public CellModel<SeriesRow>
{
public:
    explicit SeriesModel(QObject* parent);

    void show(const core::SeriesSettings& settings, const core::SeriesTable& table);
    /// Whether the column says anything of the series shown.
    [[nodiscard]] bool isShown(int column) const
    {
        return shown_[static_cast<std::size_t>(column)];
    }
    [[nodiscard]] int nameColumn() const;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::vector<const documents::SeriesColumnInfo*> columns_ = documents::seriesPageColumns();
    std::vector<bool> shown_; ///< One a column once a series is shown.
};

} // namespace desk
