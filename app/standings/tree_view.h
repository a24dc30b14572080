#pragma once

#include "tree_box.h"

#include <QPointer>
#include <QWidget>

#include <vector>

namespace desk {

/// The tree of a knock-out: a column a round, in it a box a table, the winner at the end. The arrow
/// keys move from table to table, Enter or a click opens one; whom the pointer is on is shown in
/// every round.
class TreeView : public QWidget
{
    Q_OBJECT

public:
    explicit TreeView(QWidget* parent = nullptr);

    void show(const core::Tournament& tournament, const core::KnockOutTree& tree);
    /// Marks who matches: the start number, or a part of the name.
    void search(const QString& text);
    void focusCurrent();

    [[nodiscard]] const std::vector<std::vector<TreeBox*>>& columns() const { return columns_; }
    [[nodiscard]] const QString& winner() const { return winner_; }

Q_SIGNALS:
    void tableWanted(core::RoundNumber round, core::TableNumber table);
    /// That part should be seen.
    void shown(const QRect& rect);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeBoxes(const std::vector<std::vector<TreeBoxView>>& views);
    TreeBox* makeBox(const TreeBoxView& view);
    [[nodiscard]] std::vector<std::vector<TreeBoxView>> views() const;
    void layOut();
    void open(const TreeBox& box);
    [[nodiscard]] TreeBox* neighbour(const TreeBox& box, int key) const;
    [[nodiscard]] TreeBox* boxLike(const TreeBox* before) const;
    template <typename Use>
    void forEachBox(Use use) const;

    std::vector<std::vector<TreeBox*>> columns_;
    std::vector<QString> heads_;
    QString winner_; ///< "Winner: 13 Roth, Eva"; empty before the first round.
    bool isWon_ = false;
    QRect winnerRect_;
    QPointer<TreeBox> last_; ///< Had the focus last.
    QString searched_;
};

} // namespace desk
