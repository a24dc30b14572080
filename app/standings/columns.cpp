#include "columns.h"

#include "app/memory.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace desk {
namespace {

class ColumnTexts
{
    Q_DECLARE_TR_FUNCTIONS(ColumnTexts)
};

struct Word
{
    Column column;
    QLatin1StringView word;
};

/// How the memory knows the columns that can be left out.
constexpr std::array words = {
    Word{Column::Number, QLatin1StringView("number")},
    Word{Column::Club, QLatin1StringView("club")},
    Word{Column::Mean, QLatin1StringView("mean")},
    Word{Column::Gmp, QLatin1StringView("gmp")},
    Word{Column::Cmp, QLatin1StringView("cmp")},
    Word{Column::Games, QLatin1StringView("games")},
    Word{Column::Wins, QLatin1StringView("wins")},
    Word{Column::Rommes, QLatin1StringView("rommes")},
    Word{Column::Claims, QLatin1StringView("claims")},
    Word{Column::Stones, QLatin1StringView("stones")},
    Word{Column::Byes, QLatin1StringView("byes")},
    Word{Column::Penalties, QLatin1StringView("penalties")},
};

bool isOfRules(Column column, const scoring::Rules& rules)
{
    const bool ofClaims = column == Column::Cmp || column == Column::Claims;
    return !ofClaims || rules.ruleSet == scoring::RuleSet::RummyPurePlus;
}

bool isChoosable(Column column)
{
    return std::any_of(words.begin(), words.end(),
                       [column](const Word& word) { return word.column == column; });
}

std::set<Column> usualColumns(const scoring::Rules& rules)
{
    std::set<Column> usual = {Column::Number, Column::Gmp, Column::Cmp, Column::Games};
    if (rules.options.rankBy == scoring::RankBy::Mean) {
        usual.insert(Column::Mean);
    }
    return usual;
}

QString columnsKey()
{
    return QStringLiteral("standings/columns");
}

QString roundsKey(core::TournamentId tournament)
{
    return QStringLiteral("standings/roundsLeftOut/%1").arg(plain(tournament));
}

} // namespace

QString columnHead(Column column)
{
    switch (column) {
    case Column::Rank:
        return ColumnTexts::tr("Rank");
    case Column::Change:
    case Column::Round:
        return {};
    case Column::Number:
        return ColumnTexts::tr("No.");
    case Column::Name:
        return ColumnTexts::tr("Name");
    case Column::Club:
        return ColumnTexts::tr("Club");
    case Column::Tmp:
        return ColumnTexts::tr("TMP");
    case Column::Mean:
        return ColumnTexts::tr("Mean");
    case Column::Gmp:
        return ColumnTexts::tr("GMP");
    case Column::Cmp:
        return ColumnTexts::tr("CMP");
    case Column::Games:
        return ColumnTexts::tr("Games");
    case Column::Wins:
        return ColumnTexts::tr("Wins");
    case Column::Rommes:
        return ColumnTexts::tr("Rommés");
    case Column::Claims:
        return ColumnTexts::tr("Claims");
    case Column::Stones:
        return ColumnTexts::tr("Stones");
    case Column::Byes:
        return ColumnTexts::tr("Byes");
    case Column::Penalties:
        return ColumnTexts::tr("Penalties");
    }
    return {};
}

QString columnName(Column column)
{
    switch (column) {
    case Column::Change:
        return ColumnTexts::tr("Places gained or lost");
    case Column::Number:
        return ColumnTexts::tr("Start number");
    case Column::Tmp:
        return ColumnTexts::tr("Total match points (TMP)");
    case Column::Mean:
        return ColumnTexts::tr("Mean of a game");
    case Column::Gmp:
        return ColumnTexts::tr("Game match points (GMP)");
    case Column::Cmp:
        return ColumnTexts::tr("Claim match points (CMP)");
    case Column::Games:
        return ColumnTexts::tr("Games played");
    case Column::Wins:
        return ColumnTexts::tr("Games won");
    case Column::Stones:
        return ColumnTexts::tr("Stones remaining");
    default:
        return columnHead(column);
    }
}

std::vector<Column> ColumnChoice::choosable(const scoring::Rules& rules)
{
    std::vector<Column> columns;
    for (const auto& word : words) {
        if (isOfRules(word.column, rules)) {
            columns.push_back(word.column);
        }
    }
    return columns;
}

ColumnChoice ColumnChoice::read(const Memory& memory, std::optional<core::TournamentId> tournament,
                                const scoring::Rules& rules)
{
    ColumnChoice choice;
    const auto remembered = memory.value(columnsKey());
    if (remembered.isValid()) {
        const QStringList names = remembered.toStringList();
        for (const auto& word : words) {
            choice.setShown(word.column, names.contains(word.word));
        }
    } else {
        choice.shown_ = usualColumns(rules);
    }
    if (tournament) {
        const auto rounds = memory.value(roundsKey(*tournament)).toStringList();
        for (const auto& round : rounds) {
            choice.hidden_.insert(core::RoundNumber{round.toInt()});
        }
    }
    return choice;
}

void ColumnChoice::write(Memory& memory, std::optional<core::TournamentId> tournament) const
{
    // An empty list must not be taken for nothing remembered.
    QStringList names = {QStringLiteral("tmp")};
    for (const auto& word : words) {
        if (shows(word.column)) {
            names << word.word;
        }
    }
    memory.setValue(columnsKey(), names);
    if (tournament) {
        QStringList rounds;
        for (const auto round : hidden_) {
            rounds << QString::number(plain(round));
        }
        memory.setValue(roundsKey(*tournament), rounds);
    }
}

void ColumnChoice::setShown(Column column, bool shown)
{
    if (shown) {
        shown_.insert(column);
    } else {
        shown_.erase(column);
    }
}

void ColumnChoice::setShown(core::RoundNumber round, bool shown)
{
    if (shown) {
        hidden_.erase(round);
    } else {
        hidden_.insert(round);
    }
}

std::vector<ShownColumn> ColumnChoice::columns(const scoring::Rules& rules,
                                               const std::vector<core::RoundNumber>& rounds) const
{
    std::vector<ShownColumn> columns;
    for (int index = 0; index < columnCount; ++index) {
        const auto column = static_cast<Column>(index);
        if (column == Column::Round) {
            for (std::size_t round = 0; round < rounds.size(); ++round) {
                if (shows(rounds[round])) {
                    columns.push_back({column, round});
                }
            }
        } else if (isOfRules(column, rules) && (!isChoosable(column) || shows(column))) {
            columns.push_back({column, 0});
        }
    }
    return columns;
}

} // namespace desk
