#pragma once

#include "app/desk/evening/results/round_progress.h"

#include <QDateTime>
#include <QWidget>

#include <map>
#include <optional>

class QBoxLayout;
class QCheckBox;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace core {
class DistinctNames;
class SecondPass;
} // namespace core

namespace desk {

class Notice;
class WaitingEntries;
class Session;
class TablesDelegate;
class TablesModel;
struct TableLine;

/// The field for a table's number or slip id, and below it the tables of the round.
class TablesPane : public QWidget
{
    Q_OBJECT

public:
    explicit TablesPane(Session& session, QWidget* parent = nullptr);

    /// Takes less width: names are only in the tool tips.
    void setTight(bool isTight);
    /// Reads the journal's information on a round's tables.
    void readJournal(std::optional<core::RoundNumber> round);
    /// Lists the tables of a round, or none; in a second pass its progress.
    void showTables(const core::Round* round, const core::SecondPass* pass,
                    const WaitingEntries& waiting);
    /// Highlights the current table.
    void setCurrent(std::optional<core::TableNumber> number);
    /// Suggests a number unless the director is typing in the field.
    void suggest(std::optional<core::TableNumber> number);
    /// Focuses the field with that number selected.
    void focusField(std::optional<core::TableNumber> number);
    /// Focuses the field with its text selected.
    void takeFocus();
    /// Shows below the field, over the list, why its number is refused. What is typed next belongs
    /// to the refused slip, not to another table: it is ignored until allowTyping() or a click.
    void refuse(const QString& sentence);
    /// Ends a refusal; the next number replaces the refused one. False if nothing was refused.
    bool allowTyping();

Q_SIGNALS:
    /// Enter in the field; nothing if it is empty.
    void entered(std::optional<core::TableNumber> number);
    /// Enter in the field with a slip id, or something like one.
    void slipEntered(const QString& id);
    /// The number in the field was edited; 0 for none.
    void typed(core::TableNumber number);
    /// Enter while a refusal stands.
    void ignored();
    /// By a click or Enter in the list.
    void chosen(core::TableNumber number);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildField();
    void buildList();
    void enter();
    void placeRefusal();
    void clearRefusal();
    void markCurrent();
    [[nodiscard]] TableLine lineOf(const TableInRound& at, const core::DistinctNames& people,
                                   const core::SecondPass* pass,
                                   const WaitingEntries& waiting) const;

    Session& session_;
    QLineEdit* field_;
    Notice* refusal_;
    QCheckBox* onlyOpen_;
    TablesModel* model_;
    QSortFilterProxyModel* filter_;
    QListView* view_;
    TablesDelegate* delegate_;
    QBoxLayout* top_;
    std::optional<QDateTime> publishedAt_;
    std::map<core::TableNumber, QDateTime> corrected_;
};

} // namespace desk
