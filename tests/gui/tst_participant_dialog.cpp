#include "participants_scene.h"
#include "tests/suite.h"

#include "app/desk/widgets/segments.h"
#include "core/texts/translation.h"
#include "tests/evening.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>

namespace tst_participant_dialog {

using namespace evening;
using namespace participants_test;
using page_test::part;

/// A participant's entry as a dialog of the page.
class TestParticipantDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void editsAnEntry();
    void keepsTheDialogWhenRefused();
    void countsWhoIsChosen();
    void setsASurnameByHand();
    void takesPayments();
    void asksAboutMoreThanIsDue();
    void putsSeveralInAClass();
    void givesAndCancelsPenalties();
    void offersTheNoticeOfAPenalty();
    void showsWhatAPenaltyDoes_data();
    void showsWhatAPenaltyDoes();
    void refusesTheOtherSign_data();
    void refusesTheOtherSign();
    void asksBeforeTypedIsLost_data();
    void asksBeforeTypedIsLost();
    void leadsByTabAndLetter_data();
    void leadsByTabAndLetter();
};

void TestParticipantDialog::editsAnEntry()
{
    Scene scene;
    scene.table().select({4_p});
    scene.whenAsked([](QDialog& dialog) {
        part<QLineEdit>(dialog, "nameField").setText(text("Renamed, Rita"));
        part<QLineEdit>(dialog, "clubField").setText(text("Hof"));
        part<QLineEdit>(dialog, "fixedTableField").setText(text("2"));
        part<QLineEdit>(dialog, "paidField").setText(text("7,50"));
        part<QLineEdit>(dialog, "tagsField").setText(text("ladies, guest"));
        part<QLineEdit>(dialog, "untilField").setText(text("9"));
        auto& other = part<QComboBox>(dialog, "apartOther");
        other.setCurrentIndex(other.findData(7));
        click(dialog, "apartAdd");
        click(dialog, "apartAdd");
        QCOMPARE(part<QListWidget>(dialog, "apartEntries").count(), 1);
        QTest::keyClick(&part<QLineEdit>(dialog, "nameField"), Qt::Key_Return);
    });
    scene.key(Qt::Key_F2);
    QCOMPARE(scene.asked(), 1);
    const auto& rita = *core::findParticipant(scene.now(), 4_p);
    QCOMPARE(rita.name, text("Renamed, Rita"));
    QCOMPARE(rita.club, text("Hof"));
    QVERIFY(rita.fixedTable == 2_t);
    QCOMPARE(rita.paidCents(), std::int64_t{750});
    QCOMPARE(rita.tags, QStringList({text("ladies"), text("guest")}));
    QVERIFY(rita.present == (std::vector<core::PresenceSpan>{{1_r, 9_r}}));
    const auto wishes = scene.now().settings.apart;
    QVERIFY(std::find(wishes.begin(), wishes.end(), std::pair{4_p, 7_p}) != wishes.end());

    scene.whenAsked([](QDialog& dialog) {
        auto& list = part<QListWidget>(dialog, "apartEntries");
        list.setCurrentRow(list.count() - 1);
        QTest::keyClick(&list, Qt::Key_Delete);
        click(dialog, "entrySave");
    });
    scene.key(Qt::Key_Return);
    QCOMPARE(scene.asked(), 2);
    QCOMPARE(scene.now().settings.apart.size(), wishes.size() - 1);
}

void TestParticipantDialog::keepsTheDialogWhenRefused()
{
    Scene scene;
    scene.table().select({4_p});
    const auto before = scene.entries();
    scene.whenAsked([](QDialog& dialog) {
        const auto refuses = [&](const char* field, const char* value) {
            auto& edit = part<QLineEdit>(dialog, field);
            const QString good = edit.text();
            edit.setText(text(value));
            click(dialog, "entrySave");
            QVERIFY2(dialog.isVisible(), field);
            QVERIFY(!part<desk::Notice>(dialog, "entryNotice").isHidden());
            QCOMPARE(edit.property("state").toString(), text("refused"));
            edit.setText(good);
        };
        refuses("nameField", " ");
        refuses("numberField", "1");
        refuses("numberField", "x");
        refuses("fixedTableField", "0");
        refuses("paidField", "five");
        refuses("fromField", "0");
        refuses("untilField", "x");
        part<QLineEdit>(dialog, "penaltyReason").setText(text("late"));
        refuses("penaltyPoints", "much");
        refuses("penaltyPoints", "1/3");
    });
    scene.key(Qt::Key_F2);
    QCOMPARE(scene.asked(), 1);
    QCOMPARE(scene.entries(), before);
}

void TestParticipantDialog::countsWhoIsChosen()
{
    Scene scene;
    const auto wishes = scene.now().settings.apart;
    scene.table().select({4_p});
    scene.whenAsked([](QDialog& dialog) {
        QCOMPARE(part<QComboBox>(dialog, "apartOther").currentIndex(), -1);
        click(dialog, "entrySave");
    });
    scene.key(Qt::Key_F2);
    QVERIFY(scene.now().settings.apart == wishes);
    scene.whenAsked([](QDialog& dialog) {
        auto& other = part<QComboBox>(dialog, "apartOther");
        other.setCurrentIndex(other.findData(8));
        click(dialog, "entrySave");
    });
    scene.key(Qt::Key_F2);
    QCOMPARE(scene.now().settings.apart.size(), wishes.size() + 1);
}

void TestParticipantDialog::setsASurnameByHand()
{
    Scene scene(false);
    scene.enrol({person(text("Nguyen Mai"))});
    scene.table().select({1_p});
    scene.whenAsked([](QDialog& dialog) {
        auto& surname = part<QLineEdit>(dialog, "surnameField");
        QCOMPARE(surname.placeholderText(), text("Mai"));
        surname.setText(text("Nguyen"));
        click(dialog, "entrySave");
    });
    scene.key(Qt::Key_F2);
    QCOMPARE(scene.now().participants.front().surname, text("Nguyen"));
    // Values found by the program itself are not marked as set by hand.
    scene.whenAsked([](QDialog& dialog) {
        part<QLineEdit>(dialog, "surnameField").setText(text("Mai"));
        click(dialog, "entrySave");
    });
    scene.key(Qt::Key_F2);
    QCOMPARE(scene.now().participants.front().surname, QString());
}

void TestParticipantDialog::givesAndCancelsPenalties()
{
    Scene scene;
    const auto count = scene.now().penalties.size();
    scene.table().select({4_p});
    scene.whenAsked([](QDialog& dialog) {
        part<QLineEdit>(dialog, "penaltyRound").setText(text("1"));
        part<QLineEdit>(dialog, "penaltyPoints").setText(text("−0,5"));
        auto& reason = part<QLineEdit>(dialog, "penaltyReason");
        reason.setText(text("late"));
        reason.setFocus();
        QTest::keyClick(&reason, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QCOMPARE(part<QListWidget>(dialog, "penaltiesEntries").count(), 1);
        QTest::keyClick(&reason, Qt::Key_Return); // Nothing more is typed: it saves.
    });
    scene.key(Qt::Key_F2);
    QCOMPARE(scene.now().penalties.size(), count + 1);
    const auto& given = scene.now().penalties.back();
    QVERIFY(given.participant == 4_p && given.round == 1_r);
    QVERIFY(given.matchPoints == scoring::MatchPoints::fromUnits(-60));
    QCOMPARE(given.reason, text("late"));

    scene.whenAsked([](QDialog& dialog) {
        // The only one is chosen already.
        click(dialog, "penaltiesRemove");
        click(dialog, "entrySave");
    });
    scene.key(Qt::Key_F2);
    QCOMPARE(scene.asked(), 2);
    QCOMPARE(scene.now().penalties.size(), count);
}

/// Of a closed round: its standings hang on the wall.
void TestParticipantDialog::offersTheNoticeOfAPenalty()
{
    Scene scene;
    const auto& notice = scene.part<desk::Notice>("participantsNotice");
    const auto give = [](const char* round) {
        return [round](QDialog& dialog) {
            part<QLineEdit>(dialog, "penaltyRound").setText(text(round));
            part<QLineEdit>(dialog, "penaltyPoints").setText(text("1"));
            part<QLineEdit>(dialog, "penaltyReason").setText(text("late"));
            click(dialog, "penaltyGive");
            click(dialog, "entrySave");
        };
    };
    scene.table().select({4_p});
    scene.whenAsked(give("4")); // It is being played.
    scene.key(Qt::Key_F2);
    QVERIFY(!notice.isVisible());
    scene.whenAsked(give("1"));
    scene.key(Qt::Key_F2);
    QVERIFY(notice.isVisible());
    QVERIFY2(notice.text().contains(text("Round 1 was closed")), qPrintable(notice.text()));
    const auto corrections =
        scene.session().read([](auto& service, auto id) { return service.corrections(id, 1_r); });
    QCOMPARE(corrections.front().change.reason, text("late"));
    QSignalSpy preview(&scene.page(), &desk::Page::documentRequested);
    scene.click("correctionButton");
    const auto choice = preview.front().front().value<documents::Choice>();
    QVERIFY(choice.kind == documents::Kind::Correction && choice.round == 1_r);
    QVERIFY(!notice.isVisible());
    scene.whenAsked([](QDialog& dialog) {
        part<QListWidget>(dialog, "penaltiesEntries").setCurrentRow(1);
        click(dialog, "penaltiesRemove");
        click(dialog, "entrySave");
    });
    scene.key(Qt::Key_F2); // Taken back.
    QVERIFY(notice.isVisible());
    scene.click("correctionNotNowButton");
    QVERIFY(!notice.isVisible());
}

void TestParticipantDialog::showsWhatAPenaltyDoes_data()
{
    QTest::addColumn<int>("sign");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("tenths");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("listed");
    const QString deducted = text("No. 5: 62 → 54½, place 2 → 4");
    const QString entry = text("Round 1: deduction 7½, late");
    QTest::newRow("a number alone is a deduction") << 0 << text("7.5") << -75 << deducted << entry;
    QTest::newRow("a minus is the same deduction") << 0 << text("−7.5") << -75 << deducted << entry;
    QTest::newRow("a bonus is chosen")
        << 1 << text("3") << 30 << text("No. 5: 62 → 65, place 2 → 1")
        << text("Round 1: bonus 3, late");
}

void TestParticipantDialog::showsWhatAPenaltyDoes()
{
    QFETCH(const int, sign);
    QFETCH(const QString, typed);
    QFETCH(const int, tenths);
    QFETCH(const QString, outcome);
    QFETCH(const QString, listed);
    Scene scene;
    scene.table().select({5_p});
    scene.whenAsked([&](QDialog& dialog) {
        const auto& label = part<QLabel>(dialog, "penaltyOutcome");
        QCOMPARE(label.text(), QString());
        part<QLineEdit>(dialog, "penaltyRound").setText(text("1"));
        part<QLineEdit>(dialog, "penaltyPoints").setText(typed);
        if (sign != 0) {
            QTest::mouseClick(part<desk::Segments>(dialog, "penaltySign").button(sign),
                              Qt::LeftButton);
        }
        QCOMPARE(label.text(), outcome);
        QVERIFY(label.sizeHint().width() <= label.width());
        part<QLineEdit>(dialog, "penaltyReason").setText(text("late"));
        click(dialog, "penaltyGive");
        const auto& list = part<QListWidget>(dialog, "penaltiesEntries");
        QCOMPARE(list.item(0)->text(), listed);
        QCOMPARE(label.text(), outcome); // Not stored yet.
        click(dialog, "entrySave");
    });
    scene.key(Qt::Key_F2);
    QCOMPARE(scene.asked(), 1);
    QVERIFY(scene.now().penalties.back().matchPoints ==
            scoring::MatchPoints::fromUnits(tenths * scoring::MatchPoints::unitsPerPoint / 10));
}

void TestParticipantDialog::refusesTheOtherSign_data()
{
    QTest::addColumn<int>("sign");
    QTest::addColumn<QString>("typed");
    QTest::newRow("a deduction with a plus") << 0 << text("+2");
    QTest::newRow("a bonus with a minus") << 1 << text("-2");
}

void TestParticipantDialog::refusesTheOtherSign()
{
    QFETCH(const int, sign);
    QFETCH(const QString, typed);
    Scene scene;
    const auto count = scene.now().penalties.size();
    scene.table().select({5_p});
    scene.whenAsked([&](QDialog& dialog) {
        part<desk::Segments>(dialog, "penaltySign").button(sign)->click();
        part<QLineEdit>(dialog, "penaltyPoints").setText(typed);
        part<QLineEdit>(dialog, "penaltyReason").setText(text("late"));
        QCOMPARE(part<QLabel>(dialog, "penaltyOutcome").text(), QString());
        click(dialog, "entrySave");
        QVERIFY(dialog.isVisible());
        QCOMPARE(part<QLineEdit>(dialog, "penaltyPoints").property("state").toString(),
                 text("refused"));
    });
    scene.key(Qt::Key_F2);
    QCOMPARE(scene.asked(), 1);
    QCOMPARE(scene.now().penalties.size(), count);
}

void TestParticipantDialog::takesPayments()
{
    Scene scene(false);
    scene.enrol({participants_test::person(text("Anna"))});
    scene.setFee(500);
    scene.table().select({1_p});
    scene.whenAsked([](QDialog& dialog) {
        auto& amount = part<QLineEdit>(dialog, "paymentAmount");
        QCOMPARE(amount.text(), text("5.00"));
        amount.setText(text("viel"));
        QTest::keyClick(&amount, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        amount.setText(text("3"));
        QTest::keyClick(&amount, Qt::Key_Return);
    });
    scene.key(Qt::Key_G);
    QCOMPARE(scene.asked(), 1);
    scene.whenAsked([](QDialog& dialog) {
        QCOMPARE(part<QListWidget>(dialog, "paymentList").count(), 1);
        QVERIFY(part<QLabel>(dialog, "paymentSums").text().contains(text("open 2 €")));
        part<QLineEdit>(dialog, "paymentAmount").setText(text("4"));
        click(dialog, "refundButton");
        QVERIFY(dialog.isVisible()); // Only 3 € were paid.
        part<QLineEdit>(dialog, "paymentAmount").setText(text("1"));
        part<QLineEdit>(dialog, "paymentNote").setText(text("change"));
        click(dialog, "refundButton");
    });
    scene.key(Qt::Key_G);
    QCOMPARE(scene.asked(), 2);
    const auto& payments = core::findParticipant(scene.now(), 1_p)->payments;
    QCOMPARE(payments.size(), std::size_t{2});
    QCOMPARE(payments[0].cents, std::int64_t{300});
    QCOMPARE(payments[1].cents, std::int64_t{-100});
    QCOMPARE(payments[1].note, text("change"));
    QVERIFY(payments[1].time && !payments[1].by.isEmpty());
    scene.undo();
    QCOMPARE(core::findParticipant(scene.now(), 1_p)->paidCents(), std::int64_t{300});
}

/// 800 typed for 8.00: Enter goes back to the amount.
void TestParticipantDialog::asksAboutMoreThanIsDue()
{
    Scene scene(false);
    scene.enrol({participants_test::person(text("Anna"))});
    scene.setFee(800);
    scene.table().select({1_p});
    const auto paid = [&scene] { return core::findParticipant(scene.now(), 1_p)->paidCents(); };
    const auto answersNext = [&scene](bool isRight) {
        scene.whenAsked([isRight](QDialog& doubt) {
            QString told;
            for (const auto* const label : doubt.findChildren<QLabel*>()) {
                told += label->text();
            }
            QVERIFY2(told.contains(text("792 €")), qPrintable(told));
            isRight ? click(doubt, "yesButton")
                    : QTest::keyClick(doubt.focusWidget(), Qt::Key_Return);
        });
    };
    scene.whenAsked([&](QDialog& dialog) {
        auto& amount = part<QLineEdit>(dialog, "paymentAmount");
        amount.setText(text("800"));
        answersNext(false);
        click(dialog, "yesButton");
        QVERIFY(dialog.isVisible());
        QCOMPARE(paid(), std::int64_t{0});
        answersNext(true);
        click(dialog, "yesButton");
        QVERIFY(!dialog.isVisible());
    });
    scene.key(Qt::Key_G);
    QCOMPARE(scene.asked(), 3);
    QCOMPARE(paid(), std::int64_t{80'000});
    page_test::settle();
    QCOMPARE(scene.part<QLabel>("owedBackTotal").text(), text("1"));
    QVERIFY(scene.part<QLabel>("owedBackSum").text().contains(text("792 €")));
    scene.whenAsked([](QDialog& dialog) {
        QVERIFY(part<QLabel>(dialog, "paymentSums").text().contains(text("owed back 792 €")));
        part<QLineEdit>(dialog, "paymentAmount").setText(text("792"));
        click(dialog, "refundButton");
    });
    scene.key(Qt::Key_G);
    page_test::settle();
    QCOMPARE(paid(), std::int64_t{800});
    QVERIFY(!scene.part<QLabel>("owedBackTotal").isVisible());

    scene.whenAsked([&](QDialog& dialog) {
        part<QLineEdit>(dialog, "paidField").setText(text("800"));
        answersNext(false);
        click(dialog, "entrySave");
        QVERIFY(dialog.isVisible());
        QCOMPARE(paid(), std::int64_t{800});
        answersNext(true);
        click(dialog, "entrySave");
    });
    scene.key(Qt::Key_F2);
    QCOMPARE(paid(), std::int64_t{80'000});
}

void TestParticipantDialog::putsSeveralInAClass()
{
    Scene scene(false);
    scene.enrol({participants_test::person(text("Anna")), participants_test::person(text("Uwe"))});
    auto settings = scene.now().settings;
    settings.feeClasses = {{text("guest"), text("Gast"), 750}};
    scene.session().run(core::editSettings, {scene.session().tournament().settings, settings});
    scene.table().select({1_p, 2_p});
    scene.whenAsked([](QDialog& dialog) {
        auto& choice = part<QComboBox>(dialog, "feeClassChoice");
        choice.setCurrentIndex(choice.findData(text("guest")));
        click(dialog, "yesButton");
    });
    scene.key(Qt::Key_K);
    QCOMPARE(scene.asked(), 1);
    for (const auto& person : scene.now().participants) {
        QCOMPARE(person.feeClass, text("guest"));
    }
    QCOMPARE(scene.notice(), text("2 people: Gast"));
    scene.key(Qt::Key_B);
    QCOMPARE(core::findParticipant(scene.now(), 2_p)->paidCents(), std::int64_t{750});
    scene.table().select({2_p});
    scene.whenAsked([](QDialog& dialog) {
        auto& choice = part<QComboBox>(dialog, "feeClassChoice");
        QCOMPARE(choice.currentData().toString(), text("guest"));
        choice.setCurrentIndex(0);
        click(dialog, "entrySave");
    });
    scene.key(Qt::Key_F2);
    QVERIFY(core::findParticipant(scene.now(), 2_p)->feeClass.isEmpty());
}

void TestParticipantDialog::asksBeforeTypedIsLost_data()
{
    QTest::addColumn<Qt::Key>("opening");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::newRow("a penalty") << Qt::Key_F2 << text("penaltyPoints") << text("2");
    QTest::newRow("a name") << Qt::Key_F2 << text("nameField") << text("Rita");
    QTest::newRow("a payment") << Qt::Key_G << text("paymentNote") << text("card");
    QTest::newRow("nothing") << Qt::Key_F2 << text("nameField") << QString();
}

void TestParticipantDialog::asksBeforeTypedIsLost()
{
    QFETCH(const Qt::Key, opening);
    QFETCH(const QString, field);
    QFETCH(const QString, typed);
    Scene scene;
    scene.table().select({4_p});
    const auto before = scene.entries();
    int questions = 0;
    const auto escape = [&questions](QDialog& form, bool discards) {
        page_test::answer(form, [&questions, discards](QDialog& question) {
            ++questions;
            QTest::keyClick(&part<QPushButton>(question, discards ? "yesButton" : "backButton"),
                            Qt::Key_Return);
        });
        QTest::keyClick(&form, Qt::Key_Escape);
    };
    scene.whenAsked([&](QDialog& form) {
        auto& typedInto = part<QLineEdit>(form, field);
        QTest::keyClicks(&typedInto, typed);
        if (!typed.isEmpty()) {
            escape(form, false);
            QVERIFY(form.isVisible());
            QCOMPARE(typedInto.text(), typed);
        }
        escape(form, true);
        QVERIFY(!form.isVisible());
    });
    scene.key(opening);
    QCOMPARE(scene.asked(), 1);
    QCOMPARE(questions, typed.isEmpty() ? 0 : 2);
    QCOMPARE(scene.entries(), before);
}

void TestParticipantDialog::leadsByTabAndLetter_data()
{
    QTest::addColumn<QLocale>("language");
    QTest::newRow("English") << QLocale(QLocale::English);
    QTest::newRow("German") << QLocale(QLocale::German);
}

/// Points are near the top; each field and button but "Back" has an Alt letter of its own.
void TestParticipantDialog::leadsByTabAndLetter()
{
    QFETCH(QLocale, language);
    const texts::Translation translation(language);
    Scene scene;
    auto settings = scene.now().settings;
    settings.feeClasses = {{text("guest"), text("Guests"), 500}};
    scene.session().run(core::editSettings, {scene.session().tournament().settings, settings});
    scene.table().select({4_p});
    scene.whenAsked([](QDialog& dialog) {
        QStringList letters;
        const auto add = [&letters](const QString& title) {
            const auto letter = QKeySequence::mnemonic(title).toString();
            QVERIFY2(!letter.isEmpty() && !letters.contains(letter), qPrintable(title));
            letters << letter;
        };
        int fields = 0;
        for (const auto* const label : dialog.findChildren<QLabel*>()) {
            if (label->buddy() != nullptr && label->isVisible()) {
                add(label->text());
                ++fields;
            }
        }
        QCOMPARE(fields, 14);
        for (const auto* const button : dialog.findChildren<QPushButton*>()) {
            if (button->objectName() != text("backButton") && !button->isCheckable()) {
                add(button->text());
            }
        }
        int tabs = 0;
        for (; dialog.focusWidget()->objectName() != text("penaltyPoints") && tabs < 20; ++tabs) {
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(tabs, 6);
    });
    scene.key(Qt::Key_F2);
    QCOMPARE(scene.asked(), 1);
}

RUMMY_TEST(TestParticipantDialog)

} // namespace tst_participant_dialog

#include "tst_participant_dialog.moc"
