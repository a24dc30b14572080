#include "core/use_cases/helpers.h"

#include "core/faults/faults.h"
#include "core/people/same_text.h"

#include <algorithm>
#include <optional>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

ClubChange helperChange(ClubAction action, const std::optional<Helper>& before,
                        const std::optional<Helper>& after)
{
    const auto& named = after ? *after : *before;
    ClubChange change{{action, named.name}, {}, {}};
    if (before != after) {
        change.steps.emplace_back(HelperExchange{named.id, before, after});
    }
    return change;
}

Helper withTidyName(Helper helper)
{
    // A name of several lines is refused, not repaired.
    if (!helper.name.contains(u'\n')) {
        helper.name = helper.name.simplified();
    }
    return helper;
}

Refusals helperRefusals(const ClubRecords& records, const Helper& helper)
{
    auto faults = faultsOf(helper);
    const auto* const other = findHelper(records, helper.name);
    if (other != nullptr && other->id != helper.id) {
        addFault(faults, {HelperFault::NameTaken, Pointer() / "name"_L1, {other->name}});
    }
    return faults;
}

Refusal goneHelper()
{
    return {HelperFault::Unknown, Pointer(), {}};
}

} // namespace

Result<ClubChange> addHelper(const ClubRecords& records, const Helper& helper)
{
    auto added = withTidyName(helper);
    added.id.value = QUuid::createUuid();
    auto refusals = helperRefusals(records, added);
    if (records.helpers.size() >= mostHelpers) {
        addFault(refusals, {HelperFault::TooMany, Pointer(), {QString::number(mostHelpers)}});
    }
    if (!refusals.empty()) {
        return refusals;
    }
    return helperChange(ClubAction::AddHelper, std::nullopt, added);
}

Result<ClubChange> changeHelper(const ClubRecords& records, const Helper& helper)
{
    const auto found = records.helpers.find(helper.id);
    if (found == records.helpers.end()) {
        return goneHelper();
    }
    const auto wanted = withTidyName(helper);
    if (auto refusals = helperRefusals(records, wanted); !refusals.empty()) {
        return refusals;
    }
    return helperChange(ClubAction::ChangeHelper, found->second, wanted);
}

Result<ClubChange> removeHelper(const ClubRecords& records, const HelperId& id)
{
    const auto found = records.helpers.find(id);
    if (found == records.helpers.end()) {
        return goneHelper();
    }
    auto change = helperChange(ClubAction::RemoveHelper, found->second, std::nullopt);
    rememberDeleted(change, {{id.value}, DeletedKind::Helper});
    return change;
}

const Helper* findHelper(const ClubRecords& records, const QString& name)
{
    const auto found =
        std::find_if(records.helpers.begin(), records.helpers.end(), [&name](const auto& entry) {
            return sameKey(entry.second.name) == sameKey(name.simplified());
        });
    return found != records.helpers.end() ? &found->second : nullptr;
}

} // namespace core
