#include "app/desk/evening/check_in/admission.h"

#include "app/desk/evening/check_in/check_in_words.h"
#include "app/desk/evening/participants/people_edits.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "core/money/start_fee.h"
#include "core/people/people_names.h"
#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace desk {
namespace {

class AdmissionTexts
{
    Q_DECLARE_TR_FUNCTIONS(Admission)

public:
    static QString checkedIn(const core::Tournament& tournament, const core::Participant& before,
                             const core::Participant& after)
    {
        const QString who = words::arrival(tournament, after.number);
        const auto account = core::feeAccountOf(tournament.settings, after);
        const bool pays = after.paidCents() > before.paidCents();
        const bool comes = before.status != after.status || before.present != after.present;
        const QString paid = texts::moneyText(after.paidCents());
        if (!comes) {
            return tr("%1 has paid %2").arg(who, paid);
        }
        if (pays) {
            return tr("%1 is here, %2 paid").arg(who, paid);
        }
        if (account.owedBack > 0) {
            return tr("%1 is here, %2 owed back").arg(who, texts::moneyText(account.owedBack));
        }
        return account.open > 0
                   ? tr("%1 is here, %2 still due").arg(who, texts::moneyText(account.open))
                   : tr("%1 is here").arg(who);
    }

    static Admission::Outcome enrolled(const core::Tournament& tournament,
                                       const core::Participant& person, bool wantedToPay)
    {
        const QString who = words::arrival(tournament, person.number);
        if (!core::isHere(person)) {
            const auto place = core::placeInQueue(tournament, person.number);
            return {true, tr("%1: %2").arg(who, words::waitingPlace(place.value_or(0))),
                    wantedToPay && person.paidCents() == 0
                        ? tr("No place is free. Nothing was paid.")
                        : tr("No place is free."),
                    person};
        }
        return {true,
                person.paidCents() > 0 ? tr("%1 is enrolled and here, %2 paid")
                                             .arg(who, texts::moneyText(person.paidCents()))
                                       : tr("%1 is enrolled and here").arg(who),
                {},
                person};
    }

    /// Whose check-in was refused, and how to take what they still owe.
    static QString refused(const core::Settings& settings, const core::Participant& person)
    {
        const QString who = core::nameWithClub(person.name, person.club);
        const auto open = core::feeAccountOf(settings, person).open;
        return open > 0 ? tr("%1, %2 still due: + takes it").arg(who, texts::moneyText(open)) : who;
    }

    static Admission::Outcome namesake(const core::Participant& person)
    {
        return {
            false,
            tr("%1 is registered already: No. %2").arg(person.name).arg(core::plain(person.number)),
            tr("Somebody else of that name? Type the club behind it: %1; club").arg(person.name)};
    }
};

} // namespace

Admission::Admission(Session& session, Newcomers& newcomers)
    : session_(session), newcomers_(newcomers)
{}

Admission::Outcome Admission::admit(const core::Candidate& candidate, StartFee fee,
                                    const std::optional<QString>& feeClass)
{
    if (candidate.kind != core::Candidate::Kind::Registered) {
        return enrolWalkIn(candidate, fee, feeClass);
    }
    const auto person = companionOf(candidate, feeClass);
    const auto* const found = core::findPerson(session_.tournament(), person.uuid);
    const auto before = found != nullptr ? *found : core::Participant();
    const auto stored = enter({person}, fee);
    if (!stored || stored->isEmpty()) {
        return {false, stored ? whyHereAlready(before) : textOf(stored.refused()),
                AdmissionTexts::refused(session_.tournament().settings, before)};
    }
    const auto& tournament = session_.tournament();
    const auto& after = *core::findPerson(tournament, person.uuid);
    return {true, AdmissionTexts::checkedIn(tournament, before, after), {}, after};
}

QString Admission::whyHereAlready(const core::Participant& person)
{
    return session_.read([&person](core::TournamentService& service, core::TournamentId id) {
        return texts::text(core::hereAlready(service.read(), id, person));
    });
}

core::Result<core::Change> Admission::enter(std::vector<core::DoorPerson> people, StartFee fee)
{
    const auto& tournament = session_.tournament();
    for (auto& person : people) {
        person.cents = fee == StartFee::PaidNow ? core::missingFeeOf(person, tournament) : 0;
    }
    return enterAtDoor(session_, people, newcomers_);
}

Admission::Outcome Admission::enrolWalkIn(const core::Candidate& candidate, StartFee fee,
                                          const std::optional<QString>& feeClass)
{
    const auto& player = candidate.player;
    const auto& people = session_.tournament().participants;
    const auto same = std::find_if(people.begin(), people.end(), [&player](const auto& person) {
        return core::spellingOf(person.name, person.club, person.surname) ==
               core::spellingOf(player.name, player.club);
    });
    if (same != people.end()) {
        return AdmissionTexts::namesake(*same);
    }
    const bool waits = placeOfWalkIn() == core::Attendance::Waiting; // And pays nothing.
    const auto stored = enter({companionOf(candidate, feeClass)}, waits ? StartFee::AsBefore : fee);
    if (!stored) {
        return {false, textOf(stored.refused())};
    }
    const auto& tournament = session_.tournament();
    return AdmissionTexts::enrolled(
        tournament, *core::findParticipant(tournament, core::enrolledBy(*stored).front()),
        fee == StartFee::PaidNow);
}

QString Admission::feeClassOf(const core::Candidate& candidate) const
{
    const auto* const found = core::findParticipant(session_.tournament(), candidate.number);
    return found != nullptr ? found->feeClass : QString();
}

std::optional<QString> Admission::rememberedClass(const core::Candidate& candidate) const
{
    const auto id = core::feeClassAmong(candidate.player.tags, session_.tournament().settings);
    const bool isKnown = candidate.kind == core::Candidate::Kind::Known;
    return isKnown && !id.isEmpty() ? std::optional(id) : std::nullopt;
}

core::DoorPerson Admission::companionOf(const core::Candidate& candidate,
                                        const std::optional<QString>& feeClass) const
{
    core::DoorPerson person;
    person.feeClass = feeClass;
    if (const auto* const found = core::findParticipant(session_.tournament(), candidate.number)) {
        person.uuid = found->uuid;
    } else {
        person.enrolment = enrolmentOf(candidate.player);
    }
    return person;
}

std::pair<QString, std::int64_t>
Admission::describe(const std::vector<core::DoorPerson>& people) const
{
    const auto& tournament = session_.tournament();
    QStringList names;
    std::int64_t missing = 0;
    for (const auto& person : people) {
        const auto* const found = core::findPerson(tournament, person.uuid);
        names << (found != nullptr ? core::spokenName(*found) : person.enrolment.name);
        missing += core::missingFeeOf(person, tournament);
    }
    return {names.join(QStringLiteral(", ")), missing};
}

Admission::Outcome Admission::admitTogether(const std::vector<core::DoorPerson>& people,
                                            StartFee fee)
{
    const auto [names, missing] = describe(people);
    const bool pays = fee == StartFee::PaidNow && missing > 0;
    const auto stored = enter(people, fee);
    if (!stored) {
        return {false, textOf(stored.refused()), AdmissionTexts::tr("Nobody was checked in.")};
    }
    return {true,
            pays ? AdmissionTexts::tr("%1: here, %2 paid").arg(names, texts::moneyText(missing))
                 : AdmissionTexts::tr("%1: here").arg(names)};
}

Admission::Outcome Admission::release(const core::PlaceRelease& release)
{
    const auto stored = session_.run(core::releasePlaces, release);
    if (!stored) {
        return {false, textOf(stored.refused())};
    }
    const auto& tournament = session_.tournament();
    return {true,
            AdmissionTexts::tr("Moved up: %1").arg(words::names(tournament, release.movingUp)),
            release.released.empty() ? QString()
                                     : AdmissionTexts::tr("To the end of the waiting list: %1")
                                           .arg(words::names(tournament, release.released)),
            *core::findParticipant(tournament, release.movingUp.front())};
}

core::Attendance Admission::placeOfWalkIn() const
{
    const auto places = core::placesForNewcomers(core::registrationCount(session_.tournament()));
    return places == 0 ? core::Attendance::Waiting : core::Attendance::Here;
}

} // namespace desk
