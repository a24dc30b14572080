#include "app/hall/helper_table.h"

#include "app/hall/form_parts.h"
#include "app/hall/slip_grid.h"
#include "app/hall/slip_sending.h"

#include <algorithm>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

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

/// Leaves out reports of the game that say something else: the helper has the paper slip.
void leaveOutOthers(const HelperVisit& visit, core::TournamentService& desk,
                    const core::GameKey& key)
{
    for (const auto& other : desk.read().pendingEntries(
             visit.id, {.isUnsettled = true, .table = core::TableKey{key.round, key.table}})) {
        const auto* const game = gameIn(other);
        if (game != nullptr && gameOf(*game) == key && !isCorrection(other)) {
            static_cast<void>(
                desk.drop(visit.id, other.id, PageTexts::tr("Another result was typed.")));
        }
    }
}

} // namespace

QString slipAddress(const core::SlipId& slip)
{
    return helperSlipsPath + u'/' + slipText(slip);
}

QString secondPassAddress(const core::SlipId& slip)
{
    return slipAddress(slip) + secondPassEnd;
}

HelperTable::HelperTable(const HelperVisit& visit, StoredTable stored, const core::SlipId& slip)
    : visit_(visit),
      stored_(std::move(stored)),
      slip_(slip),
      round_(stored_.tournament.rounds.front()),
      table_(*findTable(round_, slip.table)),
      names_(stored_.tournament, hall::NameStyle::Full),
      own_(ownGames(visit, slip, stored_.revisions))
{}

QString HelperTable::title() const
{
    return PageTexts::tr("Table %1, round %2").arg(plain(slip_.table)).arg(plain(slip_.round));
}

QString HelperTable::obstacle() const
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

bool HelperTable::isOwn(core::GameNumber game) const
{
    return findGame(table_, game) != nullptr && own_.contains(game);
}

bool HelperTable::isOfOthers(core::GameNumber game) const
{
    return findGame(table_, game) != nullptr && !own_.contains(game);
}

QString HelperTable::revisioned(core::GameNumber game) const
{
    return u"%1:%2"_s.arg(plain(game)).arg(revisionIn(stored_.revisions, keyOf(game)));
}

TypedGame HelperTable::blank(core::GameNumber game) const
{
    TypedGame typed;
    const auto& gone = table_.head.withdrawn;
    for (const auto seat : seatsPlaying(stored_.tournament, keyOf(game))) {
        if (std::find(gone.begin(), gone.end(), table_.head.seats[seat]) != gone.end()) {
            typed.stones.at(seat) = u"-"_s;
        }
    }
    return typed;
}

Response HelperTable::worth(const TypedGame& typed) const
{
    const core::GameNumber game{numberIn(typed.game.section(u':', 0, 0)).value_or(0)};
    const SlipGrid grid(stored_.tournament, key(), names_);
    Response response;
    response.isPrivate = true;
    response.body = element("table", grid.worth(game, typed)).toUtf8();
    return response;
}

std::optional<core::Refused> HelperTable::enter(const core::PendingEntry& entry,
                                                bool isConfirmed) const
{
    core::TournamentService desk(visit_.opened.store, visit_.desk, visit_.clock);
    const auto& game = *gameIn(entry);
    const core::EntryTerms terms{isConfirmed, isOwn(game.game), entry.reason, entry.seenRevision};
    const auto stored =
        desk.run(visit_.id, sentEntry(visit_), core::enterGame, gameOf(game), game.outcome, terms);
    if (!stored) {
        return stored.refused();
    }
    leaveOutOthers(visit_, desk, gameOf(game));
    return std::nullopt;
}

std::optional<core::Refused> HelperTable::submit(const core::PendingEntry& entry,
                                                 bool isConfirmed) const
{
    core::TournamentService desk(visit_.opened.store, visit_.desk, visit_.clock);
    const auto kept = desk.submit(visit_.id, entry, isConfirmed);
    return kept ? std::nullopt : std::optional(kept.refused());
}

Attributes helperSlipAttributes(const core::Settings& settings, const core::Refused& refused)
{
    const Attributes attributes = {{"class", formClass(refused)}, {"data-desk"}};
    return playsCards(settings) ? attributes + Attributes{{"data-pairs"}} : attributes;
}

Html backToSlips()
{
    return element("p", linkTo(helperSlipsPath, PageTexts::tr("Open tables")));
}

} // namespace web
