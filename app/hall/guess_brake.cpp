#include "app/hall/guess_brake.h"

#include <algorithm>

namespace web {

using namespace std::chrono_literals;

namespace {

constexpr int freeGuesses = 3;
constexpr auto forEach = 500ms;
constexpr std::chrono::milliseconds longest = 5s;
constexpr auto remembered = 10min;
constexpr std::size_t mostAddresses = 1000;

} // namespace

std::chrono::milliseconds GuessBrake::afterWrong(const QByteArray& address, Clock::time_point now)
{
    forgetOld(now);
    auto& guesses = guesses_[address];
    ++guesses.count;
    guesses.last = now;
    return std::clamp<std::chrono::milliseconds>(forEach * (guesses.count - freeGuesses), 0ms,
                                                 longest);
}

void GuessBrake::forgetOld(Clock::time_point now)
{
    std::erase_if(guesses_,
                  [now](const auto& entry) { return now - entry.second.last > remembered; });
    if (guesses_.size() >= mostAddresses) {
        guesses_.erase(std::min_element(guesses_.begin(), guesses_.end(),
                                        [](const auto& left, const auto& right) {
                                            return left.second.last < right.second.last;
                                        }));
    }
}

} // namespace web
