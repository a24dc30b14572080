#include "app/desk/desks/sharing/invitation_dialog.h"
#include "app/desk/desks/sharing/share_dialog.h"
#include "core/store/store.h"
#include "made_server.h"
#include "page_test.h"
#include "tests/place_of.h"
#include "tests/suite.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <future>

namespace tst_share_dialogs {

using namespace Qt::Literals::StringLiterals;
using namespace page_test;
using sharing::Fault;
using sharing::PrivateServer;

namespace {

QStringList nobody()
{
    return {};
}

const auto serverDatabase = placeOf(u"postgresql://rummy_director@127.0.0.1:45432/rummy"_s);

} // namespace

class TestShareDialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() const
    {
        dress();
        if (!made_.server) {
            QSKIP("PostgreSQL or OpenSSL is not installed");
        }
    }

    void shares()
    {
        auto sharing = usual();
        desk::ShareDialog dialog(sharing, nullptr);
        show(dialog);
        QCOMPARE(part<QComboBox>(dialog, "addressBox").currentText(), u"192.168.1.5"_s);
        QTest::keyClick(&dialog, Qt::Key_Return);
        QTRY_COMPARE(dialog.result(), int{QDialog::Accepted});
        QCOMPARE(asked_, QStringList{u"192.168.1.5"_s});
        QVERIFY(dialog.database() == serverDatabase);
    }

    void saysWhyItIsNotShared_data()
    {
        QTest::addColumn<Fault>("fault");
        QTest::addColumn<QString>("text");
        QTest::newRow("not installed") << Fault{Fault::Kind::NoPrograms} << u"postgresql"_s;
        QTest::newRow("other version")
            << Fault{Fault::Kind::OtherVersion, u"15 16"_s} << u"postgresql-15\nPostgreSQL 16"_s;
        QTest::newRow("as root") << Fault{Fault::Kind::IsRoot} << u"ordinary user"_s;
        QTest::newRow("folder") << Fault{Fault::Kind::Folder, u"/x"_s} << u"/x cannot"_s;
        QTest::newRow("ports") << Fault{Fault::Kind::NoPort} << u"45432"_s;
        QTest::newRow("program") << Fault{Fault::Kind::Program, u"disk full"_s} << u"disk full"_s;
        QTest::newRow("start") << Fault{Fault::Kind::NotRunning, u"no key"_s} << u"no key"_s;
    }
    void saysWhyItIsNotShared()
    {
        QFETCH(const Fault, fault);
        QFETCH(const QString, text);
        auto sharing = usual();
        sharing.share = [fault](const QString& /*address*/) {
            return sharing::Outcome<PrivateServer>(Fault{fault.kind, fault.detail});
        };
        desk::ShareDialog dialog(sharing, nullptr);
        show(dialog);
        QTest::keyClick(&dialog, Qt::Key_Return);
        QTRY_VERIFY2(page_test::told(dialog).contains(text), qPrintable(page_test::told(dialog)));
        QVERIFY(part<QComboBox>(dialog, "addressBox").isEnabled());
        QVERIFY(!dialog.database());
    }

    void databaseThatFailsIsNotShared()
    {
        auto sharing = usual();
        sharing.share = [](const QString& /*address*/) -> sharing::Outcome<PrivateServer> {
            throw core::StoreFailure(core::StoreFailure::Kind::Full, u"test"_s);
        };
        desk::ShareDialog dialog(sharing, nullptr);
        show(dialog);
        QTest::keyClick(&dialog, Qt::Key_Return);
        QTRY_VERIFY2(page_test::told(dialog).contains(u"as before"_s),
                     qPrintable(page_test::told(dialog)));
    }

    void withoutANetwork()
    {
        auto sharing = usual();
        sharing.addresses = [] { return QStringList(); };
        desk::ShareDialog dialog(sharing, nullptr);
        show(dialog);
        QVERIFY(!dialog.yes().isEnabled());
    }

    void showsAddressAndCode()
    {
        auto sharing = usual();
        desk::InvitationDialog dialog(sharing, *made_.server, nobody, nullptr);
        page_test::show(dialog);
        const auto code = [&dialog] {
            return part<QLabel>(dialog, "codeLabel").text().replace(u'\n', u'-');
        };
        QCOMPARE(part<QLabel>(dialog, "addressLabel").text(), u"192.168.1.5:45432"_s);
        QCOMPARE(code(), sharing::codeText(made_.server->invitation()));
        QTest::mouseClick(&part<QPushButton>(dialog, "copyButton"), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 sharing::invitationText(made_.server->invitation()));
    }

    void theAddressFollowsTheNetwork()
    {
        auto sharing = usual();
        QStringList addresses{u"192.168.1.5"_s};
        sharing.addresses = [&addresses] { return addresses; };
        desk::InvitationDialog dialog(sharing, *made_.server, nobody, nullptr);
        page_test::show(dialog);
        addresses = {u"10.0.0.7"_s, u"10.0.0.8"_s};
        QTRY_COMPARE(part<QLabel>(dialog, "addressLabel").text(), u"10.0.0.7:45432"_s);
        addresses = {};
        QTRY_COMPARE(part<QLabel>(dialog, "addressLabel").text(), u"192.168.1.5:45432"_s);
    }

    void namesWhoIsConnected()
    {
        auto sharing = usual();
        QStringList others{u"Tresen"_s, u"Saal 2"_s};
        desk::InvitationDialog dialog(
            sharing, *made_.server, [&others] { return others; }, nullptr);
        page_test::show(dialog);
        const auto asked = [&dialog] {
            QString text;
            answer(dialog, [&text](QDialog& question) {
                text = askedIn(question);
                question.reject();
            });
            QTest::mouseClick(&part<QPushButton>(dialog, "stopButton"), Qt::LeftButton);
            return text;
        };
        QVERIFY(asked().contains(u"Tresen, Saal 2"_s));
        others.clear();
        QVERIFY(asked().contains(u"No other desk"_s));
    }

    void stops()
    {
        auto sharing = usual();
        desk::InvitationDialog dialog(sharing, *made_.server, nobody, nullptr);
        page_test::show(dialog);
        askedToStop(dialog, true);
        QTRY_VERIFY(dialog.isStopped());
        QCOMPARE(dialog.result(), int{QDialog::Accepted});
    }

    void staysWhileItStops()
    {
        std::promise<void> broughtBack;
        auto sharing = usual();
        sharing.stop = [done = broughtBack.get_future().share()](
                           const PrivateServer& /*server*/) -> std::optional<Fault> {
            done.wait();
            return std::nullopt;
        };
        desk::InvitationDialog dialog(sharing, *made_.server, nobody, nullptr);
        page_test::show(dialog);
        askedToStop(dialog, true);
        QTest::mouseClick(&part<QPushButton>(dialog, "closeButton"), Qt::LeftButton);
        const bool stayed = dialog.isVisible();
        broughtBack.set_value();
        QVERIFY(stayed);
        QTRY_VERIFY(dialog.isStopped());
    }

    void goesOnSharing()
    {
        auto sharing = usual();
        desk::InvitationDialog dialog(sharing, *made_.server, nobody, nullptr);
        page_test::show(dialog);
        askedToStop(dialog, false);
        QVERIFY(!dialog.isStopped());
        QVERIFY(part<QPushButton>(dialog, "stopButton").isEnabled());
    }

    void saysWhyItIsStillShared()
    {
        auto sharing = usual();
        sharing.stop = [](const PrivateServer& /*server*/) -> std::optional<Fault> {
            throw core::StoreFailure(core::StoreFailure::Kind::Full, u"test"_s);
        };
        desk::InvitationDialog dialog(sharing, *made_.server, nobody, nullptr);
        page_test::show(dialog);
        askedToStop(dialog, true);
        QTRY_VERIFY2(page_test::told(dialog).contains(u"Still shared"_s),
                     qPrintable(page_test::told(dialog)));
        QVERIFY(!dialog.isStopped());
    }

private:
    desk::Sharing usual()
    {
        asked_.clear();
        return {u"/club.rummydb"_s,
                [] {
                    return QStringList{u"192.168.1.5"_s, u"10.0.0.1"_s};
                },
                [this] { return made_.server; },
                [this](const QString& address) {
                    asked_ << address;
                    return sharing::Outcome(*made_.server);
                },
                [](const PrivateServer& /*server*/) { return serverDatabase; },
                [](const PrivateServer& /*server*/) { return std::nullopt; },
                [](const sharing::Invitation& /*invitation*/) { return serverDatabase; }};
    }

    static void askedToStop(desk::InvitationDialog& dialog, bool isMeant)
    {
        answer(dialog,
               [isMeant](QDialog& question) { isMeant ? question.accept() : question.reject(); });
        QTest::mouseClick(&part<QPushButton>(dialog, "stopButton"), Qt::LeftButton);
    }

    MadeServer made_;
    QStringList asked_;
};

RUMMY_TEST(TestShareDialogs)

} // namespace tst_share_dialogs

#include "tst_share_dialogs.moc"
