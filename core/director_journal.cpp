#include "director.h"

#include <algorithm>
#include <limits>
#include <utility>

/// What the director tells of the journal.
namespace core {
namespace {

/// Whether an entry of Action::PublishRound published that round, maybe among others.
bool publishes(const JournalEntry& entry, RoundNumber round)
{
    const auto& steps = entry.change.steps;
    return entry.change.label.action == Action::PublishRound &&
           std::any_of(steps.begin(), steps.end(), [round](const Step& step) {
               const auto* const head = std::get_if<RoundExchange>(&step);
               return head != nullptr && head->key == round;
           });
}

} // namespace

Result<Director::NextSteps> Director::nextSteps(TournamentId id) const
{
    if (!store_.version(id)) {
        return noTournament(id);
    }
    const auto history =
        historyFrom([&](std::size_t limit) { return store_.newestLinks(id, limit); });
    const auto labelOf = [&](std::optional<JournalId> entry) -> std::optional<Label> {
        const auto found = entry ? store_.journalEntry(id, *entry) : std::nullopt;
        return found ? std::optional(found->change.label) : std::nullopt;
    };
    return NextSteps{labelOf(history.undo), labelOf(history.redo), history.undo};
}

std::vector<JournalEntry> Director::recentResults(TournamentId id, std::size_t count) const
{
    return store_.newestInEffect(
        id, {{Action::EnterGame, Action::CorrectGame, Action::ClearGame}, std::nullopt, count});
}

std::vector<JournalEntry> Director::corrections(TournamentId id, RoundNumber round) const
{
    using enum Action;
    constexpr std::size_t enough = 200;
    auto entries = store_.newestInEffect(
        id,
        {{CorrectGame, SwapTableResults, ChangeSeating, SwapSeats, PublishRound}, round, enough});
    entries.erase(std::find_if(entries.begin(), entries.end(),
                               [round](const auto& entry) { return publishes(entry, round); }),
                  entries.end());
    std::erase_if(entries,
                  [](const auto& entry) { return entry.change.label.action == PublishRound; });
    return entries;
}

std::optional<QDateTime> Director::publishedAt(TournamentId id, RoundNumber round) const
{
    // An entry that names no round published several at once.
    constexpr std::size_t enough = 20;
    for (const auto& entry : store_.newestInEffect(id, {{Action::PublishRound}, round, enough})) {
        if (publishes(entry, round)) {
            return entry.time;
        }
    }
    return std::nullopt;
}

Result<std::vector<Director::JournalLine>> Director::journal(TournamentId id) const
{
    if (!store_.version(id)) {
        return noTournament(id);
    }
    auto entries = store_.journal(id);
    std::vector<JournalLink> links;
    links.reserve(entries.size());
    for (const auto& entry : entries) {
        links.push_back(entry.link);
    }
    const auto undone = takenBack(links);
    std::vector<JournalLine> lines;
    lines.reserve(entries.size());
    for (auto& entry : entries) {
        const bool isUndone = std::binary_search(undone.begin(), undone.end(), entry.link.id);
        lines.push_back({std::move(entry), isUndone});
    }
    return lines;
}

Result<std::vector<JournalLink>> Director::journalLinks(TournamentId id) const
{
    if (!store_.version(id)) {
        return noTournament(id);
    }
    return store_.newestLinks(id, std::numeric_limits<std::int32_t>::max());
}

std::optional<JournalEntry> Director::journalEntry(TournamentId id, JournalId entry) const
{
    return store_.journalEntry(id, entry);
}

} // namespace core
