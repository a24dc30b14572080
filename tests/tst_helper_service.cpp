#include "core/service/helper_service.h"

#include "core/use_cases/use_cases.h"
#include "one_table.h"
#include "service_desk.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_helper_service {

using namespace director_test;
using namespace Qt::StringLiterals;
using core::HelperCodeState;
using core::HelperRight;
using core::RoundState;

namespace {

/// A desk with two helpers, and a clock that a test sets.
struct Door
{
    Session desk;
    QDateTime now = start;
    core::HelperService helpers{desk.store, desk.service, [this] { return now; }};
    core::TournamentId id = desk.id;

    Door()
    {
        add(u"Uwe"_s);
        add(u"Anna"_s);
    }

    void add(const QString& name)
    {
        const bool isAdded =
            desk.club.run(core::addHelper, core::Helper{{}, name, {HelperRight::Papers}}).ok();
        QVERIFY(isAdded);
    }
    core::HelperId idOf(const QString& name)
    {
        return core::findHelper(desk.store.read().clubRecords(), name)->id;
    }
};

} // namespace

/// Who is let in with which code.
class TestHelperService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCodeLetsItsHelperIn()
    {
        Door door;
        const auto made = *door.helpers.makeCodes(door.id);
        QCOMPARE(made.size(), std::size_t{2});
        QCOMPARE(made[0].helper.name, u"Anna"_s);
        const auto uwe = door.helpers.signIn(door.id, made[1].code.toLower().remove(u'-'));
        QVERIFY(uwe.has_value());
        QCOMPARE(uwe->helper.name, u"Uwe"_s);
        QCOMPARE(door.helpers.admit(door.id, uwe->session)->helper.name, u"Uwe"_s);
        const auto anna = door.helpers.signIn(door.id, made[0].code);
        QVERIFY(anna->session != uwe->session);
        QVERIFY(anna->token != uwe->token);
    }

    void nobodyElseIsLetIn()
    {
        Door door;
        QVERIFY(!door.helpers.signIn(door.id, u"AAAAA-AAAAA"_s));
        QVERIFY(!door.helpers.admit(door.id, QByteArray()));
        const auto made = *door.helpers.makeCodes(door.id);
        for (const auto& code : {u""_s, u"AAAAA-AAAAA"_s, made[0].code.chopped(1)}) {
            QVERIFY(!door.helpers.signIn(door.id, code));
        }
        const auto stored = door.desk.store.read().helperCodes(door.id);
        for (const auto& session : {QByteArray(), QByteArray(64, 'a'), stored[0].digest}) {
            QVERIFY(!door.helpers.admit(door.id, session));
        }
        const auto other = *door.desk.service.import(tournament(4));
        QVERIFY(!door.helpers.signIn(other, made[0].code));
    }

    void newCodesEndTheOldOnes()
    {
        Door door;
        const auto old = *door.helpers.makeCodes(door.id);
        const auto session = door.helpers.signIn(door.id, old[0].code)->session;
        QVERIFY(door.helpers.makeCodes(door.id).ok());
        QVERIFY(!door.helpers.signIn(door.id, old[0].code));
        QVERIFY(!door.helpers.admit(door.id, session));
    }

    void revokedAndRemovedHelpersStayOutside()
    {
        Door door;
        const auto made = *door.helpers.makeCodes(door.id);
        const auto anna = door.helpers.signIn(door.id, made[0].code)->session;
        const auto uwe = door.helpers.signIn(door.id, made[1].code)->session;
        door.helpers.revoke(door.idOf(u"Anna"_s));
        QVERIFY(!door.helpers.admit(door.id, anna));
        QVERIFY(!door.helpers.signIn(door.id, made[0].code));
        QVERIFY(door.helpers.admit(door.id, uwe).has_value());
        QVERIFY(door.desk.club.run(core::removeHelper, door.idOf(u"Uwe"_s)).ok());
        QVERIFY(!door.helpers.admit(door.id, uwe));
    }

    void rightsAreThoseOfNow()
    {
        Door door;
        const auto made = *door.helpers.makeCodes(door.id);
        const auto session = door.helpers.signIn(door.id, made[0].code)->session;
        auto anna = made[0].helper;
        anna.rights = {HelperRight::CheckIn};
        QVERIFY(door.desk.club.run(core::changeHelper, anna).ok());
        QVERIFY(door.helpers.admit(door.id, session)->helper.rights == anna.rights);
    }

    /// Closing the last round, maybe by mistake, ends nothing; nor does the end for good.
    void codesEndWithTheEvening()
    {
        Door door;
        const auto ended = *door.desk.service.import(with({oneTable(1, RoundState::Closed)}, 2));
        const auto made = *door.helpers.makeCodes(ended);
        auto clerk = made[0].helper;
        clerk.rights = {HelperRight::Slips};
        QVERIFY(door.desk.club.run(core::changeHelper, clerk).ok());
        const auto anna = door.helpers.signIn(ended, made[0].code)->session;
        QVERIFY(door.desk.service.run(ended, core::endEvening).ok());
        QVERIFY(door.helpers.admit(ended, anna).has_value());
        auto settings = (*door.desk.service.tournament(ended))->settings;
        const auto before = settings;
        settings.releasedRounds = 1;
        QVERIFY(door.desk.service.run(ended, core::editSettings, {before, settings}).ok());
        QVERIFY(!door.helpers.signIn(ended, made[0].code));
        QVERIFY(!door.helpers.admit(ended, anna));
        QCOMPARE(door.helpers.helpers(ended)[0].state, HelperCodeState::Over);
        auto printer = clerk;
        printer.rights.insert(HelperRight::Papers);
        QVERIFY(door.desk.club.run(core::changeHelper, printer).ok());
        QVERIFY(door.helpers.admit(ended, anna)->helper.rights ==
                core::HelperRights{HelperRight::Papers});
        QVERIFY(door.desk.service.undo(ended).ok());
        QVERIFY(door.helpers.admit(ended, anna)->helper.rights == printer.rights);
    }

    void newCodesEndThoseOfOtherEvenings()
    {
        Door door;
        const auto next = *door.desk.service.import(tournament(4));
        const auto old = *door.helpers.makeCodes(door.id);
        const auto session = door.helpers.signIn(door.id, old[0].code)->session;
        const auto made = *door.helpers.makeCodes(next);
        QVERIFY(door.helpers.signIn(next, made[0].code).has_value());
        QVERIFY(!door.helpers.signIn(door.id, old[0].code));
        QVERIFY(!door.helpers.admit(door.id, session));
        QCOMPARE(door.helpers.helpers(door.id)[0].state, HelperCodeState::Revoked);
    }

    /// Who made and revoked codes is in the club's journal, the codes are not; there is nothing to
    /// undo, and what was done before still can be.
    void makingAndRevokingIsNoted()
    {
        Door door;
        const auto made = *door.helpers.makeCodes(door.id);
        door.helpers.revoke(door.idOf(u"Anna"_s));
        const auto journal = door.desk.store.read().clubJournal();
        const auto& revoking = journal.back();
        const auto& making = *std::prev(journal.end(), 2);
        QVERIFY(making.change.label.action == core::ClubAction::MakeHelperCodes);
        QCOMPARE(making.time, start);
        QVERIFY(!making.desk.isEmpty());
        QVERIFY(revoking.change.label.action == core::ClubAction::RevokeHelperCode);
        QCOMPARE(revoking.change.label.subject, u"Anna"_s);
        for (const auto& entry : journal) {
            QVERIFY(!entry.change.label.subject.contains(made[0].code));
            QVERIFY(entry.change.reason.isEmpty());
        }
        QVERIFY(!door.desk.club.undo(revoking.link.id));
        const auto next = door.desk.club.nextSteps([](const auto& /*any*/) { return true; });
        QVERIFY(next.undo.has_value());
        QVERIFY(next.undo->change.label.action == core::ClubAction::AddHelper);
    }

    void unusedCodesExpire()
    {
        Door door;
        const auto made = *door.helpers.makeCodes(door.id);
        door.now = start.addSecs(qint64{17} * 3600);
        const auto session = door.helpers.signIn(door.id, made[0].code)->session;
        door.now = start.addSecs(qint64{34} * 3600);
        QVERIFY(door.helpers.admit(door.id, session).has_value());
        QVERIFY(!door.helpers.signIn(door.id, made[1].code));
        QCOMPARE(door.helpers.helpers(door.id)[1].state, HelperCodeState::Expired);
        door.now = start.addSecs(qint64{53} * 3600);
        QVERIFY(!door.helpers.admit(door.id, session));
    }

    void refusesWithoutHelpersAndTournament()
    {
        Session desk;
        core::HelperService helpers(desk.store, desk.service, tickingClock());
        QCOMPARE(refusalsOf(helpers.makeCodes(desk.id)),
                 core::Refusals{refusal(core::HelperFault::Nobody, "")});
        QCOMPARE(refusalsOf(helpers.makeCodes(core::TournamentId{99})),
                 core::Refusals{refusal(core::ClubFault::NoTournament, "", {u"99"_s})});
    }
};

RUMMY_TEST(TestHelperService)

} // namespace tst_helper_service

#include "tst_helper_service.moc"
