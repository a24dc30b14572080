#include "app/desk/evening/results/table_dialogs.h"
#include "app/desk/hall/device_words.h"
#include "app/desk/hall/hall_page.h"
#include "app/desk/hall/helper_codes_dialog.h"
#include "app/desk/hall/serving.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/segments.h"
#include "app/hall/own_certificate.h"
#include "desk_fixture.h"
#include "page_test.h"
#include "tests/suite.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

namespace tst_hall_helpers {

using namespace Qt::StringLiterals;
using page_test::answer;
using page_test::part;

namespace {

/// The page Hall on the sample evening, whose dialog Helpers a test uses.
class Scene
{
public:
    Scene()
    {
        page_test::dress();
        fixture_.openSample();
        serving_ = std::make_unique<desk::Serving>(fixture_.session(),
                                                   [] { return QStringList{u"192.168.1.5"_s}; });
        page_ = std::make_unique<desk::HallPage>(fixture_.session(), *serving_);
        page_test::show(*page_);
    }

    [[nodiscard]] desk::Session& session() { return fixture_.session(); }
    [[nodiscard]] desk::HallPage& page() { return *page_; }
    [[nodiscard]] desk::Serving& serving() { return *serving_; }
    void click(const char* button) const { part<QPushButton>(*page_, button).click(); }
    /// Opens the helpers and lets the test use their dialog.
    void use(const std::function<void(QDialog&)>& act)
    {
        bool isUsed = false;
        answer(*page_, [&](QDialog& dialog) {
            isUsed = true;
            act(dialog);
        });
        click("helpersButton");
        QVERIFY(isUsed);
    }
    void add(const QString& name)
    {
        const core::Helper helper{{}, name, {core::HelperRight::Papers}};
        QVERIFY(session().runClub(core::addHelper, helper));
    }
    [[nodiscard]] std::vector<core::HelperService::Known> helpers()
    {
        const auto known =
            session().runHelpers([](core::HelperService& helpers, core::TournamentId id) {
                return core::Result<std::vector<core::HelperService::Known>>(helpers.helpers(id));
            });
        return *known;
    }
    [[nodiscard]] QStringList names()
    {
        QStringList names;
        const auto known = helpers();
        for (const auto& one : known) {
            names << one.helper.name;
        }
        return names;
    }
    [[nodiscard]] std::optional<core::HelperCodeState> stateOfFirst()
    {
        return helpers().front().state;
    }

private:
    DeskFixture fixture_;
    std::unique_ptr<desk::Serving> serving_;
    std::unique_ptr<desk::HallPage> page_;
};

QStringList rowOf(QDialog& dialog, int row)
{
    const auto& model = *part<QTableView>(dialog, "helperTable").model();
    QStringList texts;
    for (int column = 0; column < model.columnCount(); ++column) {
        texts << model.index(row, column).data().toString();
    }
    return texts;
}

void select(QDialog& dialog, int row)
{
    part<QTableView>(dialog, "helperTable").selectRow(row);
}

} // namespace

/// Helpers on the page Hall.
class TestHallHelpers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void guestsInTheWifiAreOneQuestion()
    {
        if (!web::canEncrypt()) {
            QSKIP("built without GnuTLS");
        }
        Scene scene;
        QVERIFY(!scene.serving().start());
        scene.use([&scene](QDialog& dialog) {
            auto& wifi = part<desk::Segments>(dialog, "helpersWifi");
            QCOMPARE(wifi.current(), 0);
            QVERIFY(page_test::told(dialog).contains(u"guests in it could listen"_s));
            wifi.button(1)->click();
            QVERIFY(page_test::told(dialog).contains(u"The pages are encrypted."_s));
            QVERIFY(scene.serving().isServing() && scene.serving().areGuestsInWifi());
            wifi.button(0)->click();
            QVERIFY(!scene.serving().areGuestsInWifi());
        });
    }

    void tablesAreSharedOut()
    {
        Scene scene;
        scene.add(u"Uwe"_s);
        scene.use([](QDialog& dialog) {
            select(dialog, 0);
            answer(dialog, [](QDialog& helper) {
                auto& tables = part<QLineEdit>(helper, "helperTables");
                auto& yes = static_cast<desk::Question&>(helper).yes();
                tables.setText(u"20-1"_s);
                QVERIFY(!yes.isEnabled());
                tables.setText(u"1-20"_s);
                QVERIFY(yes.isEnabled());
                yes.click();
            });
            part<QPushButton>(dialog, "changeHelper").click();
        });
        const core::TableRange shared{core::TableNumber{1}, core::TableNumber{20}};
        QCOMPARE(scene.helpers().front().helper.tables, std::optional(shared));
    }

    void areAdded()
    {
        Scene scene;
        scene.use([](QDialog& dialog) {
            QVERIFY(!part<QPushButton>(dialog, "changeHelper").isEnabled());
            answer(dialog, [](QDialog& question) {
                QTest::keyClicks(&part<QLineEdit>(question, "helperName"), u"Uwe Lang"_s);
                part<QCheckBox>(question, "helperMay-papers").click();
                QTest::keyClick(&question, Qt::Key_Return);
            });
            part<QPushButton>(dialog, "addHelper").click();
            QCOMPARE(rowOf(dialog, 0),
                     QStringList({u"Uwe Lang"_s, u"check-in, start fees, printing"_s, u"none yet"_s,
                                  u"–"_s, QString(), QString()}));
        });
        QCOMPARE(scene.names(), QStringList{u"Uwe Lang"_s});
    }

    /// Before a round is closed, from the devices' own words.
    void devicesAwayAreNamed_data()
    {
        QTest::addColumn<int>("unsent");
        QTest::addColumn<qint64>("silent");
        QTest::addColumn<QString>("begin");
        QTest::newRow("all sent, just heard") << 0 << qint64{20} << QString();
        QTest::newRow("something to send") << 2 << qint64{20} << u"Anna: 2 "_s;
        QTest::newRow("something to send, long ago") << 1 << qint64{7200} << u"Anna: 1 "_s;
        QTest::newRow("silent for two minutes") << 0 << qint64{120} << u"Anna: no contact"_s;
        QTest::newRow("gone home") << 0 << qint64{600} << QString();
    }

    void devicesAwayAreNamed()
    {
        QFETCH(int, unsent);
        QFETCH(qint64, silent);
        QFETCH(QString, begin);
        const QDateTime now({2026, 5, 14}, {20, 0}, Qt::UTC);
        const web::HelperDevice device{{},     u"Anna"_s,           u"1"_s, u"/helper/check-in"_s,
                                       unsent, now.addSecs(-silent)};
        const auto away = desk::words::awayAmong({device}, now);
        QCOMPARE(away.isEmpty(), begin.isEmpty());
        QVERIFY(away.isEmpty() || away.front().startsWith(begin));
        QCOMPARE(desk::words::pageOf(device), u"Check-in"_s);
    }

    void pagesAreNamed_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("name");
        QTest::newRow("the list") << u"/helper/slips"_s << u"Open tables"_s;
        QTest::newRow("a slip") << u"/helper/slips/3-07-2"_s << u"Slip 3-07-2"_s;
        QTest::newRow("typed again") << u"/helper/slips/3-07-2/again"_s << u"Slip 3-07-2"_s;
        QTest::newRow("any other") << u"/helper"_s << u"Overview"_s;
    }

    void pagesAreNamed()
    {
        QFETCH(const QString, page);
        QTEST(desk::words::pageOf({{}, u"Anna"_s, u"1"_s, page, 0, {}}), "name");
    }

    void whoSignedInAgainIsNotAway()
    {
        const QDateTime now({2026, 5, 14}, {20, 0}, Qt::UTC);
        const auto heard = [&now](const QString& number, int unsent, qint64 silent) {
            return web::HelperDevice{{},     u"Anna"_s,           number, u"/helper/check-in"_s,
                                     unsent, now.addSecs(-silent)};
        };
        QVERIFY(
            desk::words::awayAmong({heard(u"1"_s, 0, 120), heard(u"2"_s, 0, 20)}, now).isEmpty());
        // What the other device still has is not forgotten.
        QCOMPARE(desk::words::awayAmong({heard(u"1"_s, 2, 120), heard(u"2"_s, 0, 20)}, now).size(),
                 1);
    }

    void closingARoundNamesThem()
    {
        Scene scene;
        QVERIFY(scene.session().helpersAway().isEmpty());
        scene.session().setHelpersAway([] { return QStringList{u"Anna: no contact"_s}; });
        QWidget parent;
        QString told;
        answer(parent, [&told](QDialog& question) {
            for (const auto* const label : question.findChildren<QLabel*>()) {
                told += label->text();
            }
            question.reject();
        });
        const auto& round = scene.session().tournament().rounds.back();
        QVERIFY(!desk::confirmClosing(&parent, scene.session(), round));
        QVERIFY2(told.contains(u"Anna: no contact"_s), qPrintable(told));
        scene.session().setHelpersAway({});
    }

    void refusalsStayInTheQuestion()
    {
        Scene scene;
        scene.add(u"Uwe"_s);
        QString told;
        scene.use([&told](QDialog& dialog) {
            answer(dialog, [&told](QDialog& question) {
                part<QLineEdit>(question, "helperName").setText(u"uwe"_s);
                QTest::keyClick(&question, Qt::Key_Return);
                answer(question, [&told](QDialog& again) { told = page_test::told(again); });
            });
            part<QPushButton>(dialog, "addHelper").click();
        });
        QVERIFY(told.contains(u"There is a helper \"Uwe\" already."_s));
        QCOMPARE(scene.names(), QStringList{u"Uwe"_s});
    }

    void areChangedAndRemoved()
    {
        Scene scene;
        scene.add(u"Anna"_s);
        scene.add(u"Uwe"_s);
        scene.use([](QDialog& dialog) {
            QAbstractItemModelTester tester(part<QTableView>(dialog, "helperTable").model());
            select(dialog, 1);
            answer(dialog, [](QDialog& question) {
                part<QLineEdit>(question, "helperName").setText(u"Uwe Lang"_s);
                QTest::keyClick(&question, Qt::Key_Return);
            });
            part<QPushButton>(dialog, "changeHelper").click();
            QCOMPARE(rowOf(dialog, 1).front(), u"Uwe Lang"_s);
            select(dialog, 0);
            part<QPushButton>(dialog, "removeHelper").click();
            QCOMPARE(rowOf(dialog, 0).front(), u"Uwe Lang"_s);
        });
        QCOMPARE(scene.names(), QStringList{u"Uwe Lang"_s});
        QVERIFY(scene.page().scope() == desk::Scope::Hall);
    }

    void codesNeedServedPages()
    {
        Scene scene;
        scene.add(u"Anna"_s);
        scene.use([](QDialog& dialog) {
            QVERIFY(!part<QPushButton>(dialog, "newCodes").isEnabled());
            QVERIFY(part<desk::Notice>(dialog, "helpersNotice")
                        .text()
                        .contains(u"once the pages are served"_s));
        });
    }

    void newCodesAreOnOneSheet()
    {
        Scene scene;
        scene.add(u"Anna"_s);
        scene.add(u"Uwe"_s);
        scene.click("servingButton");
        desk::Pages pages;
        scene.use([&pages](QDialog& dialog) {
            answer(dialog, [&pages](QDialog& codes) {
                pages = qobject_cast<desk::HelperCodesDialog*>(&codes)->pages();
            });
            part<QPushButton>(dialog, "newCodes").click();
            QCOMPARE(rowOf(dialog, 0)[2], u"valid"_s);
        });
        QVERIFY(pages);
        QVERIFY(pages->readers == core::Readers::Owner);
        QCOMPARE(pages->title, u"Helpers' codes"_s);
        QCOMPARE(pages->sheets.size(), std::size_t{1});
        const auto& tickets = std::get<typeset::Tickets>(pages->documents.front().body).tickets;
        QCOMPARE(tickets.size(), std::size_t{2});
        QCOMPARE(tickets[0].title, u"Anna"_s);
        const auto code = tickets[0].lines.front();
        QCOMPARE(code.size(), qsizetype{11});
        QVERIFY(tickets[0].code.startsWith(u"http://192.168.1.5:"_s));
        QVERIFY(tickets[0].code.endsWith(u"/helper#"_s + code));
        QVERIFY(tickets[0].lines.join(u' ').contains(u"May: printing"_s));
    }

    void codesAreRevoked()
    {
        Scene scene;
        scene.add(u"Anna"_s);
        scene.click("servingButton");
        scene.use([](QDialog& dialog) {
            answer(dialog, [](QDialog&) {});
            part<QPushButton>(dialog, "newCodes").click();
            select(dialog, 0);
            auto& revoke = part<QPushButton>(dialog, "revokeCode");
            QVERIFY(revoke.isEnabled());
            revoke.click();
            QCOMPARE(rowOf(dialog, 0)[2], u"revoked"_s);
            QVERIFY(!revoke.isEnabled());
        });
        QVERIFY(scene.stateOfFirst() == core::HelperCodeState::Revoked);
    }
};

RUMMY_TEST(TestHallHelpers)

} // namespace tst_hall_helpers

#include "tst_hall_helpers.moc"
