#include "app/desk/evening/participants/attendance_choice.h"

#include <QAbstractButton>

#include <algorithm>

namespace desk {

using core::Attendance;

AttendanceChoice::AttendanceChoice(QWidget* parent) : Segments(parent)
{
    setObjectName(QStringLiteral("attendanceChoice"));
    setAccessibleName(tr("Who is listed"));
    hide();
}

void AttendanceChoice::setCounts(const core::RegistrationCount& count)
{
    const bool areAllHere = count.expected + count.waiting == 0;
    setVisible(!areAllHere);
    if (shown_ == count) {
        return;
    }
    shown_ = count;
    const int chosen = areAllHere ? everybody : std::max(everybody, current());
    const bool hadFocus = button(chosen) != nullptr && button(chosen)->hasFocus();
    clear();
    add(everybody, tr("All %1").arg(count.here + count.expected + count.waiting));
    add(idOf(Attendance::Here), tr("Here %1").arg(count.here));
    add(idOf(Attendance::Expected), tr("Expected %1").arg(count.expected));
    add(idOf(Attendance::Waiting), tr("Waiting %1").arg(count.waiting));
    setCurrent(chosen);
    if (hadFocus) {
        button(chosen)->setFocus();
    }
}

std::optional<Attendance> AttendanceChoice::status() const
{
    for (const auto status : {Attendance::Here, Attendance::Expected, Attendance::Waiting}) {
        if (current() == idOf(status)) {
            return status;
        }
    }
    return std::nullopt;
}

} // namespace desk
