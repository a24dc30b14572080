#pragma once

#include "app/documents/people.h"
#include "app/icons.h"
#include "core/cards/knock_out_tree.h"

#include <QWidget>

#include <optional>
#include <set>
#include <vector>

namespace desk {

/// What a box of the tree shows: a table, or the byes of a round.
struct TreeBoxView
{
    struct Seat
    {
        core::StartNumber number{1};
        QString name;
        QString total; ///< Empty with a bye.
        core::Fate fate = core::Fate::Open;

        friend bool operator==(const Seat&, const Seat&) = default;
    };

    core::RoundNumber round{1};
    std::optional<core::TableNumber> table; ///< Nothing: the byes.
    QString title;                          ///< "Table 3", "Final table".
    QString state;                          ///< "all deals played", "lot due".
    bool decided = true;
    std::vector<Seat> seats;
    QStringList notes; ///< Lots, and what parted equal totals.
    QString spoken;    ///< All of it for who does not see it.

    friend bool operator==(const TreeBoxView&, const TreeBoxView&) = default;
};

TreeBoxView boxOf(const documents::People& people, core::RoundNumber round,
                  const core::TreeTable& table);
TreeBoxView boxOfByes(const documents::People& people, const core::TreeRound& round);

/// A table of the tree. Who goes on stands there bold and with a tick.
class TreeBox : public QWidget
{
    Q_OBJECT

public:
    TreeBox(TreeBoxView view, QWidget* parent);

    [[nodiscard]] const TreeBoxView& view() const { return view_; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Where else somebody is who is pointed at.
    void point(std::optional<core::StartNumber> number);
    /// Who is searched for.
    void setFound(std::set<core::StartNumber> found);

Q_SIGNALS:
    void opened();
    /// The pointer is on somebody, or no longer.
    void pointed(std::optional<core::StartNumber> number);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] QRect noteRect(int width) const;
    void paintHead(QPainter& painter) const;
    void paintSeat(QPainter& painter, const TreeBoxView::Seat& seat, const QRect& rect) const;

    TreeBoxView view_;
    std::optional<core::StartNumber> pointed_;
    std::set<core::StartNumber> found_;
};

} // namespace desk
