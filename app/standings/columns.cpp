#include "columns.h"

#include "app/documents/card_words.h"
#include "app/memory.h"
#include "core/cards/knock_out.h"

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
    Column column = Column::Rank;
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
    Word{Column::Chips, QLatin1StringView("chips")},
    Word{Column::Prize, QLatin1StringView("prize")},
};

bool isOfCards(Column column, const core::Settings& settings)
{
    const bool knockOut = isKnockOut(settings);
    switch (column) {
    case Column::Change:
    case Column::Tmp:
    case Column::Mean:
        return !knockOut;
    case Column::Reached:
        return knockOut;
    case Column::Gmp:
    case Column::Cmp:
    case Column::Claims:
    case Column::Stones:
        return false;
    case Column::Chips:
        return settings.cards.pcr.has_value();
    default:
        return true;
    }
}

bool isOfStones(Column column, scoring::RuleSet ruleSet)
{
    switch (column) {
    case Column::Cmp:
    case Column::Claims:
        return ruleSet == scoring::RuleSet::RummyPurePlus;
    case Column::Reached:
    case Column::Chips:
        return false;
    default:
        return true;
    }
}

bool isOf(Column column, const core::Settings& settings)
{
    if (column == Column::Prize) {
        return !settings.prizeCents.empty();
    }
    return playsCards(settings) ? isOfCards(column, settings)
                                : isOfStones(column, settings.rules.ruleSet);
}

bool isChoosable(Column column)
{
    return std::any_of(words.begin(), words.end(),
                       [column](const Word& word) { return word.column == column; });
}

std::set<Column> usualColumns(const core::Settings& settings)
{
    std::set<Column> usual = {Column::Number, Column::Games, Column::Chips, Column::Prize};
    if (playsCards(settings)) {
        usual.insert(Column::Wins);
    } else {
        usual.insert({Column::Gmp, Column::Cmp});
    }
    if (settings.rules.options.rankBy == scoring::RankBy::Mean) {
        usual.insert(Column::Mean);
    }
    return usual;
}

QString columnsKey(const core::Settings& settings)
{
    return playsCards(settings) ? QStringLiteral("standings/cardColumns")
                                : QStringLiteral("standings/columns");
}

QString roundsKey(core::TournamentId tournament)
{
    return QStringLiteral("standings/roundsLeftOut/%1").arg(plain(tournament));
}

/// What columns are called otherwise than under the other rules.
std::optional<QString> cardHead(Column column, const core::Settings& settings)
{
    using documents::CardColumn;
    switch (column) {
    case Column::Tmp:
        return documents::pointsHead(settings);
    case Column::Games:
        return headOf(CardColumn::Deals);
    case Column::Wins:
        return headOf(CardColumn::MatchesWon);
    case Column::Rommes:
        return headOf(CardColumn::GoneOut);
    default:
        return std::nullopt;
    }
}

std::optional<QString> cardName(Column column)
{
    switch (column) {
    case Column::Mean:
        return ColumnTexts::tr("Mean of a deal");
    case Column::Games:
        return ColumnTexts::tr("Deals played");
    case Column::Rommes:
        return ColumnTexts::tr("Deals gone out in");
    case Column::Chips:
        return ColumnTexts::tr("Chips won or paid");
    default:
        return std::nullopt;
    }
}

QString stoneName(Column column, const core::Settings& settings)
{
    switch (column) {
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
        return columnHead(column, settings);
    }
}

} // namespace

bool isText(Column column)
{
    return column == Column::Name || column == Column::Club || column == Column::Reached;
}

Column mainColumn(const core::Settings& settings)
{
    return isKnockOut(settings) ? Column::Reached : Column::Tmp;
}

QString columnHead(Column column, const core::Settings& settings)
{
    using documents::CardColumn;
    if (const auto head = playsCards(settings) ? cardHead(column, settings) : std::nullopt) {
        return *head;
    }
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
    case Column::Reached:
        return headOf(CardColumn::CameTo);
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
    case Column::Chips:
        return headOf(CardColumn::Chips);
    case Column::Prize:
        return headOf(CardColumn::Prize);
    }
    return {};
}

QString columnName(Column column, const core::Settings& settings)
{
    if (column == Column::Change) {
        return ColumnTexts::tr("Places gained or lost");
    }
    if (column == Column::Number) {
        return ColumnTexts::tr("Start number");
    }
    return playsCards(settings) ? cardName(column).value_or(columnHead(column, settings))
                                : stoneName(column, settings);
}

std::vector<Column> ColumnChoice::choosable(const core::Settings& settings)
{
    std::vector<Column> columns;
    for (const auto& word : words) {
        if (isOf(word.column, settings)) {
            columns.push_back(word.column);
        }
    }
    return columns;
}

ColumnChoice ColumnChoice::read(const Memory& memory, std::optional<core::TournamentId> tournament,
                                const core::Settings& settings)
{
    ColumnChoice choice;
    const auto remembered = memory.value(columnsKey(settings));
    if (remembered.isValid()) {
        const QStringList names = remembered.toStringList();
        for (const auto& word : words) {
            choice.setShown(word.column, names.contains(word.word));
        }
    } else {
        choice.shown_ = usualColumns(settings);
    }
    if (tournament) {
        const auto rounds = memory.value(roundsKey(*tournament)).toStringList();
        for (const auto& round : rounds) {
            choice.hidden_.insert(core::RoundNumber{round.toInt()});
        }
    }
    return choice;
}

void ColumnChoice::write(Memory& memory, std::optional<core::TournamentId> tournament,
                         const core::Settings& settings) const
{
    // An empty list must not be taken for nothing remembered.
    QStringList names = {QStringLiteral("tmp")};
    for (const auto& word : words) {
        if (shows(word.column)) {
            names << word.word;
        }
    }
    memory.setValue(columnsKey(settings), names);
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

std::vector<ShownColumn> ColumnChoice::columns(const core::Settings& settings,
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
        } else if (isOf(column, settings) && (!isChoosable(column) || shows(column))) {
            columns.push_back({column, 0});
        }
    }
    return columns;
}

} // namespace desk
