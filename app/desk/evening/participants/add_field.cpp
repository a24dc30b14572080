#include "app/desk/evening/participants/add_field.h"

#include "app/desk/frame/icons.h"
#include "app/desk/widgets/key_hint.h"
#include "app/desk/widgets/layout.h"
#include "core/codes/badge_code.h"
#include "core/people/same_text.h"

#include <QApplication>
#include <QClipboard>
#include <QFrame>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace desk {
namespace {

constexpr int suggestionHeight = 36;
constexpr int lastSuggestionHeight = 42;
constexpr int textPadding = 14;
constexpr int around = 6;
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
    const QRectF club(name.right() + textPadding, rect.top(),
                      rect.width() * clubShare - textPadding, rect.height());
    const QRectF last(club.right() + textPadding, rect.top(),
                      rect.right() - club.right() - textPadding, rect.height());
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
    const QRectF text(rect.left() + iconSize + textPadding / 2.0, rect.top(),
                      rect.width() - iconSize - 2 * textPadding - cap.width(), rect.height());
    painter.drawText(
        text, flat,
        QFontMetricsF(painter.font()).elidedText(option.text, Qt::ElideRight, text.width()));
}

/// Paints the name with the match in the accent colour, the club, and what is known on the right.
class SuggestionDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        const Suggestion& suggestion = suggestionAt(index);
        const bool isNew = suggestion.kind == Suggestion::Kind::New;
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        QRect ground = option.rect;
        if (isNew) {
            ground.setTop(ground.top() + lastSuggestionHeight - suggestionHeight);
        }
        if (isNew && index.row() > 0) {
            painter->fillRect(QRectF(option.rect.left() + textPadding / 2.0, option.rect.top() + 2,
                                     option.rect.width() - textPadding, 1),
                              theme::colour(option.palette, theme::Role::Line));
        }
        if (isSelected || option.state.testFlag(QStyle::State_MouseOver)) {
            constexpr qreal radius = 6;
            painter->setPen(Qt::NoPen);
            painter->setBrush(
                theme::colour(option.palette, isSelected ? theme::Role::Tint : theme::Role::Hover));
            painter->drawRoundedRect(ground, radius, radius);
        }
        QStyleOptionViewItem inner = option;
        inner.text = index.data().toString();
        inner.rect = ground.adjusted(textPadding, 0, -textPadding, 0);
        isNew ? paintNew(*painter, inner) : paintPerson(*painter, inner, suggestion);
        painter->restore();
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& /*option*/,
                                 const QModelIndex& index) const override
    {
        const bool isNew = suggestionAt(index).kind == Suggestion::Kind::New;
        return {1, isNew ? lastSuggestionHeight : suggestionHeight};
    }

private:
    static const Suggestion& suggestionAt(const QModelIndex& index)
    {
        return static_cast<const SuggestionModel*>(index.model())->row(index);
    }
};

/// Paints the frame around the list.
class SuggestionFrame : public QFrame
{
public:
    using QFrame::QFrame;

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(theme::colour(palette(), theme::Role::Strong));
        painter.setBrush(theme::colour(palette(), theme::Role::Base));
        constexpr qreal half = 0.5;
        constexpr qreal radius = 8;
        painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), radius, radius);
    }
};

} // namespace

AddField::AddField(Source source, QWidget* parent)
    : QLineEdit(parent),
      source_(std::move(source)),
      frame_(new SuggestionFrame(parent)),
      list_(new QListView(frame_))
{
    setObjectName(QStringLiteral("addField"));
    setAccessibleName(tr("Add a participant"));
    setPlaceholderText(tr("Add a name – or name; club"));
    addAction(icons::icon(icons::Meaning::AddPerson, palette(), theme::Role::Accent),
              QLineEdit::LeadingPosition);
    frame_->setObjectName(QStringLiteral("suggestions"));
    frame_->hide();
    list_->setObjectName(QStringLiteral("suggestionView"));
    list_->setAccessibleName(tr("People known by that name"));
    list_->setModel(&model_);
    list_->setItemDelegate(new SuggestionDelegate(list_));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setStyleSheet(QStringLiteral("QListView { border: 0; background: transparent; }"));
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setMouseTracking(true);
    list_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    makeColumn(frame_, distance::none, allAround(around))->addWidget(list_);
    connect(this, &QLineEdit::textEdited, this, &AddField::suggest);
    connect(list_, &QListView::clicked, this,
            [this](const QModelIndex& index) { Q_EMIT chosen(Suggestion(model_.row(index))); });
}

void AddField::refresh()
{
    if (!frame_->isHidden() || (hasFocus() && !text().isEmpty())) {
        suggest();
    }
}

void AddField::suggest()
{
    model_.setRows(source_(text()));
    frame_->setVisible(model_.rowCount() > 0);
    if (frame_->isHidden()) {
        return;
    }
    list_->setCurrentIndex(usualLine());
    constexpr int gap = 5;
    const int height =
        (model_.rowCount() - 1) * suggestionHeight + lastSuggestionHeight + 2 * around;
    frame_->setGeometry(x(), geometry().bottom() + gap, width(), height);
    frame_->raise();
}

QModelIndex AddField::usualLine() const
{
    constexpr int personAndNew = 2;
    const auto typed = core::typedPlayer(text());
    std::vector<int> same;
    for (int row = 0; row + 1 < model_.rowCount(); ++row) {
        const auto& player = model_.rows()[static_cast<std::size_t>(row)].player;
        const bool isClub = typed.club.isEmpty() || core::isSame(typed.club, player.club);
        if (isClub && core::isSame(player.name, typed.name)) {
            same.push_back(row);
        }
    }
    if (same.size() == 1) {
        return model_.index(same.front(), 0);
    }
    return model_.rowCount() <= personAndNew ? model_.index(0, 0) : QModelIndex();
}

void AddField::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Paste)) {
        const QString clipboard = QApplication::clipboard()->text();
        const QString lines = clipboard.trimmed();
        if (lines.contains(u'\n') || lines.contains(u'\t')) {
            Q_EMIT listPasted(clipboard);
            return;
        }
    }
    const bool isDown = event->key() == Qt::Key_Down;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        takeEnter(event->modifiers().testFlag(Qt::ControlModifier));
        return;
    case Qt::Key_Plus:
        isPaid_ = true;
        takeEnter(false);
        isPaid_ = false;
        return;
    case Qt::Key_Escape:
        if (frame_->isHidden() && text().isEmpty()) {
            event->ignore(); // Perhaps a hint is open.
            return;
        }
        frame_->isHidden() ? clear() : frame_->hide(); // Ctrl+Z brings the name back.
        return;
    case Qt::Key_Down:
    case Qt::Key_Up:
        if (!frame_->isHidden()) {
            const int row = list_->currentIndex().row() + (isDown ? 1 : -1);
            list_->setCurrentIndex(model_.index(std::clamp(row, 0, model_.rowCount() - 1), 0));
            return;
        }
        if (isDown && text().isEmpty()) {
            Q_EMIT listWanted();
            return;
        }
        break;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

void AddField::takeEnter(bool isNew)
{
    const core::Player player = core::typedPlayer(text());
    if (player.name.isEmpty()) {
        return;
    }
    const auto number = core::numberOnBadge(player.name);
    if (number && core::isSame(core::badgeCode(*number), player.name)) {
        Q_EMIT scanned(*number);
        return;
    }
    if (frame_->isHidden()) {
        suggest();
    }
    if (!isNew && !list_->currentIndex().isValid()) {
        Q_EMIT undecided();
        return;
    }
    const Suggestion selected = isNew ? Suggestion() : model_.row(list_->currentIndex());
    frame_->hide();
    if (!isNew && selected.kind != Suggestion::Kind::New) {
        Q_EMIT chosen(selected);
    } else {
        Q_EMIT newPlayerRequested(player, isNew);
    }
}

void AddField::focusOutEvent(QFocusEvent* event)
{
    frame_->hide();
    QLineEdit::focusOutEvent(event);
}

} // namespace desk
