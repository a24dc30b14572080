#include "core/use_cases/attending.h"

#include "core/use_cases/participant_steps.h"
#include "core/use_cases/place_checks.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

std::vector<PresenceSpan> edited(const std::vector<PresenceSpan>& spans, const PresentFrom& edit)
{
    std::vector<PresenceSpan> result = spans;
    const auto next = std::find_if(result.begin(), result.end(), [&edit](const auto& span) {
        return !span.until || *span.until >= edit.round;
    });
    if (next == result.end()) {
        result.push_back({edit.round, std::nullopt});
    } else {
        next->from = edit.round;
    }
    return result;
}

std::vector<PresenceSpan> edited(const std::vector<PresenceSpan>& spans, const PresentUntil& edit)
{
    std::vector<PresenceSpan> result;
    for (const auto& span : spans) {
        if (span.from <= edit.round) {
            const bool endsBefore = span.until && *span.until < edit.round;
            result.push_back({span.from, endsBefore ? span.until : edit.round});
        }
    }
    return result;
}

std::vector<PresenceSpan> edited(const std::vector<PresenceSpan>& spans, const AbsentIn& edit)
{
    std::vector<PresenceSpan> result;
    for (const auto& span : spans) {
        const bool misses = span.from <= edit.round && (!span.until || edit.round <= *span.until);
        if (!misses) {
            result.push_back(span);
            continue;
        }
        if (span.from < edit.round) {
            result.push_back({span.from, RoundNumber{plain(edit.round) - 1}});
        }
        if (!span.until || edit.round < *span.until) {
            result.push_back({RoundNumber{plain(edit.round) + 1}, span.until});
        }
    }
    return result;
}

} // namespace

std::vector<PresenceSpan> withPresence(const std::vector<PresenceSpan>& spans,
                                       const PresenceEdit& edit)
{
    return std::visit([&spans](const auto& wanted) { return edited(spans, wanted); }, edit);
}

Result<Change> changePresence(const Tournament& tournament, StartNumber number,
                              const PresenceEdit& edit)
{
    const Participant* const before = findParticipant(tournament, number);
    if (before == nullptr) {
        return unknownPerson(number, Pointer() / "participant"_L1);
    }
    const RoundNumber round = std::visit([](const auto& wanted) { return wanted.round; }, edit);
    if (!roundsRange.contains(plain(round))) {
        return Refusal{
            RoundFault::NumberOutOfRange, Pointer() / "round"_L1, {QString::number(plain(round))}};
    }
    Participant after = *before;
    after.present = withPresence(before->present, edit);
    after = normalised(std::move(after));
    Change change{{Action::ChangePresence}, {}, {}};
    change.label.participant = number;
    change.label.round = round;
    ParticipantSteps(tournament).exchange(change, *before, after);
    return change;
}

} // namespace core
