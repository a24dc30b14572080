#include "app/desk/evening/participants/participant_texts.h"

#include "core/model/registration.h"
#include "core/money/start_fee.h"
#include "core/people/distinct_names.h"
#include "core/texts/account_texts.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

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

core::PersonSpelling spellingOf(const core::Participant& person)
{
    return core::spellingOf(person.name, person.club, person.surname);
}

} // namespace

ParticipantNotes::ParticipantNotes(const core::Tournament& tournament) : tournament_(tournament)
{
    for (const auto number : core::waitingList(tournament)) {
        placesInQueue_.emplace(number, static_cast<int>(placesInQueue_.size()) + 1);
    }
    for (const auto& person : tournament.participants) {
        namesakes_[spellingOf(person)].push_back(person.number);
    }
}

std::vector<Note> ParticipantNotes::of(const core::Participant& person) const
{
    std::vector<Note> notes;
    if (core::isHere(person)) {
        addPresence(person, notes);
    } else if (person.status == core::Attendance::Waiting) {
        notes.push_back(
            {Meaning::Late, Role::Note,
             ParticipantTexts::tr("place %1, waiting list").arg(placesInQueue_.at(person.number))});
    }
    if (person.fixedTable) {
        notes.push_back(
            {Meaning::FixedTable, Role::Muted,
             ParticipantTexts::tr("fixed table %1").arg(core::plain(*person.fixedTable))});
    }
    std::vector<core::StartNumber> apart;
    for (const auto& [one, other] : tournament_.settings.apart) {
        if (one == person.number || other == person.number) {
            apart.push_back(one == person.number ? other : one);
        }
    }
    if (!apart.empty()) {
        notes.push_back({Meaning::Apart, Role::Muted,
                         ParticipantTexts::tr("never with No. %1").arg(joined(apart))});
    }
    scoring::MatchPoints deducted;
    scoring::MatchPoints given;
    for (const auto& penalty : tournament_.penalties) {
        if (penalty.participant == person.number) {
            (penalty.matchPoints < scoring::MatchPoints() ? deducted : given) +=
                penalty.matchPoints;
        }
    }
    for (const auto points : {deducted, given}) {
        if (points != scoring::MatchPoints()) {
            notes.push_back({Meaning::Warning, Role::Warn, texts::penaltyText(points)});
        }
    }
    auto twins = namesakes_.at(spellingOf(person));
    std::erase(twins, person.number);
    if (!twins.empty()) {
        notes.push_back({Meaning::Person, Role::Muted,
                         ParticipantTexts::tr("same name as No. %1").arg(joined(twins))});
    }
    return notes;
}

Presence presenceOf(const core::Participant& person, core::RoundNumber round)
{
    switch (person.status) {
    case core::Attendance::Waiting:
        return Presence::Waiting;
    case core::Attendance::Expected:
        return Presence::Expected;
    case core::Attendance::Here:
        break;
    }
    return core::isPresent(person, round) ? Presence::Present : Presence::Absent;
}

QString presenceText(Presence presence)
{
    switch (presence) {
    case Presence::Waiting:
        return ParticipantTexts::tr("waiting");
    case Presence::Expected:
        return ParticipantTexts::tr("expected");
    case Presence::Absent:
        return ParticipantTexts::tr("absent");
    case Presence::Present:
        return ParticipantTexts::tr("present");
    }
    return {};
}

QString waitingText(const core::Tournament& tournament,
                    const std::vector<core::StartNumber>& waiting)
{
    constexpr std::size_t most = 8;
    const core::DistinctNames distinct(tournament);
    const auto shown = std::min(most, waiting.size());
    QStringList names;
    for (std::size_t index = 0; index < shown; ++index) {
        names << distinct.of(waiting[index]);
    }
    const QString joined = names.join(QStringLiteral("; "));
    const auto more = static_cast<int>(waiting.size() - shown);
    return ParticipantTexts::tr("On the waiting list: %1")
        .arg(more == 0 ? joined
                       : ParticipantTexts::tr("%1 and %n more", "names", more).arg(joined));
}

std::vector<FeeClassChoice> feeClassChoices(const core::Settings& settings)
{
    const auto text = [](const QString& name, std::int64_t cents) {
        return QStringLiteral("%1, %2").arg(name, texts::moneyText(cents));
    };
    std::vector<FeeClassChoice> choices = {
        {{}, text(ParticipantTexts::tr("no class"), settings.startFeeCents)}};
    for (const auto& one : settings.feeClasses) {
        choices.push_back({one.id, text(one.name, one.cents)});
    }
    return choices;
}

QString startFeeText(const core::Settings& settings)
{
    if (!core::hasStartFee(settings)) {
        return ParticipantTexts::tr("no start fee");
    }
    auto least = settings.startFeeCents;
    auto most = least;
    for (const auto& one : settings.feeClasses) {
        least = std::min(least, one.cents);
        most = std::max(most, one.cents);
    }
    return least == most ? ParticipantTexts::tr("start fee %1").arg(texts::moneyText(most))
                         : ParticipantTexts::tr("start fee %1 to %2")
                               .arg(texts::moneyText(least), texts::moneyText(most));
}

QString paidText(const core::FeeAccount& account)
{
    auto paid = texts::moneyText(account.paid);
    if (account.owedBack > 0) {
        return ParticipantTexts::tr("%1, %2 back", "paid, owed back")
            .arg(paid, texts::moneyText(account.owedBack));
    }
    if (account.open == 0) {
        return paid;
    }
    return account.paid == 0 ? ParticipantTexts::tr("open", "start fee")
                             : ParticipantTexts::tr("%1 of %2", "paid of start fee")
                                   .arg(paid, texts::moneyText(account.due.value_or(0)));
}

} // namespace desk
