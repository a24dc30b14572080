#pragma once

#include "tables_model.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QListView;

namespace desk {

class Notice;

/// The field that takes a table's number or slip id, and below it the tables of the round.
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
    /// Says at the field why what stands there cannot be; typing replaces it.
    void refuse(const QString& sentence);
    [[nodiscard]] bool onlyOpen() const;
    void setOnlyOpen(bool onlyOpen);

Q_SIGNALS:
    /// Enter in the field; 0 for no number.
    void entered(core::TableNumber number);
    /// Enter in the field where a slip id stands, or something that may be meant as one.
    void slipEntered(const QString& id);
    /// Another number stands in the field; 0 for none.
    void typed(core::TableNumber number);
    /// By mouse, or Enter in the list.
    void chosen(core::TableNumber number);
    void onlyOpenChanged(bool onlyOpen);

private:
    void filter();
    void enter();
    void calmDown();

    QLineEdit* field_;
    Notice* refusal_;
    QCheckBox* onlyOpen_;
    QListView* view_;
    TablesModel* model_;
    std::vector<TableLine> lines_;
    std::optional<core::TableNumber> current_;
};

} // namespace desk
