#include "app/desk/evening/setup/choices.h"

#include "app/desk/widgets/controls.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace desk {
namespace {

class Choices
{
    Q_DECLARE_TR_FUNCTIONS(Choices)
};

} // namespace

QComboBox* makeChoice(const QString& objectName, const QString& accessibleName,
                      const ChoiceItems& items, QWidget* parent)
{
    auto* choice = new QComboBox(parent);
    choice->setObjectName(objectName);
    setSpokenName(*choice, accessibleName);
    setItems(*choice, items);
    return choice;
}

void setItems(QComboBox& choice, const ChoiceItems& items)
{
    const auto before = choice.currentData();
    choice.clear();
    for (const auto& [text, value] : items) {
        choice.addItem(text, value);
    }
    choice.setCurrentIndex(std::max(0, choice.findData(before)));
}

ChoiceItems tiesItems()
{
    return {
        {Choices::tr("share the points of their places"), static_cast<int>(scoring::Ties::Split)},
        {Choices::tr("all get the better place"), static_cast<int>(scoring::Ties::High)}};
}

ChoiceItems eventItems()
{
    ChoiceItems items;
    using enum core::CardEvent;
    for (const auto event : {Points, Ring, Single, Multi}) {
        items << std::pair(texts::eventName(event), static_cast<int>(event));
    }
    return items;
}

QString eventWords(core::CardEvent event)
{
    switch (event) {
    case core::CardEvent::Points:
        return Choices::tr("Everybody plays every round, and the results of the tables add up.");
    case core::CardEvent::Ring:
        return Choices::tr("Who is level at the top of a match has won it together and shares "
                           "the prize equally.");
    case core::CardEvent::Single:
        return Choices::tr(
            "Who is level at the top of a match plays tie-breaker deals until one is left.");
    case core::CardEvent::Multi:
        break;
    }
    return Choices::tr("The best at each table advance, until one table is left.");
}

QString matchWords(const scoring::MatchForm& form)
{
    return std::holds_alternative<scoring::TargetMatch>(form)
               ? Choices::tr("Deal by deal until somebody has the target; the highest total wins.")
               : Choices::tr("The highest total after the last deal wins.");
}

QString wholeNumberComplaint()
{
    return Choices::tr("Write a whole number, 1 or more.");
}

QString amountComplaint()
{
    constexpr std::int64_t example = 550;
    return Choices::tr("Write an amount such as %1.").arg(texts::centsText(example));
}

} // namespace desk
