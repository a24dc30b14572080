#include "app/desk/participants/participant_texts.h"

#include "core/people_names.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>
#include <QStringList>

namespace desk {
namespace {

class ParticipantTexts
{
    Q_DECLARE_TR_FUNCTIONS(ParticipantTexts)
};

using icons::Meaning;
using theme::Role;

QString joined(const std::vector<core::StartNumber>& numbers)
{
    QStringList texts;
    for (const auto number : numbers) {
        texts << QString::number(core::plain(number));
    }
    return texts.join(QStringLiteral(", "));
}

void addPresence(const core::Participant& person, std::vector<Note>& notes)
{
    const auto& spans = person.present;
    if (spans.empty()) {
        notes.push_back({Meaning::Left, Role::Warn, ParticipantTexts::tr("withdrawn")});
        return;
    }
    if (const auto last = spans.back().until) {
        notes.push_back({Meaning::Left, Role::Warn,
                         ParticipantTexts::tr("only until round %1").arg(core::plain(*last))});
    }
    if (const int first = core::plain(spans.front().from); first > 1) {
        notes.push_back(
            {Meaning::Late, Role::Note, ParticipantTexts::tr("from round %1").arg(first)});
    }
    for (std::size_t index = 1; index < spans.size(); ++index) {
        const int first = core::plain(spans[index - 1].until.value_or(core::RoundNumber{0})) + 1;
        const int last = core::plain(spans[index].from) - 1;
        notes.push_back({Meaning::Absent, Role::Warn,
                         first == last
                             ? ParticipantTexts::tr("not in round %1").arg(first)
                             : ParticipantTexts::tr("not in rounds %1–%2").arg(first).arg(last)});
    }
}

bool isNamesake(const core::Participant& one, const core::Participant& other)
{
    return one.number != other.number &&
           core::nameKey(one.name, one.surname) == core::nameKey(other.name, other.surname);
}

} // namespace

std::vector<Note> notesOn(const core::Tournament& tournament, const core::Participant& person)
{
    std::vector<Note> notes;
    addPresence(person, notes);
    if (person.fixedTable) {
        notes.push_back(
            {Meaning::FixedTable, Role::Muted,
             ParticipantTexts::tr("fixed table %1").arg(core::plain(*person.fixedTable))});
    }
    std::vector<core::StartNumber> apart;
    for (const auto& [one, other] : tournament.settings.apart) {
        if (one == person.number || other == person.number) {
            apart.push_back(one == person.number ? other : one);
        }
    }
    if (!apart.empty()) {
        notes.push_back({Meaning::Apart, Role::Muted,
                         ParticipantTexts::tr("never with No. %1").arg(joined(apart))});
    }
    std::optional<scoring::MatchPoints> penalties;
    for (const auto& penalty : tournament.penalties) {
        if (penalty.participant == person.number) {
            penalties = penalties.value_or(scoring::MatchPoints()) + penalty.matchPoints;
        }
    }
    if (penalties) {
        notes.push_back(
            {Meaning::Warning, Role::Warn,
             ParticipantTexts::tr("penalty %1").arg(texts::matchPointsText(*penalties))});
    }
    std::vector<core::StartNumber> twins;
    for (const auto& other : tournament.participants) {
        if (isNamesake(person, other) && person.club == other.club) {
            twins.push_back(other.number);
        }
    }
    if (!twins.empty()) {
        notes.push_back({Meaning::Person, Role::Muted,
                         ParticipantTexts::tr("same name as No. %1").arg(joined(twins))});
    }
    return notes;
}

QString presenceText(bool present)
{
    return present ? ParticipantTexts::tr("present") : ParticipantTexts::tr("absent");
}

QString paidText(std::int64_t paidCents, std::int64_t feeCents)
{
    if (paidCents >= feeCents) {
        return texts::moneyText(paidCents);
    }
    return paidCents == 0 ? ParticipantTexts::tr("open", "start fee")
                          : ParticipantTexts::tr("%1 of %2", "paid of start fee")
                                .arg(texts::moneyText(paidCents), texts::moneyText(feeCents));
}

} // namespace desk
