#include "app/desk/hall/prize_giving.h"

#include "core/evening/missing.h"
#include "core/money/prizes.h"
#include "core/ranking/standings.h"
#include "core/ranking/ties.h"
#include "core/texts/missing_texts.h"
#include "core/texts/prize_texts.h"
#include "reports/hall/pages.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <iterator>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

class PrizeTexts
{
    Q_DECLARE_TR_FUNCTIONS(PrizeTexts)
};

core::RoundNumber lastRound(const core::Tournament& tournament)
{
    return tournament.rounds.empty() ? core::RoundNumber{1} : tournament.rounds.back().number;
}

/// For further prizes, as they are given.
std::vector<CalledPlace> furtherPrizes(const core::Tournament& tournament,
                                       const hall::Naming& names)
{
    std::vector<CalledPlace> places;
    if (tournament.settings.prizes.empty() || !core::arePrizesDecided(tournament)) {
        return places;
    }
    const hall::PublicNames people(tournament, names);
    for (const auto& award :
         core::inOrderOfGiving(core::prizesOf(tournament, core::Standings(tournament)).awards)) {
        if (award.prize) {
            places.push_back(
                {texts::awardTitle(tournament.settings, award),
                 award.team.isEmpty() ? people.person(award.winners.front()).listed : award.team,
                 texts::awardWorth(award)});
        }
    }
    return places;
}

/// "40 €", of the prizes by rank; empty: none, or they are not decided.
QString worthOf(const core::Prizes& prizes, std::int32_t number)
{
    const auto award =
        std::find_if(prizes.awards.begin(), prizes.awards.end(), [number](const auto& one) {
            return !one.prize && plain(one.winners.front()) == number;
        });
    return award != prizes.awards.end() ? texts::awardWorth(*award) : QString();
}

bool leavesEarly(const core::Participant& person)
{
    return person.present.empty() || person.present.back().until.has_value();
}

bool winsAny(const std::vector<core::Award>& awards, core::StartNumber person)
{
    return std::any_of(awards.begin(), awards.end(), [person](const core::Award& award) {
        return std::find(award.winners.begin(), award.winners.end(), person) != award.winners.end();
    });
}

} // namespace

Ceremony ceremonyOf(const core::Tournament& tournament, const hall::Naming& names,
                    std::int32_t places)
{
    const auto standings = hall::standingsPage({tournament, names}, lastRound(tournament));
    const auto prizes = core::arePrizesDecided(tournament)
                            ? core::prizesOf(tournament, core::Standings(tournament))
                            : core::Prizes();
    Ceremony ceremony{PrizeTexts::tr("Prize-giving"), {}};
    for (const auto& line : standings.lines) {
        if (!line.rank.isEmpty() && line.rank.toInt() <= places) {
            QStringList result = {worthOf(prizes, line.person.number),
                                  line.sum + u' ' + standings.sumHead};
            result.removeAll(QString());
            ceremony.places.push_back({PrizeTexts::tr("Place %1").arg(line.rank),
                                       line.person.listed, result.join(u" · "_s)});
        }
    }
    std::reverse(ceremony.places.begin(), ceremony.places.end());
    const auto others = furtherPrizes(tournament, names);
    ceremony.places.insert(ceremony.places.begin(), others.begin(), others.end());
    return ceremony;
}

Ceremony raffleCeremony(const core::Tournament& tournament, const hall::Naming& names,
                        const core::Raffle& raffle)
{
    const hall::PublicNames people(tournament, names);
    Ceremony ceremony{raffle.prize.isEmpty() ? PrizeTexts::tr("Raffle") : raffle.prize, {}};
    for (std::size_t place = 0; place < raffle.winners.size(); ++place) {
        const auto person = people.person(raffle.winners[place]);
        ceremony.places.push_back({raffle.winners.size() == 1
                                       ? PrizeTexts::tr("The winner")
                                       : PrizeTexts::tr("Winner %1").arg(place + 1),
                                   person.name, PrizeTexts::tr("No. %1").arg(person.number)});
    }
    return ceremony;
}

std::int32_t usualPlaces(const core::Tournament& tournament)
{
    constexpr std::int32_t podium = 3;
    const auto prizes = static_cast<std::int32_t>(tournament.settings.prizeCents.size());
    return prizes > 0 ? prizes : podium;
}

QStringList unsettled(const core::Tournament& tournament, std::int32_t places,
                      const core::PendingEntries& pending)
{
    QStringList texts;
    auto missing = core::whatIsMissing(tournament, pending);
    std::erase_if(missing, std::not_fn(core::keepsPrizesOpen));
    texts << texts::missingTexts(missing);
    for (const auto& tie : core::tiesIn(core::Standings(tournament))) {
        if (tie.rank <= places && !tie.decision) {
            texts << PrizeTexts::tr(
                         "Place %1 is shared by %n person(s): decide it in Standings, or "
                         "leave it shared.",
                         nullptr, static_cast<int>(tie.numbers.size()))
                         .arg(tie.rank);
        }
    }
    for (const auto& unwon : core::prizesOf(tournament, core::Standings(tournament)).unwon) {
        if (unwon.prize) {
            texts << texts::text(tournament.settings, unwon);
        }
    }
    return texts;
}

QString goneText(const core::Tournament& tournament, std::int32_t places)
{
    constexpr qsizetype mostNames = 8;
    const core::Standings standings(tournament);
    const auto awards = core::prizesOf(tournament, standings).awards;
    QStringList winners;
    QStringList others;
    for (const auto& [rank, tally] : standings.lines()) {
        const auto* const person = core::findParticipant(tournament, tally.number);
        if (!rank || person == nullptr || !leavesEarly(*person)) {
            continue;
        }
        if (*rank <= places || winsAny(awards, tally.number)) {
            winners << PrizeTexts::tr("%1 (place %2)").arg(person->name).arg(*rank);
        } else {
            others << person->name;
        }
    }
    auto names = winners + others;
    const auto left = static_cast<int>(names.size() - mostNames);
    if (left > 0) {
        names = names.first(mostNames);
        names << PrizeTexts::tr("%n other(s)", nullptr, left);
    }
    return names.isEmpty() ? QString()
                           : PrizeTexts::tr("Gone already? %1").arg(names.join(u", "_s));
}

QStringList leftOverCents(const core::Tournament& tournament)
{
    return core::arePrizesDecided(tournament)
               ? texts::leftOverNotes(tournament,
                                      core::prizesOf(tournament, core::Standings(tournament)))
               : QStringList();
}

} // namespace desk
