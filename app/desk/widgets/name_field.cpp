#include "app/desk/widgets/name_field.h"

#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/name_filter.h"
#include "core/people/search_text.h"

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

NameField::NameField(const QString& objectName, const QString& accessibleName, QWidget* parent)
    : QLineEdit(parent),
      names_(new QStringListModel(this)),
      filter_(new NameFilter(Qt::DisplayRole, this))
{
    setObjectName(objectName);
    setAccessibleName(accessibleName);
    filter_->setSourceModel(names_);
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

void NameField::setNames(const QStringList& names)
{
    if (names != names_->stringList()) {
        names_->setStringList(names);
    }
}

std::optional<QString> NameField::soleName() const
{
    const core::NameMatcher matcher(text(), core::NameMatcher::Match::WordStart);
    if (matcher.isEmpty()) {
        return std::nullopt;
    }
    QStringList found = names_->stringList();
    erase_if(found, [&matcher](const QString& name) { return !matcher.matches(name); });
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

} // namespace desk
