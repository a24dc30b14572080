#include "choices.h"

#include "scoring/rules.h"

#include <QCoreApplication>

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
    choice->setAccessibleName(accessibleName);
    for (const auto& [text, value] : items) {
        choice->addItem(text, value);
    }
    return choice;
}

ChoiceItems tiesItems()
{
    return {
        {Choices::tr("share the points of their places"), static_cast<int>(scoring::Ties::Split)},
        {Choices::tr("all get the better place"), static_cast<int>(scoring::Ties::High)}};
}

} // namespace desk
