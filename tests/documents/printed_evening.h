#pragma once

#include "app/documents/compose.h"
#include "tournament_builder.h"

#include <QDateTime>

#include <vector>

/// An open tournament of any size with two rounds, the first of them played, and of all that is
/// printed of it.
namespace printed_evening {

/// How participants are called.
enum class Names : std::uint8_t {
    Plain,    ///< One word of letters, numbered.
    Long,     ///< 60 characters.
    Strange,  ///< With signs that typefaces may lack, and in other scripts.
    NoLetter, ///< Digits alone, as all other data too: letters are the program's own.
};

inline QString nameOf(int number, Names names)
{
    static const QStringList strange = {
        QStringLiteral("Łukasz Żółć"), QStringLiteral("日本 太郎"),
        QStringLiteral("😀 Émile"),     QStringLiteral("Nguyễn Thị Ánh"),
        QStringLiteral("שלום כהן"),    QStringLiteral("Zoe\u0308 \uE000\uFFFE"),
        QStringLiteral("བོད ཡིག")};
    switch (names) {
    case Names::Plain:
        return QStringLiteral("Spieler%1x").arg(number);
    case Names::Long:
        return QStringLiteral("Müller-Lüdenbach-Freiherr von Hohenschwangau, Karl-Heinz%1")
            .arg(number, 4, 10, QLatin1Char('0'));
    case Names::Strange:
        return strange[number % strange.size()];
    case Names::NoLetter:
        break;
    }
    return QStringLiteral("7%1").arg(number);
}

inline core::Settings settings(Names names)
{
    core::Settings settings;
    const bool letters = names != Names::NoLetter;
    settings.name = letters ? QStringLiteral("Frühlingsturnier") : QStringLiteral("2026");
    settings.date = QDate(2026, 5, 14);
    settings.venue = letters ? QStringLiteral("Gasthaus Post") : QStringLiteral("17");
    settings.organiser = letters ? QStringLiteral("Eichenried e. V.") : QStringLiteral("1860");
    settings.rules = game_builder::plus();
    settings.open = true;
    settings.gamesPerRound = 2;
    settings.startFeeCents = 500;
    settings.licence = {letters ? QStringLiteral("Grünwald & Söhne") : QStringLiteral("1"),
                        letters ? QStringLiteral("Am Anger 3\n00000 Überall") : QStringLiteral("2"),
                        QStringLiteral("DE89 3704 0044 0532 0130 00"), QString(), QString()};
    return settings;
}

inline core::Table table(int number, int first, int size)
{
    core::Table table;
    table.number = core::TableNumber{number};
    for (int seat = 0; seat < size; ++seat) {
        table.head.seats.push_back(core::StartNumber{first + seat});
    }
    return table;
}

/// `players` sit in the order of their numbers, threes first; 3 or more, not 5.
inline core::Round round(int number, int players)
{
    core::Round round;
    round.number = core::RoundNumber{number};
    round.head.games = 2;
    int next = 1;
    for (int left = players; left > 0; left = players - next + 1) {
        const int size = left % 4 != 0 ? 3 : 4;
        round.tables.push_back(table(static_cast<int>(round.tables.size()) + 1, next, size));
        next += size;
    }
    return round;
}

inline void play(core::Table& table)
{
    for (int game = 1; game <= 2; ++game) {
        const auto* const stones = table.head.seats.size() == 3 ? "0,5,9" : "0,5,5,9";
        table.games.push_back(
            {core::GameNumber{game}, core::PlayedGame{game_builder::romme(stones), {}}});
    }
}

/// The last one has the bye of the second round where there are more than three.
inline core::Tournament tournament(int participants, Names names = Names::Plain)
{
    core::Tournament made;
    made.settings = settings(names);
    for (int number = 1; number <= participants; ++number) {
        core::Participant person;
        person.number = core::StartNumber{number};
        person.name = nameOf(number, names);
        made.participants.push_back(std::move(person));
    }
    const bool bye = participants > 3;
    made.rounds = {round(1, participants), round(2, bye ? participants - 1 : participants)};
    if (bye) {
        made.rounds[1].head.byes = {core::StartNumber{participants}};
    }
    for (auto& table : made.rounds[0].tables) {
        play(table);
    }
    return normalised(made);
}

/// In the round of that number: a result at the first table, and two of its seats.
inline std::vector<core::JournalEntry> corrections(const core::Tournament& tournament)
{
    const auto& round = tournament.rounds.back();
    const auto& head = round.tables.front().head;
    auto before = head;
    std::swap(before.seats[0], before.seats[1]);
    std::vector<core::JournalEntry> entries(2);
    for (auto& entry : entries) {
        entry.time = QDateTime(QDate(2026, 5, 14), QTime(21, 10), Qt::UTC);
    }
    const core::TableNumber table = round.tables.front().number;
    entries[0].change.label.action = core::Action::SwapSeats;
    entries[0].change.steps = {core::TableExchange{{round.number, table}, before, head}};
    entries[1].change.label.action = core::Action::CorrectGame;
    const auto* const stones = head.seats.size() == 3 ? "9,0,5" : "9,0,5,5";
    entries[1].change.steps = {core::GameExchange{{round.number, table, core::GameNumber{1}},
                                                  core::PlayedGame{game_builder::romme(stones), {}},
                                                  std::nullopt}};
    return entries;
}

/// What is printed of it, all of the second round.
inline std::vector<reports::Document> documentsOf(const core::Tournament& tournament,
                                                  documents::Kind kind)
{
    const bool hasRounds = !tournament.rounds.empty();
    const documents::Source source{
        tournament, hasRounds ? corrections(tournament) : std::vector<core::JournalEntry>(),
        QDateTime(QDate(2026, 5, 14), QTime(22, 5))};
    auto composed = documents::compose(source, {kind});
    if (!composed) {
        qFatal("%s cannot be composed", qPrintable(documents::idOf(kind)));
    }
    return *std::move(composed);
}

} // namespace printed_evening
