#include "recent_model.h"

#include "core/use_cases/entering.h"

#include <QCoreApplication>

#include <utility>

namespace desk {
namespace {

using icons::Meaning;
using theme::Role;

class RecentTexts
{
    Q_DECLARE_TR_FUNCTIONS(RecentTexts)
};

const core::GameExchange* gameStep(const core::JournalEntry& entry)
{
    for (const auto& step : entry.change.steps) {
        if (const auto* const game = std::get_if<core::GameExchange>(&step)) {
            return game;
        }
    }
    return nullptr;
}

/// The points, where the game still fits its table.
QString pointsOf(const core::Tournament& tournament, const core::GameKey& key,
                 const core::GameOutcome& outcome)
{
    const auto* const played = std::get_if<core::PlayedGame>(&outcome);
    const auto* const table = core::findTable(tournament, key.round, key.table);
    if (played == nullptr || table == nullptr ||
        table->head.seats.size() != played->result.hands.size() ||
        !scoring::gameFaults(tournament.settings.rules, played->result).empty()) {
        return {};
    }
    return pointsText(core::enteredGame(tournament, key, outcome).score);
}

} // namespace

std::optional<RecentLine> recentLine(const core::Tournament& tournament,
                                     const core::JournalEntry& entry,
                                     std::optional<core::RoundNumber> shown)
{
    const auto* const step = gameStep(entry);
    if (step == nullptr) {
        return std::nullopt;
    }
    RecentLine line;
    line.key = step->key;
    line.time = entry.time.toLocalTime().toString(QStringLiteral("HH:mm:ss"));
    line.desk = entry.desk;
    const auto table = core::plain(step->key.table);
    const auto game = core::plain(step->key.game);
    line.place = step->key.round == shown
                     ? RecentTexts::tr("Table %1, game %2").arg(table).arg(game)
                     : RecentTexts::tr("R%1, table %2, game %3", "R: round, short")
                           .arg(core::plain(step->key.round))
                           .arg(table)
                           .arg(game);
    if (!step->after) {
        line.ending = {Meaning::Open, Role::Muted, RecentTexts::tr("cleared")};
        line.icon = Meaning::Remove;
        line.role = Role::Muted;
        return line;
    }
    line.hands = handsText(*step->after);
    line.ending = endingText(*step->after);
    line.points = pointsOf(tournament, step->key, *step->after);
    if (entry.change.label.action == core::Action::CorrectGame) {
        line.icon = Meaning::Corrected;
        line.role = Role::Note;
    }
    return line;
}

void RecentModel::setLines(std::vector<RecentLine> lines)
{
    if (lines == lines_) {
        return;
    }
    beginResetModel();
    lines_ = std::move(lines);
    endResetModel();
}

int RecentModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QVariant RecentModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const RecentLine& shown = line(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown.place;
    case Qt::AccessibleTextRole:
        return QStringList{shown.time, shown.place, shown.hands, shown.ending.text, shown.points}
            .join(QStringLiteral(", "));
    case Qt::ToolTipRole:
        return tr("%1 · entered at %2 by %3").arg(shown.hands, shown.time, shown.desk);
    default:
        return {};
    }
}

} // namespace desk
