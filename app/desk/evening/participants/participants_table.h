#pragma once

#include "app/desk/evening/participants/participants_filter.h"
#include "app/desk/evening/participants/participants_model.h"
#include "app/desk/evening/participants/people_edits.h"

#include <QStringList>
#include <QTableView>

#include <optional>

namespace desk {

/// The table of participants; its page adds actions for the selection.
class ParticipantsTable : public QTableView
{
    Q_OBJECT

public:
    explicit ParticipantsTable(QWidget* parent = nullptr);

    /// As ParticipantsModel::setContents().
    void setContents(const core::Tournament& tournament, core::RoundNumber round, bool goesOn);
    /// Also accepts a badge code.
    void setSearch(const QString& typed);
    /// Lists only that status; nothing: everyone.
    void setStatus(std::optional<core::Attendance> status) { shown_.setStatus(status); }
    /// Adds an action whose keys work while the table has focus. Not a window shortcut, as single
    /// letters must not be taken from fields.
    void addCommand(QAction* action) { commands_ << action; }
    /// The actions of the context menu.
    void setMenu(const QList<QAction*>& actions) { menu_ = actions; }
    /// Ascending; the current one first if selected.
    [[nodiscard]] Numbers selected() const;
    void select(const Numbers& numbers);
    /// Whether that person is in the list, as searched for.
    [[nodiscard]] bool shows(core::StartNumber number) const
    {
        return rowOfNumber(QString::number(core::plain(number))).has_value();
    }

    void keyboardSearch(const QString& /*text*/) override {}

Q_SIGNALS:
    /// A badge was scanned while the table had the focus; its person is selected, or nobody.
    void scanned(core::StartNumber number);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] core::StartNumber numberAt(const QModelIndex& index) const
    {
        return model_.row(shown_.mapToSource(index)).number;
    }
    /// The row of that start number.
    [[nodiscard]] std::optional<int> rowOfNumber(const QString& number) const;
    void shareWidth();
    /// Whether the key belongs to a badge's code: its letter is no command, Enter ends it.
    bool readBadge(const QKeyEvent& key);

    ParticipantsModel model_;
    ParticipantsFilter shown_;
    QList<QAction*> commands_;
    QString code_; ///< Of a badge, as far as it was scanned.
    QList<QAction*> menu_;
    QStringList paidWords_;     ///< Possible texts of the Paid column; empty: no start fee.
    QStringList presenceWords_; ///< All possible texts of that column.
    int longestName_ = 0;       ///< Width of the longest name, in logical pixels.
    int longestClub_ = 0;       ///< The same for clubs.
};

} // namespace desk
