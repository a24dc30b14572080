#pragma once

#include "tables_model.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QListView;

namespace desk {

/// The field that takes a table's number, and below it the tables of the round.
class TablesPane : public QWidget
{
    Q_OBJECT

public:
    explicit TablesPane(QWidget* parent = nullptr);

    /// `onlyOpen` of the check box is heeded here.
    void setLines(const std::vector<TableLine>& lines);
    /// Marks the table at hand.
    void setCurrent(std::optional<core::TableNumber> number);
    /// Puts a number into the field unless somebody is typing there.
    void suggest(std::optional<core::TableNumber> number);
    /// The cursor goes into the field, whose number is selected: typing replaces it.
    void focusField(std::optional<core::TableNumber> number);
    [[nodiscard]] bool onlyOpen() const;
    void setOnlyOpen(bool onlyOpen);

Q_SIGNALS:
    /// Enter in the field; 0 for no number.
    void entered(core::TableNumber number);
    /// By mouse, or Enter in the list.
    void chosen(core::TableNumber number);
    void onlyOpenChanged(bool onlyOpen);

private:
    void filter();

    QLineEdit* field_;
    QCheckBox* onlyOpen_;
    QListView* view_;
    TablesModel* model_;
    std::vector<TableLine> lines_;
    std::optional<core::TableNumber> current_;
};

} // namespace desk
