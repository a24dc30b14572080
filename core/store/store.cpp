#include "core/store/store.h"

#include <QScopeGuard>

#include <utility>

namespace core {

void Store::setListener(Listener listener)
{
    listener_ = std::move(listener);
    seenDesks_.clear();
    failure_.reset();
    if (listener_) {
        seenChanges_ = changesByOthers();
    }
    setWatched(listener_ != nullptr);
}

bool Store::look()
{
    // The listener may look as well.
    if (!listener_ || std::exchange(isLooking_, true)) {
        return !failure_;
    }
    const auto looked = qScopeGuard([this] { isLooking_ = false; });
    try {
        lookOnce();
        failure_.reset();
        return true;
    } catch (const StoreFailure& failure) {
        if (std::exchange(failure_, failure.kind()) != failure.kind()) {
            listener_({false, false, failure});
        }
        return false;
    }
}

void Store::lookOnce()
{
    const auto changes = changesByOthers();
    auto desks = otherDesks();
    const Notice seen{changes != seenChanges_, desks != seenDesks_};
    if (!seen.committed && !seen.desks && !failure_) {
        return;
    }
    try {
        listener_(seen);
    } catch (const StoreFailure& failure) {
        // Reading damaged content again would not help.
        if (failure.kind() == StoreFailure::Kind::Damaged) {
            seenChanges_ = changes;
        }
        throw;
    }
    seenChanges_ = changes;
    seenDesks_ = std::move(desks);
}

} // namespace core
