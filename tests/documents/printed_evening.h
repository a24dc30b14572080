#pragma once

#include "core/cards/knock_out.h"
#include "core/model/raffle.h"
#include "deal_builder.h"
#include "reports/documents/catalogue.h"
#include "tournament_builder.h"

#include <QDateTime>

#include <vector>

/// A tournament of any size with two rounds, the first of them played, and everything printed from
/// it.
namespace printed_evening {

/// The names of participants.
enum class Names : std::uint8_t {
    Plain,    ///< One word of letters, numbered.
    Long,     ///< 60 characters.
    Strange,  ///< With characters typefaces may lack, and in other scripts.
    NoLetter, ///< Digits only, like all other data: letters are the program's own.
};

/// The game: rummy-pure-plus in an open tournament, or Rommé 500 with chips and prizes.
enum class Game : std::uint8_t {
    Stones,
    Points,   ///< Cards: all play every round, over two deals.
    KnockOut, ///< Cards: two of each table advance, over two deals.
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

inline void playCards(core::Settings& settings, core::CardEvent event)
{
    settings.rules = {};
    settings.rules.ruleSet = scoring::RuleSet::Romme500;
    settings.cards.event = event;
    settings.cards.match = scoring::QuickMatch{2};
    settings.cards.advance = 2;
    settings.cards.pcr = 2;
    settings.prizeCents = {10000, 5001, 2500};
    settings.open = false;
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
    settings.prizeCents = {5000, 3001, 2000};
    settings.licence = {letters ? QStringLiteral("Grünwald & Söhne") : QStringLiteral("1"),
                        letters ? QStringLiteral("Am Anger 3\n00000 Überall") : QStringLiteral("2"),
                        QStringLiteral("DE89 3704 0044 0532 0130 00"), QString(), QString()};
    return settings;
}

/// Players sit in order, threes first; 3 or more, not 5.
inline core::Round round(int number, const std::vector<core::StartNumber>& players)
{
    core::Round round;
    round.number = core::RoundNumber{number};
    round.head.games = 2;
    for (std::size_t seated = 0; seated < players.size();) {
        const std::size_t size = (players.size() - seated) % 4 != 0 ? 3 : 4;
        const auto first = players.begin() + static_cast<std::ptrdiff_t>(seated);
        core::Table table;
        table.number = core::TableNumber{static_cast<std::int32_t>(round.tables.size()) + 1};
        table.head.seats.assign(first, first + static_cast<std::ptrdiff_t>(size));
        round.tables.push_back(std::move(table));
        seated += size;
    }
    return round;
}

/// Nobody is level with anyone who advances.
inline core::GameOutcome outcomeOf(const core::Settings& settings, std::size_t seats)
{
    if (playsCards(settings)) {
        return core::PlayedDeal{seats == 3 ? deal_builder::deal("90,60,6", "0,13,101")
                                           : deal_builder::deal("90,60,6,20", "0,13,101,35")};
    }
    return core::PlayedGame{game_builder::romme(seats == 3 ? "0,5,9" : "0,5,5,9"), {}};
}

inline void play(const core::Settings& settings, core::Table& table)
{
    for (int game = 1; game <= 2; ++game) {
        table.games.push_back(
            {core::GameNumber{game}, outcomeOf(settings, table.head.seats.size())});
    }
}

/// The second round: in a knock-out with those who advance, none if there is a winner; else with
/// everyone, except that the last has the bye if there are more than three.
inline void addSecondRound(core::Tournament& tournament)
{
    if (isKnockOut(tournament.settings)) {
        const auto knockOut = core::knockOutOf(tournament);
        if (!knockOut.winner) {
            tournament.rounds.push_back(round(2, knockOut.next));
        }
        return;
    }
    auto players = core::expectedIn(tournament, core::RoundNumber{2});
    const bool bye = players.size() > 3;
    const auto last = players.back();
    if (bye) {
        players.pop_back();
    }
    tournament.rounds.push_back(round(2, players));
    if (bye) {
        tournament.rounds.back().head.byes = {last};
    }
}

/// Among all, with three winners.
inline void addRaffle(core::Tournament& tournament)
{
    constexpr std::int64_t seed = 20'260'514;
    constexpr std::size_t winners = 3;
    std::vector<core::StartNumber> all;
    for (const auto& person : tournament.participants) {
        all.push_back(person.number);
    }
    tournament.raffles = {{{}, all, seed, core::drawnWinners(all, seed, winners)}};
}

/// For a knock-out 3, 22 or 120: others don't come out even.
inline core::Tournament tournament(int participants, Names names = Names::Plain,
                                   Game game = Game::Stones)
{
    core::Tournament made;
    made.settings = settings(names);
    if (game != Game::Stones) {
        playCards(made.settings,
                  game == Game::Points ? core::CardEvent::Points : core::CardEvent::Multi);
    }
    for (int number = 1; number <= participants; ++number) {
        core::Participant person;
        person.number = core::StartNumber{number};
        person.name = nameOf(number, names);
        made.participants.push_back(std::move(person));
    }
    made = normalised(made);
    made.rounds = {round(1, core::expectedIn(made, core::RoundNumber{1}))};
    for (auto& table : made.rounds[0].tables) {
        play(made.settings, table);
    }
    addSecondRound(made);
    addRaffle(made);
    return normalised(made);
}

/// In the latest round: a result at the first table, and two of its seats.
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
    entries[1].change.steps = {core::GameExchange{{round.number, table, core::GameNumber{1}},
                                                  outcomeOf(tournament.settings, head.seats.size()),
                                                  std::nullopt}};
    return entries;
}

/// Everything printed from it, for the latest round.
inline std::vector<typeset::Document> documentsOf(const core::Tournament& tournament,
                                                  documents::Kind kind)
{
    const bool hasRounds = !tournament.rounds.empty();
    documents::Source source{
        tournament, hasRounds ? corrections(tournament) : std::vector<core::JournalEntry>(),
        QDateTime(QDate(2026, 5, 14), QTime(22, 5))};
    if (kind == documents::Kind::HallCodes) {
        source.hallAddress = QStringLiteral("http://192.168.1.5:8080/");
        source.wifi = {QStringLiteral("5000"), QStringLiteral("12345678")};
    }
    auto composed = documents::compose(source, {kind});
    if (!composed) {
        qFatal("%s cannot be composed", qPrintable(documents::idOf(kind)));
    }
    return *std::move(composed);
}

} // namespace printed_evening
