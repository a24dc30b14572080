#include "core/file/entity_writing.h"
#include "core/file/tournament_file.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace core {
namespace {

constexpr std::size_t indent = 2;

/// Short lists, each written on one line.
bool isOneLine(std::string_view key)
{
    constexpr std::array<std::string_view, 22> keys = {
        "scale", "tieBreaks", "apart",   "tags",      "present",    "byes",   "seats", "hands",
        "match", "lot",       "players", "withdrawn", "prizeCents", "order",  "clock", "schedule",
        "cents", "percent",   "goods",   "teams",     "among",      "winners"};
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

void write(const Json& value, std::size_t column, std::string& text);

/// The items of an array or members of an object, each on its own line.
void writeItems(const Json& value, std::size_t column, std::string& text)
{
    const bool isObject = value.is_object();
    std::string_view separator;
    for (const auto& [key, item] : value.items()) {
        text.append(separator).append("\n").append(column + indent, ' ');
        separator = ",";
        if (isObject) {
            text.append(Json(key).dump()).append(": ");
        }
        if (isObject && isOneLine(key)) {
            text += item.dump();
        } else {
            write(item, column + indent, text);
        }
    }
    text.append("\n").append(column, ' ');
}

void write(const Json& value, std::size_t column, std::string& text)
{
    if (!value.is_structured() || value.empty()) {
        text += value.dump();
        return;
    }
    text += value.is_object() ? '{' : '[';
    writeItems(value, column, text);
    text += value.is_object() ? '}' : ']';
}

bool hasClocks(const Tournament& tournament)
{
    const auto& settings = tournament.settings;
    return settings.roundMinutes || !settings.schedule.empty() ||
           std::any_of(tournament.rounds.begin(), tournament.rounds.end(),
                       [](const Round& round) { return round.clock.has_value(); });
}

bool hasRegistrations(const Tournament& tournament)
{
    return tournament.settings.capacity || tournament.settings.deadline ||
           std::any_of(tournament.participants.begin(), tournament.participants.end(),
                       [](const Participant& person) {
                           return !isHere(person) || person.registeredAt.has_value();
                       });
}

bool hasFeeClassesOrPayments(const Tournament& tournament)
{
    return !tournament.settings.feeClasses.empty() ||
           std::any_of(tournament.participants.begin(), tournament.participants.end(),
                       [](const Participant& person) {
                           return !person.feeClass.isEmpty() || !isPlainSum(person.payments);
                       });
}

bool hasPrizesBeyondRank(const Tournament& tournament)
{
    const Settings plain;
    const auto& settings = tournament.settings;
    return !settings.prizes.empty() || settings.onePrizeEach != plain.onePrizeEach ||
           settings.absentWinners != plain.absentWinners || !tournament.raffles.empty();
}

/// The lowest version that knows all keys written.
int versionFor(const Tournament& tournament)
{
    constexpr int withPrizes = 6; // And with raffles.
    if (hasPrizesBeyondRank(tournament)) {
        return withPrizes;
    }
    constexpr int withFeeClasses = 5; // And with payments one by one.
    if (hasFeeClassesOrPayments(tournament)) {
        return withFeeClasses;
    }
    constexpr int withCheckIn = 4;
    if (hasRegistrations(tournament)) {
        return withCheckIn;
    }
    constexpr int withHall = 3;
    if (hasClocks(tournament) || tournament.settings.releasedRounds ||
        tournament.settings.phoneSlips != PhoneSlips::Off) {
        return withHall;
    }
    constexpr int withTieDecisionsAndSurnames = 2; // And with designs of certificates.
    const Certificate plain;
    const auto& certificate = tournament.settings.certificate;
    const bool hasDesign =
        certificate.design != plain.design || certificate.landscape != plain.landscape;
    const bool hasSurnames =
        std::any_of(tournament.participants.begin(), tournament.participants.end(),
                    [](const Participant& person) { return !person.surname.isEmpty(); });
    return hasSurnames || hasDesign || !tournament.tieDecisions.empty()
               ? withTieDecisionsAndSurnames
               : oldestTournamentFormatVersion;
}

} // namespace

QByteArray writeTournament(const Tournament& tournament)
{
    Json file = Json::object();
    file["format"] = tournamentFormat;
    file["version"] = versionFor(tournament);
    file["tournament"] = toJson(tournament.settings);
    file["participants"] = listOf(tournament.participants);
    file["rounds"] = listOf(tournament.rounds);
    file["penalties"] = listOf(tournament.penalties);
    if (!tournament.tieDecisions.empty()) {
        file["tieDecisions"] = listOf(tournament.tieDecisions);
    }
    if (!tournament.raffles.empty()) {
        file["raffles"] = listOf(tournament.raffles);
    }
    std::string text;
    write(file, 0, text);
    return QByteArray::fromStdString(text) + '\n';
}

} // namespace core
