#include "core/people/start_numbers.h"

#include <QStringList>

#include <algorithm>

namespace core {

bool isAmong(const std::vector<StartNumber>& numbers, StartNumber number)
{
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

QString listText(std::vector<StartNumber> numbers)
{
    std::sort(numbers.begin(), numbers.end());
    QStringList texts;
    for (const auto number : numbers) {
        texts.push_back(QString::number(plain(number)));
    }
    return texts.join(QStringLiteral(", "));
}

} // namespace core
