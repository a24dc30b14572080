#pragma once

#include "app/desk/frame/page.h"

#include <set>
#include <vector>

namespace desk {

/// How the list of pages is divided, each part in the order of the catalogue.
struct PageGroups
{
    std::vector<PageId> shown;       ///< Always, above the groups.
    std::vector<PageId> thisEvening; ///< What the open tournament does not use.
    std::vector<PageId> club;

    friend bool operator==(const PageGroups&, const PageGroups&) = default;
};

/// The pages of single evenings that the open tournament uses (core::useOf()) or has used before:
/// one that has joined the list stays there, whatever is undone. Remembers them.
std::set<PageId> joinedPages(Session& session, bool showsHall);

/// Those that this desk has.
PageGroups groupsOf(const Session& session, const std::set<PageId>& joined);

} // namespace desk
