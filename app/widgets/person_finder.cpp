#include "person_finder.h"

#include "list_style.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QStringListModel>

namespace desk {

QString personText(const core::Participant& participant)
{
    const QString text =
        QStringLiteral("%1 %2").arg(core::plain(participant.number)).arg(participant.name);
    return participant.club.isEmpty() ? text
                                      : QStringLiteral("%1 (%2)").arg(text, participant.club);
}

PersonFinder::PersonFinder(const QString& objectName, const QString& accessibleName,
                           QWidget* parent)
    : QLineEdit(parent), texts_(new QStringListModel(this))
{
    setObjectName(objectName);
    setAccessibleName(accessibleName);
    auto* completer = new QCompleter(texts_, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCompletionMode(QCompleter::PopupCompletion);
    setCompleter(completer);
    // The field is often narrower than names are.
    constexpr int longNameWidth = 320;
    completer->popup()->setMinimumWidth(longNameWidth);
    completer->popup()->setItemDelegate(new ListDelegate(completer->popup()));
    connect(this, &QLineEdit::textChanged, completer, [completer](const QString& text) {
        if (text.isEmpty()) {
            completer->popup()->hide();
        }
    });
}

void PersonFinder::setPeople(const std::vector<core::Participant>& people)
{
    people_.clear();
    QStringList texts;
    for (const auto& participant : people) {
        people_.emplace_back(participant.number, personText(participant));
        texts << people_.back().second;
    }
    if (texts != texts_->stringList()) {
        texts_->setStringList(texts);
    }
}

std::vector<core::StartNumber> PersonFinder::matches() const
{
    const QString typed = text().trimmed();
    std::vector<core::StartNumber> found;
    for (const auto& [number, text] : people_) {
        if (text == typed || QString::number(core::plain(number)) == typed) {
            return {number};
        }
        if (!typed.isEmpty() && text.contains(typed, Qt::CaseInsensitive)) {
            found.push_back(number);
        }
    }
    return found;
}

std::optional<core::StartNumber> PersonFinder::person() const
{
    const auto found = matches();
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

QString PersonFinder::complaint() const
{
    const auto count = static_cast<int>(matches().size());
    if (text().trimmed().isEmpty()) {
        return tr("Type a name or a start number.");
    }
    if (count == 0) {
        return tr("No participant has “%1” in the name.").arg(text().trimmed());
    }
    return tr("%n participant(s) have “%1” in the name: choose one, or type the number.", nullptr,
              count)
        .arg(text().trimmed());
}

} // namespace desk
