#include "tree_pane.h"

#include "app/desk.h"
#include "match_dialog.h"
#include "tree_view.h"

namespace desk {

TreePane::TreePane(Desk& desk, QWidget* parent)
    : QScrollArea(parent), desk_(desk), tree_(new TreeView)
{
    setObjectName(QStringLiteral("treeScroll"));
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setWidget(tree_);
    viewport()->setAutoFillBackground(false);
    tree_->setAutoFillBackground(false);
    connect(tree_, &TreeView::tableWanted, this, &TreePane::open);
    connect(tree_, &TreeView::shown, this, [this](const QRect& rect) {
        ensureVisible(rect.center().x(), rect.center().y(), rect.width() / 2, rect.height() / 2);
    });
}

void TreePane::refresh(std::optional<core::RoundNumber> after)
{
    const auto& tournament = desk_.tournament();
    tree_->show(tournament, core::knockOutTree(tournament, after));
}

void TreePane::search(const QString& text)
{
    tree_->search(text);
}

void TreePane::enter()
{
    tree_->focusCurrent();
}

void TreePane::open(core::RoundNumber round, core::TableNumber table)
{
    auto* dialog = new MatchDialog(desk_.tournament(), round, table, this);
    dialog->open();
}

} // namespace desk
