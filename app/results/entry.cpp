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
        book_.emplace(desk_.memory(), desk_.file(), *desk_.current(), key, here->head.seats.size());
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

void Entry::start(Slip slip)
{
    slip_ = std::move(slip);
    correction_ = game() != nullptr;
}

void Entry::begin(core::GameNumber number)
{
    pause();
    const auto* const here = table();
    if (here == nullptr || !book_) {
        return;
    }
    const auto seats = here->head.seats.size();
    if (const auto* const kept = book_->find(number)) {
        start(*kept);
        return;
    }
    const auto* const standing = core::findGame(*here, number);
    start(standing != nullptr ? slipOf(number, standing->outcome, seats)
                              : blankSlip(number, seats));
    slip_->seenRevision = revision().number;
}

void Entry::beginBlind(core::GameNumber number)
{
    pause();
    if (const auto* const here = table()) {
        start(blankSlip(number, here->head.seats.size()));
        slip_->seenRevision = revision().number;
        blind_ = true;
    }
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
    const auto* const standing = game();
    Slip untouched = blankSlip(slip.game, slip.seats.size());
    if (standing != nullptr) {
        untouched = slipOf(slip.game, standing->outcome, slip.seats.size());
    }
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
    const core::EntryTerms anyTerms{true, true, {}, std::nullopt};
    const auto change =
        core::enterGame(desk_.tournament(), *key, *preview.game, anyTerms, core::GameRevision());
    if (!change) {
        preview.refusals = change.refused().refusals;
        return preview;
    }
    preview.changes = !change->isEmpty();
    preview.score = core::enteredGame(desk_.tournament(), *key, *preview.game).score;
    return preview;
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
    if (here != nullptr && preview.score) {
        const auto* const standing = game();
        const core::GameOutcome wanted = core::normalised(*preview.game, here->head);
        standings.gameChanged(here->head, standing != nullptr ? &standing->outcome : nullptr,
                              &wanted);
    }
    return standings;
}

} // namespace desk
