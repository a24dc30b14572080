#pragma once

#include "app/desk/frame/scope.h"
#include "core/change/journal.h"

#include <QDialog>
#include <QTimer>

#include <array>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace desk {

class Session;
class JournalFilter;
class JournalModel;
class Notice;
struct JournalRow;

/// The journal of the open tournament or of the club: who did what and when, with old and new
/// values, and a search. Each change can be taken back, and done again.
class JournalWindow : public QDialog
{
    Q_OBJECT

public:
    explicit JournalWindow(Session& session, QWidget* parent = nullptr);

    void showJournal(JournalOf journal);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    [[nodiscard]] QLineEdit* buildField(const QString& objectName, const QString& name, int width);

    [[nodiscard]] JournalOf journal() const;
    [[nodiscard]] bool showsNothing() const;
    void journalChosen();
    /// The row that the button is about; nullptr: none that can be reversed.
    [[nodiscard]] const JournalRow* reversibleRow() const;
    void showReversal();
    /// The whole entry, as columns cut what is long.
    void showDetails();
    void reverseRow();
    /// The club's whole journal, as it is short.
    void readClub();
    /// Nothing if the entry is unreadable.
    [[nodiscard]] std::optional<core::JournalEntry> entryOf(core::JournalId id);
    [[nodiscard]] std::optional<JournalRow> read(core::JournalId id);
    /// Discards everything and reads again from the newest entry.
    void restart();
    /// Adds entries written since.
    void follow();
    /// Reads entries for a few milliseconds, then yields to the event loop.
    void readSome();
    void search();
    /// Distributes the width among the columns by content.
    void fitColumns();
    void showCount();
    /// The selected entries, or all found.
    void copy();

    Session& session_;
    JournalModel* model_;
    JournalFilter* filter_;
    QTableView* table_;
    QComboBox* journals_;
    QPushButton* reverse_ = nullptr;
    std::array<QLineEdit*, 3> fields_{}; ///< Words, table, person.
    Notice* refusal_;
    QLabel* details_;
    QLabel* count_;
    QTimer reading_;
    std::vector<core::JournalId> unread_; ///< Ascending: the newest is read next.
    std::vector<core::JournalId> takenBack_;
    std::optional<core::JournalId> newest_;
};

} // namespace desk
