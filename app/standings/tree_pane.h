#pragma once

#include "core/ids.h"

#include <QScrollArea>

#include <optional>

namespace desk {

class Desk;
class TreeView;

/// The tree of the open tournament, a knock-out, with scroll bars; opens the tables asked for.
class TreePane : public QScrollArea
{
    Q_OBJECT

public:
    /// The desk outlives it.
    TreePane(Desk& desk, QWidget* parent);

    /// Shows the tree up to that round, without one over all.
    void refresh(std::optional<core::RoundNumber> after);
    void search(const QString& text);
    void enter();

private:
    void open(core::RoundNumber round, core::TableNumber table);

    Desk& desk_;
    TreeView* tree_;
};

} // namespace desk
