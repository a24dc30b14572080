#pragma once

#include "app/desk/evening/standings/standings_model.h"

#include <QTableView>
#include <QTimer>

namespace desk {

/// The standings table, filtered by a search, with its keys.
class StandingsView : public QTableView
{
    Q_OBJECT

public:
    /// `model` outlives it.
    StandingsView(StandingsModel& model, QWidget* parent);

    /// Shows those matching by start number or part of a name or club.
    void search(const QString& text);
    [[nodiscard]] int rowCount() const { return QTableView::model()->rowCount(); }
    /// Rows of the model: for an index of the view, and for all shown or several selected.
    [[nodiscard]] int sheetRow(const QModelIndex& index) const;
    [[nodiscard]] std::vector<int> chosenRows() const;

    [[nodiscard]] std::optional<core::StartNumber> selected() const;
    void select(core::StartNumber number);

Q_SIGNALS:
    /// By Enter, or a click on a number.
    void explainRequested(const QModelIndex& index);
    /// The pointer has rested on a number.
    void tipRequested(const QModelIndex& index, QPoint globalPosition);
    /// By Space.
    void highlightRequested(const QModelIndex& index);
    /// By Left and Right: the previous or next round.
    void roundRequested(int step);
    /// Another number of rows has room.
    void heightChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    StandingsModel& model_;
    QTimer rest_;
    QPersistentModelIndex pointed_;
};

} // namespace desk
