#include "app/desk/evening/results/slip.h"

#include "app/desk/evening/results/results_discipline.h"
#include "app/desk/evening/results/round_progress.h"

#include "app/desk/frame/discipline.h"
#include "app/desk/frame/session.h"
#include "core/people/distinct_names.h"
#include "core/texts/numbers.h"
#include "core/use_cases/entering.h"

#include <QCoreApplication>
#include <QVariantList>

#include <algorithm>
#include <iterator>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using core::Substitution;
using icons::Meaning;
using scoring::Ending;
using theme::Role;

class OutcomeTexts
{
    Q_DECLARE_TR_FUNCTIONS(OutcomeTexts)
};

QString winnerLetter(const scoring::Hands& hands)
{
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        if (hands[seat] && hands[seat]->stones == 0) {
            return texts::seatLetter(seat);
        }
    }
    return {};
}

QString handText(const scoring::Hand& hand)
{
    const QString stones = QString::number(hand.stones);
    return hand.claims > 0 ? stones + u'+' + QString::number(hand.claims) : stones;
}

QString handText(const scoring::CardHand& hand)
{
    return u"%1 − %2"_s.arg(hand.melded).arg(hand.hand);
}

template <typename Hands>
QString textOfHands(const Hands& hands)
{
    QStringList parts;
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        parts << texts::seatLetter(seat) + u' ' + (hands[seat] ? handText(*hands[seat]) : u"–"_s);
    }
    return parts.join(u" · "_s);
}

std::vector<std::size_t> seatsOf(const core::TableHead& head,
                                 const std::vector<core::StartNumber>& numbers)
{
    std::vector<std::size_t> seats;
    for (const auto number : numbers) {
        const auto found = std::find(head.seats.begin(), head.seats.end(), number);
        if (found != head.seats.end()) {
            seats.push_back(static_cast<std::size_t>(found - head.seats.begin()));
        }
    }
    return seats;
}

/// The hands played, and who held them instead of the seats' participants.
template <typename Hand>
void takeHands(const Slip& slip, scoring::PerSeat<Hand>& hands,
               std::vector<Substitution>& substitutions)
{
    hands = scoring::PerSeat<Hand>(slip.form.hands.size());
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
        const SlipSeat& typed = slip.seats[slip.form.hands[hand]];
        if (typed.didNotPlay()) {
            continue;
        }
        hands[hand] = Hand{typed.first.toInt(), typed.second.toInt()};
        if (typed.substitute) {
            substitutions.push_back({hand, *typed.substitute});
        }
    }
}

template <typename Hand>
void fill(Slip& slip, const scoring::PerSeat<Hand>& hands,
          const std::vector<Substitution>& substitutions)
{
    if (hands.size() != slip.form.hands.size()) {
        return;
    }
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
        SlipSeat& seat = slip.seats[slip.form.hands[hand]];
        seat.first = u"-"_s;
        if (hands[hand]) {
            const auto& [first, second] = *hands[hand];
            seat.first = QString::number(first);
            seat.second = slip.form.deal || second > 0 ? QString::number(second) : QString();
        }
    }
    for (const auto& substitution : substitutions) {
        slip.seats[slip.form.hands[substitution.seat]].substitute = substitution.by;
    }
}

/// The parts of the form that give typed values their meaning.
QVariantList mapOfForm(const SlipForm& form)
{
    QVariantList list = {form.deal, static_cast<int>(form.seats)};
    for (const auto number : form.tieBreak) {
        list << core::plain(number);
    }
    return list;
}

core::GameNumber gameIn(const QVariantMap& map)
{
    return core::GameNumber{map.value(u"game"_s).toInt()};
}

/// The form written by mapOfForm(), at a table with those people.
SlipForm formFrom(const QVariantList& list, const core::TableHead& head)
{
    if (!list.value(0).toBool()) {
        return slipForm(head, core::PlayedGame());
    }
    core::PlayedDeal deal;
    constexpr qsizetype beforeTieBreak = 2;
    for (const auto& number : list.mid(beforeTieBreak)) {
        deal.tieBreak.push_back(core::StartNumber{number.toInt()});
    }
    return slipForm(head, deal);
}

QVariantMap mapOf(const KeptSlip& kept)
{
    QVariantMap map = mapOf(kept.slip);
    QVariantList people;
    for (const auto number : kept.people) {
        people << core::plain(number);
    }
    map.insert(u"people"_s, people);
    map.insert(u"at"_s, QVariantList{static_cast<int>(kept.at.seat), kept.at.second});
    return map;
}

std::optional<KeptSlip> keptFrom(const QVariantMap& map)
{
    core::TableHead head;
    const QVariantList people = map.value(u"people"_s).toList();
    for (const auto& number : people) {
        head.seats.push_back(core::StartNumber{number.toInt()});
    }
    const auto slip = slipFrom(map, formFrom(map.value(u"form"_s).toList(), head));
    if (!slip) {
        return std::nullopt;
    }
    const QVariantList at = map.value(u"at"_s).toList();
    return KeptSlip{*slip,
                    std::move(head.seats),
                    {static_cast<std::size_t>(at.value(0).toUInt()), at.value(1).toBool()}};
}

} // namespace

IconText endingText(const core::GameOutcome& outcome)
{
    if (const auto* const deal = std::get_if<core::PlayedDeal>(&outcome)) {
        return {Meaning::Complete, Role::Done,
                deal->deal.ending == scoring::DealEnding::Out ? OutcomeTexts::tr("gone out")
                                                              : OutcomeTexts::tr("stock empty")};
    }
    const auto* const played = std::get_if<core::PlayedGame>(&outcome);
    if (played == nullptr) {
        return {Meaning::NotPlayed, Role::Muted, OutcomeTexts::tr("not played")};
    }
    const QString winner = winnerLetter(played->result.hands);
    if (played->result.ending == scoring::Ending::Early) {
        return {Meaning::Early, Role::Warn, OutcomeTexts::tr("early")};
    }
    if (played->result.ending == scoring::Ending::FirstRoundRomme) {
        return {Meaning::Complete, Role::Note,
                OutcomeTexts::tr("1st circuit %1", "first-round Rommé of a seat").arg(winner)};
    }
    if (winner.isEmpty()) {
        return openText();
    }
    return {Meaning::Complete, Role::Done, OutcomeTexts::tr("Rommé %1", "of a seat").arg(winner)};
}

IconText openText()
{
    return {Meaning::Open, Role::Muted, OutcomeTexts::tr("open", "a game")};
}

QString handsText(const core::GameOutcome& outcome)
{
    if (const auto* const deal = std::get_if<core::PlayedDeal>(&outcome)) {
        return textOfHands(deal->deal.hands);
    }
    if (const auto* const game = std::get_if<core::PlayedGame>(&outcome)) {
        return textOfHands(game->result.hands);
    }
    return std::get<core::UnplayedGame>(outcome).reason;
}

std::optional<SeatPoints> seatPointsOf(const core::Tournament& tournament, const core::GameKey& key,
                                       const core::GameOutcome& outcome)
{
    if (std::holds_alternative<core::UnplayedGame>(outcome)) {
        return std::nullopt;
    }
    const auto form = slipForm(core::findTable(tournament, key.round, key.table)->head, outcome);
    const auto score = core::scoreOutcome(tournament.settings, outcome);
    SeatPoints worth(form.seats);
    for (std::size_t hand = 0; hand < form.hands.size(); ++hand) {
        auto& points = worth[form.hands[hand]];
        if (hand < score.game.size() && score.game[hand]) {
            points = score.game[hand]->total();
        } else if (hand < score.deal.size() && score.deal[hand]) {
            points = scoring::MatchPoints::fromPoints(*score.deal[hand]);
        }
    }
    return worth;
}

SlipForm slipForm(const core::TableHead& head, const core::GameOutcome& outcome)
{
    SlipForm form;
    if (const auto* const deal = std::get_if<core::PlayedDeal>(&outcome)) {
        form.deal = true;
        form.tieBreak = deal->tieBreak;
    }
    form.seats = head.seats.size();
    form.hands = seatsOf(head, form.tieBreak.empty() ? head.seats : form.tieBreak);
    form.left = seatsOf(head, head.withdrawn);
    return form;
}

SlipForm slipForm(const TableInRound& at, core::GameNumber number)
{
    const auto* const game = core::findGame(at.table, number);
    if (game != nullptr && !std::holds_alternative<core::UnplayedGame>(game->outcome)) {
        return slipForm(at.table.head, game->outcome);
    }
    if (!at.match()) {
        return slipForm(at.table.head, core::PlayedGame());
    }
    core::PlayedDeal due;
    due.tieBreak = core::tieBreakOf(at.settings, at.round, at.table, number);
    return slipForm(at.table.head, due);
}

bool Slip::isBlank() const
{
    Slip blank = blankSlip(form, game);
    blank.seenRevision = seenRevision;
    return *this == blank;
}

bool Slip::isEmptyHand(std::size_t seat) const
{
    const QString& left = form.deal ? seats[seat].second : seats[seat].first;
    return !seats[seat].didNotPlay() && !left.isEmpty() && left.toInt() == 0;
}

bool Slip::hasEmptyHand() const
{
    return std::any_of(form.hands.begin(), form.hands.end(),
                       [this](std::size_t seat) { return isEmptyHand(seat); });
}

std::optional<FieldPlace> Slip::firstMissing() const
{
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (!form.asks(seat)) {
            continue;
        }
        if (seats[seat].first.isEmpty()) {
            return FieldPlace{seat, false};
        }
        if (form.deal && seats[seat].second.isEmpty() && !seats[seat].didNotPlay()) {
            return FieldPlace{seat, true};
        }
    }
    return std::nullopt;
}

std::optional<core::GameOutcome> Slip::played() const
{
    if (firstMissing()) {
        return std::nullopt;
    }
    if (form.deal) {
        core::PlayedDeal deal;
        deal.deal.ending = ending == SlipEnding::StockUsedUp ? scoring::DealEnding::Stock
                                                             : scoring::DealEnding::Out;
        deal.tieBreak = form.tieBreak;
        takeHands(*this, deal.deal.hands, deal.substitutions);
        return deal;
    }
    core::PlayedGame stones;
    stones.result.ending = ending == SlipEnding::Early             ? Ending::Early
                           : ending == SlipEnding::FirstRoundRomme ? Ending::FirstRoundRomme
                                                                   : Ending::Romme;
    takeHands(*this, stones.result.hands, stones.substitutions);
    return stones;
}

Slip blankSlip(const SlipForm& form, core::GameNumber game)
{
    Slip slip;
    slip.form = form;
    slip.game = game;
    slip.seats.resize(form.seats);
    for (const auto seat : form.left) {
        slip.seats[seat].first = u"-"_s;
    }
    return slip;
}

Slip slipOf(const SlipForm& form, core::GameNumber game, const core::GameOutcome& outcome)
{
    Slip slip = blankSlip(form, game);
    if (const auto* const played = std::get_if<core::PlayedGame>(&outcome)) {
        const auto ending = played->result.ending;
        slip.ending = ending == Ending::Early             ? SlipEnding::Early
                      : ending == Ending::FirstRoundRomme ? SlipEnding::FirstRoundRomme
                                                          : SlipEnding::ByHands;
        fill(slip, played->result.hands, played->substitutions);
    } else if (const auto* const deal = std::get_if<core::PlayedDeal>(&outcome)) {
        slip.ending = deal->deal.ending == scoring::DealEnding::Stock ? SlipEnding::StockUsedUp
                                                                      : SlipEnding::ByHands;
        fill(slip, deal->deal.hands, deal->substitutions);
    }
    return slip;
}

QVariantMap mapOf(const Slip& slip)
{
    QVariantList seats;
    for (const auto& seat : slip.seats) {
        QVariantMap map = {{u"first"_s, seat.first}, {u"second"_s, seat.second}};
        const auto* const by = seat.substitute ? &*seat.substitute : nullptr;
        if (const auto* const name = std::get_if<Substitution::PlayedBy>(by)) {
            map.insert(u"playedBy"_s, *name);
        } else if (const auto* const number = std::get_if<Substitution::TakenOverBy>(by)) {
            map.insert(u"takenOverBy"_s, core::plain(*number));
        }
        seats.push_back(map);
    }
    return {{u"form"_s, mapOfForm(slip.form)},
            {u"game"_s, core::plain(slip.game)},
            {u"ending"_s, static_cast<int>(slip.ending)},
            {u"revision"_s, QVariant::fromValue<qlonglong>(slip.seenRevision)},
            {u"seats"_s, seats}};
}

std::optional<Slip> slipFrom(const QVariantMap& map, const SlipForm& form)
{
    const QVariantList typed = map.value(u"seats"_s).toList();
    const int ending = map.value(u"ending"_s).toInt();
    if (static_cast<std::size_t>(typed.size()) != form.seats ||
        map.value(u"form"_s).toList() != mapOfForm(form) || ending < 0 ||
        ending > static_cast<int>(SlipEnding::StockUsedUp)) {
        return std::nullopt;
    }
    Slip slip;
    slip.form = form;
    slip.game = gameIn(map);
    slip.ending = static_cast<SlipEnding>(ending);
    slip.seenRevision = map.value(u"revision"_s).toLongLong();
    for (const auto& one : typed) {
        const QVariantMap seat = one.toMap();
        slip.seats.push_back(
            {seat.value(u"first"_s).toString(), seat.value(u"second"_s).toString(), {}});
        if (seat.contains(u"playedBy"_s)) {
            slip.seats.back().substitute = seat.value(u"playedBy"_s).toString();
        } else if (seat.contains(u"takenOverBy"_s)) {
            slip.seats.back().substitute = core::StartNumber{seat.value(u"takenOverBy"_s).toInt()};
        }
    }
    return slip;
}

SlipPreview previewOf(const core::Tournament& tournament, const core::GameKey& key,
                      const Slip& slip)
{
    SlipPreview preview;
    preview.game = slip.played();
    if (!preview.game) {
        return preview;
    }
    const core::EntryTerms anyTerms{true, true, {}, std::nullopt};
    const auto change =
        core::gameEntry(tournament, key, *preview.game, anyTerms, core::GameRevision());
    if (!change) {
        preview.refusals = change.refused().refusals;
        return preview;
    }
    preview.changes = !change->isEmpty();
    preview.worth = seatPointsOf(tournament, key, *preview.game);
    if (slip.form.deal) {
        preview.after = tournament;
        core::apply(*change, *preview.after);
        preview.match = tableAt(*preview.after, core::TableKey{key.round, key.table})->match();
    }
    return preview;
}

QString keptText(const core::Tournament& tournament, const KeptSlip& kept)
{
    QStringList names;
    const core::DistinctNames people(tournament);
    for (const auto number : kept.people) {
        names << people.of(number);
    }
    const auto words = disciplineOf(tournament.settings).results().words(tournament.settings);
    QStringList hands;
    for (std::size_t seat = 0; seat < kept.slip.seats.size(); ++seat) {
        const auto& [first, second, by] = kept.slip.seats[seat];
        if (!first.isEmpty() || !second.isEmpty()) {
            const QString sign = kept.slip.form.deal ? u" %1 "_s.arg(words.between) : words.between;
            hands << texts::seatLetter(seat) + u' ' + first +
                         (second.isEmpty() ? QString() : sign + second);
        }
    }
    return OutcomeTexts::tr("%1 of %2: %3", "a game, names, what was typed")
        .arg(words.game.arg(core::plain(kept.slip.game)), names.join(u", "_s),
             hands.join(u" · "_s));
}

SlipBook::SlipBook(const Session& session, const core::TableKey& table)
    : session_(session), id_(*session.current()), table_(table)
{
    read();
    if (std::erase_if(slips_, [this](const KeptSlip& kept) { return isStored(kept); }) > 0) {
        write();
    }
}

void SlipBook::read()
{
    const QVariantMap kept = session_.uiState().slip(session_.place(), id_, table_);
    const auto games = kept.value(u"games"_s).toList();
    for (const auto& game : games) {
        if (const auto slip = keptFrom(game.toMap())) {
            slips_.push_back(*slip);
        }
    }
}

bool SlipBook::fits(const KeptSlip& kept) const
{
    const auto at = tableAt(session_.tournament(), table_);
    if (!at || at->table.head.seats != kept.people) {
        return false;
    }
    const auto games = at->discipline().games(*at);
    return std::find(games.begin(), games.end(), kept.slip.game) != games.end() &&
           kept.slip.form.asksTheSame(slipForm(*at, kept.slip.game));
}

/// The desk ended after storing the game but before forgetting the slip.
bool SlipBook::isStored(const KeptSlip& kept) const
{
    const auto* const game =
        core::findGame(session_.tournament(), {table_.round, table_.table, kept.slip.game});
    const auto played = fits(kept) && game != nullptr ? kept.slip.played() : std::nullopt;
    return played &&
           core::normalised(*played, tableAt(session_.tournament(), table_)->table.head) ==
               game->outcome;
}

const KeptSlip* SlipBook::find(core::GameNumber game) const
{
    const auto found = std::find_if(slips_.begin(), slips_.end(), [&](const KeptSlip& kept) {
        return kept.slip.game == game && fits(kept);
    });
    return found != slips_.end() ? &*found : nullptr;
}

KeptSlip* SlipBook::kept(core::GameNumber game)
{
    const auto* const found = find(game);
    return found != nullptr ? &slips_[static_cast<std::size_t>(found - slips_.data())] : nullptr;
}

std::optional<core::GameNumber> SlipBook::latest() const
{
    const auto found = std::find_if(slips_.rbegin(), slips_.rend(),
                                    [this](const KeptSlip& kept) { return fits(kept); });
    return found != slips_.rend() ? std::optional(found->slip.game) : std::nullopt;
}

bool SlipBook::isEmpty() const
{
    return !latest();
}

std::vector<KeptSlip> SlipBook::setAside(std::optional<core::GameNumber> game) const
{
    std::vector<KeptSlip> aside;
    std::copy_if(slips_.begin(), slips_.end(), std::back_inserter(aside),
                 [&](const KeptSlip& kept) {
                     return kept.slip.game == game.value_or(kept.slip.game) && !fits(kept);
                 });
    return aside;
}

void SlipBook::keep(const Slip& slip, FieldPlace at)
{
    std::erase_if(slips_,
                  [&](const KeptSlip& kept) { return kept.slip.game == slip.game && fits(kept); });
    slips_.push_back({slip, tableAt(session_.tournament(), table_)->table.head.seats, at});
    write();
}

void SlipBook::moveTo(core::GameNumber game, FieldPlace at)
{
    auto* const moved = kept(game);
    if (moved != nullptr && moved->at != at) {
        moved->at = at;
        write();
    }
}

void SlipBook::forget(core::GameNumber game)
{
    if (const auto* const found = kept(game)) {
        slips_.erase(slips_.begin() + (found - slips_.data()));
        write();
    }
}

void SlipBook::forgetAll(core::GameNumber game)
{
    if (std::erase_if(slips_, [game](const KeptSlip& kept) { return kept.slip.game == game; }) >
        0) {
        write();
    }
}

void SlipBook::write()
{
    QVariantList games;
    for (const auto& kept : slips_) {
        games.push_back(mapOf(kept));
    }
    session_.uiState().setSlip(session_.place(), id_, table_,
                               games.isEmpty() ? QVariantMap() : QVariantMap{{u"games"_s, games}});
}

bool isHalfTyped(const Session& session, const core::TableKey& table)
{
    return session.current() &&
           !session.uiState().slip(session.place(), *session.current(), table).isEmpty() &&
           !SlipBook(session, table).isEmpty();
}

} // namespace desk
