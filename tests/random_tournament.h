#pragma once

#include "core/model/bookings.h"
#include "core/ranking/ties.h"
#include "random_chairs.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <random>
#include <set>
#include <utility>
#include <vector>

/// Tournaments for property tests: every seed gives a valid, normalised tournament, and many seeds
/// cover everything a tournament can hold. The same seed gives the same tournament on every
/// machine.
namespace random_tournament {

struct Size
{
    int participants = 22;
    int rounds = 4;
    int gamesPerRound = 4;
    int registered = 0; ///< Additional people who are not here.
};

class Maker
{
public:
    Maker(quint32 seed, Size size) : random_(seed), size_(size) {}

    core::Tournament tournament()
    {
        core::Tournament tournament;
        tournament.settings.rules = rules();
        ruleSet_ = tournament.settings.rules.ruleSet;
        firstRoundRomme_ = tournament.settings.rules.options.firstRoundRomme;
        tournament.participants = participants();
        for (const auto& participant : tournament.participants) {
            numbers_.push_back(participant.number);
        }
        fill(tournament.settings);
        std::int32_t number = 0;
        for (int index = 0; index < size_.rounds; ++index) {
            number += chance(10) ? 2 : 1;
            const bool last = index + 1 == size_.rounds;
            tournament.rounds.push_back(round(core::RoundNumber{number}, last));
        }
        for (int count = below(4); count > 0 && !numbers_.empty(); --count) {
            tournament.penalties.push_back(penalty());
        }
        tournament = normalised(std::move(tournament));
        decideTies(tournament);
        addRegistered(tournament);
        addRaffles(tournament);
        addMoney(tournament);
        return withPaymentNumbers(std::move(tournament));
    }

    /// 0 to `limit` - 1; std::uniform_int_distribution differs between libraries.
    int below(int limit) { return static_cast<int>(random_() % static_cast<std::uint32_t>(limit)); }
    QString name() { return line(); }

private:
    int between(int smallest, int largest) { return smallest + below(largest - smallest + 1); }
    bool chance(int percent) { return below(100) < percent; }

    template <typename Value>
    Value oneOf(const std::vector<Value>& values)
    {
        return values[static_cast<std::size_t>(below(static_cast<int>(values.size())))];
    }

    template <typename Value>
    void shuffle(std::vector<Value>& values)
    {
        for (int left = static_cast<int>(values.size()); left > 1; --left) {
            std::swap(values[static_cast<std::size_t>(left - 1)],
                      values[static_cast<std::size_t>(below(left))]);
        }
    }

    QString line()
    {
        static const std::vector<QString> pieces = {
            QStringLiteral("Anna"),    QStringLiteral("Öztürk, Deniz"),
            QStringLiteral("\"Hof\""), QStringLiteral("O'Brien-Müller-Lüdenscheidt"),
            QStringLiteral("C:\\x"),   QStringLiteral("a/b~c"),
            QStringLiteral("日本"),    QStringLiteral("😀"),
            QStringLiteral("1860"),    QStringLiteral("null"),
            QStringLiteral("{}[],:"),  QString(QChar(0xFEFF)) + QStringLiteral("é"),
        };
        QString text = oneOf(pieces);
        for (int more = below(3); more > 0; --more) {
            text += u' ' + oneOf(pieces);
        }
        return text;
    }
    QString severalLines() { return line() + u'\n' + line() + QChar(0x2028) + u'\t' + line(); }
    QString lineOrNothing() { return chance(40) ? QString() : line(); }

    scoring::MatchPoints steps(int smallest, int largest)
    {
        return scoring::MatchPoints::fromUnits(scoring::MatchPoints::unitsPerStep *
                                               between(smallest, largest));
    }

    std::optional<scoring::PlaceValues> placeValues(int size)
    {
        if (chance(30)) {
            return std::nullopt;
        }
        std::vector<scoring::MatchPoints> values;
        values.reserve(static_cast<std::size_t>(size));
        for (int place = 0; place < size; ++place) {
            values.push_back(steps(0, 60));
        }
        std::sort(values.rbegin(), values.rend());
        return scoring::PlaceValues::from(values);
    }

    scoring::Scale scale(scoring::RuleSet ruleSet)
    {
        using enum scoring::NamedScale;
        if (chance(60)) {
            return oneOf<scoring::NamedScale>({English, German, Balanced});
        }
        scoring::OwnScale own;
        for (int size = smallestTable(ruleSet); size <= scoring::largestTable; ++size) {
            own.forTableOf(size) = placeValues(size);
        }
        return own;
    }

    scoring::Rules rules()
    {
        using namespace scoring;
        Rules rules;
        rules.ruleSet = chance(60) ? RuleSet::RummyPurePlus : RuleSet::RummyPure;
        auto& options = rules.options;
        options.scale = scale(rules.ruleSet);
        options.ties = chance(70) ? Ties::Split : Ties::High;
        options.earlyTermination = chance(70) ? EarlyTermination::Full : EarlyTermination::Shifted;
        options.firstRoundRomme = chance(80);
        options.firstRoundRommeClaims =
            chance(60) ? FirstRoundRommeClaims::Keep : FirstRoundRommeClaims::Pool;
        if (chance(30)) {
            options.byeMatchPoints = AverageGame();
        } else if (chance(50)) {
            options.byeMatchPoints = steps(-10, 100);
        }
        options.rankBy = chance(70) ? RankBy::Tmp : RankBy::Mean;
        std::vector<TieBreak> all = {TieBreak::Wins, TieBreak::Rommes, TieBreak::Claims,
                                     TieBreak::Stones, TieBreak::Gmp};
        shuffle(all);
        all.resize(static_cast<std::size_t>(below(6)));
        options.tieBreaks = std::move(all);
        return rules;
    }

    void fill(core::Settings& settings)
    {
        settings.name = line();
        if (chance(70)) {
            settings.date = QDate(between(1990, 2100), between(1, 12), between(1, 28));
        }
        settings.venue = lineOrNothing();
        settings.organiser = lineOrNothing();
        settings.feeBasis = chance(70) ? core::FeeBasis::Played : core::FeeBasis::Registered;
        settings.open = chance(50);
        settings.licenceHeld = chance(20);
        settings.gamesPerRound = size_.gamesPerRound;
        if (chance(50)) {
            settings.plannedRounds = between(1, 12);
        }
        settings.startFeeCents = chance(50) ? between(0, 100'000) : 0;
        settings.feeClasses = {{QStringLiteral("guest"), QStringLiteral("Gäste"), 750}};
        settings.prizes = {{QStringLiteral("Damen"),
                            core::PrizeFor::Group,
                            QStringLiteral("Damen"),
                            {},
                            4,
                            core::RoundNumber{1},
                            core::PrizeCents{3'000, 2'000}},
                           {QStringLiteral("Mannschaft"),
                            core::PrizeFor::Team,
                            {},
                            {QStringLiteral("Rot")},
                            3,
                            core::RoundNumber{1},
                            core::PrizePercents{10}},
                           {QStringLiteral("Schinken"),
                            core::PrizeFor::Door,
                            {},
                            {},
                            4,
                            core::RoundNumber{1},
                            core::PrizeGoods{QStringLiteral("Schinken")}}};
        settings.onePrizeEach = settings.open;
        settings.absentWinners =
            settings.open ? core::AbsentWinners::PassOn : core::AbsentWinners::Keep;
        if (chance(40)) {
            settings.licence = {line(), severalLines(),
                                chance(50) ? QStringLiteral("DE89370400440532013000") : QString(),
                                QStringLiteral("ABCDDEFFXXX"), lineOrNothing()};
        }
        if (chance(30)) {
            settings.certificate = certificate();
        }
        settings.clubsApart = chance(30);
        settings.threes = settings.clubsApart ? seating::Threes::Fair : seating::Threes::First;
        if (settings.clubsApart) {
            settings.releasedRounds = 2;
            settings.phoneSlips = settings.startFeeCents % 2 == 0 ? core::PhoneSlips::Desk
                                                                  : core::PhoneSlips::SecondSeat;
        }
        if (settings.clubsApart) {
            settings.roundMinutes = 10 * settings.gamesPerRound;
            settings.schedule = {{core::RoundNumber{2}, QTime(19, 30)},
                                 {core::ScheduledBreak{15, settings.venue}, {}}};
        }
        std::set<std::pair<core::StartNumber, core::StartNumber>> apart;
        for (int count = below(4); count > 0 && numbers_.size() > 1; --count) {
            const auto one = oneOf(numbers_);
            const auto other = oneOf(numbers_);
            if (one != other) {
                apart.insert(std::minmax(one, other));
            }
        }
        settings.apart.assign(apart.begin(), apart.end());
    }

    core::Certificate certificate()
    {
        static const std::vector<QString> lines = {
            QStringLiteral("{name}"), QStringLiteral("{place}"), QStringLiteral("Öffnung { 😀"),
            QStringLiteral("{points}, {participants}"), QString()};
        QString text = oneOf(lines);
        for (int more = below(4); more > 0; --more) {
            text += u'\n' + oneOf(lines);
        }
        return {text, chance(50) ? std::optional(between(1, 10)) : std::nullopt, lineOrNothing(),
                lineOrNothing()};
    }

    std::vector<core::PresenceSpan> presence()
    {
        if (chance(70)) {
            return {core::PresenceSpan{}};
        }
        std::vector<core::PresenceSpan> spans;
        int from = between(1, 3);
        for (int count = below(3); count > 0; --count) {
            const int until = from + below(3);
            spans.push_back({core::RoundNumber{from}, core::RoundNumber{until}});
            from = until + between(2, 4);
        }
        if (!spans.empty() && chance(50)) {
            spans.back().until.reset();
        }
        return spans;
    }

    std::vector<core::Participant> participants()
    {
        std::vector<core::Participant> participants;
        std::int32_t number = 0;
        for (int index = 0; index < size_.participants; ++index) {
            number += chance(20) ? between(2, 5) : 1;
            core::Participant participant;
            participant.number = core::StartNumber{number};
            participant.name = line();
            participant.club = lineOrNothing();
            participant.surname = core::plain(participant.number) % 5 == 0
                                      ? QStringLiteral("Öztürk-Lüdenscheidt")
                                      : QString();
            for (int tags = chance(30) ? between(1, 2) : 0; tags > 0; --tags) {
                participant.tags.append(line());
            }
            if (chance(10)) {
                participant.fixedTable = core::TableNumber{between(1, 9)};
            }
            participant.present = presence();
            participant.setPaidCents(chance(50) ? between(0, 100'000) : 0);
            if (participant.paidCents() > 0 && core::plain(participant.number) % 3 == 0) {
                const QDateTime time({2026, 5, 14}, {18, 45, 7}, Qt::UTC);
                participant.payments.push_back(
                    {-1, time, QStringLiteral("zurück"), QStringLiteral("Kasse")});
                participant.payments.push_back({2, time.addSecs(60)});
            }
            participant.feeClass =
                core::plain(participant.number) % 4 == 0 ? QStringLiteral("guest") : QString();
            participants.push_back(std::move(participant));
        }
        return participants;
    }

    core::RoundState state(bool last)
    {
        using enum core::RoundState;
        if (last && chance(40)) {
            return Draft;
        }
        return chance(10) ? Cancelled : chance(60) ? Closed : Published;
    }

    /// How many sit at a table with `left` people still to be seated.
    int tableSize(int left)
    {
        const int smallest = smallestTable(ruleSet_);
        return left < smallest ? 0 : between(smallest, std::min(left, scoring::largestTable));
    }

    core::Round round(core::RoundNumber number, bool last)
    {
        core::Round round;
        round.number = number;
        round.head.state = state(last);
        round.head.games = chance(80) ? size_.gamesPerRound : between(1, size_.gamesPerRound + 2);
        if (round.head.state == core::RoundState::Cancelled || chance(10)) {
            round.head.reason = line();
        }
        auto waiting = numbers_;
        shuffle(waiting);
        std::int32_t table = 0;
        while (const int size = chance(95) ? tableSize(static_cast<int>(waiting.size())) : 0) {
            table += chance(10) ? 3 : 1;
            round.tables.push_back(
                {core::TableNumber{table}, head(size, round.head.state, waiting), {}});
        }
        for (const auto participant : waiting) {
            if (chance(70)) {
                round.head.byes.push_back(participant);
            }
        }
        if (round.head.state != core::RoundState::Draft) {
            for (auto& seated : round.tables) {
                seated.games = games(seated.head, round.head);
            }
        }
        return round;
    }

    core::TableHead head(int size, core::RoundState state, std::vector<core::StartNumber>& waiting)
    {
        core::TableHead head;
        head.seats.assign(waiting.end() - size, waiting.end());
        waiting.erase(waiting.end() - size, waiting.end());
        if (chance(10)) {
            head.mark = chance(50) ? core::TableMark::Unclear : core::TableMark::Disputed;
            head.note = lineOrNothing();
        }
        if (state != core::RoundState::Draft && chance(15)) {
            head.slip = chance(10) ? core::largestSlipEdition : between(2, 4);
        }
        return head;
    }

    std::vector<core::Game> games(const core::TableHead& table, const core::RoundHead& round)
    {
        std::vector<core::Game> games;
        for (std::int32_t number = 1; number <= round.games; ++number) {
            if (round.state == core::RoundState::Closed || chance(85)) {
                games.push_back({core::GameNumber{number}, outcome(table)});
            }
        }
        return games;
    }

    core::GameOutcome outcome(const core::TableHead& table)
    {
        if (chance(5)) {
            return core::UnplayedGame{line()};
        }
        core::PlayedGame game;
        game.result = result(static_cast<int>(table.seats.size()));
        game.substitutions = RandomChairs(*this, table.seats, game.result.hands, numbers_).draw();
        return game;
    }

    scoring::GameResult result(int seats)
    {
        scoring::GameResult result;
        result.hands = scoring::Hands(static_cast<std::size_t>(seats));
        std::vector<std::size_t> playing;
        playing.reserve(static_cast<std::size_t>(seats));
        for (int seat = 0; seat < seats; ++seat) {
            playing.push_back(static_cast<std::size_t>(seat));
        }
        shuffle(playing);
        if (seats > smallestTable(ruleSet_) && chance(10)) {
            playing.pop_back();
        }
        const int claimPercent = ruleSet_ == scoring::RuleSet::RummyPurePlus ? 40 : 0;
        for (const auto seat : playing) {
            result.hands[seat] =
                scoring::Hand{between(1, 14), chance(claimPercent) ? between(1, 3) : 0};
        }
        if (chance(15)) {
            result.ending = scoring::Ending::Early;
        } else {
            result.hands[playing.front()]->stones = 0;
            result.ending = firstRoundRomme_ && chance(15) ? scoring::Ending::FirstRoundRomme
                                                           : scoring::Ending::Romme;
        }
        return result;
    }

    /// Some ties, and people who are not tied, as after a correction.
    void decideTies(core::Tournament& tournament)
    {
        for (auto& tie : core::tiesIn(core::Standings(tournament))) {
            if (chance(40)) {
                shuffle(tie.numbers);
                tournament.tieDecisions.push_back(decision(std::move(tie.numbers)));
            }
        }
        const auto isFree = [&tournament](core::StartNumber number) {
            return std::none_of(tournament.tieDecisions.begin(), tournament.tieDecisions.end(),
                                [number](const core::TieDecision& one) {
                                    return std::count(one.order.begin(), one.order.end(), number) >
                                           0;
                                });
        };
        std::vector<core::StartNumber> free;
        std::copy_if(numbers_.begin(), numbers_.end(), std::back_inserter(free), isFree);
        if (free.size() > 2 && chance(30)) {
            shuffle(free);
            free.resize(static_cast<std::size_t>(between(2, 3)));
            tournament.tieDecisions.push_back(decision(std::move(free)));
        }
    }

    /// One drawn among all, one with an open number of games, and a gift.
    void addRaffles(core::Tournament& tournament) const
    {
        if (!numbers_.empty()) {
            const auto seed = std::int64_t{size_.rounds} * 1'000 + size_.gamesPerRound;
            tournament.raffles = {{QStringLiteral("Schinken"), numbers_, seed,
                                   core::drawnWinners(numbers_, seed, numbers_.size() > 2 ? 2 : 1)},
                                  {{}, {numbers_.back()}, std::nullopt, {numbers_.back()}}};
        }
    }

    /// Transfers, a second box, and somebody who paid and was removed.
    static void addMoney(core::Tournament& tournament)
    {
        for (auto& participant : tournament.participants) {
            if (core::plain(participant.number) % 5 == 0 && !participant.payments.empty()) {
                participant.payments.front().way = QString(core::transferWay);
                participant.payments.back().box = QStringLiteral("Tür 2");
            }
        }
        const bool isPaidBack = tournament.participants.size() % 2 == 0;
        core::FeePayment payment{800, std::nullopt, QStringLiteral("Anzahlung")};
        payment.payer = {{}, core::StartNumber{4'711}, QStringLiteral("Gegangen, Gisela")};
        tournament.formerPayments.push_back(payment);
        if (isPaidBack) {
            payment.cents = -800;
            tournament.formerPayments.push_back(payment);
        }
    }

    /// People who are not here, after all others.
    void addRegistered(core::Tournament& tournament) const
    {
        const QDateTime first({2026, 5, 1}, {12, 0}, Qt::UTC);
        auto number = numbers_.empty() ? 0 : core::plain(numbers_.back());
        for (int index = 0; index < size_.registered; ++index) {
            core::Participant participant;
            participant.number = core::StartNumber{++number};
            participant.name = QStringLiteral("Registered %1").arg(index);
            participant.status =
                index % 2 == 0 ? core::Attendance::Expected : core::Attendance::Waiting;
            if (index % 3 != 0) {
                participant.registeredAt = first.addDays(-index);
            }
            tournament.participants.push_back(std::move(participant));
        }
        if (size_.registered > 0) {
            tournament.settings.capacity = number;
            tournament.settings.deadline = QTime(18, 30);
        }
    }

    core::TieDecision decision(std::vector<core::StartNumber> order)
    {
        const auto by = oneOf<core::TieDecidedBy>(
            {core::TieDecidedBy::Lot, core::TieDecidedBy::Reason, core::TieDecidedBy::PlayOff});
        return {std::move(order), by, by == core::TieDecidedBy::Reason ? line() : lineOrNothing()};
    }

    core::Penalty penalty()
    {
        return {oneOf(numbers_), core::RoundNumber{between(1, size_.rounds + 1)}, steps(-50, 20),
                lineOrNothing()};
    }

    std::mt19937 random_;
    Size size_;
    scoring::RuleSet ruleSet_ = scoring::RuleSet::RummyPure;
    bool firstRoundRomme_ = true;
    std::vector<core::StartNumber> numbers_;
};

} // namespace random_tournament

inline core::Tournament randomTournament(quint32 seed, random_tournament::Size size = {})
{
    return random_tournament::Maker(seed, size).tournament();
}
