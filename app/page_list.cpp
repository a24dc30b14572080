#include "page_list.h"

#include "widgets/page_head.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <array>

namespace desk {
namespace {

constexpr int listWidth = 192;
constexpr int rowHeight = 40;
constexpr int badgeRole = Qt::UserRole;

class PageDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        using theme::Role;
        const auto& palette = option.palette;
        const bool current = option.state.testFlag(QStyle::State_Selected);
        const bool enabled = index.flags().testFlag(Qt::ItemIsEnabled);
        const auto ink = theme::colour(palette, current   ? Role::Accent
                                                : enabled ? Role::Text
                                                          : Role::Strong);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const auto row = QRectF(option.rect).adjusted(8, 2, -8, -2);
        const bool hovered = enabled && option.state.testFlag(QStyle::State_MouseOver);
        if (current || hovered) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme::colour(palette, current ? Role::Tint : Role::Hover));
            constexpr qreal radius = 6;
            painter->drawRoundedRect(row, radius, radius);
        }
        if (current) {
            painter->fillRect(QRectF(row.left(), row.top() + 8, 3, row.height() - 16), ink);
        }
        constexpr int iconSize = 18;
        const auto meaning = static_cast<icons::Meaning>(index.data(Qt::DecorationRole).toInt());
        painter->drawPixmap(
            QPointF(row.left() + 12, row.center().y() - iconSize / 2.0),
            icons::pixmap(meaning, ink, iconSize, painter->device()->devicePixelRatioF()));
        painter->setPen(ink);
        painter->setFont(theme::font(13, current ? QFont::DemiBold : QFont::Medium));
        painter->drawText(row.adjusted(40, 0, -36, 0), Qt::AlignVCenter | Qt::AlignLeft,
                          index.data(Qt::DisplayRole).toString());
        paintEnd(*painter, row, index, palette);
        if (current && option.widget->hasFocus()) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(theme::colour(palette, Role::Accent), 2));
            painter->drawRoundedRect(row.adjusted(1, 1, -1, -1), 6, 6);
        }
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& /*option*/,
                                 const QModelIndex& /*index*/) const override
    {
        return {listWidth, rowHeight};
    }

private:
    /// The digit of the key, or the open tables.
    static void paintEnd(QPainter& painter, const QRectF& row, const QModelIndex& index,
                         const QPalette& palette)
    {
        using theme::Role;
        const auto badge = index.data(badgeRole).toInt();
        const QRectF end(row.right() - 32, row.center().y() - 9, 24, 18);
        if (badge > 0) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme::colour(palette, Role::Accent));
            painter.drawRoundedRect(end, end.height() / 2, end.height() / 2);
        }
        painter.setPen(theme::colour(palette, badge > 0 ? Role::OnAccent : Role::Muted));
        painter.setFont(theme::font(11, badge > 0 ? QFont::DemiBold : QFont::Normal));
        painter.drawText(end, Qt::AlignCenter,
                         QString::number(badge > 0 ? badge : index.row() + 1));
    }
};

} // namespace

PageList::PageList(QWidget* parent)
    : QWidget(parent),
      name_(makeButton(QStringLiteral("tournamentButton"), {}, ButtonKind::Quiet, this)),
      facts_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this)),
      list_(new QListView(this)),
      pages_(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("pageList"));
    setFixedWidth(listWidth);
    name_->setFont(theme::font(13, QFont::DemiBold));
    name_->setFixedWidth(listWidth - 16);
    name_->setStyleSheet(
        QStringLiteral("text-align: left; font-weight: 600; padding: 0 7px; min-height: 24px;"));
    connect(name_, &QPushButton::clicked, this, &PageList::tournamentsWanted);

    const std::array<std::pair<icons::Meaning, QString>, pageCount> pages = {{
        {icons::Meaning::Tournaments, tr("Tournaments")},
        {icons::Meaning::Setup, tr("Setup")},
        {icons::Meaning::Participants, tr("Participants")},
        {icons::Meaning::Rounds, tr("Rounds")},
        {icons::Meaning::Results, tr("Results")},
        {icons::Meaning::Standings, tr("Standings")},
        {icons::Meaning::Reports, tr("Reports")},
    }};
    for (const auto& [icon, text] : pages) {
        auto* item = new QStandardItem(text);
        item->setData(static_cast<int>(icon), Qt::DecorationRole);
        item->setEditable(false);
        pages_->appendRow(item);
    }
    list_->setObjectName(QStringLiteral("pages"));
    list_->setAccessibleName(tr("Pages"));
    list_->setModel(pages_);
    list_->setItemDelegate(new PageDelegate(list_));
    list_->setMouseTracking(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setStyleSheet(QStringLiteral("QListView { background: transparent; border: 0; }"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->installEventFilter(this);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid()) {
                    Q_EMIT chosen(static_cast<PageId>(index.row()));
                }
            });

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 14, 0, 8);
    column->setSpacing(0);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(8, 0, 8, 0);
    head->setSpacing(0);
    head->addWidget(name_);
    facts_->setContentsMargins(9, 0, 8, 0);
    facts_->setFixedWidth(listWidth - 16);
    head->addWidget(facts_);
    column->addLayout(head);
    column->addSpacing(20);
    column->addWidget(list_, 1);
}

void PageList::setTournament(const QString& name, const QString& facts)
{
    const QFontMetricsF metrics(name_->font());
    name_->setText(metrics.elidedText(name, Qt::ElideRight, listWidth - 36));
    name_->setToolTip(name);
    name_->setAccessibleName(name);
    facts_->setText(
        QFontMetricsF(facts_->font()).elidedText(facts, Qt::ElideRight, listWidth - 36));
    facts_->setToolTip(facts);
}

void PageList::setTournamentOpen(bool open)
{
    for (int row = 1; row < pages_->rowCount(); ++row) {
        pages_->item(row)->setEnabled(open);
    }
}

void PageList::setOpenTables(int count)
{
    pages_->item(static_cast<int>(PageId::Results))->setData(count, badgeRole);
}

void PageList::setCurrent(PageId page)
{
    const QSignalBlocker quiet(list_->selectionModel());
    list_->setCurrentIndex(pages_->index(static_cast<int>(page), 0));
    list_->viewport()->update();
}

void PageList::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), theme::colour(palette(), theme::Role::Side));
}

bool PageList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == list_ && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            Q_EMIT entered();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace desk
