#include "core/use_cases/series.h"

#include "core/club/club_keys.h"
#include "core/club/series_faults.h"
#include "core/people/same_text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

/// An evening of the series that the club has and that is not among those read; by name.
std::optional<QString> unreadEvening(const ClubSituation& now, const Series& series,
                                     const std::vector<SeriesEvening>& read)
{
    for (const auto& summary : now.tournaments()) {
        const bool isRead = std::any_of(read.begin(), read.end(), [&](const auto& evening) {
            return evening.tournament == summary.uuid;
        });
        if (has(series, summary.uuid) && !isRead) {
            return summary.name;
        }
    }
    return std::nullopt;
}

ClubChange seriesChange(ClubAction action, const std::optional<Series>& before,
                        const std::optional<Series>& after)
{
    const auto& named = after ? *after : *before;
    ClubChange change{{action, named.name}, {}, {}};
    if (before != after) {
        change.steps.emplace_back(SeriesExchange{named.id, before, after});
    }
    return change;
}

/// Why the series cannot have these evenings. `known` are those it had before.
Refusals eveningFaults(const Series& series, const std::vector<TournamentUuid>& known,
                       const std::vector<SeriesEvening>& club)
{
    Refusals faults;
    std::vector<SeriesEvening> evenings;
    const auto place = Pointer() / "evenings"_L1;
    for (std::size_t index = 0; index < series.evenings.size(); ++index) {
        const auto& uuid = series.evenings[index];
        const auto found =
            std::find_if(club.begin(), club.end(), [&uuid](const SeriesEvening& evening) {
                return evening.tournament == uuid;
            });
        if (found != club.end()) {
            evenings.push_back(*found);
        } else if (std::find(known.begin(), known.end(), uuid) == known.end()) {
            addFault(faults, {SeriesFault::EveningUnknown, place / index, {}});
        }
    }
    sortByDate(evenings);
    if (const auto unlike = unlikeEvenings(evenings, series.settings.measure)) {
        addFault(faults, {SeriesFault::RulesDiffer,
                          place,
                          {evenings[unlike->one].name, evenings[unlike->other].name}});
    }
    return faults;
}

Refusals refusalsOf(const ClubRecords& records, const Series& series,
                    const std::vector<TournamentUuid>& known,
                    const std::vector<SeriesEvening>& club)
{
    auto faults = faultsOf(series);
    const auto* const other = findSeries(records, series.name);
    if (other != nullptr && other->id != series.id) {
        addFault(faults, {SeriesFault::NameTaken, Pointer() / "name"_L1, {other->name}});
    }
    addFaults(faults, eveningFaults(series, known, club));
    return faults;
}

Series tidied(Series series)
{
    series.name = series.name.simplified();
    series.guestTag = series.guestTag.simplified();
    std::sort(series.evenings.begin(), series.evenings.end());
    return series;
}

/// A name with several lines is refused, not repaired.
Series tidiedIfPlain(const Series& series)
{
    auto result = tidied(series);
    if (series.name.contains(u'\n')) {
        result.name = series.name;
    }
    return result;
}

Refusal goneSeries()
{
    return {SeriesFault::Unknown, Pointer(), {}};
}

/// Applies the edit's changes, member by member.
class SeriesMerge
{
public:
    SeriesMerge(const Edit<Series>& edit, const Series& stored) : edit_(edit), result_{stored, {}}
    {}

    template <typename Owner, typename Value, typename Tell>
    void member(const char* place, Owner Series::*owner, Value Owner::*value, const Tell& tell)
    {
        merge(place, edit_.seen.*owner.*value, edit_.wanted.*owner.*value,
              result_.value.*owner.*value, tell);
    }
    template <typename Value, typename Tell>
    void member(const char* place, Value Series::*value, const Tell& tell)
    {
        merge(place, edit_.seen.*value, edit_.wanted.*value, result_.value.*value, tell);
    }

    void evenings()
    {
        auto& target = result_.value.evenings;
        target = mergedList<TournamentUuid>({edit_.seen.evenings, edit_.wanted.evenings}, target);
    }

    [[nodiscard]] Merged<Series> result() && { return std::move(result_); }

private:
    template <typename Value, typename Tell>
    void merge(const char* place, const Value& seen, const Value& wanted, Value& target,
               const Tell& tell)
    {
        if (wanted == seen) {
            return;
        }
        if (target != seen && target != wanted) {
            result_.conflicts.push_back({ClubFault::ChangedMeanwhile,
                                         Pointer(QString::fromLatin1(place)),
                                         {tell(target), tell(wanted)}});
        }
        target = wanted;
    }

    const Edit<Series>& edit_;
    Merged<Series> result_;
};

QString listText(const std::vector<std::int32_t>& numbers)
{
    QStringList texts;
    for (const auto number : numbers) {
        texts << QString::number(number);
    }
    return texts.join(u", "_s);
}

QString listText(const std::vector<SeriesTieBreak>& tieBreaks)
{
    QStringList words;
    for (const auto tieBreak : tieBreaks) {
        words << keyOf(tieBreak);
    }
    return words.join(u", "_s);
}

Merged<Series> merged(const Edit<Series>& edit, const Series& stored)
{
    const auto asText = [](const QString& text) { return text; };
    const auto asNumber = [](std::int32_t number) { return QString::number(number); };
    const auto asWord = [](auto value) { return keyOf(value); };
    const auto asList = [](const auto& list) { return listText(list); };
    const auto asFlag = [](bool flag) { return flag ? u"true"_s : u"false"_s; };
    const auto asCount = [](const std::optional<std::int32_t>& count) {
        return count ? QString::number(*count) : u"null"_s;
    };
    SeriesMerge merge(edit, stored);
    merge.member("/name", &Series::name, asText);
    merge.member("/guestTag", &Series::guestTag, asText);
    merge.member("/earlierMeetings", &Series::earlierMeetings, asNumber);
    merge.member("/measure", &Series::settings, &SeriesSettings::measure, asWord);
    merge.member("/value", &Series::settings, &SeriesSettings::value, asWord);
    merge.member("/placePoints", &Series::settings, &SeriesSettings::placePoints, asList);
    merge.member("/best", &Series::settings, &SeriesSettings::best, asCount);
    merge.member("/leastAttendance", &Series::settings, &SeriesSettings::leastAttendance, asNumber);
    merge.member("/tieBreaks", &Series::settings, &SeriesSettings::tieBreaks, asList);
    merge.member("/guestsCount", &Series::settings, &SeriesSettings::guestsCount, asFlag);
    merge.evenings();
    return std::move(merge).result();
}

/// `change(series)` applied to the stored one.
template <typename Apply>
Result<ClubChange> changedSeries(const ClubRecords& records, const SeriesId& id, ClubAction action,
                                 const Apply& apply)
{
    const auto found = records.series.find(id);
    if (found == records.series.end()) {
        return goneSeries();
    }
    auto after = found->second;
    if (const auto refusal = apply(after)) {
        return *refusal;
    }
    return seriesChange(action, found->second, after);
}

} // namespace

Result<ClubChange> createSeries(const ClubRecords& records, Series series,
                                const std::vector<SeriesEvening>& club)
{
    series = tidiedIfPlain(series);
    series.closed.clear();
    if (series.id.value.isNull()) {
        series.id.value = QUuid::createUuid();
    }
    if (auto refusals = refusalsOf(records, series, {}, club); !refusals.empty()) {
        return refusals;
    }
    return seriesChange(ClubAction::CreateSeries, std::nullopt, series);
}

SeriesId createdBy(const ClubChange& change)
{
    return std::get<SeriesExchange>(change.steps.front()).key;
}

Result<ClubChange> changeSeries(const ClubRecords& records, const Edit<Series>& edit,
                                const std::vector<SeriesEvening>& club)
{
    const auto found = records.series.find(edit.seen.id);
    if (found == records.series.end()) {
        return goneSeries();
    }
    auto result = merged(edit, found->second);
    if (!result.conflicts.empty()) {
        return result.conflicts;
    }
    const auto wanted = tidiedIfPlain(result.value);
    if (auto refusals = refusalsOf(records, wanted, found->second.evenings, club);
        !refusals.empty() && wanted != found->second) {
        return refusals;
    }
    return seriesChange(ClubAction::ChangeSeries, found->second, wanted);
}

Result<ClubChange> removeSeries(const ClubRecords& records, const SeriesId& id)
{
    const auto found = records.series.find(id);
    if (found == records.series.end()) {
        return goneSeries();
    }
    auto change = seriesChange(ClubAction::RemoveSeries, found->second, std::nullopt);
    rememberDeleted(change, {{id.value}, DeletedKind::Series});
    return change;
}

Warnings seriesAtStake(const ClubRecords& records, const TournamentUuid& evening)
{
    Warnings warnings;
    for (const auto& [id, series] : records.series) {
        if (has(series, evening)) {
            warnings.push_back(
                {DeletionDoubt::LeavesSeries, Pointer() / "tournament"_L1, {series.name}});
        }
    }
    return warnings;
}

ClosedSeries closedTable(const Series& series, const std::vector<SeriesEvening>& evenings,
                         const QDateTime& time, const QString& by)
{
    const auto table = seriesTable(series.settings, evenings, series.guestTag);
    ClosedSeries closed;
    closed.time = QDateTime::fromSecsSinceEpoch(time.toSecsSinceEpoch(), Qt::UTC);
    closed.by = by;
    closed.evenings = static_cast<std::int32_t>(table.evenings.size());
    for (const auto& line : table.lines) {
        closed.lines.push_back({line.rank, line.person.player, line.person.name, line.person.club,
                                line.total, line.counted});
    }
    return closed;
}

Result<ClubChange> closeSeries(const ClubSituation& now, const SeriesId& id,
                               const std::vector<SeriesEvening>& evenings)
{
    const auto& series = now.records().series;
    const auto found = series.find(id);
    if (found == series.end()) {
        return keepTable(now, id, {}); // Which says that it is gone.
    }
    if (const auto unread = unreadEvening(now, found->second, evenings)) {
        return Refusal{SeriesFault::EveningDamaged, Pointer() / "series"_L1, {*unread}};
    }
    const auto& stamp = now.stamp();
    return keepTable(now, id, closedTable(found->second, evenings, stamp.time, stamp.desk));
}

Result<ClubChange> keepTable(const ClubRecords& records, const SeriesId& id,
                             const ClosedSeries& table)
{
    return changedSeries(records, id, ClubAction::CloseSeries,
                         [&table](Series& series) -> std::optional<Refusal> {
                             if (table.lines.empty()) {
                                 return Refusal{SeriesFault::NoEvenings, Pointer(), {}};
                             }
                             series.closed.push_back(table);
                             return std::nullopt;
                         });
}

Result<ClubChange> reopenSeries(const ClubRecords& records, const SeriesId& id)
{
    return changedSeries(records, id, ClubAction::ReopenSeries,
                         [](Series& series) -> std::optional<Refusal> {
                             if (series.closed.empty()) {
                                 return Refusal{SeriesFault::NotClosed, Pointer(), {series.name}};
                             }
                             series.closed.pop_back();
                             return std::nullopt;
                         });
}

const Series* findSeries(const ClubRecords& records, const QString& name)
{
    const auto found =
        std::find_if(records.series.begin(), records.series.end(), [&name](const auto& entry) {
            return sameKey(entry.second.name) == sameKey(name);
        });
    return found != records.series.end() ? &found->second : nullptr;
}

} // namespace core
