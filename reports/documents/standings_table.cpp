#include "reports/documents/standings_table.h"

#include "core/cards/chip_balances.h"
#include "core/cards/knock_out.h"
#include "core/cards/matches.h"
#include "core/evening/missing.h"
#include "core/money/prizes.h"
#include "core/people/same_text.h"
#include "core/people/start_numbers.h"
#include "core/ranking/groups.h"
#include "core/texts/numbers.h"
#include "core/texts/prize_texts.h"
#include "reports/documents/columns.h"
#include "reports/documents/frame.h"
#include "reports/documents/people.h"
#include "reports/documents/ties.h"
#include "reports/documents/words.h"

#include <QHash>

#include <algorithm>
#include <functional>
#include <map>
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

/// What the column of prizes says.
struct PrizeColumn
{
    bool areSet = false;                              ///< Whether or not they are won yet.
    std::map<core::StartNumber, typeset::Cell> cells; ///< Of those who won.
    QStringList notes;

    [[nodiscard]] typeset::Cell of(core::StartNumber number) const
    {
        const auto found = cells.find(number);
        return found != cells.end() ? found->second : typeset::Cell();
    }
};

/// What a winner gets of several prizes.
typeset::Cell joined(const typeset::Cell& one, const typeset::Cell& other)
{
    return {one.text + u", "_s + other.text, {}};
}

/// Adds the further prizes that are meant.
void addAwards(const core::Tournament& tournament, const core::Standings& standings,
               const std::function<bool(const core::Prize&)>& isMeant, PrizeColumn& column)
{
    const auto& prizes = tournament.settings.prizes;
    for (const auto& award : core::prizesOf(tournament, standings).awards) {
        if (!award.prize || !isMeant(prizes[*award.prize])) {
            continue;
        }
        const auto cell = awardCell(award);
        const auto [known, isNew] = column.cells.emplace(award.winners.front(), cell);
        if (!isNew) {
            known->second = joined(known->second, cell);
        }
    }
}

/// Money by place, and further prizes that go by the standings.
PrizeColumn placePrizes(const core::Tournament& tournament, const core::Standings& standings,
                        bool areDecided)
{
    const auto& settings = tournament.settings;
    const auto goesByPlace = [](const core::Prize& prize) {
        return prize.what == core::PrizeFor::Rank || prize.what == core::PrizeFor::Last;
    };
    PrizeColumn column;
    column.areSet = std::any_of(settings.prizeCents.begin(), settings.prizeCents.end(),
                                [](auto cents) { return cents > 0; });
    const auto shares = column.areSet && areDecided ? core::prizeShares(tournament, standings)
                                                    : std::vector<core::PrizeShare>();
    for (const auto& share : shares) {
        column.cells.emplace(share.number, prizeCell(shares, share.number));
    }
    column.notes = notesOf(shares, People(tournament));
    if (std::any_of(settings.prizes.begin(), settings.prizes.end(), goesByPlace)) {
        column.areSet = true;
        if (areDecided) {
            addAwards(tournament, standings, goesByPlace, column);
        }
    }
    return column;
}

PrizeColumn groupPrizes(const core::Tournament& tournament, const core::Standings& standings,
                        const QString& group, bool areDecided)
{
    const auto& prizes = tournament.settings.prizes;
    const auto isOfGroup = [&group](const core::Prize& prize) {
        return prize.what == core::PrizeFor::Group && core::isSame(prize.tag, group);
    };
    PrizeColumn column;
    column.areSet = std::any_of(prizes.begin(), prizes.end(), isOfGroup);
    if (column.areSet && areDecided) {
        addAwards(tournament, standings, isOfGroup, column);
    }
    return column;
}

std::vector<core::StartNumber> numbersIn(const std::vector<core::Standing>& lines)
{
    std::vector<core::StartNumber> numbers;
    numbers.reserve(lines.size());
    for (const auto& line : lines) {
        numbers.push_back(line.tally.number);
    }
    return numbers;
}

std::map<std::int32_t, int> sharersOf(const std::vector<core::Standing>& lines)
{
    std::map<std::int32_t, int> sharers;
    for (const auto& line : lines) {
        if (line.rank) {
            ++sharers[*line.rank];
        }
    }
    return sharers;
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

typeset::Cell awardCell(const core::Award& award)
{
    const QString worth = texts::awardWorth(award);
    return award.isInKind() ? typeset::Cell{worth, {}} : moneyCell(worth, award.cents());
}

QStringList sharedRanksNote(bool isAnyShared)
{
    return isAnyShared ? QStringList{Texts::tr("= before a rank: several share it.")}
                       : QStringList();
}

QStringList sharedRanksNote(const Ranks& ranks)
{
    const auto& lines = ranks.lines();
    return sharedRanksNote(std::any_of(lines.begin(), lines.end(), [&](const core::Standing& line) {
        return ranks.isShared(line);
    }));
}

QStringList sharedRanksNote(const std::vector<StandingsLine>& lines)
{
    return sharedRanksNote(std::any_of(lines.begin(), lines.end(),
                                       [](const StandingsLine& line) { return line.isShared; }));
}

StandingsTable::StandingsTable(const core::Tournament& tournament, const Ranks& ranks,
                               std::optional<core::RoundNumber> after, const QString& group)
    : settings(tournament.settings), isOfGroup(!group.isEmpty())
{
    const auto knockOut =
        isKnockOut(settings) ? core::knockOutOf(tournament, after) : core::KnockOut();
    hasStarted = knockOut.round.has_value();
    QHash<std::int32_t, scoring::MatchPoints> chips;
    for (const auto& balance : core::chipBalances(tournament, after)) {
        chips.insert(plain(balance.number), asPoints(balance.chips));
    }
    haveChips = !chips.isEmpty();
    const bool areDecided = core::arePrizesDecided(tournament, after);
    const auto shown =
        isOfGroup ? core::groupStandings(tournament, ranks.standings(), group) : ranks.lines();
    const auto prizes = isOfGroup ? groupPrizes(tournament, ranks.standings(), group, areDecided)
                                  : placePrizes(tournament, ranks.standings(), areDecided);
    havePrizes = prizes.areSet;
    arePrizesWon = !prizes.cells.empty();
    prizeNotes = prizes.notes;
    tieNotes = documents::tieNotes(tournament, ranks.standings(),
                                   isOfGroup ? std::optional(numbersIn(shown)) : std::nullopt);
    const auto sharers = sharersOf(shown);
    lines.reserve(shown.size());
    for (const auto& standing : shown) {
        const auto number = standing.tally.number;
        const auto& person = *findParticipant(tournament, number);
        lines.push_back({standing.rank, standing.rank && sharers.at(*standing.rank) > 1,
                         isOfGroup ? ranks.cell(ranks.of(number)) : typeset::Cell(), standing.tally,
                         person.name, person.club,
                         hasStarted ? reachedCell(tournament, knockOut, number) : typeset::Cell(),
                         haveChips ? std::optional(chips.value(plain(number))) : std::nullopt,
                         prizes.of(number)});
    }
}

} // namespace documents
