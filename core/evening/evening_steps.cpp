#include "core/evening/evening_steps.h"

#include "core/club/cash_report.h"
#include "core/evening/evening_use.h"
#include "core/evening/missing.h"
#include "core/model/bookings.h"
#include "core/money/fee.h"
#include "core/money/prizes.h"
#include "core/money/start_fee.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>

#include <algorithm>

namespace core {
namespace {

/// Where a table is missing something of that kind.
template <typename Kind>
std::optional<TableKey> tableOf(const Missing& missing)
{
    if (const auto* const one = std::get_if<Kind>(&missing)) {
        if constexpr (requires { one->game; }) {
            return TableKey{one->game.round, one->game.table};
        } else {
            return one->table;
        }
    }
    return std::nullopt;
}

/// The tables of that round, or of the first one, at which something of these kinds is missing.
template <typename... Kinds>
NextStep stepAtTables(EveningStep step, const std::vector<Missing>& missing,
                      std::optional<RoundNumber> round = std::nullopt)
{
    NextStep next{step, round, {}};
    for (const auto& one : missing) {
        for (const auto& key : {tableOf<Kinds>(one)...}) {
            if (key && key->round == next.round.value_or(key->round)) {
                next.round = key->round;
                next.tables.push_back(key->table);
            }
        }
    }
    std::sort(next.tables.begin(), next.tables.end());
    next.tables.erase(std::unique(next.tables.begin(), next.tables.end()), next.tables.end());
    return next;
}

template <typename Kind>
bool has(const std::vector<Missing>& missing)
{
    return std::any_of(missing.begin(), missing.end(),
                       [](const Missing& one) { return std::holds_alternative<Kind>(one); });
}

/// Of the round being played; nothing if none is.
std::optional<NextStep> stepInRound(const std::vector<Missing>& missing)
{
    for (const auto& one : missing) {
        const auto* const unclosed = std::get_if<UnclosedRound>(&one);
        if (unclosed == nullptr) {
            continue;
        }
        if (auto open =
                stepAtTables<OpenTable>(EveningStep::EnterResults, missing, unclosed->round);
            !open.tables.empty()) {
            return open;
        }
        if (auto unsettled = stepAtTables<MarkedTable, ObjectedTable, DifferingReport>(
                EveningStep::Settle, missing, unclosed->round);
            !unsettled.tables.empty()) {
            return unsettled;
        }
        return NextStep{EveningStep::CloseRound, unclosed->round, {}};
    }
    return std::nullopt;
}

/// The next round to be published or drawn; nothing after the last one.
std::optional<NextStep> stepToNextRound(const Tournament& tournament,
                                        const std::vector<Missing>& missing)
{
    const auto& rounds = tournament.rounds;
    const auto draft = std::find_if(rounds.begin(), rounds.end(), [](const Round& round) {
        return round.head.state == RoundState::Draft;
    });
    if (draft != rounds.end()) {
        return NextStep{EveningStep::Publish, draft->number, {}};
    }
    if (has<RoundsToPlay>(missing) || has<NoWinner>(missing) || has<UnendedEvening>(missing)) {
        const RoundNumber next{static_cast<std::int32_t>(rounds.size()) + 1};
        return NextStep{EveningStep::Draw, next, {}};
    }
    return std::nullopt;
}

std::optional<RoundNumber> lastClosed(const Tournament& tournament)
{
    std::optional<RoundNumber> last;
    for (const auto& round : tournament.rounds) {
        if (round.head.state == RoundState::Closed) {
            last = round.number;
        }
    }
    return last;
}

/// Whether nobody could sit down yet.
bool areTooFew(const Tournament& tournament)
{
    const bool isCards = tournament.settings.rules.ruleSet == scoring::RuleSet::Romme500;
    const std::size_t smallestTable = isCards ? 2 : 3;
    return tournament.rounds.empty() && tournament.participants.size() < smallestTable;
}

bool isOffered(const Tournament& tournament, PrizeFor what)
{
    const auto& prizes = tournament.settings.prizes;
    return std::any_of(prizes.begin(), prizes.end(),
                       [what](const Prize& prize) { return prize.what == what; });
}

/// The first tie for a prize that cannot be shared, then for money, unless a table may change it.
std::optional<NextStep> stepAtTie(const Tournament& tournament, const std::vector<Missing>& missing)
{
    if (std::any_of(missing.begin(), missing.end(), keepsPrizesOpen)) {
        return std::nullopt;
    }
    auto ties = tiesForPrizes(tournament, SharedPrizes::InKind);
    if (ties.empty()) {
        ties = tiesForPrizes(tournament, SharedPrizes::All);
    }
    return ties.empty() ? std::nullopt
                        : std::optional(NextStep{.step = EveningStep::DecideTie,
                                                 .person = ties.front().numbers.front()});
}

NextStep stepToOpenFees(const Tournament& tournament)
{
    NextStep step{EveningStep::CollectFees};
    for (const auto& person : tournament.participants) {
        if (feeAccountOf(tournament.settings, person).open > 0) {
            step.person = person.number;
            break;
        }
    }
    return step;
}

std::vector<NextStep> stepsAtTheEnd(const Tournament& tournament,
                                    const std::vector<Missing>& missing, const EveningMoney& money,
                                    const EveningUse& use)
{
    const auto& settings = tournament.settings;
    const auto report = cashReport(tournament, money.cash);
    const auto unpaidPrizes = report.prizesDue - report.totals.of(CashKind::Prize);
    const auto unbookedFee = report.licenceFeeDue - report.totals.of(CashKind::LicenceFee);
    std::vector<NextStep> steps;
    const auto add = [&steps](const NextStep& step, bool isUsed) {
        if (isUsed) {
            steps.push_back(step);
        }
    };
    if (auto unsettled = stepAtTables<MarkedTable, OpenTable>(EveningStep::Settle, missing);
        !unsettled.tables.empty()) {
        steps.push_back(std::move(unsettled));
    }
    const bool hasPrizes = !settings.prizes.empty() || !settings.prizeCents.empty();
    const bool hasDraws = isOffered(tournament, PrizeFor::Door);
    if (const auto tie = stepAtTie(tournament, missing)) {
        steps.push_back(*tie);
    }
    add(stepToOpenFees(tournament), use.cash && report.totals.fees.open > 0);
    add({EveningStep::HangUpStandings}, true);
    add({EveningStep::PrintPrizes}, hasPrizes);
    add({EveningStep::PrintReceipts}, report.prizesDue > 0);
    add({EveningStep::DrawRaffle}, hasDraws && tournament.raffles.empty());
    add({EveningStep::GivePrizes}, hasPrizes);
    add({.step = EveningStep::PayPrizes, .cents = unpaidPrizes}, use.cash && unpaidPrizes > 0);
    add({EveningStep::SettlePrizes}, money.arePrizesToSettle);
    add({.step = EveningStep::BookFee, .cents = unbookedFee}, use.cash && unbookedFee > 0);
    add({EveningStep::CountCash}, use.cash && report.difference() != 0);
    add({EveningStep::BackUp}, true);
    add({EveningStep::ReportFee}, report.licenceFeeDue > 0);
    return steps;
}

void write(QDataStream& stream, const Tournament& tournament, const Standings& standings)
{
    for (const auto& [rank, tally] : standings.lines()) {
        const auto* const person = findParticipant(tournament, tally.number);
        stream << plain(tally.number) << rank.value_or(0)
               << static_cast<qint64>(tally.tmp().units())
               << (person != nullptr ? person->name : QString());
    }
}

void write(QDataStream& stream, const Prizes& prizes)
{
    for (const auto& award : prizes.awards) {
        stream << static_cast<qint64>(award.cents()) << award.goods << award.team
               << award.turn.value_or(0);
        for (const auto winner : award.winners) {
            stream << plain(winner);
        }
    }
}

} // namespace

bool isSkippable(EveningStep step)
{
    using enum EveningStep;
    switch (step) {
    case Enrol:
    case EnterResults:
    case CloseRound:
    case Publish:
    case Draw:
        return false;
    case CheckIn:
    case Settle:
    case Release:
    case DecideTie:
    case CollectFees:
    case HangUpStandings:
    case PrintPrizes:
    case PrintReceipts:
    case DrawRaffle:
    case GivePrizes:
    case PayPrizes:
    case SettlePrizes:
    case BookFee:
    case CountCash:
    case BackUp:
    case ReportFee:
        return true;
    }
    return true;
}

std::vector<NextStep> stepsLeft(const Tournament& tournament, const PendingEntries& pending,
                                const EveningMoney& money, bool showsHall)
{
    if (areTooFew(tournament)) {
        return {{EveningStep::Enrol}};
    }
    const auto missing = whatIsMissing(tournament, pending);
    if (const auto playing = stepInRound(missing)) {
        if (playing->step == EveningStep::Settle) {
            return {*playing, {EveningStep::CloseRound, playing->round, {}}};
        }
        return {*playing};
    }
    std::vector<NextStep> steps;
    const auto use = useOf(tournament, showsHall);
    if (tournament.rounds.empty() && use.checkIn) {
        steps.push_back({EveningStep::CheckIn});
    }
    const auto next = stepToNextRound(tournament, missing);
    const auto last = lastClosed(tournament);
    const auto& released = tournament.settings.releasedRounds;
    const bool isHeldBack = use.hall && last && released != plain(*last);
    const NextStep release{EveningStep::Release, last, {}};
    if (next) {
        // Between rounds only where standings have been released before.
        if (isHeldBack && released) {
            steps.push_back(release);
        }
        steps.push_back(*next);
        return steps;
    }
    const auto end = stepsAtTheEnd(tournament, missing, money, use);
    steps.insert(steps.end(), end.begin(), end.end());
    if (isHeldBack) {
        // The prize-giving says first who has won.
        const auto afterwards = std::find_if(steps.begin(), steps.end(), [](const NextStep& step) {
            return step.step > EveningStep::GivePrizes;
        });
        steps.insert(afterwards, release);
    }
    return steps;
}

bool isOver(const Tournament& tournament, const PendingEntries& pending)
{
    const auto last = lastClosed(tournament);
    return last && tournament.settings.releasedRounds.value_or(0) >= plain(*last) &&
           areFinal(tournament, std::nullopt, pending);
}

QString basisOf(EveningStep step, const Tournament& tournament)
{
    using enum EveningStep;
    QByteArray basis;
    QDataStream stream(&basis, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    const bool isOfPrizes = step == PrintPrizes || step == PrintReceipts || step == GivePrizes;
    if (step == HangUpStandings || isOfPrizes) {
        const Standings standings(tournament);
        write(stream, tournament, standings);
        if (isOfPrizes) {
            write(stream, prizesOf(tournament, standings));
        }
    } else if (step == ReportFee) {
        stream << static_cast<qint64>(licenceFee(tournament).cents);
    }
    constexpr qsizetype enough = 12;
    return basis.isEmpty()
               ? QString()
               : QString::fromLatin1(QCryptographicHash::hash(basis, QCryptographicHash::Sha1)
                                         .toHex()
                                         .first(enough));
}

} // namespace core
