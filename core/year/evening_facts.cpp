#include "core/year/evening_facts.h"

#include "core/ranking/discipline.h"

#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <utility>

namespace core {
namespace {

/// Collects who met whom; a pair is looked up once for each table that both were at.
class Meetings
{
public:
    void sitTogether(const std::vector<StartNumber>& seats)
    {
        for (std::size_t one = 0; one < seats.size(); ++one) {
            for (std::size_t other = one + 1; other < seats.size(); ++other) {
                ++of(seats[one], seats[other]).tables;
            }
        }
    }

    void play(const Contest& contest)
    {
        for (std::size_t one = 0; one < contest.size(); ++one) {
            for (std::size_t other = one + 1; other < contest.size(); ++other) {
                play(contest[one], contest[other]);
            }
        }
    }

    /// By the numbers.
    [[nodiscard]] std::vector<MeetingFacts> all() const
    {
        std::vector<MeetingFacts> meetings;
        meetings.reserve(met_.size());
        for (const auto& [pair, meeting] : met_) {
            meetings.push_back(meeting);
        }
        std::sort(meetings.begin(), meetings.end(),
                  [](const MeetingFacts& left, const MeetingFacts& right) {
                      return std::pair(left.one, left.other) < std::pair(right.one, right.other);
                  });
        return meetings;
    }

private:
    void play(const ContestPart& one, const ContestPart& other)
    {
        auto& meeting = of(one.number, other.number);
        const auto& first = meeting.one == one.number ? one : other;
        const auto& second = meeting.one == one.number ? other : one;
        ++meeting.games;
        meeting.oneAhead += first.standing > second.standing ? 1 : 0;
        meeting.otherAhead += second.standing > first.standing ? 1 : 0;
    }

    MeetingFacts& of(StartNumber left, StartNumber right)
    {
        const auto [one, other] = std::minmax(left, right);
        const auto key = std::int64_t{plain(one)} << 32U | plain(other);
        auto& meeting = met_[key];
        meeting.one = one;
        meeting.other = other;
        return meeting;
    }

    std::unordered_map<std::int64_t, MeetingFacts> met_;
};

std::vector<ParticipantFacts> participantsOf(const Tournament& tournament,
                                             const Standings& standings)
{
    std::unordered_map<StartNumber, const Participant*> people;
    for (const auto& participant : tournament.participants) {
        people.emplace(participant.number, &participant);
    }
    std::vector<ParticipantFacts> facts;
    facts.reserve(standings.lines().size());
    for (const auto& [rank, tally] : standings.lines()) {
        const auto& person = *people.at(tally.number);
        facts.push_back({person.number, person.name, person.club, person.tags, rank, tally, {}});
    }
    return facts;
}

} // namespace

EveningFacts factsOf(const Tournament& tournament, const Standings& standings)
{
    const auto& settings = tournament.settings;
    EveningFacts facts{
        settings.name, settings.date, settings.rules, participantsOf(tournament, standings), {}};
    std::unordered_map<StartNumber, std::vector<bool>*> won;
    for (auto& participant : facts.participants) {
        won.emplace(participant.number, &participant.won);
    }
    const auto& discipline = Discipline::of(settings);
    Meetings meetings;
    for (const auto& round : tournament.rounds) {
        if (!counts(round.head.state)) {
            continue;
        }
        for (const auto& table : round.tables) {
            meetings.sitTogether(table.head.seats);
            for (const auto& contest : discipline.contests(settings, round, table)) {
                meetings.play(contest);
                for (const auto& part : contest) {
                    won.at(part.number)->push_back(part.won);
                }
            }
        }
    }
    facts.meetings = meetings.all();
    return facts;
}

} // namespace core
