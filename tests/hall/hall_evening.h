#pragma once

#include "../tournament_builder.h"

#include <QByteArray>
#include <QList>

/// A tournament with private data wherever possible.
namespace hall_evening {

/// Data nobody in the hall may read; none of it is part of anything public. Nor are the words that
/// the desk has for a table whose result is being checked.
inline QList<QByteArray> secrets()
{
    return {"cheated", "torn slip", "quarrel", "thunderstorm", "VIP-guest", "777.77",
            "77777",   "isputed",   "nclear",  "trittig",      "ngeklärt"};
}

/// Round 1 is complete, with a penalty; in round 2 table 2 is open and disputed; round 3 was
/// cancelled; round 4 is a draft. Two games per round; 8 has a bye in round 1 and takes over a
/// seat.
inline core::Tournament tournament()
{
    using game_builder::early;
    using game_builder::romme;
    TournamentBuilder builder(game_builder::plus());
    builder.participants(8)
        .round(1, 2, core::RoundState::Closed)
        .bye(8)
        .table({4, 1, 7, 2})
        .game(romme("0,5,5,9", "1,0,2,0"))
        .game(early("3,-,8,1", "0,-,1,0"), {playedBy(2, "Hans"), takenOverBy(3, 8)})
        .table({3, 5, 6})
        .game(romme("4,0,7"))
        .unplayedGame()
        .penalty(1, 1, "-1/2")
        .round(2, 2)
        .table({1, 2, 3, 4})
        .game(romme("0,1,2,3"))
        .game(romme("0,1,2,3"))
        .table({5, 6, 7, 8})
        .game(romme("0,1,2,3"))
        .round(3, 2, core::RoundState::Cancelled)
        .table({1, 3, 5, 7})
        .game(romme("0,11,12,13"))
        .table({2, 4, 6, 8})
        .round(4, 2, core::RoundState::Draft)
        .table({8, 7, 6, 5})
        .table({4, 3, 2, 1});
    auto made = builder.tournament();
    const QStringList names = {QStringLiteral("Weiß, Käthe"),
                               QStringLiteral("Uwe Lang"),
                               QStringLiteral("Öztürk, Deniz"),
                               QStringLiteral("Berger, Anna"),
                               QStringLiteral("Lang, Uwe"),
                               QStringLiteral("Paweł"),
                               QStringLiteral("Margarethe von der Heydebrinck"),
                               QStringLiteral("Zoe <script>alert(1)</script>")};
    for (std::size_t index = 0; index < made.participants.size(); ++index) {
        auto& person = made.participants[index];
        person.name = names[static_cast<qsizetype>(index)];
        person.tags = QStringList{QStringLiteral("VIP-guest")};
        person.setPaidCents(77777);
    }
    made.participants[1].club = QStringLiteral("Plauen");
    auto& settings = made.settings;
    settings.name = QStringLiteral("Mai & <b>Turnier</b>");
    settings.date = QDate(2026, 5, 14);
    settings.venue = QStringLiteral("Gasthaus Post");
    settings.organiser = QStringLiteral("RC Hof");
    settings.plannedRounds = 4;
    settings.startFeeCents = 77777;
    settings.prizeCents = {77777};
    made.penalties[0].reason = QStringLiteral("cheated");
    auto& disputed = made.rounds[1].tables[1].head;
    disputed.mark = core::TableMark::Disputed;
    disputed.note = QStringLiteral("torn slip, quarrel");
    made.rounds[0].tables[1].games[1].outcome =
        core::UnplayedGame{QStringLiteral("quarrel with the waiter")};
    made.rounds[2].head.reason = QStringLiteral("thunderstorm");
    return normalised(made);
}

inline core::Tournament released(std::int32_t rounds)
{
    auto made = tournament();
    made.settings.releasedRounds = rounds;
    return made;
}

/// That many people at tables of four, one round with one game, released.
inline core::Tournament ofPeople(int people)
{
    TournamentBuilder builder(game_builder::plus());
    builder.participants(people).round(1, 1);
    for (int first = 1; first + 3 <= people; first += 4) {
        builder.table({first, first + 1, first + 2, first + 3})
            .game(game_builder::romme("0,5,5,9"));
    }
    auto tournament = builder.tournament();
    tournament.settings.releasedRounds = 1;
    return tournament;
}

} // namespace hall_evening
