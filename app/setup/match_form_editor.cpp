#include "match_form_editor.h"

#include "app/widgets/typed_values.h"

#include <QLineEdit>

namespace desk {
namespace {

/// In the place of a number of deals.
constexpr int toTarget = 0;

} // namespace

MatchFormEditor::MatchFormEditor(const QString& name, QWidget* parent)
    : AmountChoice(name, tr("A match goes"), tr("Target"), toTarget, parent)
{
    ChoiceItems items = {{tr("to the target"), toTarget}};
    for (int deals = 1; deals <= scoring::mostQuickDeals; ++deals) {
        items << std::pair(tr("%n deal(s)", nullptr, deals), deals);
    }
    setItems(items);
    // What is there to begin with when somebody goes over to a target.
    display(scoring::TargetMatch());
}

void MatchFormEditor::display(const scoring::MatchForm& form)
{
    if (const auto* quick = std::get_if<scoring::QuickMatch>(&form)) {
        choose(quick->deals);
        return;
    }
    choose(toTarget);
    const auto target = std::get<scoring::TargetMatch>(form).target;
    if (typedNumber(field().text()) != target) {
        field().setText(QString::number(target));
    }
}

std::optional<scoring::MatchForm> MatchFormEditor::form() const
{
    if (!needsAmount()) {
        return scoring::QuickMatch{chosen()};
    }
    const auto target = typedNumber(field().text());
    return target ? std::optional<scoring::MatchForm>(scoring::TargetMatch{*target}) : std::nullopt;
}

} // namespace desk
