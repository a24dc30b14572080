#pragma once

#include "core/tournament.h"

#include <QAbstractTableModel>

namespace desk {

/// The participants of a tournament, as last seen.
class ParticipantsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : int { Number, Name, Club, Present, Paid, Notes, ColumnCount };
    enum Role : int {
        SortRole = Qt::UserRole + 1, ///< What the column is sorted by.
        StartNumberRole,             ///< The plain start number.
        SearchRole,                  ///< Everything by which a row is looked for.
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Presence is that in `round`; a fee of 0 is none.
    void setContents(const core::Tournament& tournament, core::RoundNumber round,
                     std::int64_t feeCents);
    [[nodiscard]] core::StartNumber numberAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString text(const core::Participant& person, int column) const;
    [[nodiscard]] QString notesText(const core::Participant& person) const;
    [[nodiscard]] QString accessibleText(const core::Participant& person, int column) const;
    [[nodiscard]] QVariant sortValue(const core::Participant& person, int column) const;
    [[nodiscard]] QVariant look(const core::Participant& person, int column, int role) const;
    [[nodiscard]] QVariant presenceLook(const core::Participant& person, int role) const;
    [[nodiscard]] QVariant paidLook(const core::Participant& person, int role) const;
    [[nodiscard]] bool hasPaid(const core::Participant& person) const;

    core::Tournament tournament_; ///< Without its rounds.
    core::RoundNumber round_{1};
    std::int64_t feeCents_ = 0;
};

} // namespace desk
