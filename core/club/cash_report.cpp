#include "core/club/cash_report.h"

#include "core/money/fee.h"
#include "core/money/prizes.h"
#include "core/ranking/standings.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace core {
namespace {

bool wasBookedBefore(const CashMovement& left, const CashMovement& right)
{
    return std::tie(left.time, left.id) < std::tie(right.time, right.id);
}

/// The tournament with only the people in that class.
Tournament ofClass(const Tournament& tournament, const QString& feeClass)
{
    Tournament part;
    part.settings = tournament.settings;
    std::copy_if(tournament.participants.begin(), tournament.participants.end(),
                 std::back_inserter(part.participants), [&](const Participant& person) {
                     const auto* const own = findFeeClass(tournament.settings, person.feeClass);
                     return (own != nullptr ? own->id : QString()) == feeClass;
                 });
    return part;
}

std::vector<FeeClassTotals> classTotals(const Tournament& tournament)
{
    const auto& settings = tournament.settings;
    if (!hasStartFee(settings) && feeTotals(tournament) == FeeTotals()) {
        return {};
    }
    std::vector<FeeClass> classes = {{QString(), QString(), settings.startFeeCents}};
    classes.insert(classes.end(), settings.feeClasses.begin(), settings.feeClasses.end());
    std::vector<FeeClassTotals> totals;
    for (const auto& one : classes) {
        const auto part = ofClass(tournament, one.id);
        const auto sums = feeTotals(part);
        const auto people = std::count_if(part.participants.begin(), part.participants.end(),
                                          [](const auto& person) { return isHere(person); });
        if (people > 0 || sums != FeeTotals()) {
            totals.push_back({one.id, one.name, one.cents, people, sums});
        }
    }
    Tournament gone;
    gone.formerPayments = tournament.formerPayments;
    if (const auto sums = feeTotals(gone); sums != FeeTotals()) {
        totals.push_back({.totals = sums, .areGone = true});
    }
    return totals;
}

std::int64_t prizesDue(const Tournament& tournament)
{
    const auto prizes = prizesOf(tournament, Standings(tournament));
    std::map<std::pair<std::optional<std::size_t>, std::size_t>, std::int64_t> won;
    for (const auto& award : prizes.awards) {
        won.emplace(std::pair(award.prize, award.place), award.sumCents); // Once for all sharers.
    }
    std::int64_t sum = 0;
    for (const auto& [place, cents] : won) {
        sum += cents;
    }
    if (won.empty()) {
        for (const auto& unwon : prizes.unwon) {
            sum += unwon.sumCents;
        }
    }
    return sum;
}

/// A line of the cash book and its order within the day.
struct DatedLine
{
    CashBookLine line;
    bool isMovement = false;
    QDateTime time = {};
    QUuid id = {};
};

DatedLine feeLine(const EveningFees& evening, const FeesOfDay& fees)
{
    return {{fees.day, evening.name, std::nullopt, {}, fees.received, fees.refunded},
            false,
            {},
            evening.evening.value};
}

/// An unknown day comes after all others.
bool isIn(const DaySpan& span, std::optional<QDate> day)
{
    return day ? span.contains(day) : !span.until;
}

/// The days of an evening that are in the span.
std::vector<FeesOfDay> feeDaysIn(const EveningFees& evening, const DaySpan& span)
{
    std::vector<FeesOfDay> days;
    std::copy_if(evening.days.begin(), evening.days.end(), std::back_inserter(days),
                 [&span](const FeesOfDay& fees) { return isIn(span, fees.day); });
    return days;
}

/// What was received and given back on these days; what is due and open with the evening's date.
FeeTotals feesIn(const EveningFees& evening, const DaySpan& span,
                 const std::vector<FeesOfDay>& days)
{
    FeeTotals fees = isIn(span, evening.date) ? evening.fees : FeeTotals();
    fees.received = 0;
    fees.refunded = 0;
    for (const auto& day : days) {
        fees.received += day.received;
        fees.refunded += day.refunded;
    }
    return fees;
}

DatedLine movementLine(const CashMovement& movement, std::optional<QDate> day,
                       const QString& evening)
{
    const bool comes = signOf(movement.kind) > 0;
    return {{day, evening, movement.kind, movement.text, comes ? movement.cents : 0,
             comes ? 0 : movement.cents},
            true,
            movement.time,
            movement.id.value};
}

bool standsBefore(const DatedLine& left, const DatedLine& right)
{
    const auto keyOf = [](const DatedLine& dated) {
        return std::tuple(!dated.line.day, dated.line.day.value_or(QDate()), dated.isMovement,
                          dated.time, dated.id);
    };
    return keyOf(left) < keyOf(right);
}

/// The book of these days when the boxes held `opening` before them.
CashBook bookOf(const ClubRecords& records, const std::vector<EveningFees>& evenings,
                const DaySpan& span, std::int64_t opening)
{
    FeeTotals fees;
    std::vector<DatedLine> lines;
    std::map<TournamentUuid, const EveningFees*> known;
    for (const auto& evening : evenings) {
        known.emplace(evening.evening, &evening);
        const auto days = feeDaysIn(evening, span);
        fees += feesIn(evening, span, days);
        for (const auto& day : days) {
            lines.push_back(feeLine(evening, day));
        }
    }
    std::vector<CashMovement> movements;
    for (const auto& [id, movement] : records.cash) {
        const auto found = known.find(movement.evening);
        const auto* const evening = found != known.end() ? found->second : nullptr;
        const auto day = evening != nullptr && evening->date ? *evening->date
                                                             : movement.time.toLocalTime().date();
        if (span.contains(day)) {
            movements.push_back(movement);
            lines.push_back(
                movementLine(movement, day, evening != nullptr ? evening->name : QString()));
        }
    }
    CashBook book;
    book.opening = opening;
    book.totals = cashTotals(movements);
    book.totals.fees = fees;
    std::sort(lines.begin(), lines.end(), standsBefore);
    std::int64_t held = opening;
    for (auto& [line, isMovement, time, id] : lines) {
        held += line.in - line.out;
        line.held = held;
        book.lines.push_back(std::move(line));
    }
    return book;
}

} // namespace

std::int64_t CashTotals::income() const
{
    return fees.received + of(CashKind::Receipt);
}

std::int64_t CashTotals::spending() const
{
    return fees.refunded + of(CashKind::Expense) + of(CashKind::Prize) + of(CashKind::LicenceFee);
}

std::int64_t CashTotals::expected() const
{
    return balance() + of(CashKind::Float) + of(CashKind::TransferIn) - of(CashKind::TransferOut);
}

CashTotals cashTotals(const std::vector<CashMovement>& movements)
{
    CashTotals totals;
    for (const auto& movement : movements) {
        totals.moved.at(static_cast<std::size_t>(movement.kind)) += movement.cents;
    }
    return totals;
}

std::optional<std::int64_t> CashReport::difference() const
{
    return counted ? std::optional(*counted - totals.expected()) : std::nullopt;
}

EveningCash cashOf(const ClubRecords& records, const TournamentUuid& evening)
{
    EveningCash cash;
    for (const auto& [id, movement] : records.cash) {
        if (movement.evening == evening) {
            cash.movements.push_back(movement);
        }
    }
    std::sort(cash.movements.begin(), cash.movements.end(), wasBookedBefore);
    if (const auto count = records.cashCounts.find(evening); count != records.cashCounts.end()) {
        cash.count = count->second;
    }
    return cash;
}

CashReport cashReport(const Tournament& tournament, const EveningCash& cash)
{
    CashReport report;
    report.totals = cashTotals(cash.movements);
    report.totals.fees = feeTotals(tournament);
    report.classes = classTotals(tournament);
    report.prizesDue = prizesDue(tournament);
    report.licenceFeeDue = licenceFee(tournament).cents;
    if (cash.count) {
        report.counted = centsOf(*cash.count);
    }
    return report;
}

EveningFees eveningFees(const TournamentUuid& evening, const Tournament& tournament)
{
    const auto& settings = tournament.settings;
    return {evening, settings.name, settings.date, feeTotals(tournament), feesByDay(tournament)};
}

CashBook cashBook(const ClubRecords& records, const std::vector<EveningFees>& evenings,
                  const DaySpan& span)
{
    std::int64_t opening = 0;
    if (span.from) {
        const DaySpan before{std::nullopt, span.from->addDays(-1)};
        opening = bookOf(records, evenings, before, 0).closing();
    }
    return bookOf(records, evenings, span, opening);
}

} // namespace core
