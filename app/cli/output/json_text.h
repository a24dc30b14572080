#pragma once

#include <QByteArray>
#include <QString>

#include <nlohmann/json.hpp>

#include <string>

namespace cli {

/// Keeps the keys in the order they are given.
using Json = nlohmann::ordered_json;

inline std::string utf8(const QString& text)
{
    return text.toStdString();
}

/// The document, indented, with a line feed at the end.
inline QByteArray jsonText(const Json& document)
{
    constexpr int indent = 2;
    return QByteArray::fromStdString(document.dump(indent)) + '\n';
}

} // namespace cli
