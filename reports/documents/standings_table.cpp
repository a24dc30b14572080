#include "reports/documents/standings_table.h"

#include "core/cards/chip_balances.h"
#include "core/cards/knock_out.h"
#include "core/cards/matches.h"
#include "core/evening/missing.h"
#include "core/money/prizes.h"
#include "core/people/start_numbers.h"
#include "core/texts/numbers.h"
#include "core/texts/prize_texts.h"
#include "reports/documents/columns.h"
#include "reports/documents/frame.h"
#include "reports/documents/people.h"
#include "reports/documents/ties.h"
#include "reports/documents/words.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

class StandingsTableTexts
{
    Q_DECLARE_TR_FUNCTIONS(StandingsTableTexts)
};

/// Cents stand beside all prizes if any has some.
typeset::Cell prizeCell(const std::vector<core::PrizeShare>& shares, core::StartNumber number)
{
    constexpr std::int64_t centsPerEuro = 100;
    const bool anyCents =
        std::any_of(shares.begin(), shares.end(), [](const core::PrizeShare& share) {
            return share.cents() % centsPerEuro != 0;
        });
    const auto shown = anyCents ? texts::Cents::Always : texts::Cents::WhereAny;
    for (const auto& share : shares) {
        if (share.number == number) {
            return moneyCell(texts::moneyText(share.cents(), texts::locale(), shown),
                             share.cents());
        }
    }
    return {};
}

/// "1 Berger, Anna; 4 Lang, Uwe share 40.01 €: 20 € each. 1 cent that cannot be shared equally goes
/// to 1 Berger, Anna."
QString shareText(const core::PrizeShare& share, const QStringList& names)
{
    const QString told = Texts::tr("%1 share %2: %3 each.")
                             .arg(names.join(u"; "_s), texts::moneyText(share.sumCents),
                                  texts::moneyText(share.wholeCents()));
    const auto odd = share.oddCents();
    return odd == 0 ? told : told + u' ' + texts::oddCentsText(odd, names.mid(0, odd));
}

QStringList notesOf(const std::vector<core::PrizeShare>& shares, const People& people)
{
    QStringList notes;
    QStringList names;
    for (const auto& share : shares) {
        names << people.numbered(share.number);
        if (names.size() == share.sharers) {
            if (share.sharers > 1) {
                notes << shareText(share, names);
            }
            names.clear();
        }
    }
    return notes;
}

typeset::Cell reachedCell(const core::Tournament& tournament, const core::KnockOut& knockOut,
                          core::StartNumber number)
{
    const auto last = outAfter(tournament, number, *knockOut.round);
    const QString value = last ? QString::number(plain(*last)) : QString();
    if (knockOut.winner == number) {
        return {fateCell(core::Fate::Winner).text, value};
    }
    if (isAmong(knockOut.next, number)) {
        return {fateCell(core::Fate::GoesOn).text, value};
    }
    if (!last) {
        return {};
    }
    return {isLastOfKnockOut(*findRound(tournament, *last))
                ? StandingsTableTexts::tr("final table")
                : StandingsTableTexts::tr("round %1").arg(plain(*last)),
            value};
}

} // namespace

Ranks::Ranks(core::Standings standings) : standings_(std::move(standings))
{
    for (std::size_t index = 0; index < lines().size(); ++index) {
        const auto& line = lines()[index];
        lineOf_.insert(plain(line.tally.number), index);
        if (line.rank) {
            ++sharers_[*line.rank];
        }
    }
}

const core::Standing& Ranks::of(core::StartNumber number) const
{
    return lines()[lineOf_.value(plain(number))];
}

bool Ranks::isShared(const core::Standing& line) const
{
    return line.rank && sharers_.value(*line.rank) > 1;
}

typeset::Cell Ranks::cell(const core::Standing& line) const
{
    if (!line.rank) {
        return {};
    }
    return {texts::rankText(*line.rank, isShared(line)), QString::number(*line.rank)};
}

QStringList sharedRanksNote(const Ranks& ranks)
{
    const auto& lines = ranks.lines();
    const bool any = std::any_of(lines.begin(), lines.end(),
                                 [&](const core::Standing& line) { return ranks.isShared(line); });
    return any ? QStringList{Texts::tr("= before a rank: several share it.")} : QStringList();
}

StandingsTable::StandingsTable(const core::Tournament& tournament, const Ranks& ranks,
                               std::optional<core::RoundNumber> after)
    : settings(tournament.settings)
{
    const auto knockOut =
        isKnockOut(settings) ? core::knockOutOf(tournament, after) : core::KnockOut();
    hasStarted = knockOut.round.has_value();
    QHash<std::int32_t, scoring::MatchPoints> chips;
    for (const auto& balance : core::chipBalances(tournament, after)) {
        chips.insert(plain(balance.number), asPoints(balance.chips));
    }
    haveChips = !chips.isEmpty();
    const auto& prizes = settings.prizeCents;
    havePrizes = std::any_of(prizes.begin(), prizes.end(), [](auto cents) { return cents > 0; });
    const auto shares = havePrizes && core::arePrizesDecided(tournament, after)
                            ? core::prizeShares(tournament, ranks.standings())
                            : std::vector<core::PrizeShare>();
    arePrizesWon = !shares.empty();
    tieNotes = documents::tieNotes(tournament, ranks.standings());
    prizeNotes = notesOf(shares, People(tournament));
    lines.reserve(ranks.lines().size());
    for (const auto& standing : ranks.lines()) {
        const auto number = standing.tally.number;
        const auto& person = *findParticipant(tournament, number);
        lines.push_back({standing.rank, ranks.isShared(standing), standing.tally, person.name,
                         person.club,
                         hasStarted ? reachedCell(tournament, knockOut, number) : typeset::Cell(),
                         haveChips ? std::optional(chips.value(plain(number))) : std::nullopt,
                         prizeCell(shares, number)});
    }
}

} // namespace documents
