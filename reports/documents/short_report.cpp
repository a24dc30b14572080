#include "core/evening/missing.h"
#include "core/texts/missing_texts.h"
#include "reports/documents/catalogue.h"

#include "core/cards/knock_out.h"
#include "core/model/registration.h"
#include "core/people/people_names.h"
#include "core/ranking/standings.h"
#include "core/ranking/ties.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"
#include "reports/documents/discipline.h"
#include "reports/documents/frame.h"
#include "reports/documents/people.h"
#include "reports/documents/ties.h"

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::int32_t lastPlace = 10;

QString headText(const core::Tournament& tournament, std::optional<core::RoundNumber> after)
{
    const auto people = core::registrationCount(tournament).here;
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

/// How ties in the listed places were decided; decisions no longer in force are only for the desk.
QStringList decidedPlaces(const core::Tournament& tournament, const core::Standings& standings)
{
    const People people(tournament);
    QStringList lines;
    for (const auto& tie : core::tiesIn(standings)) {
        if (tie.decision && tie.rank <= lastPlace) {
            lines << Texts::tr("Rank %1: %2.", "place, decided by lot")
                         .arg(QString::number(tie.rank), decisionText(*tie.decision));
        }
    }
    return lines;
}

} // namespace

QString shortReport(const core::Tournament& tournament, std::optional<core::RoundNumber> after)
{
    const auto& settings = tournament.settings;
    QStringList lines = {settings.name, dateAndPlaceOf(settings), settings.organiser,
                         headText(tournament, after)};
    lines.removeAll(QString());
    lines << texts::publicMissingTexts(core::missingUpTo(tournament, after)) << QString();
    bool any = false;
    const core::Standings standings(tournament, after);
    for (const auto& standing : standings.lines()) {
        if (standing.rank && *standing.rank <= lastPlace) {
            lines << lineText(settings, standing,
                              *findParticipant(tournament, standing.tally.number));
            any = true;
        }
    }
    lines << decidedPlaces(tournament, standings);
    const auto& discipline = disciplineOf(settings);
    lines << (any ? discipline.shortReportLegend(settings) : discipline.nothingPlayedText());
    return lines.join(u'\n') + u'\n';
}

} // namespace documents
