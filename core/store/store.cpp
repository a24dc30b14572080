#include "core/store/store.h"

#include <utility>

namespace core {

void Store::setListener(Listener listener)
{
    listener_ = std::move(listener);
    seenDesks_.clear();
    failure_.reset();
    if (listener_) {
        seenChanges_ = changesByOthers();
        watch();
    }
}

void Store::look()
{
    if (!listener_) {
        return;
    }
    const auto before = failure_;
    const auto seen = notice();
    failure_ = seen.failure ? std::optional(seen.failure->kind()) : std::nullopt;
    if (seen.committed || seen.desks || failure_ != before) {
        listener_(seen);
    }
}

Notice Store::notice()
{
    try {
        Notice seen;
        const auto changes = changesByOthers();
        seen.committed = std::exchange(seenChanges_, changes) != changes;
        auto desks = otherDesks();
        seen.desks = desks != seenDesks_;
        seenDesks_ = std::move(desks);
        return seen;
    } catch (const StoreFailure& failure) {
        return {false, false, failure};
    }
}

} // namespace core
