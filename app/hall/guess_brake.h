#pragma once

#include <QByteArray>

#include <chrono>
#include <map>

namespace web {

/// Slows an address that keeps sending wrong codes. It never judges a right one: a whole hall may
/// stand behind one address.
class GuessBrake
{
public:
    using Clock = std::chrono::steady_clock;

    /// How long the answer to another wrong code from there has to wait; nothing for the first few,
    /// which are slips of the finger.
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
