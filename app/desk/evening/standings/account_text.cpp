#include "app/desk/evening/standings/account_text.h"

#include "app/desk/evening/standings/standings_discipline.h"
#include "app/desk/frame/discipline.h"
#include "app/desk/frame/theme.h"
#include "core/cards/card_tallies.h"
#include "core/cards/deal_order.h"
#include "core/cards/knock_out.h"
#include "core/people/people_names.h"
#include "core/people/start_numbers.h"
#include "core/texts/account_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"
#include "reports/documents/catalogue.h"
#include "reports/documents/ties.h"
#include "reports/documents/words.h"

#include <QCoreApplication>
#include <QPalette>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

class AccountTexts
{
    Q_DECLARE_TR_FUNCTIONS(AccountTexts)
};

QString dotted(const QStringList& parts)
{
    return parts.join(u" · "_s);
}

/// A participant's match in a round.
struct PlayedMatch
{
    const core::Round& round;
    const core::Table& table;
    core::MatchState state;

    [[nodiscard]] scoring::MatchPoints total(std::size_t seat) const
    {
        return scoring::MatchPoints::fromPoints(state.score.seats[seat].score);
    }
};

/// Nothing without a match or seat, or if the round does not count.
std::optional<PlayedMatch> matchIn(const core::Tournament& tournament,
                                   const core::AccountRound& round)
{
    if (!round.table || !round.counted()) {
        return std::nullopt;
    }
    const auto& stored = *findRound(tournament, round.number);
    const auto& table = *findTable(stored, *round.table);
    auto state = disciplineOf(tournament.settings).matchAt(tournament.settings, stored, table);
    return state ? std::optional(PlayedMatch{stored, table, std::move(*state)}) : std::nullopt;
}

/// "goes on", "tied", "lot due"; empty for those who did not win.
QString outcomeOf(const core::Settings& settings, const PlayedMatch& match,
                  core::StartNumber number)
{
    const auto& state = match.state;
    const bool isWinner = state.isThrough(number);
    const bool isOpen = !state.isDecided() && (!state.over || isAmong(state.winners, number));
    if (!isOpen && !isWinner) {
        return {};
    }
    const bool goesOn = isWinner && state.status != core::MatchStatus::Split &&
                        isKnockOut(settings) && !isLastOfKnockOut(match.round);
    return goesOn ? documents::fateCell(core::Fate::GoesOn).text : texts::text(state.status);
}

QStringList fateOf(const core::Settings& settings, const PlayedMatch& match, std::size_t seat)
{
    const auto number = match.table.head.seats[seat];
    QStringList parts;
    if (const auto& places = match.state.places[seat]) {
        parts << texts::placeText(places->first, places->last > places->first);
    }
    const QString why = match.state.over ? texts::text(*match.state.over) : QString();
    const QString what = outcomeOf(settings, match, number);
    if (isAmong(match.table.head.withdrawn, number)) {
        parts << documents::fateCell(core::Fate::Left).text;
    } else if (what.isEmpty() || why.isEmpty()) {
        parts << what + why;
    } else {
        parts << AccountTexts::tr("%1 (%2)", "won (target reached)").arg(what, why);
    }
    const auto ties = static_cast<int>(core::dealOrder(match.table).tieBreaks.size());
    if (ties > 0) {
        parts << AccountTexts::tr("%n tie-breaker deal(s)", nullptr, ties);
    }
    if (isAmong(match.table.head.lot, number)) {
        parts << AccountTexts::tr("by lot");
    }
    return parts;
}

QStringList linesOf(const core::Tournament& tournament, const PlayedMatch& match)
{
    const documents::People people(tournament);
    const auto& head = match.table.head;
    QStringList totals;
    for (std::size_t seat = 0; seat < head.seats.size(); ++seat) {
        totals << AccountTexts::tr("%1 %2: %3", "seat, person, total")
                      .arg(texts::seatLetter(seat), people.numbered(head.seats[seat]),
                           texts::matchPointsText(match.total(seat)));
    }
    QStringList lines = {
        AccountTexts::tr("Match: %1")
            .arg(documents::matchText(people, tournament.settings, match.round, match.state)),
        AccountTexts::tr("Totals: %1").arg(dotted(totals)), documents::withdrawnText(people, head),
        documents::lotText(people, head.lot)};
    lines.removeAll(QString());
    return lines;
}

/// "46 + 72 = 118": if the round shows match points, the sum of the deals is given here.
QString withSum(const QString& summary, const core::AccountRound& round)
{
    std::int64_t sum = 0;
    int deals = 0;
    for (const auto& game : round.games) {
        const auto* deal = std::get_if<core::HeldDeal>(&game.event);
        if (deal != nullptr && !deal->isTieBreak) {
            sum += deal->hand.score();
            ++deals;
        }
    }
    const auto points = scoring::MatchPoints::fromPoints(sum);
    return deals > 1 ? summary + u" = "_s + texts::matchPointsText(points) : summary;
}

QString muted(const QPalette& palette)
{
    return u"color:%1"_s.arg(theme::colour(palette, theme::Role::Muted).name());
}

/// A table row; the cells are already HTML. From the second cell on, `numbers` of them are
/// right-aligned.
QString rowHtml(const QStringList& cells, qsizetype numbers, const QString& style)
{
    QString html = u"<tr>"_s;
    for (qsizetype index = 0; index < cells.size(); ++index) {
        const bool number = index > 0 && index <= numbers;
        html += u"<td align=\"%1\" style=\"padding: 3px 12px 3px 0; %2\">%3</td>"_s.arg(
            number ? u"right"_s : u"left"_s, style, cells[index]);
    }
    return html + u"</tr>"_s;
}

QString paragraphs(const QStringList& texts, const QString& style = {})
{
    QString html;
    for (const auto& text : texts) {
        html += u"<p style=\"%1\">%2</p>"_s.arg(style, text.toHtmlEscaped());
    }
    return html;
}

/// The cells of a row for readers, not those for CSV only; `textOf(column)` returns each.
template <typename TextOf>
QStringList cellsHtml(const typeset::TableDocument& document, const TextOf& textOf)
{
    QStringList cells;
    for (std::size_t column = 0; column < document.columns.size(); ++column) {
        if (document.columns[column].use != typeset::ColumnUse::Csv) {
            cells << textOf(column).toHtmlEscaped();
        }
    }
    return cells;
}

QStringList headsHtml(const typeset::TableDocument& document)
{
    return cellsHtml(document, [&](std::size_t column) { return document.columns[column].head; });
}

QStringList cellsHtml(const typeset::TableDocument& document, const typeset::Row& row)
{
    return cellsHtml(document, [&](std::size_t column) { return row.cells[column].text; });
}

/// `rows` are the cells of the round's games with the personal sheet's columns, as HTML.
QString roundHtml(const core::Tournament& tournament, const core::AccountRound& round,
                  core::StartNumber self, QStringList heads, const QList<QStringList>& rows,
                  const QString& style)
{
    const auto text = roundText(tournament, round, self);
    QStringList others;
    for (const auto number : round.seats) {
        if (number != self) {
            others << core::numberedName(tournament, number);
        }
    }
    QString title = u"<h3>%1 &nbsp; %2</h3>"_s.arg(
        text.title.toHtmlEscaped(), text.points ? texts::matchPointsText(*text.points) : QString());
    if (!others.isEmpty() && text.matchLines.isEmpty()) { // a match's totals name them
        title += paragraphs({AccountTexts::tr("with %1").arg(others.join(u", "_s))}, style);
    }
    if (round.games.empty() || round.state == core::RoundState::Cancelled) {
        return title + paragraphs({text.details});
    }
    const auto& discipline = disciplineOf(tournament.settings).standings();
    const auto numbers = heads.size() - 2; // between the game's name and the explanation
    heads.front().clear();
    QString table = u"<table cellspacing=\"0\">"_s + rowHtml(heads, numbers, style);
    auto game = round.games.begin();
    for (auto cells : rows) {
        cells.front() = discipline.gameName(round, *game++).toHtmlEscaped();
        cells.back() = u"<span style=\"%1\">%2</span>"_s.arg(style, cells.back());
        table += rowHtml(cells, numbers, {});
    }
    const QStringList fate = text.fate.isEmpty() ? QStringList() : QStringList{dotted(text.fate)};
    return title + table + u"</table>"_s +
           paragraphs(fate + text.matchLines + texts::extrasText(round));
}

} // namespace

AccountHead accountHead(const core::Settings& settings, const SheetRow& row)
{
    const auto& discipline = disciplineOf(settings).standings();
    return {discipline.accountTitle(settings, row),
            !row.rank    ? discipline.withoutRankText()
            : row.before ? AccountTexts::tr("rank %1, before %2").arg(*row.rank).arg(*row.before)
                         : AccountTexts::tr("rank %1").arg(*row.rank)};
}

RoundText roundText(const core::Tournament& tournament, const core::AccountRound& round,
                    core::StartNumber number)
{
    const auto& settings = tournament.settings;
    RoundText text;
    text.title = round.table ? AccountTexts::tr("Round %1, table %2")
                                   .arg(plain(round.number))
                                   .arg(plain(*round.table))
                             : AccountTexts::tr("Round %1").arg(plain(round.number));
    if (!isKnockOut(settings)) {
        text.points = round.gain.tmp();
    }
    if (const auto match = matchIn(tournament, round)) {
        const auto& seats = match->table.head.seats;
        const auto seat =
            static_cast<std::size_t>(std::find(seats.begin(), seats.end(), number) - seats.begin());
        text.fate = fateOf(settings, *match, seat);
        text.matchLines = linesOf(tournament, *match);
        text.points = text.points ? text.points : match->total(seat);
    }
    QStringList parts;
    if (const QString summary = texts::summaryText(round); !summary.isEmpty()) {
        parts << (givesMatchPoints(settings.cards) ? withSum(summary, round) : summary);
    }
    parts << text.fate << texts::extrasText(round);
    text.details = parts.isEmpty() ? AccountTexts::tr("not there") : dotted(parts);
    return text;
}

QStringList openRounds(const core::Tournament& tournament, const core::Account& account)
{
    QStringList texts;
    for (const auto& round : account.rounds) {
        if (const int open = round.openGames(); open > 0) {
            const int games = enterableGames(*findRound(tournament, round.number));
            texts << AccountTexts::tr("Round %1 is still running: %2 of %3 games entered.")
                         .arg(plain(round.number))
                         .arg(games - open)
                         .arg(games);
        }
    }
    return texts;
}

QStringList neighbourTexts(const Sheet& sheet, int row)
{
    using By = core::Decision::By;
    QStringList texts;
    const auto& options = sheet.settings.rules.options;
    const auto at = static_cast<std::size_t>(row);
    const auto& self = sheet.rows[at];
    const auto explain = [&](const SheetRow& ahead, const SheetRow& behind, const QString& text,
                             const SheetRow& other) {
        // The list itself shows differing points and how far somebody got in a knock-out.
        const auto by = core::decisionBetween(options, ahead.tally, behind.tally).by;
        if (by == By::TieBreak || by == By::TieBreakDeal ||
            (by == By::Reached && !isKnockOut(sheet.settings))) {
            texts << text.arg(core::numberedName(other.tally.number, other.name),
                              texts::decisionText(options, ahead.tally, behind.tally));
        }
    };
    if (at > 0) {
        const auto& above = sheet.rows[at - 1];
        explain(above, self, AccountTexts::tr("%1 is ahead: %2."), above);
    }
    if (at + 1 < sheet.rows.size()) {
        const auto& below = sheet.rows[at + 1];
        explain(self, below, AccountTexts::tr("Ahead of %1: %2."), below);
    }
    for (const auto& tie : sheet.ties) {
        if (tie.decision && isAmong(tie.numbers, self.tally.number)) {
            texts << AccountTexts::tr("Level in all that decides; %1.", "decided by lot")
                         .arg(documents::decisionText(*tie.decision));
        }
    }
    if (self.isShared) {
        texts << AccountTexts::tr("The rank is shared: level in all that decides.");
    }
    return texts;
}

QString accountTip(const core::Tournament& tournament, const Sheet& sheet, int row)
{
    const auto& line = sheet.rows[static_cast<std::size_t>(row)];
    const auto account = core::accountOf(tournament, line.tally.number, sheet.after);
    const auto cell = u"<td style=\"padding-right:12px; white-space:nowrap\">%1</td>"_s;
    QString html =
        u"<b>%1</b><table>"_s.arg(accountHead(tournament.settings, line).title.toHtmlEscaped());
    for (const auto& round : account.rounds) {
        const auto text = roundText(tournament, round, account.number);
        html += u"<tr>"_s + cell.arg(text.title.toHtmlEscaped()) +
                cell.arg(text.details.toHtmlEscaped()) +
                u"<td align=\"right\"><b>%1</b></td></tr>"_s.arg(
                    text.points ? texts::matchPointsText(*text.points) : QString());
    }
    return html + u"</table>"_s;
}

QString accountHtml(const core::Tournament& tournament, const core::Account& account,
                    const QPalette& palette)
{
    const auto composed = documents::personalSheet(
        {tournament, {}, {}}, {documents::Kind::PersonalSheet, std::nullopt, account.number});
    const auto& sheet = *typeset::tableOf(composed);
    QList<QStringList> rows; // one for each game of the account, in the same order
    for (const auto& block : sheet.blocks) {
        for (const auto& row : block.rows) {
            rows << cellsHtml(sheet, row);
        }
    }
    qsizetype first = 0;
    QString html;
    for (const auto& round : account.rounds) {
        const auto games = static_cast<qsizetype>(round.games.size());
        html += roundHtml(tournament, round, account.number, headsHtml(sheet),
                          rows.mid(first, games), muted(palette));
        first += games;
    }
    const QString sum =
        disciplineOf(tournament.settings).standings().totalText(tournament.settings, account.tally);
    return sum.isEmpty()
               ? html
               : html + u"<h3>%1 = %2</h3>"_s.arg(sum.toHtmlEscaped(),
                                                  texts::matchPointsText(account.tally.tmp()));
}

QString matchHtml(const core::Tournament& tournament, core::RoundNumber round,
                  core::TableNumber table, const QPalette& palette)
{
    const auto composed = documents::cardResults(
        {tournament, {}, {}}, {documents::Kind::RoundResults, round, std::nullopt, {table}});
    const auto& document = *typeset::tableOf(composed);
    const auto& block = document.blocks.front();
    const auto people =
        static_cast<qsizetype>(core::findTable(tournament, round, table)->head.seats.size());
    // The name of the deal, and as many seats as people.
    QString rows = u"<table cellspacing=\"0\">"_s +
                   rowHtml(headsHtml(document).mid(0, people + 1), people, muted(palette));
    for (const auto& row : block.rows) {
        rows += rowHtml(cellsHtml(document, row).mid(0, people + 1), people,
                        row.strong ? u"font-weight: 700"_s : QString());
    }
    return paragraphs(block.lines) + rows + u"</table>"_s +
           paragraphs(block.notes + document.notes, muted(palette));
}

} // namespace desk
