#include "app/desk/frame/page_list.h"

#include "app/desk/frame/page_catalogue.h"
#include "app/desk/frame/session.h"

#include "app/desk/evening/clock/small_clock.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "core/ranking/open_tables.h"

#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>

#include <algorithm>

namespace desk {
namespace {

constexpr int listWidth = 192;
constexpr int foldedWidth = 56;
constexpr int rowHeight = 40;
constexpr int leastRowHeight = 28; ///< If the rows do not fit.

enum ItemRole : int {
    OpenTablesRole = Qt::UserRole,
    MarkRole,   ///< Pending changes in words; empty if none.
    FoldedRole, ///< true: only picture and key.
};

constexpr int keyWidth = 24;
constexpr int narrowKeyWidth = 18;

PageId pageIn(int row)
{
    return static_cast<PageId>(row);
}

int rowOf(PageId page)
{
    return static_cast<int>(page);
}

QString keyOf(PageId page)
{
    const auto digit = pageCatalogue()[page].digit;
    return digit ? QString::number(*digit) : QString();
}

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
        const bool isFolded = index.data(FoldedRole).toBool();
        const qreal edge = isFolded ? 4 : 8;
        const auto row = QRectF(option.rect).adjusted(edge, 2, -edge, -2);
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
            QPointF(row.left() + (isFolded ? 8 : 12), row.center().y() - iconSize / 2.0),
            icons::pixmap(meaning, ink, iconSize, painter->device()->devicePixelRatioF()));
        if (!isFolded) {
            painter->setPen(ink);
            painter->setFont(theme::font(13, current ? QFont::DemiBold : QFont::Medium));
            painter->drawText(row.adjusted(40, 0, -keyWidth, 0), Qt::AlignVCenter | Qt::AlignLeft,
                              index.data(Qt::DisplayRole).toString());
        }
        painter->setPen(theme::colour(palette, Role::Muted));
        painter->setFont(theme::font(11));
        const qreal end = isFolded ? narrowKeyWidth : keyWidth;
        painter->drawText(QRectF(row.right() - end, row.top(), end, row.height()), Qt::AlignCenter,
                          keyOf(pageIn(index.row())));
        paintBadge(*painter, row, index, palette);
        if (current && option.widget->hasFocus()) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(theme::colour(palette, Role::Accent), 2));
            painter->drawRoundedRect(row.adjusted(1, 1, -1, -1), 6, 6);
        }
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& /*index*/) const override
    {
        const int share = option.widget->height() / pageCount;
        return {foldedWidth, std::clamp(share, leastRowHeight, rowHeight)};
    }

private:
    /// The open tables, or the dot for unapplied changes: beside the key, or at the picture.
    static void paintBadge(QPainter& painter, const QRectF& row, const QModelIndex& index,
                           const QPalette& palette)
    {
        using theme::Role;
        const auto open = index.data(OpenTablesRole).toInt();
        const bool isMarked = !index.data(MarkRole).toString().isEmpty();
        const bool isFolded = index.data(FoldedRole).toBool();
        if (open <= 0 && !isMarked) {
            return;
        }
        constexpr qreal badgeHeight = 16;
        constexpr qreal dot = 8;
        const auto text = open > 0 ? QString::number(open) : QString();
        painter.setFont(theme::font(10, QFont::DemiBold));
        const auto width =
            isMarked ? dot
                     : std::max(badgeHeight, painter.fontMetrics().horizontalAdvance(text) + 8.0);
        QRectF badge(0, 0, width, isMarked ? dot : badgeHeight);
        badge.moveCenter(isFolded
                             ? QPointF(row.left() + 25, row.top() + 9)
                             : QPointF(row.right() - keyWidth - 2 - width / 2, row.center().y()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::colour(palette, isMarked ? Role::Warn : Role::Accent));
        painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2);
        painter.setPen(theme::colour(palette, Role::OnAccent));
        painter.drawText(badge, Qt::AlignCenter, text);
    }
};

} // namespace

PageList::PageList(QWidget* parent)
    : QWidget(parent),
      name_(makeButton(QStringLiteral("tournamentButton"), {}, ButtonKind::Quiet, this)),
      facts_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this)),
      list_(new QListWidget(this)),
      headPlace_(new QWidget(this))
{
    setObjectName(QStringLiteral("pageList"));
    setFixedWidth(listWidth);
    name_->setFont(theme::font(13, QFont::DemiBold));
    name_->setFixedWidth(listWidth - 16);
    name_->setStyleSheet(
        QStringLiteral("text-align: left; font-weight: 600; padding: 0 7px; min-height: 24px;"));
    connect(name_, &QPushButton::clicked, this, [this] { Q_EMIT chosen(PageId::Tournaments); });

    for (const auto& [page, info] : pageCatalogue()) {
        auto* const item = new QListWidgetItem(nameOf(page), list_);
        item->setData(Qt::DecorationRole, static_cast<int>(info.icon));
    }
    list_->setObjectName(QStringLiteral("pages"));
    list_->setAccessibleName(tr("Pages"));
    list_->setItemDelegate(new PageDelegate(list_));
    list_->setMouseTracking(true);
    list_->setResizeMode(QListView::Adjust); // The rows share the height.
    list_->setFrameShape(QFrame::NoFrame);
    list_->setStyleSheet(QStringLiteral("QListView { background: transparent; border: 0; }"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(list_, &QListWidget::currentRowChanged, this,
            [this](int row) { Q_EMIT chosen(pageIn(row)); });
    auto* const enter = new QAction(list_);
    enter->setShortcuts({Qt::Key_Return, Qt::Key_Enter});
    enter->setShortcutContext(Qt::WidgetShortcut);
    list_->addAction(enter);
    connect(enter, &QAction::triggered, this, &PageList::entered);

    auto* const column = makeColumn(this, distance::none, {0, 14, 0, distance::small});
    auto* const head =
        makeColumn(headPlace_, distance::none, {distance::small, 0, distance::small, 20});
    head->addWidget(name_);
    facts_->setContentsMargins(9, 0, 8, 0);
    facts_->setFixedWidth(listWidth - 16);
    head->addWidget(facts_);
    column->addWidget(headPlace_);
    column->addWidget(list_, 1);
}

void PageList::refresh(const Session& session)
{
    const auto& settings = session.tournament().settings;
    const bool open = session.current().has_value();
    const QString name = open ? settings.name : tr("No tournament open");
    QStringList facts;
    if (settings.date) {
        facts << QLocale().toString(*settings.date, QLocale::ShortFormat);
    }
    if (!settings.venue.isEmpty()) {
        facts << settings.venue;
    }
    const auto elided = [](const QWidget& widget, const QString& text) {
        return QFontMetricsF(widget.font()).elidedText(text, Qt::ElideRight, listWidth - 36);
    };
    name_->setText(elided(*name_, name));
    name_->setToolTip(name);
    name_->setAccessibleName(name);
    facts_->setToolTip(facts.join(QStringLiteral(" · ")));
    facts_->setText(elided(*facts_, facts_->toolTip()));
    for (int row = 0; row < list_->count(); ++row) {
        const bool isThere = open || isOfClub(pageIn(row));
        list_->item(row)->setFlags(list_->item(row)->flags().setFlag(Qt::ItemIsEnabled, isThere));
    }
    list_->item(rowOf(PageId::Results))
        ->setData(OpenTablesRole, core::openTables(session.tournament()));
    showTips();
}

void PageList::setOffered(PageId page, bool isOffered)
{
    list_->setRowHidden(rowOf(page), !isOffered);
}

void PageList::setCurrent(PageId page)
{
    const QSignalBlocker quiet(list_);
    list_->setCurrentRow(rowOf(page));
}

void PageList::addClock(SmallClock* clock)
{
    clock_ = clock;
    layout()->addWidget(clock);
    connect(clock, &SmallClock::clicked, this, [this] { Q_EMIT chosen(PageId::Clock); });
}

void PageList::setFolded(bool isFolded)
{
    isFolded_ = isFolded;
    if (clock_ != nullptr) {
        clock_->setFolded(isFolded);
    }
    headPlace_->setVisible(!isFolded);
    setFixedWidth(isFolded ? foldedWidth : listWidth);
    for (int row = 0; row < list_->count(); ++row) {
        list_->item(row)->setData(FoldedRole, isFolded);
    }
    showTips();
}

void PageList::mark(PageId page, const QString& what)
{
    auto* const item = list_->item(rowOf(page));
    item->setData(MarkRole, what);
    item->setData(Qt::AccessibleDescriptionRole, what);
    showTips();
}

void PageList::showTips()
{
    for (int row = 0; row < list_->count(); ++row) {
        auto* const item = list_->item(row);
        QStringList lines;
        if (isFolded_) {
            lines << item->text();
        }
        if (const auto open = item->data(OpenTablesRole).toInt(); open > 0) {
            lines << tr("%n table(s) open", nullptr, open);
        }
        if (const auto mark = item->data(MarkRole).toString(); !mark.isEmpty()) {
            lines << mark;
        }
        item->setToolTip(lines.join(u'\n'));
    }
}

void PageList::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), theme::colour(palette(), theme::Role::Side));
}

} // namespace desk
