#include "app/desk/evening/tournaments/tournaments_model.h"

#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"
#include "core/texts/translation.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace desk {
namespace {

using core::Stage;

/// Sorts running tournaments first, then planned, then past ones; planned ones by ascending, all
/// others by descending date, undated last.
std::pair<int, qint64> sortKey(const core::TournamentSummary& summary, QDate today)
{
    const auto stage = core::stageOf(summary, today);
    const int place = stage == Stage::Running ? 0 : stage == Stage::Planned ? 1 : 2;
    if (!summary.date) {
        return {place, std::numeric_limits<qint64>::max()};
    }
    const qint64 day = summary.date->toJulianDay();
    return {place, stage == Stage::Planned ? day : -day};
}

/// The display of a tournament's stage.
struct StageLook
{
    icons::Meaning icon;
    theme::Role colour;
    QString text;
    QString rounds;
};

StageLook lookOf(const core::TournamentSummary& summary, Stage stage)
{
    const auto& rounds = summary.rounds;
    switch (stage) {
    case Stage::Planned:
        return {icons::Meaning::Planned, theme::Role::Note, TournamentsModel::tr("planned"),
                rounds.drafts > 0
                    ? TournamentsModel::tr("%n round(s) drawn", nullptr, rounds.drafts)
                    : TournamentsModel::tr("not drawn yet")};
    case Stage::Running: {
        const QString planned = summary.plannedRounds
                                    ? TournamentsModel::tr("Round %1 of %2")
                                          .arg(rounds.played())
                                          .arg(*summary.plannedRounds)
                                    : TournamentsModel::tr("Round %1").arg(rounds.played());
        return {icons::Meaning::Running, theme::Role::Accent, TournamentsModel::tr("running"),
                planned};
    }
    case Stage::Finished:
        break;
    }
    return {icons::Meaning::Complete, theme::Role::Done, TournamentsModel::tr("finished"),
            TournamentsModel::tr("%n round(s)", nullptr, rounds.played())};
}

/// "12", "240 expected", "12 of 240": who is here of those who are to come.
QString participantsText(const core::TournamentSummary& summary)
{
    const auto number = [](std::int32_t count) { return texts::locale().toString(count); };
    if (summary.expected == 0) {
        return number(summary.participants);
    }
    return summary.participants == 0
               ? TournamentsModel::tr("%1 expected").arg(number(summary.expected))
               : TournamentsModel::tr("%1 of %2", "people here, people to come")
                     .arg(number(summary.participants),
                          number(summary.participants + summary.expected));
}

TournamentRow rowOf(const core::TournamentSummary& summary, QDate today, const QString& note)
{
    const auto look = lookOf(summary, core::stageOf(summary, today));
    const QString date = summary.date ? texts::dayText(*summary.date) : QString();
    QStringList below = {summary.venue, note};
    below.removeAll(QString());
    const QString second = below.join(QStringLiteral(" · "));
    const QStringList spoken = {summary.name, second, date, look.rounds, look.text};
    const QStringList searched = {summary.name, summary.venue, date};
    const int muted = static_cast<int>(theme::Role::Muted);
    return {summary,
            {{{Qt::DisplayRole, date},
              {NumberRole, true},
              {TournamentsModel::SearchRole, searched.join(u'\n')}},
             {{Qt::DisplayRole, summary.name},
              {Qt::ToolTipRole, summary.name},
              {Qt::AccessibleTextRole, spoken.join(QStringLiteral(", "))},
              {SecondLineRole, second},
              {WeightRole, QFont::DemiBold}},
             {{Qt::DisplayRole, texts::ruleSetName(summary.ruleSet)}, {ColourRole, muted}},
             {{Qt::DisplayRole, participantsText(summary)},
              {Qt::ToolTipRole, participantsText(summary)},
              {Qt::TextAlignmentRole, Qt::AlignRight},
              {NumberRole, true}},
             {{Qt::DisplayRole, look.rounds}, {ColourRole, muted}},
             {{Qt::DisplayRole, look.text},
              {IconRole, static_cast<int>(look.icon)},
              {ColourRole, static_cast<int>(look.colour)},
              {WeightRole, QFont::DemiBold}}}};
}

} // namespace

std::optional<core::TournamentId> lastEvening(const std::vector<core::TournamentSummary>& club,
                                              QDate today)
{
    const auto played =
        std::find_if(club.begin(), club.end(), [today](const core::TournamentSummary& summary) {
            return core::stageOf(summary, today) != Stage::Planned;
        });
    const auto last = played != club.end() ? played : club.begin();
    return last != club.end() ? std::optional(last->id) : std::nullopt;
}

TournamentsModel::TournamentsModel(QObject* parent)
    : CellModel({tr("Date"), tr("Tournament"), tr("Rules"), tr("Participants"), tr("Rounds"),
                 tr("State")},
                parent, Participants)
{}

void TournamentsModel::setTournaments(std::vector<core::TournamentSummary> tournaments, QDate today,
                                      const std::map<core::TournamentId, QString>& notes)
{
    std::stable_sort(tournaments.begin(), tournaments.end(),
                     [today](const auto& left, const auto& right) {
                         return sortKey(left, today) < sortKey(right, today);
                     });
    std::vector<TournamentRow> rows;
    rows.reserve(tournaments.size());
    for (const auto& summary : tournaments) {
        const auto note = notes.find(summary.id);
        rows.push_back(rowOf(summary, today, note != notes.end() ? note->second : QString()));
    }
    setRows(std::move(rows));
}

} // namespace desk
