#include "samples.h"

#include "core/file/tournament_file.h"

#include <QFile>

namespace samples {
namespace {

using namespace Qt::StringLiterals;

core::PlayedGame gameOfFour(int round, int table, int game)
{
    core::PlayedGame played;
    played.result.hands = scoring::Hands(4);
    for (int seat = 0; seat < 4; ++seat) {
        const int place = (seat + round + game) % 4;
        const int stones = place == 0 ? 0 : 2 * place + (table * 7 + round * 5 + game) % 6;
        const int claims = place == 0 ? (table + round) % 3 : 0;
        played.result.hands[static_cast<std::size_t>(seat)] = scoring::Hand{stones, claims};
    }
    return played;
}

core::Participant person(int number)
{
    const QStringList surnames = {u"Ahrens"_s,   u"Brückner"_s, u"Çelik"_s,     u"Dörfler"_s,
                                  u"Eichhorn"_s, u"Fröhlich"_s, u"Großmann"_s,  u"Hofmann"_s,
                                  u"Jović"_s,    u"Lindner"_s,  u"Möhring"_s,   u"Özdemir"_s,
                                  u"Pöhlmann"_s, u"Schüßler"_s, u"Übelacker"_s, u"Zöllner"_s};
    const QStringList names = {u"Anna"_s,   u"Bernd"_s,    u"Christa"_s, u"Dieter"_s,   u"Erna"_s,
                               u"Fatma"_s,  u"Georg"_s,    u"Heinz"_s,   u"Inge"_s,     u"Jürgen"_s,
                               u"Käthe"_s,  u"Lore"_s,     u"Mai"_s,     u"Nora"_s,     u"Otto"_s,
                               u"Paweł"_s,  u"Rosi"_s,     u"Sören"_s,   u"Theresia"_s, u"Ute"_s,
                               u"Volker"_s, u"Wolfgang"_s, u"Xenia"_s,   u"Yvonne"_s,   u"Zoë"_s};
    const QStringList clubs = {u"Rommé-Club Eichenried"_s, u"Steinfreunde Birkenfels"_s,
                               u"Spielkreis Lindengrund"_s, QString()};
    const auto index = number - 1;
    core::Participant person;
    person.number = core::StartNumber{number};
    person.name = u"%1, %2"_s.arg(surnames.at(index % surnames.size()),
                                  names.at((index / surnames.size()) % names.size()));
    person.club = clubs.at(index % clubs.size());
    return person;
}

core::Round largeRound(int number, int people)
{
    core::Round round;
    round.number = core::RoundNumber{number};
    round.head.state = core::RoundState::Closed;
    round.head.games = 3;
    const int tables = people / 4;
    for (int table = 0; table < tables; ++table) {
        core::Table made;
        made.number = core::TableNumber{table + 1};
        for (int seat = 0; seat < 4; ++seat) {
            const int place = (table + seat * number * 3) % tables;
            made.head.seats.push_back(core::StartNumber{seat * tables + place + 1});
        }
        for (int game = 1; game <= round.head.games; ++game) {
            made.games.push_back(
                {core::GameNumber{game}, gameOfFour(number, table + number * game, game)});
        }
        round.tables.push_back(made);
    }
    return round;
}

} // namespace

core::Tournament read(const QString& name)
{
    QFile file(QStringLiteral(RUMMY_SOURCE_DIR "/tests/data/%1.json").arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("no sample %s", qPrintable(name));
    }
    return *core::readTournament(file.readAll());
}

core::Tournament runningEvening()
{
    auto evening = read(u"club-evening"_s);
    auto& tables = evening.rounds.back().tables;
    for (auto& table : tables) {
        table.head.mark.reset();
        table.head.note.clear();
    }
    tables[1].games.resize(2);
    tables[2].games.clear();
    tables[5].games.clear();
    return evening;
}

core::Tournament prizeEvening()
{
    auto evening = read(u"club-evening"_s);
    const auto prize = [](const QString& name, core::PrizeFor what) {
        core::Prize made;
        made.name = name;
        made.what = what;
        return made;
    };
    auto ladies = prize(u"Beste Dame"_s, core::PrizeFor::Group);
    ladies.tag = u"Damen"_s;
    ladies.places = core::PrizeCents{3'000, 2'000, 1'000};
    auto clubs = prize(u"Mannschaftspreis"_s, core::PrizeFor::Team);
    clubs.best = 3;
    clubs.places = core::PrizePercents{20};
    auto claims = prize(u"Meiste Claims"_s, core::PrizeFor::Claims);
    claims.places = core::PrizeGoods{u"ein Kuchen vom Bäcker am Markt"_s};
    auto last = prize(u"Trostpreis"_s, core::PrizeFor::Last);
    last.places = core::PrizeCents{500};
    auto door = prize(u"Tombola"_s, core::PrizeFor::Door);
    door.places = core::PrizeGoods{u"ein Schinken"_s, u"eine Flasche Wein"_s};
    evening.settings.prizes = {ladies, clubs, claims, last, door};
    evening.settings.onePrizeEach = true;
    for (const std::size_t index : {1U, 3U, 8U}) {
        evening.participants[index].tags << u"Damen"_s;
    }
    return evening;
}

core::Tournament betweenRounds()
{
    auto evening = read(u"club-evening"_s);
    evening.rounds.pop_back();
    return evening;
}

core::Tournament beforeTheFirst()
{
    auto evening = read(u"club-evening"_s);
    evening.rounds.clear();
    evening.penalties.clear();
    return evening;
}

core::Tournament registrations()
{
    constexpr std::size_t here = 8;
    constexpr std::size_t places = 20;
    auto evening = beforeTheFirst();
    evening.settings.startFeeCents = 500;
    evening.settings.date = QDate(2026, 10, 16);
    evening.settings.capacity = places;
    evening.settings.deadline = QTime(22, 30);
    evening.settings.apart.clear();
    auto& people = evening.participants;
    for (std::size_t index = 0; index < people.size(); ++index) {
        people[index].status = index < here     ? core::Attendance::Here
                               : index < places ? core::Attendance::Expected
                                                : core::Attendance::Waiting;
        people[index].setPaidCents(index < here || index % 3 == 0 ? 500 : 0);
    }
    return evening;
}

core::Tournament largeTournament()
{
    constexpr int people = 400;
    constexpr int rounds = 12;
    core::Tournament tournament;
    tournament.settings.name = u"Großes Herbstturnier"_s;
    tournament.settings.date = QDate(2026, 10, 16);
    tournament.settings.rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    tournament.settings.rules.options.tieBreaks = {scoring::TieBreak::Wins,
                                                   scoring::TieBreak::Stones};
    tournament.settings.gamesPerRound = 3;
    tournament.settings.plannedRounds = rounds;
    for (int number = 1; number <= people; ++number) {
        tournament.participants.push_back(person(number));
    }
    for (int number = 1; number <= rounds; ++number) {
        tournament.rounds.push_back(largeRound(number, people));
    }
    return tournament;
}

} // namespace samples
