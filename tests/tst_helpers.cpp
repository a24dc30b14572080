#include "core/use_cases/helpers.h"

#include "core/club/club_state.h"
#include "core/club/erasing.h"
#include "core/club/helper_code.h"
#include "core/codes/helper_codes.h"
#include "evening.h"
#include "tests/suite.h"

#include <QTest>

#include <set>

namespace tst_helpers {

using namespace Qt::StringLiterals;
using core::ClubAction;
using core::ClubRecords;
using core::Helper;
using core::HelperCode;
using core::HelperCodeState;
using core::HelperFault;
using core::HelperRight;
using evening::refusal;
using evening::refusalsOf;

namespace {

const Helper uwe{{}, u"Uwe Lang"_s, {HelperRight::CheckIn}};

ClubRecords after(const ClubRecords& records, const core::ClubChange& change)
{
    core::ClubState state{{}, {}, records};
    if (!tryApply(change, state)) {
        qFatal("the change does not fit");
    }
    return state.records;
}

ClubRecords withUwe()
{
    return after({}, *core::addHelper({}, uwe));
}

const QDateTime sevenInTheEvening({2026, 5, 14}, {19, 0}, Qt::UTC);

} // namespace

/// Helpers of the club and their codes.
class TestHelpers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areAddedChangedAndRemoved()
    {
        const auto records = withUwe();
        const auto& added = records.helpers.begin()->second;
        QCOMPARE(core::findHelper(records, u" uwe  LANG "_s), &added);
        QVERIFY(!added.id.value.isNull());

        auto wanted = added;
        wanted.name = u"  Uwe   Berger "_s;
        wanted.rights = {HelperRight::Papers, HelperRight::Fees};
        const auto change = core::changeHelper(records, wanted);
        QVERIFY(change.ok());
        QVERIFY(change->label.action == ClubAction::ChangeHelper);
        const auto changed = after(records, *change);
        QCOMPARE(changed.helpers.at(added.id).name, u"Uwe Berger"_s);
        QVERIFY(core::changeHelper(changed, changed.helpers.at(added.id))->isEmpty());
        QVERIFY(after(changed, core::reversed(*change)) == records);

        const auto removed = after(records, *core::removeHelper(records, added.id));
        QVERIFY(removed.helpers.empty());
        QCOMPARE(removed.deleted.size(), std::size_t{1});
    }

    void refuses_data()
    {
        QTest::addColumn<Helper>("helper");
        QTest::addColumn<core::Refusals>("refusals");
        const auto row = [](const char* name, const Helper& helper, const core::Refusal& why) {
            QTest::newRow(name) << helper << core::Refusals{why};
        };
        const core::HelperRights some = {HelperRight::Papers};
        row("no name", {{}, u"  "_s, some}, refusal(HelperFault::NameMissing, "/name"));
        row("two lines", {{}, u"Ann\nBerg"_s, some},
            refusal(core::SettingsFault::TextNotPlain, "/name"));
        row("same name twice", {{}, u"UWE LANG"_s, some},
            refusal(HelperFault::NameTaken, "/name", {u"Uwe Lang"_s}));
        row("no right", {{}, u"Käthe"_s, {}}, refusal(HelperFault::NoRight, "/rights"));
    }

    void refuses()
    {
        QFETCH(Helper, helper);
        QFETCH(core::Refusals, refusals);
        QCOMPARE(refusalsOf(core::addHelper(withUwe(), helper)), refusals);
    }

    void refusesTooLongNames()
    {
        const Helper helper{{}, QString(core::longestLine + 1, u'a'), {HelperRight::Papers}};
        const auto refused = refusalsOf(core::addHelper({}, helper));
        QCOMPARE(refused.size(), std::size_t{1});
        QCOMPARE(std::get<core::Pointer>(refused[0].place).text(), u"/name"_s);
    }

    void refusesMoreThanAClubCanHave()
    {
        ClubRecords records;
        for (std::size_t number = 0; number < core::mostHelpers; ++number) {
            const Helper helper{{}, u"Helper %1"_s.arg(number), {HelperRight::Papers}};
            records = after(records, *core::addHelper(records, helper));
        }
        QCOMPARE(refusalsOf(core::addHelper(records, uwe)),
                 core::Refusals{refusal(HelperFault::TooMany, "", {u"50"_s})});
    }

    void refusesTheRemoved()
    {
        const core::Refusals gone{refusal(HelperFault::Unknown, "")};
        QCOMPARE(refusalsOf(core::changeHelper({}, uwe)), gone);
        QCOMPARE(refusalsOf(core::removeHelper({}, uwe.id)), gone);
    }

    void anErasedNameLeavesTheHelper()
    {
        core::Traces traces;
        traces.names = {{u"Lang, Uwe"_s, {}}};
        const auto erased = core::Eraser({traces}).erased(withUwe());
        const auto& helper = erased.helpers.begin()->second;
        QCOMPARE(helper.name, core::erasedName());
        QVERIFY(helper.rights == uwe.rights);
    }

    void codesEnd_data()
    {
        QTest::addColumn<std::optional<QDateTime>>("used");
        QTest::addColumn<bool>("isRevoked");
        QTest::addColumn<bool>("isEveningOver");
        QTest::addColumn<qint64>("secondsLater");
        QTest::addColumn<HelperCodeState>("state");
        constexpr qint64 life = qint64{18} * 3600;
        const auto at = [](qint64 seconds) {
            return std::optional(sevenInTheEvening.addSecs(seconds));
        };
        const std::optional<QDateTime> never;
        using enum HelperCodeState;
        QTest::newRow("new") << never << false << false << qint64{0} << Valid;
        QTest::newRow("18 hours unused") << never << false << false << life << Valid;
        QTest::newRow("a second later") << never << false << false << life + 1 << Expired;
        QTest::newRow("18 hours after the last use")
            << at(60) << false << false << life + 60 << Valid;
        QTest::newRow("a second after that") << at(60) << false << false << life + 61 << Expired;
        QTest::newRow("the clock was put back") << at(7200) << false << false << qint64{0} << Valid;
        QTest::newRow("revoked") << at(60) << true << false << qint64{61} << Revoked;
        QTest::newRow("evening over") << at(60) << false << true << qint64{61} << Over;
        QTest::newRow("revoked, evening over") << at(60) << true << true << qint64{61} << Revoked;
        QTest::newRow("unused, evening over") << never << false << true << life + 1 << Expired;
    }

    void codesEnd()
    {
        QFETCH(std::optional<QDateTime>, used);
        QFETCH(bool, isRevoked);
        QFETCH(bool, isEveningOver);
        QFETCH(qint64, secondsLater);
        QFETCH(HelperCodeState, state);
        const HelperCode code{{},
                              "digest",
                              sevenInTheEvening,
                              used,
                              isRevoked ? std::optional(sevenInTheEvening) : std::nullopt};
        QCOMPARE(stateOf(code, isEveningOver, sevenInTheEvening.addSecs(secondsLater)), state);
    }

    void codesAreRandom()
    {
        std::set<QString> codes;
        for (int made = 0; made < 1000; ++made) {
            const auto code = core::newHelperCode();
            QCOMPARE(code.size(), qsizetype{11});
            QCOMPARE(code[5], u'-');
            codes.insert(code);
        }
        QCOMPARE(codes.size(), std::size_t{1000});
    }

    void digestsNeedTheKey()
    {
        const QByteArray key(32, 'k');
        const auto digest = core::helperCodeDigest(key, u"K7QF3-MTR2A");
        QCOMPARE(digest.size(), qsizetype{64});
        QCOMPARE(core::helperCodeDigest(key, u"k7qf3 mtr2a"), digest);
        QVERIFY(core::helperCodeDigest(key, u"K7QF3-MTR2B") != digest);
        QVERIFY(core::helperCodeDigest(QByteArray(32, 'l'), u"K7QF3-MTR2A") != digest);
        const auto session = core::helperSession(key, digest);
        QVERIFY(session != digest);
        QVERIFY(core::helperFormToken(key, session) != session);
    }

    void secretsAreCompared()
    {
        QVERIFY(core::isSameSecret("abc", "abc"));
        QVERIFY(!core::isSameSecret("abc", "abd"));
        QVERIFY(!core::isSameSecret("abc", "abcd"));
        QVERIFY(!core::isSameSecret("abc", ""));
    }
};

RUMMY_TEST(TestHelpers)

} // namespace tst_helpers

#include "tst_helpers.moc"
