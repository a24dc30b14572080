#include "core/club/cash_report.h"

#include "core/club/counted_evenings.h"
#include "core/club/movement_ids.h"
#include "core/model/bookings.h"
#include "core/money/fee.h"
#include "core/money/prizes.h"
#include "core/money/ways.h"
#include "core/people/same_text.h"
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
        auto& those = totals.emplace_back();
        those.totals = sums;
        those.areGone = true;
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

void addTo(std::map<QString, WayTotals>& ways, const QString& way, std::int64_t in,
           std::int64_t out)
{
    const auto stored = storedWay(way);
    auto& totals = ways.try_emplace(sameKey(stored), WayTotals{stored}).first->second;
    totals.in += in;
    totals.out += out;
}

/// The values in the order of their keys.
template <typename Totals>
std::vector<Totals> listed(const std::map<QString, Totals>& totals)
{
    std::vector<Totals> list;
    list.reserve(totals.size());
    for (const auto& [key, value] : totals) {
        list.push_back(value);
    }
    return list;
}

std::vector<WayTotals> wayTotals(const Tournament& tournament, const EveningCash& cash)
{
    std::map<QString, WayTotals> ways;
    for (const auto& payment : paymentsOf(tournament)) {
        addTo(ways, payment.way, std::max<std::int64_t>(payment.cents, 0),
              std::max<std::int64_t>(-payment.cents, 0));
    }
    for (const auto& movement : cash.movements) {
        const bool comes = signOf(movement.kind) > 0;
        addTo(ways, movement.way, comes ? movement.cents : 0, comes ? 0 : movement.cents);
    }
    return listed(ways);
}

std::vector<BoxTotals> boxTotals(const Tournament& tournament, const EveningCash& cash)
{
    std::map<QString, BoxTotals> boxes;
    const auto totalsOf = [&boxes](const QString& box) -> BoxTotals& {
        const auto [found, isFirst] = boxes.try_emplace(sameKey(box));
        if (isFirst) {
            found->second.box = box;
        }
        return found->second;
    };
    for (const auto& payment : paymentsOf(tournament)) {
        if (isCash(payment.way)) {
            totalsOf(payment.box).fees += payment.cents;
        }
    }
    for (const auto& movement : cash.movements) {
        if (isCash(movement.way)) {
            auto& totals = totalsOf(movement.box);
            (movement.kind == CashKind::Float ? totals.floats : totals.others) +=
                signOf(movement.kind) * movement.cents;
        }
    }
    for (const auto& [box, pieces] :
         cash.count ? cash.count->otherBoxes : std::map<QString, CashPieces>()) {
        totalsOf(box).counted = centsOf(pieces);
    }
    if (const auto pieces = countedIn(cash.count, {})) {
        totalsOf({}).counted = centsOf(*pieces);
    }
    return listed(boxes);
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
    return {{fees.day, evening.name, std::nullopt, {}, fees.received, fees.refunded, 0, fees.way},
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
    fees.notCash = 0;
    for (const auto& day : days) {
        fees.received += day.received;
        fees.refunded += day.refunded;
        fees.notCash += day.way.isEmpty() ? 0 : day.received - day.refunded;
    }
    return fees;
}

DatedLine movementLine(const CashMovement& movement, std::optional<QDate> day,
                       const QString& evening)
{
    const bool comes = signOf(movement.kind) > 0;
    return {{day, evening, movement.kind, movement.text, comes ? movement.cents : 0,
             comes ? 0 : movement.cents, 0, storedWay(movement.way), movement.box, movement.id},
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

CountedEvenings countedOf(const ClubRecords& records, const std::vector<EveningFees>& evenings)
{
    std::vector<TournamentUuid> uuids;
    uuids.reserve(evenings.size());
    for (const auto& evening : evenings) {
        uuids.push_back(evening.evening);
    }
    return {records, uuids};
}

/// The book of these days when the boxes held `opening` before them.
CashBook bookOf(const ClubRecords& records, const std::vector<EveningFees>& evenings,
                const DaySpan& span, std::int64_t opening)
{
    FeeTotals fees;
    std::vector<DatedLine> lines;
    std::map<TournamentUuid, const EveningFees*> known;
    const auto counted = countedOf(records, evenings);
    for (const auto& evening : evenings) {
        known.emplace(evening.evening, &evening);
        if (!counted.counts(evening.evening)) {
            continue;
        }
        const auto days = feeDaysIn(evening, span);
        fees += feesIn(evening, span, days);
        for (const auto& day : days) {
            lines.push_back(feeLine(evening, day));
        }
    }
    std::vector<CashMovement> movements;
    for (const auto& [id, movement] : records.cash) {
        if (!counted.counts(movement)) {
            continue;
        }
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
    std::map<QString, WayTotals> waysOf;
    for (auto& [line, isMovement, time, id] : lines) {
        held += line.way.isEmpty() ? line.in - line.out : 0;
        line.held = held;
        addTo(waysOf, line.way, line.in, line.out);
        book.lines.push_back(std::move(line));
    }
    book.ways = listed(waysOf);
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
    return balance() + of(CashKind::Float) + of(CashKind::TransferIn) - of(CashKind::TransferOut) -
           fees.notCash - movedNotCash;
}

CashTotals cashTotals(const std::vector<CashMovement>& movements)
{
    CashTotals totals;
    for (const auto& movement : movements) {
        totals.moved.at(static_cast<std::size_t>(movement.kind)) += movement.cents;
        totals.movedNotCash += isCash(movement.way) ? 0 : signOf(movement.kind) * movement.cents;
    }
    return totals;
}

std::optional<std::int64_t> BoxTotals::difference() const
{
    return counted ? std::optional(*counted - expected()) : std::nullopt;
}

std::optional<std::int64_t> CashReport::difference() const
{
    return counted ? std::optional(*counted - totals.expected()) : std::nullopt;
}

EveningCash cashOf(const ClubRecords& records, const TournamentUuid& evening)
{
    EveningCash cash;
    for (const auto& [id, movement] : records.cash) {
        if (movement.evening == evening && !isKeptFee(movement)) {
            cash.movements.push_back(movement);
        }
    }
    std::sort(cash.movements.begin(), cash.movements.end(), wasBookedBefore);
    if (const auto count = records.cashCounts.find(evening); count != records.cashCounts.end()) {
        cash.count = count->second;
    }
    return cash;
}

bool isCashOf(const ClubChange& change, std::optional<TournamentUuid> evening)
{
    const auto isIts = [&](const TournamentUuid& uuid) {
        return uuid.value.isNull() || uuid == evening;
    };
    return std::all_of(change.steps.begin(), change.steps.end(), [&](const ClubStep& step) {
        if (const auto* const count = std::get_if<CashCountExchange>(&step)) {
            return isIts(count->key);
        }
        const auto* const cash = std::get_if<CashExchange>(&step);
        return cash == nullptr || isIts((cash->after ? cash->after : cash->before)->evening);
    });
}

CashReport cashReport(const Tournament& tournament, const EveningCash& cash)
{
    CashReport report;
    report.totals = cashTotals(cash.movements);
    report.totals.fees = feeTotals(tournament);
    report.classes = classTotals(tournament);
    report.prizesDue = prizesDue(tournament);
    report.licenceFeeDue = licenceFee(tournament).cents;
    report.ways = wayTotals(tournament, cash);
    report.boxes = boxTotals(tournament, cash);
    if (cash.count && std::all_of(report.boxes.begin(), report.boxes.end(),
                                  [](const BoxTotals& box) { return box.counted.has_value(); })) {
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
