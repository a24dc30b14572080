#include "app/hall/helper_slips.h"

#include "app/hall/form_parts.h"
#include "app/hall/slip_grid.h"
#include "app/hall/slip_request.h"
#include "app/hall/slip_sending.h"
#include "core/codes/slip_id.h"
#include "core/ranking/open_tables.h"
#include "core/texts/refusal_texts.h"

#include <algorithm>
#include <set>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

const QString pointsEnd = u"/points"_s;

QString addressOf(const core::SlipId& slip)
{
    return helperSlipsPath + u'/' + slipText(slip);
}

QString slipTitle(const core::SlipId& slip)
{
    return PageTexts::tr("Table %1, round %2").arg(plain(slip.table)).arg(plain(slip.round));
}

// ---- the list

/// Those that the helper is to type.
std::vector<const core::Table*> openTables(const core::Tournament& tournament,
                                           const core::Round& round, const HelperVisit& visit)
{
    const auto& share = visit.admitted.helper.tables;
    std::vector<const core::Table*> open;
    for (const auto& table : round.tables) {
        if (!isComplete(tournament.settings, round, table) &&
            (!share || share->contains(table.number))) {
            open.push_back(&table);
        }
    }
    return open;
}

Html tableField(const std::vector<const core::Table*>& open, const HelperVisit& visit,
                const QString& fault)
{
    const auto& typed = visit.request.query;
    const auto suggested = open.empty() ? QString() : QString::number(plain(open.front()->number));
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

Html openList(const std::vector<const core::Table*>& open, const core::Tournament& tournament,
              const core::Round& round, const HelperVisit& visit)
{
    constexpr qint64 secondsPerMinute = 60;
    const auto since = visit.opened.service.publishedAt(visit.id, round.number);
    const auto minutes =
        since ? std::max<qint64>(since->secsTo(visit.now()) / secondsPerMinute, 0) : 0;
    Html items;
    for (const auto* const table : open) {
        const auto left = static_cast<int>(gamesOnSlip(tournament.settings, round, *table).size() -
                                           table->games.size());
        auto state = playsCards(tournament.settings)
                         ? PageTexts::tr("%n deal(s) open", nullptr, left)
                         : PageTexts::tr("%n game(s) open", nullptr, left);
        if (left == 0) {
            state = PageTexts::tr("A lot decides: for the desk");
        }
        if (table->head.mark == core::TableMark::Disputed) {
            state = PageTexts::tr("for the desk");
        }
        items += element("li", linkTo(addressOf(slipOf(round, *table)),
                                      PageTexts::tr("Table %1").arg(plain(table->number))) +
                                   textElement("span", state, {{"class", "note"}}));
    }
    const auto& share = visit.admitted.helper.tables;
    const auto which =
        share
            ? textElement("p", PageTexts::tr("Listed here: tables %1. Any other can be typed, too.")
                                   .arg(tableRangeText(*share)))
            : Html();
    if (items.isEmpty()) {
        return textElement("p", PageTexts::tr("All slips are in.")) + which;
    }
    return textElement("h2", PageTexts::tr("Open tables")) + which +
           textElement(
               "p", PageTexts::tr("Round %1, for %2 min.").arg(plain(round.number)).arg(minutes)) +
           element("ul", items, {{"class", "open-tables"}});
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
    const auto open = openTables(tournament, *round, visit);
    return helperResponse(
        visit, title, tableField(open, visit, fault) + openList(open, tournament, *round, visit),
        fault.isEmpty() ? 200 : 422);
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

/// The games of a table whose stored results the helper's pages entered, whatever the helper was
/// called then.
std::set<core::GameNumber> ownGames(const HelperVisit& visit, const core::SlipId& slip,
                                    const core::GameRevisions& revisions)
{
    constexpr std::size_t mostOfATable = 200;
    auto& source = visit.opened.service.read();
    std::set<core::GameNumber> own;
    for (const auto id : source.storedByHelper(visit.id, visit.admitted.helper.id, mostOfATable,
                                               core::TableKey{slip.round, slip.table})) {
        core::JournalFilter only;
        only.only = id;
        only.state = core::EntryState::InEffect;
        for (const auto& entry : source.newest(visit.id, only)) {
            const core::GameKey key{slip.round, slip.table, *entry.change.label.game};
            const auto revision = revisions.find(key);
            if (revision != revisions.end() && revision->second.time == entry.time) {
                own.insert(key.game);
            }
        }
    }
    return own;
}

/// A table's slip on a helper's page.
class HelperSlip
{
public:
    HelperSlip(const HelperVisit& visit, StoredTable stored, const core::SlipId& slip)
        : visit_(visit),
          stored_(std::move(stored)),
          slip_(slip),
          round_(stored_.tournament.rounds.front()),
          table_(*findTable(round_, slip.table)),
          names_(stored_.tournament, hall::NameStyle::Full),
          own_(ownGames(visit, slip, stored_.revisions))
    {}
    Q_DISABLE_COPY_MOVE(HelperSlip)
    ~HelperSlip() = default;

    /// Why nothing can be entered; empty: it can.
    [[nodiscard]] QString obstacle() const
    {
        if (!core::inForce(stored_.tournament, slip_) || slipOf(round_, table_) != slip_) {
            return PageTexts::tr("This slip was replaced. Please take the new one.");
        }
        if (round_.head.state != core::RoundState::Published) {
            return PageTexts::tr("This round is over. Please take the slip to the desk.");
        }
        if (table_.head.mark == core::TableMark::Disputed ||
            isObjectedTo(stored_.tournament, stored_.pending, key())) {
            return PageTexts::tr("This table is disputed. Please take the slip to the desk.");
        }
        return {};
    }

    [[nodiscard]] Response page(const TypedGame& typed = {}, const core::Refused& refused = {},
                                int status = 200) const
    {
        const auto fault = obstacle();
        std::vector<SlipRow> rows;
        for (const auto game : games()) {
            rows.push_back(rowOf(game, fault.isEmpty()));
        }
        const SlipGrid grid(stored_.tournament, key(), names_);
        const auto game = fault.isEmpty() ? gameToType(typed) : std::nullopt;
        const auto title = slipTitle(slip_);
        if (!game) {
            return helperResponse(visit_, title,
                                  alertPart(fault) + faultPart(refused) +
                                      grid.sheet(title, rows, {}) + back(),
                                  status);
        }
        const auto shown = typed.game.isEmpty() ? typedSoFar(*game) : typed;
        const auto revisioned =
            u"%1:%2"_s.arg(plain(*game)).arg(revisionIn(stored_.revisions, keyOf(*game)));
        return helperResponse(visit_, title,
                              helperForm(visit_, addressOf(slip_),
                                         grid.sheet(title, rows, OpenRow{*game, shown, refused}) +
                                             reasonPart(*game, typed, refused) +
                                             sendingPart(typed, refused, revisioned),
                                         formAttributes(refused)) +
                                  back(),
                              status);
    }

    [[nodiscard]] Response worth(const TypedGame& typed) const
    {
        const auto game = numberIn(typed.game.section(u':', 0, 0)).value_or(0);
        Response response;
        response.isPrivate = true;
        response.body =
            element(
                "table",
                SlipGrid(stored_.tournament, key(), names_).worth(core::GameNumber{game}, typed))
                .toUtf8();
        return response;
    }

    [[nodiscard]] Response store(const TypedGame& typed) const
    {
        if (!obstacle().isEmpty()) {
            return page({}, {}, 422);
        }
        const auto entry = entryOf(typed, stored_.tournament, slip_, {visit_.desk});
        if (!entry) {
            return page(typed, entry.refused(), 422);
        }
        // Without a reason it may have been stored before, by the same id.
        const bool asks = isOfOthers(gameIn(*entry)->game) && !typed.reason.isEmpty();
        const auto refused = asks ? askedFor(*entry, typed) : entered(*entry, typed.isConfirmed);
        if (refused) {
            return page(typed, *refused, 422);
        }
        const auto now = visit_.opened.service.tournament(visit_.id);
        const auto* const table = now ? findTable(**now, slip_.round, slip_.table) : nullptr;
        const bool isOpen = table != nullptr &&
                            !isComplete((*now)->settings, *findRound(**now, slip_.round), *table);
        return seeHelperPage(isOpen ? addressOf(slip_) : helperSlipsPath);
    }

private:
    [[nodiscard]] core::TableKey key() const { return {slip_.round, slip_.table}; }
    [[nodiscard]] core::GameKey keyOf(core::GameNumber game) const
    {
        return {slip_.round, slip_.table, game};
    }

    /// Of deals, both fields of a seat are asked for.
    [[nodiscard]] Attributes formAttributes(const core::Refused& refused) const
    {
        const Attributes attributes = {{"class", formClass(refused)}, {"data-desk"}};
        return playsCards(stored_.tournament.settings) ? attributes + Attributes{{"data-pairs"}}
                                                       : attributes;
    }

    /// The stored result is this helper's.
    [[nodiscard]] bool isOwn(core::GameNumber game) const
    {
        return findGame(table_, game) != nullptr && own_.contains(game);
    }

    /// It is stored, and somebody else entered it.
    [[nodiscard]] bool isOfOthers(core::GameNumber game) const
    {
        return findGame(table_, game) != nullptr && !own_.contains(game);
    }

    /// Asks why, where the desk decides.
    [[nodiscard]] Html reasonPart(core::GameNumber game, const TypedGame& typed,
                                  const core::Refused& refused) const
    {
        return isOfOthers(game)
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
        const auto* const newest = newestInTime(stored_.tournament, stored_.pending, keyOf(game));
        return newest != nullptr && !newest->settled ? newest : nullptr;
    }

    [[nodiscard]] SlipRow rowOf(core::GameNumber game, bool canBeTyped) const
    {
        SlipRow row{game, PageTexts::tr("open")};
        const auto* const stored = findGame(table_, game);
        if (stored != nullptr) {
            row.state = isOwn(game) ? PageTexts::tr("entered here") : PageTexts::tr("entered");
            row.kind = "taken";
            row.outcome = stored->outcome;
            if (isToBeCorrected(stored_.tournament, stored_.pending, keyOf(game))) {
                row.state = PageTexts::tr("a correction waits for the desk");
                row.kind = "changed";
            }
        } else if (const auto* const report = reported(game)) {
            row.state = PageTexts::tr("reported by phone");
            row.kind = "reported";
            row.outcome = gameIn(*report)->outcome;
        }
        if (canBeTyped) {
            row.address = addressOf(slip_) + u"?game="_s + QString::number(plain(game));
        }
        return row;
    }

    /// The one sent, else the one chosen, else the next.
    [[nodiscard]] std::optional<core::GameNumber> gameToType(const TypedGame& typed) const
    {
        const auto sent = numberIn(typed.game.section(u':', 0, 0));
        const auto wanted = sent ? sent : numberIn(visit_.request.game);
        std::optional<core::GameNumber> next;
        for (const auto game : games()) {
            const bool isOpen = findGame(table_, game) == nullptr;
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
        return gamesOnSlip(stored_.tournament.settings, round_, table_);
    }

    /// Nothing, but a sign for those who have left the match.
    [[nodiscard]] TypedGame blank(core::GameNumber game) const
    {
        TypedGame typed;
        for (const auto seat : seatsPlaying(stored_.tournament, keyOf(game))) {
            const auto& gone = table_.head.withdrawn;
            if (std::find(gone.begin(), gone.end(), table_.head.seats[seat]) != gone.end()) {
                typed.stones.at(seat) = u"-"_s;
            }
        }
        return typed;
    }

    /// What the fields begin with.
    [[nodiscard]] TypedGame typedSoFar(core::GameNumber game) const
    {
        if (const auto* const stored = findGame(table_, game)) {
            return typedAs(stored->outcome, table_.head);
        }
        const auto* const report = reported(game);
        return report != nullptr ? typedAs(gameIn(*report)->outcome, table_.head) : blank(game);
    }

    /// Why the correction of somebody else's game cannot wait for the desk; nothing: it does.
    [[nodiscard]] std::optional<core::Refused> askedFor(core::PendingEntry entry,
                                                        const TypedGame& typed) const
    {
        entry.reason = typed.reason;
        core::TournamentService desk(visit_.opened.store, visit_.desk, visit_.clock);
        const auto kept = desk.submit(visit_.id, std::move(entry), typed.isConfirmed);
        return kept ? std::nullopt : std::optional(kept.refused());
    }

    /// Why it cannot be entered; nothing: it is. A correction of an own game is guarded by the
    /// revision seen.
    [[nodiscard]] std::optional<core::Refused> entered(const core::PendingEntry& entry,
                                                       bool isConfirmed) const
    {
        core::TournamentService desk(visit_.opened.store, visit_.desk, visit_.clock);
        const auto& game = *gameIn(entry);
        const core::EntryTerms terms{isConfirmed, isOwn(game.game), {}, entry.seenRevision};
        auto stored = desk.run(visit_.id, sentEntry(visit_), core::enterGame, gameOf(game),
                               game.outcome, terms);
        if (!stored) {
            return stored.refused();
        }
        leaveOutOthers(desk, gameOf(game));
        return std::nullopt;
    }

    /// Reports of the game that say something else: the helper has the paper slip.
    void leaveOutOthers(core::TournamentService& desk, const core::GameKey& key) const
    {
        for (const auto& other : desk.read().pendingEntries(
                 visit_.id, {.isUnsettled = true, .table = core::TableKey{key.round, key.table}})) {
            const auto* const game = gameIn(other);
            if (game != nullptr && gameOf(*game) == key && !isCorrection(other)) {
                static_cast<void>(
                    desk.drop(visit_.id, other.id, PageTexts::tr("Another result was typed.")));
            }
        }
    }

    [[nodiscard]] static Html back()
    {
        return element("p", linkTo(helperSlipsPath, PageTexts::tr("Open tables")));
    }

    const HelperVisit& visit_;
    StoredTable stored_;
    core::SlipId slip_;
    const core::Round& round_;
    const core::Table& table_;
    hall::PublicNames names_;
    std::set<core::GameNumber> own_;
};

Response slipResponse(const HelperVisit& visit)
{
    auto text = visit.request.path.mid(helperSlipsPath.size() + 1);
    const bool isWorth = text.endsWith(pointsEnd);
    if (isWorth) {
        text.chop(pointsEnd.size());
    }
    const auto slip = core::readSlipId(text);
    auto stored = slip ? storedTable(visit.opened.service, visit.id, {slip->round, slip->table})
                       : std::nullopt;
    if (!stored || stored->tournament.rounds.front().head.state == core::RoundState::Draft) {
        return helperResponse(visit, PageTexts::tr("There is no such slip."),
                              element("p", linkTo(helperSlipsPath, PageTexts::tr("Open tables"))),
                              404);
    }
    const HelperSlip page(visit, *std::move(stored), *slip);
    if (!visit.request.isPost) {
        return page.page();
    }
    const auto typed =
        typedGame(QUrlQuery(QString::fromUtf8(visit.request.body).replace(u'+', u' ')));
    return isWorth ? page.worth(typed) : page.store(typed);
}

} // namespace

Response helperSlips(const HelperVisit& visit)
{
    if (!visit.may(core::HelperRight::Slips)) {
        return helperResponse(visit, PageTexts::tr("The desk has not allowed it."), {}, 403);
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
    return slip ? seeHelperPage(addressOf(*slip))
                : listPage(visit, tournament, PageTexts::tr("There is no such table."));
}

} // namespace web
