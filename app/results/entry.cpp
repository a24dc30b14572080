#include "entry.h"

#include "app/desk.h"

#include <utility>

namespace desk {
namespace {

bool isConflict(const core::Refusals& refusals)
{
    for (const auto& refusal : refusals) {
        const auto* const fault = std::get_if<core::ResultFault>(&refusal.code);
        if (fault != nullptr &&
            (*fault == core::ResultFault::Stale || *fault == core::ResultFault::DifferentResult)) {
            return true;
        }
    }
    return false;
}

} // namespace

void Entry::goTo(const core::TableKey& key)
{
    leave();
    key_ = key;
    if (const auto* const here = table(); here != nullptr && desk_.current()) {
        book_.emplace(desk_.memory(), desk_.file(), *desk_.current(), key,
                      [this](core::GameNumber number) { return form(number); });
    }
}

void Entry::leave()
{
    pause();
    book_.reset();
    key_.reset();
}

const core::Round* Entry::round() const
{
    return key_ ? core::findRound(desk_.tournament(), key_->round) : nullptr;
}

const core::Table* Entry::table() const
{
    return key_ ? core::findTable(desk_.tournament(), key_->round, key_->table) : nullptr;
}

const core::Game* Entry::game() const
{
    const auto* const here = table();
    return here != nullptr && slip_ ? core::findGame(*here, slip_->game) : nullptr;
}

std::optional<core::GameKey> Entry::gameKey() const
{
    return key_ && slip_ ? std::optional(core::GameKey{key_->round, key_->table, slip_->game})
                         : std::nullopt;
}

SlipForm Entry::form(core::GameNumber number) const
{
    return slipForm(desk_.tournament().settings, *round(), *table(), number);
}

Slip Entry::standing(core::GameNumber number) const
{
    const auto* const stored = core::findGame(*table(), number);
    return stored != nullptr ? slipOf(form(number), number, stored->outcome)
                             : blankSlip(form(number), number);
}

void Entry::start(Slip slip)
{
    slip_ = std::move(slip);
    correction_ = game() != nullptr;
}

void Entry::begin(core::GameNumber number)
{
    pause();
    if (table() == nullptr || !book_) {
        return;
    }
    const auto* const kept = book_->find(number);
    if (kept != nullptr && kept->form.asksTheSame(form(number))) {
        start(*kept);
        slip_->form = form(number);
        return;
    }
    start(standing(number));
    slip_->seenRevision = revision().number;
}

void Entry::beginBlind(core::GameNumber number)
{
    pause();
    if (table() == nullptr) {
        return;
    }
    start(blankSlip(form(number), number));
    // Who played for whom is no digit that could be misread.
    const Slip stored = standing(number);
    for (std::size_t seat = 0; seat < slip_->seats.size(); ++seat) {
        slip_->seats[seat].substitute = stored.seats[seat].substitute;
    }
    slip_->seenRevision = revision().number;
    blind_ = true;
}

void Entry::pause()
{
    slip_.reset();
    correction_ = false;
    blind_ = false;
}

void Entry::discard()
{
    if (slip_ && book_ && !blind_) {
        book_->forget(slip_->game);
    }
    pause();
}

void Entry::edit(const Slip& slip)
{
    slip_ = slip;
    if (blind_ || !book_) {
        return;
    }
    Slip untouched = standing(slip.game);
    untouched.seenRevision = slip.seenRevision;
    if (slip == untouched) {
        book_->forget(slip.game);
    } else {
        book_->keep(slip);
    }
}

Preview Entry::preview() const
{
    Preview preview;
    const auto key = gameKey();
    preview.game = slip_ ? slip_->played() : std::nullopt;
    if (!key || !preview.game) {
        return preview;
    }
    const auto change = changeBy(*preview.game);
    if (!change) {
        preview.refusals = change.refused().refusals;
        return preview;
    }
    preview.changes = !change->isEmpty();
    preview.worth = worthOf(desk_.tournament(), *key, *preview.game);
    if (slip_->form.cards) {
        const auto after = tournamentWith(*change);
        preview.match = core::matchOf(after.settings, *core::findRound(after, key->round),
                                      *core::findTable(after, key->round, key->table));
    }
    return preview;
}

core::Result<core::Change> Entry::changeBy(const core::GameOutcome& wanted) const
{
    const core::EntryTerms anyTerms{true, true, {}, std::nullopt};
    return core::enterGame(desk_.tournament(), *gameKey(), wanted, anyTerms, core::GameRevision());
}

core::Tournament Entry::tournamentWith(const core::Change& change) const
{
    auto tournament = desk_.tournament();
    core::apply(change, tournament);
    return tournament;
}

StoreAnswer Entry::store(const StoreTerms& terms)
{
    const auto game = slip_ ? slip_->played() : std::nullopt;
    if (!game) {
        return {StoreAnswer::Step::Incomplete, {}, {}};
    }
    return enter(*game, terms);
}

StoreAnswer Entry::storeNotPlayed(const QString& reason, const StoreTerms& terms)
{
    return enter(core::UnplayedGame{reason}, terms);
}

StoreAnswer Entry::enter(const core::GameOutcome& outcome, const StoreTerms& terms)
{
    using Step = StoreAnswer::Step;
    const auto key = gameKey();
    if (!key) {
        return {};
    }
    const core::EntryTerms entryTerms{terms.warningsConfirmed, correction_, terms.reason,
                                      slip_->seenRevision};
    const auto entered = desk_.run([&](core::Director& director, core::TournamentId id) {
        return director.enter(id, *key, outcome, entryTerms);
    });
    if (entered) {
        return {entered->changed ? Step::Stored : Step::Unchanged, {}, {}};
    }
    const auto& refused = entered.refused();
    if (isConflict(refused.refusals)) {
        // What the other desk wrote is shown beside what is typed here.
        desk_.lookForChanges();
        return {Step::Conflict, refused.refusals, {}};
    }
    if (refused.refusals.empty() && !refused.unconfirmed.empty()) {
        return {Step::Unconfirmed, {}, refused.unconfirmed};
    }
    return {Step::Refused, refused.refusals, {}};
}

core::GameRevision Entry::revision()
{
    const auto key = gameKey();
    if (!key) {
        return {};
    }
    const auto found = desk_.run(
        [&](core::Director& director, core::TournamentId id) -> core::Result<core::GameRevision> {
            return director.revision(id, *key);
        });
    return found ? *found : core::GameRevision();
}

void Entry::acknowledge(std::int64_t revision)
{
    if (slip_) {
        slip_->seenRevision = revision;
        correction_ = game() != nullptr;
        edit(Slip(*slip_));
    }
}

bool Entry::isStale()
{
    if (!slip_ || revision().number == slip_->seenRevision) {
        return false;
    }
    const auto* const standing = game();
    const Preview typed = preview();
    return standing == nullptr || typed.changes || !typed.game || !typed.refusals.empty();
}

core::Standings Entry::standingsWith(const Preview& preview, core::Standings standings) const
{
    const auto* const here = table();
    if (here == nullptr || !preview.worth) {
        return standings;
    }
    if (slip_->form.cards) {
        return core::Standings(tournamentWith(*changeBy(*preview.game)));
    }
    const auto* const standing = game();
    const core::GameOutcome wanted = core::normalised(*preview.game, here->head);
    standings.gameChanged(here->head, standing != nullptr ? &standing->outcome : nullptr, &wanted);
    return standings;
}

} // namespace desk
