#include "recent_model.h"

#include "worth.h"

#include "scoring/checks.h"
#include "scoring/deal_checks.h"

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

/// Whether the result still fits its table.
bool fits(const core::Tournament& tournament, const core::TableHead& head,
          const core::GameOutcome& outcome)
{
    if (const auto* const deal = std::get_if<core::PlayedDeal>(&outcome)) {
        const auto hands = deal->isTieBreak() ? deal->tieBreak.size() : head.seats.size();
        return deal->deal.hands.size() == hands && scoring::dealFaults(deal->deal).empty();
    }
    const auto* const played = std::get_if<core::PlayedGame>(&outcome);
    return played != nullptr && head.seats.size() == played->result.hands.size() &&
           scoring::gameFaults(tournament.settings.rules, played->result).empty();
}

QString pointsOf(const core::Tournament& tournament, const core::GameKey& key,
                 const core::GameOutcome& outcome)
{
    const auto* const table = core::findTable(tournament, key.round, key.table);
    if (table == nullptr || !fits(tournament, table->head, outcome)) {
        return {};
    }
    const auto worth = worthOf(tournament, key, outcome);
    return worth ? textOf(*worth) : QString();
}

/// Where the game was: "Table 3, deal 2".
QString placeOf(const core::Tournament& tournament, const core::GameKey& key,
                std::optional<core::RoundNumber> shown)
{
    const auto round = core::plain(key.round);
    const auto table = core::plain(key.table);
    const auto game = core::plain(key.game);
    if (core::playsCards(tournament.settings)) {
        return key.round == shown ? RecentTexts::tr("Table %1, deal %2").arg(table).arg(game)
                                  : RecentTexts::tr("R%1, table %2, deal %3", "R: round, short")
                                        .arg(round)
                                        .arg(table)
                                        .arg(game);
    }
    return key.round == shown ? RecentTexts::tr("Table %1, game %2").arg(table).arg(game)
                              : RecentTexts::tr("R%1, table %2, game %3", "R: round, short")
                                    .arg(round)
                                    .arg(table)
                                    .arg(game);
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
    line.place = placeOf(tournament, step->key, shown);
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
