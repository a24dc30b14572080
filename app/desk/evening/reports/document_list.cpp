#include "app/desk/evening/reports/document_list.h"

#include "app/desk/widgets/text_painter.h"

#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <array>
#include <optional>

namespace desk {
namespace {

using documents::Kind;
using namespace Qt::StringLiterals;

constexpr int kindRole = Qt::UserRole;
constexpr int nowRole = Qt::UserRole + 1; ///< true: in the group of what is needed now.
constexpr int rowHeight = 30;
constexpr int headingHeight = 36;
constexpr int padding = 14;

/// In the order of documents::Occasion.
constexpr std::array headings = {
    QT_TRANSLATE_NOOP("desk::DocumentList", "Before the evening"),
    QT_TRANSLATE_NOOP("desk::DocumentList", "Before the round"),
    QT_TRANSLATE_NOOP("desk::DocumentList", "During the round"),
    QT_TRANSLATE_NOOP("desk::DocumentList", "At the end"),
    QT_TRANSLATE_NOOP("desk::DocumentList", "Fees"),
};

bool isHeading(const QModelIndex& index)
{
    return !index.data(kindRole).isValid();
}

class DocumentDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        using theme::Role;
        painter->save();
        TextPainter paint(*painter, option.palette);
        const auto text = index.data().toString();
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        if (isHeading(index)) {
            constexpr int above = 8;
            paint.use(12, QFont::DemiBold, Role::Muted);
            paint.text(option.rect.adjusted(padding, above, -padding, 0), text);
        } else {
            constexpr int textLeft = padding + 28;
            const bool focused = option.widget != nullptr && option.widget->hasFocus();
            const auto ink = selected ? Role::Accent : Role::Text;
            if (selected) {
                paint.highlight(option.rect, Role::Tint, focused ? Role::Accent : Role::Strong);
            } else if (option.state.testFlag(QStyle::State_MouseOver)) {
                painter->fillRect(option.rect, theme::colour(option.palette, Role::Hover));
            }
            const auto kind = static_cast<Kind>(index.data(kindRole).toInt());
            paint.icon(option.rect.adjusted(padding, 0, 0, 0),
                       icons::named(documents::iconOf(kind)), ink);
            paint.use(13, selected ? QFont::DemiBold : QFont::Normal, ink);
            paint.text(option.rect.adjusted(textLeft, 0, -4, 0), text);
        }
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& /*option*/,
                                 const QModelIndex& index) const override
    {
        return {0, isHeading(index) ? headingHeight : rowHeight};
    }
};

} // namespace

DocumentList::DocumentList(QWidget* parent)
    : QListView(parent), model_(new QStandardItemModel(this))
{
    setObjectName(u"documentList"_s);
    setAccessibleName(tr("Documents"));
    setModel(model_);
    setItemDelegate(new DocumentDelegate(this));
    setMouseTracking(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setResizeMode(QListView::Adjust);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid()) {
                    Q_EMIT chosen(current());
                }
            });
}

void DocumentList::show(const std::vector<Kind>& now, const std::vector<Kind>& kinds)
{
    const QSignalBlocker quiet(selectionModel());
    const auto before = currentIndex().isValid() ? std::optional(current()) : std::nullopt;
    const bool wasNow = !before || currentIndex().data(nowRole).toBool();
    model_->clear();
    addHeading(tr("Now"));
    for (const auto kind : now) {
        add(kind, true);
    }
    std::optional<documents::Occasion> occasion;
    for (const auto kind : kinds) {
        if (const auto next = documents::occasionOf(kind); next != occasion) {
            occasion = next;
            addHeading(tr(headings[static_cast<std::size_t>(next)]));
        }
        add(kind, false);
    }
    setCurrentRow(before.value_or(now.front()), wasNow);
}

void DocumentList::addHeading(const QString& text)
{
    auto* const heading = new QStandardItem(text);
    heading->setFlags(Qt::NoItemFlags);
    model_->appendRow(heading);
}

void DocumentList::add(Kind kind, bool isNow)
{
    auto* const item = new QStandardItem(documents::titleOf(kind));
    item->setData(static_cast<int>(kind), kindRole);
    item->setData(isNow, nowRole);
    model_->appendRow(item);
}

QModelIndex DocumentList::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const bool toTheTop = action == MoveHome || action == MovePageUp;
    const auto target = QListView::moveCursor(action, modifiers);
    const bool onHeading = target.isValid() && isHeading(target);
    const bool stuckBelowTheFirst = toTheTop && target == currentIndex() && target.row() > 1;
    return onHeading || stuckBelowTheFirst ? model_->index(onHeading ? target.row() + 1 : 1, 0)
                                           : target;
}

void DocumentList::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    QListView::scrollTo(index.row() == 1 ? index.siblingAtRow(0) : index, hint);
}

void DocumentList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    scrollTo(currentIndex());
}

Kind DocumentList::current() const
{
    const auto kind = currentIndex().data(kindRole);
    return kind.isValid() ? static_cast<Kind>(kind.toInt()) : Kind::Standings;
}

void DocumentList::setCurrent(Kind kind)
{
    if (!currentIndex().isValid() || current() != kind) {
        setCurrentRow(kind, true);
    }
}

void DocumentList::setCurrentRow(Kind kind, bool isNow)
{
    const QSignalBlocker quiet(selectionModel());
    QModelIndex found;
    for (int row = 0; row < model_->rowCount(); ++row) {
        const auto index = model_->index(row, 0);
        const bool isIt =
            !isHeading(index) && index.data(kindRole).toInt() == static_cast<int>(kind);
        if (isIt && (!found.isValid() || index.data(nowRole).toBool() == isNow)) {
            found = index;
            if (index.data(nowRole).toBool() == isNow) {
                break;
            }
        }
    }
    if (found.isValid()) {
        setCurrentIndex(found);
        scrollTo(found); // With signals of the selection blocked, nothing else does.
    }
    viewport()->update();
}

} // namespace desk
