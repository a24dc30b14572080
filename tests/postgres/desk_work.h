#pragma once

#include "core/change/journal.h"
#include "core/service/tournament_service.h"
#include "core/store/store.h"
#include "tests/evening.h"

#include <QString>

#include <map>
#include <optional>
#include <utility>
#include <vector>

/// The desks' work on an evening, in distinguishable pieces, so that counting them reveals lost or
/// repeated ones.
namespace desk_work {

inline constexpr int desks = 4;
inline constexpr int tablesOfDesk = 3;
inline constexpr int rounds = 4;
inline constexpr int gamesPerRound = 4;

/// A piece of a desk's work, both from 0.
struct Piece
{
    int desk = 0;
    int index = 0;

    friend auto operator<=>(const Piece&, const Piece&) = default;
};

/// All rounds are being played, and each desk has its own tables.
inline core::Tournament tournament()
{
    using namespace evening;
    constexpr int tables = desks * tablesOfDesk;
    auto made = evening::tournament(4 * tables);
    made.settings.gamesPerRound = gamesPerRound;
    for (int number = 1; number <= rounds; ++number) {
        std::vector<core::Table> all;
        for (int table = 1; table <= tables; ++table) {
            const auto seat = [table](int place) { return core::StartNumber{4 * table - place}; };
            all.push_back(evening::table(table, {seat(3), seat(2), seat(1), seat(0)}));
        }
        made.rounds.push_back(round(number, std::move(all)));
        made.rounds.back().head.games = gamesPerRound;
    }
    return made;
}

/// Every eighth piece adds somebody; only the store prevents a repetition.
inline bool addsSomebody(const Piece& piece)
{
    return piece.index % 8 == 7;
}

inline QString guest(const Piece& piece)
{
    return QStringLiteral("Guest %1 %2").arg(piece.desk).arg(piece.index);
}

inline constexpr int games = tablesOfDesk * rounds * gamesPerRound;

/// The game that the piece enters or corrects.
inline core::GameKey gameOf(const Piece& piece)
{
    const int game = piece.index % games;
    return {core::RoundNumber{1 + game / (tablesOfDesk * gamesPerRound)},
            core::TableNumber{1 + piece.desk * tablesOfDesk + game / gamesPerRound % tablesOfDesk},
            core::GameNumber{1 + game % gamesPerRound}};
}

inline constexpr int differentHands = 20;

/// A result the game never had before: the turn encoded in stones.
inline core::PlayedGame resultOf(const Piece& piece)
{
    const int turn = piece.index / games;
    return evening::played(QStringLiteral("0,%1,%2,%3")
                               .arg(1 + turn % differentHands)
                               .arg(1 + turn / differentHands % differentHands)
                               .arg(1 + turn / differentHands / differentHands)
                               .toLatin1()
                               .constData());
}

/// False if refused; throws like the service.
inline bool carryOut(core::TournamentService& service, core::TournamentId id, const Piece& piece)
{
    if (addsSomebody(piece)) {
        core::Enrolment enrolment;
        enrolment.name = guest(piece);
        return service.run(id, core::enrol, {enrolment}).ok();
    }
    core::EntryTerms terms;
    terms.warningsConfirmed = true;
    terms.correction = true;
    terms.reason = QStringLiteral("again");
    return service.run(id, core::enterGame, gameOf(piece), resultOf(piece), terms).ok();
}

/// The piece behind a journal entry; nothing for the tournament's creation.
inline std::optional<Piece> pieceOf(const core::JournalEntry& entry)
{
    if (entry.change.steps.empty()) {
        return std::nullopt;
    }
    const auto& step = entry.change.steps.front();
    if (const auto* const person = std::get_if<core::ParticipantExchange>(&step)) {
        const auto words = person->after->name.split(u' ');
        return Piece{words.value(1).toInt(), words.value(2).toInt()};
    }
    const auto& game = std::get<core::GameExchange>(step);
    const auto& hands = std::get<core::PlayedGame>(*game.after).result.hands;
    const auto digit = [&hands](std::size_t seat) { return hands[seat]->stones - 1; };
    const int turn = digit(1) + differentHands * (digit(2) + differentHands * digit(3));
    const int table = core::plain(game.key.table) - 1;
    const int inRound = table % tablesOfDesk * gamesPerRound + core::plain(game.key.game) - 1;
    const int inEvening =
        (core::plain(game.key.round) - 1) * tablesOfDesk * gamesPerRound + inRound;
    return Piece{table / tablesOfDesk, turn * games + inEvening};
}

/// How often each piece is stored.
inline std::map<Piece, int> stored(core::Store& store, core::TournamentId id)
{
    std::map<Piece, int> pieces;
    for (const auto& entry : store.read().journal(id)) {
        if (const auto piece = pieceOf(entry)) {
            ++pieces[*piece];
        }
    }
    return pieces;
}

} // namespace desk_work
