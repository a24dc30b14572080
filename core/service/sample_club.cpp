#include "core/service/sample_club.h"

#include "core/money/start_fee.h"
#include "core/seating/random.h"
#include "core/service/club_service.h"
#include "core/service/tournament_service.h"
#include "core/use_cases/planning.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string_view>
#include <utility>

namespace core {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Somebody of the club, or a guest.
struct SamplePerson
{
    const char16_t* name = nullptr;
    const char16_t* club = nullptr;
    int comes = 0;       ///< Evenings attended out of 100.
    int strength = 0;    ///< Higher means more games won.
    bool isKnown = true; ///< In the directory.
};

constexpr auto homeClub = u"Eichenried";

constexpr std::array samplePeople = {
    SamplePerson{u"Ackermann, Jürgen", homeClub, 90, 5},
    SamplePerson{u"Błaszczyk, Paweł", homeClub, 75, 3},
    SamplePerson{u"Brückner-von Falkenhausen, Maria Theresia", homeClub, 80, 4},
    SamplePerson{u"Çelik, Aylin", homeClub, 70, 6},
    SamplePerson{u"Dörfler, Käthe", homeClub, 95, 5},
    SamplePerson{u"Fuchs, Stefan", homeClub, 85, 4},
    SamplePerson{u"Großmann, Heinz", homeClub, 92, 2},
    SamplePerson{u"Hofmann, Ute", homeClub, 88, 7},
    SamplePerson{u"Jović, Milan", homeClub, 66, 4},
    SamplePerson{u"Lindner, Peter", homeClub, 83, 3},
    SamplePerson{u"Möhring-Fuchs, Sabine", homeClub, 81, 5},
    SamplePerson{u"Nguyen, Mai", homeClub, 72, 6},
    SamplePerson{u"Pöhlmann, Georg", homeClub, 94, 3},
    SamplePerson{u"Ružić, Ana", homeClub, 64, 4},
    SamplePerson{u"Übelacker, Rosi", homeClub, 97, 4},
    SamplePerson{u"Vogt, Martina", homeClub, 58, 2},
    SamplePerson{u"Weiß, Käthe", homeClub, 86, 5},
    SamplePerson{u"Yılmaz, Cem", homeClub, 61, 4},
    SamplePerson{u"Zimmermann, Ilse", homeClub, 78, 1},
    SamplePerson{u"Albrecht, Kurt", homeClub, 45, 3},
    SamplePerson{u"Bauer, Elfriede", homeClub, 70, 2},
    SamplePerson{u"von der Heide, Carl", homeClub, 52, 5},
    SamplePerson{u"Iversen, Nele", homeClub, 40, 4},
    SamplePerson{u"Kowalski, Jan jun.", homeClub, 48, 3},
    // From other clubs; one is a namesake, and two are not in the directory.
    SamplePerson{u"Eichhorn, René", u"Birkenfels", 35, 6},
    SamplePerson{u"Kaltenegger-Schönwälder, Friederike", u"Birkenfels", 30, 4},
    SamplePerson{u"Lindner, Peter", u"Birkenfels", 33, 5},
    SamplePerson{u"Schüßler, Wolfgang", u"Birkenfels", 28, 3},
    SamplePerson{u"Özdemir, Fatma", u"Grünwies", 38, 5},
    SamplePerson{u"Zöllner, Dieter", u"Grünwies", 26, 2},
    SamplePerson{u"Gretel", u"", 24, 3, false},
    SamplePerson{u"Hofmann, Ute", u"", 8, 3, false},
};

constexpr int yearsEvenings = 24;
constexpr int openEvening = 9;      ///< The May tournament, counted from 0.
constexpr int cardEvening = 13;     ///< Rommé 500.
constexpr int correctedEvening = 4; ///< Has a corrected result.
constexpr std::int32_t sampleRounds = 4;
constexpr std::int32_t sampleGames = 3;
constexpr auto guestWord = u"Gast";
constexpr auto tillName = u"Kasse";

QDate dateOf(int evening)
{
    constexpr int daysBetween = 14;
    return QDate(2025, 1, 9).addDays(std::int64_t{evening} * daysBetween);
}

QDateTime momentOf(int evening, int minutes)
{
    constexpr int begin = 19 * 60;
    constexpr int secondsAMinute = 60;
    return QDateTime(dateOf(evening), QTime(0, 0), Qt::UTC)
        .addSecs(std::int64_t{begin + minutes} * secondsAMinute);
}

bool isGuest(const SamplePerson& person)
{
    return person.club != std::u16string_view(homeClub);
}

/// Makes one evening.
class SampleEvening
{
public:
    explicit SampleEvening(int number)
        : number_(number), random_(static_cast<std::uint64_t>(number) + 1)
    {}

    Tournament made()
    {
        fillSettings();
        enrolPeople();
        const auto proposal =
            proposeSeating(tournament_, {.rounds = sampleRounds,
                                         .seed = static_cast<std::uint64_t>(number_) + 1,
                                         .limit = seating::Steps{searchSteps},
                                         .threads = 1});
        if (proposal) {
            for (const auto& plan : proposal->plans) {
                tournament_.rounds.push_back(played(plan));
            }
        }
        return normalised(std::move(tournament_));
    }

private:
    static constexpr std::uint64_t searchSteps = 20'000;

    [[nodiscard]] bool isOfCards() const { return number_ == cardEvening; }
    bool chance(int percent) { return random_.below(100) < percent; }

    void fillSettings()
    {
        auto& settings = tournament_.settings;
        settings.name = number_ == openEvening ? u"Offenes Maiturnier"_s
                        : isOfCards()          ? u"Rommé-500-Abend"_s
                                               : u"Clubabend %1"_s.arg(number_ + 1);
        settings.date = dateOf(number_);
        settings.venue = u"Gasthaus Zum Hirschen"_s;
        settings.organiser = u"Rommé-Club Eichenried"_s;
        settings.open = number_ == openEvening;
        settings.gamesPerRound = sampleGames;
        settings.plannedRounds = sampleRounds;
        settings.rules.ruleSet =
            isOfCards() ? scoring::RuleSet::Romme500 : scoring::RuleSet::RummyPurePlus;
        settings.rules.options.tieBreaks = {scoring::TieBreak::Wins};
        if (isOfCards()) {
            settings.cards.match = scoring::QuickMatch{sampleGames};
            settings.cards.tableScoring = TableScoring::MatchPoints;
        } else {
            settings.rules.options.tieBreaks.push_back(scoring::TieBreak::Stones);
        }
        constexpr std::int64_t member = 500;
        constexpr std::int64_t guest = 700;
        settings.startFeeCents = member;
        settings.feeClasses = {{u"gast"_s, QString::fromUtf16(guestWord), guest}};
        settings.prizeCents = {3000, 2000, 1000};
    }

    void enrolPeople()
    {
        for (const auto& person : samplePeople) {
            const int likelier = number_ == openEvening && isGuest(person) ? 50 : 0;
            if (chance(person.comes + likelier)) {
                enrol(person);
            }
        }
    }

    void enrol(const SamplePerson& person)
    {
        auto& added = tournament_.participants.emplace_back();
        strengths_.push_back(person.strength);
        added.number = StartNumber{static_cast<std::int32_t>(tournament_.participants.size())};
        added.name = QString::fromUtf16(person.name);
        added.club = QString::fromUtf16(person.club);
        if (isGuest(person)) {
            added.tags = {QString::fromUtf16(guestWord)};
            added.feeClass = tournament_.settings.feeClasses.front().id;
        }
        pay(added);
    }

    /// Nearly everyone pays at once; some in two parts, a few not at all.
    void pay(Participant& person)
    {
        const auto due = startFeeOf(tournament_.settings, person);
        const auto paid = [&](std::int64_t cents, int minutes) {
            person.payments.push_back(
                {cents, momentOf(number_, minutes), {}, QString::fromUtf16(tillName)});
        };
        const int minutes = plain(person.number) - 30;
        if (chance(4)) {
            constexpr std::int64_t part = 200;
            paid(part, minutes);
            paid(due - part, minutes + 90);
        } else if (!chance(2)) {
            paid(due, minutes);
        }
    }

    Round played(const RoundPlan& plan)
    {
        Round round{plan.round, {RoundState::Closed, sampleGames, plan.byes, {}}, {}};
        for (const auto& [number, seats] : plan.tables) {
            auto& table = round.tables.emplace_back(Table{number, {seats, std::nullopt, {}}, {}});
            while (table.games.size() < static_cast<std::size_t>(sampleGames)) {
                addGame(table);
            }
        }
        return round;
    }

    /// Unless equal to the one before.
    void addGame(Table& table)
    {
        const auto& seats = table.head.seats;
        const GameNumber number{static_cast<std::int32_t>(table.games.size()) + 1};
        auto outcome = isOfCards() ? GameOutcome(deal(seats.size()))
                                   : GameOutcome(PlayedGame{stonesOf(seats), {}});
        if (table.games.empty() || table.games.back().outcome != outcome) {
            table.games.push_back({number, std::move(outcome)});
        }
    }

    /// The seats, strongest first, with some luck.
    std::vector<std::size_t> order(const std::vector<StartNumber>& seats)
    {
        std::vector<int> luck;
        for (const auto seat : seats) {
            constexpr int dice = 14;
            luck.push_back(strengths_[static_cast<std::size_t>(plain(seat) - 1)] +
                           random_.below(dice));
        }
        std::vector<std::size_t> places(seats.size());
        std::iota(places.begin(), places.end(), std::size_t{0});
        std::stable_sort(places.begin(), places.end(), [&luck](std::size_t one, std::size_t other) {
            return luck[one] > luck[other];
        });
        return places;
    }

    scoring::GameResult stonesOf(const std::vector<StartNumber>& seats)
    {
        constexpr int earlyGames = 4;
        scoring::GameResult result;
        result.hands = scoring::Hands(seats.size());
        const bool isEarly = chance(earlyGames);
        result.ending = isEarly ? scoring::Ending::Early : scoring::Ending::Romme;
        std::int32_t stones = isEarly ? 1 + random_.below(3) : 0;
        for (const auto seat : order(seats)) {
            constexpr int withClaims = 35;
            constexpr int furtherStones = 6;
            result.hands[seat] =
                scoring::Hand{stones, chance(withClaims) ? 1 + random_.below(2) : 0};
            stones += random_.below(furtherStones) + (stones == 0 ? 1 : 0);
        }
        return result;
    }

    PlayedDeal deal(std::size_t seats)
    {
        PlayedDeal played;
        played.deal.hands = scoring::CardHands(seats);
        const auto out = static_cast<std::size_t>(random_.below(static_cast<int>(seats)));
        for (std::size_t seat = 0; seat < seats; ++seat) {
            constexpr std::int32_t step = 5;
            played.deal.hands[seat] = scoring::CardHand{
                step * (6 + random_.below(9)), seat == out ? 0 : step * (1 + random_.below(9))};
        }
        return played;
    }

    int number_;
    seating::Random random_;
    Tournament tournament_;
    std::vector<int> strengths_; ///< By start number.
};

/// The game that is corrected, and its key.
std::pair<GameKey, Game*> correctedGame(Tournament& tournament)
{
    auto& round = tournament.rounds[1];
    auto& table = round.tables.front();
    auto& game = table.games.front();
    return {{round.number, table.number, game.number}, &game};
}

/// The game as first entered: with two hands mixed up.
GameOutcome mistyped(const GameOutcome& outcome)
{
    auto wrong = std::get<PlayedGame>(outcome);
    std::swap(wrong.result.hands[0], wrong.result.hands[1]);
    return wrong;
}

/// The evenings with stones, oldest first.
std::vector<SeriesEvening> eveningsWithStones(const ClubService& service)
{
    ClubEvenings read;
    service.readEvenings(read);
    std::vector<SeriesEvening> evenings;
    for (const auto& one : read.all()) {
        if (one->evening.rules.ruleSet != scoring::RuleSet::Romme500) {
            evenings.push_back(one->evening);
        }
    }
    sortByDate(evenings);
    return evenings;
}

/// The evenings from `first` on as those of a series.
std::vector<TournamentUuid> uuidsFrom(const std::vector<SeriesEvening>& evenings, std::size_t first)
{
    std::vector<TournamentUuid> uuids;
    for (std::size_t place = first; place < evenings.size(); ++place) {
        uuids.push_back(evenings[place].tournament);
    }
    std::sort(uuids.begin(), uuids.end());
    return uuids;
}

/// The year's table by match points, and a cup of the last evenings by places.
Result<Done> rankYear(ClubService& service)
{
    const auto evenings = eveningsWithStones(service);
    constexpr std::size_t cupEvenings = 6;
    Series year;
    year.name = u"Jahreswertung 2025"_s;
    year.settings.best = 16;
    year.settings.leastAttendance = 6;
    year.settings.tieBreaks = {SeriesTieBreak::EveningsWon, SeriesTieBreak::BestEvening};
    year.settings.guestsCount = false;
    year.guestTag = QString::fromUtf16(guestWord);
    year.evenings = uuidsFrom(evenings, 0);
    year.earlierMeetings = 30;
    Series cup;
    cup.name = u"Herbstpokal 2025"_s;
    cup.settings.measure = SeriesMeasure::PlacePoints;
    cup.settings.placePoints = {12, 10, 8, 6, 5, 4, 3, 2, 1};
    cup.settings.tieBreaks = {SeriesTieBreak::EveningsWon};
    cup.evenings = uuidsFrom(evenings, evenings.size() - cupEvenings);
    for (const auto& series : {year, cup}) {
        if (const auto created = service.run(createSeries, series, evenings); !created) {
            return created.refused();
        }
    }
    return Done{};
}

/// The rent of each evening and the final bank deposit; `now` becomes the time of each booking.
Result<Done> bookYear(ClubService& service, Store& store, QDateTime& now)
{
    constexpr std::int64_t rent = 3500;
    constexpr std::int64_t saved = 10'000;
    std::vector<CashMovement> movements;
    for (const auto& summary : store.read().tournaments()) {
        movements.push_back({{}, summary.uuid, CashKind::Expense, rent, u"Saalmiete"_s, {}, {}});
    }
    movements.push_back({{}, {}, CashKind::TransferOut, saved, u"Zur Sparkasse"_s, {}, {}});
    for (const auto& movement : movements) {
        now = now.addSecs(1);
        if (const auto booked = service.run(bookCash, movement); !booked) {
            return booked.refused();
        }
    }
    return Done{};
}

} // namespace

SampleClub sampleClub()
{
    SampleClub club;
    for (const auto& person : samplePeople) {
        if (person.isKnown) {
            club.directory.push_back(
                {QString::fromUtf16(person.name),
                 QString::fromUtf16(person.club),
                 isGuest(person) ? QStringList{QString::fromUtf16(guestWord)} : QStringList(),
                 {}});
        }
    }
    for (int number = 0; number < yearsEvenings; ++number) {
        club.evenings.push_back(SampleEvening(number).made());
    }
    return club;
}

Result<Done> storeSampleClub(Store& store)
{
    auto now = momentOf(0, 0);
    TournamentService service(store, QString::fromUtf16(tillName), [&now] { return now; });
    ClubService directory(store, QString::fromUtf16(tillName), [&now] { return now; });
    auto club = sampleClub();
    if (const auto added = directory.run(addPlayers, club.directory); !added) {
        return added.refused();
    }
    for (int number = 0; number < yearsEvenings; ++number) {
        constexpr int untilTheEnd = 4 * 60;
        constexpr int untilNextDay = 24 * 60;
        now = momentOf(number, untilTheEnd);
        auto& evening = club.evenings[static_cast<std::size_t>(number)];
        const auto [key, game] = correctedGame(evening);
        const auto right = game->outcome;
        if (number == correctedEvening) {
            game->outcome = mistyped(right);
        }
        const auto id = service.import(evening);
        if (!id) {
            return id.refused();
        }
        now = momentOf(number, untilNextDay);
        if (number == correctedEvening) {
            const auto entered = service.run(*id, enterGame, key, right,
                                             {true, true, u"Spielzettel nachgeprüft"_s, {}});
            if (!entered) {
                return entered.refused();
            }
        }
    }
    now = momentOf(yearsEvenings, 0);
    if (auto ranked = rankYear(directory); !ranked) {
        return ranked;
    }
    return bookYear(directory, store, now);
}

} // namespace core
