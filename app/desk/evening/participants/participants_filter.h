#pragma once

#include "app/desk/widgets/name_filter.h"
#include "core/model/tournament.h"

#include <optional>

namespace desk {

/// The rows of a ParticipantsModel that match the search and the status.
class ParticipantsFilter : public NameFilter
{
    Q_OBJECT

public:
    explicit ParticipantsFilter(QObject* parent = nullptr);

    /// Nothing: everyone.
    void setStatus(std::optional<core::Attendance> status);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    std::optional<core::Attendance> status_;
};

} // namespace desk
