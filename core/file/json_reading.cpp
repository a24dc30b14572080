#include "core/file/json_reading.h"

#include <algorithm>

namespace core {

Refusal wrongType(const JsonValue& value, Expected expected)
{
    return {FileFault::WrongType,
            value.pointer(),
            {QString::number(static_cast<std::underlying_type_t<Expected>>(expected))}};
}

bool isBesideValues(const Refusal& fault)
{
    return fault.code == RefusalCode(FileFault::UnknownKey) ||
           fault.code == RefusalCode(FileFault::DuplicateKey);
}

void readValue(const JsonValue& value, QString& target, Refusals& faults)
{
    if (value.isText()) {
        target = value.text();
    } else {
        addFault(faults, wrongType(value, Expected::Text));
    }
}

void readValue(const JsonValue& value, bool& target, Refusals& faults)
{
    if (const auto truth = value.truth()) {
        target = *truth;
    } else {
        addFault(faults, wrongType(value, Expected::TrueOrFalse));
    }
}

void readValue(const JsonValue& value, std::int32_t& target, Refusals& faults)
{
    if (const auto number = readNumber(value, NumberRange(), faults)) {
        target = static_cast<std::int32_t>(*number);
    }
}

void readValue(const JsonValue& value, QDate& target, Refusals& faults)
{
    if (!value.isText()) {
        addFault(faults, wrongType(value, Expected::Text));
        return;
    }
    const QString text = value.text();
    const QDate date = QDate::fromString(text, Qt::ISODate);
    // Qt also accepts other separators.
    if (date.isValid() && date.toString(Qt::ISODate) == text) {
        target = date;
    } else {
        addFault(faults, {FileFault::NotADate, value.pointer(), {shownToken(text)}});
    }
}

void readValue(const JsonValue& value, QTime& target, Refusals& faults)
{
    if (!value.isText()) {
        addFault(faults, wrongType(value, Expected::Text));
        return;
    }
    const QString text = value.text();
    const QTime time = QTime::fromString(text, timeOfDayFormat());
    if (time.isValid() && time.toString(timeOfDayFormat()) == text) {
        target = time;
    } else {
        addFault(faults, {FileFault::NotATimeOfDay, value.pointer(), {shownToken(text)}});
    }
}

void readValue(const JsonValue& value, QDateTime& target, Refusals& faults)
{
    if (!value.isText()) {
        addFault(faults, wrongType(value, Expected::Text));
        return;
    }
    const QString text = value.text();
    const QDateTime moment = QDateTime::fromString(text, Qt::ISODate);
    if (moment.isValid() && moment.timeSpec() == Qt::UTC && moment.toString(Qt::ISODate) == text) {
        target = moment;
    } else {
        addFault(faults, {FileFault::NotAMoment, value.pointer(), {shownToken(text)}});
    }
}

void readValue(const JsonValue& value, QUuid& target, Refusals& faults)
{
    if (!value.isText()) {
        addFault(faults, wrongType(value, Expected::Text));
    } else if (const auto uuid = parseUuid(value.text())) {
        target = *uuid;
    } else {
        addFault(faults, {FileFault::NotAUuid, value.pointer(), {shownToken(value.text())}});
    }
}

void readValue(const JsonValue& value, QStringList& target, Refusals& faults)
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

void readValue(const JsonValue& value, scoring::MatchPoints& target, Refusals& faults)
{
    if (value.isText()) {
        readAmount(value, target, faults);
    } else {
        addFault(faults, wrongType(value, Expected::MatchPoints));
    }
}

std::optional<std::int64_t> readNumber(const JsonValue& value, NumberRange range, Refusals& faults)
{
    if (!value.isNumber()) {
        addFault(faults, wrongType(value, Expected::WholeNumber));
        return std::nullopt;
    }
    const QString digits = value.text();
    const auto number = parseWholeNumber(digits, range);
    if (!number) {
        addFault(faults, wholeNumberFault(digits, range, value.pointer()));
    }
    return number;
}

std::optional<std::int32_t> readId(const JsonValue& value, NumberRange limits, Refusals& faults)
{
    const auto number = value.isNumber() ? parseWholeNumber(value.text(), idRange) : std::nullopt;
    if (number) {
        return static_cast<std::int32_t>(*number);
    }
    readNumber(value, limits, faults); // Reports what is wrong.
    return std::nullopt;
}

void readAmount(const JsonValue& value, scoring::MatchPoints& target, Refusals& faults)
{
    const QString text = value.text();
    if (const auto points = scoring::parseMatchPoints(text.toStdString())) {
        target = *points;
    } else {
        addFault(faults, {FileFault::NotMatchPoints, value.pointer(), {shownToken(text)}});
    }
}

bool isList(const JsonValue& value, Refusals& faults)
{
    if (!value.isArray()) {
        addFault(faults, wrongType(value, Expected::List));
    }
    return value.isArray();
}

ObjectReader::ObjectReader(const JsonValue& value, Refusals& faults)
    : object_(value), faults_(faults)
{
    if (!value.isObject()) {
        addFault(faults, wrongType(value, Expected::Object));
    }
}

std::optional<JsonValue> ObjectReader::member(QLatin1StringView key)
{
    known_.append(key);
    return object_.member(key);
}

void ObjectReader::require(QLatin1StringView key)
{
    if (object_.isObject() && !object_.member(key)) {
        addFault(faults_, {FileFault::MissingKey, object_.pointer() / key, {key}});
    }
}

void ObjectReader::refuseOtherKeys()
{
    if (!object_.isObject()) {
        return;
    }
    for (const JsonValue member : object_) {
        if (isFull(faults_)) {
            return;
        }
        const bool known = std::any_of(known_.begin(), known_.end(),
                                       [&member](auto key) { return member.hasKey(key); });
        if (!known) {
            addFault(faults_,
                     {FileFault::UnknownKey, member.pointer(), {shownToken(member.key())}});
        }
    }
}

} // namespace core
