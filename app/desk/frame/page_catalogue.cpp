#include "app/desk/frame/page_catalogue.h"

#include "app/desk/frame/session.h"

#include "app/desk/club/cash/cash_page.h"
#include "app/desk/club/people/people_page.h"
#include "app/desk/club/series/series_page.h"
#include "app/desk/desks/desks_page.h"
#include "app/desk/evening/check_in/check_in_page.h"
#include "app/desk/evening/clock/clock_page.h"
#include "app/desk/evening/participants/participants_page.h"
#include "app/desk/evening/reports/reports_page.h"
#include "app/desk/evening/results/results_page.h"
#include "app/desk/evening/rounds/rounds_page.h"
#include "app/desk/evening/setup/setup_page.h"
#include "app/desk/evening/standings/standings_page.h"
#include "app/desk/evening/tournaments/tournaments_page.h"
#include "app/desk/hall/hall_page.h"
#include "core/model/settings_catalogue.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace desk {
namespace {

template <typename OwnPage>
Page* makePage(const PageParts& parts)
{
    return new OwnPage(parts.session);
}

Page* makeClockPage(const PageParts& parts)
{
    return new ClockPage(parts.session, parts.timer, parts.serving, parts.display);
}

Page* makeHallPage(const PageParts& parts)
{
    return new HallPage(parts.session, parts.serving);
}

constexpr PageCatalogue pages = {
    {PageId::Tournaments,
     {.id = QLatin1StringView("tournaments"),
      .name = QT_TRANSLATE_NOOP("desk::PageList", "Tournaments"),
      .icon = icons::Meaning::Tournaments,
      .digit = 1,
      .subject = PageSubject::Club,
      .make = makePage<TournamentsPage>}},
    {PageId::Setup,
     {.id = QLatin1StringView("setup"),
      .name = QT_TRANSLATE_NOOP("desk::PageList", "Setup"),
      .icon = icons::Meaning::Setup,
      .digit = 2,
      .place = PagePlace::ThisEvening,
      .make = makePage<SetupPage>}},
    {PageId::Participants,
     {.id = QLatin1StringView("participants"),
      .name = QT_TRANSLATE_NOOP("desk::PageList", "Participants"),
      .icon = icons::Meaning::Participants,
      .digit = 3,
      .make = makePage<ParticipantsPage>}},
    {PageId::CheckIn,
     {.id = QLatin1StringView("check-in"),
      .name = QT_TRANSLATE_NOOP("desk::PageList", "Check-in"),
      .icon = icons::Meaning::CheckIn,
      .digit = 0,
      .place = PagePlace::ThisEvening,
      .make = makePage<CheckInPage>}},
    {PageId::Rounds,
     {.id = QLatin1StringView("rounds"),
      .name = QT_TRANSLATE_NOOP("desk::PageList", "Rounds"),
      .icon = icons::Meaning::Rounds,
      .digit = 4,
      .make = makePage<RoundsPage>}},
    {PageId::Results,
     {.id = QLatin1StringView("results"),
      .name = QT_TRANSLATE_NOOP("desk::PageList", "Results"),
      .icon = icons::Meaning::Results,
      .digit = 5,
      .make = makePage<ResultsPage>}},
    {PageId::Standings,
     {.id = QLatin1StringView("standings"),
      .name = QT_TRANSLATE_NOOP("desk::PageList", "Standings"),
      .icon = icons::Meaning::Standings,
      .digit = 6,
      .make = makePage<StandingsPage>}},
    {PageId::Reports,
     {.id = QLatin1StringView("reports"),
      .name = QT_TRANSLATE_NOOP("desk::PageList", "Reports"),
      .icon = icons::Meaning::Reports,
      .digit = 7,
      .make = makePage<ReportsPage>}},
    {PageId::Cash,
     {.id = QLatin1StringView("cash"),
      .name = QT_TRANSLATE_NOOP("desk::PageList", "Cash"),
      .icon = icons::Meaning::Cash,
      .place = PagePlace::ThisEvening,
      .make = makePage<CashPage>}},
    {PageId::Clock,
     {.id = QLatin1StringView("clock"),
      .name = QT_TRANSLATE_NOOP("desk::PageList", "Clock"),
      .icon = icons::Meaning::Clock,
      .digit = 8,
      .place = PagePlace::ThisEvening,
      .make = makeClockPage}},
    {PageId::Hall,
     {.id = QLatin1StringView("hall"),
      .name = QT_TRANSLATE_NOOP("desk::PageList", "Hall"),
      .icon = icons::Meaning::Hall,
      .digit = 9,
      .place = PagePlace::ThisEvening,
      .make = makeHallPage}},
    {PageId::People,
     {.id = QLatin1StringView("people"),
      .name = QT_TRANSLATE_NOOP("desk::PageList", "Players"),
      .icon = icons::Meaning::People,
      .subject = PageSubject::Club,
      .place = PagePlace::Club,
      .make = makePage<PeoplePage>}},
    {PageId::Series,
     {.id = QLatin1StringView("series"),
      .name = QT_TRANSLATE_NOOP("desk::PageList", "Series"),
      .icon = icons::Meaning::Series,
      .subject = PageSubject::Club,
      .place = PagePlace::Club,
      .make = makePage<SeriesPage>}},
    {PageId::Desks,
     {.id = QLatin1StringView("desks"),
      .name = QT_TRANSLATE_NOOP("desk::PageList", "Desks"),
      .icon = icons::Meaning::Desks,
      .place = PagePlace::Club,
      .isForSeveralDesks = true,
      .make = makePage<DesksPage>}},
};

/// Some settings have commands of their own on other pages.
std::vector<PageId> pagesOfSettings(const core::Change& change)
{
    const auto* const settings =
        change.steps.size() == 1 ? std::get_if<core::SettingsExchange>(&change.steps[0]) : nullptr;
    if (settings == nullptr || !settings->before || !settings->after) {
        return {PageId::Setup};
    }
    const auto changed = core::differingSettings(*settings->before, *settings->after);
    if (changed == QStringList(QStringLiteral("releasedRounds"))) {
        return {PageId::Standings, PageId::Hall};
    }
    return {changed == QStringList(QStringLiteral("phoneSlips")) ? PageId::Hall : PageId::Setup};
}

/// Without regard to money.
std::vector<PageId> pagesOf(const core::Change& change)
{
    using enum core::Action;
    switch (change.label.action) {
    case ChangeSettings:
        return pagesOfSettings(change);
    case Enrol:
    case ChangeParticipant:
    case TakePayment:
    case RefundPayment:
    case RemoveParticipant:
    case MergeParticipants:
    case ChangePresence:
    case CheckIn:
    case ChangeStatus:
    case ReleasePlaces:
    case GivePenalty:
    case CancelPenalty:
        return {PageId::Participants, PageId::CheckIn};
    case DraftRound:
    case PublishRound:
    case WithdrawRound:
    case ChangeSeating:
    case SwapSeats:
    case ChangeRoundGames:
    case CancelRound:
        return {PageId::Rounds};
    case CloseRound:
    case ReopenRound:
    case EndEvening:
        return {PageId::Rounds, PageId::Results, PageId::Standings};
    case EnterGame:
    case CorrectGame:
    case ClearGame:
    case MarkTable:
    case SwapTableResults:
    case DrawLot:
    case LeaveMatch:
    case RejoinMatch:
        return {PageId::Results};
    case DecideTie:
    case CancelTieDecision:
    case DrawRaffle:
    case CancelRaffle:
        return {PageId::Standings};
    case CreateTournament:
    case ImportTournament:
    case BringBack:
        break;
    }
    return {};
}

} // namespace

const PageCatalogue& pageCatalogue()
{
    return pages;
}

QString nameOf(PageId page)
{
    return QCoreApplication::translate("desk::PageList", pages[page].name);
}

QKeySequence keyOf(PageId page)
{
    const auto digit = pages[page].digit;
    return digit ? QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + *digit))
                 : QKeySequence();
}

std::optional<PageId> pageWithId(const QString& id)
{
    const auto* const found = std::find_if(pages.begin(), pages.end(),
                                           [&id](const auto& page) { return page.value.id == id; });
    return found == pages.end() ? std::nullopt : std::optional(found->key);
}

bool isOffered(PageId page, const Session& session)
{
    return !pages[page].isForSeveralDesks || session.isOnServer();
}

std::vector<PageId> pagesShowing(const core::Change& change)
{
    auto shown = pagesOf(change);
    if (!shown.empty() && core::changesPayments(change)) {
        shown.push_back(PageId::Cash);
    }
    return shown;
}

} // namespace desk
