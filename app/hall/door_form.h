#pragma once

#include "app/hall/helper_page.h"
#include "core/model/tournament.h"
#include "core/people/candidates.h"
#include "core/use_cases/door.h"

#include <QString>
#include <QStringList>
#include <QUrlQuery>

#include <cstdint>
#include <optional>
#include <vector>

/// The forms of check-in: what a helper says about people at the door.
namespace web {

/// What was pressed.
enum class DoorDeed : std::uint8_t {
    HerePaid,
    Here,
    Paid,
    Store, ///< Another fee class or group, of somebody of whom nothing else is open.
    More,  ///< Others belong to it.
};
std::optional<DoorDeed> deedIn(const QUrlQuery& form);

/// Somebody listed, with what may be said about them.
Html doorItem(const HelperVisit& visit, const core::Tournament& tournament,
              const core::Candidate& candidate, const QStringList& company);
/// Names those who belong together so far, for a form.
Html companyFields(const QStringList& company);
/// Whether somebody listed is among those who belong together so far.
bool isAmong(const QStringList& company, const core::Tournament& tournament,
             const core::Candidate& candidate);
/// Those who belong together so far, and what is said of all of them; nothing for nobody.
Html companyPart(const HelperVisit& visit, const core::Tournament& tournament,
                 const QStringList& company);

/// The value by which a form that was sent names the same person again.
QString companionIn(const QUrlQuery& form, const core::Tournament& tournament);
/// The people a sent form is about, with what is to be taken if it was paid; none if a
/// field is damaged.
std::vector<core::DoorPerson> doorPeopleIn(const QUrlQuery& form);

/// The spelling of a name that such a form sends; nothing if a field is damaged.
std::optional<core::Spelling> spellingIn(const QUrlQuery& form, const core::HelperId& by);

/// The sum of what was taken for them.
std::int64_t takenFor(const std::vector<core::DoorPerson>& people);
/// "9 Gast 9, Neu Anna".
QString namesOf(const std::vector<core::DoorPerson>& people, const core::Tournament& tournament);

} // namespace web
