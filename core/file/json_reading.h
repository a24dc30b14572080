#pragma once

#include "core/file/json_document.h"
#include "core/file/plain_text.h"
#include "core/model/enum_keys.h"

#include <QDate>
#include <QDateTime>
#include <QStringList>
#include <QTime>
#include <QUuid>
#include <QVarLengthArray>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

/// Reads JSON values into typed targets. Each readValue() adds a fault and leaves its target
/// unchanged if the value has the wrong kind. Further overloads are in entity_reading.h.
namespace core {

Refusal wrongType(const JsonValue& value, Expected expected);

void readValue(const JsonValue& value, QString& target, Refusals& faults);
void readValue(const JsonValue& value, bool& target, Refusals& faults);
void readValue(const JsonValue& value, std::int32_t& target, Refusals& faults);
void readValue(const JsonValue& value, QDate& target, Refusals& faults);
/// A time of day in hours and minutes: "19:00".
void readValue(const JsonValue& value, QTime& target, Refusals& faults);
/// A time in UTC, whole seconds: "2026-05-14T17:00:00Z".
void readValue(const JsonValue& value, QDateTime& target, Refusals& faults);
/// "0197f3c2-4a5e-4b61-9d0c-2f8a7b3e6d10"; never the null one.
void readValue(const JsonValue& value, QUuid& target, Refusals& faults);
void readValue(const JsonValue& value, QStringList& target, Refusals& faults);
/// Only a text: other programs may have rounded a JSON number.
void readValue(const JsonValue& value, scoring::MatchPoints& target, Refusals& faults);

/// The value as a whole number; nothing, and a fault added, if it is none or out of range.
std::optional<std::int64_t> readNumber(const JsonValue& value, NumberRange range, Refusals& faults);
/// The value as an id's number; what is read can be above `limits`, which a fault names.
std::optional<std::int32_t> readId(const JsonValue& value, NumberRange limits, Refusals& faults);
/// The amount that a text or number of the file stands for.
void readAmount(const JsonValue& value, scoring::MatchPoints& target, Refusals& faults);
/// Whether it is a list; if not, a fault is added.
bool isList(const JsonValue& value, Refusals& faults);

template <HasWords Value>
void readValue(const JsonValue& value, Value& target, Refusals& faults)
{
    if (!value.isText()) {
        addFault(faults, wrongType(value, Expected::Text));
    } else if (const auto found = fromWord<Value>(value.text())) {
        target = *found;
    } else {
        addFault(faults, {FileFault::UnknownWord,
                          value.pointer(),
                          {shownToken(value.text()), allWords<Value>().join(QLatin1String(", "))}});
    }
}

/// A start, round, table or game number.
template <typename Id>
concept NumberId = std::is_enum_v<Id> && !HasWords<Id>;

template <NumberId Id>
void readValue(const JsonValue& value, Id& target, Refusals& faults)
{
    if (const auto number = readId(value, rangeOf<Id>, faults)) {
        target = Id{*number};
    }
}

/// null is the null one.
template <typename Tag>
void readValue(const JsonValue& value, UuidOf<Tag>& target, Refusals& faults)
{
    if (value.isNull()) {
        target = {};
    } else {
        readValue(value, target.value, faults);
    }
}

/// Whether the fault leaves the value readable: false for unknown and duplicate keys.
bool isBesideValues(const Refusal& fault);

/// null means nothing.
template <typename Value>
void readValue(const JsonValue& value, std::optional<Value>& target, Refusals& faults)
{
    if (value.isNull()) {
        target.reset();
        return;
    }
    const auto faultsBefore = faults.size();
    Value read{};
    readValue(value, read, faults);
    const auto first = faults.begin() + static_cast<std::ptrdiff_t>(faultsBefore);
    if (std::all_of(first, faults.end(), isBesideValues)) {
        target = std::move(read);
    }
}

/// A faulty item keeps its place in the list.
template <typename Item>
void readValue(const JsonValue& value, std::vector<Item>& target, Refusals& faults)
{
    if (!isList(value, faults)) {
        return;
    }
    target.clear();
    for (const JsonValue item : value) {
        if (isFull(faults)) {
            return;
        }
        readValue(item, target.emplace_back(), faults);
    }
}

/// Reads the members of an object and keeps track of which were requested.
class ObjectReader
{
public:
    /// Adds a fault if the value is not an object; it then has no members, and none counts as
    /// missing.
    ObjectReader(const JsonValue& value, Refusals& faults);

    [[nodiscard]] const JsonValue& value() const { return object_; }
    [[nodiscard]] Refusals& faults() { return faults_; }

    /// The member for special treatment; nothing if it is missing.
    std::optional<JsonValue> member(QLatin1StringView key);

    /// A missing member leaves the target unchanged.
    template <typename Target>
    void read(QLatin1StringView key, Target& target)
    {
        if (const auto found = member(key)) {
            readValue(*found, target, faults_);
        }
    }

    template <typename Target>
    void readRequired(QLatin1StringView key, Target& target)
    {
        require(key);
        read(key, target);
    }

    /// Adds a fault if the member is missing.
    void require(QLatin1StringView key);
    /// Adds a fault for each member that was not requested.
    void refuseOtherKeys();

private:
    JsonValue object_;
    Refusals& faults_;
    QVarLengthArray<QLatin1StringView, 12> known_;
};

} // namespace core
