#include "reports/hall/own_places.h"

#include "reports/hall/hall_texts.h"

#include <algorithm>

namespace hall {

namespace {

OwnPlace placeIn(const RoundPage& round, core::StartNumber number)
{
    OwnPlace own{round.title, HallTexts::tr("not seated"), {}, false};
    const auto place =
        std::find_if(round.places.begin(), round.places.end(),
                     [&](const Place& one) { return one.person.number == plain(number); });
    if (place == round.places.end()) {
        return own;
    }
    own.text = place->text;
    const auto table =
        std::find_if(round.tables.begin(), round.tables.end(),
                     [&](const SeatedTable& one) { return one.number == place->table; });
    if (table != round.tables.end()) {
        own.company = table->seats;
        own.isCalled = table->isCalled;
    }
    return own;
}

} // namespace

std::vector<OwnPlace> ownPlaces(const Pages& pages, core::StartNumber number)
{
    std::vector<OwnPlace> places;
    for (auto index = pages.current.value_or(pages.rounds.size()); index < pages.rounds.size();
         ++index) {
        if (const auto& round = pages.rounds[index]; !round.isOver) {
            places.push_back(placeIn(round, number));
        }
    }
    return places;
}

} // namespace hall
