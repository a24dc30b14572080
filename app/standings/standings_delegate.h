#pragma once

#include "app/widgets/list_style.h"

namespace desk {

/// Paints the cells that are the standings' own: ranks with "=" where they are shared, places
/// gained and lost, the large TMP. Leaves the others to ListDelegate.
class StandingsDelegate : public ListDelegate
{
    Q_OBJECT

public:
    StandingsDelegate(QObject* parent, int rowHeight);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/// A triangle that points up or down, centred there.
void paintTriangle(QPainter& painter, QPointF centre, qreal size, bool up, const QColor& colour);

} // namespace desk
