#pragma once

#include <QByteArray>
#include <QString>

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace cli {

/// Keeps the keys in the order given.
using Json = nlohmann::ordered_json;

inline std::string utf8(const QString& text)
{
    return text.toStdString();
}

/// The results of `toJson` for the items.
template <typename Items, typename ToJson>
Json listJson(const Items& items, const ToJson& toJson)
{
    Json list = Json::array();
    for (const auto& item : items) {
        list.push_back(toJson(item));
    }
    return list;
}

template <typename Id>
Json numbersJson(const std::vector<Id>& ids)
{
    return listJson(ids, [](Id id) { return plain(id); });
}

template <typename Number>
Json numberOrNull(std::optional<Number> number)
{
    return number ? Json(*number) : Json();
}

/// The document, indented, with a final line feed.
inline QByteArray jsonText(const Json& document)
{
    constexpr int indent = 2;
    return QByteArray::fromStdString(document.dump(indent)) + '\n';
}

} // namespace cli
