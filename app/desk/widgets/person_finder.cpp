#include "app/desk/widgets/person_finder.h"

#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/name_filter.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QStringListModel>

namespace desk {

namespace {

/// Completes any row of its already filtered model.
class FilteredCompleter : public QCompleter
{
public:
    using QCompleter::QCompleter;

    [[nodiscard]] QStringList splitPath(const QString& /*path*/) const override
    {
        return {QString()};
    }
};

} // namespace

PersonFinder::PersonFinder(const QString& objectName, const QString& accessibleName,
                           QWidget* parent)
    : QLineEdit(parent),
      texts_(new QStringListModel(this)),
      filter_(new NameFilter(Qt::DisplayRole, this))
{
    setObjectName(objectName);
    setAccessibleName(accessibleName);
    filter_->setSourceModel(texts_);
    auto* const completer = new FilteredCompleter(filter_, this);
    completer->setCompletionMode(QCompleter::PopupCompletion);
    setCompleter(completer);
    // The field is often narrower than names.
    constexpr int longNameWidth = 320;
    completer->popup()->setAccessibleName(accessibleName);
    completer->popup()->setMinimumWidth(longNameWidth);
    completer->popup()->setItemDelegate(new ListDelegate(completer->popup()));
    connect(this, &QLineEdit::textEdited, filter_, &NameFilter::search);
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
        people_.emplace_back(participant.number, core::personText(participant));
        texts << people_.back().second;
    }
    if (texts != texts_->stringList()) {
        texts_->setStringList(texts);
    }
}

std::vector<core::StartNumber> PersonFinder::matches() const
{
    const QString typed = text().trimmed();
    const core::NameMatcher matcher(typed);
    std::vector<core::StartNumber> found;
    for (const auto& [number, text] : people_) {
        if (text == typed || QString::number(core::plain(number)) == typed) {
            return {number};
        }
        if (!matcher.isEmpty() && matcher.matches(text)) {
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
