#pragma once

#include "core/model/tournament.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

/// Draws substitutions in a game, for property tests: stand-ins; hands taken over by people from
/// elsewhere or by somebody at the table who sits out; two people in each other's seats; chains and
/// rings of three. `Random` has below(limit), which draws 0 to limit - 1, and name().
template <typename Random>
class RandomChairs
{
public:
    /// `players` are in the order of the hands.
    template <typename Hands>
    RandomChairs(Random& random, const std::vector<core::StartNumber>& players, const Hands& hands,
                 const std::vector<core::StartNumber>& everybody)
        : random_(random), players_(players)
    {
        std::copy_if(everybody.begin(), everybody.end(), std::back_inserter(others_),
                     [&players](core::StartNumber number) {
                         return std::find(players.begin(), players.end(), number) == players.end();
                     });
        for (std::size_t hand = 0; hand < players.size(); ++hand) {
            if (hands[hand]) {
                const auto at = static_cast<std::ptrdiff_t>(below(hands_.size() + 1));
                hands_.insert(hands_.begin() + at, hand);
            } else {
                idle_.push_back(players[hand]);
            }
        }
    }

    std::vector<core::Substitution> draw()
    {
        if (below(100) < 15) {
            takeOver(std::min(hands_.size(), 1 + below(3)));
        }
        for (const auto hand : hands_) {
            if (below(100) < 3) {
                drawn_.push_back({hand, core::Substitution::PlayedBy(random_.name())});
            }
        }
        return std::move(drawn_);
    }

private:
    std::size_t below(std::size_t limit)
    {
        return static_cast<std::size_t>(random_.below(static_cast<int>(limit)));
    }

    /// The next player holds each of the first `length` hands.
    void takeOver(std::size_t length)
    {
        std::vector<core::StartNumber> last = others_;
        if (length > 1 && (others_.empty() || below(2) == 0)) {
            last = {players_[hands_.front()]};
        } else if (!idle_.empty() && below(2) == 0) {
            last = idle_;
        }
        if (last.empty()) {
            return;
        }
        for (std::size_t link = 0; link < length; ++link) {
            const bool isLast = link + 1 == length;
            drawn_.push_back(
                {hands_[link], isLast ? last[below(last.size())] : players_[hands_[link + 1]]});
        }
        hands_.erase(hands_.begin(), hands_.begin() + static_cast<std::ptrdiff_t>(length));
    }

    Random& random_;
    const std::vector<core::StartNumber>& players_;
    std::vector<std::size_t> hands_; ///< Those without a substitution, in any order.
    std::vector<core::StartNumber> idle_;
    std::vector<core::StartNumber> others_;
    std::vector<core::Substitution> drawn_;
};
