#pragma once

#include "core/model/refusal.h"

#include <type_traits>
#include <utility>
#include <variant>

namespace core {

/// Why there is no result. If only `unconfirmed` is set, confirming these warnings is enough.
struct Refused
{
    Refusals refusals;
    Warnings unconfirmed;
};

/// The value of a result that carries no information but success.
struct Done
{
    friend bool operator==(Done, Done) = default;
};

/// The result of a request, or why it was refused; in that case nothing was changed.
template <typename Value>
class Result
{
public:
    // Implicit, so that functions can simply return one or the other.
    Result(Value value) : state_(std::move(value)) {}
    Result(Refused refused) : state_(std::move(refused)) {}
    Result(Refusals refusals) : state_(Refused{std::move(refusals), {}}) {}
    Result(Refusal refusal) : state_(Refused{{std::move(refusal)}, {}}) {}
    /// The same result for callers who need no more than success.
    template <typename Other>
    Result(const Result<Other>& other) requires(std::is_same_v<Value, Done> &&
                                                !std::is_same_v<Other, Done>)
        : state_(other ? std::variant<Value, Refused>(Done()) : other.refused())
    {}

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

} // namespace core
