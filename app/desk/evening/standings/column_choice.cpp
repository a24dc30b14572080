#include "app/desk/evening/standings/column_choice.h"

#include "app/desk/evening/standings/standings_discipline.h"
#include "app/desk/frame/discipline.h"
#include "app/desk/frame/ui_state.h"

#include <QStringList>

namespace desk {
namespace {

QString roundsKey(core::TournamentId tournament)
{
    return QStringLiteral("standings/roundsLeftOut/%1").arg(plain(tournament));
}

QString keyOf(const documents::StandingsColumnInfo& info)
{
    return QString::fromLatin1(info.rummy.key);
}

} // namespace

std::vector<Column> ColumnChoice::choosable(const core::Settings& settings)
{
    std::vector<Column> columns;
    for (const auto& info : documents::standingsColumns()) {
        if (info.isUsual != nullptr && isOffered(info, settings)) {
            columns.push_back(info.column);
        }
    }
    return columns;
}

ColumnChoice ColumnChoice::read(const UiState& uiState,
                                std::optional<core::TournamentId> tournament,
                                const core::Settings& settings)
{
    ColumnChoice choice;
    const auto remembered = uiState.value(disciplineOf(settings).standings().columnsKey());
    const QStringList names = remembered.toStringList();
    for (const auto& info : documents::standingsColumns()) {
        if (info.isUsual != nullptr) {
            choice.setShown(info.column, remembered.isValid() ? names.contains(keyOf(info))
                                                              : info.isUsual(settings));
        }
    }
    if (tournament) {
        const auto rounds = uiState.value(roundsKey(*tournament)).toStringList();
        for (const auto& round : rounds) {
            choice.setShown(core::RoundNumber{round.toInt()}, false);
        }
    }
    return choice;
}

void ColumnChoice::write(UiState& uiState, std::optional<core::TournamentId> tournament,
                         const core::Settings& settings) const
{
    // An empty list would read as "nothing remembered".
    QStringList names = {QStringLiteral("tmp")};
    const auto columns = shown_.keys(true);
    for (const auto column : columns) {
        names << keyOf(documents::infoOf(column));
    }
    uiState.setValue(disciplineOf(settings).standings().columnsKey(), names);
    if (tournament) {
        QStringList rounds;
        const auto hidden = hidden_.keys(true);
        for (const auto round : hidden) {
            rounds << QString::number(plain(round));
        }
        uiState.setValue(roundsKey(*tournament), rounds);
    }
}

std::vector<ShownColumn> ColumnChoice::columns(const core::Settings& settings,
                                               const std::vector<core::RoundNumber>& rounds) const
{
    std::vector<ShownColumn> columns;
    for (const auto& info : documents::standingsColumns()) {
        if (info.column == Column::Round) {
            for (std::size_t round = 0; round < rounds.size(); ++round) {
                if (shows(rounds[round])) {
                    columns.push_back({info.column, round});
                }
            }
        } else if (isOffered(info, settings) && (info.isUsual == nullptr || shows(info.column))) {
            columns.push_back({info.column, 0});
        }
    }
    return columns;
}

} // namespace desk
