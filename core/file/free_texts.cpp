#include "core/file/free_texts.h"

#include "core/file/json_document.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

/// Under these keys stands who somebody is.
constexpr std::array keysOfPeople = {"name"_L1, "surname"_L1, "club"_L1, "tags"_L1};

void collect(const JsonValue& value, QStringList& texts)
{
    if (value.isText()) {
        texts << value.text();
    }
    if (!value.isArray() && !value.isObject()) {
        return;
    }
    for (const JsonValue inner : value) {
        const bool isOfPeople =
            value.isObject() &&
            std::find(keysOfPeople.begin(), keysOfPeople.end(), inner.key()) != keysOfPeople.end();
        if (!isOfPeople) {
            collect(inner, texts);
        }
    }
}

} // namespace

QStringList freeTexts(const QByteArray& json)
{
    QStringList texts;
    if (const auto document = JsonDocument::read(json)) {
        collect(document->root(), texts);
    }
    return texts;
}

} // namespace core
