#include "setup_scene.h"
#include "tests/suite.h"

#include "app/desk/evening/setup/side_view.h"

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
    shown.type("logoField", logo);
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
                                                            logo,
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
    shown.type("backgroundField", fixture.file(QStringLiteral("gone too.png")));
    const auto& background = shown.label("backgroundFieldRefusal");
    QTRY_VERIFY(background.text().contains(QStringLiteral("gone too.png")));
    QVERIFY(shown.label("logoFieldRefusal").text().contains(QStringLiteral("gone.png")));
    QVERIFY2(!shown.stored().certificate.logo.isEmpty(), "the stick may be put in later");
    shown.type("backgroundField", {});
    shown.type("logoField", {});
    QTRY_VERIFY(!shown.label("logoFieldRefusal").isVisible());
    QVERIFY(!background.isVisible());
}

RUMMY_TEST(TestSetupPapers)

} // namespace tst_setup_papers

#include "tst_setup_papers.moc"
