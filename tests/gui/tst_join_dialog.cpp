#include "app/desk/desks/sharing/join_dialog.h"
#include "page_test.h"
#include "tests/place_of.h"
#include "tests/suite.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>

namespace tst_join_dialog {

using namespace Qt::Literals::StringLiterals;
using namespace page_test;
using sharing::Fault;
using sharing::Invitation;

namespace {

const auto database = placeOf(u"postgresql://rummy_director@192.168.1.5:45432/rummy"_s);

Invitation sample()
{
    return {u"192.168.1.5"_s, 45432, u"0123456789ABCDEF"_s,
            QByteArray(sharing::fingerprintLength, 'f')};
}

/// The dialog over a server with that response.
struct Scene
{
    explicit Scene(const sharing::Outcome<core::ClubPlace>& answer = database)
        : dialog(
              [this, answer](const Invitation& invitation) {
                  asked.push_back(invitation);
                  return answer;
              },
              QStringLiteral("Desk 2"), nullptr)
    {
        show(dialog);
    }

    void type(const QString& name, const QString& text) const
    {
        auto& field = part<QLineEdit>(dialog, name);
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
    }
    [[nodiscard]] QString told() const { return page_test::told(dialog); }

    std::vector<Invitation> asked;
    desk::JoinDialog dialog;
};

} // namespace

class TestJoinDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dress(); }

    void joins()
    {
        Scene scene;
        scene.type(u"addressField"_s, u"192.168.1.5:45432"_s);
        scene.type(u"codeField"_s, sharing::codeText(sample()).toLower());
        QTest::keyClick(&scene.dialog, Qt::Key_Return);
        QTRY_COMPARE(scene.dialog.result(), int{QDialog::Accepted});
        QVERIFY(scene.dialog.database() == database);
        QCOMPARE(scene.asked.size(), std::size_t{1});
        QVERIFY(scene.asked.front() == sample());
    }

    void takesBothAtOnce()
    {
        Scene scene;
        part<QLineEdit>(scene.dialog, "addressField").setText(sharing::invitationText(sample()));
        QCOMPARE(part<QLineEdit>(scene.dialog, "codeField").text(), sharing::codeText(sample()));
        QTest::keyClick(&scene.dialog, Qt::Key_Return);
        QTRY_COMPARE(scene.dialog.result(), int{QDialog::Accepted});
    }

    void takesBothFromAScanner()
    {
        Scene scene;
        page_test::show(scene.dialog);
        for (const auto sign : sharing::invitationText(sample())) {
            QTest::keyClick(QApplication::focusWidget(), sign.toLatin1());
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(scene.dialog.result(), int{QDialog::Accepted});
        QVERIFY(scene.asked.front() == sample());
    }

    void saysWhatIsMistyped_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("told");
        const auto code = sharing::codeText(sample());
        QTest::newRow("no address") << QString() << code << u"address"_s;
        QTest::newRow("short code") << u"host:1"_s << code.chopped(1) << u"not complete"_s;
        QTest::newRow("wrong code") << u"host:1"_s << u"7"_s + code.mid(1) << u"mistyped"_s;
        QTest::newRow("code for helpers, of an earlier version")
            << u"host:1"_s << u"0123-4567-89AB-CDEF-7W09-NZR1-081G-8ZG0"_s << u"no longer valid"_s;
    }
    void saysWhatIsMistyped()
    {
        QFETCH(const QString, address);
        QFETCH(const QString, code);
        QFETCH(const QString, told);
        Scene scene;
        scene.type(u"addressField"_s, address);
        scene.type(u"codeField"_s, code);
        QTest::keyClick(&scene.dialog, Qt::Key_Return);
        QVERIFY2(scene.told().contains(told), qPrintable(scene.told()));
        QVERIFY(scene.asked.empty());
        // Typing removes the message.
        scene.type(u"addressField"_s, u"host:2"_s);
        QCOMPARE(scene.told(), QString());
    }

    void saysWhyNobodyAnswers_data()
    {
        QTest::addColumn<Fault>("fault");
        QTest::addColumn<QString>("told");
        QTest::newRow("nobody") << Fault{Fault::Kind::NotRunning, u"refused"_s}
                                << u"Nobody answers at host:1"_s;
        QTest::newRow("something else") << Fault{Fault::Kind::NoTls} << u"no shared club"_s;
        QTest::newRow("a stranger") << Fault{Fault::Kind::Stranger} << u"Another computer"_s;
        QTest::newRow("disk") << Fault{Fault::Kind::Folder, u"/x"_s} << u"/x cannot be written"_s;
    }
    void saysWhyNobodyAnswers()
    {
        QFETCH(const Fault, fault);
        QFETCH(const QString, told);
        Scene scene(fault);
        scene.type(u"addressField"_s, u"host:1"_s);
        scene.type(u"codeField"_s, sharing::codeText(sample()));
        QTest::keyClick(&scene.dialog, Qt::Key_Return);
        QTRY_VERIFY2(scene.told().contains(told), qPrintable(scene.told()));
        // Typed text stays, and can be tried again.
        QCOMPARE(part<QLineEdit>(scene.dialog, "addressField").text(), u"host:1"_s);
        QTest::keyClick(&scene.dialog, Qt::Key_Return);
        QTRY_COMPARE(scene.asked.size(), std::size_t{2});
    }
};

RUMMY_TEST(TestJoinDialog)

} // namespace tst_join_dialog

#include "tst_join_dialog.moc"
