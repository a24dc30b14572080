#include "db/tournament_reader.h"

#include "core/faults/faults.h"
#include "core/model/bookings.h"
#include "db/clock_rows.h"
#include "db/enum_keys.h"
#include "db/failure.h"
#include "db/proof.h"
#include "db/texts.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace db {
namespace {

using namespace Qt::StringLiterals;

/// The item with that number in a list read in ascending order.
template <typename Item, typename Number>
Item& at(std::vector<Item>& items, Number number)
{
    const auto found =
        std::lower_bound(items.begin(), items.end(), number,
                         [](const Item& item, Number wanted) { return item.number < wanted; });
    if (found == items.end() || found->number != number) {
        throw damaged(u"a row belongs to nothing"_s);
    }
    return *found;
}

/// The queries are ordered by key, so that the lists are sorted.
class TournamentReader
{
public:
    TournamentReader(Connection& connection, core::TournamentId id)
        : connection_(connection), id_(id)
    {}

    core::Tournament read(const SettingsColumns& settings)
    {
        tournament_.settings = settingsFrom(settings);
        readParticipants();
        readPresence();
        readPayments();
        readRounds();
        readClocks();
        readByes();
        readTables();
        readSeats();
        readLots();
        readWithdrawn();
        readGames();
        readHands();
        readDeals();
        readDealHands();
        readPenalties();
        readTieDecisions();
        readRaffles();
        return std::move(tournament_);
    }

private:
    void readParticipants()
    {
        Rows rows = connection_.rows(
            u"SELECT number, name, club, tags, fixed_table, surname, "
            "status, registered_at, fee_class, uuid FROM participant WHERE tournament = ? ORDER BY number"_s,
            id_);
        while (rows.next()) {
            core::Participant participant;
            participant.number = rows.value<core::StartNumber>(0);
            participant.name = rows.value<QString>(1);
            participant.club = rows.value<QString>(2);
            participant.tags = tagsFrom(rows.value<QString>(3));
            participant.fixedTable = rows.value<std::optional<core::TableNumber>>(4);
            participant.present.clear();
            participant.surname = rows.value<std::optional<QString>>(5).value_or(QString());
            if (const auto status = rows.value<std::optional<QString>>(6)) {
                participant.status = valueOfWord<core::Attendance>(*status);
            }
            if (const auto registered = rows.value<std::optional<QString>>(7)) {
                participant.registeredAt = timeFrom(*registered);
            }
            participant.feeClass = rows.value<std::optional<QString>>(8).value_or(QString());
            if (const auto uuid = rows.value<std::optional<QString>>(9)) {
                participant.uuid = {uuidFrom(*uuid)};
            }
            tournament_.participants.push_back(std::move(participant));
        }
    }

    void readPresence()
    {
        Rows rows = connection_.rows(u"SELECT participant, first_round, last_round FROM presence "
                                     "WHERE tournament = ? ORDER BY participant, first_round"_s,
                                     id_);
        while (rows.next()) {
            at(tournament_.participants, rows.value<core::StartNumber>(0))
                .present.push_back({rows.value<core::RoundNumber>(1),
                                    rows.value<std::optional<core::RoundNumber>>(2)});
        }
    }

    void readPayments()
    {
        Rows rows = connection_.rows(u"SELECT number, payer, payer_number, payer_name, cents, "
                                     u"time, note, taken_by, way, box "
                                     "FROM booking WHERE tournament = ? ORDER BY number"_s,
                                     id_);
        std::map<PersonKey, core::Participant*> people;
        for (auto& participant : tournament_.participants) {
            people.emplace(personKey(payerOf(participant)), &participant);
        }
        while (rows.next()) {
            auto payment = paymentIn(rows);
            const auto found = people.find(personKey(payment.payer));
            if (found != people.end() && isPayer(payment.payer, *found->second)) {
                found->second->payments.push_back(std::move(payment));
            } else {
                tournament_.formerPayments.push_back(std::move(payment));
            }
        }
    }

    /// Without ids, as migration reads them, people go by their number.
    using PersonKey = std::pair<core::ParticipantUuid, core::StartNumber>;
    static PersonKey personKey(const core::Payer& payer)
    {
        const bool hasId = !payer.participant.value.isNull();
        return {payer.participant, hasId ? core::StartNumber{0} : payer.number};
    }

    static core::FeePayment paymentIn(const Rows& row)
    {
        core::FeePayment payment;
        payment.number = row.value<core::PaymentNumber>(0);
        if (const auto uuid = row.value<std::optional<QString>>(1)) {
            payment.payer.participant = {uuidFrom(*uuid)};
        }
        payment.payer.number = row.value<core::StartNumber>(2);
        payment.payer.name = row.value<QString>(3);
        payment.cents = row.value<std::int64_t>(4);
        if (const auto time = row.value<std::optional<QString>>(5)) {
            payment.time = timeFrom(*time);
        }
        payment.note = row.value<QString>(6);
        payment.by = row.value<QString>(7);
        payment.way = row.value<QString>(8);
        payment.box = row.value<QString>(9);
        return payment;
    }

    void readRounds()
    {
        Rows rows = connection_.rows(u"SELECT number, state, games, reason FROM round "
                                     "WHERE tournament = ? ORDER BY number"_s,
                                     id_);
        while (rows.next()) {
            core::RoundHead head;
            head.state = valueOfWord<core::RoundState>(rows.value<QString>(1));
            head.games = rows.value<std::int32_t>(2);
            head.reason = rows.value<QString>(3);
            tournament_.rounds.push_back({rows.value<core::RoundNumber>(0), std::move(head), {}});
        }
    }

    void readClocks()
    {
        for (const auto& [number, clock] : db::readClocks(connection_, id_)) {
            at(tournament_.rounds, number).clock = clock;
        }
    }

    void readByes()
    {
        Rows rows = connection_.rows(u"SELECT round, participant FROM bye "
                                     "WHERE tournament = ? ORDER BY round, participant"_s,
                                     id_);
        while (rows.next()) {
            round(rows).head.byes.push_back(rows.value<core::StartNumber>(1));
        }
    }

    void readTables()
    {
        Rows rows = connection_.rows(u"SELECT round, number, mark, note, slip FROM game_table "
                                     "WHERE tournament = ? ORDER BY round, number"_s,
                                     id_);
        while (rows.next()) {
            core::TableHead head;
            if (const auto mark = rows.value<std::optional<QString>>(2)) {
                head.mark = valueOfWord<core::TableMark>(*mark);
            }
            head.note = rows.value<QString>(3);
            head.slip = rows.value<std::int32_t>(4);
            round(rows).tables.push_back({rows.value<core::TableNumber>(1), std::move(head), {}});
        }
    }

    void readSeats()
    {
        Rows rows = connection_.rows(u"SELECT round, game_table, participant, seat FROM seat "
                                     "WHERE tournament = ? ORDER BY round, game_table, seat"_s,
                                     id_);
        while (rows.next()) {
            auto& seats = table(rows).head.seats;
            if (rows.value<std::size_t>(3) != seats.size()) {
                throw damaged(u"a seat is missing"_s);
            }
            seats.push_back(rows.value<core::StartNumber>(2));
        }
    }

    void readLots()
    {
        Rows rows = connection_.rows(u"SELECT round, game_table, participant, position FROM lot "
                                     "WHERE tournament = ? ORDER BY round, game_table, position"_s,
                                     id_);
        while (rows.next()) {
            auto& lot = table(rows).head.lot;
            if (rows.value<std::size_t>(3) != lot.size()) {
                throw damaged(u"a lot is missing"_s);
            }
            lot.push_back(rows.value<core::StartNumber>(2));
        }
    }

    void readWithdrawn()
    {
        Rows rows =
            connection_.rows(u"SELECT round, game_table, participant FROM withdrawn "
                             "WHERE tournament = ? ORDER BY round, game_table, participant"_s,
                             id_);
        while (rows.next()) {
            table(rows).head.withdrawn.push_back(rows.value<core::StartNumber>(2));
        }
    }

    void readGames()
    {
        Rows rows = connection_.rows(u"SELECT round, game_table, number, ending, seats, not_played "
                                     "FROM game WHERE tournament = ? "
                                     "ORDER BY round, game_table, number"_s,
                                     id_);
        while (rows.next()) {
            table(rows).games.push_back({rows.value<core::GameNumber>(2), outcome(rows)});
        }
    }

    static core::GameOutcome outcome(const Rows& game)
    {
        if (auto reason = game.value<std::optional<QString>>(5)) {
            return core::UnplayedGame{*std::move(reason)};
        }
        core::PlayedGame played;
        played.result.ending = valueOfWord<scoring::Ending>(game.value<QString>(3));
        played.result.hands = scoring::Hands(seatCount(game, 4));
        return played;
    }

    static std::size_t seatCount(const Rows& game, int column)
    {
        const auto seats = game.value<std::size_t>(column);
        if (seats > scoring::largestTable) {
            throw damaged(u"a game has too many seats"_s);
        }
        return seats;
    }

    void readHands()
    {
        Rows rows = connection_.rows(u"SELECT round, game_table, game, seat, stones, claims, "
                                     "played_by, taken_over_by FROM hand WHERE tournament = ? "
                                     "ORDER BY round, game_table, game, seat"_s,
                                     id_);
        while (rows.next()) {
            auto& game = at(table(rows).games, rows.value<core::GameNumber>(2));
            auto* played = std::get_if<core::PlayedGame>(&game.outcome);
            const auto seat = rows.value<std::size_t>(3);
            if (played == nullptr || seat >= played->result.hands.size()) {
                throw damaged(u"a hand belongs to no seat"_s);
            }
            played->result.hands[seat] =
                scoring::Hand{rows.value<std::int32_t>(4), rows.value<std::int32_t>(5)};
            addSubstitution(rows, 6, seat, played->substitutions);
        }
    }

    /// Reads the columns played_by and taken_over_by, which are `column` and the next.
    static void addSubstitution(const Rows& rows, int column, std::size_t seat,
                                std::vector<core::Substitution>& substitutions)
    {
        if (auto name = rows.value<std::optional<QString>>(column)) {
            substitutions.push_back({seat, *std::move(name)});
        } else if (const auto taker = rows.value<std::optional<core::StartNumber>>(column + 1)) {
            substitutions.push_back({seat, *taker});
        }
    }

    /// Merges the deals into the games of their table.
    void readDeals()
    {
        Rows rows =
            connection_.rows(u"SELECT round, game_table, number, ending, seats, tie_breaker "
                             "FROM deal WHERE tournament = ? "
                             "ORDER BY round, game_table, number"_s,
                             id_);
        while (rows.next()) {
            core::PlayedDeal played;
            played.deal.ending = valueOfWord<scoring::DealEnding>(rows.value<QString>(3));
            const auto seats = seatCount(rows, 4);
            played.deal.hands = scoring::CardHands(seats);
            if (rows.value<bool>(5)) {
                played.tieBreak.resize(seats, core::StartNumber{1});
            }
            insertDeal(table(rows).games, rows.value<core::GameNumber>(2), std::move(played));
        }
    }

    static void insertDeal(std::vector<core::Game>& games, core::GameNumber number,
                           core::PlayedDeal&& played)
    {
        const auto place = std::lower_bound(
            games.begin(), games.end(), number,
            [](const core::Game& game, core::GameNumber wanted) { return game.number < wanted; });
        if (place != games.end() && place->number == number) {
            throw damaged(u"a deal and a game have one number"_s);
        }
        games.insert(place, {number, std::move(played)});
    }

    void readDealHands()
    {
        Rows rows = connection_.rows(u"SELECT round, game_table, deal, seat, melded, hand, "
                                     "player, played_by, taken_over_by FROM deal_hand "
                                     "WHERE tournament = ? "
                                     "ORDER BY round, game_table, deal, seat"_s,
                                     id_);
        while (rows.next()) {
            auto& game = at(table(rows).games, rows.value<core::GameNumber>(2));
            auto* played = std::get_if<core::PlayedDeal>(&game.outcome);
            const auto seat = rows.value<std::size_t>(3);
            if (played == nullptr || seat >= played->deal.hands.size()) {
                throw damaged(u"a hand belongs to no seat"_s);
            }
            played->deal.hands[seat] =
                scoring::CardHand{rows.value<std::int32_t>(4), rows.value<std::int32_t>(5)};
            const auto player = rows.value<std::optional<core::StartNumber>>(6);
            if (player.has_value() != played->isTieBreak()) {
                throw damaged(u"a hand has a player where none is due, or none"_s);
            }
            if (player) {
                played->tieBreak[seat] = *player;
            }
            addSubstitution(rows, 7, seat, played->substitutions);
        }
    }

    void readPenalties()
    {
        Rows rows =
            connection_.rows(u"SELECT participant, round, units, reason, position FROM penalty "
                             "WHERE tournament = ? ORDER BY position"_s,
                             id_);
        while (rows.next()) {
            if (rows.value<std::size_t>(4) != tournament_.penalties.size()) {
                throw damaged(u"a penalty is missing"_s);
            }
            core::Penalty penalty;
            penalty.participant = rows.value<core::StartNumber>(0);
            penalty.round = rows.value<core::RoundNumber>(1);
            penalty.matchPoints = scoring::MatchPoints::fromUnits(rows.value<std::int64_t>(2));
            penalty.reason = rows.value<QString>(3);
            tournament_.penalties.push_back(std::move(penalty));
        }
    }

    void readTieDecisions()
    {
        Rows rows = connection_.rows(u"SELECT decided_by, reason FROM tie_decision "
                                     "WHERE tournament = ? ORDER BY position"_s,
                                     id_);
        while (rows.next()) {
            tournament_.tieDecisions.push_back(
                {{},
                 valueOfWord<core::TieDecidedBy>(rows.value<QString>(0)),
                 rows.value<QString>(1)});
        }
        readDecidedOrders();
    }

    void readDecidedOrders()
    {
        Rows rows = connection_.rows(u"SELECT decision, participant FROM decided_order "
                                     "WHERE tournament = ? ORDER BY decision, place"_s,
                                     id_);
        auto& decisions = tournament_.tieDecisions;
        while (rows.next()) {
            const auto decision = rows.value<std::size_t>(0);
            if (decision >= decisions.size()) {
                throw damaged(u"a decided order belongs to no decision"_s);
            }
            decisions[decision].order.push_back(rows.value<core::StartNumber>(1));
        }
    }

    void readRaffles()
    {
        Rows rows = connection_.rows(u"SELECT prize, seed FROM raffle "
                                     "WHERE tournament = ? ORDER BY position"_s,
                                     id_);
        while (rows.next()) {
            tournament_.raffles.push_back(
                {rows.value<QString>(0), {}, rows.value<std::optional<std::int64_t>>(1), {}});
        }
        readRaffleEntries();
    }

    void readRaffleEntries()
    {
        Rows rows = connection_.rows(
            u"SELECT raffle, participant, place FROM raffle_entry "
            "WHERE tournament = ? ORDER BY raffle, place IS NULL, place, participant"_s,
            id_);
        auto& raffles = tournament_.raffles;
        while (rows.next()) {
            const auto index = rows.value<std::size_t>(0);
            if (index >= raffles.size()) {
                throw damaged(u"somebody is in a raffle that is missing"_s);
            }
            const auto number = rows.value<core::StartNumber>(1);
            raffles[index].among.push_back(number);
            if (rows.value<std::optional<std::int64_t>>(2)) {
                raffles[index].winners.push_back(number);
            }
        }
        for (auto& raffle : raffles) {
            std::sort(raffle.among.begin(), raffle.among.end());
        }
    }

    /// The round in column 0.
    core::Round& round(const Rows& rows)
    {
        return at(tournament_.rounds, rows.value<core::RoundNumber>(0));
    }

    /// The table in columns 0 and 1.
    core::Table& table(const Rows& rows)
    {
        return at(round(rows).tables, rows.value<core::TableNumber>(1));
    }

    Connection& connection_;
    core::TournamentId id_;
    core::Tournament tournament_;
};

} // namespace

std::optional<core::StoredTournament> readTournament(Connection& connection, core::TournamentId id)
{
    auto stored = readUnchecked(connection, id);
    if (stored) {
        requireSound(stored->tournament);
        requireProven(connection, id, stored->tournament);
    }
    return stored;
}

std::optional<core::StoredTournament> readUnchecked(Connection& connection, core::TournamentId id)
{
    Rows rows = connection.rows(
        u"SELECT version, settings, name, date, rule_set FROM tournament WHERE id = ?"_s, id);
    if (!rows.next()) {
        return std::nullopt;
    }
    core::StoredTournament stored;
    stored.version = rows.value<core::Version>(0);
    const SettingsColumns settings{rows.value<QByteArray>(1), rows.value<QString>(2),
                                   rows.value<std::optional<QString>>(3), rows.value<QString>(4)};
    stored.tournament = TournamentReader(connection, id).read(settings);
    return stored;
}

QString textOf(const core::Place& place)
{
    const auto* const pointer = std::get_if<core::Pointer>(&place);
    return pointer != nullptr ? pointer->text() : QString();
}

void requireSound(const core::Tournament& tournament)
{
    const auto faults = core::faultsOf(tournament);
    const auto damage = std::find_if_not(faults.begin(), faults.end(), core::mayBeStored);
    if (damage != faults.end()) {
        throw damaged(u"impossible: %1"_s.arg(textOf(damage->place)));
    }
    if (core::normalised(tournament) != tournament) {
        throw damaged(u"rows are not in order"_s);
    }
}

} // namespace db
