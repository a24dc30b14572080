#include "core/evening/missing.h"
#include "reports/documents/catalogue.h"

#include "core/cards/knock_out.h"
#include "core/ranking/groups.h"
#include "core/texts/numbers.h"
#include "reports/documents/columns.h"
#include "reports/documents/frame.h"
#include "reports/documents/standings_columns.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstddef>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using scoring::MatchPoints;
using typeset::Cell;
using typeset::ColumnUse;

namespace {

class StandingsDocument
{
    Q_DECLARE_TR_FUNCTIONS(StandingsDocument)
};

Cell cellOf(const StandingsValue& value)
{
    if (const auto* const cell = std::get_if<Cell>(&value)) {
        return *cell;
    }
    if (const auto* const points = std::get_if<MatchPoints>(&value)) {
        return pointsCell(*points);
    }
    if (const auto* const bonus = std::get_if<BonusValue>(&value)) {
        auto cell = pointsCell(bonus->points);
        cell.text = textOf(value);
        return cell;
    }
    const auto* const rank = std::get_if<RankValue>(&value);
    return rank != nullptr ? Cell{texts::rankText(rank->rank, rank->isShared), textOf(value)}
                           : textCell(textOf(value));
}

Cell exactTmp(const StandingsLine& line)
{
    return textCell(QString::fromStdString(fractionText(line.tally.tmp())));
}

/// Which outputs get the column; nothing: none. CSV is the same in all forms.
std::optional<ColumnUse> useOf(const StandingsColumnInfo& info, const StandingsTable& table,
                               std::optional<Form> form)
{
    if (!disciplineOf(table.settings).has(info.needs, table.settings)) {
        return std::nullopt;
    }
    const auto use =
        info.onPaper != nullptr ? info.onPaper(table) : std::optional(ColumnUse::Everywhere);
    const bool isShort =
        info.purpose == typeset::Purpose::Essential && info.group != ColumnGroup::Gains;
    if (form != Form::Short || isShort || !use) {
        return use;
    }
    return *use == ColumnUse::Page ? std::nullopt : std::optional(ColumnUse::Csv);
}

typeset::Column columnOf(const StandingsColumnInfo& info, ColumnUse use,
                         const core::Settings& settings)
{
    const bool byMean = settings.rules.options.rankBy == scoring::RankBy::Mean;
    // CSV already has the total of rummy: its key must differ on the page.
    const bool isPageTotal = info.column == StandingsColumn::Tmp && use == ColumnUse::Page;
    auto made = column(isPageTotal ? u"total"_s : QString::fromLatin1(wordsOf(info, settings).key),
                       headOf(info, settings), info.kind);
    made.use = use;
    made.purpose = info.purpose;
    made.strong = info.column == (byMean ? StandingsColumn::Mean : StandingsColumn::Tmp) ||
                  info.column == StandingsColumn::Reached;
    return made;
}

/// The columns on paper. Those of rummy start in CSV like the command line's, except for the kind
/// of totals: spreadsheets read fractions as dates.
Columns<StandingsLine> paperColumns(const StandingsTable& table, std::optional<Form> form)
{
    using enum ColumnGroup;
    const bool exact = disciplineOf(table.settings).has(StandingsTrait::Stones, table.settings);
    Columns<StandingsLine> columns;
    for (const auto* const info : columnsOf({Person, Overall, Reached, Games, Points, Counts, Byes,
                                             Penalties, Total, Mean, Gains})) {
        if (const auto use = useOf(*info, table, form)) {
            columns.add(
                columnOf(*info, *use, table.settings),
                [value = info->value](const StandingsLine& line) { return cellOf(value(line)); });
        }
        if (info->group == Games && exact) {
            columns.add(csvColumn(u"tmp"_s, typeset::ColumnKind::Points),
                        [](const StandingsLine& line) { return pointsCell(line.tally.tmp()); });
            columns.add(csvColumn(u"tmp_exact"_s), exactTmp);
        }
    }
    return columns;
}

/// The meaning of the heads: "Total match points (TMP)".
QString abbreviations(const typeset::TableDocument& document, const core::Settings& settings)
{
    QStringList names;
    for (const auto& info : standingsColumns()) {
        const auto head = headOf(info, settings);
        const auto name = nameOf(info, settings);
        const bool isShown = std::any_of(
            document.columns.begin(), document.columns.end(), [&](const typeset::Column& column) {
                return column.head == head && column.use != ColumnUse::Csv;
            });
        if (isShown && !head.isEmpty() && name.endsWith(u'(' + head + u')')) {
            names << name;
        }
    }
    return names.join(u" · "_s);
}

} // namespace

QString standingsTitle(const Source& source, std::optional<core::RoundNumber> after,
                       core::RoundNumber round)
{
    return core::areFinal(source.tournament, after, source.pending)
               ? StandingsDocument::tr("Final standings")
               : StandingsDocument::tr("Standings after round %1").arg(plain(round));
}

typeset::TableDocument standingsList(const core::Tournament& tournament,
                                     std::optional<core::RoundNumber> after, const QString& group)
{
    using enum ColumnGroup;
    Columns<StandingsLine> columns;
    const auto groups =
        group.isEmpty()
            ? std::vector{Person, Games, Total, Points, Counts, Byes, Penalties}
            : std::vector{Person, Overall, Games, Total, Points, Counts, Byes, Penalties};
    for (const auto* const info : columnsOf(groups)) {
        columns.add(
            column(QString::fromLatin1(info->rummy.key), {}, info->kind),
            [value = info->value](const StandingsLine& line) { return cellOf(value(line)); });
        if (info->column == StandingsColumn::Tmp) {
            columns.add(csvColumn(u"tmp_decimal"_s), [](const StandingsLine& line) {
                constexpr int places = 3;
                return QString::fromStdString(decimalText(line.tally.tmp(), places));
            });
        }
    }
    const StandingsTable table(tournament, Ranks(core::Standings(tournament, after)), after, group);
    return columns.list(table.lines);
}

typeset::Document standingsDocument(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    if (!choice.teams.isEmpty()) {
        return teamStandingsDocument(source, choice,
                                     *core::findTeamPrize(tournament.settings, choice.teams));
    }
    typeset::TableDocument document;
    document.title = titleOf(Kind::Standings);
    document.use = typeset::Use::OnTheWall;
    document.nothing = noRoundText();
    const auto round = roundOf(tournament, choice);
    const Ranks ranks(core::Standings(tournament, choice.round));
    const StandingsTable table(tournament, ranks, choice.round, choice.group);
    if (round) {
        document.title = standingsTitle(source, choice.round, *round);
        if (!choice.group.isEmpty()) {
            document.title = u"%1: %2"_s.arg(choice.group, document.title);
        }
        showMissing(document, missingUpTo(source, choice.round), source.checkedTables);
        if (!choice.objectionsUntil.isEmpty()) {
            const auto until =
                StandingsDocument::tr("Objections until %1").arg(choice.objectionsUntil);
            document.state = document.state.isEmpty() ? until : document.state + u", "_s + until;
            document.lead << until + u'.';
        }
        document.notes = sharedRanksNote(table.lines);
    }
    const auto columns = paperColumns(table, choice.form);
    document.columns = columns.all();
    if (round) {
        document.blocks.emplace_back().rows = columns.rows(table.lines);
    }
    document.notes << table.tieNotes << table.prizeNotes;
    if (choice.form == Form::Short) {
        document.large = true;
        document.newspaperColumns = 2;
    }
    auto frame = frameOf(source, RulesLine::With);
    if (const auto names = abbreviations(document, tournament.settings); !names.isEmpty()) {
        frame.rules += u' ' + names + u'.';
    }
    return {frame, document};
}

} // namespace documents
