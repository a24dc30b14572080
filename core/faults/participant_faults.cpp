#include "core/faults.h"

#include <algorithm>

namespace core {

using namespace Qt::Literals::StringLiterals;

namespace {

void findPresenceFaults(const std::vector<PresenceSpan>& spans, const Pointer& place,
                        Refusals& faults)
{
    for (std::size_t index = 0; index < spans.size(); ++index) {
        const auto& span = spans[index];
        const Pointer at = place / index;
        if (plain(span.from) < 1) {
            faults.push_back({RoundFault::NumberOutOfRange,
                              at / "from"_L1,
                              {QString::number(plain(span.from))}});
        }
        if (span.until && *span.until < span.from) {
            faults.push_back(
                {ParticipantFault::PresenceReversed,
                 at / "until"_L1,
                 {QString::number(plain(span.from)), QString::number(plain(*span.until))}});
        }
    }
}

void findTextFaults(const Participant& participant, const Pointer& place, Refusals& faults)
{
    if (participant.name.trimmed().isEmpty()) {
        faults.push_back({ParticipantFault::NameMissing, place / "name"_L1, {}});
    }
    if (!isPlainLine(participant.name)) {
        faults.push_back({ParticipantFault::TextNotPlain, place / "name"_L1, {}});
    }
    if (!isPlainLine(participant.club)) {
        faults.push_back({ParticipantFault::TextNotPlain, place / "club"_L1, {}});
    }
    for (qsizetype index = 0; index < participant.tags.size(); ++index) {
        if (!isPlainLine(participant.tags[index])) {
            faults.push_back({ParticipantFault::TextNotPlain,
                              place / "tags"_L1 / static_cast<std::size_t>(index),
                              {}});
        }
    }
}

} // namespace

Roster::Roster(const Tournament& tournament)
{
    numbers_.reserve(tournament.participants.size());
    for (const auto& participant : tournament.participants) {
        numbers_.push_back(participant.number);
    }
    std::sort(numbers_.begin(), numbers_.end());
}

bool Roster::has(StartNumber number) const
{
    return std::binary_search(numbers_.begin(), numbers_.end(), number);
}

bool isPlainLine(const QString& text)
{
    return std::none_of(text.begin(), text.end(), [](QChar character) {
        return character.category() == QChar::Other_Control ||
               character.category() == QChar::Separator_Line ||
               character.category() == QChar::Separator_Paragraph;
    });
}

Refusals faultsOf(const Participant& participant, const Pointer& place)
{
    Refusals faults;
    findTextFaults(participant, place, faults);
    findPresenceFaults(participant.present, place / "present"_L1, faults);
    if (plain(participant.number) < 1) {
        faults.push_back({ParticipantFault::NumberOutOfRange,
                          place / "number"_L1,
                          {QString::number(plain(participant.number))}});
    }
    if (participant.fixedTable && plain(*participant.fixedTable) < 1) {
        faults.push_back({ParticipantFault::FixedTableOutOfRange,
                          place / "fixedTable"_L1,
                          {QString::number(plain(*participant.fixedTable))}});
    }
    if (participant.paidCents < 0 || participant.paidCents > largestPaidCents) {
        faults.push_back({ParticipantFault::PaidOutOfRange,
                          place / "paidCents"_L1,
                          {QString::number(participant.paidCents)}});
    }
    return faults;
}

Refusals faultsOf(const Penalty& penalty, const Roster& roster, const Pointer& place)
{
    Refusals faults;
    if (!roster.has(penalty.participant)) {
        faults.push_back({ParticipantFault::Unknown,
                          place / "participant"_L1,
                          {QString::number(plain(penalty.participant))}});
    }
    if (plain(penalty.round) < 1) {
        faults.push_back({PenaltyFault::RoundOutOfRange,
                          place / "round"_L1,
                          {QString::number(plain(penalty.round))}});
    }
    if (penalty.matchPoints.units() % scoring::MatchPoints::unitsPerStep != 0) {
        faults.push_back({PenaltyFault::NotInSteps,
                          place / "matchPoints"_L1,
                          {QString::fromStdString(scoring::fractionText(penalty.matchPoints))}});
    }
    return faults;
}

} // namespace core
