#include "standings_output.h"

#include "core/fee.h"
#include "core/file/csv.h"
#include "core/file/words.h"
#include "core/prizes.h"
#include "core/standings.h"
#include "json_text.h"

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int tmpDecimals = 3;

QString number(std::int64_t value)
{
    return QString::number(value);
}

QString fraction(scoring::MatchPoints points)
{
    return QString::fromStdString(fractionText(points));
}

QString decimal(scoring::MatchPoints points)
{
    return QString::fromStdString(decimalText(points, tmpDecimals));
}

Json lineOf(const core::Standing& standing, const core::Participant& participant)
{
    const core::Tally& tally = standing.tally;
    return Json{
        {"rank", standing.rank ? Json(*standing.rank) : Json(nullptr)},
        {"number", plain(tally.number)},
        {"name", utf8(participant.name)},
        {"club", utf8(participant.club)},
        {"games", tally.games},
        {"tmp", fractionText(tally.tmp())},
        {"tmpDecimal", decimalText(tally.tmp(), tmpDecimals)},
        {"gmp", fractionText(tally.gmp)},
        {"cmp", fractionText(tally.cmp)},
        {"wins", tally.wins},
        {"rommes", tally.rommes},
        {"claims", tally.claims},
        {"stones", tally.stones},
        {"penalties", fractionText(tally.penalties)},
        {"byes", tally.byes},
        {"byePoints", fractionText(tally.byePoints)},
    };
}

Json matchJson(const core::TableMatch& match)
{
    Json winners = Json::array();
    for (const auto number : match.state.winners) {
        winners.push_back(plain(number));
    }
    Json totals = Json::array();
    for (std::size_t seat = 0; seat < match.table->head.seats.size(); ++seat) {
        totals.push_back(match.state.score.seats[seat].score);
    }
    return {{"round", plain(match.round)},
            {"table", plain(match.table->number)},
            {"status", utf8(core::wordOf(match.state.status))},
            {"winners", winners},
            {"totals", totals}};
}

Json matchesJson(const core::Tournament& tournament, AfterRound after)
{
    Json matches = Json::array();
    for (const auto& match : core::matchesOf(tournament, after)) {
        matches.push_back(matchJson(match));
    }
    return matches;
}

/// Of matches that are all decided.
Json prizeSharesJson(const core::Tournament& tournament, const core::Standings& standings)
{
    Json shares = Json::array();
    for (const auto& share : core::prizeShares(tournament.settings, standings)) {
        shares.push_back({{"number", plain(share.number)}, {"cents", utf8(share.fraction())}});
    }
    return shares;
}

} // namespace

QByteArray standingsJson(const core::Tournament& tournament, AfterRound after)
{
    const core::Standings standings(tournament, after);
    Json lines = Json::array();
    for (const auto& standing : standings.lines()) {
        lines.push_back(lineOf(standing, *findParticipant(tournament, standing.tally.number)));
    }
    const int open = core::openTables(tournament, after);
    Json json = {{"standings", lines},
                 {"feeCents", core::licenceFee(tournament).cents},
                 {"openTables", open}};
    if (playsCards(tournament.settings)) {
        json["matches"] = matchesJson(tournament, after);
        if (tournament.settings.cards.event == core::CardEvent::Ring) {
            json["prizeShares"] =
                open == 0 ? prizeSharesJson(tournament, standings) : Json::array();
        }
    }
    return jsonText(json);
}

QByteArray standingsCsv(const core::Tournament& tournament, AfterRound after)
{
    std::vector<QStringList> rows = {{u"rank"_s, u"number"_s, u"name"_s, u"club"_s, u"games"_s,
                                      u"tmp"_s, u"tmp_decimal"_s, u"gmp"_s, u"cmp"_s, u"wins"_s,
                                      u"rommes"_s, u"claims"_s, u"stones"_s, u"byes"_s,
                                      u"penalties"_s}};
    for (const auto& standing : core::Standings(tournament, after).lines()) {
        const core::Tally& tally = standing.tally;
        const auto& participant = *findParticipant(tournament, tally.number);
        rows.push_back({standing.rank ? number(*standing.rank) : QString(),
                        number(plain(tally.number)), participant.name, participant.club,
                        number(tally.games), fraction(tally.tmp()), decimal(tally.tmp()),
                        fraction(tally.gmp), fraction(tally.cmp), number(tally.wins),
                        number(tally.rommes), number(tally.claims), number(tally.stones),
                        number(tally.byes), fraction(tally.penalties)});
    }
    return core::writeCsv(rows);
}

} // namespace cli
