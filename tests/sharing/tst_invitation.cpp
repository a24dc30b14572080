#include "app/sharing/invitation.h"
#include "tests/suite.h"

#include <QRandomGenerator>

#include <set>

namespace tst_invitation {

using namespace Qt::Literals::StringLiterals;
using sharing::Invitation;
using sharing::InvitationFault;

namespace {

Invitation sample()
{
    return {u"192.168.1.5"_s, 45432, u"0123456789ABCDEF"_s,
            QByteArray("\x3f\0\x9a\xff\1\2\3\4", 8)};
}

auto readBack(const Invitation& invitation)
{
    return sharing::readInvitation(sharing::addressText(invitation), sharing::codeText(invitation));
}

} // namespace

class TestInvitation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void secretsAreRandom()
    {
        std::set<QString> secrets;
        for (int count = 0; count < 100; ++count) {
            secrets.insert(sharing::newSecret());
        }
        QCOMPARE(secrets.size(), std::size_t{100});
        QCOMPARE(secrets.begin()->size(), qsizetype{16});
    }

    void readsWhatItWrites()
    {
        for (int count = 0; count < 200; ++count) {
            auto invitation = sample();
            invitation.secret = sharing::newSecret();
            for (char& byte : invitation.fingerprint) {
                byte = static_cast<char>(QRandomGenerator::global()->bounded(256));
            }
            const auto read = readBack(invitation);
            QVERIFY(std::holds_alternative<Invitation>(read));
            QVERIFY(std::get<Invitation>(read) == invitation);
        }
    }

    /// Written-down codes stay valid.
    void codesStayTheSame()
    {
        QCOMPARE(sharing::codeText(sample()), u"0123-4567-89AB-CDEF-7W09-NZR1-081G-9YMJ"_s);
        QCOMPARE(sharing::invitationText(sample()),
                 u"192.168.1.5:45432 0123-4567-89AB-CDEF-7W09-NZR1-081G-9YMJ"_s);
    }

    void typedFreely_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("code");
        const auto code = sharing::codeText(sample());
        QTest::newRow("as shown") << u"192.168.1.5:45432"_s << code;
        QTest::newRow("small letters") << u" 192.168.1.5:45432 "_s << code.toLower();
        QTest::newRow("blanks for dashes")
            << u"192.168.1.5 :45432"_s << QString(code).replace(u'-', u' ');
        QTest::newRow("letters for digits")
            << u"192.168.1.5:45432"_s << QString(code).replace(u'0', u'O').replace(u'1', u'l');
    }
    void typedFreely()
    {
        QFETCH(const QString, address);
        QFETCH(const QString, code);
        const auto read = sharing::readInvitation(address, code);
        QVERIFY(std::holds_alternative<Invitation>(read));
        QVERIFY(std::get<Invitation>(read) == sample());
    }

    void refused_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("code");
        QTest::addColumn<InvitationFault>("fault");
        const auto code = sharing::codeText(sample());
        const auto host = u"192.168.1.5:45432"_s;
        QTest::newRow("no address") << QString() << code << InvitationFault::NoAddress;
        QTest::newRow("no port") << u"192.168.1.5"_s << code << InvitationFault::NoAddress;
        QTest::newRow("no host") << u":45432"_s << code << InvitationFault::NoAddress;
        QTest::newRow("port 0") << u"host:0"_s << code << InvitationFault::NoAddress;
        QTest::newRow("port too large") << u"host:65536"_s << code << InvitationFault::NoAddress;
        QTest::newRow("two hosts") << u"one two:45432"_s << code << InvitationFault::NoAddress;
        QTest::newRow("no code") << host << QString() << InvitationFault::Length;
        QTest::newRow("short") << host << code.chopped(1) << InvitationFault::Length;
        QTest::newRow("long") << host << QString(code + u'0') << InvitationFault::Length;
        QTest::newRow("no sign") << host << QString(code).replace(8, 1, u'U')
                                 << InvitationFault::Mistyped;
        QTest::newRow("no letter of ours")
            << host << QString(code).replace(8, 1, u'Ä') << InvitationFault::Mistyped;
        QTest::newRow("for helpers, by an earlier version")
            << host << u"0123-4567-89AB-CDEF-7W09-NZR1-081G-8ZG0"_s << InvitationFault::OfHelper;
    }
    void refused()
    {
        QFETCH(const QString, address);
        QFETCH(const QString, code);
        const auto read = sharing::readInvitation(address, code);
        QVERIFY(std::holds_alternative<InvitationFault>(read));
        QTEST(std::get<InvitationFault>(read), "fault");
    }

    /// Every single wrong character in this code, and every swap of neighbours.
    void mistyped()
    {
        const auto code = sharing::codeText(sample()).remove(u'-');
        const auto isRead = [](const QString& typed) {
            return std::holds_alternative<Invitation>(sharing::readInvitation(u"host:1"_s, typed));
        };
        QVERIFY(isRead(code));
        for (qsizetype place = 0; place < code.size(); ++place) {
            auto wrong = code;
            wrong[place] = code[place] == u'7' ? u'8' : u'7';
            QVERIFY2(!isRead(wrong), qPrintable(wrong));
            auto swapped = code;
            swapped[place] = code[(place + 1) % code.size()];
            swapped[(place + 1) % code.size()] = code[place];
            QVERIFY2(swapped == code || !isRead(swapped), qPrintable(swapped));
        }
    }
};

RUMMY_TEST(TestInvitation)

} // namespace tst_invitation

#include "tst_invitation.moc"
