#include "reports/documents/registrations.h"

#include "core/model/enum_keys.h"
#include "core/model/registration.h"
#include "reports/documents/columns.h"
#include "reports/documents/frame.h"

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::Attendance;
using typeset::Cell;

Registrations::Registrations(const core::Tournament& tournament)
    : tournament_(tournament), queue_(core::waitingList(tournament))
{}

bool Registrations::areAllHere() const
{
    const auto& people = tournament_.participants;
    return std::all_of(people.begin(), people.end(), core::isHere);
}

int Registrations::placeOf(core::StartNumber number) const
{
    return static_cast<int>(std::find(queue_.begin(), queue_.end(), number) - queue_.begin()) + 1;
}

Cell Registrations::statusCell(const core::Participant& person, Attendance usual) const
{
    const auto word = [&] {
        switch (person.status) {
        case Attendance::Here:
            return Texts::tr("here");
        case Attendance::Expected:
            return Texts::tr("expected");
        case Attendance::Waiting:
            return Texts::tr("waiting list, place %1").arg(placeOf(person.number));
        }
        return QString();
    };
    return {person.status == usual ? QString() : word(), core::keyOf(person.status)};
}

Cell Registrations::placeCell(const core::Participant& person) const
{
    return person.status == Attendance::Waiting ? countCell(placeOf(person.number)) : Cell();
}

QString Registrations::countText() const
{
    const auto count = core::registrationCount(tournament_);
    return Texts::tr("%1 here, %2 expected, %3 on the waiting list")
        .arg(count.here)
        .arg(count.expected)
        .arg(count.waiting);
}

typeset::Column statusColumn(const Registrations& registrations)
{
    return column(u"status"_s, Texts::tr("Status"), typeset::ColumnKind::Text,
                  registrations.areAllHere() ? typeset::ColumnUse::Csv
                                             : typeset::ColumnUse::Everywhere);
}

} // namespace documents
