#pragma once

#include "reports/documents/catalogue.h"
#include "tournament_builder.h"

#include <QDateTime>

/// Open tournaments of any size with the only round played and closed.
namespace played_evening {

inline QString nameOf(int number)
{
    static const QStringList names = {
        QStringLiteral("Öztürk, Deniz"), QStringLiteral("Lang, Uwe"), QStringLiteral("Paweł"),
        QStringLiteral("Müller-Lüdenbach-Freiherr von und zu Hohenschwangau, Karl-H."),
        QStringLiteral("Strauß, Édith")};
    return number < 4 ? names[number] : names[number % names.size()] + QString::number(number);
}

/// Everyone plays a game except `noShows`, who come last. 3 or more play; not 5.
inline core::Tournament tournament(int participants, int noShows = 0)
{
    TournamentBuilder builder(game_builder::plus());
    builder.participants(participants);
    builder.round(1, 1, core::RoundState::Closed);
    const int players = participants - noShows;
    int next = 1;
    for (int left = players; left > 0;) {
        const bool three = left % 4 != 0;
        const int size = three ? 3 : 4;
        if (three) {
            builder.table({next, next + 1, next + 2}).game(game_builder::romme("0,5,9"));
        } else {
            builder.table({next, next + 1, next + 2, next + 3})
                .game(game_builder::romme("0,5,5,9"));
        }
        next += size;
        left -= size;
    }
    core::Tournament made = builder.tournament();
    for (auto& participant : made.participants) {
        participant.name = nameOf(plain(participant.number));
    }
    auto& settings = made.settings;
    settings.name = QStringLiteral("Frühlingsturnier der Rommé-Freunde");
    settings.date = QDate(2026, 5, 14);
    settings.venue = QStringLiteral("Gasthaus Post");
    settings.organiser = QStringLiteral("Rommé-Club Eichenried e. V.");
    settings.open = true;
    settings.plannedRounds = 1;
    settings.licence = {QStringLiteral("Spielrechte Grünwald & Söhne"),
                        QStringLiteral("Am Anger 3\n00000 Überall"),
                        QStringLiteral("DE89 3704 0044 0532 0130 00"), QString(), QString()};
    return made;
}

inline core::Result<std::vector<typeset::Document>> composed(const core::Tournament& tournament,
                                                             const documents::Choice& choice)
{
    documents::Source source{tournament, {}, QDateTime(QDate(2026, 5, 14), QTime(22, 5), Qt::UTC)};
    source.pictures = tournament.pictures;
    return documents::compose(source, choice);
}

} // namespace played_evening
