#include "app/cli/layout.h"
#include "app/texts/numbers.h"
#include "app/texts/rule_texts.h"
#include "core/cards/knock_out.h"
#include "core/prizes.h"
#include "core/standings.h"
#include "standings_output.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <functional>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class StandingsTexts
{
    Q_DECLARE_TR_FUNCTIONS(StandingsTexts)
};

/// The standings as a table whose columns are those this tournament has something to say in.
class StandingsTable
{
public:
    StandingsTable(const core::Tournament& tournament, AfterRound after)
        : tournament_(tournament), standings_(tournament, after)
    {
        addPeople();
        addPoints();
        addCounts();
    }

    [[nodiscard]] QStringList lines() const
    {
        TextTable table;
        for (const auto& column : columns_) {
            table.addColumn(column.head, column.alignment);
        }
        for (const auto& standing : standings_.lines()) {
            QStringList cells;
            for (const auto& column : columns_) {
                cells << column.cell(standing);
            }
            table.addRow(cells);
        }
        return table.lines();
    }

private:
    using Cell = std::function<QString(const core::Standing&)>;
    struct Column
    {
        QString head;
        Alignment alignment;
        Cell cell;
    };

    void add(const QString& head, Alignment alignment, Cell cell)
    {
        columns_.push_back({head, alignment, std::move(cell)});
    }

    void addNumber(const QString& head, std::int64_t core::Tally::*value)
    {
        add(head, Alignment::Right, [value](const core::Standing& standing) {
            return QString::number(standing.tally.*value);
        });
    }

    void addPointsColumn(const QString& head, scoring::MatchPoints core::Tally::*value)
    {
        add(head, Alignment::Right, [value](const core::Standing& standing) {
            return texts::matchPointsText(standing.tally.*value);
        });
    }

    void addPeople()
    {
        add(StandingsTexts::tr("Rank"), Alignment::Right,
            [this](const core::Standing& standing) { return rankText(standing); });
        add(StandingsTexts::tr("No."), Alignment::Right, [](const core::Standing& standing) {
            return QString::number(plain(standing.tally.number));
        });
        add(StandingsTexts::tr("Name"), Alignment::Left,
            [this](const core::Standing& standing) { return personOf(standing).name; });
        const bool clubs =
            std::any_of(tournament_.participants.begin(), tournament_.participants.end(),
                        [](const auto& person) { return !person.club.isEmpty(); });
        if (clubs) {
            add(StandingsTexts::tr("Club"), Alignment::Left,
                [this](const core::Standing& standing) { return personOf(standing).club; });
        }
    }

    void addPoints()
    {
        const auto& rules = tournament_.settings.rules;
        addNumber(playsCards(tournament_.settings) ? StandingsTexts::tr("Deals")
                                                   : StandingsTexts::tr("Games"),
                  &core::Tally::games);
        if (rules.options.rankBy == scoring::RankBy::Mean) {
            add(StandingsTexts::tr("Mean"), Alignment::Right, meanOf);
        }
        const bool cards = playsCards(tournament_.settings);
        if (!isKnockOut(tournament_.settings)) {
            add(cards ? StandingsTexts::tr("Points") : StandingsTexts::tr("TMP"), Alignment::Right,
                [](const core::Standing& standing) {
                    return texts::matchPointsText(standing.tally.tmp());
                });
        }
        if (rules.ruleSet == scoring::RuleSet::RummyPurePlus) {
            addPointsColumn(StandingsTexts::tr("GMP"), &core::Tally::gmp);
            addPointsColumn(StandingsTexts::tr("CMP"), &core::Tally::cmp);
        }
        if (any([](const core::Tally& tally) { return tally.byes > 0; })) {
            addNumber(StandingsTexts::tr("Byes"), &core::Tally::byes);
        }
        if (any([](const core::Tally& tally) { return tally.penalties.units() != 0; })) {
            addPointsColumn(StandingsTexts::tr("Penalties"), &core::Tally::penalties);
        }
    }

    void addCounts()
    {
        addNumber(StandingsTexts::tr("Wins"), &core::Tally::wins);
        if (playsCards(tournament_.settings)) {
            addNumber(StandingsTexts::tr("Gone out"), &core::Tally::rommes);
            return;
        }
        addNumber(StandingsTexts::tr("Rommés"), &core::Tally::rommes);
        if (tournament_.settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus) {
            addNumber(StandingsTexts::tr("Claims"), &core::Tally::claims);
        }
        addNumber(StandingsTexts::tr("Stones"), &core::Tally::stones);
    }

    template <typename Predicate>
    [[nodiscard]] bool any(const Predicate& predicate) const
    {
        const auto& lines = standings_.lines();
        return std::any_of(lines.begin(), lines.end(),
                           [&](const core::Standing& line) { return predicate(line.tally); });
    }

    static QString meanOf(const core::Standing& standing)
    {
        const core::Tally& tally = standing.tally;
        return tally.games > 0
                   ? texts::meanText(tally.gmp + tally.cmp + tally.penalties, tally.games)
                   : QString();
    }

    [[nodiscard]] const core::Participant& personOf(const core::Standing& standing) const
    {
        return *findParticipant(tournament_, standing.tally.number);
    }

    /// "2=" where the rank is shared.
    [[nodiscard]] QString rankText(const core::Standing& standing) const
    {
        if (!standing.rank) {
            return u"– "_s;
        }
        const auto& lines = standings_.lines();
        const auto sharers =
            std::count_if(lines.begin(), lines.end(),
                          [&](const core::Standing& line) { return line.rank == standing.rank; });
        return QString::number(*standing.rank) + (sharers > 1 ? u"="_s : u" "_s);
    }

    const core::Tournament& tournament_;
    core::Standings standings_;
    std::vector<Column> columns_;
};

QString title(const core::Settings& settings)
{
    QStringList parts = {settings.name};
    if (settings.date) {
        parts << QLocale().toString(*settings.date, QLocale::LongFormat);
    }
    return parts.join(u", "_s);
}

QString stateText(const core::Tournament& tournament, AfterRound after)
{
    const QString which = after ? StandingsTexts::tr("Standings after round %1").arg(plain(*after))
                                : StandingsTexts::tr("Standings");
    const int open = openTables(tournament, after);
    return open == 0 ? which
                     : StandingsTexts::tr("%1, provisional, %n table(s) missing", nullptr, open)
                           .arg(which);
}

QString rulesText(const core::Settings& settings)
{
    return texts::ruleSetName(settings.rules.ruleSet) + u": "_s +
           texts::optionsInForce(settings).join(u"; "_s) + u'.';
}

/// Who gets what once that is decided, and what cannot be shared equally.
QStringList prizeLines(const core::Tournament& tournament, AfterRound after)
{
    const auto shares = core::prizeShares(tournament.settings, core::Standings(tournament, after));
    if (shares.empty() || !core::arePrizesDecided(tournament, after)) {
        return {};
    }
    TextTable table;
    table.addColumn(StandingsTexts::tr("No."), Alignment::Right);
    table.addColumn(StandingsTexts::tr("Name"), Alignment::Left);
    table.addColumn(StandingsTexts::tr("Prize"), Alignment::Right);
    std::int64_t odd = 0;
    std::int64_t left = 0; // Of those who share the prizes of the line before.
    for (const auto& share : shares) {
        table.addRow({QString::number(plain(share.number)),
                      findParticipant(tournament, share.number)->name,
                      texts::moneyText(share.wholeCents())});
        left = left > 0 ? left : share.sharers;
        odd += --left == 0 ? share.oddCents() : 0;
    }
    QStringList lines = QStringList{QString()} + table.lines();
    if (odd > 0) {
        lines << StandingsTexts::tr("%n cent(s) cannot be shared equally.", nullptr,
                                    static_cast<int>(odd));
    }
    return lines;
}

} // namespace

QByteArray standingsText(const core::Tournament& tournament, AfterRound after)
{
    QStringList lines = {title(tournament.settings), stateText(tournament, after), QString()};
    lines << StandingsTable(tournament, after).lines() << prizeLines(tournament, after);
    lines << QString() << wrapped(rulesText(tournament.settings), screenWidth, 2);
    return lines.join(u'\n').toUtf8() + '\n';
}

} // namespace cli
