#include "core/file/entity_writing.h"
#include "core/file/tournament_file.h"
#include "core/model/settings_catalogue.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace core {
namespace {

constexpr std::size_t indent = 2;

/// Short lists, each written on one line.
bool isOneLine(std::string_view key)
{
    constexpr std::array<std::string_view, 23> keys = {
        "scale", "tieBreaks", "apart",   "tags",      "present",    "byes",    "seats", "hands",
        "match", "lot",       "players", "withdrawn", "prizeCents", "order",   "clock", "schedule",
        "cents", "percent",   "goods",   "teams",     "among",      "winners", "choice"};
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

void write(const Json& value, std::size_t column, std::string& text);

/// The items of an array or members of an object, one per line.
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

bool isWayOrBoxSaid(const FeePayment& payment)
{
    return !payment.way.isEmpty() || !payment.box.isEmpty();
}

/// The lowest version that knows all keys written.
int versionFor(const Tournament& tournament)
{
    int version = oldestTournamentFormatVersion;
    const auto require = [&version](int least, bool isUsed) {
        version = isUsed ? std::max(version, least) : version;
    };
    const auto anybody = [&tournament](bool (*isSo)(const Participant&)) {
        return std::any_of(tournament.participants.begin(), tournament.participants.end(), isSo);
    };
    const Settings defaults;
    visitSettings([&require](const SettingKey& key, const auto& value,
                             const auto& byDefault) { require(key.version, value != byDefault); },
                  tournament.settings, defaults);
    constexpr int withTieDecisionsAndSurnames = 2;
    require(withTieDecisionsAndSurnames,
            !tournament.tieDecisions.empty() ||
                anybody([](const Participant& one) { return !one.surname.isEmpty(); }));
    constexpr int withClocks = 3;
    require(withClocks, std::any_of(tournament.rounds.begin(), tournament.rounds.end(),
                                    [](const Round& round) { return round.clock.has_value(); }));
    constexpr int withCheckIn = 4;
    require(withCheckIn, anybody([](const Participant& one) {
                return !isHere(one) || one.registeredAt.has_value();
            }));
    constexpr int withFeeClassesAndPayments = 5;
    require(withFeeClassesAndPayments, anybody([](const Participant& one) {
                return !one.feeClass.isEmpty() || !isPlainSum(one.payments);
            }));
    constexpr int withRaffles = 6;
    require(withRaffles, !tournament.raffles.empty());
    constexpr int withWaysAndFormerPayments = 7;
    require(withWaysAndFormerPayments,
            !tournament.formerPayments.empty() || anybody([](const Participant& one) {
                return std::any_of(one.payments.begin(), one.payments.end(), isWayOrBoxSaid);
            }));
    constexpr int withCopiedEvening = 8;
    require(withCopiedEvening, !tournament.copyOf.value.isNull());
    constexpr int withFreeChoice = 9;
    const auto& prizes = tournament.settings.prizes;
    require(withFreeChoice, std::any_of(prizes.begin(), prizes.end(), [](const Prize& prize) {
                return std::holds_alternative<FreeChoice>(prize.places);
            }));
    constexpr int withPictures = 11;
    const auto& certificate = tournament.settings.certificate;
    require(withPictures, !tournament.pictures.empty() || isPictureName(certificate.background) ||
                              isPictureName(certificate.logo));
    return version;
}

} // namespace

QByteArray writeTournament(const Tournament& tournament)
{
    Json file = Json::object();
    file["format"] = tournamentFormat;
    file["version"] = versionFor(tournament);
    if (!tournament.copyOf.value.isNull()) {
        file["evening"] = toJson(tournament.copyOf);
    }
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
    if (!tournament.formerPayments.empty()) {
        Json payments = Json::array();
        for (const auto& payment : tournament.formerPayments) {
            payments.push_back(toJson(NamedPayment{payment}));
        }
        file["formerPayments"] = std::move(payments);
    }
    for (const auto& [name, bytes] : tournament.pictures) {
        file["pictures"][name.toStdString()] = bytes.toBase64().toStdString();
    }
    std::string text;
    write(file, 0, text);
    return QByteArray::fromStdString(text) + '\n';
}

} // namespace core
