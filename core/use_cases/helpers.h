#pragma once

#include "core/club/club.h"
#include "core/model/result.h"

#include <QString>

/// The director's decisions about helpers. Each function checks against the stored records and
/// returns the change, or why not; an empty change if nothing would differ.
namespace core {

/// Gets an id. Places: those of faultsOf(), "/name" of one that another helper has, ignoring case,
/// "" where there are mostHelpers already.
Result<ClubChange> addHelper(const ClubRecords& records, const Helper& helper);

/// The name and rights of the helper with that id. Places: the same, "" if the helper is gone.
Result<ClubChange> changeHelper(const ClubRecords& records, const Helper& helper);

/// With them their codes open nothing any more.
Result<ClubChange> removeHelper(const ClubRecords& records, const HelperId& id);

/// The helper of that name, ignoring case; nullptr if there is none.
const Helper* findHelper(const ClubRecords& records, const QString& name);

} // namespace core
