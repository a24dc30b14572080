#pragma once

#include <QString>

#include <cstdint>
#include <utility>
#include <variant>

namespace sharing {

/// Why the private server, or access to it, is unavailable.
struct Fault
{
    enum class Kind : std::uint8_t {
        NoPrograms,   ///< PostgreSQL's or OpenSSL's are not installed.
        OtherVersion, ///< The data are of a version of PostgreSQL that is not installed; `detail`:
                      ///< that version and the newest one installed, if any, "15 16".
        IsRoot,       ///< PostgreSQL refuses to run as root.
        Taken,        ///< The folder is not empty.
        Folder,       ///< Not writable; `detail` is the folder.
        Program,      ///< One of the programs failed; `detail` is its output.
        NoPort,       ///< All ports tried are in use.
        NotRunning,   ///< It did not start, or does not answer.
        NoTls,        ///< The answering server does not encrypt.
        Stranger,     ///< The certificate does not match the code.
        ClockWrong,   ///< The certificate is not valid yet; `detail` is when it will be.
        Busy,         ///< Another program is sharing the club or bringing it back.
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

    /// Only if there is a value.
    [[nodiscard]] const Value& operator*() const { return std::get<Value>(state_); }
    [[nodiscard]] const Value* operator->() const { return &std::get<Value>(state_); }
    /// Only if there is none.
    [[nodiscard]] const Fault& fault() const { return std::get<Fault>(state_); }

private:
    std::variant<Value, Fault> state_;
};

} // namespace sharing
