#include "document_list.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <optional>

namespace desk {
namespace {

using documents::Kind;
using namespace Qt::StringLiterals;

constexpr int kindRole = Qt::UserRole;
constexpr int rowHeight = 30;
constexpr int headingHeight = 36;
constexpr int iconSize = 16;
constexpr int padding = 14;

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
        painter->save();
        if (isHeading(index)) {
            paintHeading(*painter, option, index);
        } else {
            paintDocument(*painter, option, index);
        }
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& /*option*/,
                                 const QModelIndex& index) const override
    {
        return {0, isHeading(index) ? headingHeight : rowHeight};
    }

private:
    static void paintHeading(QPainter& painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index)
    {
        constexpr int headingPixels = 12;
        constexpr int above = 8;
        painter.setFont(theme::font(headingPixels, QFont::DemiBold));
        painter.setPen(theme::colour(option.palette, theme::Role::Muted));
        painter.drawText(option.rect.adjusted(padding, above, -padding, 0), Qt::AlignVCenter,
                         index.data().toString());
    }

    static void paintDocument(QPainter& painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index)
    {
        using theme::Role;
        const auto& palette = option.palette;
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
        const bool focused = option.widget != nullptr && option.widget->hasFocus();
        const auto ink = theme::colour(palette, selected ? Role::Accent : Role::Text);
        if (selected || hovered) {
            painter.fillRect(option.rect,
                             theme::colour(palette, selected ? Role::Tint : Role::Hover));
        }
        if (selected) {
            constexpr int barWidth = 3;
            painter.fillRect(QRect(option.rect.topLeft(), QSize(barWidth, option.rect.height())),
                             theme::colour(palette, focused ? Role::Accent : Role::Strong));
        }
        const auto meaning = iconOf(static_cast<Kind>(index.data(kindRole).toInt()));
        const auto middle = option.rect.center().y() - iconSize / 2.0 + 1;
        painter.drawPixmap(
            QPointF(option.rect.left() + padding, middle),
            icons::pixmap(meaning, ink, iconSize, painter.device()->devicePixelRatioF()));
        constexpr int bodyPixels = 13;
        painter.setFont(theme::font(bodyPixels, selected ? QFont::DemiBold : QFont::Normal));
        painter.setPen(ink);
        constexpr int textLeft = padding + iconSize + 12;
        const auto box = option.rect.adjusted(textLeft, 0, -4, 0);
        painter.drawText(box, Qt::AlignVCenter,
                         QFontMetrics(painter.font())
                             .elidedText(index.data().toString(), Qt::ElideRight, box.width()));
    }
};

} // namespace

icons::Meaning iconOf(Kind kind)
{
    using icons::Meaning;
    switch (kind) {
    case Kind::SeatingByTable:
        return Meaning::Rounds;
    case Kind::SeatingByName:
        return Meaning::List;
    case Kind::TableCards:
        return Meaning::TableCard;
    case Kind::ScoreSlips:
        return Meaning::ScoreSlip;
    case Kind::PaperKit:
        return Meaning::PaperKit;
    case Kind::OpenTables:
        return Meaning::Open;
    case Kind::RoundResults:
        return Meaning::Results;
    case Kind::Standings:
        return Meaning::Standings;
    case Kind::Tree:
        return Meaning::Next;
    case Kind::Correction:
        return Meaning::Edit;
    case Kind::CrossTable:
        return Meaning::CrossTable;
    case Kind::PersonalSheet:
        return Meaning::Person;
    case Kind::Certificate:
        return Meaning::Certificate;
    case Kind::Participants:
        return Meaning::Participants;
    case Kind::LicenceFee:
        break;
    }
    return Meaning::LicenceFee;
}

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

void DocumentList::addHeading(documents::Occasion occasion)
{
    using documents::Occasion;
    const auto text = [&] {
        switch (occasion) {
        case Occasion::BeforeRound:
            return tr("Before the round");
        case Occasion::DuringRound:
            return tr("During the round");
        case Occasion::AtTheEnd:
            return tr("At the end");
        case Occasion::Fees:
            break;
        }
        return tr("Fees");
    };
    auto* const item = new QStandardItem(text());
    item->setFlags(Qt::NoItemFlags);
    model_->appendRow(item);
}

void DocumentList::show(const std::vector<Kind>& kinds)
{
    const QSignalBlocker quiet(selectionModel());
    const auto before = currentIndex().isValid() ? std::optional(current()) : std::nullopt;
    model_->clear();
    std::optional<documents::Occasion> occasion;
    for (const auto kind : kinds) {
        if (const auto next = documents::traitsOf(kind).occasion; next != occasion) {
            occasion = next;
            addHeading(next);
        }
        auto* const item = new QStandardItem(documents::titleOf(kind));
        item->setData(static_cast<int>(kind), kindRole);
        model_->appendRow(item);
    }
    count_ = static_cast<int>(kinds.size());
    setCurrent(before.value_or(Kind::Standings));
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

Kind DocumentList::current() const
{
    const auto kind = currentIndex().data(kindRole);
    return kind.isValid() ? static_cast<Kind>(kind.toInt()) : Kind::Standings;
}

void DocumentList::setCurrent(Kind kind)
{
    const QSignalBlocker quiet(selectionModel());
    for (int row = 0; row < model_->rowCount(); ++row) {
        const auto index = model_->index(row, 0);
        if (!isHeading(index) && index.data(kindRole).toInt() == static_cast<int>(kind)) {
            setCurrentIndex(index);
        }
    }
    viewport()->update();
}

} // namespace desk
