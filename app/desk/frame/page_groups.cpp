#include "app/desk/frame/page_groups.h"

#include "app/desk/frame/page_catalogue.h"
#include "app/desk/frame/session.h"
#include "core/evening/evening_use.h"

#include <array>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

/// Key of Session::keep(): ids of pages, separated by blanks.
const QString joinedPagesKey = u"pages/joined"_s;

constexpr std::array uses = {
    std::pair(PageId::CheckIn, &core::EveningUse::checkIn),
    std::pair(PageId::Cash, &core::EveningUse::cash),
    std::pair(PageId::Clock, &core::EveningUse::clock),
    std::pair(PageId::Hall, &core::EveningUse::hall),
};

} // namespace

std::set<PageId> joinedPages(Session& session, bool showsHall)
{
    if (!session.current()) {
        return {};
    }
    const auto use = core::useOf(session.tournament(), showsHall);
    const auto before = session.kept(joinedPagesKey).toString().split(u' ', Qt::SkipEmptyParts);
    std::set<PageId> joined;
    QStringList ids;
    for (const auto& [page, isUsed] : uses) {
        const QString id = pageCatalogue()[page].id;
        if (use.*isUsed || before.contains(id)) {
            joined.insert(page);
            ids << id;
        }
    }
    if (ids != before) {
        session.keep(joinedPagesKey, ids.join(u' '));
    }
    return joined;
}

PageGroups groupsOf(const Session& session, const std::set<PageId>& joined)
{
    PageGroups groups;
    for (const auto& [page, info] : pageCatalogue()) {
        if (!isOffered(page, session)) {
            continue;
        }
        const bool isShown = info.place == PagePlace::EveryEvening || joined.contains(page);
        auto& group = isShown                         ? groups.shown
                      : info.place == PagePlace::Club ? groups.club
                                                      : groups.thisEvening;
        group.push_back(page);
    }
    return groups;
}

} // namespace desk
