#pragma once

#include "app/hall/page_parts.h"
#include "app/hall/request.h"
#include "app/hall/store_thread.h"
#include "core/club/helper_entry.h"
#include "core/service/clock.h"
#include "core/service/helper_service.h"
#include "core/use_cases/arrivals.h"

#include <QString>

/// What all pages of helpers are made of.
namespace web {

/// Where these pages are.
inline const QString helperPath = QStringLiteral("/helper");
inline const QString helperCheckInPath = QStringLiteral("/helper/check-in");
inline const QString helperSlipsPath = QStringLiteral("/helper/slips");
inline const QString helperPapersPath = QStringLiteral("/helper/papers");

/// A request of a helper who was let in.
struct HelperVisit
{
    const Request& request;
    const OpenStore& opened;
    core::TournamentId id{0};
    core::HelperService::Admitted admitted;
    QString desk; ///< The helper's name in the journal.
    core::TournamentService::Clock clock;
    core::Arrivals& arrivals; ///< As last followed.

    [[nodiscard]] bool may(core::HelperRight right) const
    {
        return admitted.helper.rights.contains(right);
    }
    /// By the club's clock.
    [[nodiscard]] QDateTime now() const { return core::timeOf(opened.store, clock); }
};

/// The whole page, private, with the helper's menu.
Response helperResponse(const HelperVisit& visit, const QString& title, const Html& contents,
                        int status = 200);

/// A page for somebody who is not let in (yet).
Response outsideResponse(const QString& title, const Html& contents, int status = 200);

/// The page is at that address; what was sent from it may have been stored.
Response seeHelperPage(const QString& address);

/// The round being played; nullptr: none is.
const core::Round* roundPlayed(const core::Tournament& tournament);

/// A form that only the helper's own pages can send.
Html helperForm(const HelperVisit& visit, const QString& address, const Html& fields,
                const Attributes& attributes = {});

/// What was sent with the form's id ("request"), as it is kept: the token and who sends do not
/// belong to it.
core::HelperEntry sentEntry(const HelperVisit& visit);

/// A message that screen readers speak.
Html alertPart(const QString& text);

} // namespace web
