#include "core/club/journal_keys.h"

namespace core {
namespace {

template <typename Number>
QString textOf(const std::optional<Number>& number)
{
    return number ? QString::number(plain(*number)) : QString();
}

template <typename Number>
std::optional<Number> numberIn(const QString& text)
{
    return text.isEmpty() ? std::nullopt : std::optional(Number{text.toInt()});
}

} // namespace

QStringList argumentsOf(const Label& label)
{
    return {keyOf(label.action), textOf(label.round), textOf(label.table), textOf(label.game),
            textOf(label.participant)};
}

QStringList argumentsOf(const ClubLabel& label)
{
    return {keyOf(label.action), label.subject};
}

std::optional<Label> labelIn(const QStringList& arguments)
{
    const auto action = fromWord<Action>(arguments.value(0));
    return action ? std::optional(Label{*action, numberIn<RoundNumber>(arguments.value(1)),
                                        numberIn<TableNumber>(arguments.value(2)),
                                        numberIn<GameNumber>(arguments.value(3)),
                                        numberIn<StartNumber>(arguments.value(4))})
                  : std::nullopt;
}

std::optional<ClubLabel> clubLabelIn(const QStringList& arguments)
{
    const auto action = fromWord<ClubAction>(arguments.value(0));
    return action ? std::optional(ClubLabel{*action, arguments.value(1)}) : std::nullopt;
}

} // namespace core
