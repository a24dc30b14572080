#include "suggestions.h"

#include <algorithm>
#include <set>

namespace desk {
namespace {

using Person = std::pair<QString, QString>;

bool beginsWithMatch(const Suggestion& suggestion)
{
    return std::any_of(suggestion.matches.begin(), suggestion.matches.end(),
                       [](const Span& span) { return span.from == 0; });
}

std::vector<Suggestion> knownPeople(const NameSearch& search,
                                    const std::vector<core::Player>& directory,
                                    const LastDates& lastDates, const core::Tournament& tournament)
{
    std::vector<Suggestion> found;
    for (const auto& player : notEnrolled(directory, tournament)) {
        if (auto matches = search.matches(player.name)) {
            const auto last = lastDates.constFind({player.name, player.club});
            found.push_back({Suggestion::Kind::Known, player,
                             last != lastDates.constEnd() ? std::optional(*last) : std::nullopt,
                             core::StartNumber{0}, std::move(*matches)});
        }
    }
    return found;
}

std::vector<Suggestion> enrolledPeople(const NameSearch& search, const core::Tournament& tournament)
{
    std::vector<Suggestion> found;
    for (const auto& participant : tournament.participants) {
        if (auto matches = search.matches(participant.name)) {
            found.push_back({Suggestion::Kind::Enrolled,
                             {participant.name, participant.club, {}},
                             std::nullopt,
                             participant.number,
                             std::move(*matches)});
        }
    }
    return found;
}

} // namespace

std::vector<core::Player> notEnrolled(const std::vector<core::Player>& directory,
                                      const core::Tournament& tournament)
{
    std::multiset<Person> enrolled;
    for (const auto& participant : tournament.participants) {
        enrolled.emplace(participant.name, participant.club);
    }
    std::vector<core::Player> left;
    for (const auto& player : directory) {
        const auto found = enrolled.find({player.name, player.club});
        if (found != enrolled.end()) {
            enrolled.erase(found);
        } else {
            left.push_back(player);
        }
    }
    return left;
}

core::Player typedPlayer(const QString& typed)
{
    const qsizetype end = typed.indexOf(u';');
    return {
        typed.left(end).simplified(), end < 0 ? QString() : typed.mid(end + 1).simplified(), {}};
}

std::vector<Suggestion> suggestionsFor(const QString& typed,
                                       const std::vector<core::Player>& directory,
                                       const LastDates& lastDates,
                                       const core::Tournament& tournament, std::size_t most)
{
    const core::Player player = typedPlayer(typed);
    const NameSearch search(player.name);
    if (player.name.isEmpty()) {
        return {};
    }
    std::vector<Suggestion> all;
    if (!search.isEmpty()) {
        all = knownPeople(search, directory, lastDates, tournament);
        std::stable_partition(all.begin(), all.end(), beginsWithMatch);
        const auto enrolled = enrolledPeople(search, tournament);
        all.insert(all.end(), enrolled.begin(), enrolled.end());
        all.resize(std::min(all.size(), most));
    }
    all.push_back({Suggestion::Kind::New, player, std::nullopt, core::StartNumber{0}, {}});
    return all;
}

} // namespace desk
