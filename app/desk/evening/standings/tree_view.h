#pragma once

#include "core/cards/knock_out_tree.h"
#include "reports/documents/people.h"

#include <QPointer>
#include <QWidget>

#include <vector>

namespace desk {

class TreeBox;

/// The tree of a knock-out: a column per round with a box per table, and the winner at the end.
/// Arrow keys move between tables, Enter or a click opens one; the person under the pointer is
/// highlighted throughout.
class TreeView : public QWidget
{
    Q_OBJECT

public:
    explicit TreeView(QWidget* parent = nullptr);

    void show(const core::Tournament& tournament, const core::KnockOutTree& tree);
    /// Marks those matching by start number or part of the name.
    void search(const QString& text);
    void focusCurrent();

Q_SIGNALS:
    void tableRequested(core::RoundNumber round, core::TableNumber table);
    /// Requests that this part be visible.
    void shown(const QRect& rect);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    friend class TreeBox;

    void buildBoxes(const documents::People& people);
    void layOut();
    /// The box the Tab key reaches; arrows reach the others.
    void setCurrent(TreeBox* box);
    [[nodiscard]] TreeBox* neighbour(int key) const;
    template <typename Use>
    void forEachBox(Use use) const;

    core::KnockOutTree tree_;
    QStringList names_;                          ///< The participants' names as shown in the boxes.
    std::vector<std::vector<TreeBox*>> columns_; ///< By round.
    QString winner_; ///< "Winner: 13 Roth, Eva"; empty before the first round.
    QRect winnerRect_;
    QPointer<TreeBox> current_;
    QString searched_;
};

} // namespace desk
