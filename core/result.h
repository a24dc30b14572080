#pragma once

#include "refusal.h"

#include <utility>
#include <variant>

namespace core {

/// Why there is no result. With only `unconfirmed` set it can be had by confirming these.
struct Refused
{
    Refusals refusals;
    Warnings unconfirmed;
};

/// What was asked for, or why not; in that case nothing was changed.
template <typename Value>
class Result
{
public:
    // Both convert, so that functions can simply return the one or the other.
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

/// The value of a result that has nothing to tell but that it was done.
struct Done
{
    friend bool operator==(Done, Done) = default;
};

} // namespace core
