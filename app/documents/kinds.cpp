#include "kinds.h"

#include "core/cards/knock_out.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace documents {

namespace {

struct Entry
{
    Kind kind = Kind::SeatingByTable;
    const char* id = "";
    const char* title = "";
    Traits traits;
};

constexpr Traits tablesOfRound(Occasion occasion, bool isTable)
{
    return {occasion, true, true, false, isTable};
}

constexpr Traits ofRound(Occasion occasion)
{
    return {occasion, true, false, false, true};
}

constexpr Traits ofParticipants(bool isTable)
{
    return {Occasion::AtTheEnd, true, false, true, isTable};
}

/// In the order of Kind.
constexpr std::array entries = {
    Entry{Kind::SeatingByTable, "seating-by-table",
          QT_TRANSLATE_NOOP("Documents", "Seating by table"),
          tablesOfRound(Occasion::BeforeRound, true)},
    Entry{Kind::SeatingByName, "seating-by-name", QT_TRANSLATE_NOOP("Documents", "Seating by name"),
          ofRound(Occasion::BeforeRound)},
    Entry{Kind::TableCards, "table-cards", QT_TRANSLATE_NOOP("Documents", "Table cards"),
          tablesOfRound(Occasion::BeforeRound, false)},
    Entry{Kind::ScoreSlips, "score-slips", QT_TRANSLATE_NOOP("Documents", "Score slips"),
          tablesOfRound(Occasion::BeforeRound, false)},
    Entry{Kind::PaperKit,
          "paper-kit",
          QT_TRANSLATE_NOOP("Documents", "Paper kit"),
          {Occasion::BeforeRound, true, false, false, false}},
    Entry{Kind::OpenTables, "open-tables", QT_TRANSLATE_NOOP("Documents", "Open tables"),
          ofRound(Occasion::DuringRound)},
    Entry{Kind::RoundResults, "round-results", QT_TRANSLATE_NOOP("Documents", "Round results"),
          tablesOfRound(Occasion::DuringRound, true)},
    Entry{Kind::Standings, "standings", QT_TRANSLATE_NOOP("Documents", "Standings"),
          ofRound(Occasion::DuringRound)},
    Entry{Kind::Tree, "tree", QT_TRANSLATE_NOOP("Documents", "Knock-out tree"),
          ofRound(Occasion::DuringRound)},
    Entry{Kind::Correction, "correction", QT_TRANSLATE_NOOP("Documents", "Correction notice"),
          ofRound(Occasion::DuringRound)},
    Entry{Kind::CrossTable, "cross-table", QT_TRANSLATE_NOOP("Documents", "Cross table"),
          ofRound(Occasion::AtTheEnd)},
    Entry{Kind::PersonalSheet, "personal-sheet", QT_TRANSLATE_NOOP("Documents", "Personal sheet"),
          ofParticipants(true)},
    Entry{Kind::Certificate, "certificate", QT_TRANSLATE_NOOP("Documents", "Certificates"),
          ofParticipants(false)},
    Entry{Kind::Participants,
          "participants",
          QT_TRANSLATE_NOOP("Documents", "Participants and start fees"),
          {Occasion::Fees, false, false, false, true}},
    Entry{Kind::LicenceFee,
          "licence-fee",
          QT_TRANSLATE_NOOP("Documents", "Licence fee report"),
          {Occasion::Fees, false, false, false, false}},
};

const Entry& entryOf(Kind kind)
{
    return entries[static_cast<std::size_t>(kind)];
}

} // namespace

Traits traitsOf(Kind kind)
{
    return entryOf(kind).traits;
}

QString idOf(Kind kind)
{
    return QString::fromLatin1(entryOf(kind).id);
}

std::optional<Kind> kindOf(const QString& id)
{
    const auto* const found = std::find_if(entries.begin(), entries.end(), [&](const Entry& entry) {
        return id == QLatin1String(entry.id);
    });
    return found == entries.end() ? std::nullopt : std::optional(found->kind);
}

QString titleOf(Kind kind)
{
    return QCoreApplication::translate("Documents", entryOf(kind).title);
}

std::vector<Kind> allKinds()
{
    std::vector<Kind> kinds;
    kinds.reserve(entries.size());
    for (const auto& entry : entries) {
        kinds.push_back(entry.kind);
    }
    return kinds;
}

bool appliesTo(Kind kind, const core::Settings& settings)
{
    return kind != Kind::Tree || isKnockOut(settings);
}

std::vector<Kind> kindsFor(const core::Tournament& tournament)
{
    auto kinds = allKinds();
    kinds.erase(std::remove_if(kinds.begin(), kinds.end(),
                               [&](Kind kind) { return !appliesTo(kind, tournament.settings); }),
                kinds.end());
    return kinds;
}

} // namespace documents
