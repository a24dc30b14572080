#pragma once

#include "core/club/merging.h"
#include "core/store/store.h"
#include "db/connection.h"
#include "db/sql_store.h"

#include <QString>

#include <functional>
#include <memory>

/// Merging a second copy of the club into this one: see core/club/merging.h. All functions throw
/// core::StoreFailure.
namespace db {

/// An open club, both as tables and as a store, on the same connection.
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

/// A preview; nothing is changed.
core::Result<core::MergePlan> previewMerge(OpenClub& ours, OpenClub& theirs,
                                           const core::MergeChoices& choices);

/// Makes a backup of the club as it was last committed, and returns its path.
using BackUp = std::function<QString()>;

/// Merges in one transaction and returns the result. If that changes anything, a backup is made
/// first, and the club's journal names it. The stamp is for the merge's own entries; evenings keep
/// those of their journals.
core::Result<core::MergePlan> mergeClub(OpenClub& ours, OpenClub& theirs,
                                        const core::MergeChoices& choices, const core::Stamp& stamp,
                                        const BackUp& backUp);

} // namespace db
