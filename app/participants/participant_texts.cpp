#include "participant_texts.h"

#include "app/texts/numbers.h"

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

QString numberText(core::StartNumber number)
{
    return QString::number(core::plain(number));
}

/// "round 2", "rounds 2–4".
QString gapText(core::RoundNumber first, core::RoundNumber last)
{
    return first == last ? ParticipantTexts::tr("not in round %1").arg(core::plain(first))
                         : ParticipantTexts::tr("not in rounds %1–%2")
                               .arg(core::plain(first))
                               .arg(core::plain(last));
}

void addPresence(const core::Participant& person, std::vector<Note>& notes)
{
    const auto& spans = person.present;
    if (spans.empty()) {
        notes.push_back({Meaning::Left, Role::Warn, ParticipantTexts::tr("withdrawn")});
        return;
    }
    if (spans.back().until) {
        notes.push_back(
            {Meaning::Left, Role::Warn,
             ParticipantTexts::tr("only until round %1").arg(core::plain(*spans.back().until))});
    }
    if (core::plain(spans.front().from) > 1) {
        notes.push_back(
            {Meaning::Late, Role::Note,
             ParticipantTexts::tr("from round %1").arg(core::plain(spans.front().from))});
    }
    for (std::size_t index = 1; index < spans.size(); ++index) {
        const core::RoundNumber first{
            core::plain(spans[index - 1].until.value_or(core::RoundNumber{0})) + 1};
        const core::RoundNumber last{core::plain(spans[index].from) - 1};
        notes.push_back({Meaning::Absent, Role::Warn, gapText(first, last)});
    }
}

void addWishes(const core::Tournament& tournament, const core::Participant& person,
               std::vector<Note>& notes)
{
    if (person.fixedTable) {
        notes.push_back(
            {Meaning::FixedTable, Role::Muted,
             ParticipantTexts::tr("fixed table %1").arg(core::plain(*person.fixedTable))});
    }
    QStringList others;
    for (const auto& [one, other] : tournament.settings.apart) {
        if (one == person.number || other == person.number) {
            others << numberText(one == person.number ? other : one);
        }
    }
    if (!others.isEmpty()) {
        notes.push_back(
            {Meaning::Apart, Role::Muted,
             ParticipantTexts::tr("never with No. %1").arg(others.join(QStringLiteral(", ")))});
    }
}

void addPenalties(const core::Tournament& tournament, const core::Participant& person,
                  std::vector<Note>& notes)
{
    scoring::MatchPoints sum;
    bool any = false;
    for (const auto& penalty : tournament.penalties) {
        if (penalty.participant == person.number) {
            sum += penalty.matchPoints;
            any = true;
        }
    }
    if (any) {
        notes.push_back({Meaning::Warning, Role::Warn,
                         ParticipantTexts::tr("penalty %1").arg(texts::matchPointsText(sum))});
    }
}

bool sameName(const core::Participant& one, const core::Participant& other)
{
    return one.number != other.number && one.name == other.name;
}

void addNamesakes(const core::Tournament& tournament, const core::Participant& person,
                  std::vector<Note>& notes)
{
    QStringList others;
    for (const auto& other : tournament.participants) {
        if (sameName(person, other) && person.club == other.club) {
            others << numberText(other.number);
        }
    }
    if (!others.isEmpty()) {
        notes.push_back(
            {Meaning::Person, Role::Muted,
             ParticipantTexts::tr("same name as No. %1").arg(others.join(QStringLiteral(", ")))});
    }
}

} // namespace

std::vector<Note> notesOn(const core::Tournament& tournament, const core::Participant& person)
{
    std::vector<Note> notes;
    addPresence(person, notes);
    addWishes(tournament, person, notes);
    addPenalties(tournament, person, notes);
    addNamesakes(tournament, person, notes);
    return notes;
}

QString distinctName(const core::Tournament& tournament, const core::Participant& person)
{
    bool shared = false;
    bool clubTells = !person.club.isEmpty();
    for (const auto& other : tournament.participants) {
        shared = shared || sameName(person, other);
        clubTells = clubTells && !(sameName(person, other) && person.club == other.club);
    }
    if (!shared) {
        return person.name;
    }
    return clubTells
               ? ParticipantTexts::tr("%1 (%2)").arg(person.name, person.club)
               : ParticipantTexts::tr("%1 (No. %2)").arg(person.name, numberText(person.number));
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
