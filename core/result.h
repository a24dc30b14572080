#pragma once

#include "core/refusal.h"

#include <utility>
#include <variant>

namespace core {

/// Why there is no result. If only `unconfirmed` is set, confirming these warnings is enough.
struct Refused
{
    Refusals refusals;
    Warnings unconfirmed;
};

/// The result of a request, or why it was refused; then nothing was changed.
template <typename Value>
class Result
{
public:
    // Implicit, so that functions can simply return one or the other.
    Result(Value value) : state_(std::move(value)) {}
    Result(Refused refused) : state_(std::move(refused)) {}
    Result(Refusals refusals) : state_(Refused{std::move(refusals), {}}) {}
    Result(Refusal refusal) : state_(Refused{{std::move(refusal)}, {}}) {}

    [[nodiscard]] bool ok() const { return std::holds_alternative<Value>(state_); }
    explicit operator bool() const { return ok(); }

    /// Only when ok().
    [[nodiscard]] const Value& operator*() const { return std::get<Value>(state_); }
    [[nodiscard]] Value& operator*() { return std::get<Value>(state_); }
    [[nodiscard]] const Value* operator->() const { return &std::get<Value>(state_); }
    [[nodiscard]] Value* operator->() { return &std::get<Value>(state_); }

    /// Only when not ok().
    [[nodiscard]] const Refused& refused() const { return std::get<Refused>(state_); }

private:
    std::variant<Value, Refused> state_;
};

/// The value of a result that only signals success.
struct Done
{
    friend bool operator==(Done, Done) = default;
};

} // namespace core
