#include "prizes.h"

#include "app/texts/numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using reports::Cell;

namespace {

class PrizeTexts
{
    Q_DECLARE_TR_FUNCTIONS(PrizeTexts)
};

/// "1 Berger, Anna; 4 Lang, Uwe share 40.01 €: 20 € each. 1 cent cannot be shared equally."
QString shareText(const core::PrizeShare& share, const QStringList& names)
{
    const QString told = PrizeTexts::tr("%1 share %2: %3 each.")
                             .arg(names.join(u"; "_s), texts::moneyText(share.sumCents),
                                  texts::moneyText(share.wholeCents()));
    const auto odd = static_cast<int>(share.oddCents());
    return odd == 0
               ? told
               : told + u' ' + PrizeTexts::tr("%n cent(s) cannot be shared equally.", nullptr, odd);
}

} // namespace

Prizes::Prizes(const core::Tournament& tournament, const Ranks& ranks,
               std::optional<core::RoundNumber> after)
{
    const auto& prizes = tournament.settings.prizeCents;
    areSet_ =
        std::any_of(prizes.begin(), prizes.end(), [](std::int64_t cents) { return cents > 0; });
    if (areSet_ && core::arePrizesDecided(tournament, after)) {
        shares_ = core::prizeShares(tournament.settings, ranks.standings());
    }
}

Cell Prizes::cell(core::StartNumber number) const
{
    const auto share =
        std::find_if(shares_.begin(), shares_.end(),
                     [number](const core::PrizeShare& one) { return one.number == number; });
    return share == shares_.end()
               ? Cell()
               : Cell{texts::moneyText(share->wholeCents()), texts::centsText(share->wholeCents())};
}

QStringList Prizes::notes(const People& people) const
{
    QStringList notes;
    QStringList names;
    for (const auto& share : shares_) {
        names << people.numbered(share.number);
        if (names.size() == share.sharers) {
            if (share.sharers > 1) {
                notes << shareText(share, names);
            }
            names.clear();
        }
    }
    return notes;
}

} // namespace documents
