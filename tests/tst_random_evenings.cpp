#include "core/faults/faults.h"
#include "core/service/tournament_service.h"
#include "db/sqlite/open_store.h"
#include "evening.h"
#include "random_tournament.h"
#include "store_engine.h"
#include "tests/suite.h"

#include <QTest>

#include <set>
#include <utility>

namespace tst_random_evenings {

/// Hundreds of random use cases on random tournaments: everything accepted leaves a tournament
/// without faults, and can all be undone and redone.
class TestRandomEvenings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staySoundAndCanBeTakenBack_data();
    void staySoundAndCanBeTakenBack();
    void meetEveryAction();

private:
    std::set<core::Action> met_;
};

namespace {

/// Does random things a director might want, possible or not.
class RandomDesk
{
public:
    explicit RandomDesk(quint32 seed)
        : random_(seed),
          id_(*service_.import(randomTournament(
              seed, {14, static_cast<int>(seed % 4), 2, static_cast<int>(seed % 3)})))
    {
        service_.setListener([this](const core::TournamentService::Changed& changed) {
            last_ = changed.change.label;
        });
    }

    core::TournamentService& service() { return service_; }
    [[nodiscard]] core::TournamentId id() const { return id_; }
    core::Tournament now() { return store_->read().load(id_)->tournament; }

    /// The action, if it was accepted and changed something; `evening` is as it is now.
    std::optional<core::Label> step(const core::Tournament& evening)
    {
        last_.reset();
        switch (below(14)) {
        case 0:
            manage(evening);
            break;
        case 1:
            people(evening);
            break;
        case 2:
            seat(evening);
            break;
        case 3:
            repair(evening);
            break;
        case 4:
            state(evening);
            break;
        case 5:
            history();
            break;
        case 12:
        case 13:
            letIn(evening);
            break;
        default:
            result(evening);
            break;
        }
        return last_;
    }

private:
    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }
    bool chance(int percent) { return below(100) < percent; }
    core::StartNumber person(const core::Tournament& evening)
    {
        const auto count = static_cast<int>(evening.participants.size());
        if (count == 0 || chance(5)) {
            return core::StartNumber{below(40)};
        }
        return evening.participants[static_cast<std::size_t>(below(count))].number;
    }
    core::RoundNumber round(const core::Tournament& evening)
    {
        const auto count = static_cast<int>(evening.rounds.size());
        if (count == 0 || chance(5)) {
            return core::RoundNumber{below(9)};
        }
        // Usually the last, so that much happens in one round.
        const int index = chance(60) ? count - 1 : below(count);
        return evening.rounds[static_cast<std::size_t>(index)].number;
    }
    core::TableNumber table() { return core::TableNumber{1 + below(5)}; }

    void letOutOrTakeMoney(core::StartNumber number)
    {
        switch (core::plain(number) % 4) {
        case 0:
            service_.run(id_, core::takePayment, number, core::FeePayment{500});
            break;
        case 1:
            service_.run(id_, core::takePayment, number, core::FeePayment{-100});
            break;
        default:
            service_.run(id_, core::removeParticipants, {number}, core::MoneyOfRemoved::OwedBack);
            break;
        }
    }

    void letIn(const core::Tournament& evening)
    {
        const auto number = person(evening);
        switch (below(5)) {
        case 2:
            letOutOrTakeMoney(number);
            break;
        case 0: {
            core::DoorPerson arrival;
            const auto* const known = findParticipant(evening, number);
            arrival.uuid =
                known != nullptr ? known->uuid : core::ParticipantUuid{QUuid::createUuid()};
            arrival.cents = chance(50) ? core::missingFeeOf(arrival, evening) : 0;
            service_.run(id_, core::enterAtDoor, {arrival});
            break;
        }
        case 1:
            service_.run(id_, core::releasePlaces, core::proposedRelease(evening, chance(50)));
            break;
        default:
            service_.run(id_, core::changeStatus, {number},
                         static_cast<core::Attendance>(below(3)));
            break;
        }
    }

    void manage(const core::Tournament& evening)
    {
        auto settings = evening.settings;
        switch (below(5)) {
        case 0:
            settings.rules =
                randomTournament(static_cast<quint32>(below(1000)), {4, 0, 1}).settings.rules;
            break;
        case 1:
            settings.apart.emplace_back(person(evening), person(evening));
            break;
        case 2:
            settings.apart.clear();
            break;
        case 3:
            service_.run(id_, core::givePenalty,
                         {person(evening),
                          round(evening),
                          scoring::MatchPoints::fromUnits(12LL * (below(40) - 20)),
                          {}});
            return;
        default:
            if (!evening.penalties.empty()) {
                service_.run(id_, core::cancelPenalty,
                             evening.penalties[static_cast<std::size_t>(
                                 below(static_cast<int>(evening.penalties.size())))]);
            }
            return;
        }
        service_.run(id_, core::editSettings, {evening.settings, settings});
    }

    void people(const core::Tournament& evening)
    {
        const auto number = person(evening);
        core::Enrolment guest;
        core::Participant wanted = evening::participant(below(40));
        switch (below(10)) {
        case 8:
            edit(evening, number);
            break;
        case 9:
            service_.run(id_, core::editSetup, {evening.settings, evening.settings},
                         core::editsOf(evening, {wanted, evening::participant(below(40))}));
            break;
        case 6:
            service_.run(id_, core::editParticipants,
                         core::editsOf(evening, {wanted, evening::participant(below(40))}));
            break;
        case 7:
            service_.run(id_, core::mergeParticipants, number, person(evening), true);
            break;
        case 0:
            guest.name = QStringLiteral("Guest %1").arg(below(5));
            if (chance(30)) {
                guest.number = core::StartNumber{below(40)};
            }
            service_.run(id_, core::enrol, {guest, guest});
            break;
        case 1:
            service_.run(id_, core::removeParticipant, number, core::MoneyOfRemoved::OwedBack);
            break;
        case 2:
            wanted.number = chance(50) ? number : wanted.number;
            wanted.present = {{round(evening), {}}, {core::RoundNumber{1}, round(evening)}};
            service_.run(id_, core::editParticipant, {participantOf(evening, number), wanted});
            break;
        case 3:
            service_.run(id_, core::changePresence, number, core::PresentFrom{round(evening)});
            break;
        case 4:
            service_.run(id_, core::changePresence, number, core::PresentUntil{round(evening)});
            break;
        default:
            service_.run(id_, core::changePresence, number, core::AbsentIn{round(evening)});
            break;
        }
    }

    static core::Participant participantOf(const core::Tournament& evening,
                                           core::StartNumber number)
    {
        const auto* const person = core::findParticipant(evening, number);
        return person != nullptr ? *person : evening::participant(core::plain(number));
    }

    /// Several parts of an entry at once.
    void edit(const core::Tournament& evening, core::StartNumber number)
    {
        const auto seen = core::entryOf(evening, number);
        if (!seen) {
            return;
        }
        auto entry = seen;
        entry->participant.club += u'x';
        if (chance(30)) {
            entry->participant.number = core::StartNumber{below(40)};
        }
        if (chance(30)) {
            entry->penalties.clear();
        }
        for (int given = below(4); given > 0; --given) {
            entry->penalties.push_back({entry->participant.number,
                                        round(evening),
                                        scoring::MatchPoints::fromPoints(-given),
                                        {}});
        }
        if (chance(30)) {
            entry->apart.push_back(person(evening));
        }
        service_.run(id_, core::editEntry, {*seen, *entry});
    }

    /// Everyone present at tables of two to four, some left over.
    core::RoundPlan plan(const core::Tournament& evening, core::RoundNumber number)
    {
        std::vector<core::StartNumber> waiting;
        for (const auto& participant : evening.participants) {
            if (isPresent(participant, number) || chance(3)) {
                waiting.push_back(participant.number);
            }
        }
        for (std::size_t left = waiting.size(); left > 1; --left) {
            std::swap(waiting[left - 1], waiting[random_() % left]);
        }
        core::RoundPlan plan{number, {}, {}};
        std::int32_t table = 0;
        while (waiting.size() > 4 && chance(90)) {
            const auto size = chance(80) ? 4 : 2 + below(2);
            plan.tables.push_back(
                {core::TableNumber{++table}, {waiting.end() - size, waiting.end()}});
            waiting.erase(waiting.end() - size, waiting.end());
        }
        return chance(80) ? core::withByes(evening, plan) : plan;
    }

    void seat(const core::Tournament& evening)
    {
        const core::RoundNumber next{
            evening.rounds.empty() ? 1 : core::plain(evening.rounds.back().number) + 1};
        const auto state = chance(40) ? core::RoundState::Draft : core::RoundState::Published;
        const auto here = round(evening);
        auto reseating = plan(evening, here);
        const auto* const standing = core::findRound(evening, here);
        switch (below(5)) {
        case 0:
        case 1:
            service_.run(id_, core::addRounds, {plan(evening, next)}, state);
            break;
        case 2:
            if (standing != nullptr && chance(50)) {
                reseating.byes.clear();
                reseating.tables.clear();
                for (const auto& table : standing->tables) {
                    reseating.tables.push_back({table.number, table.head.seats});
                }
                reseating = core::withByes(evening, reseating);
            }
            service_.run(id_, core::changeSeating, reseating, {});
            break;
        case 3:
            service_.run(id_, core::withdrawRound, here);
            break;
        default:
            service_.run(id_, core::publishRound, here);
            break;
        }
    }

    void repair(const core::Tournament& evening)
    {
        const auto here = round(evening);
        switch (below(3)) {
        case 0:
            service_.run(id_, core::swapSeats, here, person(evening), person(evening),
                         chance(50) ? core::ResultsGo::WithTheSeat : core::ResultsGo::WithThePerson,
                         {});
            break;
        case 1:
            service_.run(id_, core::swapTableResults, here, table(), table());
            break;
        default:
            service_.run(id_, core::changeGames, here, below(5), QStringLiteral("time"));
            break;
        }
    }

    void state(const core::Tournament& evening)
    {
        const auto here = round(evening);
        switch (below(3)) {
        case 0:
            if (!service_.run(id_, core::closeRound, here)) {
                service_.run(id_, core::endEvening);
            }
            break;
        case 1:
            service_.run(id_, core::cancelRound, here, QStringLiteral("power cut"));
            break;
        default:
            service_.run(id_, core::reopenRound, here, {});
            break;
        }
    }

    void history()
    {
        const bool undoes = chance(60);
        undoes ? service_.undo(id_, std::nullopt, true) : service_.redo(id_);
    }

    core::GameOutcome outcome(const core::Tournament& evening, std::size_t seats)
    {
        if (chance(10)) {
            return core::UnplayedGame{chance(90) ? QStringLiteral("time") : QString()};
        }
        core::PlayedGame game;
        game.result.ending = chance(80)   ? scoring::Ending::Romme
                             : chance(50) ? scoring::Ending::Early
                                          : scoring::Ending::FirstRoundRomme;
        game.result.hands = scoring::Hands(seats);
        const bool claims = evening.settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            if (chance(95)) {
                game.result.hands[seat] = scoring::Hand{1 + below(30), claims ? below(3) : 0};
            }
            if (chance(5)) {
                game.substitutions.push_back({seat, person(evening)});
            } else if (chance(5)) {
                game.substitutions.push_back({seat, QStringLiteral("Hans")});
            }
        }
        if (game.result.ending != scoring::Ending::Early && seats > 0) {
            game.result.hands[random_() % seats] = scoring::Hand{};
        }
        return game;
    }

    void result(const core::Tournament& evening)
    {
        const core::GameKey key{round(evening), table(), core::GameNumber{1 + below(3)}};
        const auto* const there = core::findTable(evening, key.round, key.table);
        const auto seats = there != nullptr ? there->head.seats.size() : 4;
        if (chance(10)) {
            service_.run(id_, core::clearGame, key, {});
        } else if (chance(10)) {
            service_.run(id_, core::markTable, {key.round, key.table}, core::TableMark::Unclear,
                         QString::number(below(3)));
        } else {
            service_.run(id_, core::enterGame, key, outcome(evening, seats),
                         {chance(80), chance(50), {}, std::nullopt});
        }
    }

    std::mt19937 random_;
    std::unique_ptr<core::Store> store_ = store_engine::newStore();
    core::TournamentService service_{*store_, QStringLiteral("desk"),
                                     QDateTime::currentDateTimeUtc};
    core::TournamentId id_;
    std::optional<core::Label> last_;
};

} // namespace

void TestRandomEvenings::staySoundAndCanBeTakenBack_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= static_cast<quint32>(test_suite::count(store_engine::times(8)));
         ++seed) {
        QTest::addRow("seed %u", seed) << seed;
    }
}

void TestRandomEvenings::staySoundAndCanBeTakenBack()
{
    QFETCH(quint32, seed);
    RandomDesk desk(seed);
    const auto beginning = desk.now();
    auto end = beginning;
    for (int step = 0; step < store_engine::times(450); ++step) {
        const auto before = std::exchange(end, {});
        const auto done = desk.step(before);
        end = desk.now();
        QCOMPARE(before != end, done.has_value());
        if (done) {
            met_.insert(done->action);
            QCOMPARE(core::faultsOf(end), core::Refusals());
            QVERIFY(core::normalised(end) == end);
            QVERIFY(**desk.service().tournament(desk.id()) == end);
        }
    }
    int undone = 0;
    while (desk.service().undo(desk.id(), std::nullopt, true)) {
        ++undone;
    }
    QVERIFY(undone > 0);
    // What people paid when they were enrolled stays.
    auto taken = desk.now();
    taken.formerPayments = beginning.formerPayments;
    QVERIFY(taken == beginning);
    for (; undone > 0; --undone) {
        QVERIFY(desk.service().redo(desk.id()));
    }
    QVERIFY(desk.now() == end);
}

void TestRandomEvenings::meetEveryAction()
{
    if (store_engine::times(2) < 2) {
        QSKIP("the engine is tried too little");
    }
    const auto last = static_cast<int>(core::Action::SwapTableResults);
    for (int action = static_cast<int>(core::Action::ChangeSettings); action <= last; ++action) {
        QVERIFY2(met_.contains(static_cast<core::Action>(action)),
                 QByteArray::number(action).constData());
    }
}

RUMMY_TEST(TestRandomEvenings)

} // namespace tst_random_evenings

#include "tst_random_evenings.moc"
