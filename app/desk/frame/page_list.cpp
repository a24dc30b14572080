#include "app/desk/frame/page_list.h"

#include "app/desk/frame/session.h"

#include "app/desk/evening/clock/small_clock.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "core/ranking/open_tables.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace desk {
namespace {

constexpr int listWidth = 192;
constexpr int narrowWidth = 56;
constexpr int rowHeight = 40;
constexpr int leastRowHeight = 28; ///< If the rows do not fit.
constexpr int keyWidth = 24;
constexpr int narrowKeyWidth = 18;

enum class RowKind : std::uint8_t { Page, Heading, Journal };

enum ItemRole : int {
    KindRole = Qt::UserRole, ///< RowKind.
    PageRole,                ///< PageId of a page.
    GroupRole,               ///< PagePlace.
    CurrentRole,             ///< true: the page in sight.
    UnfoldedRole,            ///< Of a heading.
    OpenTablesRole,
    KeyRole,    ///< The digit, while it is shown.
    NarrowRole, ///< true: only the icon.
};

RowKind kindOf(const QModelIndex& index)
{
    return static_cast<RowKind>(index.data(KindRole).toInt());
}

RowKind kindOf(const QListWidgetItem& item)
{
    return static_cast<RowKind>(item.data(KindRole).toInt());
}

PageId pageOf(const QListWidgetItem& item)
{
    return static_cast<PageId>(item.data(PageRole).toInt());
}

PagePlace groupOf(const QListWidgetItem& item)
{
    return static_cast<PagePlace>(item.data(GroupRole).toInt());
}

/// Of UiState: whether the group is unfolded.
QString keyOf(PagePlace group)
{
    return group == PagePlace::Club ? QStringLiteral("pages/clubUnfolded")
                                    : QStringLiteral("pages/eveningUnfolded");
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
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const qreal edge = index.data(NarrowRole).toBool() ? 4 : 8;
        const auto row = QRectF(option.rect).adjusted(edge, 2, -edge, -2);
        const bool isEnabled = index.flags().testFlag(Qt::ItemIsEnabled);
        const bool isCurrent = index.data(CurrentRole).toBool();
        if (isCurrent || (isEnabled && option.state.testFlag(QStyle::State_MouseOver))) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme::colour(palette, isCurrent ? Role::Tint : Role::Hover));
            constexpr qreal radius = 6;
            painter->drawRoundedRect(row, radius, radius);
        }
        if (kindOf(index) == RowKind::Heading) {
            paintHeading(*painter, row, index, palette);
        } else {
            const auto ink = theme::colour(palette, isCurrent   ? Role::Accent
                                                    : isEnabled ? Role::Text
                                                                : Role::Strong);
            paintEntry(*painter, row, index, ink);
            paintKey(*painter, row, index, palette);
            paintBadge(*painter, row, index, palette);
        }
        if (option.state.testFlag(QStyle::State_Selected) && option.widget->hasFocus()) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(theme::colour(palette, Role::Accent), 2));
            painter->drawRoundedRect(row.adjusted(1, 1, -1, -1), 6, 6);
        }
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& /*index*/) const override
    {
        const auto& list = *qobject_cast<const QListWidget*>(option.widget);
        int rows = 0;
        for (int row = 0; row < list.count(); ++row) {
            rows += list.isRowHidden(row) ? 0 : 1;
        }
        const int share = list.height() / std::max(rows, 1);
        return {narrowWidth, std::clamp(share, leastRowHeight, rowHeight)};
    }

private:
    static void paintEntry(QPainter& painter, const QRectF& row, const QModelIndex& index,
                           const QColor& ink)
    {
        const bool isCurrent = index.data(CurrentRole).toBool();
        if (isCurrent) {
            painter.fillRect(QRectF(row.left(), row.top() + 8, 3, row.height() - 16), ink);
        }
        constexpr int iconSize = 18;
        const bool isNarrow = index.data(NarrowRole).toBool();
        const auto meaning = static_cast<icons::Meaning>(index.data(Qt::DecorationRole).toInt());
        painter.drawPixmap(
            QPointF(row.left() + (isNarrow ? 8 : 12), row.center().y() - iconSize / 2.0),
            icons::pixmap(meaning, ink, iconSize, painter.device()->devicePixelRatioF()));
        if (!isNarrow) {
            painter.setPen(ink);
            painter.setFont(theme::font(13, isCurrent ? QFont::DemiBold : QFont::Medium));
            painter.drawText(row.adjusted(40, 0, -keyWidth, 0), Qt::AlignVCenter | Qt::AlignLeft,
                             index.data(Qt::DisplayRole).toString());
        }
    }

    /// A chevron, down when unfolded, and the name if there is room.
    static void paintHeading(QPainter& painter, const QRectF& row, const QModelIndex& index,
                             const QPalette& palette)
    {
        const auto ink = theme::colour(palette, theme::Role::Muted);
        const bool isNarrow = index.data(NarrowRole).toBool();
        const QPointF centre(row.left() + (isNarrow ? 17 : 21), row.center().y());
        constexpr qreal half = 4;
        constexpr qreal depth = 2;
        const auto point = [&](qreal along, qreal across) {
            return centre + (index.data(UnfoldedRole).toBool() ? QPointF(along, across)
                                                               : QPointF(across, along));
        };
        painter.setPen(QPen(ink, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(
            QPolygonF({point(-half, -depth), point(0, depth), point(half, -depth)}));
        if (!isNarrow) {
            painter.setFont(theme::font(12, QFont::DemiBold));
            painter.drawText(row.adjusted(40, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                             index.data(Qt::DisplayRole).toString());
        }
    }

    static void paintKey(QPainter& painter, const QRectF& row, const QModelIndex& index,
                         const QPalette& palette)
    {
        const qreal width = index.data(NarrowRole).toBool() ? narrowKeyWidth : keyWidth;
        painter.setPen(theme::colour(palette, theme::Role::Muted));
        painter.setFont(theme::font(11));
        painter.drawText(QRectF(row.right() - width, row.top(), width, row.height()),
                         Qt::AlignCenter, index.data(KeyRole).toString());
    }

    /// The open tables: beside the key, or at the icon.
    static void paintBadge(QPainter& painter, const QRectF& row, const QModelIndex& index,
                           const QPalette& palette)
    {
        using theme::Role;
        const auto open = index.data(OpenTablesRole).toInt();
        if (open <= 0) {
            return;
        }
        constexpr qreal badgeHeight = 16;
        const auto text = QString::number(open);
        painter.setFont(theme::font(10, QFont::DemiBold));
        const auto width =
            std::max(badgeHeight, painter.fontMetrics().horizontalAdvance(text) + 8.0);
        QRectF badge(0, 0, width, badgeHeight);
        badge.moveCenter(index.data(NarrowRole).toBool()
                             ? QPointF(row.left() + 25, row.top() + 9)
                             : QPointF(row.right() - keyWidth - 2 - width / 2, row.center().y()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::colour(palette, Role::Accent));
        painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2);
        painter.setPen(theme::colour(palette, Role::OnAccent));
        painter.drawText(badge, Qt::AlignCenter, text);
    }
};

} // namespace

PageList::PageList(UiState& uiState, QWidget* parent)
    : QWidget(parent),
      uiState_(uiState),
      name_(makeButton(QStringLiteral("tournamentButton"), {}, ButtonKind::Quiet, this)),
      facts_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this)),
      list_(new QListWidget(this)),
      headPlace_(new QWidget(this))
{
    setObjectName(QStringLiteral("pageList"));
    setFixedWidth(listWidth);
    for (const auto group : {PagePlace::ThisEvening, PagePlace::Club}) {
        if (uiState_.value(keyOf(group)).toBool()) {
            unfolded_.insert(group);
        }
    }
    buildHead();
    buildList();
    auto* const column = makeColumn(this, distance::none, {0, 14, 0, distance::small});
    column->addWidget(headPlace_);
    column->addWidget(list_, 1);
    qApp->installEventFilter(this); // Ctrl is pressed wherever the focus is.
}

void PageList::buildHead()
{
    name_->setFont(theme::font(13, QFont::DemiBold));
    name_->setFixedWidth(listWidth - 16);
    name_->setStyleSheet(
        QStringLiteral("text-align: left; font-weight: 600; padding: 0 7px; min-height: 24px;"));
    connect(name_, &QPushButton::clicked, this, [this] { Q_EMIT chosen(PageId::Tournaments); });
    auto* const head =
        makeColumn(headPlace_, distance::none, {distance::small, 0, distance::small, 20});
    head->addWidget(name_);
    facts_->setContentsMargins(9, 0, 8, 0);
    facts_->setFixedWidth(listWidth - 16);
    head->addWidget(facts_);
}

void PageList::buildList()
{
    list_->setObjectName(QStringLiteral("pages"));
    list_->setAccessibleName(tr("Pages"));
    list_->setItemDelegate(new PageDelegate(list_));
    list_->setMouseTracking(true);
    list_->setResizeMode(QListView::Adjust); // The rows share the height.
    list_->setFrameShape(QFrame::NoFrame);
    list_->setStyleSheet(QStringLiteral("QListView { background: transparent; border: 0; }"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(list_, &QListWidget::currentItemChanged, this, &PageList::choose);
    connect(list_, &QListWidget::itemClicked, this, [this](const QListWidgetItem* item) {
        use(item);
        if (kindOf(*item) != RowKind::Page) {
            markCurrent();
        }
    });
    auto* const enter = new QAction(list_);
    enter->setShortcuts({Qt::Key_Return, Qt::Key_Enter});
    enter->setShortcutContext(Qt::WidgetShortcut);
    list_->addAction(enter);
    connect(enter, &QAction::triggered, this, [this] { use(list_->currentItem()); });
}

void PageList::refresh(const Session& session, const std::set<PageId>& joined)
{
    isOpen_ = session.current().has_value();
    openTables_ = core::openTables(session.tournament());
    showHead(session);
    if (auto groups = groupsOf(session, joined); groups != groups_ || list_->count() == 0) {
        groups_ = std::move(groups);
        fill();
    }
    showRows();
}

void PageList::showHead(const Session& session)
{
    const auto& settings = session.tournament().settings;
    const QString name = isOpen_ ? settings.name : tr("No tournament open");
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
}

void PageList::fill()
{
    const QSignalBlocker quiet(list_);
    list_->clear();
    addGroup(PagePlace::EveryEvening, groups_.shown);
    addGroup(PagePlace::ThisEvening, groups_.thisEvening);
    addGroup(PagePlace::Club, groups_.club);
    markCurrent();
}

void PageList::addGroup(PagePlace group, const std::vector<PageId>& members)
{
    if (members.empty()) {
        return;
    }
    if (group != PagePlace::EveryEvening) {
        add(group == PagePlace::Club ? tr("Club") : tr("This evening"), {}, group)
            ->setData(KindRole, static_cast<int>(RowKind::Heading));
    }
    for (const auto page : members) {
        auto* const item = add(nameOf(page), pageCatalogue()[page].icon, group);
        item->setData(KindRole, static_cast<int>(RowKind::Page));
        item->setData(PageRole, static_cast<int>(page));
    }
    if (group == PagePlace::Club) {
        add(tr("Journal"), icons::Meaning::List, group)
            ->setData(KindRole, static_cast<int>(RowKind::Journal));
    }
}

QListWidgetItem* PageList::add(const QString& text, icons::Meaning icon, PagePlace group)
{
    auto* const item = new QListWidgetItem(text, list_);
    item->setData(Qt::DecorationRole, static_cast<int>(icon));
    item->setData(GroupRole, static_cast<int>(group));
    return item;
}

bool PageList::isInSight(const QListWidgetItem& item) const
{
    const bool isCurrent = kindOf(item) == RowKind::Page && pageOf(item) == current_;
    return groupOf(item) == PagePlace::EveryEvening || kindOf(item) == RowKind::Heading ||
           isCurrent || unfolded_.contains(groupOf(item));
}

void PageList::showRows()
{
    for (int row = 0; row < list_->count(); ++row) {
        auto& item = *list_->item(row);
        list_->setRowHidden(row, !isInSight(item));
        item.setData(NarrowRole, isNarrow_);
        if (kindOf(item) == RowKind::Heading) {
            const bool isUnfolded = unfolded_.contains(groupOf(item));
            item.setData(UnfoldedRole, isUnfolded);
            item.setData(Qt::AccessibleTextRole, isUnfolded ? tr("%1, unfolded").arg(item.text())
                                                            : tr("%1, folded").arg(item.text()));
        } else if (kindOf(item) == RowKind::Page) {
            const auto page = pageOf(item);
            const auto digit = pageCatalogue()[page].digit;
            item.setFlags(item.flags().setFlag(Qt::ItemIsEnabled, isOpen_ || isOfClub(page)));
            item.setData(CurrentRole, page == current_);
            item.setData(OpenTablesRole, page == PageId::Results ? openTables_ : 0);
            item.setData(KeyRole, showsKeys_ && digit ? QString::number(*digit) : QString());
        }
        showTip(item);
    }
}

void PageList::showTip(QListWidgetItem& item) const
{
    QStringList lines;
    if (isNarrow_) {
        lines << item.text();
    }
    if (const auto open = item.data(OpenTablesRole).toInt(); open > 0) {
        lines << tr("%n table(s) open", nullptr, open);
    }
    if (kindOf(item) == RowKind::Page) {
        lines << keyOf(pageOf(item)).toString(QKeySequence::NativeText);
    }
    lines.removeAll(QString());
    item.setToolTip(lines.join(u'\n'));
}

void PageList::setCurrent(PageId page)
{
    current_ = page;
    showRows();
    markCurrent();
}

void PageList::markCurrent()
{
    const QSignalBlocker quiet(list_);
    for (int row = 0; row < list_->count(); ++row) {
        const auto& item = *list_->item(row);
        if (kindOf(item) == RowKind::Page && pageOf(item) == current_) {
            list_->setCurrentRow(row);
            return;
        }
    }
    list_->setCurrentRow(-1);
}

void PageList::choose(const QListWidgetItem* item)
{
    if (item == nullptr || kindOf(*item) != RowKind::Page) {
        return;
    }
    const bool hadFocus = list_->hasFocus();
    Q_EMIT chosen(pageOf(*item));
    if (hadFocus) {
        list_->setFocus(); // For the next arrow; Enter leads into the page.
    }
}

void PageList::use(const QListWidgetItem* item)
{
    if (item == nullptr) {
        return;
    }
    switch (kindOf(*item)) {
    case RowKind::Page:
        Q_EMIT entered();
        break;
    case RowKind::Heading:
        setUnfolded(groupOf(*item), !unfolded_.contains(groupOf(*item)));
        break;
    case RowKind::Journal:
        Q_EMIT journalRequested();
        break;
    }
}

void PageList::setUnfolded(PagePlace group, bool isUnfolded)
{
    if (isUnfolded) {
        unfolded_.insert(group);
    } else {
        unfolded_.erase(group);
    }
    uiState_.setValue(keyOf(group), isUnfolded);
    showRows();
    if (list_->currentItem() != nullptr) {
        list_->scrollToItem(list_->currentItem());
    }
}

/// Space uses a heading or the journal; Right and Left unfold and fold as in a tree.
bool PageList::foldByKey(int key)
{
    const auto* const item = list_->currentItem();
    if (item == nullptr || kindOf(*item) == RowKind::Page) {
        return false;
    }
    if (key == Qt::Key_Space) {
        use(item);
        return true;
    }
    if (kindOf(*item) == RowKind::Heading && (key == Qt::Key_Right || key == Qt::Key_Left)) {
        setUnfolded(groupOf(*item), key == Qt::Key_Right);
        return true;
    }
    return false;
}

bool PageList::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    if (type == QEvent::KeyPress || type == QEvent::KeyRelease) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Control) {
            setShowsKeys(type == QEvent::KeyPress);
        }
        return watched == list_ && type == QEvent::KeyPress && foldByKey(key);
    }
    // Then Ctrl may be released elsewhere.
    if (type == QEvent::WindowDeactivate || (type == QEvent::Hide && watched == this)) {
        setShowsKeys(false);
    }
    return false;
}

void PageList::setShowsKeys(bool showsKeys)
{
    if (std::exchange(showsKeys_, showsKeys) != showsKeys) {
        showRows();
    }
}

void PageList::addClock(SmallClock* clock)
{
    clock_ = clock;
    layout()->addWidget(clock);
    connect(clock, &SmallClock::clicked, this, [this] { Q_EMIT chosen(PageId::Clock); });
}

void PageList::setNarrow(bool isNarrow)
{
    isNarrow_ = isNarrow;
    if (clock_ != nullptr) {
        clock_->setFolded(isNarrow);
    }
    headPlace_->setVisible(!isNarrow);
    setFixedWidth(isNarrow ? narrowWidth : listWidth);
    showRows();
}

void PageList::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), theme::colour(palette(), theme::Role::Side));
}

} // namespace desk
