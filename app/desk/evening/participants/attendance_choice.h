#pragma once

#include "app/desk/widgets/segments.h"
#include "core/model/registration.h"

#include <optional>

namespace desk {

/// Filters a list by status: everyone, or those here, expected or waiting, with their numbers.
/// Hidden, with everyone chosen, while all are here.
class AttendanceChoice : public Segments
{
    Q_OBJECT

public:
    explicit AttendanceChoice(QWidget* parent);

    void setCounts(const core::RegistrationCount& count);
    /// Nothing: everyone.
    [[nodiscard]] std::optional<core::Attendance> status() const;
    void chooseEverybody() { setCurrent(everybody); }

private:
    static constexpr int everybody = 0;
    /// The segment of a status.
    static constexpr int idOf(core::Attendance status) { return static_cast<int>(status) + 1; }

    std::optional<core::RegistrationCount> shown_;
};

} // namespace desk
