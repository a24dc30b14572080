#pragma once

#include "core/club/merging.h"
#include "core/store.h"
#include "db/connection.h"
#include "db/sql_store.h"

#include <memory>

/// Merging a second copy of the club into this one: core/club/merging.h says how. All functions
/// throw core::StoreFailure.
namespace db {

/// A club that is open both as tables and as a store, which is another view of the same connection.
class OpenClub
{
public:
    explicit OpenClub(std::unique_ptr<Connection> connection)
        : connection_(*connection), store_(std::move(connection))
    {}

    [[nodiscard]] Connection& connection() { return connection_; }
    [[nodiscard]] core::Store& store() { return store_; }

private:
    Connection& connection_;
    SqlStore store_;
};

/// What would be done; nothing is changed.
core::Result<core::MergePlan> previewMerge(OpenClub& ours, OpenClub& theirs,
                                           const core::MergeChoices& choices);

/// Does it, in one transaction, and returns what was done. The stamp is of what the merging itself
/// notes; evenings keep those of their journals.
core::Result<core::MergePlan> mergeClub(OpenClub& ours, OpenClub& theirs,
                                        const core::MergeChoices& choices,
                                        const core::Stamp& stamp);

} // namespace db
