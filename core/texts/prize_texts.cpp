#include "core/texts/prize_texts.h"

#include "core/model/enum_table.h"
#include "core/people/people_names.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <variant>

namespace texts {

using namespace Qt::Literals::StringLiterals;

namespace {

class AwardTexts
{
    Q_DECLARE_TR_FUNCTIONS(AwardTexts)

public:
    static const char* source(core::PrizeFor what)
    {
        using enum core::PrizeFor;
        static constexpr core::EnumTable<core::PrizeFor, const char*> sources = {
            {Rank, QT_TR_NOOP("Places of the standings")},
            {Group, QT_TR_NOOP("Best of a group")},
            {Team, QT_TR_NOOP("Best team")},
            {Round, QT_TR_NOOP("Best of a round")},
            {Claims, QT_TR_NOOP("Most claims")},
            {Rommes, QT_TR_NOOP("Most Rommés")},
            {Last, QT_TR_NOOP("Last place")},
            {Door, QT_TR_NOOP("Door prize")},
        };
        return sources[what];
    }

    static const char* source(core::UnwonBecause why)
    {
        using enum core::UnwonBecause;
        static constexpr core::EnumTable<core::UnwonBecause, const char*> sources = {
            {NobodyInGroup, QT_TR_NOOP("nobody of this group has a result")},
            {NoTeam, QT_TR_NOOP("no team has enough people with a result")},
            {NotPlayed, QT_TR_NOOP("nobody has a result in this round")},
            {NobodyHasAny, QT_TR_NOOP("nobody has any")},
            {NoResult, QT_TR_NOOP("nobody has a result yet")},
            {TooFew, QT_TR_NOOP("there are fewer winners than prizes")},
            {NobodyLeft, QT_TR_NOOP("all who could win have another prize or have gone home")},
            {NotGiven, QT_TR_NOOP("not drawn or given yet")},
        };
        return sources[why];
    }

    static QString worth(std::int64_t cents, const QStringList& goods)
    {
        return goods.isEmpty() ? moneyText(cents) : goods.join(u", "_s);
    }

    static QString worth(const core::Unwon& unwon)
    {
        return unwon.choices > 0 ? tr("free choice of %n", nullptr, unwon.choices)
                                 : worth(unwon.sumCents, unwon.goods);
    }

    /// `shared` only for prizes with several places.
    static QString title(const core::Settings& settings, std::optional<std::size_t> prize,
                         std::size_t place, bool shared)
    {
        const int number = static_cast<int>(place) + 1;
        if (!prize) {
            return placeText(number, shared);
        }
        const auto& one = settings.prizes[*prize];
        return placesOf(one) == 1 ? one.name : u"%1, %2"_s.arg(one.name, placeText(number, shared));
    }

    static QString drawn(const core::Tournament& tournament, const core::Award& award,
                         const QString& prize)
    {
        for (const auto& raffle : tournament.raffles) {
            if (raffle.prize == prize && std::find(raffle.winners.begin(), raffle.winners.end(),
                                                   award.winners.front()) != raffle.winners.end()) {
                return raffle.seed ? tr("drawn, given already") : tr("given by hand already");
            }
        }
        return {};
    }
};

QString nameOf(const core::Tournament& tournament, core::StartNumber number)
{
    return core::spokenName(*findParticipant(tournament, number));
}

/// Winners of all shares of an award that have a cent more than the others.
QStringList luckyOnes(const core::Tournament& tournament, const core::Prizes& prizes,
                      const core::Award& award)
{
    QStringList names;
    for (const auto& one : prizes.awards) {
        if (one.prize == award.prize && one.place == award.place && one.extraCents > 0) {
            names << (one.team.isEmpty() ? nameOf(tournament, one.winners.front()) : one.team);
        }
    }
    return names;
}

QStringList oddCentsNotes(const core::Tournament& tournament, const core::Prizes& prizes)
{
    QStringList notes;
    const core::Award* before = nullptr;
    for (const auto& award : prizes.awards) {
        const bool isSame =
            before != nullptr && before->prize == award.prize && before->place == award.place;
        if (award.oddCents() > 0 && !isSame) {
            notes << u"%1: %2"_s.arg(
                awardTitle(tournament.settings, award),
                oddCentsText(award.oddCents(), luckyOnes(tournament, prizes, award)));
        }
        before = &award;
    }
    return notes;
}

/// Names the winner where one person or team alone has that place.
QString roundingNote(const core::Tournament& tournament, const core::Prizes& prizes)
{
    const auto& rest = *prizes.rounding;
    QString where = AwardTexts::title(tournament.settings, rest.prize, rest.place, false);
    for (const auto& award : prizes.awards) {
        if (award.prize == rest.prize && award.place == rest.place && award.sharers == 1) {
            where = u"%1 (%2)"_s.arg(where, winnersText(tournament, award));
        }
    }
    return AwardTexts::tr("Rounding the percentages leaves %n cent(s): added to %1.", nullptr,
                          static_cast<int>(rest.cents))
        .arg(where);
}

} // namespace

QString text(core::PrizeFor what)
{
    return AwardTexts::tr(AwardTexts::source(what));
}

QString turnText(std::int32_t turn)
{
    return AwardTexts::tr("free choice, turn %1").arg(turn);
}

QString freeChoiceText(const core::FreeChoice& choice)
{
    return AwardTexts::tr("places %1 to %2: free choice, one after the other")
        .arg(choice.from)
        .arg(choice.until);
}

QString purposeText(const core::Prize& prize)
{
    switch (prize.what) {
    case core::PrizeFor::Group:
        return AwardTexts::tr("the best of %1").arg(prize.tag);
    case core::PrizeFor::Round:
        return AwardTexts::tr("most points in round %1").arg(plain(prize.round));
    case core::PrizeFor::Team:
        return prize.teams.isEmpty()
                   ? AwardTexts::tr("clubs, the best %n of each", nullptr, prize.best)
                   : AwardTexts::tr("teams (%1), the best %n of each", nullptr, prize.best)
                         .arg(prize.teams.join(u", "_s));
    case core::PrizeFor::Rank:
    case core::PrizeFor::Claims:
    case core::PrizeFor::Rommes:
    case core::PrizeFor::Last:
    case core::PrizeFor::Door:
        break;
    }
    return text(prize.what);
}

QString placeWorthText(const core::Prize& prize, std::size_t place)
{
    if (const auto* const choice = std::get_if<core::FreeChoice>(&prize.places)) {
        const auto turn = choice->turnOf(place);
        return turn ? turnText(*turn) : QString();
    }
    if (const auto* const goods = std::get_if<core::PrizeGoods>(&prize.places)) {
        return (*goods)[static_cast<qsizetype>(place)];
    }
    if (const auto* const cents = std::get_if<core::PrizeCents>(&prize.places)) {
        return moneyText((*cents)[place]);
    }
    return AwardTexts::tr("%1 % of the start fees")
        .arg(std::get<core::PrizePercents>(prize.places)[place]);
}

QString allWorthText(const core::Prize& prize)
{
    if (const auto* const choice = std::get_if<core::FreeChoice>(&prize.places)) {
        return freeChoiceText(*choice);
    }
    QStringList worths;
    for (std::size_t place = 0; place < placesOf(prize); ++place) {
        worths << placeWorthText(prize, place);
    }
    // "3 × 5 €".
    const bool areEqual = worths.count(worths.value(0)) == worths.size();
    return areEqual && worths.size() > 1
               ? u"%1 × %2"_s.arg(QString::number(worths.size()), worths.constFirst())
               : worths.join(u", "_s);
}

QString awardTitle(const core::Settings& settings, const core::Award& award)
{
    return AwardTexts::title(settings, award.prize, award.place, award.sharers > 1);
}

QString awardWorth(const core::Award& award)
{
    const QString worth =
        award.turn ? turnText(*award.turn) : AwardTexts::worth(award.cents(), award.goods);
    return !award.isInKind() || award.sharers == 1
               ? worth
               : AwardTexts::tr("%1 (shared by %n)", nullptr, static_cast<int>(award.sharers))
                     .arg(worth);
}

QString winnersText(const core::Tournament& tournament, const core::Award& award)
{
    QStringList names;
    for (const auto number : award.winners) {
        names << nameOf(tournament, number);
    }
    const QString people = names.join(u", "_s);
    return award.team.isEmpty() ? people : u"%1: %2"_s.arg(award.team, people);
}

QString worthText(const core::PrizeChange& change)
{
    const auto worthOf = [](const std::vector<core::Award>& awards) {
        QStringList worths;
        for (const auto& award : awards) {
            worths << awardWorth(award);
        }
        return worths.isEmpty() ? u"–"_s : worths.join(u" + "_s);
    };
    return u"%1 → %2"_s.arg(worthOf(change.before), worthOf(change.now));
}

QString text(const core::Tournament& tournament, const std::vector<core::PrizeChange>& changes)
{
    constexpr std::size_t most = 4;
    QStringList lines;
    for (const auto& change : changes) {
        if (lines.size() == most) {
            lines << AwardTexts::tr("and %n more", nullptr,
                                    static_cast<int>(changes.size() - most));
            break;
        }
        lines << winnersText(tournament, change.any()) + u' ' + worthText(change);
    }
    return lines.isEmpty()
               ? QString()
               : AwardTexts::tr("Other prizes than before: %1.").arg(lines.join(u"; "_s));
}

QString decidedText(const core::Tournament& tournament, const core::Award& award)
{
    if (!award.prize) {
        return {};
    }
    const auto& prize = tournament.settings.prizes[*award.prize];
    if (award.points) {
        return *award.points == scoring::MatchPoints::fromPoints(1)
                   ? AwardTexts::tr("1 point")
                   : AwardTexts::tr("%1 points").arg(matchPointsText(*award.points));
    }
    if (award.count) {
        const auto count = static_cast<int>(*award.count);
        return prize.what == core::PrizeFor::Claims ? AwardTexts::tr("%n claim(s)", nullptr, count)
                                                    : AwardTexts::tr("%n Rommé(s)", nullptr, count);
    }
    return AwardTexts::drawn(tournament, award, prize.name);
}

QString passedOnText(const core::Tournament& tournament, const core::Prizes& prizes,
                     const core::Award& award)
{
    QStringList parts;
    for (const auto& passed : award.passedOn) {
        const QString name = nameOf(tournament, passed.number);
        parts << (passed.award ? AwardTexts::tr("%1, who has the prize \"%2\"")
                                     .arg(name, awardTitle(tournament.settings,
                                                           prizes.awards[*passed.award]))
                               : AwardTexts::tr("%1, who has gone home").arg(name));
    }
    return parts.isEmpty() ? QString()
                           : AwardTexts::tr("passed on from %1").arg(parts.join(u"; "_s));
}

QString text(const core::Settings& settings, const core::Unwon& unwon)
{
    const bool isWhole = unwon.prize && unwon.place == 0;
    return AwardTexts::tr("%1: %2 (%3).")
        .arg(isWhole ? settings.prizes[*unwon.prize].name
                     : AwardTexts::title(settings, unwon.prize, unwon.place, false),
             AwardTexts::tr(AwardTexts::source(unwon.why)), AwardTexts::worth(unwon));
}

QString text(const core::Prize& prize, const core::Settings& settings,
             const core::PrizeDoubt& doubt)
{
    const int places = static_cast<int>(placesOf(prize));
    switch (doubt.why) {
    case core::PrizeDoubtBecause::NobodyInGroup:
        return AwardTexts::tr("Nobody can win this: nobody is in the group \"%1\".").arg(prize.tag);
    case core::PrizeDoubtBecause::NoTeam:
        return prize.teams.isEmpty() ? AwardTexts::tr("Nobody can win this: no club has %n people.",
                                                      nullptr, prize.best)
                                     : AwardTexts::tr("Nobody can win this: no team has %n people.",
                                                      nullptr, prize.best);
    case core::PrizeDoubtBecause::SmallTeam:
        return AwardTexts::tr("The team \"%1\" has %n of %2 people.", nullptr, doubt.people)
            .arg(doubt.team)
            .arg(prize.best);
    case core::PrizeDoubtBecause::NotPlanned:
        return AwardTexts::tr("Nobody can win this: only %n round(s) are planned.", nullptr,
                              settings.plannedRounds.value_or(0));
    case core::PrizeDoubtBecause::NoClaims:
        return AwardTexts::tr("Nobody can win this: there are no claims under these rules.");
    case core::PrizeDoubtBecause::TooFew:
        return AwardTexts::tr("%n can win this, and it has %1 places.", nullptr, doubt.people)
            .arg(places);
    }
    return {};
}

QString oddCentsText(std::int64_t cents, const QStringList& names)
{
    return AwardTexts::tr("%n cent(s) that cannot be shared equally go to %1.", nullptr,
                          static_cast<int>(cents))
        .arg(names.join(u"; "_s));
}

QStringList leftOverNotes(const core::Tournament& tournament, const core::Prizes& prizes)
{
    QStringList notes;
    if (prizes.rounding) {
        notes << roundingNote(tournament, prizes);
    }
    return notes << oddCentsNotes(tournament, prizes);
}

QStringList prizeNotes(const core::Tournament& tournament, const core::Prizes& prizes)
{
    const auto& settings = tournament.settings;
    QStringList notes;
    for (const auto& unwon : prizes.unwon) {
        notes << text(settings, unwon);
    }
    for (const auto& team : prizes.smallTeams) {
        notes << AwardTexts::tr("The team \"%1\" has too few people with a result.").arg(team);
    }
    for (const auto& prize : settings.prizes) {
        if (std::holds_alternative<core::PrizePercents>(prize.places) && prizes.potCents == 0) {
            notes << AwardTexts::tr("%1: no start fees were paid, so there is nothing to share.")
                         .arg(prize.name);
        }
    }
    return notes << leftOverNotes(tournament, prizes);
}

} // namespace texts
