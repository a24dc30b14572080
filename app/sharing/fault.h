#pragma once

#include <QString>

#include <cstdint>
#include <utility>
#include <variant>

namespace sharing {

/// Why the private server, or a way to it, cannot be had.
struct Fault
{
    enum class Kind : std::uint8_t {
        NoPrograms, ///< PostgreSQL's or OpenSSL's are not installed.
        IsRoot,     ///< PostgreSQL refuses to run as the system's administrator.
        Taken,      ///< The folder holds something already.
        Folder,     ///< Cannot be written; `detail` is the folder.
        Program,    ///< One of the programs failed; `detail` is what it said.
        NoPort,     ///< All ports tried are in use.
        NotRunning, ///< It did not start, or does not answer.
        NoTls,      ///< What answers there is no server that encrypts.
        Stranger,   ///< The certificate is not the one that the code names.
        ClockWrong, ///< The certificate is not valid yet; `detail` is from when on it is.
        Busy,       ///< Another program is sharing the club or bringing it back.
    };

    Kind kind = Kind::Program;
    QString detail = {};

    friend bool operator==(const Fault&, const Fault&) = default;
};

/// A value, or why there is none.
template <typename Value>
class Outcome
{
public:
    // Implicit, so that functions can simply return one or the other.
    Outcome(Value value) : state_(std::move(value)) {}
    Outcome(Fault fault) : state_(std::move(fault)) {}

    explicit operator bool() const { return std::holds_alternative<Value>(state_); }

    /// Only where there is a value.
    [[nodiscard]] const Value& operator*() const { return std::get<Value>(state_); }
    [[nodiscard]] const Value* operator->() const { return &std::get<Value>(state_); }
    /// Only where there is none.
    [[nodiscard]] const Fault& fault() const { return std::get<Fault>(state_); }

private:
    std::variant<Value, Fault> state_;
};

} // namespace sharing
