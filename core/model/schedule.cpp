#include "core/model/schedule.h"

#include <algorithm>

namespace core {
namespace {

using Moment = std::optional<QDateTime>;

QDateTime minutesAfter(const QDateTime& moment, std::int32_t minutes)
{
    return moment.addSecs(std::int64_t{60} * minutes);
}

Moment laterOf(const Moment& one, const Moment& other)
{
    return one && other ? std::max(one, other) : one ? one : other;
}

std::vector<ScheduleEntry> entriesOf(const Settings& settings)
{
    std::vector<ScheduleEntry> entries = settings.schedule;
    if (entries.empty() && settings.roundMinutes) {
        for (std::int32_t round = 1; round <= settings.plannedRounds.value_or(0); ++round) {
            entries.push_back({RoundNumber{round}});
        }
    }
    return entries;
}

/// Steps through the schedule, remembering when the previous entry ends.
class Evening
{
public:
    Evening(const Tournament& tournament, const QTimeZone& zone, const QDateTime& now,
            const RoundEnds& ends)
        : tournament_(tournament), zone_(zone), ends_(ends), now_(now.toUTC())
    {
        for (const auto& round : tournament.rounds) {
            if (round.clock && (!begun_ || round.clock->startedAt < *begun_)) {
                begun_ = round.clock->startedAt;
            }
        }
    }

    std::vector<ScheduledTime> times()
    {
        const auto entries = entriesOf(tournament_.settings);
        std::vector<ScheduledTime> times;
        for (auto entry = entries.begin(); entry != entries.end(); ++entry) {
            const Moment planned = entry->start ? Moment(momentOf(*entry->start)) : std::nullopt;
            const Moment from = laterOf(free_, planned);
            const auto* const pause = std::get_if<ScheduledBreak>(&entry->what);
            times.push_back(pause != nullptr
                                ? breakTime(*pause, from, roundAfter(entry, entries.end()))
                                : roundTime(std::get<RoundNumber>(entry->what), from));
            times.back().entry = *entry;
            if (times.back().end || times.back().progress != Progress::Past) {
                free_ = times.back().end;
            }
        }
        return times;
    }

private:
    using Entries = std::vector<ScheduleEntry>;

    /// The day that the evening begins on.
    [[nodiscard]] QDate day() const
    {
        const auto begun = begun_.value_or(now_);
        return tournament_.settings.date.value_or(begun.toTimeZone(zone_).date());
    }

    /// Whether a time of the small hours belongs to the night after the evening's day: the evening
    /// began, or is still to begin, long after that time.
    [[nodiscard]] bool isOfTheNightAfter(const QDateTime& moment) const
    {
        const QTime endOfNight(6, 0);
        constexpr std::int64_t halfADay = 12LL * 60 * 60;
        return moment.time() < endOfNight && moment.secsTo(begun_.value_or(now_)) > halfADay;
    }

    /// An evening may run past midnight.
    QDateTime momentOf(QTime time)
    {
        QDateTime moment(day(), time, zone_);
        if (first_ ? moment < *first_ : isOfTheNightAfter(moment)) {
            moment = QDateTime(day().addDays(1), time, zone_);
        }
        first_ = first_.value_or(moment);
        return moment.toUTC();
    }

    const Round* roundAfter(Entries::const_iterator entry, Entries::const_iterator end) const
    {
        const auto found = std::find_if(entry, end, [](const ScheduleEntry& one) {
            return std::holds_alternative<RoundNumber>(one.what);
        });
        return found != end ? findRound(tournament_, std::get<RoundNumber>(found->what)) : nullptr;
    }

    static bool isOver(const Round& round)
    {
        return round.head.state == RoundState::Closed || round.head.state == RoundState::Cancelled;
    }

    ScheduledTime breakTime(const ScheduledBreak& pause, const Moment& from,
                            const Round* next) const
    {
        if (next != nullptr && (next->clock || isOver(*next))) {
            const Moment end = next->clock ? Moment(next->clock->startedAt) : std::nullopt;
            return {{}, Progress::Past, from && end && *from <= *end ? from : std::nullopt, end};
        }
        if (!from) {
            return {};
        }
        const auto end = std::max(minutesAfter(*from, pause.minutes), now_);
        return {{}, *from <= now_ && !isPlaying_ ? Progress::Now : Progress::Coming, from, end};
    }

    /// The end of a round that is over, whose time ends at `end`. Closed before its time without a
    /// known moment, it ended at some time until now.
    [[nodiscard]] Moment endOf(RoundNumber number, const RoundClock& clock,
                               const QDateTime& end) const
    {
        if (clock.pausedAt) {
            return std::min(end, *clock.pausedAt);
        }
        const auto closed = ends_.find(number);
        return closed != ends_.end() ? std::min(end, std::max(clock.startedAt, closed->second))
               : end <= now_         ? Moment(end)
                                     : std::nullopt;
    }

    ScheduledTime roundTime(RoundNumber number, const Moment& from)
    {
        const Round* const round = findRound(tournament_, number);
        if (round != nullptr && round->clock) {
            const auto& clock = *round->clock;
            const auto end =
                *readClock(tournament_.settings, round, now_).end; // A started clock has one.
            isPlaying_ = !isOver(*round);
            if (isPlaying_) {
                return {{}, Progress::Now, clock.startedAt, std::max(end, now_)};
            }
            const Moment ended = endOf(number, clock, end);
            free_ = ended.value_or(now_);
            return {{}, Progress::Past, clock.startedAt, ended};
        }
        if (round != nullptr && isOver(*round)) {
            return {{}, Progress::Past, std::nullopt, std::nullopt};
        }
        if (!from) {
            return {};
        }
        const auto start = std::max(*from, now_);
        const auto& minutes = tournament_.settings.roundMinutes;
        return {{},
                Progress::Coming,
                start,
                minutes ? Moment(minutesAfter(start, *minutes)) : std::nullopt};
    }

    const Tournament& tournament_;
    const QTimeZone& zone_;
    const RoundEnds& ends_;
    QDateTime now_;
    Moment begun_;                   ///< When the first clock was started.
    std::optional<QDateTime> first_; ///< The first start that the schedule states.
    Moment free_;                    ///< When the entries so far have ended, as far as known.
    bool isPlaying_ = false;         ///< The round before is being played.
};

} // namespace

bool setClocks(Tournament& tournament, const RoundClocks& clocks)
{
    bool differs = false;
    for (auto& round : tournament.rounds) {
        const auto found = clocks.find(round.number);
        const auto clock = found != clocks.end() ? std::optional(found->second) : std::nullopt;
        differs = differs || round.clock != clock;
        round.clock = clock;
    }
    return differs;
}

const Round* lastPublished(const Tournament& tournament)
{
    const auto& rounds = tournament.rounds;
    const auto last = std::find_if(rounds.rbegin(), rounds.rend(), [](const Round& round) {
        return round.head.state == RoundState::Published;
    });
    return last != rounds.rend() ? &*last : nullptr;
}

const Round* clockedRound(const Tournament& tournament)
{
    const auto& rounds = tournament.rounds;
    const auto last = std::find_if(rounds.rbegin(), rounds.rend(), [](const Round& round) {
        return round.head.state == RoundState::Published && round.clock;
    });
    return last != rounds.rend() ? &*last : lastPublished(tournament);
}

ClockReading readClock(const Settings& settings, const Round* round, const QDateTime& now)
{
    return readClock(round != nullptr ? round->clock : std::nullopt,
                     round != nullptr ? settings.roundMinutes.value_or(0) : 0, now);
}

std::vector<ScheduledTime> expectedTimes(const Tournament& tournament, const QTimeZone& zone,
                                         const QDateTime& now, const RoundEnds& ends)
{
    return Evening(tournament, zone, now, ends).times();
}

} // namespace core
