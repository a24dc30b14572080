#include "seating_output.h"

#include "app/texts/seat_letters.h"
#include "json_text.h"

namespace cli {
namespace {

Json seatsOf(const std::vector<core::RoundPlan>& plans)
{
    Json seats = Json::array();
    for (const auto& plan : plans) {
        for (const auto& table : plan.tables) {
            for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
                seats.push_back({{"round", plain(plan.round)},
                                 {"table", plain(table.number)},
                                 {"seat", utf8(texts::seatLetter(seat))},
                                 {"player", plain(table.seats[seat])}});
            }
        }
    }
    return seats;
}

Json qualityOf(const seating::QualitySheet& quality)
{
    return {{"repeats", quality.repeats},
            {"c2", quality.c2},
            {"mostMeetings", quality.mostMeetings},
            {"bound", quality.bound},
            {"proven", quality.proven},
            {"threesMin", quality.threesMin},
            {"threesMax", quality.threesMax},
            {"seatSpread", quality.seatSpread},
            {"tableSpread", quality.tableSpread},
            {"sameClub", quality.sameClub},
            {"seed", quality.seed},
            {"method", seating::methodName(quality.method)}};
}

} // namespace

QByteArray seatingJson(const std::vector<core::RoundPlan>& plans,
                       const seating::QualitySheet& quality)
{
    return jsonText({{"seating", seatsOf(plans)}, {"quality", qualityOf(quality)}});
}

} // namespace cli
