#include "card_choices.h"

#include "app/texts/rule_texts.h"

#include <QCoreApplication>

namespace desk {
namespace {

class CardChoices
{
    Q_DECLARE_TR_FUNCTIONS(CardChoices)
};

} // namespace

QComboBox* makeEventChoice(const QString& objectName, QWidget* parent)
{
    ChoiceItems items;
    using enum core::CardEvent;
    for (const auto event : {Points, Ring, Single, Multi}) {
        items << std::pair(texts::eventName(event), static_cast<int>(event));
    }
    return makeChoice(objectName, CardChoices::tr("What is played"), items, parent);
}

QString eventWords(core::CardEvent event)
{
    switch (event) {
    case core::CardEvent::Points:
        return CardChoices::tr(
            "Everybody plays every round, and the results of the tables add up.");
    case core::CardEvent::Ring:
        return CardChoices::tr("Who is level at the top of a match has won it together and shares "
                               "the prize equally.");
    case core::CardEvent::Single:
        return CardChoices::tr(
            "Who is level at the top of a match plays tie-breaker deals until one is left.");
    case core::CardEvent::Multi:
        break;
    }
    return CardChoices::tr("The first of each table go on, until one table is left.");
}

QString matchWords(const scoring::MatchForm& form)
{
    return std::holds_alternative<scoring::TargetMatch>(form)
               ? CardChoices::tr(
                     "Deal by deal until somebody has the target; the highest total wins.")
               : CardChoices::tr("The highest total after the last deal wins.");
}

QString wholeNumberComplaint()
{
    return CardChoices::tr("Write a whole number, 1 or more.");
}

} // namespace desk
