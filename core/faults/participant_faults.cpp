#include "core/faults/faults.h"
#include "core/model/limits.h"
#include "core/money/start_fee.h"

#include <algorithm>
#include <set>

namespace core {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Presence may begin after the last possible round: the person is never there again.
constexpr NumberRange presenceRange = {roundsRange.smallest, plain(roundNumberLimit)};

void findPresenceFaults(const std::vector<PresenceSpan>& spans, const Pointer& place,
                        Refusals& faults)
{
    for (std::size_t index = 0; index < spans.size() && !isFull(faults); ++index) {
        const auto& span = spans[index];
        const Pointer at = place / index;
        if (!presenceRange.contains(plain(span.from))) {
            addFault(faults, {RoundFault::NumberOutOfRange,
                              at / "from"_L1,
                              {QString::number(plain(span.from))}});
        }
        if (span.until && *span.until < span.from) {
            addFault(faults,
                     {ParticipantFault::PresenceReversed,
                      at / "until"_L1,
                      {QString::number(plain(span.from)), QString::number(plain(*span.until))}});
        } else if (span.until && !presenceRange.contains(plain(*span.until))) {
            addFault(faults, {RoundFault::NumberOutOfRange,
                              at / "until"_L1,
                              {QString::number(plain(*span.until))}});
        }
    }
}

void findTagFaults(const QStringList& tags, const Pointer& place, Refusals& faults)
{
    for (qsizetype index = 0; index < tags.size() && !isFull(faults); ++index) {
        findPersonLineFaults(tags[index], place / "tags"_L1 / static_cast<std::size_t>(index),
                             faults);
    }
}

void findTextFaults(const Participant& participant, const Pointer& place, Refusals& faults)
{
    if (participant.name.trimmed().isEmpty()) {
        addFault(faults, {ParticipantFault::NameMissing, place / "name"_L1, {}});
    }
    findPersonLineFaults(participant.name, place / "name"_L1, faults);
    findPersonLineFaults(participant.surname, place / "surname"_L1, faults);
    findPersonLineFaults(participant.club, place / "club"_L1, faults);
    findTagFaults(participant.tags, place, faults);
}

void findPaymentFaults(const FeePayment& payment, const Pointer& place, Refusals& faults)
{
    if (payment.cents == 0) {
        addFault(faults, {ParticipantFault::PaymentOfNothing, place / "cents"_L1, {}});
    }
    findPersonLineFaults(payment.note, place / "note"_L1, faults);
    findPersonLineFaults(payment.by, place / "by"_L1, faults);
    findPersonLineFaults(payment.way, place / "way"_L1, faults);
    findPersonLineFaults(payment.box, place / "box"_L1, faults);
}

void findPaymentFaults(const Participant& participant, const Pointer& place, Refusals& faults)
{
    const Pointer list = place / "payments"_L1;
    const auto& payments = participant.payments;
    if (payments.size() > mostPayments) {
        addFault(faults, {ParticipantFault::TooManyPayments,
                          list,
                          {QString::number(payments.size()), QString::number(mostPayments)}});
        return;
    }
    for (std::size_t index = 0; index < payments.size() && !isFull(faults); ++index) {
        const auto& payment = payments[index];
        const Pointer at = list / index;
        findPaymentFaults(payment, at, faults);
    }
    if (!paidCentsRange.contains(participant.paidCents())) {
        addFault(faults, {ParticipantFault::PaidOutOfRange,
                          place / "paidCents"_L1,
                          {QString::number(participant.paidCents())}});
    }
}

} // namespace

void findPersonLineFaults(const QString& line, const Pointer& place, Refusals& faults)
{
    if (!isPlainLine(line)) {
        addFault(faults, {ParticipantFault::TextNotPlain, place, {}});
    }
    findLineFaults(line, place, faults);
}

Roster::Roster(const Tournament& tournament)
{
    numbers_.reserve(tournament.participants.size());
    here_.reserve(tournament.participants.size());
    for (const auto& participant : tournament.participants) {
        numbers_.push_back(participant.number);
        if (isHere(participant)) {
            here_.push_back(participant.number);
        }
    }
    std::sort(numbers_.begin(), numbers_.end());
    std::sort(here_.begin(), here_.end());
}

Refusals Roster::refusalsOf(StartNumber number, const Pointer& place) const
{
    if (std::binary_search(here_.begin(), here_.end(), number)) {
        return {};
    }
    const auto fault = has(number) ? ParticipantFault::NotHere : ParticipantFault::Unknown;
    return {{fault, place, {QString::number(plain(number))}}};
}

bool Roster::has(StartNumber number) const
{
    return std::binary_search(numbers_.begin(), numbers_.end(), number);
}

Refusals faultsOf(const Participant& participant, const Pointer& place)
{
    Refusals faults;
    findTextFaults(participant, place, faults);
    findPresenceFaults(participant.present, place / "present"_L1, faults);
    if (!startNumberRange.contains(plain(participant.number))) {
        addFault(faults, {ParticipantFault::NumberOutOfRange,
                          place / "number"_L1,
                          {QString::number(plain(participant.number))}});
    }
    if (participant.fixedTable && !tableNumberRange.contains(plain(*participant.fixedTable))) {
        addFault(faults, {ParticipantFault::FixedTableOutOfRange,
                          place / "fixedTable"_L1,
                          {QString::number(plain(*participant.fixedTable))}});
    }
    findPaymentFaults(participant, place, faults);
    return faults;
}

Refusals formerPaymentFaultsOf(const FeePayment& payment, const Pointer& place)
{
    Refusals faults;
    if (!startNumberRange.contains(plain(payment.payer.number))) {
        addFault(faults, {ParticipantFault::NumberOutOfRange,
                          place / "number"_L1,
                          {QString::number(plain(payment.payer.number))}});
    }
    if (payment.payer.name.trimmed().isEmpty()) {
        addFault(faults, {ParticipantFault::NameMissing, place / "name"_L1, {}});
    }
    findPersonLineFaults(payment.payer.name, place / "name"_L1, faults);
    findPaymentFaults(payment, place, faults);
    return faults;
}

Refusals nameFaultOf(const QString& name, const Pointer& place)
{
    const bool isName =
        std::any_of(name.begin(), name.end(), [](QChar sign) { return sign.isLetterOrNumber(); });
    return isName || name.trimmed().isEmpty() // Told as a fault already.
               ? Refusals()
               : Refusals{{ParticipantFault::NameMissing, place / "name"_L1, {}}};
}

Refusals feeClassFaultOf(const Settings& settings, const Participant& participant,
                         const Pointer& place)
{
    const QString& id = participant.feeClass;
    if (id.isEmpty() || findFeeClass(settings, id) != nullptr) {
        return {};
    }
    return {{ParticipantFault::FeeClassUnknown, place / "feeClass"_L1, {id}}};
}

Refusals faultsOf(const Penalty& penalty, const Roster& roster, const Pointer& place)
{
    Refusals faults;
    addFaults(faults, roster.refusalsOf(penalty.participant, place / "participant"_L1));
    if (!roundsRange.contains(plain(penalty.round))) {
        addFault(faults, {PenaltyFault::RoundOutOfRange,
                          place / "round"_L1,
                          {QString::number(plain(penalty.round))}});
    }
    if (penalty.matchPoints.units() % scoring::MatchPoints::unitsPerStep != 0) {
        addFault(faults, {PenaltyFault::NotInSteps,
                          place / "matchPoints"_L1,
                          {QString::fromStdString(scoring::fractionText(penalty.matchPoints))}});
    }
    findNoteFaults(penalty.reason, place / "reason"_L1, faults);
    return faults;
}

Refusals faultsOf(const TieDecision& decision, const Roster& roster, const Pointer& place)
{
    Refusals faults;
    const auto& order = decision.order;
    if (order.size() < 2) {
        addFault(faults, {TieFault::TooFew, place / "order"_L1, {QString::number(order.size())}});
    }
    std::set<StartNumber> seen;
    for (std::size_t index = 0; index < order.size() && !isFull(faults); ++index) {
        const Pointer at = place / "order"_L1 / index;
        const auto refusals = roster.refusalsOf(order[index], at);
        addFaults(faults, refusals);
        if (refusals.empty() && !seen.insert(order[index]).second) {
            addFault(faults, {TieFault::Twice, at, {QString::number(plain(order[index]))}});
        }
    }
    if (decision.by == TieDecidedBy::Reason && decision.reason.trimmed().isEmpty()) {
        addFault(faults, {TieFault::ReasonMissing, place / "reason"_L1, {}});
    }
    findNoteFaults(decision.reason, place / "reason"_L1, faults);
    return faults;
}

namespace {

/// Whether the seed draws these winners; the raffle has no other faults.
void findDrawFault(const Raffle& raffle, const Pointer& place, Refusals& faults)
{
    if (!raffle.seed || !faults.empty()) {
        return;
    }
    const auto due = drawnWinners(raffle.among, *raffle.seed, raffle.winners.size());
    if (due != raffle.winners) {
        QStringList numbers;
        for (const auto number : due) {
            numbers << QString::number(plain(number));
        }
        addFault(faults, {RaffleFault::NotDrawnSo,
                          place / "winners"_L1,
                          {QString::number(*raffle.seed), numbers.join(u", "_s)}});
    }
}

void findAmongFaults(const Raffle& raffle, const Roster& roster, const Pointer& place,
                     Refusals& faults)
{
    const auto& among = raffle.among;
    if (among.empty()) {
        addFault(faults, {RaffleFault::Nobody, place, {}});
    }
    for (std::size_t index = 0; index < among.size() && !isFull(faults); ++index) {
        addFaults(faults, roster.refusalsOf(among[index], place / index));
        const QString number = QString::number(plain(among[index]));
        if (index > 0 && among[index] == among[index - 1]) {
            addFault(faults, {RaffleFault::Twice, place / index, {number}});
        } else if (index > 0 && among[index] < among[index - 1]) {
            addFault(faults, {RaffleFault::NotAscending,
                              place / index,
                              {number, QString::number(plain(among[index - 1]))}});
        }
    }
}

void findWinnerFaults(const Raffle& raffle, const Pointer& place, Refusals& faults)
{
    const auto& winners = raffle.winners;
    if (winners.empty()) {
        addFault(faults, {RaffleFault::NoWinner, place, {}});
    }
    if (winners.size() > raffle.among.size()) {
        addFault(faults, {RaffleFault::TooManyWinners,
                          place,
                          {QString::number(winners.size()), QString::number(raffle.among.size())}});
    }
    std::set<StartNumber> seen;
    const std::set<StartNumber> among(raffle.among.begin(), raffle.among.end());
    for (std::size_t index = 0; index < winners.size() && !isFull(faults); ++index) {
        const QString number = QString::number(plain(winners[index]));
        if (among.count(winners[index]) == 0) {
            addFault(faults, {RaffleFault::NotAmong, place / index, {number}});
        } else if (!seen.insert(winners[index]).second) {
            addFault(faults, {RaffleFault::Twice, place / index, {number}});
        }
    }
}

} // namespace

Refusals faultsOf(const Raffle& raffle, const Roster& roster, const Pointer& place)
{
    Refusals faults;
    if (!isPlainLine(raffle.prize)) {
        addFault(faults, {RaffleFault::TextNotPlain, place / "prize"_L1, {}});
    }
    findLineFaults(raffle.prize, place / "prize"_L1, faults);
    if (raffle.seed && !raffleSeedRange.contains(*raffle.seed)) {
        addFault(faults,
                 {RaffleFault::SeedOutOfRange, place / "seed"_L1, {QString::number(*raffle.seed)}});
    }
    findAmongFaults(raffle, roster, place / "among"_L1, faults);
    findWinnerFaults(raffle, place / "winners"_L1, faults);
    findDrawFault(raffle, place, faults);
    return faults;
}

Refusals faultsOf(const Player& player, const Pointer& place)
{
    Refusals faults;
    if (player.name.trimmed().isEmpty()) {
        faults.push_back({ClubFault::PlayerNameMissing, place / "name"_L1, {}});
    }
    findPersonLineFaults(player.name, place / "name"_L1, faults);
    findPersonLineFaults(player.club, place / "club"_L1, faults);
    findTagFaults(player.tags, place, faults);
    return faults;
}

} // namespace core
