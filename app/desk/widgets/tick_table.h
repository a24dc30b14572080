#pragma once

#include <QTableView>

class QStandardItemModel;

namespace desk {

/// A short list whose rows are ticked by a click or by Space. The first column has the tick.
class TickTable : public QTableView
{
    Q_OBJECT

public:
    enum class Tick : std::uint8_t {
        None, ///< The row is told, and nothing can be chosen about it.
        Off,
        On,
    };

    TickTable(const QString& objectName, const QString& accessibleName, const QStringList& heads,
              QWidget* parent);

    /// A text for each column. A warning, which may be empty, is shown as the first one's tool tip,
    /// and the row stands out.
    void addRow(const QStringList& texts, Tick tick, const QString& warning = {});
    [[nodiscard]] bool isTicked(int row) const;
    [[nodiscard]] int rowCount() const;

Q_SIGNALS:
    /// A row was ticked, or no longer is.
    void ticked();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void setTick(int row, Tick tick);
    void toggle(const QModelIndex& index);

    QStandardItemModel* model_;
};

} // namespace desk
