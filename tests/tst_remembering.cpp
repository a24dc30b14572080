#include "service_desk.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>

namespace tst_remembering {

using namespace director_test;
using namespace Qt::Literals::StringLiterals;

/// What the directory keeps of what was said at check-in.
class TestRemembering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choicesBecomeTags();
    void newcomersAreAdded();
    void namesakesAreToldApartByTheirLink();
    void nothingChosenChangesNothing();
    void aSpellingIsTakenOver_data();
    void aSpellingIsTakenOver();
    void whoseSpellingAChangeCorrects();

private:
    static core::SaidAtDoor said(const Session& desk, const core::DoorPerson& person)
    {
        return {
            desk.id, {{u"guest"_s, u"Guest"_s, 1'200}, {u"young"_s, u"Young"_s, 500}}, {person}};
    }
    static core::DoorPerson registered(Session& desk, core::StartNumber number)
    {
        core::DoorPerson person;
        const auto evening = desk.now();
        person.uuid = findParticipant(evening, number)->uuid;
        return person;
    }
    /// The directory's entry of number 1.
    static core::Player addFirst(Session& desk, const QStringList& tags)
    {
        const auto evening = desk.now();
        const auto& person = *findParticipant(evening, 1_p);
        static_cast<void>(
            desk.club.run(core::addPlayers, {core::Player{person.name, person.club, tags}}));
        return desk.club.read().players().front();
    }
};

void TestRemembering::choicesBecomeTags()
{
    Session desk;
    addFirst(desk, {u"Young"_s, u"Hof"_s});
    auto person = registered(desk, 1_p);
    person.feeClass = u"guest"_s;
    person.newTags = {u"Ladies"_s};
    person.formerTags = {u"hof"_s};
    QVERIFY(desk.club.run(core::rememberAtDoor, said(desk, person)));
    QCOMPARE(desk.club.read().players().front().tags, (QStringList{u"Ladies"_s, u"Guest"_s}));
    person.feeClass = QString();
    person.newTags.clear();
    QVERIFY(desk.club.run(core::rememberAtDoor, said(desk, person)));
    QCOMPARE(desk.club.read().players().front().tags, QStringList{u"Ladies"_s});
}

void TestRemembering::newcomersAreAdded()
{
    Session desk;
    core::DoorPerson person;
    person.enrolment.name = u"Neu, Anna"_s;
    person.enrolment.club = u"Hof"_s;
    person.feeClass = u"young"_s;
    QVERIFY(desk.club.run(core::rememberAtDoor, said(desk, person)));
    const auto players = desk.club.read().players();
    QCOMPARE(players.size(), std::size_t{1});
    QCOMPARE(players.front().name, u"Neu, Anna"_s);
    QCOMPARE(players.front().club, u"Hof"_s);
    QCOMPARE(players.front().tags, QStringList{u"Young"_s});
}

void TestRemembering::namesakesAreToldApartByTheirLink()
{
    Session desk;
    const auto first = addFirst(desk, {});
    const core::Player namesake{first.name, first.club, {}, {QUuid::createUuid()}};
    QVERIFY(desk.club.run(core::addPlayers, {first, namesake}));
    core::DoorPerson person;
    person.enrolment.name = first.name;
    person.enrolment.club = first.club;
    person.enrolment.player = namesake.id;
    person.newTags = {u"Ladies"_s};
    QVERIFY(desk.club.run(core::rememberAtDoor, said(desk, person)));
    for (const auto& one : desk.club.read().players()) {
        QCOMPARE(one.tags.isEmpty(), one.id != namesake.id);
    }
}

void TestRemembering::nothingChosenChangesNothing()
{
    Session desk;
    addFirst(desk, {u"Guest"_s});
    const int commits = desk.store.commits();
    const auto change = desk.club.run(core::rememberAtDoor, said(desk, registered(desk, 1_p)));
    QVERIFY(change && change->isEmpty());
    QVERIFY(desk.club.run(core::rememberAtDoor, said(desk, registered(desk, 2_p)))->isEmpty());
    QCOMPARE(desk.store.commits(), commits);
}

void TestRemembering::aSpellingIsTakenOver_data()
{
    QTest::addColumn<bool>("isKnownElsewhere");
    QTest::newRow("of somebody at this evening only") << false;
    QTest::newRow("not of somebody whom another evening knows") << true;
}

void TestRemembering::aSpellingIsTakenOver()
{
    QFETCH(bool, isKnownElsewhere);
    Session desk;
    if (isKnownElsewhere) {
        QVERIFY(desk.service.import(tournament(9)).ok());
    }
    const auto player = addFirst(desk, {});
    const core::Respelt respelt{{desk.id, registered(desk, 1_p).uuid},
                                player.name,
                                player.club,
                                u"Anders, Anna"_s,
                                player.club};
    QVERIFY(desk.club.follow(core::respellPlayer, respelt));
    QCOMPARE(desk.club.read().players().front().name,
             isKnownElsewhere ? player.name : u"Anders, Anna"_s);
}

/// Which the undo of a correction says as well.
void TestRemembering::whoseSpellingAChangeCorrects()
{
    Session desk;
    auto corrected = *findParticipant(desk.now(), 1_p);
    const auto before = corrected;
    corrected.name = u"Anders, Anna"_s;
    const core::Change change{{}, {}, {core::ParticipantExchange{1_p, before, corrected}}};
    const auto respelt = core::respeltBy(desk.id, change);
    QVERIFY(respelt && respelt->person.participant == before.uuid);
    QCOMPARE(respelt->formerName, before.name);
    QCOMPARE(respelt->name, u"Anders, Anna"_s);
    QCOMPARE(core::respeltBy(desk.id, reversed(change))->name, before.name);
    auto here = before;
    here.tags = {u"Ladies"_s};
    QVERIFY(!core::respeltBy(desk.id, {{}, {}, {core::ParticipantExchange{1_p, before, here}}}));
    QVERIFY(!core::respeltBy(desk.id, {{}, {}, {core::ParticipantExchange{1_p, {}, here}}}));
}

RUMMY_TEST(TestRemembering)

} // namespace tst_remembering

#include "tst_remembering.moc"
