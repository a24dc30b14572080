#include "disk/scripted_evening.h"

#include "db/sqlite/backup.h"
#include "db/sqlite/open_store.h"
#include "evening.h"
#include "store_contents.h"

#include <QUuid>

using namespace evening;
using namespace Qt::StringLiterals;

namespace {

using Evening = ScriptedEvening;

/// The script requests nothing that could be refused.
template <typename Value>
void require(const core::Result<Value>& result)
{
    if (!result) {
        const auto& code = result.refused().refusals.front().code;
        qFatal("the evening refuses a step of the script: %d, %d", int(code.index()),
               std::visit([](auto one) { return int(one); }, code));
    }
}

void begin(Evening& evening)
{
    core::Settings settings = ::tournament(0).settings;
    require(evening.service().create(settings));
}

void enrol(Evening& evening)
{
    std::vector<core::Enrolment> people;
    for (int number = 1; number <= 9; ++number) {
        core::Enrolment person;
        person.name = u"Gast %1"_s.arg(number);
        person.club = u"Hof"_s;
        people.push_back(person);
    }
    require(evening.service().run(evening.tournament(), core::enrol, people));
}

void addPlayers(Evening& evening)
{
    // With fixed ids: the contents are compared with those of another run.
    const auto id = [](const QString& name) {
        return core::PlayerId{QUuid::createUuidV5(QUuid(), name)};
    };
    require(evening.club().run(core::addPlayers,
                               {{u"Berger, Anna"_s, u"Hof"_s, {u"Damen"_s}, id(u"first"_s)},
                                {u"Öztürk, Deniz"_s, u"Plauen"_s, {}, id(u"second"_s)}}));
}

void seat(Evening& evening, core::RoundNumber number)
{
    const core::RoundPlan plan = {
        number, {{1_t, {1_p, 2_p, 3_p, 4_p}}, {2_t, {5_p, 6_p, 7_p, 8_p}}}, {9_p}};
    require(evening.service().run(evening.tournament(), core::addRounds, {plan},
                                  core::RoundState::Published));
}

void enter(Evening& evening, const core::GameKey& key, const char* stones,
           const core::EntryTerms& terms = {})
{
    require(
        evening.service().run(evening.tournament(), core::enterGame, key, played(stones), terms));
}

void correct(Evening& evening)
{
    core::EntryTerms terms;
    terms.correction = true;
    terms.reason = u"verschrieben"_s;
    enter(evening, {1_r, 1_t, 2_g}, "0,4,8,15", terms);
}

} // namespace

const std::vector<Evening::Step>& Evening::steps()
{
    static const std::vector<Step> steps = {
        {"open", [](Evening& evening) { evening.open(); }},
        {"begin", begin},
        {"enrol", enrol},
        {"add players", addPlayers},
        {"seat", [](Evening& evening) { seat(evening, 1_r); }},
        {"enter",
         [](Evening& evening) {
             enter(evening, {1_r, 1_t, 1_g}, "0,1,2,3");
         }},
        {"enter another",
         [](Evening& evening) {
             enter(evening, {1_r, 1_t, 2_g}, "4,0,8,15");
         }},
        {"close", [](Evening& evening) { evening.close(); }},
        {"open again", [](Evening& evening) { evening.open(); }},
        {"correct", correct},
        {"back up", [](Evening& evening) { db::backUp(evening.file(), evening.backup()); }},
        {"undo", [](Evening& evening) { require(evening.service().undo(evening.tournament())); }},
        {"redo", [](Evening& evening) { require(evening.service().redo(evening.tournament())); }},
        {"enter the next",
         [](Evening& evening) {
             enter(evening, {1_r, 2_t, 1_g}, "9,0,5,6");
         }},
        {"enter the last",
         [](Evening& evening) {
             enter(evening, {1_r, 2_t, 2_g}, "3,0,25,6");
         }},
        {"close the round",
         [](Evening& evening) {
             require(evening.service().run(evening.tournament(), core::closeRound, 1_r));
         }},
        {"seat again", [](Evening& evening) { seat(evening, 2_r); }},
        {"close again", [](Evening& evening) { evening.close(); }},
    };
    return steps;
}

void ScriptedEvening::open()
{
    if (store_) {
        return;
    }
    store_ = db::openStore(file(), db::IfMissing::Create);
    const auto clock = [] { return QDateTime({2026, 5, 15}, {20, 30}, Qt::UTC); };
    service_.emplace(*store_, u"desk 1"_s, clock);
    club_.emplace(*store_, u"desk 1"_s, clock);
}

void ScriptedEvening::close()
{
    service_.reset();
    club_.reset();
    store_.reset();
}

QByteArray ScriptedEvening::contents()
{
    open();
    return store_contents::textOf(*store_);
}

QString ScriptedEvening::file() const
{
    return folder_ + u"/club.db"_s;
}

QString ScriptedEvening::backup() const
{
    return folder_ + u"/backup.rummydb"_s;
}

core::TournamentId ScriptedEvening::tournament() const
{
    return service_->read().tournaments().front().id;
}
