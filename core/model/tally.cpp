#include "core/model/tally.h"

namespace core {

void Tally::add(const Tally& gain)
{
    games += gain.games;
    gmp += gain.gmp;
    cmp += gain.cmp;
    penalties += gain.penalties;
    byePoints += gain.byePoints;
    byes += gain.byes;
    wins += gain.wins;
    rommes += gain.rommes;
    claims += gain.claims;
    stones += gain.stones;
    tieBreaks += gain.tieBreaks;
}

} // namespace core
