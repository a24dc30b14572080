#include "tournaments_model.h"

#include "app/texts/rule_texts.h"
#include "app/texts/time_text.h"
#include "app/texts/translation.h"
#include "app/widgets/list_style.h"

#include <algorithm>
#include <tuple>

namespace desk {
namespace {

using core::Stage;

/// Running: newest first; planned: the next one first; past: newest first.
bool standsBefore(const core::TournamentSummary& left, const core::TournamentSummary& right,
                  QDate today)
{
    const auto stage = core::stageOf(left, today);
    const auto other = core::stageOf(right, today);
    const auto place = [](Stage of) {
        return of == Stage::Running ? 0 : of == Stage::Planned ? 1 : 2;
    };
    if (stage != other) {
        return place(stage) < place(other);
    }
    const QDate never(9999, 12, 31);
    if (stage == Stage::Planned) {
        return left.date.value_or(never) < right.date.value_or(never);
    }
    return left.date > right.date;
}

struct StageLook
{
    icons::Meaning icon;
    theme::Role colour;
};

StageLook lookOf(Stage stage)
{
    switch (stage) {
    case Stage::Planned:
        return {icons::Meaning::Planned, theme::Role::Note};
    case Stage::Running:
        return {icons::Meaning::Running, theme::Role::Accent};
    case Stage::Finished:
        break;
    }
    return {icons::Meaning::Complete, theme::Role::Done};
}

bool isNumber(int column)
{
    return column == TournamentsModel::Date || column == TournamentsModel::Participants;
}

} // namespace

std::optional<core::TournamentId> lastEvening(const std::vector<core::TournamentSummary>& club,
                                              QDate today)
{
    const auto played =
        std::find_if(club.begin(), club.end(), [today](const core::TournamentSummary& summary) {
            return core::stageOf(summary, today) != Stage::Planned;
        });
    if (played != club.end()) {
        return played->id;
    }
    return club.empty() ? std::nullopt : std::optional(club.front().id);
}

void TournamentsModel::setTournaments(std::vector<core::TournamentSummary> tournaments, QDate today)
{
    all_ = std::move(tournaments);
    today_ = today;
    std::stable_sort(all_.begin(), all_.end(), [today](const auto& left, const auto& right) {
        return standsBefore(left, right, today);
    });
    choose();
}

void TournamentsModel::setSearch(const QString& text)
{
    search_ = text.trimmed();
    choose();
}

void TournamentsModel::choose()
{
    beginResetModel();
    shown_.clear();
    std::copy_if(all_.begin(), all_.end(), std::back_inserter(shown_),
                 [this](const core::TournamentSummary& summary) { return matches(summary); });
    endResetModel();
}

bool TournamentsModel::matches(const core::TournamentSummary& summary) const
{
    const QStringList words = search_.split(u' ', Qt::SkipEmptyParts);
    const QString text = QStringList{summary.name, summary.venue,
                                     summary.date ? texts::dayText(*summary.date) : QString()}
                             .join(u'\n');
    return std::all_of(words.begin(), words.end(), [&text](const QString& word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
}

const core::TournamentSummary& TournamentsModel::at(int row) const
{
    return shown_[static_cast<std::size_t>(row)];
}

core::Stage TournamentsModel::stageAt(int row) const
{
    return core::stageOf(at(row), today_);
}

std::optional<int> TournamentsModel::rowOf(core::TournamentId id) const
{
    const auto found = std::find_if(shown_.begin(), shown_.end(),
                                    [id](const auto& summary) { return summary.id == id; });
    return found == shown_.end() ? std::nullopt
                                 : std::optional(static_cast<int>(found - shown_.begin()));
}

int TournamentsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int TournamentsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString TournamentsModel::roundsText(const core::TournamentSummary& summary) const
{
    const auto& rounds = summary.rounds;
    switch (core::stageOf(summary, today_)) {
    case Stage::Planned:
        return rounds.drafts > 0 ? tr("%n round(s) drawn", nullptr, rounds.drafts)
                                 : tr("not drawn yet");
    case Stage::Running:
        return summary.plannedRounds
                   ? tr("Round %1 of %2").arg(rounds.played()).arg(*summary.plannedRounds)
                   : tr("Round %1").arg(rounds.played());
    case Stage::Finished:
        break;
    }
    return tr("%n round(s)", nullptr, rounds.played());
}

QString TournamentsModel::text(const core::TournamentSummary& summary, int column) const
{
    switch (column) {
    case Date:
        return summary.date ? texts::dayText(*summary.date) : QString();
    case Name:
        return summary.name;
    case Rules:
        return texts::ruleSetName(summary.ruleSet);
    case Participants:
        return texts::locale().toString(summary.participants);
    case Rounds:
        return roundsText(summary);
    case State:
        switch (core::stageOf(summary, today_)) {
        case Stage::Planned:
            return tr("planned");
        case Stage::Running:
            return tr("running");
        case Stage::Finished:
            return tr("finished");
        }
        break;
    default:
        break;
    }
    return {};
}

QVariant TournamentsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const auto& summary = at(index.row());
    const int column = index.column();
    const auto look = lookOf(core::stageOf(summary, today_));
    switch (role) {
    case Qt::DisplayRole:
        return text(summary, column);
    case Qt::ToolTipRole:
        return column == Name ? summary.name : QVariant();
    case Qt::TextAlignmentRole:
        return int(column == Participants ? Qt::AlignRight : Qt::AlignLeft);
    case Qt::AccessibleTextRole:
        return column == Name ? QStringList{summary.name, summary.venue, text(summary, Date),
                                            text(summary, Rounds), text(summary, State)}
                                    .join(QStringLiteral(", "))
                              : text(summary, column);
    case NumberRole:
        return isNumber(column);
    case SecondLineRole:
        return column == Name ? summary.venue : QVariant();
    case MatchRole:
        return column == Name ? search_ : QVariant();
    case WeightRole:
        return column == Name || column == State ? QVariant(int(QFont::DemiBold)) : QVariant();
    case IconRole:
        return column == State ? QVariant(static_cast<int>(look.icon)) : QVariant();
    case ColourRole:
        if (column == State) {
            return static_cast<int>(look.colour);
        }
        return column == Rules || column == Rounds ? QVariant(static_cast<int>(theme::Role::Muted))
                                                   : QVariant();
    default:
        return {};
    }
}

QVariant TournamentsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return int((section == Participants ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Date:
        return tr("Date");
    case Name:
        return tr("Tournament");
    case Rules:
        return tr("Rules");
    case Participants:
        return tr("Participants");
    case Rounds:
        return tr("Rounds");
    case State:
        return tr("State");
    default:
        return {};
    }
}

} // namespace desk
