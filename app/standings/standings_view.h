#pragma once

#include <QSortFilterProxyModel>
#include <QTableView>
#include <QTimer>

namespace desk {

/// Lets through who matches what is searched for: start number, or part of name or club.
class StandingsFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void search(const QString& text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QString searched_;
};

/// The table of the standings with its keys.
class StandingsView : public QTableView
{
    Q_OBJECT

public:
    explicit StandingsView(QWidget* parent);

Q_SIGNALS:
    /// Enter, or a click on a number.
    void explainWanted(const QModelIndex& index);
    /// The pointer rests on a number.
    void tipWanted(const QModelIndex& index, QPoint globalPosition);
    /// Space.
    void highlightWanted(const QModelIndex& index);
    /// Left and Right: the round before or after.
    void roundWanted(int step);
    /// Ctrl+C.
    void copyWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void tell();

    QTimer rest_;
    QPersistentModelIndex pointed_;
};

} // namespace desk
