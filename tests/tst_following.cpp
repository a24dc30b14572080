#include "core/use_cases/managing.h"
#include "core/use_cases/running_clocks.h"
#include "service_desk.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_following {

using namespace director_test;

namespace {

/// What the listeners of a service hear.
class Heard
{
public:
    explicit Heard(TournamentService& service)
    {
        service.setListener([this](const TournamentService::Changed& changed) {
            events.push_back({changed.change.steps.size(), changed.before, changed.after,
                              changed.isOwn, changed.isReadAnew});
        });
        service.setClockListener(
            [this](core::TournamentId /*id*/, bool isOwn) { clocks.push_back(isOwn); });
    }

    struct Event
    {
        std::size_t steps = 0;
        core::Version before{0};
        core::Version after{0};
        bool isOwn = false;
        bool isReadAnew = false;

        bool operator==(const Event&) const = default;
    };

    std::vector<Event> events;
    std::vector<bool> clocks;
};

core::GameKey game(int table, int number)
{
    return {1_r, core::TableNumber{table}, core::GameNumber{number}};
}

} // namespace

/// What others change in the tournament that a service follows.
class TestFollowing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void tellsSeveralChangesAsOne();
    void tellsNothingOfOtherTournaments();
    void refusedChangeTellsWhatOthersDid();
    void failedChangeTellsWhatOthersDid();
    void tellsOthersBeforeItsOwn();
    void tellsThatItReadAnew();
    void tellsOfClocks();
    void keepsWhatWasRemoved();

private:
    void enterElsewhere(const core::GameKey& key)
    {
        QVERIFY(other_->run(desk_->id, core::enterGame, key, played("0,1,2,3"), plainTerms));
    }
    [[nodiscard]] bool isUpToDate() const
    {
        return desk_->service.followed()->tournament == desk_->now();
    }

    std::unique_ptr<Session> desk_;
    std::unique_ptr<TournamentService> other_;
    std::unique_ptr<Heard> heard_;
    core::Version first_{0};
};

void TestFollowing::init()
{
    desk_ = std::make_unique<Session>();
    other_ =
        std::make_unique<TournamentService>(desk_->store, QStringLiteral("right"), tickingClock());
    heard_ = std::make_unique<Heard>(desk_->service);
    QVERIFY(desk_->service.follow(desk_->id));
    first_ = desk_->service.followed()->version;
}

void TestFollowing::tellsSeveralChangesAsOne()
{
    enterElsewhere(game(1, 1));
    enterElsewhere(game(2, 1));
    QVERIFY(heard_->events.empty());
    const int loads = desk_->store.loads();
    QVERIFY(desk_->service.tournament(desk_->id));
    const core::Version now{plain(first_) + 2};
    QCOMPARE(heard_->events, (std::vector<Heard::Event>{{2, first_, now, false, false}}));
    QCOMPARE(desk_->store.loads(), loads);
    QVERIFY(isUpToDate());
    QVERIFY(desk_->service.tournament(desk_->id));
    QCOMPARE(heard_->events.size(), std::size_t{1});
}

void TestFollowing::tellsNothingOfOtherTournaments()
{
    const auto second = *other_->import(desk_->now());
    QVERIFY(desk_->service.tournament(second));
    QVERIFY(other_->run(second, core::enterGame, game(1, 1), played("0,1,2,3"), plainTerms));
    QVERIFY(desk_->service.tournament(second));
    QVERIFY(heard_->events.empty());
    QVERIFY(isUpToDate());
}

void TestFollowing::refusedChangeTellsWhatOthersDid()
{
    enterElsewhere(game(1, 1));
    QVERIFY(
        !desk_->service.run(desk_->id, core::enterGame, game(1, 1), played("0,9,2,3"), plainTerms));
    QCOMPARE(heard_->events.size(), std::size_t{1});
    QVERIFY(!heard_->events[0].isOwn);
    QVERIFY(isUpToDate());
}

void TestFollowing::failedChangeTellsWhatOthersDid()
{
    enterElsewhere(game(1, 1));
    desk_->store.failNextCommit();
    QVERIFY_THROWS_EXCEPTION(core::StoreFailure,
                             (void)desk_->service.run(desk_->id, core::enterGame, game(2, 1),
                                                      played("0,9,2,3"), plainTerms));
    QCOMPARE(heard_->events.size(), std::size_t{1});
    QVERIFY(!heard_->events[0].isOwn);
    QVERIFY(isUpToDate());
}

void TestFollowing::tellsOthersBeforeItsOwn()
{
    enterElsewhere(game(1, 1));
    QVERIFY(
        desk_->service.run(desk_->id, core::enterGame, game(2, 1), played("0,9,2,3"), plainTerms));
    const core::Version theirs{plain(first_) + 1};
    const core::Version ours{plain(first_) + 2};
    QCOMPARE(heard_->events, (std::vector<Heard::Event>{{1, first_, theirs, false, false},
                                                        {1, theirs, ours, true, false}}));
    QVERIFY(isUpToDate());
}

void TestFollowing::tellsThatItReadAnew()
{
    for (int turn = 0; turn < 60; ++turn) {
        enterElsewhere(game(1, 1));
        QVERIFY(other_->undo(desk_->id));
    }
    QVERIFY(desk_->service.tournament(desk_->id));
    QCOMPARE(heard_->events.size(), std::size_t{1});
    QVERIFY(heard_->events[0].isReadAnew && !heard_->events[0].isOwn);
    QVERIFY(isUpToDate());
}

void TestFollowing::tellsOfClocks()
{
    auto settings = desk_->now().settings;
    settings.roundMinutes = 40;
    QVERIFY(other_->run(desk_->id, core::changeSettings, settings));
    QVERIFY(desk_->service.tournament(desk_->id));
    heard_->events.clear();
    QVERIFY(other_->run(desk_->id, core::startClock, 1_r));
    QVERIFY(desk_->service.tournament(desk_->id));
    QCOMPARE(heard_->clocks, std::vector<bool>{false});
    QVERIFY(isUpToDate());
    QVERIFY(desk_->service.run(desk_->id, core::pauseClock, 1_r));
    QCOMPARE(heard_->clocks, (std::vector<bool>{false, true}));
    QVERIFY(isUpToDate());
    QVERIFY(heard_->events.empty());
}

void TestFollowing::keepsWhatWasRemoved()
{
    const auto before = desk_->now();
    QVERIFY(other_->remove(desk_->id));
    QVERIFY(!desk_->service.tournament(desk_->id));
    QVERIFY(desk_->service.followed()->tournament == before);
    QVERIFY(heard_->events.empty());
}

RUMMY_TEST(TestFollowing)

} // namespace tst_following

#include "tst_following.moc"
