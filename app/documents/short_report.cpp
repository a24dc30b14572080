#include "short_report.h"

#include "app/texts/numbers.h"
#include "app/texts/rule_texts.h"
#include "card_words.h"
#include "core/cards/knock_out.h"
#include "core/standings.h"
#include "frame.h"

#include <QCoreApplication>

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

class ShortReport
{
    Q_DECLARE_TR_FUNCTIONS(ShortReport)
};

constexpr std::int32_t lastPlace = 10;

int countedRounds(const core::Tournament& tournament, std::optional<core::RoundNumber> after)
{
    const auto counted = [&](const core::Round& round) {
        return core::counts(round.head.state) && (!after || round.number <= *after);
    };
    return static_cast<int>(
        std::count_if(tournament.rounds.begin(), tournament.rounds.end(), counted));
}

QString headText(const core::Tournament& tournament, std::optional<core::RoundNumber> after)
{
    const auto people = static_cast<int>(tournament.participants.size());
    const int rounds = countedRounds(tournament, after);
    return ShortReport::tr("%1, %2, %3", "rules, participants, rounds")
        .arg(texts::ruleSetName(tournament.settings.rules.ruleSet),
             ShortReport::tr("%n participant(s)", nullptr, people),
             ShortReport::tr("%n round(s)", nullptr, rounds));
}

QString lineText(const core::Settings& settings, const core::Standing& standing,
                 const core::Participant& person)
{
    const QString name =
        person.club.isEmpty()
            ? person.name
            : ShortReport::tr("%1 (%2)", "name (club)").arg(person.name, person.club);
    if (isKnockOut(settings)) {
        return ShortReport::tr("%1. %2", "place, name").arg(*standing.rank).arg(name);
    }
    return ShortReport::tr("%1. %2: %3", "place, name, points")
        .arg(QString::number(*standing.rank), name, texts::matchPointsText(standing.tally.tmp()));
}

/// What the lines say.
QString legendText(const core::Settings& settings)
{
    if (isKnockOut(settings)) {
        return ShortReport::tr("(place, name)");
    }
    if (playsCards(settings)) {
        return givesCardPoints(settings) ? ShortReport::tr("(place, name, points)")
                                         : ShortReport::tr("(place, name, match points)");
    }
    return ShortReport::tr("(place, name, total match points)");
}

QString nothingText(const core::Settings& settings)
{
    return playsCards(settings) ? ShortReport::tr("No deal has been played yet.")
                                : ShortReport::tr("No game has been played yet.");
}

} // namespace

QString shortReport(const core::Tournament& tournament, std::optional<core::RoundNumber> after)
{
    const auto& settings = tournament.settings;
    QStringList lines = {settings.name, dateAndPlaceOf(settings), settings.organiser,
                         headText(tournament, after)};
    lines.removeAll(QString());
    if (const int open = core::openTables(tournament, after); open > 0) {
        lines << ShortReport::tr("Provisional: %n table(s) missing.", nullptr, open);
    }
    lines << QString();
    bool any = false;
    for (const auto& standing : core::Standings(tournament, after).lines()) {
        if (standing.rank && *standing.rank <= lastPlace) {
            lines << lineText(settings, standing,
                              *findParticipant(tournament, standing.tally.number));
            any = true;
        }
    }
    lines << (any ? legendText(settings) : nothingText(settings));
    return lines.join(u'\n') + u'\n';
}

} // namespace documents
