#pragma once

#include "core/journal.h"

#include <QDialog>
#include <QTimer>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QTableView;

namespace desk {

class Desk;
class JournalFilter;
class JournalModel;

/// The open tournament's journal: who did what when, with old and new value, and a search.
class JournalWindow : public QDialog
{
    Q_OBJECT

public:
    explicit JournalWindow(Desk& desk, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    [[nodiscard]] QWidget* makeSearchLine();
    [[nodiscard]] QWidget* makeFoot();
    void sizeColumns();

    /// Forgets everything and begins to read from the newest entry.
    void startAnew();
    /// Takes over what was written since.
    void follow();
    /// Reads entries for a few milliseconds and goes on after the window has had its turn.
    void readSome();
    void showCount();
    void copy();

    Desk& desk_;
    JournalModel* model_;
    JournalFilter* filter_;
    QTableView* table_ = nullptr;
    QLineEdit* search_ = nullptr;
    QLabel* count_ = nullptr;
    QTimer reading_;
    std::vector<core::JournalId> unread_; ///< Ascending: the newest is read next.
    std::vector<core::JournalId> takenBack_;
    std::optional<core::JournalId> newest_;
};

} // namespace desk
