#pragma once

#include "app/desk/evening/participants/suggestions.h"
#include "app/desk/widgets/cell_model.h"

#include <QSet>

namespace desk {

/// A directory player, and their start number if enrolled.
struct Regular
{
    core::Player player;
    std::optional<core::StartNumber> number;
    std::vector<Cell> cells;
};

/// The directory's players not enrolled, and those enrolled while the list is shown.
class RegularsModel : public CellModel<Regular>
{
    Q_OBJECT

public:
    enum Column : int { Name, Club, Last };

    explicit RegularsModel(QObject* parent = nullptr);

    void setContents(const std::vector<core::Player>& directory, const LastDates& lastDates,
                     const core::Tournament& tournament);

private:
    QSet<core::PersonSpelling> listed_; ///< Those not enrolled at some point.
};

} // namespace desk
