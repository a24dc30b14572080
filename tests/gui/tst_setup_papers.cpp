#include "setup_scene.h"
#include "tests/suite.h"

#include "app/desk/evening/setup/older_pictures.h"
#include "app/desk/evening/setup/side_view.h"
#include "core/use_cases/editing_entries.h"
#include "db/sqlite/sqlite_connection.h"
#include "tests/file_contents.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QSpinBox>

namespace tst_setup_papers {

using namespace setup_test;

/// Setup for paper: the licence fee payment, and certificates.
class TestSetupPapers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void tellsThePaymentCode();
    void changesCertificates();
    void refusesUnknownFields();
    void saysWhichPictureIsBroken();
    void takesInOlderPictures_data();
    void takesInOlderPictures();
};

void TestSetupPapers::tellsThePaymentCode()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    shown.part<QCheckBox>("openBox").click();
    shown.showPart(FeesPart);
    const auto& code = shown.label("feeCode");
    QVERIFY(code.isVisible());
    QVERIFY(code.text().contains(QStringLiteral("IBAN is not known")));
    shown.type("ibanField", QStringLiteral("DE89 3704 0044 0532 0130 00"));
    QVERIFY(code.text().contains(QStringLiteral("name is not known")));
    shown.type("holderField", QStringLiteral("Spielrechte ").repeated(6));
    QVERIFY(shown.label("holderFieldRefusal").text().contains(QStringLiteral("71 characters")));
    QVERIFY(!shown.isAccepted());
    shown.type("holderField", QStringLiteral("Spielrechte Hof"));
    QVERIFY(code.text().contains(QStringLiteral("22.00 € to Spielrechte Hof")));
    shown.type("remittanceField", QStringLiteral("Lizenz"));
    QVERIFY(code.text().contains(QStringLiteral("“Lizenz”")));
    shown.type("bicField", QStringLiteral("Sparkasse"));
    QVERIFY(shown.label("bicFieldRefusal").isVisible());
    shown.store();
    QCOMPARE(shown.stored().licence.bic, QStringLiteral("Sparkasse"));
    shown.type("bicField", QStringLiteral("COBADEFF"));
    QVERIFY(!shown.label("bicFieldRefusal").isVisible());
}

void TestSetupPapers::changesCertificates()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(CertificatePart);
    auto& text = shown.part<QPlainTextEdit>("certificateTextField");
    QVERIFY(text.hasFocus());
    QVERIFY(text.placeholderText().contains(QStringLiteral("{name}")));
    shown.button("beginWithDefaultButton").click();
    QCOMPARE(text.toPlainText(), text.placeholderText());
    QVERIFY(!shown.button("beginWithDefaultButton").isEnabled());
    text.setPlainText(QStringLiteral("{name}\n{place}"));
    auto& design = shown.part<QComboBox>("certificateDesignChoice");
    QVERIFY(design.isVisible());
    design.setCurrentIndex(1);
    Q_EMIT design.activated(1);
    shown.part<QSpinBox>("certificatePlacesField").setValue(3);
    QImage picture(20, 20, QImage::Format_RGB32);
    picture.fill(Qt::red);
    const QString logo = fixture.file(QStringLiteral("logo.png"));
    QVERIFY(picture.save(logo));
    const auto name = core::pictureName(contentsOf(logo));
    shown.type("logoField", logo);
    shown.store();
    QVERIFY(QFile::remove(logo));
    QCOMPARE(shown.part<QLineEdit>("logoField").text(), QStringLiteral("picture kept in the club"));
    const auto& preview = shown.part<desk::SideView>("certificateView");
    QVERIFY(preview.isVisible());
    const auto isRed = [](const QImage& image) {
        return image.pixelColor(image.width() / 2, image.height() / 7).green() < 50;
    };
    QTRY_VERIFY(isRed(shown.part<desk::SideView>("certificateView").grab().toImage()));
    QVERIFY(preview.faults().empty());
    shown.part<QCheckBox>("certificateLandscapeBox").click();
    QCOMPARE(shown.stored().certificate, (core::Certificate{QStringLiteral("{name}\n{place}"),
                                                            3,
                                                            {},
                                                            name,
                                                            core::CertificateDesign::Stones,
                                                            true}));
    shown.showPart(FeesPart);
    QVERIFY(!preview.isVisible());
}

void TestSetupPapers::refusesUnknownFields()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(CertificatePart);
    shown.part<QPlainTextEdit>("certificateTextField").setPlainText(QStringLiteral("{nome}"));
    const auto& refusal = shown.label("certificateTextFieldRefusal");
    QVERIFY(refusal.isVisible());
    QVERIFY(refusal.text().contains(QStringLiteral("{nome}")));
    shown.store();
    QVERIFY(shown.stored().certificate.text.isEmpty());
}

void TestSetupPapers::saysWhichPictureIsBroken()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(CertificatePart);
    shown.type("logoField", fixture.file(QStringLiteral("gone.png")));
    shown.store();
    QVERIFY(shown.label("logoFieldRefusal").text().contains(QStringLiteral("gone.png")));
    shown.type("backgroundField", fixture.file(QStringLiteral("gone too.png")));
    shown.store();
    const auto& background = shown.label("backgroundFieldRefusal");
    QVERIFY(background.text().contains(QStringLiteral("gone too.png")));
    QVERIFY(shown.stored().certificate.logo.isEmpty());
    QVERIFY(shown.part<QLineEdit>("logoField").text().isEmpty());
    shown.part<QSpinBox>("certificatePlacesField").setValue(3);
    QVERIFY(!shown.label("logoFieldRefusal").isVisible());
    QVERIFY(!background.isVisible());
}

/// What an older program named by its path is taken in once, where it was on this computer.
void TestSetupPapers::takesInOlderPictures_data()
{
    QTest::addColumn<bool>("isKnown");
    QTest::newRow("named before on this computer") << true;
    QTest::newRow("from elsewhere") << false;
}

void TestSetupPapers::takesInOlderPictures()
{
    QFETCH(const bool, isKnown);
    DeskFixture fixture;
    fixture.openSample();
    QImage picture(20, 20, QImage::Format_RGB32);
    picture.fill(Qt::red);
    const QString logo = fixture.file(QStringLiteral("logo.png"));
    QVERIFY(picture.save(logo));
    const auto name = core::pictureName(contentsOf(logo));
    const auto seen = fixture.session().tournament().settings;
    auto wanted = seen;
    wanted.certificate.logo = logo;
    QVERIFY(fixture.session().run(core::editSettings, {seen, wanted}));
    if (isKnown) {
        db::SqliteConnection club(fixture.clubFile(), db::SqliteConnection::Access::ReadWrite);
        club.run(QStringLiteral("INSERT INTO older_picture (path) VALUES (?)"), logo);
    }
    const desk::OlderPictures older(fixture.session(), nullptr);
    const auto stored = [&] { return fixture.session().tournament().settings.certificate.logo; };
    if (isKnown) {
        QTRY_COMPARE(stored(), name);
    }
    page_test::settle();
    QCOMPARE(stored(), isKnown ? name : logo);
}

RUMMY_TEST(TestSetupPapers)

} // namespace tst_setup_papers

#include "tst_setup_papers.moc"
