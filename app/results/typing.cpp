#include "typing.h"

#include "round_progress.h"
#include "sheet_building.h"
#include "substitute_popover.h"
#include "under_grid.h"

#include "app/desk.h"
#include "app/texts/seat_letters.h"
#include "app/widgets/ask.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace desk {

using namespace Qt::StringLiterals;

Typing::Typing(Desk& desk, Entry& entry, GameGrid& grid, UnderGrid& under)
    : QObject(&grid), desk_(desk), entry_(entry), grid_(grid), under_(under)
{
    connect(&grid_, &GameGrid::edited, this, &Typing::edited);
    connect(&grid_, &GameGrid::finished, this, &Typing::finish);
    connect(&grid_, &GameGrid::left, this, &Typing::finished);
    connect(&grid_, &GameGrid::answered, this, &Typing::answered);
    connect(&grid_, &GameGrid::fieldEntered, this, &Typing::showUnder);
    connect(&grid_, &GameGrid::seatClicked, this,
            [this](std::size_t seat) { chooseSubstitute(seat); });
    connect(&grid_, &GameGrid::rowClicked, this,
            [this](core::GameNumber number) { begin(number); });
    connect(&grid_, &GameGrid::rowWanted, this, [this](int direction) {
        const auto games = gamesOf(desk_.tournament().settings, *entry_.round(), *entry_.table());
        const auto here = std::find(games.begin(), games.end(), entry_.slip()->game);
        const auto wanted = here - games.begin() + direction;
        if (here != games.end() && wanted >= 0 && wanted < std::ssize(games)) {
            begin(games[static_cast<std::size_t>(wanted)]);
        }
    });
}

void Typing::setBlind(NextToCompare next)
{
    pause();
    next_ = std::move(next);
    refresh();
}

bool Typing::beginNext()
{
    const auto* const table = entry_.table();
    if (table == nullptr) {
        return false;
    }
    const auto number = isBlind() ? next_(*entry_.key()) : nextToType(*table);
    if (number) {
        begin(*number);
    }
    return number.has_value();
}

std::optional<core::GameNumber> Typing::nextToType(const core::Table& table) const
{
    const auto& settings = desk_.tournament().settings;
    const auto games = gamesOf(settings, *entry_.round(), table);
    const auto latest = entry_.book()->latest();
    if (latest && std::find(games.begin(), games.end(), *latest) != games.end()) {
        return latest;
    }
    const auto open = nextOpenGame(settings, *entry_.round(), table);
    return open || games.empty() ? open : std::optional(games.back());
}

void Typing::begin(core::GameNumber number, bool once)
{
    once_ = once;
    told_.clear();
    forgetQuestion();
    if (isBlind()) {
        entry_.beginBlind(number);
    } else {
        entry_.begin(number);
    }
    refresh();
    grid_.focusFirstEmpty();
    Q_EMIT slipChanged();
}

void Typing::pause()
{
    forgetQuestion();
    told_.clear();
    entry_.pause();
    refresh();
    Q_EMIT slipChanged();
}

void Typing::refresh()
{
    preview_ = entry_.preview();
    showSheet();
    const bool asks = question_ == Question::None || question_ == Question::Conflict;
    if (!storing_ && !isBlind() && asks && entry_.slip() != nullptr) {
        if (entry_.isStale()) {
            tellConflict();
            return;
        }
        forgetQuestion();
    }
    showUnder();
}

void Typing::showSheet()
{
    grid_.setSheet(gridSheet(desk_.tournament(), entry_, preview_));
    grid_.setSlip(entry_.slip());
}

void Typing::edited()
{
    if (entry_.slip() == nullptr) {
        return;
    }
    Slip slip = *entry_.slip();
    grid_.readInto(slip);
    told_.clear();
    forgetQuestion();
    entry_.edit(slip);
    refresh();
    Q_EMIT slipChanged();
}

void Typing::finish()
{
    if (question_ != Question::None || entry_.slip() == nullptr) {
        return;
    }
    notPlayed_.reset();
    if (const auto missing = entry_.slip()->firstMissing()) {
        tell(missingText(*missing));
        grid_.mark({*missing});
        grid_.focusField(*missing);
        return;
    }
    if (!preview_.refusals.empty()) {
        refuse(preview_.refusals);
    } else if (isBlind()) {
        compare();
    } else if (hasReason()) {
        attempt();
    }
}

bool Typing::hasReason()
{
    terms_ = {};
    const bool closed = entry_.round()->head.state == core::RoundState::Closed;
    if (!closed || (!preview_.changes && !notPlayed_)) {
        return true;
    }
    const auto moves = notPlayed_ ? std::vector<ShownMove>()
                                  : shownMoves(desk_.tournament(), desk_.standings(),
                                               entry_.standingsWith(preview_, desk_.standings()));
    QStringList text = {tr("The round is closed. Why is the result corrected?")};
    for (const auto& move : moves) {
        text << tr("%1: rank %2 instead of %3")
                    .arg(move.name)
                    .arg(move.move.to.value_or(0))
                    .arg(move.move.from.value_or(0));
    }
    const auto reason = askReason(grid_.window(), tr("Correct a closed round"),
                                  text.join(QLatin1Char('\n')), tr("Store"));
    terms_.reason = reason.value_or(QString());
    return reason.has_value();
}

void Typing::attempt()
{
    StoreAnswer answer;
    {
        const QScopedValueRollback busy(storing_, true);
        answer = notPlayed_ ? entry_.storeNotPlayed(*notPlayed_, terms_) : entry_.store(terms_);
    }
    tellAnswer(answer);
}

void Typing::tellAnswer(const StoreAnswer& answer)
{
    using Step = StoreAnswer::Step;
    switch (answer.step) {
    case Step::Stored:
    case Step::Unchanged:
        stored(question_ == Question::Difference);
        break;
    case Step::Unconfirmed:
        warn(answer.warnings);
        break;
    case Step::Conflict:
        tellConflict();
        break;
    case Step::Incomplete:
    case Step::Refused:
        refuse(answer.refusals);
        break;
    }
}

void Typing::stored(bool differed)
{
    forgetQuestion();
    const auto key = *entry_.gameKey();
    entry_.discard();
    if (isBlind()) {
        Q_EMIT compared(key, differed);
    }
    goOn(key.game);
}

void Typing::goOn(core::GameNumber after)
{
    const auto* const table = entry_.table();
    std::optional<core::GameNumber> next;
    if (table != nullptr && isBlind()) {
        next = next_(*entry_.key());
    } else if (table != nullptr && !once_) {
        next = nextOpenGame(desk_.tournament().settings, *entry_.round(), *table, after);
    }
    if (next) {
        begin(*next);
    } else {
        pause();
        Q_EMIT finished();
    }
}

void Typing::toggleFirstRound()
{
    if (entry_.slip() != nullptr && !entry_.slip()->form.cards) {
        toggle(SlipEnding::FirstRoundRomme);
    }
}

void Typing::toggleEarlyEnd()
{
    if (entry_.slip() != nullptr) {
        toggle(entry_.slip()->form.cards ? SlipEnding::StockUsedUp : SlipEnding::Early);
    }
}

void Typing::toggle(SlipEnding ending)
{
    Slip slip = *entry_.slip();
    slip.ending = slip.ending == ending ? SlipEnding::ByHands : ending;
    told_.clear();
    forgetQuestion();
    entry_.edit(slip);
    refresh();
    Q_EMIT slipChanged();
}

std::optional<QString> Typing::askWhyNoGame() const
{
    return askReason(grid_.window(), tr("Game not played"),
                     tr("Table %1, game %2 is closed without a result.")
                         .arg(core::plain(entry_.key()->table))
                         .arg(core::plain(entry_.slip()->game)),
                     tr("Close the game"));
}

std::optional<QString> Typing::askWhyNoDeal() const
{
    const bool ends =
        std::holds_alternative<scoring::TargetMatch>(desk_.tournament().settings.cards.match);
    const QString closed = tr("Table %1, deal %2 is closed without a result.")
                               .arg(core::plain(entry_.key()->table))
                               .arg(core::plain(entry_.slip()->game));
    return askReason(grid_.window(), tr("Deal not played"),
                     ends ? closed + u' ' + tr("The match ends with it: the highest total has won.")
                          : closed,
                     tr("Close the deal"));
}

void Typing::notPlayed()
{
    if (entry_.slip() == nullptr || isBlind()) {
        return;
    }
    const auto reason = entry_.slip()->form.cards ? askWhyNoDeal() : askWhyNoGame();
    if (reason) {
        notPlayed_ = reason;
        terms_ = {};
        terms_.reason = *reason;
        attempt();
    }
}

void Typing::chooseSubstitute(std::optional<std::size_t> seat)
{
    const auto place = grid_.focused();
    const auto wanted = seat ? seat : place ? std::optional(place->seat) : std::nullopt;
    if (entry_.slip() == nullptr || entry_.table() == nullptr || !wanted) {
        return;
    }
    auto* const popover =
        new SubstitutePopover(desk_.tournament(), entry_.table()->head.seats[*wanted],
                              entry_.slip()->seats[*wanted], &grid_);
    connect(popover, &SubstitutePopover::chosen, this,
            [this, at = *wanted](const SlipSeat& chosen) {
                if (entry_.slip() == nullptr) {
                    return;
                }
                Slip slip = *entry_.slip();
                slip.seats[at] = chosen;
                forgetQuestion();
                entry_.edit(slip);
                refresh();
                grid_.focusField({at, false});
                Q_EMIT slipChanged();
            });
    popover->showAt(&grid_, grid_.headRect(*wanted));
}

void Typing::escape()
{
    if (question_ == Question::Warning || question_ == Question::Difference) {
        forgetQuestion();
        showUnder();
        return;
    }
    const auto* const slip = entry_.slip();
    if (slip == nullptr) {
        tell({});
        return;
    }
    const auto number = slip->game;
    const bool typed = isBlind() ? !slip->isBlank() : entry_.book()->find(number) != nullptr;
    entry_.discard();
    if (typed) {
        begin(number, once_);
    } else {
        pause();
        Q_EMIT finished();
    }
}

core::Result<core::Done> Typing::clearing(const QString& reason)
{
    const auto key = *entry_.gameKey();
    const QScopedValueRollback busy(storing_, true);
    return desk_.run([&](core::Director& director, core::TournamentId id) {
        return director.clear(id, key, reason);
    });
}

void Typing::clearGame()
{
    if (entry_.slip() == nullptr || entry_.game() == nullptr) {
        return;
    }
    const auto number = entry_.slip()->game;
    const bool deal = entry_.slip()->form.cards;
    const QString what =
        deal ? tr("The result of table %1, deal %2 is taken out; the deal is open again.")
             : tr("The result of table %1, game %2 is taken out; the game is open again.");
    const QString verb = deal ? tr("Clear the deal") : tr("Clear the game");
    const auto reason =
        askReason(grid_.window(), verb,
                  what.arg(core::plain(entry_.key()->table)).arg(core::plain(number)), verb, true);
    if (!reason) {
        return;
    }
    const auto cleared = clearing(*reason);
    if (!cleared) {
        tell(textOf(cleared.refused()));
        return;
    }
    entry_.discard();
    begin(number);
}

} // namespace desk
