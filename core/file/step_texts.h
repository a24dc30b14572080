#pragma once

#include "core/file/entity_reading.h"
#include "core/file/entity_writing.h"
#include "core/file/tournament_file.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// Turns the steps of any kind of change into journal texts; only for the .cpp files of this
/// folder. `pathOf(step)` says what a step exchanges and where.
namespace core {

template <typename Value>
Json sideJson(const std::optional<Value>& value)
{
    return value ? toJson(*value) : Json(nullptr);
}

/// With the uuid, which the tournament file does not have.
Json sideJson(const std::optional<Participant>& participant);
Json sideJson(const std::optional<FeePayment>& payment);

template <typename Value>
void readSide(const JsonValue& value, std::optional<Value>& side, Refusals& faults)
{
    readValue(value, side, faults);
}

void readSide(const JsonValue& value, std::optional<Participant>& side, Refusals& faults);
void readSide(const JsonValue& value, std::optional<FeePayment>& side, Refusals& faults);

/// No two steps have the same path: finding a key among thousands would take as many comparisons.
template <typename AnyStep, typename PathOf>
ChangeTexts stepTexts(const std::vector<AnyStep>& steps, PathOf pathOf)
{
    Json::object_t before;
    Json::object_t after;
    before.reserve(steps.size());
    after.reserve(steps.size());
    for (const auto& step : steps) {
        std::visit(
            [&](const auto& exchange) {
                const std::string path = pathOf(exchange);
                before.emplace_back(path, sideJson(exchange.before));
                after.emplace_back(path, sideJson(exchange.after));
            },
            step);
    }
    const auto text = [](Json::object_t&& object) {
        return QByteArray::fromStdString(Json(std::move(object)).dump());
    };
    return {text(std::move(before)), text(std::move(after))};
}

/// `stepAt(path)` is the step of that path, without its values; nothing if there is none.
template <typename AnyStep, typename StepAt>
std::optional<std::vector<AnyStep>> stepsOfTexts(const ChangeTexts& texts, StepAt stepAt)
{
    const auto before = JsonDocument::read(texts.before);
    const auto after = JsonDocument::read(texts.after);
    if (!before || !after || !before->root().isObject() || !after->root().isObject() ||
        before->root().size() != after->root().size()) {
        return std::nullopt;
    }
    Refusals faults = before->duplicateKeys();
    std::vector<AnyStep> steps;
    auto left = before->root().begin();
    for (const JsonValue right : after->root()) {
        std::optional<AnyStep> step = stepAt(right.key());
        if (!step || (*left).key() != right.key()) {
            return std::nullopt;
        }
        std::visit(
            [&](auto& exchange) {
                readSide(*left, exchange.before, faults);
                readSide(right, exchange.after, faults);
            },
            *step);
        steps.push_back(std::move(*step));
        ++left;
    }
    if (!faults.empty()) {
        return std::nullopt;
    }
    return steps;
}

} // namespace core
