#pragma once

#include "core/tournament.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

/// The documents of a tournament: which there are and what they are called.
namespace documents {

/// In the order of the evening.
enum class Kind : std::uint8_t {
    SeatingByTable,
    SeatingByName,
    TableCards,
    ScoreSlips,
    PaperKit,
    OpenTables,
    RoundResults,
    Standings,
    Tree,
    Correction,
    CrossTable,
    PersonalSheet,
    Certificate,
    Participants,
    LicenceFee,
};

/// When one needs it.
enum class Occasion : std::uint8_t {
    BeforeRound,
    DuringRound,
    AtTheEnd,
    Fees,
};

/// What there is to choose, and in which forms it exists.
struct Traits
{
    Occasion occasion = Occasion::BeforeRound;
    bool ofRound = false;        ///< Of one round, or as things stood after it.
    bool ofTables = false;       ///< Single tables can be chosen.
    bool ofParticipants = false; ///< A single participant can be chosen.
    bool isTable = false;        ///< There are CSV and HTML, too.
};

Traits traitsOf(Kind kind);

/// "seating-by-table": never translated.
QString idOf(Kind kind);
std::optional<Kind> kindOf(const QString& id);

/// "Seating by table".
QString titleOf(Kind kind);

/// All there are, in the order of the evening.
std::vector<Kind> allKinds();

/// Whether a tournament of these settings has it.
bool appliesTo(Kind kind, const core::Settings& settings);

/// Those that apply to the tournament.
std::vector<Kind> kindsFor(const core::Tournament& tournament);

} // namespace documents
