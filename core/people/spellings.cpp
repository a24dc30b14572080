#include "core/people/spellings.h"

#include "core/people/same_text.h"

#include <algorithm>
#include <map>

namespace core {
namespace {

/// The spellings of one text, by the order in which they were typed.
struct Counted
{
    QString text;
    int times = 0;
};

void count(std::vector<Counted>& spellings, const QString& text)
{
    const auto found =
        std::find_if(spellings.begin(), spellings.end(),
                     [&text](const Counted& counted) { return counted.text == text; });
    auto& counted = found != spellings.end() ? *found : spellings.emplace_back(Counted{text});
    ++counted.times;
}

Spellings chosenFrom(const std::vector<Counted>& spellings)
{
    const auto kept = std::max_element(
        spellings.begin(), spellings.end(),
        [](const Counted& left, const Counted& right) { return left.times < right.times; });
    Spellings chosen{kept->text, {}};
    for (const auto& counted : spellings) {
        if (counted.text != chosen.kept) {
            chosen.others << counted.text;
        }
    }
    return chosen;
}

} // namespace

std::vector<Spellings> spellingsIn(const QStringList& texts)
{
    std::map<QString, std::vector<Counted>> byKey;
    QStringList keys;
    for (const auto& text : texts) {
        const auto key = sameKey(text);
        if (key.isEmpty()) {
            continue;
        }
        auto& spellings = byKey[key];
        if (spellings.empty()) {
            keys << key;
        }
        count(spellings, text);
    }
    std::vector<Spellings> found;
    for (const auto& key : keys) {
        if (const auto& spellings = byKey.at(key); spellings.size() > 1) {
            found.push_back(chosenFrom(spellings));
        }
    }
    return found;
}

QString keptOf(const std::vector<Spellings>& spellings, const QString& text)
{
    const auto found =
        std::find_if(spellings.begin(), spellings.end(),
                     [&text](const Spellings& one) { return one.others.contains(text); });
    return found != spellings.end() ? found->kept : text;
}

} // namespace core
