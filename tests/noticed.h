#pragma once

#include "core/store/store.h"

#include <optional>

/// What a store, which outlives it, has noticed.
class Noticed
{
public:
    explicit Noticed(core::Store& store) : store_(store)
    {
        store.setListener([this](const core::Notice& notice) {
            commits_ += notice.committed ? 1 : 0;
            failure_ = notice.failure ? std::optional(notice.failure->kind()) : std::nullopt;
        });
    }
    Noticed(const Noticed&) = delete;
    Noticed& operator=(const Noticed&) = delete;
    Noticed(Noticed&&) = delete;
    Noticed& operator=(Noticed&&) = delete;
    ~Noticed() { store_.setListener({}); }

    /// How often others have committed, as far as is known now.
    int commits()
    {
        store_.look();
        return commits_;
    }
    /// Nothing while all is well.
    std::optional<core::StoreFailure::Kind> failure()
    {
        store_.look();
        return failure_;
    }

private:
    core::Store& store_;
    int commits_ = 0;
    std::optional<core::StoreFailure::Kind> failure_;
};
