#pragma once

#include <QByteArray>

#include <chrono>
#include <map>

namespace web {

/// Slows an address that keeps sending wrong codes. It never delays a right one: a whole hall may
/// share one address.
class GuessBrake
{
public:
    using Clock = std::chrono::steady_clock;

    /// The delay before answering another wrong code from there; nothing for the first few, which
    /// may be typing errors.
    std::chrono::milliseconds afterWrong(const QByteArray& address, Clock::time_point now);

private:
    struct Guesses
    {
        int count = 0;
        Clock::time_point last;
    };

    void forgetOld(Clock::time_point now);

    std::map<QByteArray, Guesses> guesses_;
};

} // namespace web
