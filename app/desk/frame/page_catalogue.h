#pragma once

#include "app/desk/frame/page.h"
#include "core/model/enum_table.h"

#include <QKeySequence>
#include <QLatin1StringView>
#include <QString>

#include <optional>
#include <vector>

namespace desk {

class HallDisplay;
class RoundTimer;
class Serving;

/// What pages are built from; it outlives them.
struct PageParts
{
    Session& session;
    RoundTimer& timer;
    Serving& serving;
    HallDisplay& display;
};

enum class PageSubject : std::uint8_t {
    Club, ///< There without an open tournament, too.
    Evening,
};

/// Where the list has a page.
enum class PagePlace : std::uint8_t {
    EveryEvening,
    ThisEvening, ///< Folded away until the evening uses it.
    Club,        ///< Folded away.
};

/// All there is to know about a page from outside.
struct PageInfo
{
    QLatin1StringView id;       ///< Remembers the page between two starts.
    const char* name = nullptr; ///< In English; nameOf() translates it.
    icons::Meaning icon = icons::Meaning::Information;
    std::optional<int> digit = std::nullopt; ///< Together with Ctrl it shows the page.
    PageSubject subject = PageSubject::Evening;
    PagePlace place = PagePlace::EveryEvening;
    bool isForSeveralDesks = false; ///< Offered only where the club is on a server.
    Page* (*make)(const PageParts& parts) = nullptr;
};

using PageCatalogue = core::EnumTable<PageId, PageInfo>;
inline constexpr int pageCount = static_cast<int>(PageCatalogue::count);

/// Every page, in the order of an evening: page list, menu, keys, handbook and window follow it.
const PageCatalogue& pageCatalogue();

/// In the language in force.
QString nameOf(PageId page);

/// Shows the page; empty: it has none.
QKeySequence keyOf(PageId page);

/// The page with that id.
std::optional<PageId> pageWithId(const QString& id);

inline bool isOfClub(PageId page)
{
    return pageCatalogue()[page].subject == PageSubject::Club;
}

bool isOffered(PageId page, const Session& session);

/// The pages on which such a change is seen; undo goes to the first. Empty: on none.
std::vector<PageId> pagesShowing(const core::Change& change);

} // namespace desk
