#include "reports/documents/catalogue.h"

#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"
#include "reports/documents/discipline.h"
#include "reports/documents/frame.h"
#include "reports/documents/point_scale.h"

#include <utility>
#include <variant>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

QString roundsText(const core::Settings& settings)
{
    QStringList parts;
    if (settings.plannedRounds) {
        parts << Texts::tr("%n round(s)", nullptr, *settings.plannedRounds);
    }
    if (const auto games = disciplineOf(settings).gamesOf(settings, settings.gamesPerRound)) {
        parts << (playsCards(settings) ? Texts::tr("%n deal(s) each", nullptr, *games)
                                       : Texts::tr("%n game(s) each", nullptr, *games));
    }
    if (settings.roundMinutes) {
        parts << Texts::tr("%n minute(s) each", nullptr, *settings.roundMinutes);
    }
    return parts.join(u", "_s);
}

/// "19:30 Round 1 · Supper (30 min) · Round 2"; empty without a schedule.
QString scheduleText(const core::Settings& settings)
{
    QStringList parts;
    for (const auto& [what, start] : settings.schedule) {
        const QString from =
            start ? texts::locale().toString(*start, QLocale::ShortFormat) + u' ' : QString();
        if (const auto* const pause = std::get_if<core::ScheduledBreak>(&what)) {
            parts << from + Texts::tr("%1 (%2 min)")
                                .arg(pause->name.isEmpty() ? Texts::tr("Break") : pause->name)
                                .arg(pause->minutes);
        } else {
            parts << from + Texts::tr("Round %1").arg(plain(std::get<core::RoundNumber>(what)));
        }
    }
    return parts.join(u" · "_s);
}

QStringList moneyTexts(const core::Settings& settings)
{
    QStringList texts;
    if (settings.startFeeCents > 0) {
        texts << Texts::tr("Start fee: %1").arg(texts::moneyText(settings.startFeeCents));
    }
    for (const auto& one : settings.feeClasses) {
        texts << u"%1: %2"_s.arg(one.name, texts::moneyText(one.cents));
    }
    QStringList prizes;
    for (const auto cents : settings.prizeCents) {
        if (cents > 0) {
            prizes << texts::moneyText(cents);
        }
    }
    if (!prizes.isEmpty()) {
        texts << Texts::tr("Prizes: %1").arg(prizes.join(u" · "_s));
    }
    QStringList others;
    for (const auto& prize : settings.prizes) {
        others << prize.name;
    }
    if (!others.isEmpty()) {
        texts << Texts::tr("Also prizes for: %1").arg(others.join(u" · "_s));
    }
    return texts;
}

} // namespace

typeset::Document poster(const Source& source, const Choice& /*choice*/)
{
    const auto& settings = source.tournament.settings;
    auto document = pointScale(settings);
    const QStringList rules =
        QStringList{texts::ruleSetName(settings.rules.ruleSet)} + std::exchange(document.notes, {});
    QStringList facts = {dateAndPlaceOf(settings), settings.organiser, roundsText(settings),
                         scheduleText(settings)};
    facts.removeAll(QString());
    document.lead = facts + moneyTexts(settings) + rules;
    document.title = settings.name;
    document.use = typeset::Use::OnTheWall;
    document.large = true;
    return {frameOf(source), document};
}

} // namespace documents
