#include "reports/documents/catalogue.h"

#include "core/texts/numbers.h"
#include "core/texts/prize_texts.h"
#include "core/texts/rule_texts.h"
#include "reports/documents/discipline.h"
#include "reports/documents/frame.h"
#include "reports/documents/point_scale.h"

#include <utility>
#include <variant>

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

QString roundsText(const core::Settings& settings)
{
    QStringList parts;
    if (settings.plannedRounds) {
        parts << Texts::tr("%n round(s)", nullptr, *settings.plannedRounds);
    }
    const bool isOne = settings.plannedRounds == 1;
    if (const auto games = disciplineOf(settings).gamesOf(settings, settings.gamesPerRound)) {
        const bool areDeals = playsCards(settings);
        const auto each = areDeals ? Texts::tr("%n deal(s) each", nullptr, *games)
                                   : Texts::tr("%n game(s) each", nullptr, *games);
        const auto inAll = areDeals ? Texts::tr("%n deal(s)", nullptr, *games)
                                    : Texts::tr("%n game(s)", nullptr, *games);
        parts << (isOne ? inAll : each);
    }
    if (settings.roundMinutes) {
        parts << (isOne ? Texts::tr("%n minute(s)", nullptr, *settings.roundMinutes)
                        : Texts::tr("%n minute(s) each", nullptr, *settings.roundMinutes));
    }
    return parts.join(u", "_s);
}

/// "19:30 Round 1", "Supper (30 min)", "Round 2".
QStringList scheduleTexts(const core::Settings& settings)
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
    return parts;
}

QStringList feeTexts(const core::Settings& settings)
{
    QStringList fees;
    for (const auto& one : settings.feeClasses) {
        fees << u"%1: %2"_s.arg(one.name, texts::moneyText(one.cents));
    }
    if (settings.startFeeCents > 0) {
        const QString plain = texts::moneyText(settings.startFeeCents);
        fees << (fees.isEmpty() ? plain : Texts::tr("Everybody else: %1").arg(plain));
    }
    return fees;
}

QStringList prizeTexts(const core::Settings& settings)
{
    QStringList prizes;
    const auto& byRank = settings.prizeCents;
    for (auto first = byRank.begin(); first != byRank.end();) {
        const auto end = std::find_if(first, byRank.end(),
                                      [cents = *first](auto other) { return other != cents; });
        const auto from = first - byRank.begin() + 1;
        const auto last = end - byRank.begin();
        const auto worth = texts::moneyText(*first);
        if (*first > 0) {
            prizes << (from == last
                           ? u"%1: %2"_s.arg(Texts::tr("Place %1").arg(from), worth)
                           : Texts::tr("Places %1 to %2: %3 each").arg(from).arg(last).arg(worth));
        }
        first = end;
    }
    for (const auto& prize : settings.prizes) {
        prizes << u"%1: %2"_s.arg(prize.name, texts::allWorthText(prize));
    }
    return prizes;
}

/// The poster's text, one paragraph per part, for files.
QStringList paragraphsOf(const typeset::Poster& poster)
{
    QStringList paragraphs = poster.lead;
    for (const auto& part : poster.parts) {
        if (!part.lines.isEmpty()) {
            paragraphs << u"%1: %2"_s.arg(part.title, part.lines.join(u" · "_s));
        }
    }
    return paragraphs;
}

} // namespace

typeset::Document poster(const Source& source, const Choice& /*choice*/)
{
    const auto& settings = source.tournament.settings;
    typeset::Poster poster;
    poster.table = pointScale(settings);
    poster.tableTitle = std::exchange(poster.table.title, settings.name);
    QStringList rules = {texts::ruleSetName(settings.rules.ruleSet)};
    rules << std::exchange(poster.table.notes, {});
    if (!poster.table.hasRows()) {
        rules << poster.table.nothing;
    }
    poster.lead = {dateAndPlaceOf(settings), settings.organiser};
    poster.lead.removeAll(QString());
    QStringList evening = {roundsText(settings)};
    evening << scheduleTexts(settings);
    evening.removeAll(QString());
    poster.parts = {{Texts::tr("The evening"), evening},
                    {Texts::tr("Start fee"), feeTexts(settings)},
                    {Texts::tr("Prizes"), prizeTexts(settings)},
                    {Texts::tr("Rules"), rules}};
    poster.table.lead = paragraphsOf(poster);
    poster.table.use = typeset::Use::OnTheWall;
    return {frameOf(source), poster};
}

} // namespace documents
