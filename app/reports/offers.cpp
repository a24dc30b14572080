#include "offers.h"

#include "choice_bar.h"

#include <QCoreApplication>

#include <algorithm>

namespace desk::offers {
namespace {

using documents::Kind;
using namespace Qt::StringLiterals;

class PrintOffers
{
    Q_DECLARE_TR_FUNCTIONS(PrintOffers)
};

Offer::Item item(Kind kind, core::RoundNumber round, bool ticked = true)
{
    return {{kind, round}, {}, ticked};
}

} // namespace

Offer published(core::RoundNumber round)
{
    return {PrintOffers::tr("Round %1 is published. What is printed?").arg(core::plain(round)),
            u"published"_s,
            {item(Kind::SeatingByTable, round), item(Kind::SeatingByName, round),
             item(Kind::ScoreSlips, round)}};
}

Offer repaired(const core::Round& round, const std::vector<core::TableNumber>& changed)
{
    std::vector<core::TableNumber> tables;
    std::copy_if(changed.begin(), changed.end(), std::back_inserter(tables),
                 [&](auto number) { return core::findTable(round, number) != nullptr; });
    const auto count = static_cast<int>(tables.size());
    const auto numbers = textOf(tables);
    auto slips = item(Kind::ScoreSlips, round.number);
    slips.choice.tables = tables;
    slips.text = PrintOffers::tr("New score slip(s), marked as replacing", nullptr, count);
    return {
        PrintOffers::tr("Table(s) %1 changed: the slip(s) there are out of date.", nullptr, count)
            .arg(numbers),
        u"repaired"_s,
        {std::move(slips), item(Kind::SeatingByTable, round.number, false),
         item(Kind::SeatingByName, round.number, false)}};
}

Offer again(core::RoundNumber round, core::TableNumber table)
{
    auto slip = item(Kind::ScoreSlips, round);
    slip.choice.tables = {table};
    slip.text = PrintOffers::tr("Score slip of table %1").arg(core::plain(table));
    return {PrintOffers::tr("What is printed again?"),
            u"again"_s,
            {std::move(slip), item(Kind::SeatingByTable, round, false),
             item(Kind::SeatingByName, round, false)}};
}

Offer complete(core::RoundNumber round)
{
    auto standings = item(Kind::Standings, round);
    return {
        PrintOffers::tr("All tables of round %1 are in. What is printed?").arg(core::plain(round)),
        u"complete"_s,
        {item(Kind::RoundResults, round), std::move(standings)}};
}

} // namespace desk::offers
