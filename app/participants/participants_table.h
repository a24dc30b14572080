#pragma once

#include "participants_model.h"
#include "people_edits.h"
#include "person_filter.h"

#include <QTableView>

namespace desk {

/// The table of participants. What one wants done to those selected it tells by wanted().
class ParticipantsTable : public QTableView
{
    Q_OBJECT

public:
    enum class Wish : std::uint8_t {
        Present,
        Paid,
        Withdraw,
        Edit,
        Remove,
        Merge,
        Paste,
        EndSearch,
    };

    explicit ParticipantsTable(QWidget* parent = nullptr);

    void setContents(const core::Tournament& tournament, core::RoundNumber round,
                     std::int64_t feeCents);
    void setSearch(const QString& typed);
    /// Ascending; the current one first if it is selected.
    [[nodiscard]] Numbers selected() const;
    void select(const Numbers& numbers);

    void keyboardSearch(const QString& /*text*/) override {}

Q_SIGNALS:
    void wanted(desk::ParticipantsTable::Wish wish);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void shareWidth();
    void toggleByClick(const QModelIndex& index);

    ParticipantsModel model_;
    PersonFilter shown_{ParticipantsModel::SearchRole, ParticipantsModel::SortRole};
    std::int64_t feeCents_ = 0;
    std::pair<int, int> longest_; ///< Widths of the longest name and club.
};

} // namespace desk
