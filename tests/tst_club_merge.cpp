#include "laptop.h"
#include "merge_changes.h"
#include "random_tournament.h"
#include "store_contents.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QTest>

#include <random>

namespace tst_club_merge {

using namespace Qt::Literals::StringLiterals;
using namespace store_fixture;
using core::MergeFate;
using core::MergeKind;

namespace {

core::Enrolment person(const QString& name, const QString& club = {})
{
    core::Enrolment enrolment;
    enrolment.name = name;
    enrolment.club = club;
    return enrolment;
}

core::Series series(const QString& id, const QString& name)
{
    core::Series series;
    series.id = core::SeriesId{QUuid(id)};
    series.name = name;
    return series;
}

core::MergeLine lineOf(const core::Result<core::MergePlan>& plan, const QString& name)
{
    for (const auto& line : plan ? plan->lines : std::vector<core::MergeLine>()) {
        if (line.name == name) {
            return line;
        }
    }
    return {MergeKind::CashCount, {}, u"none"_s, {}, MergeFate::Beside, {}, false};
}

core::Player named(const QString& name)
{
    return {name, {}, {}};
}

void addPeople(Laptop& laptop, const QStringList& names)
{
    std::vector<core::Player> players;
    for (const auto& name : names) {
        players.push_back(named(name));
    }
    QVERIFY(laptop.club().run(core::addPlayers, players));
}

core::Tournament eveningWith(const QString& name, const QString& title)
{
    auto evening = oneTable(title);
    evening.participants[0].name = name;
    evening.participants[0].club.clear();
    return evening;
}

/// The names of the entries behind the participants, by evening.
QStringList playersOf(Laptop& laptop)
{
    QStringList names;
    for (const auto& person : laptop.club().read().enrolledPeople()) {
        for (const auto& player : laptop.club().read().players()) {
            if (person.player == player.id) {
                names << player.name;
            }
        }
    }
    return names;
}

void book(Laptop& laptop, const QString& text)
{
    core::CashMovement movement;
    movement.kind = core::CashKind::Expense;
    movement.cents = 5'000;
    movement.text = text;
    QVERIFY(laptop.club().run(core::bookCash, movement));
}

void cancel(Laptop& laptop)
{
    const auto cash = laptop.store().read().clubRecords().cash;
    QVERIFY(laptop.club().run(core::cancelCash, cash.begin()->first, u"mistyped"_s));
}

void erase(Laptop& laptop, const QString& name)
{
    for (const auto& person : laptop.club().erasablePeople()) {
        if (person.name == name) {
            QVERIFY(laptop.club().erasePerson(person));
            return;
        }
    }
}

/// An action by a director.
void doSomething(Laptop& laptop, std::mt19937& random)
{
    auto& service = laptop.service();
    const auto below = [&random](std::size_t limit) {
        return static_cast<int>(random() % static_cast<unsigned>(limit));
    };
    const auto tournaments = service.read().tournaments();
    const auto name = u"Gast %1"_s.arg(below(40));
    if (tournaments.empty() || below(8) == 0) {
        (void)service.import(
            randomTournament(static_cast<quint32>(below(1000)), {.participants = 8, .rounds = 2}));
        return;
    }
    const auto id = tournaments[static_cast<std::size_t>(below(tournaments.size()))].id;
    switch (below(13)) {
    case 7:
        book(laptop, name);
        break;
    case 8:
        if (!laptop.store().read().clubRecords().cash.empty()) {
            cancel(laptop);
        }
        break;
    case 9:
        laptop.add(series(QUuid::createUuid().toString(), name + QUuid::createUuid().toString()));
        break;
    case 10:
        if (const auto all = laptop.store().read().clubRecords().series; !all.empty()) {
            (void)laptop.club().run(core::removeSeries, all.begin()->first);
        }
        break;
    case 12:
        if (const auto people = laptop.club().erasablePeople(); !people.empty() && below(3) == 0) {
            (void)laptop.club().erasePerson(people[static_cast<std::size_t>(below(people.size()))]);
        }
        break;
    case 11:
        if (below(3) == 0) {
            (void)service.remove(id);
        }
        break;
    case 0:
    case 1:
        (void)service.run(id, core::enrol, {person(name, below(2) == 0 ? QString() : u"Hof"_s)});
        break;
    case 2:
        (void)service.undo(id);
        break;
    case 3:
        (void)service.redo(id);
        break;
    case 4:
        (void)laptop.club().run(core::addPlayers,
                                {core::Player{name, below(2) == 0 ? QString() : u"Hof"_s, {}}});
        break;
    case 5:
        if (const auto people = laptop.club().doubtfulPeople(); !people.empty()) {
            (void)laptop.club().run(core::recognise, people.front().enrolled,
                                    people.front().candidates.front().id);
        }
        break;
    default:
        if (const auto players = laptop.club().read().players(); players.size() > 3) {
            (void)laptop.club().run(core::mergePlayers, players[0], {players[1]});
        }
    }
}

} // namespace

class TestClubMerge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newEveningComesWhole()
    {
        Laptop one(u"eins"_s);
        (void)one.service().import(oneTable(u"Erster"_s));
        Laptop two(u"zwei"_s, one);
        QVERIFY(two.club().run(core::addPlayers, {core::Player{u"Lang, Uwe"_s, u"Hof"_s, {}}}));
        const auto id = two.service().import(randomTournament(5));
        QVERIFY(id);
        QVERIFY(two.service().run(*id, core::enrol, {person(u"Lang, Uwe"_s, u"Hof"_s)}));
        QVERIFY(two.service().undo(*id));
        // Meanwhile the first laptop uses the same numbers for something else.
        (void)one.service().import(oneTable(u"Zweiter"_s));
        QVERIFY(one.merge(two));
        QVERIFY(one.isSound());
        QCOMPARE(one.service().read().tournaments().size(), std::size_t{3});
        const auto copies = one.service().read().tournaments();
        const auto taken = std::find_if(copies.begin(), copies.end(), [&](const auto& summary) {
            return summary.uuid == two.service().read().tournaments().front().uuid ||
                   summary.name == two.store().read().load(*id)->tournament.settings.name;
        });
        QVERIFY(taken != copies.end());
        QCOMPARE(one.store().read().load(taken->id)->tournament,
                 two.store().read().load(*id)->tournament);
        QCOMPARE(one.store().read().journal(taken->id).size(),
                 two.store().read().journal(*id).size());
        // The journal is at work here as it was there.
        const auto undone = one.store().read().newest(
            taken->id, {{core::Action::Enrol}, std::nullopt, 1, core::EntryState::TakenBack});
        QCOMPARE(undone.size(), std::size_t{1});
        QVERIFY(one.service().redo(taken->id, undone.front().link.id));
        QVERIFY(two.service().redo(*id));
        QCOMPARE(one.store().read().load(taken->id)->tournament,
                 two.store().read().load(*id)->tournament);
        QCOMPARE(one.club().read().players().size(), std::size_t{1});
    }

    void longerJournalIsTaken()
    {
        Laptop one(u"eins"_s);
        const auto id = one.service().import(oneTable(u"Abend"_s));
        QVERIFY(id);
        Laptop two(u"zwei"_s, one);
        QVERIFY(two.service().run(*id, core::enrol, {person(u"Späte, Suse"_s)}));
        QVERIFY(two.service().undo(*id));
        QVERIFY(two.service().redo(*id));
        const auto preview = one.preview(two);
        QVERIFY(lineOf(preview, u"Abend"_s).fate == MergeFate::Continued);
        QCOMPARE(one.store().read().load(*id)->tournament.participants.size(), std::size_t{4});
        QVERIFY(one.merge(two));
        QCOMPARE(one.store().read().load(*id)->tournament,
                 two.store().read().load(*id)->tournament);
        QCOMPARE(one.store().read().journal(*id).size(), two.store().read().journal(*id).size());
        QVERIFY(one.store().read().newestLinks(*id, 1).front().kind == core::EntryKind::Redone);
        QVERIFY(one.isSound());
        // The other way round nothing is to be done.
        QVERIFY(one.service().run(*id, core::enrol, {person(u"Noch, Einer"_s)}));
        const auto back = one.preview(two);
        QVERIFY(lineOf(back, u"Abend"_s).fate == MergeFate::Behind);
        QVERIFY(!changesAnything(*back));
    }

    void leftOutIsLeftOut()
    {
        Laptop one(u"eins"_s);
        const auto id = one.service().import(oneTable(u"Abend"_s));
        Laptop two(u"zwei"_s, one);
        QVERIFY(two.service().run(*id, core::enrol, {person(u"Späte, Suse"_s)}));
        QVERIFY(two.service().import(oneTable(u"Neu"_s)));
        const auto before = one.contents();
        core::MergeChoices choices;
        choices.leftOut = {lineOf(one.preview(two), u"Abend"_s).id,
                           lineOf(one.preview(two), u"Neu"_s).id};
        QVERIFY(!changesAnything(*one.preview(two, choices)));
        QVERIFY(one.merge(two, choices));
        QCOMPARE(one.contents(), before);
    }

    void differentStaysUnlessChosen()
    {
        Laptop one(u"eins"_s);
        const auto id = one.service().import(oneTable(u"Abend"_s));
        Laptop two(u"zwei"_s, one);
        QVERIFY(one.service().run(*id, core::enrol, {person(u"Hier, Hans"_s)}));
        QVERIFY(two.service().run(*id, core::enrol, {person(u"Dort, Dora"_s)}));
        const auto before = one.contents();
        const auto plan = one.merge(two);
        QVERIFY(lineOf(plan, u"Abend"_s).fate == MergeFate::Different);
        QCOMPARE(one.contents(), before);

        core::MergeChoices choices;
        choices.taken = {lineOf(plan, u"Abend"_s).id};
        choices.mark = u"Laptop 2"_s;
        QVERIFY(one.merge(two, choices));
        QVERIFY(one.isSound());
        QCOMPARE(one.service().read().tournaments().size(), std::size_t{2});
        const auto twice = one.file();
        const auto again = one.merge(two, choices);
        QVERIFY(lineOf(again, u"Abend"_s).fate == MergeFate::Beside);
        QCOMPARE(one.file(), twice);

        // Its own version does not return from there as another evening.
        Laptop three(u"drei"_s, two);
        core::MergeChoices theirs;
        theirs.taken = choices.taken;
        theirs.mark = u"Laptop 1"_s;
        QVERIFY(three.merge(one, theirs));
        QVERIFY(!changesAnything(*one.preview(three)));
    }

    void markedNameIsShown()
    {
        QCOMPARE(core::markedName(u"Maiturnier"_s, u"Laptop 2"_s), u"Maiturnier (Laptop 2)"_s);
        QCOMPARE(core::markedName(u"Maiturnier"_s, QString()), u"Maiturnier"_s);
        QCOMPARE(core::markedName(QString(200, u'x'), u"L"_s), QString(196, u'x') + u" (L)"_s);
    }

    void helpersComeAndGo()
    {
        const core::HelperRights rights = {core::HelperRight::Papers};
        Laptop one(u"eins"_s);
        QVERIFY(one.club().run(core::addHelper, core::Helper{{}, u"Beide"_s, rights}));
        Laptop two(u"zwei"_s, one);
        QVERIFY(one.club().run(core::addHelper, core::Helper{{}, u"Uwe"_s, rights}));
        QVERIFY(two.club().run(core::addHelper, core::Helper{{}, u"Uwe"_s, rights}));
        QVERIFY(two.club().run(core::addHelper, core::Helper{{}, u"Nora"_s, rights}));
        const auto idOf = [&two](const QString& name) {
            return core::findHelper(two.club().read().clubRecords(), name)->id;
        };
        core::MergeChoices choices;
        choices.taken = {idOf(u"Uwe"_s).value};
        choices.mark = u"zwei"_s;
        QVERIFY(two.club().run(core::removeHelper, idOf(u"Beide"_s)));
        const auto plan = one.merge(two, choices);
        QVERIFY(lineOf(plan, u"Beide"_s).fate == MergeFate::DeletedThere);
        QVERIFY(lineOf(plan, u"Uwe"_s).fate == MergeFate::Different);
        QVERIFY(lineOf(plan, u"Nora"_s).fate == MergeFate::New);
        QStringList names;
        for (const auto& [id, helper] : one.club().read().clubRecords().helpers) {
            names << helper.name;
        }
        names.sort();
        QCOMPARE(names, QStringList({u"Nora"_s, u"Uwe"_s, u"Uwe (zwei)"_s}));
        QVERIFY(!changesAnything(*one.preview(two)));
    }

    void peopleAreNeverDoubledSilently()
    {
        Laptop one(u"eins"_s);
        QVERIFY(one.club().run(core::addPlayers, {core::Player{u"Beide, Beate"_s, {}, {}}}));
        Laptop two(u"zwei"_s, one);
        QVERIFY(one.club().run(core::addPlayers, {core::Player{u"Lang, Uwe"_s, u"Hof"_s, {}},
                                                  core::Player{u"Weiß, Käthe"_s, u"Hof"_s, {}}}));
        QVERIFY(two.club().run(core::addPlayers, {core::Player{u"Uwe Lang"_s, u"Hof"_s, {}},
                                                  core::Player{u"Weiß, Käthe"_s, u"Plauen"_s, {}},
                                                  core::Player{u"Neu, Nora"_s, {}, {}}}));
        const auto plan = one.merge(two);
        QVERIFY(lineOf(plan, u"Beide, Beate"_s).fate == MergeFate::Same);
        QVERIFY(lineOf(plan, u"Uwe Lang"_s).fate == MergeFate::Recognised);
        QVERIFY(lineOf(plan, u"Weiß, Käthe"_s).fate == MergeFate::Doubtful);
        QCOMPARE(lineOf(plan, u"Weiß, Käthe"_s).candidates.size(), std::size_t{1});
        QVERIFY(lineOf(plan, u"Neu, Nora"_s).fate == MergeFate::New);
        QCOMPARE(one.club().read().players().size(), std::size_t{5});
        const auto before = one.file();
        QVERIFY(one.merge(two));
        QCOMPARE(one.file(), before);
    }

    void directorSaysWhoSomebodyIs()
    {
        Laptop one(u"eins"_s);
        QVERIFY(one.club().run(core::addPlayers, {core::Player{u"Weiß, Käthe"_s, u"Hof"_s, {}}}));
        Laptop two(u"zwei"_s);
        QVERIFY(
            two.club().run(core::addPlayers, {core::Player{u"Weiß, Käthe"_s, u"Plauen"_s, {}}}));
        auto evening = oneTable(u"Abend"_s);
        evening.participants[0].name = u"Weiß, Käthe"_s;
        evening.participants[0].club = u"Plauen"_s;
        QVERIFY(two.service().import(evening));
        core::MergeChoices choices;
        choices.same = {{lineOf(one.preview(two), u"Weiß, Käthe"_s).id,
                         one.club().read().players().front().id}};
        QVERIFY(one.merge(two, choices));
        QCOMPARE(one.club().read().players().size(), std::size_t{1});
        QVERIFY(one.club().read().enrolledPeople().front().player ==
                one.club().read().players().front().id);
        const auto before = one.file();
        QVERIFY(one.merge(two, choices));
        // It is now known, so the other copy's entry is not imported automatically.
        QVERIFY(one.merge(two));
        QCOMPARE(one.file(), before);
    }

    void mergedPeopleStayMerged()
    {
        Laptop one(u"eins"_s);
        QVERIFY(one.club().run(core::addPlayers, {core::Player{u"Lang, Uwe"_s, {}, {}},
                                                  core::Player{u"Lang, U."_s, {}, {}}}));
        auto evening = oneTable();
        evening.participants[0].name = u"Lang, U."_s;
        QVERIFY(one.service().import(evening));
        Laptop two(u"zwei"_s, one);
        QVERIFY(one.club().run(core::mergePlayers, core::Player{u"Lang, Uwe"_s, {}, {}},
                               {core::Player{u"Lang, U."_s, {}, {}}}));
        const auto before = one.file();
        QVERIFY(one.merge(two));
        QCOMPARE(one.file(), before);
    }

    void recordsComeByTheirIds()
    {
        Laptop one(u"eins"_s);
        one.add(series(u"11111111-1111-4111-8111-111111111111"_s, u"Jahr 2026"_s));
        Laptop two(u"zwei"_s, one);
        two.add(series(u"22222222-2222-4222-8222-222222222222"_s, u"Jahr 2027"_s));
        two.add(series(u"33333333-3333-4333-8333-333333333333"_s, u"Sommer"_s));
        one.add(series(u"44444444-4444-4444-8444-444444444444"_s, u"Sommer"_s));
        const auto plan = one.merge(two);
        QVERIFY(lineOf(plan, u"Jahr 2026"_s).fate == MergeFate::Same);
        QVERIFY(lineOf(plan, u"Jahr 2027"_s).fate == MergeFate::New);
        // No two series have the same name.
        QVERIFY(lineOf(plan, u"Sommer"_s).fate == MergeFate::Different);
        QCOMPARE(one.store().read().clubRecords().series.size(), std::size_t{3});
        core::MergeChoices choices;
        choices.taken = {lineOf(plan, u"Sommer"_s).id};
        choices.mark = u"zwei"_s;
        QVERIFY(one.merge(two, choices));
        const auto all = one.store().read().clubRecords().series;
        QCOMPARE(all.size(), std::size_t{4});
        QCOMPARE(all.at(core::SeriesId{*choices.taken.begin()}).name, u"Sommer (zwei)"_s);
        QVERIFY(one.isSound());
        const auto before = one.file();
        QVERIFY(one.merge(two, choices));
        QCOMPARE(one.file(), before);
    }

    /// One entry for each merge that changed something.
    void mergingStandsInTheClubsJournal()
    {
        Laptop one(u"eins"_s);
        Laptop two(u"zwei"_s, one);
        QVERIFY(two.service().import(oneTable(u"Neu"_s)));
        QVERIFY(one.merge(two));
        QVERIFY(one.merge(two));
        const auto journal = one.store().read().clubJournal();
        QCOMPARE(std::count_if(journal.begin(), journal.end(),
                               [](const auto& entry) {
                                   return entry.change.label.action == core::ClubAction::MergeClub;
                               }),
                 1);
    }

    /// A made two entries one person, B merges A's copy: a new evening of the double counts, too.
    void mergersTravel()
    {
        Laptop one(u"eins"_s);
        addPeople(one, {u"Xaver"_s, u"Ypsilon"_s});
        QVERIFY(one.service().import(eveningWith(u"Xaver"_s, u"Erster"_s)));
        Laptop two(u"zwei"_s, one);
        QVERIFY(one.club().run(core::mergePlayers, named(u"Ypsilon"_s), {named(u"Xaver"_s)}));
        QVERIFY(two.service().import(eveningWith(u"Xaver"_s, u"Zweiter"_s)));
        const auto plan = two.merge(one);
        QVERIFY(lineOf(plan, u"Xaver"_s).fate == MergeFate::MergedThere);
        QVERIFY(lineOf(plan, u"Xaver"_s).isTaken);
        QVERIFY(one.merge(two));
        for (auto* const laptop : {&one, &two}) {
            QVERIFY(laptop->isSound());
            QCOMPARE(laptop->club().read().players().size(), std::size_t{1});
            QCOMPARE(playersOf(*laptop), QStringList({u"Ypsilon"_s, u"Ypsilon"_s}));
            const auto before = laptop->file();
            QVERIFY(!changesAnything(*laptop->merge(laptop == &one ? two : one)));
            QCOMPARE(laptop->file(), before);
        }
    }

    void mergersAreLeftOut()
    {
        Laptop one(u"eins"_s);
        addPeople(one, {u"Xaver"_s, u"Ypsilon"_s});
        QVERIFY(one.service().import(eveningWith(u"Xaver"_s, u"Erster"_s)));
        Laptop two(u"zwei"_s, one);
        QVERIFY(one.club().run(core::mergePlayers, named(u"Ypsilon"_s), {named(u"Xaver"_s)}));
        core::MergeChoices choices;
        choices.leftOut = {lineOf(two.preview(one), u"Xaver"_s).id};
        QVERIFY(two.merge(one, choices));
        QCOMPARE(playersOf(two), QStringList(u"Xaver"_s));
        // Who plays against herself is two people.
        auto both = eveningWith(u"Xaver"_s, u"Beide"_s);
        both.participants[1].name = u"Ypsilon"_s;
        QVERIFY(two.service().import(both));
        QVERIFY(!lineOf(two.merge(one), u"Xaver"_s).isTaken);
        QCOMPARE(two.club().read().players().size(), std::size_t{2});
    }

    void chainsOfMergers()
    {
        Laptop one(u"eins"_s);
        addPeople(one, {u"Anton"_s, u"Berta"_s, u"Cäsar"_s});
        QVERIFY(one.service().import(eveningWith(u"Anton"_s, u"Erster"_s)));
        Laptop two(u"zwei"_s, one);
        QVERIFY(one.club().run(core::mergePlayers, named(u"Berta"_s), {named(u"Anton"_s)}));
        QVERIFY(two.club().run(core::mergePlayers, named(u"Cäsar"_s), {named(u"Berta"_s)}));
        QVERIFY(one.merge(two));
        QVERIFY(two.merge(one));
        for (auto* const laptop : {&one, &two}) {
            QVERIFY(laptop->isSound());
            QCOMPARE(playersOf(*laptop), QStringList(u"Cäsar"_s));
            QCOMPARE(laptop->club().read().players().size(), std::size_t{1});
        }
        QVERIFY(!changesAnything(*one.merge(two)));
    }

    /// Each copy keeps the one whom the other made a double: then both keep the same one.
    void mergersCross()
    {
        Laptop one(u"eins"_s);
        addPeople(one, {u"Anton"_s, u"Berta"_s});
        QVERIFY(one.service().import(eveningWith(u"Anton"_s, u"Erster"_s)));
        QVERIFY(one.service().import(eveningWith(u"Berta"_s, u"Zweiter"_s)));
        Laptop two(u"zwei"_s, one);
        QVERIFY(one.club().run(core::mergePlayers, named(u"Anton"_s), {named(u"Berta"_s)}));
        QVERIFY(two.club().run(core::mergePlayers, named(u"Berta"_s), {named(u"Anton"_s)}));
        QVERIFY(one.merge(two));
        QVERIFY(two.merge(one));
        QCOMPARE(one.club().read().players(), two.club().read().players());
        QCOMPARE(playersOf(one), playersOf(two));
        for (auto* const laptop : {&one, &two}) {
            QVERIFY(laptop->isSound());
            QCOMPARE(laptop->club().read().players().size(), std::size_t{1});
            QCOMPARE(playersOf(*laptop).size(), 2);
            const auto before = laptop->file();
            QVERIFY(!changesAnything(*laptop->merge(laptop == &one ? two : one)));
            QCOMPARE(laptop->file(), before);
        }
    }

    /// One copy says that Anton is Berta, the other that he is Cäsar: then these two may be one.
    void forksAreAsked()
    {
        Laptop one(u"eins"_s);
        addPeople(one, {u"Anton"_s, u"Berta"_s, u"Cäsar"_s});
        QVERIFY(one.service().import(eveningWith(u"Anton"_s, u"Erster"_s)));
        Laptop two(u"zwei"_s, one);
        QVERIFY(one.club().run(core::mergePlayers, named(u"Berta"_s), {named(u"Anton"_s)}));
        QVERIFY(two.club().run(core::mergePlayers, named(u"Cäsar"_s), {named(u"Anton"_s)}));
        const auto plan = one.merge(two);
        const auto line = lineOf(plan, u"Cäsar"_s);
        QVERIFY(line.fate == MergeFate::Doubtful);
        QCOMPARE(line.candidates.front().name, u"Berta"_s);
        QCOMPARE(playersOf(one), QStringList(u"Berta"_s));
        QCOMPARE(one.club().read().players().size(), std::size_t{2});
        const auto before = one.file();
        QVERIFY(one.merge(two));
        QCOMPARE(one.file(), before);
        core::MergeChoices choices;
        choices.same = {{line.id, line.candidates.front().id}};
        QVERIFY(one.merge(two, choices));
        QVERIFY(one.isSound());
        QCOMPARE(playersOf(one), QStringList(u"Berta"_s));
        QCOMPARE(one.club().read().players().size(), std::size_t{1});
        QVERIFY(two.merge(one));
        QCOMPARE(playersOf(two), QStringList(u"Berta"_s));
    }

    /// The club's own older file brings back nothing that was cancelled or deleted.
    void deletedStaysDeleted()
    {
        Laptop one(u"eins"_s);
        const auto evening = one.service().import(oneTable(u"Abend"_s));
        one.add(series(u"11111111-1111-4111-8111-111111111111"_s, u"Jahr"_s));
        book(one, u"Irrtum"_s);
        Laptop older(u"zwei"_s, one);
        QVERIFY(one.service().remove(*evening));
        QVERIFY(one.club().run(core::removeSeries,
                               one.store().read().clubRecords().series.begin()->first));
        cancel(one);
        const auto before = one.file();
        const auto plan = one.merge(older);
        for (const auto& name : {u"Abend"_s, u"Jahr"_s, u"Irrtum"_s}) {
            QVERIFY2(lineOf(plan, name).fate == MergeFate::Deleted, qPrintable(name));
        }
        QCOMPARE(one.file(), before);
        core::MergeChoices choices;
        choices.taken = {lineOf(plan, u"Abend"_s).id, lineOf(plan, u"Jahr"_s).id,
                         lineOf(plan, u"Irrtum"_s).id};
        QVERIFY(one.merge(older, choices));
        QVERIFY(one.isSound());
        QCOMPARE(one.service().read().tournaments().size(), std::size_t{1});
        const auto records = one.store().read().clubRecords();
        QCOMPARE(records.series.size(), std::size_t{1});
        QCOMPARE(records.cash.size(), std::size_t{1});
        QVERIFY(records.deleted.empty());
    }

    void deletionsTravel()
    {
        Laptop one(u"eins"_s);
        const auto evening = one.service().import(oneTable(u"Abend"_s));
        one.add(series(u"11111111-1111-4111-8111-111111111111"_s, u"Jahr"_s));
        book(one, u"Irrtum"_s);
        Laptop two(u"zwei"_s, one);
        QVERIFY(two.service().remove(*evening));
        QVERIFY(two.club().run(core::removeSeries,
                               two.store().read().clubRecords().series.begin()->first));
        cancel(two);
        const auto plan = one.merge(two);
        QVERIFY(lineOf(plan, u"Irrtum"_s).fate == MergeFate::DeletedThere);
        QVERIFY(!lineOf(plan, u"Jahr"_s).isTaken);
        QVERIFY(one.isSound());
        QVERIFY(one.store().read().clubRecords().cash.empty());
        QCOMPARE(one.store().read().clubRecords().series.size(), std::size_t{1});
        QCOMPARE(one.service().read().tournaments().size(), std::size_t{1});
        const auto before = one.file();
        QVERIFY(one.merge(two));
        QCOMPARE(one.file(), before);
        core::MergeChoices choices;
        choices.taken = {lineOf(plan, u"Jahr"_s).id};
        QVERIFY(one.merge(two, choices));
        QVERIFY(one.store().read().clubRecords().series.empty());
    }

    void undoForgetsDeletions()
    {
        Laptop one(u"eins"_s);
        book(one, u"Irrtum"_s);
        const auto before = one.store().read().clubRecords();
        cancel(one);
        QCOMPARE(one.store().read().clubRecords().deleted.size(), std::size_t{1});
        QVERIFY(one.club().undo());
        QVERIFY(one.store().read().clubRecords() == before);
    }

    void erasedIsErasedThoughMerged_data()
    {
        QTest::addColumn<QString>("kept");
        QTest::addColumn<QString>("gone");
        QTest::newRow("the erased one is gone") << u"Ypsilon, Yvo"_s << u"Xaver, Xenia"_s;
        QTest::newRow("the erased one is kept") << u"Xaver, Xenia"_s << u"Ypsilon, Yvo"_s;
    }

    /// One copy erases somebody whom the other one made one person with somebody else.
    void erasedIsErasedThoughMerged()
    {
        QFETCH(const QString, kept);
        QFETCH(const QString, gone);
        Laptop one(u"eins"_s);
        addPeople(one, {u"Xaver, Xenia"_s, u"Ypsilon, Yvo"_s});
        QVERIFY(one.service().import(eveningWith(u"Xaver, Xenia"_s, u"Erster"_s)));
        QVERIFY(one.service().import(eveningWith(u"Ypsilon, Yvo"_s, u"Zweiter"_s)));
        Laptop two(u"zwei"_s, one);
        erase(one, u"Xaver, Xenia"_s);
        QVERIFY(two.club().run(core::mergePlayers, named(kept), {named(gone)}));
        Laptop three(u"drei"_s, two);
        QVERIFY(two.merge(one));
        QVERIFY(one.merge(three));
        for (auto* const laptop : {&one, &two}) {
            QVERIFY(laptop->isSound());
            QVERIFY(!laptop->file().contains("Xaver"));
        }
        const auto before = one.file();
        QVERIFY(one.merge(three));
        QCOMPARE(one.file(), before);
        const auto merged = two.file();
        QVERIFY(two.merge(one));
        QVERIFY(two.merge(one));
        QVERIFY(!two.file().contains("Xaver"));
        QCOMPARE(two.file(), merged);
    }

    /// One copy made Xaver of Ypsilon, the other erased Ypsilon: what she played is nobody's in
    /// both.
    void erasedIsNobodyElse()
    {
        Laptop one(u"eins"_s);
        addPeople(one, {u"Xaver, Xenia"_s, u"Ypsilon, Yvo"_s});
        QVERIFY(one.service().import(eveningWith(u"Xaver, Xenia"_s, u"Erster"_s)));
        QVERIFY(one.service().import(eveningWith(u"Ypsilon, Yvo"_s, u"Zweiter"_s)));
        Laptop two(u"zwei"_s, one);
        QVERIFY(one.club().run(core::mergePlayers, named(u"Xaver, Xenia"_s),
                               {named(u"Ypsilon, Yvo"_s)}));
        erase(two, u"Ypsilon, Yvo"_s);
        for (int round = 0; round < 2; ++round) {
            QVERIFY(one.merge(two));
            QVERIFY(two.merge(one));
        }
        for (auto* const laptop : {&one, &two}) {
            QVERIFY(laptop->isSound());
            QVERIFY(!laptop->file().contains("Ypsilon"));
            QCOMPARE(playersOf(*laptop), QStringList(u"Xaver, Xenia"_s));
        }
    }

    void choiceOfNothingIsRefused()
    {
        Laptop one(u"eins"_s);
        Laptop two(u"zwei"_s);
        core::MergeChoices choices;
        choices.taken = {QUuid::createUuid()};
        const auto plan = one.merge(two, choices);
        QVERIFY(!plan);
        QVERIFY(plan.refused().refusals.front().code ==
                core::RefusalCode(core::ClubFault::NotInQuestion));
    }

    void mergingTwiceChangesNothing()
    {
        for (int seed = 1; seed <= test_suite::count(6); ++seed) {
            std::mt19937 random(static_cast<unsigned>(seed));
            const auto many = [&random](int most) { return static_cast<int>(random()) % most; };
            Laptop one(u"eins"_s);
            for (int step = 0; step < 12; ++step) {
                doSomething(one, random);
            }
            Laptop two(u"zwei"_s, one);
            two.wait(60);
            for (int step = std::abs(many(10)); step >= 0; --step) {
                doSomething(one, random);
            }
            for (int step = std::abs(many(10)); step >= 0; --step) {
                doSomething(two, random);
            }
            const auto evenings = one.service().read().tournaments().size();
            const auto untouched = two.file();
            const auto plan = one.merge(two);
            QVERIFY(plan);
            QVERIFY(one.isSound());
            QCOMPARE(two.file(), untouched);
            const auto merged = one.file();
            const auto again = one.merge(two);
            QVERIFY(again);
            QVERIFY2(!changesAnything(*again), qPrintable(QString::number(seed)));
            QCOMPARE(one.file(), merged);
            // Every evening exists once.
            std::set<core::TournamentUuid> uuids;
            for (const auto& summary : one.service().read().tournaments()) {
                QVERIFY(uuids.insert(summary.uuid).second);
            }
            QVERIFY(uuids.size() >= evenings);
            // The other can now get everything this one has.
            const auto back = two.merge(one);
            QVERIFY(back);
            QVERIFY(two.isSound());
            const auto there = two.store().read().clubRecords();
            std::set<core::TournamentUuid> got;
            for (const auto& summary : two.service().read().tournaments()) {
                got.insert(summary.uuid);
            }
            for (const auto& uuid : uuids) {
                QVERIFY(got.contains(uuid) || there.deleted.contains({uuid.value}));
            }
            // Nobody erased is in either directory, nobody merged in both forms.
            for (auto* const laptop : {&one, &two}) {
                for (const auto& player : laptop->club().read().players()) {
                    QVERIFY(!there.erased.contains(player.id));
                    QVERIFY2(!laptop->store().read().clubRecords().merged.contains(player.id),
                             qPrintable(player.name));
                }
            }
            QVERIFY(!changesAnything(*two.merge(one)));
        }
    }
};

RUMMY_TEST(TestClubMerge)

} // namespace tst_club_merge

#include "tst_club_merge.moc"
