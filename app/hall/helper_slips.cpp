#include "app/hall/helper_slips.h"

#include "app/hall/form_parts.h"
#include "app/hall/helper_second_pass.h"
#include "app/hall/helper_table.h"
#include "app/hall/slip_grid.h"
#include "app/hall/slip_sending.h"
#include "core/codes/slip_id.h"
#include "core/evening/second_pass.h"
#include "core/ranking/open_tables.h"
#include "core/texts/refusal_texts.h"

#include <algorithm>

namespace web {

using namespace Qt::Literals::StringLiterals;
using core::HelperRight;

namespace {

const QString pointsEnd = u"/points"_s;

// ---- the list

/// The round being played, as the list shows it.
struct RoundPlayed
{
    const core::Tournament& tournament;
    const core::Round& round;
    core::SecondPass pass;
    std::vector<const core::Table*> open;  ///< The helper's, to be typed.
    std::vector<const core::Table*> again; ///< The helper's, to be typed again.
};

RoundPlayed played(const core::Tournament& tournament, const core::Round& round,
                   const HelperVisit& visit)
{
    auto& source = visit.opened.service.read();
    RoundPlayed found{tournament,
                      round,
                      core::SecondPass(tournament, source.pendingEntries(visit.id),
                                       source.gameRevisions(visit.id, round.number)),
                      {},
                      {}};
    const auto& share = visit.admitted.helper.tables;
    for (const auto& table : round.tables) {
        if (share && !share->contains(table.number)) {
            continue;
        }
        if (visit.may(HelperRight::Slips) && !isComplete(tournament.settings, round, table)) {
            found.open.push_back(&table);
        }
        if (visit.may(HelperRight::SecondPass) &&
            !found.pass.enteredGames(tournament.settings, round, table).empty()) {
            found.again.push_back(&table);
        }
    }
    return found;
}

Html tableField(const RoundPlayed& at, const HelperVisit& visit, const QString& fault)
{
    const auto& typed = visit.request.query;
    const auto& first = at.open.empty() ? at.again : at.open;
    const auto suggested =
        first.empty() ? QString() : QString::number(plain(first.front()->number));
    return element("form",
                   fieldPart({u"q"_s,
                              PageTexts::tr("Table, or the number on the slip"),
                              typed.isEmpty() ? suggested : typed,
                              fault.isEmpty() ? QStringList() : QStringList(fault),
                              {{"inputmode", "numeric"},
                               {"autocomplete", "off"},
                               {"maxlength", "12"},
                               {"data-select"},
                               {"autofocus"}}}) +
                       textElement("button", PageTexts::tr("Open"), {{"type", "submit"}}),
                   {{"action", helperSlipsPath}, {"method", "get"}, {"class", "slip"}});
}

Html tableItem(const QString& address, const core::Table& table, const QString& state)
{
    const auto shown =
        table.head.mark == core::TableMark::Disputed ? PageTexts::tr("for the desk") : state;
    return element("li", linkTo(address, PageTexts::tr("Table %1").arg(plain(table.number))) +
                             textElement("span", shown, {{"class", "note"}}));
}

Html sharePart(const HelperVisit& visit)
{
    const auto& share = visit.admitted.helper.tables;
    return share ? textElement("p",
                               PageTexts::tr("Listed here: tables %1. Any other can be typed, too.")
                                   .arg(tableRangeText(*share)))
                 : Html();
}

Html openList(const RoundPlayed& at, const HelperVisit& visit)
{
    constexpr qint64 secondsPerMinute = 60;
    const auto& settings = at.tournament.settings;
    const auto since = visit.opened.service.publishedAt(visit.id, at.round.number);
    const auto minutes =
        since ? std::max<qint64>(since->secsTo(visit.now()) / secondsPerMinute, 0) : 0;
    Html items;
    for (const auto* const table : at.open) {
        const auto left =
            static_cast<int>(gamesOnSlip(settings, at.round, *table).size() - table->games.size());
        auto state = playsCards(settings) ? PageTexts::tr("%n deal(s) open", nullptr, left)
                                          : PageTexts::tr("%n game(s) open", nullptr, left);
        if (left == 0) {
            state = PageTexts::tr("A lot decides: for the desk");
        }
        items += tableItem(slipAddress(slipOf(at.round, *table)), *table, state);
    }
    if (items.isEmpty()) {
        return textElement("p", PageTexts::tr("All slips are in.")) + sharePart(visit);
    }
    return textElement("h2", PageTexts::tr("Open tables")) + sharePart(visit) +
           textElement(
               "p",
               PageTexts::tr("Round %1, for %2 min.").arg(plain(at.round.number)).arg(minutes)) +
           element("ul", items, {{"class", "open-tables"}});
}

/// The slips to be typed again.
Html againList(const RoundPlayed& at, const HelperVisit& visit)
{
    const auto& settings = at.tournament.settings;
    Html items;
    for (const auto* const table : at.again) {
        const auto left = static_cast<int>(at.pass.enteredGames(settings, at.round, *table).size());
        items += tableItem(secondPassAddress(slipOf(at.round, *table)), *table,
                           playsCards(settings)
                               ? PageTexts::tr("%n deal(s) to be typed again", nullptr, left)
                               : PageTexts::tr("%n game(s) to be typed again", nullptr, left));
    }
    const auto share = visit.may(HelperRight::Slips) ? Html() : sharePart(visit);
    return textElement("h2", PageTexts::tr("Second pass")) + share +
           (items.isEmpty() ? textElement("p", PageTexts::tr("All entered games are compared."))
                            : element("ul", items, {{"class", "open-tables"}}));
}

Response listPage(const HelperVisit& visit, const core::Tournament& tournament,
                  const QString& fault = {})
{
    const auto title = PageTexts::tr("Score slips", "a page for helpers");
    const auto* const round = roundPlayed(tournament);
    if (round == nullptr) {
        return helperResponse(visit, title,
                              textElement("p", PageTexts::tr("No round is being played.")));
    }
    const auto at = played(tournament, *round, visit);
    return helperResponse(visit, title,
                          tableField(at, visit, fault) +
                              (visit.may(HelperRight::Slips) ? openList(at, visit) : Html()) +
                              (visit.may(HelperRight::SecondPass) ? againList(at, visit) : Html()),
                          fault.isEmpty() ? 200 : 422);
}

/// Where that slip is typed: for the second time if it was for the first, or only that is allowed.
QString addressToType(const core::SlipId& slip, const core::Tournament& tournament,
                      const HelperVisit& visit)
{
    const auto& round = *findRound(tournament, slip.round);
    const auto& table = *findTable(round, slip.table);
    const auto again = visit.may(HelperRight::SecondPass) ? played(tournament, round, visit).again
                                                          : std::vector<const core::Table*>();
    const bool isNext = isComplete(tournament.settings, round, table) &&
                        std::find(again.begin(), again.end(), &table) != again.end();
    return isNext || !visit.may(HelperRight::Slips) ? secondPassAddress(slip) : slipAddress(slip);
}

/// The slip of the table typed, or with the id typed.
std::optional<core::SlipId> slipTyped(const core::Tournament& tournament, const QString& typed)
{
    if (core::looksLikeSlipId(typed)) {
        const auto slip = core::slipInForce(tournament, typed);
        return slip ? std::optional(*slip) : std::nullopt;
    }
    const auto* const round = roundPlayed(tournament);
    const auto number = numberIn(typed);
    const auto* const table =
        round != nullptr && number ? findTable(*round, core::TableNumber{*number}) : nullptr;
    return table != nullptr ? std::optional(slipOf(*round, *table)) : std::nullopt;
}

// ---- a slip

/// A table's slip on a helper's page.
class HelperSlip
{
public:
    explicit HelperSlip(const HelperTable& at) : at_(at) {}

    [[nodiscard]] Response page(const TypedGame& typed = {}, const core::Refused& refused = {},
                                int status = 200) const
    {
        const auto fault = at_.obstacle();
        std::vector<SlipRow> rows;
        for (const auto game : games()) {
            rows.push_back(rowOf(game, fault.isEmpty()));
        }
        const SlipGrid grid(at_.stored().tournament, at_.key(), at_.names());
        const auto game = fault.isEmpty() ? gameToType(typed) : std::nullopt;
        const auto title = at_.title();
        if (!game) {
            return helperResponse(at_.visit(), title,
                                  alertPart(fault) + faultPart(refused) +
                                      grid.sheet(title, rows, {}) + backToSlips(),
                                  status);
        }
        const auto shown = typed.game.isEmpty() ? typedSoFar(*game) : typed;
        return helperResponse(
            at_.visit(), title,
            helperForm(at_.visit(), slipAddress(at_.slip()),
                       grid.sheet(title, rows, OpenRow{*game, shown, refused}) +
                           reasonPart(*game, typed, refused) +
                           sendingPart(typed, refused, at_.revisioned(*game)),
                       helperSlipAttributes(at_.stored().tournament.settings, refused)) +
                backToSlips(),
            status);
    }

    [[nodiscard]] Response store(const TypedGame& typed) const
    {
        if (!at_.obstacle().isEmpty()) {
            return page({}, {}, 422);
        }
        auto entry = entryOf(typed, at_.stored().tournament, at_.slip(), {at_.visit().desk});
        if (!entry) {
            return page(typed, entry.refused(), 422);
        }
        // Without a reason it may have been stored before, by the same id.
        const bool asks = at_.isOfOthers(gameIn(*entry)->game) && !typed.reason.isEmpty();
        entry->reason = asks ? typed.reason : QString();
        const auto refused =
            asks ? at_.submit(*entry, typed.isConfirmed) : at_.enter(*entry, typed.isConfirmed);
        if (refused) {
            return page(typed, *refused, 422);
        }
        const auto now = at_.visit().opened.service.tournament(at_.visit().id);
        const auto* const table =
            now ? findTable(**now, at_.slip().round, at_.slip().table) : nullptr;
        const bool isOpen =
            table != nullptr &&
            !isComplete((*now)->settings, *findRound(**now, at_.slip().round), *table);
        return seeHelperPage(isOpen ? slipAddress(at_.slip()) : helperSlipsPath);
    }

private:
    /// Asks why, where the desk decides.
    [[nodiscard]] Html reasonPart(core::GameNumber game, const TypedGame& typed,
                                  const core::Refused& refused) const
    {
        return at_.isOfOthers(game)
                   ? fieldPart({u"reason"_s,
                                PageTexts::tr("Somebody else entered it, and the desk decides. Why "
                                              "is it to be corrected?"),
                                typed.reason,
                                faultsAt(refused, u"/reason"_s),
                                {{"autocomplete", "off"}, {"maxlength", "200"}, {"required"}}})
                   : Html();
    }

    [[nodiscard]] const core::PendingEntry* reported(core::GameNumber game) const
    {
        const auto* const newest =
            newestInTime(at_.stored().tournament, at_.stored().pending, at_.keyOf(game));
        return newest != nullptr && !newest->settled ? newest : nullptr;
    }

    [[nodiscard]] SlipRow rowOf(core::GameNumber game, bool canBeTyped) const
    {
        SlipRow row{game, PageTexts::tr("open")};
        const auto* const stored = findGame(at_.table(), game);
        if (stored != nullptr) {
            row.state = at_.isOwn(game) ? PageTexts::tr("entered here") : PageTexts::tr("entered");
            row.kind = "taken";
            row.outcome = stored->outcome;
            if (isToBeCorrected(at_.stored().tournament, at_.stored().pending, at_.keyOf(game))) {
                row.state = PageTexts::tr("a correction waits for the desk");
                row.kind = "changed";
            }
        } else if (const auto* const report = reported(game)) {
            row.state = PageTexts::tr("reported by phone");
            row.kind = "reported";
            row.outcome = gameIn(*report)->outcome;
        }
        if (canBeTyped) {
            row.address = slipAddress(at_.slip()) + u"?game="_s + QString::number(plain(game));
        }
        return row;
    }

    /// The one sent, else the one chosen, else the next.
    [[nodiscard]] std::optional<core::GameNumber> gameToType(const TypedGame& typed) const
    {
        const auto sent = numberIn(typed.game.section(u':', 0, 0));
        const auto wanted = sent ? sent : numberIn(at_.visit().request.game);
        std::optional<core::GameNumber> next;
        for (const auto game : games()) {
            const bool isOpen = findGame(at_.table(), game) == nullptr;
            if (wanted == plain(game)) {
                return game;
            }
            if (isOpen && !next) {
                next = game;
            }
        }
        return next;
    }

    [[nodiscard]] std::vector<core::GameNumber> games() const
    {
        return gamesOnSlip(at_.stored().tournament.settings, at_.round(), at_.table());
    }

    /// What the fields begin with.
    [[nodiscard]] TypedGame typedSoFar(core::GameNumber game) const
    {
        if (const auto* const stored = findGame(at_.table(), game)) {
            return typedAs(stored->outcome, at_.table().head);
        }
        const auto* const report = reported(game);
        return report != nullptr ? typedAs(gameIn(*report)->outcome, at_.table().head)
                                 : at_.blank(game);
    }

    const HelperTable& at_;
};

Response notAllowed(const HelperVisit& visit)
{
    return helperResponse(visit, PageTexts::tr("The desk has not allowed it."), {}, 403);
}

/// Whether the text ended with it, which is cut off.
bool cutEnd(QString& text, const QString& end)
{
    const bool isThere = text.endsWith(end);
    text.chop(isThere ? end.size() : 0);
    return isThere;
}

Response slipResponse(const HelperVisit& visit)
{
    auto text = visit.request.path.mid(helperSlipsPath.size() + 1);
    const bool isWorth = cutEnd(text, pointsEnd);
    const bool isSecondPass = cutEnd(text, secondPassEnd);
    if (!visit.may(isSecondPass ? HelperRight::SecondPass : HelperRight::Slips)) {
        return notAllowed(visit);
    }
    const auto slip = core::readSlipId(text);
    auto stored = slip ? storedTable(visit.opened.service, visit.id, {slip->round, slip->table})
                       : std::nullopt;
    if (!stored || stored->tournament.rounds.front().head.state == core::RoundState::Draft) {
        return helperResponse(visit, PageTexts::tr("There is no such slip."), backToSlips(), 404);
    }
    const HelperTable at(visit, *std::move(stored), *slip);
    if (isSecondPass) {
        return helperSecondPass(at, isWorth);
    }
    const HelperSlip page(at);
    if (!visit.request.isPost) {
        return page.page();
    }
    const auto typed =
        typedGame(QUrlQuery(QString::fromUtf8(visit.request.body).replace(u'+', u' ')));
    return isWorth ? at.worth(typed) : page.store(typed);
}

} // namespace

Response helperSlips(const HelperVisit& visit)
{
    if (!visit.may(HelperRight::Slips) && !visit.may(HelperRight::SecondPass)) {
        return notAllowed(visit);
    }
    if (visit.request.path != helperSlipsPath) {
        return slipResponse(visit);
    }
    const auto found = visit.opened.service.tournament(visit.id);
    if (!found) {
        return helperResponse(visit, PageTexts::tr("Please tell the desk"), {}, 404);
    }
    // Later calls of the service would invalidate the one it keeps.
    const core::Tournament tournament = **found;
    const auto& typed = visit.request.query;
    if (typed.isEmpty()) {
        return listPage(visit, tournament);
    }
    const auto slip = slipTyped(tournament, typed);
    return slip ? seeHelperPage(addressToType(*slip, tournament, visit))
                : listPage(visit, tournament, PageTexts::tr("There is no such table."));
}

} // namespace web
