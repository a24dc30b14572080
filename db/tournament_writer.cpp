#include "db/tournament_writer.h"

#include "core/model/bookings.h"
#include "db/clock_rows.h"
#include "db/enum_keys.h"
#include "db/failure.h"
#include "db/table_rows.h"
#include "db/texts.h"

#include <algorithm>
#include <type_traits>

namespace db {
namespace {

using namespace Qt::StringLiterals;

void requireOne(int rows)
{
    if (rows != 1) {
        throw damaged(u"what is to be replaced does not stand there"_s);
    }
}

std::optional<QString> word(std::optional<core::TableMark> mark)
{
    return mark ? std::optional(core::keyOf(*mark)) : std::nullopt;
}

std::optional<QString> surnameOf(const core::Participant& participant)
{
    return participant.surname.isEmpty() ? std::nullopt : std::optional(participant.surname);
}

/// Most people are here: stored as NULL.
std::optional<QString> statusOf(const core::Participant& participant)
{
    return isHere(participant) ? std::nullopt : std::optional(core::keyOf(participant.status));
}

std::optional<QString> registeredOf(const core::Participant& participant)
{
    return participant.registeredAt ? std::optional(timeText(*participant.registeredAt))
                                    : std::nullopt;
}

std::optional<QString> feeClassOf(const core::Participant& participant)
{
    return participant.feeClass.isEmpty() ? std::nullopt : std::optional(participant.feeClass);
}

std::optional<QString> uuidOf(const core::ParticipantUuid& uuid)
{
    return uuid.value.isNull() ? std::nullopt : std::optional(uuidText(uuid.value));
}

std::optional<QString> uuidOf(const core::Participant& participant)
{
    return uuidOf(participant.uuid);
}

std::optional<QString> uuidOf(const core::Payer& payer)
{
    return uuidOf(payer.participant);
}

std::optional<QString> timeOf(const core::FeePayment& payment)
{
    return payment.time ? std::optional(timeText(*payment.time)) : std::nullopt;
}

std::optional<QString> dateColumn(const core::Settings& settings)
{
    return settings.date ? std::optional(dateText(*settings.date)) : std::nullopt;
}

} // namespace

core::TournamentId TournamentWriter::insert(Connection& connection,
                                            const core::Tournament& tournament)
{
    TournamentWriter writer(connection, insertSettings(connection, tournament.settings));
    for (const auto& participant : tournament.participants) {
        writer.insert(participant.number, participant);
    }
    for (const auto& payment : paymentsOf(tournament)) {
        writer.insert(payment.number, payment);
    }
    for (const auto& round : tournament.rounds) {
        writer.insert(round.number, round.head);
        if (round.clock) {
            writeClock(connection, writer.id_, round.number, round.clock);
        }
        TableRows rows(writer.id_);
        for (const auto& table : round.tables) {
            rows.add(core::TableKey{round.number, table.number}, table.head);
            for (const auto& game : table.games) {
                rows.add(core::GameKey{round.number, table.number, game.number}, game.outcome);
            }
        }
        rows.insertInto(connection);
    }
    writer.update(core::Whole(), tournament.penalties);
    writer.update(core::Whole(), tournament.tieDecisions);
    writer.update(core::Whole(), tournament.raffles);
    return writer.id_;
}

void TournamentWriter::write(const core::Step& step)
{
    std::visit([this](const auto& one) { exchange(one); }, step);
}

template <typename Key, typename Value>
void TournamentWriter::exchange(const core::Exchange<Key, Value>& step)
{
    if constexpr (!std::is_same_v<Key, core::Whole>) {
        if (!step.before && step.after) {
            insert(step.key, *step.after);
            return;
        }
        if (!step.after) {
            remove(step.key);
            return;
        }
    }
    update(step.key, *step.after);
}

bool TournamentWriter::remove()
{
    // From the leaves up: cascading foreign keys would search every hand for each participant.
    for (const auto& sql : {u"DELETE FROM hand WHERE tournament = ?"_s,
                            u"DELETE FROM game WHERE tournament = ?"_s,
                            u"DELETE FROM deal_hand WHERE tournament = ?"_s,
                            u"DELETE FROM deal WHERE tournament = ?"_s,
                            u"DELETE FROM lot WHERE tournament = ?"_s,
                            u"DELETE FROM withdrawn WHERE tournament = ?"_s,
                            u"DELETE FROM seat WHERE tournament = ?"_s,
                            u"DELETE FROM game_table WHERE tournament = ?"_s,
                            u"DELETE FROM bye WHERE tournament = ?"_s,
                            u"DELETE FROM pending WHERE tournament = ?"_s,
                            u"DELETE FROM hall_key WHERE tournament = ?"_s,
                            u"DELETE FROM helper_code WHERE tournament = ?"_s,
                            u"DELETE FROM helper_entry WHERE tournament = ?"_s,
                            u"DELETE FROM round_clock WHERE tournament = ?"_s,
                            u"DELETE FROM round WHERE tournament = ?"_s,
                            u"DELETE FROM penalty WHERE tournament = ?"_s,
                            u"DELETE FROM decided_order WHERE tournament = ?"_s,
                            u"DELETE FROM tie_decision WHERE tournament = ?"_s,
                            u"DELETE FROM raffle_entry WHERE tournament = ?"_s,
                            u"DELETE FROM raffle WHERE tournament = ?"_s}) {
        connection_.run(sql, id_);
    }
    return connection_.run(u"DELETE FROM tournament WHERE id = ?"_s, id_) == 1;
}

core::TournamentId TournamentWriter::insertSettings(Connection& connection,
                                                    const core::Settings& settings)
{
    return connection.valueOf<core::TournamentId>(
        u"INSERT INTO tournament (version, name, date, rule_set, settings, uuid) "
        "VALUES (1, ?, ?, ?, ?, ?) RETURNING id"_s,
        settings.name, dateColumn(settings), core::keyOf(settings.rules.ruleSet),
        settingsText(settings), uuidText(QUuid::createUuid()));
}

void TournamentWriter::update(core::Whole /*key*/, const core::Settings& settings)
{
    requireOne(connection_.run(
        u"UPDATE tournament SET name = ?, date = ?, rule_set = ?, settings = ? WHERE id = ?"_s,
        settings.name, dateColumn(settings), core::keyOf(settings.rules.ruleSet),
        settingsText(settings), id_));
}

void TournamentWriter::update(core::Whole /*key*/, const std::vector<core::Penalty>& penalties)
{
    connection_.run(u"DELETE FROM penalty WHERE tournament = ?"_s, id_);
    for (std::size_t position = 0; position < penalties.size(); ++position) {
        const auto& penalty = penalties[position];
        connection_.run(u"INSERT INTO penalty "
                        "(tournament, position, participant, round, units, reason) "
                        "VALUES (?, ?, ?, ?, ?, ?)"_s,
                        id_, position, penalty.participant, penalty.round,
                        penalty.matchPoints.units(), penalty.reason);
    }
}

void TournamentWriter::update(core::Whole /*key*/, const std::vector<core::TieDecision>& decisions)
{
    connection_.run(u"DELETE FROM tie_decision WHERE tournament = ?"_s, id_);
    for (std::size_t position = 0; position < decisions.size(); ++position) {
        const auto& decision = decisions[position];
        connection_.run(u"INSERT INTO tie_decision (tournament, position, decided_by, reason) "
                        "VALUES (?, ?, ?, ?)"_s,
                        id_, position, core::keyOf(decision.by), decision.reason);
        for (std::size_t place = 0; place < decision.order.size(); ++place) {
            connection_.run(u"INSERT INTO decided_order "
                            "(tournament, decision, place, participant) VALUES (?, ?, ?, ?)"_s,
                            id_, position, place, decision.order[place]);
        }
    }
}

void TournamentWriter::update(core::Whole /*key*/, const std::vector<core::Raffle>& raffles)
{
    connection_.run(u"DELETE FROM raffle WHERE tournament = ?"_s, id_);
    for (std::size_t position = 0; position < raffles.size(); ++position) {
        const auto& raffle = raffles[position];
        connection_.run(
            u"INSERT INTO raffle (tournament, position, prize, seed) VALUES (?, ?, ?, ?)"_s, id_,
            position, raffle.prize, raffle.seed);
        for (const auto number : raffle.among) {
            const auto drawn = std::find(raffle.winners.begin(), raffle.winners.end(), number);
            const auto place = drawn != raffle.winners.end()
                                   ? std::optional<std::int64_t>(drawn - raffle.winners.begin())
                                   : std::nullopt;
            connection_.run(u"INSERT INTO raffle_entry "
                            "(tournament, raffle, participant, place) VALUES (?, ?, ?, ?)"_s,
                            id_, position, number, place);
        }
    }
}

void TournamentWriter::insert(core::StartNumber number, const core::Participant& participant)
{
    connection_.run(u"INSERT INTO participant "
                    "(tournament, number, name, club, tags, fixed_table, surname, status, "
                    "registered_at, fee_class, uuid) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
                    id_, number, participant.name, participant.club, tagsText(participant.tags),
                    participant.fixedTable, surnameOf(participant), statusOf(participant),
                    registeredOf(participant), feeClassOf(participant), uuidOf(participant));
    insertPresence(participant);
}

void TournamentWriter::update(core::StartNumber number, const core::Participant& participant)
{
    requireOne(connection_.run(
        u"UPDATE participant SET name = ?, club = ?, tags = ?, fixed_table = ?, surname = ?, "
        "status = ?, registered_at = ?, fee_class = ?, uuid = ? "
        "WHERE tournament = ? AND number = ?"_s,
        participant.name, participant.club, tagsText(participant.tags), participant.fixedTable,
        surnameOf(participant), statusOf(participant), registeredOf(participant),
        feeClassOf(participant), uuidOf(participant), id_, number));
    connection_.run(u"DELETE FROM presence WHERE tournament = ? AND participant = ?"_s, id_,
                    number);
    insertPresence(participant);
}

void TournamentWriter::remove(core::StartNumber number)
{
    requireOne(connection_.run(u"DELETE FROM participant WHERE tournament = ? AND number = ?"_s,
                               id_, number));
}

void TournamentWriter::insertPresence(const core::Participant& participant)
{
    for (const auto& span : participant.present) {
        connection_.run(u"INSERT INTO presence (tournament, participant, first_round, last_round) "
                        "VALUES (?, ?, ?, ?)"_s,
                        id_, participant.number, span.from, span.until);
    }
}

void TournamentWriter::insert(core::PaymentNumber number, const core::FeePayment& payment)
{
    const auto& payer = payment.payer;
    connection_.run(u"INSERT INTO booking (tournament, number, payer, payer_number, payer_name, "
                    "cents, time, note, taken_by, way, box) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
                    id_, number, uuidOf(payer), payer.number, payer.name, payment.cents,
                    timeOf(payment), payment.note, payment.by, payment.way, payment.box);
}

void TournamentWriter::update(core::PaymentNumber number, const core::FeePayment& payment)
{
    const auto& payer = payment.payer;
    requireOne(connection_.run(
        u"UPDATE booking SET payer = ?, payer_number = ?, payer_name = ?, cents = ?, time = ?, "
        "note = ?, taken_by = ?, way = ?, box = ? WHERE tournament = ? AND number = ?"_s,
        uuidOf(payer), payer.number, payer.name, payment.cents, timeOf(payment), payment.note,
        payment.by, payment.way, payment.box, id_, number));
}

void TournamentWriter::remove(core::PaymentNumber number)
{
    requireOne(
        connection_.run(u"DELETE FROM booking WHERE tournament = ? AND number = ?"_s, id_, number));
}

void TournamentWriter::insert(core::RoundNumber number, const core::RoundHead& head)
{
    connection_.run(u"INSERT INTO round (tournament, number, state, games, reason) "
                    "VALUES (?, ?, ?, ?, ?)"_s,
                    id_, number, core::keyOf(head.state), head.games, head.reason);
    insertByes(number, head);
}

void TournamentWriter::update(core::RoundNumber number, const core::RoundHead& head)
{
    requireOne(connection_.run(u"UPDATE round SET state = ?, games = ?, reason = ? "
                               "WHERE tournament = ? AND number = ?"_s,
                               core::keyOf(head.state), head.games, head.reason, id_, number));
    connection_.run(u"DELETE FROM bye WHERE tournament = ? AND round = ?"_s, id_, number);
    insertByes(number, head);
}

void TournamentWriter::remove(core::RoundNumber number)
{
    requireOne(connection_.run(u"DELETE FROM round WHERE tournament = ? AND number = ? "
                               "AND NOT EXISTS (SELECT 1 FROM game_table AS held "
                               "WHERE held.tournament = round.tournament "
                               "AND held.round = round.number)"_s,
                               id_, number));
}

void TournamentWriter::insertByes(core::RoundNumber number, const core::RoundHead& head)
{
    for (const auto participant : head.byes) {
        connection_.run(u"INSERT INTO bye (tournament, round, participant) VALUES (?, ?, ?)"_s, id_,
                        number, participant);
    }
}

void TournamentWriter::insert(const core::TableKey& key, const core::TableHead& head)
{
    TableRows rows(id_);
    rows.add(key, head);
    rows.insertInto(connection_);
}

void TournamentWriter::update(const core::TableKey& key, const core::TableHead& head)
{
    requireOne(connection_.run(u"UPDATE game_table SET mark = ?, note = ?, slip = ? "
                               "WHERE tournament = ? AND round = ? AND number = ?"_s,
                               word(head.mark), head.note, head.slip, id_, key.round, key.table));
    removeLists(key);
    TableRows lists(id_);
    lists.addLists(key, head);
    lists.insertInto(connection_);
}

void TournamentWriter::remove(const core::TableKey& key)
{
    requireOne(connection_.run(u"DELETE FROM game_table "
                               "WHERE tournament = ? AND round = ? AND number = ? "
                               "AND NOT EXISTS (SELECT 1 FROM game AS held "
                               "WHERE held.tournament = game_table.tournament "
                               "AND held.round = game_table.round "
                               "AND held.game_table = game_table.number) "
                               "AND NOT EXISTS (SELECT 1 FROM deal AS held "
                               "WHERE held.tournament = game_table.tournament "
                               "AND held.round = game_table.round "
                               "AND held.game_table = game_table.number)"_s,
                               id_, key.round, key.table));
}

void TournamentWriter::removeLists(const core::TableKey& key)
{
    for (const auto& list : {u"seat"_s, u"lot"_s, u"withdrawn"_s}) {
        connection_.run(
            u"DELETE FROM %1 WHERE tournament = ? AND round = ? AND game_table = ?"_s.arg(list),
            id_, key.round, key.table);
    }
}

void TournamentWriter::insert(const core::GameKey& key, const core::GameOutcome& outcome)
{
    TableRows rows(id_);
    rows.add(key, outcome);
    rows.insertInto(connection_);
}

void TournamentWriter::update(const core::GameKey& key, const core::GameOutcome& outcome)
{
    remove(key);
    insert(key, outcome);
}

void TournamentWriter::remove(const core::GameKey& key)
{
    const int games = connection_.run(u"DELETE FROM game WHERE tournament = ? AND round = ? "
                                      "AND game_table = ? AND number = ?"_s,
                                      id_, key.round, key.table, key.game);
    const int deals = connection_.run(u"DELETE FROM deal WHERE tournament = ? AND round = ? "
                                      "AND game_table = ? AND number = ?"_s,
                                      id_, key.round, key.table, key.game);
    requireOne(games + deals);
}

} // namespace db
