#pragma once

#include "core/change/change.h"
#include "db/connection.h"

#include <cstddef>

namespace db {

/// The rows of one tournament, written step by step. The caller holds the transaction. All
/// functions throw core::StoreFailure; Damaged if a step's old value is not the stored one.
class TournamentWriter
{
public:
    TournamentWriter(Connection& connection, core::TournamentId id)
        : connection_(connection), id_(id)
    {}

    /// Stores a new tournament with version 1 and returns its id.
    static core::TournamentId insert(Connection& connection, const core::Tournament& tournament);
    void write(const core::Step& step);
    /// False if there is no such tournament.
    bool remove();

private:
    template <typename Key, typename Value>
    void exchange(const core::Exchange<Key, Value>& step);

    static core::TournamentId insertSettings(Connection& connection,
                                             const core::Settings& settings);
    void update(core::Whole, const core::Settings& settings);
    void update(core::Whole, const std::vector<core::Penalty>& penalties);

    void update(core::Whole, const std::vector<core::TieDecision>& decisions);
    void update(core::Whole, const std::vector<core::Raffle>& raffles);

    void insert(core::StartNumber number, const core::Participant& participant);
    void update(core::StartNumber number, const core::Participant& participant);
    void remove(core::StartNumber number);
    void insertPresence(const core::Participant& participant);

    void insert(core::PaymentNumber number, const core::FeePayment& payment);
    void update(core::PaymentNumber number, const core::FeePayment& payment);
    void remove(core::PaymentNumber number);

    void insert(core::RoundNumber number, const core::RoundHead& head);
    void update(core::RoundNumber number, const core::RoundHead& head);
    void remove(core::RoundNumber number);
    void insertByes(core::RoundNumber number, const core::RoundHead& head);

    void insert(const core::TableKey& key, const core::TableHead& head);
    void update(const core::TableKey& key, const core::TableHead& head);
    void remove(const core::TableKey& key);
    /// The lists of a table: seats, lot and withdrawals.
    void removeLists(const core::TableKey& key);

    void insert(const core::GameKey& key, const core::GameOutcome& outcome);
    void update(const core::GameKey& key, const core::GameOutcome& outcome);
    void remove(const core::GameKey& key);

    Connection& connection_;
    core::TournamentId id_;
};

} // namespace db
