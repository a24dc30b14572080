#pragma once

#include "app/desk/widgets/cell_model.h"
#include "core/model/tournament.h"

#include <optional>

namespace desk {

struct ParticipantRow
{
    core::StartNumber number;
    std::vector<Cell> cells;
};

/// The participants of a tournament.
class ParticipantsModel : public CellModel<ParticipantRow>
{
    Q_OBJECT

public:
    enum Column : int { Number, Name, Club, Present, Paid, Notes };
    enum OwnRole : int {
        StatusRole = SearchRole + 1, ///< In the first column: int of core::Attendance.
    };

    explicit ParticipantsModel(QObject* parent = nullptr);

    /// Presence in `round`, or expected or waiting status. Without `goesOn` no round is to come,
    /// and none is named.
    void setContents(const core::Tournament& tournament, core::RoundNumber round,
                     bool goesOn = true);

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::optional<core::RoundNumber> round_; ///< Nothing: no round is to come.
};

} // namespace desk
