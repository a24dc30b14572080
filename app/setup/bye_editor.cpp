#include "bye_editor.h"

#include "app/widgets/typed_values.h"

#include <QLineEdit>

namespace desk {
namespace {

enum Choice : int { NoPoints, Points, AverageOfFour };

Choice choiceOf(const scoring::ByeMatchPoints& bye)
{
    const auto* points = std::get_if<scoring::MatchPoints>(&bye);
    if (points == nullptr) {
        return AverageOfFour;
    }
    return *points == scoring::MatchPoints() ? NoPoints : Points;
}

} // namespace

ByeEditor::ByeEditor(const QString& name, QWidget* parent)
    : AmountChoice(name, tr("Points for a bye"), tr("Points for a bye"), Points, parent)
{}

void ByeEditor::display(const scoring::ByeMatchPoints& bye, Average average)
{
    const auto choice = choiceOf(bye);
    ChoiceItems items = {{tr("none"), NoPoints}, {tr("a fixed number"), Points}};
    if (average == Average::Offered || choice == AverageOfFour) {
        items << std::pair(tr("the average of a table of four"), int(AverageOfFour));
    }
    setItems(items);
    if (this->bye() != bye) {
        choose(choice);
    }
    const auto* points = std::get_if<scoring::MatchPoints>(&bye);
    if (points != nullptr && typedPoints(field().text()) != *points) {
        field().setText(fieldText(*points));
    }
}

std::optional<scoring::ByeMatchPoints> ByeEditor::bye() const
{
    switch (static_cast<Choice>(chosen())) {
    case NoPoints:
        return scoring::MatchPoints();
    case AverageOfFour:
        return scoring::AverageGame();
    case Points:
        break;
    }
    return typedPoints(field().text());
}

QString ByeEditor::complaint()
{
    return tr("Write points such as 2½ or 7.5, in steps of 0.1.");
}

} // namespace desk
