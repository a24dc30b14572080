#include "tables_model.h"

#include "round_progress.h"

#include "app/texts/match_texts.h"
#include "core/cards/knock_out.h"
#include "core/cards/matches.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace desk {
namespace {

using icons::Meaning;
using theme::Role;

class TableTexts
{
    Q_DECLARE_TR_FUNCTIONS(TableTexts)
};

QString clockText(const QDateTime& time)
{
    return time.toLocalTime().toString(QStringLiteral("HH:mm"));
}

/// How a table's match stands, as far as it is still open.
void tellOpenMatch(TableLine& line, const core::MatchState& match, int deals)
{
    switch (match.status) {
    case core::MatchStatus::TieBreaker:
    case core::MatchStatus::Lot:
        line.icon = Meaning::Warning;
        line.role = Role::Warn;
        line.state = texts::text(match.status);
        return;
    case core::MatchStatus::Running:
    case core::MatchStatus::Won:
    case core::MatchStatus::Split:
        break;
    }
    line.icon = Meaning::Running;
    line.role = Role::Accent;
    line.state = TableTexts::tr("%n deal(s)", nullptr, deals);
}

/// "won: Lang"; in a knock-out those who are in the next round.
QString decidedText(const core::Tournament& tournament, const core::Round& round,
                    const core::MatchState& match)
{
    QStringList names;
    for (const auto number : match.winners) {
        names << surnameOf(tournament, number);
    }
    if (names.isEmpty()) {
        return TableTexts::tr("over, nobody has won");
    }
    const QString all = names.join(QStringLiteral(", "));
    if (match.status == core::MatchStatus::Split) {
        return TableTexts::tr("tied: %1").arg(all);
    }
    return core::isKnockOut(tournament.settings) && !core::isLastOfKnockOut(round)
               ? TableTexts::tr("goes on: %1", nullptr, static_cast<int>(names.size())).arg(all)
               : TableTexts::tr("won: %1").arg(all);
}

void tellOpen(TableLine& line, const core::Tournament& tournament, const core::Round& round,
              const core::Table& table)
{
    const auto entered = static_cast<int>(table.games.size());
    if (core::playsCards(tournament.settings) && entered > 0) {
        tellOpenMatch(line, core::matchOf(tournament.settings, round, table), entered);
    } else if (entered == 0) {
        line.icon = Meaning::Open;
        line.role = Role::Warn;
        line.state = TableTexts::tr("open", "a table");
    } else {
        line.icon = Meaning::Running;
        line.role = Role::Accent;
        line.state = TableTexts::tr("%1 of %n game(s)", nullptr, round.head.games).arg(entered);
    }
}

void tellProgress(TableLine& line, const core::Tournament& tournament, const core::Round& round,
                  const core::Table& table, const TableNews& news)
{
    const auto corrected = news.corrected.find(table.number);
    if (line.open) {
        tellOpen(line, tournament, round, table);
    } else if (corrected != news.corrected.end()) {
        line.icon = Meaning::Corrected;
        line.role = Role::Note;
        line.state = TableTexts::tr("corrected %1").arg(clockText(corrected->second));
    } else {
        line.icon = Meaning::Complete;
        line.role = Role::Done;
        line.state =
            core::playsCards(tournament.settings)
                ? decidedText(tournament, round, core::matchOf(tournament.settings, round, table))
                : TableTexts::tr("complete", "a table");
    }
}

void tellMark(TableLine& line, const core::TableHead& head)
{
    if (!head.mark) {
        return;
    }
    const bool unclear = *head.mark == core::TableMark::Unclear;
    line.icon = unclear ? Meaning::Unclear : Meaning::Disputed;
    line.role = unclear ? Role::Warn : Role::Error;
    line.state = (unclear ? TableTexts::tr("put aside") : TableTexts::tr("disputed")) +
                 QStringLiteral(" · ") + line.state;
    line.note = head.note;
}

void tellComparison(TableLine& line, const TableNews& news)
{
    const auto found = news.compared->find(line.number);
    const auto count = found != news.compared->end() ? found->second : SecondPass::Count();
    const bool whole = count.compared >= count.games;
    line.icon = whole ? Meaning::Complete : Meaning::SecondPass;
    line.role = whole ? Role::Done : count.compared > 0 ? Role::Accent : Role::Warn;
    line.state = whole ? TableTexts::tr("compared")
                       : TableTexts::tr("%1 of %2 compared").arg(count.compared).arg(count.games);
    line.open = !whole;
}

/// Two to a line, as four people sit at a table.
QStringList pairedNames(const core::Tournament& tournament, const core::TableHead& head)
{
    QStringList lines;
    for (std::size_t seat = 0; seat < head.seats.size(); ++seat) {
        const QString name = surnameOf(tournament, head.seats[seat]);
        if (seat % 2 == 0) {
            lines << name;
        } else {
            lines.back() += QStringLiteral(" · ") + name;
        }
    }
    return lines;
}

} // namespace

TableLine tableLine(const core::Tournament& tournament, const core::Round& round,
                    const core::Table& table, const TableNews& news)
{
    TableLine line;
    line.number = table.number;
    line.open = !core::isComplete(tournament.settings, round, table);
    tellProgress(line, tournament, round, table, news);
    tellMark(line, table.head);
    line.names = pairedNames(tournament, table.head);
    QStringList full;
    for (const auto number : table.head.seats) {
        const auto* const person = core::findParticipant(tournament, number);
        full << QStringLiteral("%1 %2")
                    .arg(core::plain(number))
                    .arg(person != nullptr ? person->name : QString());
    }
    line.fullNames = full.join(QStringLiteral(", "));
    if (news.halfTyped.contains(table.number)) {
        line.aside = TableTexts::tr("half typed");
    } else if (line.open && news.publishedAt && round.head.state == core::RoundState::Published) {
        constexpr qint64 secondsPerMinute = 60;
        const auto minutes = news.publishedAt->secsTo(news.now) / secondsPerMinute;
        line.aside = TableTexts::tr("%1 min").arg(std::max<qint64>(minutes, 0));
    }
    if (news.compared) {
        line.aside.clear();
        tellComparison(line, news);
    }
    return line;
}

void TablesModel::setLines(std::vector<TableLine> lines)
{
    const bool sameTables =
        std::equal(lines.begin(), lines.end(), lines_.begin(), lines_.end(),
                   [](const auto& left, const auto& right) { return left.number == right.number; });
    if (!sameTables) {
        beginResetModel();
        lines_ = std::move(lines);
        endResetModel();
        return;
    }
    lines_ = std::move(lines);
    if (!lines_.empty()) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
}

std::optional<int> TablesModel::rowOf(core::TableNumber number) const
{
    const auto found = std::find_if(lines_.begin(), lines_.end(), [number](const TableLine& line) {
        return line.number == number;
    });
    return found != lines_.end() ? std::optional(static_cast<int>(found - lines_.begin()))
                                 : std::nullopt;
}

int TablesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QVariant TablesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const TableLine& shown = line(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return QString::number(core::plain(shown.number));
    case Qt::AccessibleTextRole:
        return tr("Table %1, %2, %3")
            .arg(core::plain(shown.number))
            .arg(shown.state, shown.fullNames);
    case Qt::ToolTipRole:
        return shown.note.isEmpty() ? shown.fullNames
                                    : shown.fullNames + QLatin1Char('\n') + shown.note;
    default:
        return {};
    }
}

} // namespace desk
