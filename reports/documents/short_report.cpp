#include "reports/documents/catalogue.h"

#include "core/cards/knock_out.h"
#include "core/people_names.h"
#include "core/standings.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"
#include "reports/documents/discipline.h"
#include "reports/documents/frame.h"

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::int32_t lastPlace = 10;

QString headText(const core::Tournament& tournament, std::optional<core::RoundNumber> after)
{
    const auto people = static_cast<int>(tournament.participants.size());
    const auto rounds = std::count_if(
        tournament.rounds.begin(), tournament.rounds.end(), [&](const core::Round& round) {
            return core::counts(round.head.state) && (!after || round.number <= *after);
        });
    return Texts::tr("%1, %2, %3", "rules, participants, rounds")
        .arg(texts::ruleSetName(tournament.settings.rules.ruleSet),
             Texts::tr("%n participant(s)", nullptr, people),
             Texts::tr("%n round(s)", nullptr, static_cast<int>(rounds)));
}

QString lineText(const core::Settings& settings, const core::Standing& standing,
                 const core::Participant& person)
{
    const QString name = core::nameWithClub(person.name, person.club);
    if (isKnockOut(settings)) {
        return Texts::tr("%1. %2", "place, name").arg(*standing.rank).arg(name);
    }
    return Texts::tr("%1. %2: %3", "place, name, points")
        .arg(QString::number(*standing.rank), name, texts::matchPointsText(standing.tally.tmp()));
}

} // namespace

QString shortReport(const core::Tournament& tournament, std::optional<core::RoundNumber> after)
{
    const auto& settings = tournament.settings;
    QStringList lines = {settings.name, dateAndPlaceOf(settings), settings.organiser,
                         headText(tournament, after)};
    lines.removeAll(QString());
    lines << provisionalLead(tournament, after) << QString();
    bool any = false;
    for (const auto& standing : core::Standings(tournament, after).lines()) {
        if (standing.rank && *standing.rank <= lastPlace) {
            lines << lineText(settings, standing,
                              *findParticipant(tournament, standing.tally.number));
            any = true;
        }
    }
    const auto& discipline = disciplineOf(settings);
    lines << (any ? discipline.shortReportLegend(settings) : discipline.nothingPlayedText());
    return lines.join(u'\n') + u'\n';
}

} // namespace documents
