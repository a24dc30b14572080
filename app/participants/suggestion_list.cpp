#include "suggestion_list.h"

#include "app/icons.h"
#include "app/texts/time_text.h"
#include "app/widgets/key_hint.h"
#include "participant_texts.h"

#include <QKeySequence>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {
namespace {

constexpr int rowHeight = 36;
constexpr int lastRowHeight = 42;
constexpr int padding = 14;
constexpr int smallPixels = 12;
constexpr int iconSize = 16;
constexpr qreal nameShare = 0.36;
constexpr qreal clubShare = 0.34;

constexpr auto flat = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine;

QFont nameFont()
{
    constexpr int pixels = 13;
    return theme::font(pixels, QFont::Medium);
}

/// Paints the name piece by piece, what matches in the accent colour.
void paintName(QPainter& painter, const QRectF& rect, const Suggestion& suggestion,
               const QColor& ink, const QColor& accent)
{
    const QString& name = suggestion.player.name;
    const QFontMetricsF metrics(nameFont());
    painter.setFont(nameFont());
    painter.setPen(ink);
    painter.drawText(rect, flat, metrics.elidedText(name, Qt::ElideRight, rect.width()));
    painter.setPen(accent);
    for (const auto& span : suggestion.matches) {
        QRectF part = rect;
        part.setLeft(rect.left() + metrics.horizontalAdvance(name.left(span.from)));
        if (part.left() < rect.right()) {
            painter.drawText(part, flat, name.mid(span.from, span.length));
        }
    }
}

void paintPerson(QPainter& painter, const QStyleOptionViewItem& option,
                 const Suggestion& suggestion)
{
    const auto muted = theme::colour(option.palette, theme::Role::Muted);
    const bool enrolled = suggestion.kind == Suggestion::Kind::Enrolled;
    const QRectF rect = option.rect;
    const QRectF name(rect.left(), rect.top(), rect.width() * nameShare, rect.height());
    const QRectF club(name.right() + padding, rect.top(), rect.width() * clubShare - padding,
                      rect.height());
    const QRectF last(club.right() + padding, rect.top(), rect.right() - club.right() - padding,
                      rect.height());
    paintName(painter, name, suggestion,
              enrolled ? muted : theme::colour(option.palette, theme::Role::Text),
              theme::colour(option.palette, theme::Role::Accent));
    painter.setPen(muted);
    painter.setFont(theme::font(13));
    painter.drawText(club, flat,
                     QFontMetricsF(painter.font())
                         .elidedText(suggestion.player.club, Qt::ElideRight, club.width()));
    painter.setFont(theme::font(smallPixels));
    painter.drawText(last, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, option.text);
}

void paintNew(QPainter& painter, const QStyleOptionViewItem& option)
{
    const auto accent = theme::colour(option.palette, theme::Role::Accent);
    const QRectF rect = option.rect;
    painter.drawPixmap(QPointF(rect.left(), rect.center().y() - iconSize / 2.0),
                       icons::pixmap(icons::Meaning::Add, accent, iconSize,
                                     painter.device()->devicePixelRatioF()));
    const QString key = QKeySequence(Qt::CTRL | Qt::Key_Enter).toString(QKeySequence::NativeText);
    const QSizeF cap = keyCapSize(key);
    paintKeyCap(painter, QPointF(rect.right() - cap.width(), rect.center().y()), key,
                option.palette);
    painter.setPen(accent);
    painter.setFont(nameFont());
    const QRectF text(rect.left() + iconSize + padding / 2.0, rect.top(),
                      rect.width() - iconSize - 2 * padding - cap.width(), rect.height());
    painter.drawText(
        text, flat,
        QFontMetricsF(painter.font()).elidedText(option.text, Qt::ElideRight, text.width()));
}

} // namespace

void SuggestionModel::setSuggestions(std::vector<Suggestion> suggestions)
{
    beginResetModel();
    suggestions_ = std::move(suggestions);
    endResetModel();
}

const Suggestion& SuggestionModel::at(int row) const
{
    return suggestions_[static_cast<std::size_t>(row)];
}

int SuggestionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(suggestions_.size());
}

QString SuggestionModel::text(const Suggestion& suggestion) const
{
    switch (suggestion.kind) {
    case Suggestion::Kind::Known:
        return suggestion.last ? tr("last %1").arg(texts::dayText(*suggestion.last)) : QString();
    case Suggestion::Kind::Enrolled:
        return tr("enrolled, No. %1").arg(core::plain(suggestion.number));
    case Suggestion::Kind::New:
        break;
    }
    return suggestion.player.club.isEmpty()
               ? tr("Add “%1” as a new player").arg(suggestion.player.name)
               : tr("Add “%1” of %2 as a new player")
                     .arg(suggestion.player.name, suggestion.player.club);
}

QVariant SuggestionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Suggestion& suggestion = at(index.row());
    if (role == Qt::DisplayRole) {
        return text(suggestion);
    }
    if (role == Qt::AccessibleTextRole) {
        QStringList parts = {suggestion.player.name, suggestion.player.club, text(suggestion)};
        parts.removeAll(QString());
        return suggestion.kind == Suggestion::Kind::New ? text(suggestion)
                                                        : parts.join(QStringLiteral(", "));
    }
    return {};
}

SuggestionDelegate::SuggestionDelegate(const SuggestionModel& model, QObject* parent)
    : QStyledItemDelegate(parent), model_(model)
{}

void SuggestionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    const Suggestion& suggestion = model_.at(index.row());
    const bool isNew = suggestion.kind == Suggestion::Kind::New;
    QRectF ground = option.rect;
    ground.setTop(ground.top() + (isNew ? lastRowHeight - rowHeight : 0));
    if (isNew && index.row() > 0) {
        painter->fillRect(QRectF(option.rect.left() + padding / 2.0, option.rect.top() + 2,
                                 option.rect.width() - padding, 1),
                          theme::colour(option.palette, theme::Role::Line));
    }
    if (selected || hovered) {
        constexpr qreal radius = 6;
        painter->setPen(Qt::NoPen);
        painter->setBrush(
            theme::colour(option.palette, selected ? theme::Role::Tint : theme::Role::Hover));
        painter->drawRoundedRect(ground, radius, radius);
    }
    QStyleOptionViewItem inner = option;
    inner.text = index.data().toString();
    inner.rect = ground.toRect().adjusted(padding, 0, -padding, 0);
    isNew ? paintNew(*painter, inner) : paintPerson(*painter, inner, suggestion);
    painter->restore();
}

QSize SuggestionDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                                   const QModelIndex& index) const
{
    const bool isNew = model_.at(index.row()).kind == Suggestion::Kind::New;
    return {1, isNew ? lastRowHeight : rowHeight};
}

SuggestionList::SuggestionList(QWidget* parent) : QFrame(parent)
{
    setObjectName(QStringLiteral("suggestions"));
    view_.setObjectName(QStringLiteral("suggestionView"));
    view_.setAccessibleName(tr("People known by that name"));
    view_.setModel(&model_);
    view_.setItemDelegate(new SuggestionDelegate(model_, &view_));
    view_.setFrameShape(QFrame::NoFrame);
    view_.setStyleSheet(QStringLiteral("QListView { border: 0; background: transparent; }"));
    view_.setFocusPolicy(Qt::NoFocus);
    view_.setMouseTracking(true);
    view_.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    constexpr int margin = 6;
    column->setContentsMargins(margin, margin, margin, margin);
    column->addWidget(&view_);
    connect(&view_, &QListView::clicked, this, [this](const QModelIndex& index) {
        Q_EMIT clicked(Suggestion(model_.at(index.row())));
    });
    hide();
}

void SuggestionList::suggest(std::vector<Suggestion> suggestions, const QRect& field)
{
    model_.setSuggestions(std::move(suggestions));
    setVisible(model_.rowCount() > 0);
    if (isHidden()) {
        return;
    }
    view_.setCurrentIndex(model_.index(0));
    constexpr int distance = 5;
    const auto margins = layout()->contentsMargins();
    const int height =
        (model_.rowCount() - 1) * rowHeight + lastRowHeight + margins.top() + margins.bottom();
    setGeometry(field.left(), field.bottom() + distance, field.width(), height);
    raise();
}

const Suggestion* SuggestionList::selected() const
{
    return isHidden() || !view_.currentIndex().isValid() ? nullptr
                                                         : &model_.at(view_.currentIndex().row());
}

void SuggestionList::moveSelection(int lines)
{
    const int row = std::clamp(view_.currentIndex().row() + lines, 0, model_.rowCount() - 1);
    view_.setCurrentIndex(model_.index(row));
}

void SuggestionList::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme::colour(palette(), theme::Role::Strong));
    painter.setBrush(theme::colour(palette(), theme::Role::Base));
    constexpr qreal half = 0.5;
    constexpr qreal radius = 8;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), radius, radius);
}

} // namespace desk
