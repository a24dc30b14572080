#pragma once

#include "core/summary.h"

#include <QAbstractTableModel>
#include <QLocale>

#include <optional>
#include <vector>

namespace desk {

/// The tournaments of the club: running ones first, then the planned ones, then the past ones by
/// date. A search text leaves those whose name, venue or date has it.
class TournamentsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : int { Date, Name, Rules, Participants, Rounds, State, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setTournaments(std::vector<core::TournamentSummary> tournaments, QDate today);
    void setSearch(const QString& text);

    /// `row` is valid.
    [[nodiscard]] const core::TournamentSummary& at(int row) const;
    [[nodiscard]] std::optional<int> rowOf(core::TournamentId id) const;
    [[nodiscard]] core::Stage stageAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString text(const core::TournamentSummary& summary, int column) const;
    [[nodiscard]] QString roundsText(const core::TournamentSummary& summary) const;
    [[nodiscard]] bool matches(const core::TournamentSummary& summary) const;
    void choose();

    std::vector<core::TournamentSummary> all_;
    std::vector<core::TournamentSummary> shown_;
    QDate today_;
    QString search_;
};

/// The evening the next one is likely to be like: the newest that was played, else the newest.
std::optional<core::TournamentId> lastEvening(const std::vector<core::TournamentSummary>& club,
                                              QDate today);

} // namespace desk
