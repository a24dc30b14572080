#include "core/faults/faults.h"
#include "core/model/certificate.h"
#include "core/model/enum_keys.h"
#include "core/model/limits.h"
#include "core/money/iban.h"
#include "core/people/same_text.h"
#include "core/ranking/discipline.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <variant>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

void findTextFaults(const Settings& settings, const Pointer& place, Refusals& faults)
{
    const auto check = [&faults](const QString& text, const Pointer& at) {
        if (!isPlainLine(text)) {
            addFault(faults, {SettingsFault::TextNotPlain, at, {}});
        }
        findLineFaults(text, at, faults);
    };
    if (settings.name.trimmed().isEmpty()) {
        addFault(faults, {SettingsFault::NameMissing, place / "name"_L1, {}});
    }
    check(settings.name, place / "name"_L1);
    check(settings.venue, place / "venue"_L1);
    check(settings.organiser, place / "organiser"_L1);
    const Pointer licence = place / "licence"_L1;
    check(settings.licence.rightsHolder, licence / "rightsHolder"_L1);
    check(settings.licence.iban, licence / "iban"_L1);
    check(settings.licence.bic, licence / "bic"_L1);
    if (!isPlainLine(settings.licence.text)) {
        addFault(faults, {SettingsFault::TextNotPlain, licence / "text"_L1, {}});
    }
    findNoteFaults(settings.licence.text, licence / "text"_L1, faults);
    findNoteFaults(settings.licence.address, licence / "address"_L1, faults);
}

bool isFeeClassId(const QString& id)
{
    return !id.isEmpty() && std::all_of(id.begin(), id.end(), [](QChar sign) {
        return (sign >= u'a' && sign <= u'z') || (sign >= u'0' && sign <= u'9') || sign == u'-';
    });
}

void findFeeClassFaults(const std::vector<FeeClass>& classes, const Pointer& place,
                        Refusals& faults)
{
    std::set<QString> known;
    for (std::size_t index = 0; index < classes.size() && !isFull(faults); ++index) {
        const auto& one = classes[index];
        const Pointer at = place / index;
        if (!isFeeClassId(one.id)) {
            addFault(faults, {SettingsFault::FeeClassIdInvalid, at / "id"_L1, {one.id}});
        } else if (!known.insert(one.id).second) {
            addFault(faults, {SettingsFault::FeeClassTwice, at / "id"_L1, {one.id}});
        }
        findLineFaults(one.id, at / "id"_L1, faults);
        if (one.name.trimmed().isEmpty()) {
            addFault(faults, {SettingsFault::FeeClassNameMissing, at / "name"_L1, {}});
        }
        if (!isPlainLine(one.name)) {
            addFault(faults, {SettingsFault::TextNotPlain, at / "name"_L1, {}});
        }
        findLineFaults(one.name, at / "name"_L1, faults);
        if (!paidCentsRange.contains(one.cents)) {
            addFault(
                faults,
                {SettingsFault::StartFeeOutOfRange, at / "cents"_L1, {QString::number(one.cents)}});
        }
    }
}

void findPathFaults(const QString& path, const Pointer& place, Refusals& faults)
{
    if (!isPlainLine(path)) {
        addFault(faults, {SettingsFault::TextNotPlain, place, {}});
    }
    findNoteFaults(path, place, faults);
}

void findCertificateFaults(const Certificate& certificate, const Pointer& place, Refusals& faults)
{
    findNoteFaults(certificate.text, place / "text"_L1, faults);
    // Fields are not checked in a text that is too long.
    for (const auto& field : unknownFields(certificate.text.left(longestNote))) {
        addFault(faults, {SettingsFault::FieldUnknown, place / "text"_L1, {field}});
    }
    if (certificate.places && !placesRange.contains(*certificate.places)) {
        addFault(faults, {SettingsFault::PlacesOutOfRange,
                          place / "places"_L1,
                          {QString::number(*certificate.places)}});
    }
    findPathFaults(certificate.background, place / "background"_L1, faults);
    findPathFaults(certificate.logo, place / "logo"_L1, faults);
}

void findScaleFaults(const scoring::Rules& rules, const Pointer& place, Refusals& faults)
{
    const auto* own = std::get_if<scoring::OwnScale>(&rules.options.scale);
    if (own == nullptr) {
        return;
    }
    for (int size = 2; size <= scoring::largestTable; ++size) {
        const auto& values = own->forTableOf(size);
        const Pointer at = place / "scale"_L1 / QString::number(size);
        if (values && !allowsTableOf(rules.ruleSet, size)) {
            addFault(faults, {SettingsFault::ScaleSizeRefused, at, {QString::number(size)}});
        }
        if (values && values->size() != size) {
            addFault(faults, {SettingsFault::ScaleValueCount,
                              at,
                              {QString::number(values->size()), QString::number(size)}});
        }
    }
}

void findApartFaults(const Settings& settings, const Roster& roster, const Pointer& place,
                     Refusals& faults)
{
    std::set<std::pair<StartNumber, StartNumber>> known;
    for (std::size_t index = 0; index < settings.apart.size() && !isFull(faults); ++index) {
        const auto [one, other] = settings.apart[index];
        const Pointer at = place / index;
        const QStringList pair = {QString::number(plain(one)), QString::number(plain(other))};
        if (!roster.has(one)) {
            addFault(faults, {ParticipantFault::Unknown, at / std::size_t{0}, {pair[0]}});
        }
        if (!roster.has(other)) {
            addFault(faults, {ParticipantFault::Unknown, at / std::size_t{1}, {pair[1]}});
        }
        if (one == other) {
            addFault(faults, {SettingsFault::ApartSelf, at, {pair[0]}});
        } else if (!known.insert(std::minmax(one, other)).second) {
            addFault(faults, {SettingsFault::ApartTwice, at, pair});
        }
    }
}

void findTieBreakFaults(const std::vector<scoring::TieBreak>& tieBreaks, const Pointer& place,
                        Refusals& faults)
{
    for (std::size_t index = 0; index < tieBreaks.size(); ++index) {
        const auto before = tieBreaks.begin() + static_cast<std::ptrdiff_t>(index);
        if (std::find(tieBreaks.begin(), before, *before) != before) {
            addFault(faults, {SettingsFault::TieBreakTwice, place / index, {keyOf(*before)}});
        }
    }
}

void findMinutesFault(std::int32_t minutes, const Pointer& place, Refusals& faults)
{
    if (!roundMinutesRange.contains(minutes)) {
        addFault(faults, {SettingsFault::MinutesOutOfRange, place, {QString::number(minutes)}});
    }
}

void findBreakFaults(const ScheduledBreak& pause, const Pointer& place, Refusals& faults)
{
    findMinutesFault(pause.minutes, place / "break"_L1, faults);
    if (!isPlainLine(pause.name)) {
        addFault(faults, {SettingsFault::TextNotPlain, place / "name"_L1, {}});
    }
    findLineFaults(pause.name, place / "name"_L1, faults);
}

void findScheduleFaults(const std::vector<ScheduleEntry>& schedule, const Pointer& place,
                        Refusals& faults)
{
    if (schedule.size() > longestSchedule) {
        addFault(faults, {SettingsFault::ScheduleTooLong,
                          place,
                          {QString::number(schedule.size()), QString::number(longestSchedule)}});
        return;
    }
    std::set<RoundNumber> known;
    for (std::size_t index = 0; index < schedule.size() && !isFull(faults); ++index) {
        const auto& what = schedule[index].what;
        if (const auto* const pause = std::get_if<ScheduledBreak>(&what)) {
            findBreakFaults(*pause, place / index, faults);
            continue;
        }
        const auto round = std::get<RoundNumber>(what);
        const QStringList number = {QString::number(plain(round))};
        if (!roundsRange.contains(plain(round))) {
            addFault(faults, {RoundFault::NumberOutOfRange, place / index / "round"_L1, number});
        } else if (!known.insert(round).second) {
            addFault(faults, {SettingsFault::ScheduledTwice, place / index / "round"_L1, number});
        }
    }
}

void findPrizeFaults(const std::vector<std::int64_t>& prizes, const Pointer& place,
                     Refusals& faults)
{
    for (std::size_t index = 0; index < prizes.size() && !isFull(faults); ++index) {
        if (!paidCentsRange.contains(prizes[index])) {
            addFault(faults, {SettingsFault::PrizeOutOfRange,
                              prizes.size() == 1 ? place : place / index,
                              {QString::number(prizes[index])}});
        }
    }
}

/// A required text of one line; `missing` is added if it is blank.
void findNamingFaults(const QString& text, const Refusal& missing, Refusals& faults)
{
    const auto& at = std::get<Pointer>(missing.place);
    if (text.trimmed().isEmpty()) {
        addFault(faults, missing);
    }
    if (!isPlainLine(text)) {
        addFault(faults, {SettingsFault::TextNotPlain, at, {}});
    }
    findLineFaults(text, at, faults);
}

void findTeamFaults(const Prize& prize, const Pointer& place, Refusals& faults)
{
    if (!teamRange.contains(prize.best)) {
        addFault(
            faults,
            {SettingsFault::PrizeBestOutOfRange, place / "best"_L1, {QString::number(prize.best)}});
    }
    std::set<QString> known;
    for (qsizetype index = 0; index < prize.teams.size() && !isFull(faults); ++index) {
        const QString& team = prize.teams[index];
        const Pointer at = place / "teams"_L1 / static_cast<std::size_t>(index);
        findNamingFaults(team, {SettingsFault::PrizeTeamMissing, at, {prize.name}}, faults);
        if (!known.insert(sameKey(team)).second) {
            addFault(faults, {SettingsFault::PrizeTeamTwice, at, {prize.name, team}});
        }
    }
}

void findPlaceFaults(const Prize& prize, const Pointer& place, Refusals& faults)
{
    if (const auto* const cents = std::get_if<PrizeCents>(&prize.places)) {
        findPrizeFaults(*cents, place / "cents"_L1, faults);
    } else if (const auto* const percents = std::get_if<PrizePercents>(&prize.places)) {
        for (std::size_t index = 0; index < percents->size() && !isFull(faults); ++index) {
            if (!percentRange.contains((*percents)[index])) {
                addFault(faults, {SettingsFault::PrizePercentOutOfRange,
                                  place / "percent"_L1 / index,
                                  {QString::number((*percents)[index])}});
            }
        }
    } else if (const auto* const goods = std::get_if<PrizeGoods>(&prize.places)) {
        for (qsizetype index = 0; index < goods->size() && !isFull(faults); ++index) {
            const Pointer at = place / "goods"_L1 / static_cast<std::size_t>(index);
            findNamingFaults((*goods)[index], {SettingsFault::PrizeGoodsMissing, at, {prize.name}},
                             faults);
        }
    }
}

void findOnePrizeFaults(const Prize& prize, const Pointer& place, Refusals& faults)
{
    findNamingFaults(prize.name, {SettingsFault::PrizeNameMissing, place / "name"_L1, {}}, faults);
    if (prize.what == PrizeFor::Group) {
        findNamingFaults(
            prize.tag, {SettingsFault::PrizeGroupMissing, place / "tag"_L1, {prize.name}}, faults);
    }
    if (prize.what == PrizeFor::Team) {
        findTeamFaults(prize, place, faults);
    }
    if (prize.what == PrizeFor::Round && !roundsRange.contains(plain(prize.round))) {
        addFault(faults, {SettingsFault::PrizeRoundOutOfRange,
                          place / "round"_L1,
                          {QString::number(plain(prize.round))}});
    }
    const auto* const choice = std::get_if<FreeChoice>(&prize.places);
    const bool isNoSpan = choice != nullptr && (choice->from < 1 || choice->from > choice->until);
    if (placesOf(prize) == 0 || isNoSpan) {
        addFault(faults, {SettingsFault::PrizeWithoutPlaces, place, {prize.name}});
    }
    findPlaceFaults(prize, place, faults);
}

void findPotFault(const std::vector<Prize>& prizes, const Pointer& place, Refusals& faults)
{
    std::int64_t sum = 0;
    for (const auto& prize : prizes) {
        if (const auto* const percents = std::get_if<PrizePercents>(&prize.places)) {
            sum = std::accumulate(percents->begin(), percents->end(), sum);
        }
    }
    if (sum > percentRange.largest) {
        addFault(faults, {SettingsFault::PrizePercentsBeyondPot, place, {QString::number(sum)}});
    }
}

void findMorePrizesFaults(const std::vector<Prize>& prizes, const Pointer& place, Refusals& faults)
{
    const auto most =
        std::max_element(prizes.begin(), prizes.end(), [](const Prize& left, const Prize& right) {
            return placesOf(left) < placesOf(right);
        });
    const auto found = most == prizes.end() ? 0 : std::max(prizes.size(), placesOf(*most));
    if (found > mostPrizes) {
        addFault(faults, {SettingsFault::TooManyPrizes,
                          place,
                          {QString::number(found), QString::number(mostPrizes)}});
        return;
    }
    std::set<QString> known;
    for (std::size_t index = 0; index < prizes.size() && !isFull(faults); ++index) {
        findOnePrizeFaults(prizes[index], place / index, faults);
        if (!known.insert(sameKey(prizes[index].name)).second) {
            addFault(faults,
                     {SettingsFault::PrizeTwice, place / index / "name"_L1, {prizes[index].name}});
        }
    }
    findPotFault(prizes, place, faults);
}

} // namespace

Refusals faultsOf(const Settings& settings, const Roster& roster, const Pointer& place)
{
    Refusals faults;
    findTextFaults(settings, place, faults);
    const Pointer options = place / "options"_L1;
    findScaleFaults(settings.rules, options, faults);
    findTieBreakFaults(settings.rules.options.tieBreaks, options / "tieBreaks"_L1, faults);
    findApartFaults(settings, roster, place / "apart"_L1, faults);
    if (!gamesRange.contains(settings.gamesPerRound)) {
        addFault(faults, {SettingsFault::GamesOutOfRange,
                          place / "gamesPerRound"_L1,
                          {QString::number(settings.gamesPerRound)}});
    }
    if (settings.plannedRounds && !roundsRange.contains(*settings.plannedRounds)) {
        addFault(faults, {SettingsFault::PlannedRoundsOutOfRange,
                          place / "plannedRounds"_L1,
                          {QString::number(*settings.plannedRounds)}});
    }
    if (settings.releasedRounds && !roundsRange.contains(*settings.releasedRounds)) {
        addFault(faults, {SettingsFault::ReleasedOutOfRange,
                          place / "releasedRounds"_L1,
                          {QString::number(*settings.releasedRounds)}});
    }
    if (settings.capacity && !capacityRange.contains(*settings.capacity)) {
        addFault(faults, {SettingsFault::CapacityOutOfRange,
                          place / "capacity"_L1,
                          {QString::number(*settings.capacity)}});
    }
    if (settings.roundMinutes) {
        findMinutesFault(*settings.roundMinutes, place / "roundMinutes"_L1, faults);
    }
    findScheduleFaults(settings.schedule, place / "schedule"_L1, faults);
    if (!paidCentsRange.contains(settings.startFeeCents)) {
        addFault(faults, {SettingsFault::StartFeeOutOfRange,
                          place / "startFeeCents"_L1,
                          {QString::number(settings.startFeeCents)}});
    }
    findFeeClassFaults(settings.feeClasses, place / "feeClasses"_L1, faults);
    findPrizeFaults(settings.prizeCents, place / "prizeCents"_L1, faults);
    findMorePrizesFaults(settings.prizes, place / "prizes"_L1, faults);
    addFaults(faults, Discipline::of(settings).settingsFaults(settings, place));
    findCertificateFaults(settings.certificate, place / "certificate"_L1, faults);
    const QString& iban = settings.licence.iban;
    if (!iban.isEmpty() && !isValidIban(iban)) {
        addFault(faults, {SettingsFault::IbanInvalid, place / "licence"_L1 / "iban"_L1, {iban}});
    }
    return faults;
}

} // namespace core
