#include "compose.h"

#include "card_results_document.h"
#include "certificate_document.h"
#include "correction_document.h"
#include "cross_table_document.h"
#include "fee_document.h"
#include "open_tables_document.h"
#include "participants_document.h"
#include "personal_sheet_document.h"
#include "round_results_document.h"
#include "seating_documents.h"
#include "slip_documents.h"
#include "standings_document.h"
#include "tree_document.h"

#include <algorithm>
#include <utility>

namespace documents {

namespace {

using Documents = std::vector<reports::Document>;

/// Why the choice cannot be had; empty: it can.
core::Refusals faultsOf(const core::Tournament& tournament, const Choice& choice)
{
    core::Refusals faults;
    if (!appliesTo(choice.kind, tournament.settings)) {
        faults.push_back({core::MatchFault::NotAKnockOut, core::Pointer(), {}});
    }
    const auto number = roundOf(tournament, choice);
    const auto* const round = number ? findRound(tournament, *number) : nullptr;
    if (choice.round && round == nullptr) {
        faults.push_back({core::RoundFault::Unknown,
                          core::Pointer(QStringLiteral("/round")),
                          {QString::number(plain(*choice.round))}});
    } else if (round != nullptr && round->head.state == core::RoundState::Draft) {
        faults.push_back({core::RoundFault::IsDraft,
                          core::Pointer(QStringLiteral("/round")),
                          {QString::number(plain(*choice.round))}});
    }
    for (const auto table : choice.tables) {
        if (round != nullptr && findTable(*round, table) == nullptr) {
            faults.push_back({core::RoundFault::TableUnknown,
                              core::Pointer(QStringLiteral("/table")),
                              {QString::number(plain(table))}});
        }
    }
    if (choice.participant && findParticipant(tournament, *choice.participant) == nullptr) {
        faults.push_back({core::ParticipantFault::Unknown,
                          core::Pointer(QStringLiteral("/participant")),
                          {QString::number(plain(*choice.participant))}});
    }
    return faults;
}

/// What the evening goes on with when the laptop is dead. The standings are those of now,
/// whichever round is chosen.
Documents paperKit(const Source& source, const Choice& choice)
{
    Documents kit = {seatingByTable(source, choice), standingsDocument(source, {}),
                     openTablesDocument(source, choice)};
    if (roundOf(source.tournament, choice)) {
        kit.push_back(slipDocument(source, choice));
    }
    kit.push_back(blankSlips(source));
    return kit;
}

core::Result<Documents> listOfOne(core::Result<reports::Document> document)
{
    if (!document) {
        return document.refused();
    }
    return Documents{std::move(*document)};
}

} // namespace

std::optional<core::RoundNumber> roundOf(const core::Tournament& tournament, const Choice& choice)
{
    if (choice.round) {
        return choice.round;
    }
    const auto latest =
        std::find_if(tournament.rounds.rbegin(), tournament.rounds.rend(),
                     [](const core::Round& round) { return counts(round.head.state); });
    return latest == tournament.rounds.rend() ? std::nullopt : std::optional(latest->number);
}

core::Result<Documents> compose(const Source& source, const Choice& choice)
{
    if (auto faults = faultsOf(source.tournament, choice); !faults.empty()) {
        return faults;
    }
    switch (choice.kind) {
    case Kind::SeatingByTable:
        return Documents{seatingByTable(source, choice)};
    case Kind::SeatingByName:
        return Documents{seatingByName(source, choice)};
    case Kind::Standings:
        return Documents{standingsDocument(source, choice)};
    case Kind::Tree:
        return Documents{treeDocument(source, choice)};
    case Kind::Certificate:
        return listOfOne(certificates(source, choice));
    case Kind::LicenceFee:
        return Documents{feeDocument(source)};
    case Kind::OpenTables:
        return Documents{openTablesDocument(source, choice)};
    case Kind::RoundResults:
        return Documents{playsCards(source.tournament.settings)
                             ? cardResultsDocument(source, choice)
                             : roundResultsDocument(source, choice)};
    case Kind::Correction:
        return Documents{correctionDocument(source, choice)};
    case Kind::CrossTable:
        return Documents{crossTableDocument(source, choice)};
    case Kind::PersonalSheet:
        return Documents{personalSheetDocument(source, choice)};
    case Kind::Participants:
        return Documents{participantsDocument(source)};
    case Kind::PaperKit:
        return paperKit(source, choice);
    case Kind::TableCards:
        return Documents{cardDocument(source, choice)};
    case Kind::ScoreSlips:
        return Documents{slipDocument(source, choice)};
    }
    return Documents();
}

} // namespace documents
