#include "db/bookings.h"

#include "core/model/bookings.h"
#include "core/store/store.h"
#include "db/journal_rows.h"
#include "db/proof.h"
#include "db/tournament_reader.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace db {
namespace {

using namespace Qt::StringLiterals;

/// As in the journal, whose keys keep their order.
using Json = nlohmann::ordered_json;

/// Nothing if it can't be read.
std::optional<core::Tournament> readableTournament(Connection& connection, core::TournamentId id)
{
    try {
        auto stored = readUnchecked(connection, id);
        return stored ? std::optional(std::move(stored->tournament)) : std::nullopt;
    } catch (const core::StoreFailure& failure) {
        if (failure.kind() != core::StoreFailure::Kind::Damaged) {
            throw;
        }
        return std::nullopt;
    }
}

std::vector<core::TournamentId> tournamentsOf(Connection& connection)
{
    return connection.column<core::TournamentId>(u"SELECT id FROM tournament ORDER BY id"_s);
}

/// A payment as older journals have it in a participant.
Json paymentJson(const core::FeePayment& payment)
{
    Json json = Json::object();
    json["cents"] = payment.cents;
    if (payment.time) {
        json["time"] = payment.time->toUTC().toString(Qt::ISODate).toStdString();
    }
    if (!payment.note.isEmpty()) {
        json["note"] = payment.note.toStdString();
    }
    if (!payment.by.isEmpty()) {
        json["by"] = payment.by.toStdString();
    }
    return json;
}

/// The payments of a participant in an older journal; their sum alone is one payment.
std::vector<Json> paymentsIn(const Json& participant)
{
    const auto list = participant.find("payments");
    if (list != participant.end() && list->is_array()) {
        return {list->begin(), list->end()};
    }
    const auto paid = participant.value("paidCents", std::int64_t{0});
    return paid != 0 ? std::vector<Json>{Json{{"cents", paid}}} : std::vector<Json>();
}

/// Numbers the payments of one tournament, past ones too: the same one has the same number in every
/// entry.
class PaymentNumbers
{
public:
    explicit PaymentNumbers(const core::Tournament& tournament)
        : next_(core::plain(nextPaymentNumber(tournament)))
    {
        for (const auto& payment : paymentsOf(tournament)) {
            const auto uuid =
                payment.payer.participant.value.toString(QUuid::WithoutBraces).toStdString();
            numbers_[{uuid, paymentJson(payment).dump()}].push_back(core::plain(payment.number));
        }
    }

    /// Distinguishes equal payments of one person by their order.
    std::int64_t numberOf(const std::string& uuid, const Json& payment, std::size_t equals)
    {
        auto& numbers = numbers_[{uuid, payment.dump()}];
        while (numbers.size() <= equals) {
            numbers.push_back(next_++);
        }
        return numbers[equals];
    }

private:
    std::int64_t next_;
    std::map<std::pair<std::string, std::string>, std::vector<std::int64_t>> numbers_;
};

/// Takes the payments out of an older entry of a journal.
class EntryRewriting
{
public:
    explicit EntryRewriting(PaymentNumbers& numbers) : numbers_(numbers) {}

    void rewrite(core::ChangeTexts& texts)
    {
        auto before = Json::parse(texts.before.begin(), texts.before.end(), nullptr, false);
        auto after = Json::parse(texts.after.begin(), texts.after.end(), nullptr, false);
        if (!before.is_object() || !after.is_object()) {
            return;
        }
        const auto old = takenFrom(before);
        const auto now = takenFrom(after);
        if (old.empty() && now.empty()) {
            return;
        }
        dropUnchanged(before, after);
        for (const auto& [path, booking] : old) {
            if (!now.contains(path)) {
                before[path] = booking;
                after[path] = nullptr;
            }
        }
        for (const auto& [path, booking] : now) {
            if (!old.contains(path)) {
                before[path] = nullptr;
                after[path] = booking;
            }
        }
        texts.before = QByteArray::fromStdString(before.dump());
        texts.after = QByteArray::fromStdString(after.dump());
    }

private:
    using Booked = std::map<std::string, Json>;

    static bool isParticipant(const std::string& path, const Json& value)
    {
        return path.starts_with("participants/") && value.is_object() && value.contains("uuid") &&
               value["uuid"].is_string();
    }

    Booked takenFrom(Json& side)
    {
        Booked booked;
        for (auto& [path, person] : side.items()) {
            if (!isParticipant(path, person)) {
                continue;
            }
            std::map<std::string, std::size_t> equals;
            for (const auto& payment : paymentsIn(person)) {
                const auto uuid = person["uuid"].get<std::string>();
                const auto number = numbers_.numberOf(uuid, payment, equals[payment.dump()]++);
                booked.emplace("payments/" + std::to_string(number), bookingOf(person, payment));
            }
            person.erase("payments");
            person["paidCents"] = 0;
        }
        return booked;
    }

    static Json bookingOf(const Json& person, const Json& payment)
    {
        Json booking = Json::object();
        booking["participant"] = person["uuid"];
        booking["number"] = person["number"];
        booking["name"] = person["name"];
        booking.update(payment);
        return booking;
    }

    /// Removes participants who differ only in their payments.
    static void dropUnchanged(Json& before, Json& after)
    {
        std::vector<std::string> unchanged;
        for (const auto& [path, value] : before.items()) {
            if (isParticipant(path, value) && after.contains(path) && after[path] == value) {
                unchanged.push_back(path);
            }
        }
        for (const auto& path : unchanged) {
            before.erase(path);
            after.erase(path);
        }
    }

    PaymentNumbers& numbers_;
};

} // namespace

void moveBookingsInSums(Connection& connection)
{
    for (const auto id : tournamentsOf(connection)) {
        const auto tournament = readableTournament(connection, id);
        if (!tournament) {
            continue;
        }
        Proof proof(connection, id);
        for (const auto& participant : tournament->participants) {
            proof.follow(core::ParticipantExchange{participant.number, participant,
                                                   withoutPayments(participant)});
        }
        for (const auto& payment : paymentsOf(*tournament)) {
            proof.follow(core::PaymentExchange{payment.number, std::nullopt, payment});
        }
        proof.store();
    }
}

void moveBookingsInJournals(Connection& connection)
{
    connection.unguardJournals();
    for (const auto id : tournamentsOf(connection)) {
        if (const auto tournament = readableTournament(connection, id)) {
            PaymentNumbers numbers(*tournament);
            EntryRewriting rewriting(numbers);
            rewriteJournal(connection, id, [&](auto& texts) { rewriting.rewrite(texts); });
        }
    }
    connection.guardJournals();
}

} // namespace db
