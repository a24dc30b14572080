#include "add_field.h"

#include "app/icons.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>

namespace desk {
namespace {

bool isList(const QString& text)
{
    const QString line = text.trimmed();
    return line.contains(u'\n') || line.contains(u'\t');
}

} // namespace

AddField::AddField(QWidget* overlay, QWidget* parent)
    : QLineEdit(parent), list_(new SuggestionList(overlay))
{
    setObjectName(QStringLiteral("addField"));
    setAccessibleName(tr("Add a participant"));
    setPlaceholderText(tr("Add a name – or name; club"));
    addAction(icons::icon(icons::Meaning::AddPerson, palette(), theme::Role::Accent),
              QLineEdit::LeadingPosition);
    connect(this, &QLineEdit::textEdited, this, &AddField::showList);
    connect(list_, &SuggestionList::clicked, this, &AddField::chosen);
}

void AddField::setSource(std::function<std::vector<Suggestion>(const QString&)> source)
{
    source_ = std::move(source);
}

void AddField::refresh()
{
    if (!list_->isHidden() || (hasFocus() && !text().isEmpty())) {
        showList();
    }
}

void AddField::showList()
{
    const QPoint corner = mapTo(list_->parentWidget(), QPoint());
    list_->suggest(source_ ? source_(text()) : std::vector<Suggestion>(), QRect(corner, size()));
}

bool AddField::event(QEvent* event)
{
    // An empty field has nothing to undo: the window has.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->matches(QKeySequence::Undo) && !isUndoAvailable()) ||
            (key->matches(QKeySequence::Redo) && !isRedoAvailable())) {
            event->ignore();
            return false;
        }
    }
    return QLineEdit::event(event);
}

void AddField::keyPressEvent(QKeyEvent* event)
{
    if (!takeKey(*event)) {
        QLineEdit::keyPressEvent(event);
    }
}

bool AddField::takeKey(const QKeyEvent& event)
{
    const QString clipboard =
        event.matches(QKeySequence::Paste) ? QApplication::clipboard()->text() : QString();
    if (isList(clipboard)) {
        Q_EMIT listPasted(clipboard);
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        takeEnter(event.modifiers().testFlag(Qt::ControlModifier));
        return true;
    case Qt::Key_Down:
    case Qt::Key_Up:
        if (list_->isHidden()) {
            return false;
        }
        list_->moveSelection(event.key() == Qt::Key_Down ? 1 : -1);
        return true;
    case Qt::Key_Escape:
        list_->isHidden() ? setText(QString()) : list_->hide();
        return true;
    default:
        return false;
    }
}

void AddField::takeEnter(bool isNew)
{
    const core::Player player = typedPlayer(text());
    if (player.name.isEmpty()) {
        return;
    }
    if (list_->isHidden()) {
        showList();
    }
    const Suggestion* const selected = list_->selected();
    const bool isKnown = !isNew && selected != nullptr && selected->kind != Suggestion::Kind::New;
    const auto known = isKnown ? std::optional(*selected) : std::nullopt;
    list_->hide();
    if (known) {
        Q_EMIT chosen(*known);
    } else {
        Q_EMIT newPlayerWanted(player);
    }
}

void AddField::focusOutEvent(QFocusEvent* event)
{
    list_->hide();
    QLineEdit::focusOutEvent(event);
}

} // namespace desk
