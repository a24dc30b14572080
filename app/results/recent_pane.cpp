#include "recent_pane.h"

#include "app/widgets/key_hint.h"
#include "app/widgets/page_head.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include <utility>

namespace desk {

using namespace Qt::StringLiterals;

RecentPane::RecentPane(QWidget* parent)
    : QWidget(parent), view_(new QListView(this)), model_(new RecentModel(this))
{
    setObjectName(u"recentPane"_s);
    view_->setObjectName(u"recentList"_s);
    view_->setAccessibleName(tr("Last entries"));
    view_->setModel(model_);
    view_->setItemDelegate(new RecentDelegate(view_));
    view_->setFrameShape(QFrame::NoFrame);
    view_->setStyleSheet(u"QListView, QListView:focus { background: transparent; border: 0; "
                         "border-radius: 0; }"_s);
    view_->viewport()->setAutoFillBackground(false);
    view_->setMouseTracking(true);
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    // The newest ones are seen where there is no room for all.
    constexpr int fewest = 2;
    view_->setMinimumHeight(fewest * RecentDelegate::rowHeight);
    view_->setMaximumHeight(static_cast<int>(count) * RecentDelegate::rowHeight);
    auto* const head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("Last entries"), 13, QFont::DemiBold, theme::Role::Text, this));
    head->addStretch();
    head->addWidget(new KeyHint(QKeySequence(Qt::Key_F8), tr("correct the last one"), this));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(head);
    column->addWidget(view_, 1);
    const auto choose = [this](const QModelIndex& index) {
        if (index.isValid()) {
            Q_EMIT chosen(model_->line(index.row()).key);
        }
    };
    connect(view_, &QListView::clicked, this, choose);
    connect(view_, &QListView::activated, this, choose);
}

void RecentPane::setLines(std::vector<RecentLine> lines)
{
    model_->setLines(std::move(lines));
    view_->scrollToBottom();
}

std::optional<core::GameKey>
RecentPane::toCorrect(const std::optional<core::GameKey>& current) const
{
    const int rows = model_->rowCount();
    if (rows == 0) {
        return std::nullopt;
    }
    for (int row = rows - 1; row > 0; --row) {
        if (model_->line(row).key == current) {
            return model_->line(row - 1).key;
        }
    }
    return model_->line(rows - 1).key;
}

} // namespace desk
