#pragma once

#include <QTableView>

class QStandardItemModel;

namespace desk {

/// A short list whose rows are ticked with a click or Space. The tick is in the first column.
class TickTable : public QTableView
{
    Q_OBJECT

public:
    enum class Tick : std::uint8_t {
        None, ///< The row is only shown, without a choice.
        Off,
        On,
    };

    TickTable(const QString& objectName, const QString& accessibleName, const QStringList& heads,
              QWidget* parent);

    /// A text for each column. A warning, which may be empty, becomes the first one's tool tip, and
    /// the row stands out.
    void addRow(const QStringList& texts, Tick tick, const QString& warning = {});
    [[nodiscard]] bool isTicked(int row) const;
    [[nodiscard]] int rowCount() const;

Q_SIGNALS:
    /// A row was ticked or unticked.
    void ticked();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void setTick(int row, Tick tick);
    void toggle(const QModelIndex& index);

    QStandardItemModel* model_;
};

} // namespace desk
