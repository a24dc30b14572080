#include "desk_fixture.h"

#include "app/icons.h"
#include "app/participants/list_preview.h"
#include "app/participants/participants_page.h"
#include "app/participants/regulars_model.h"
#include "app/participants/suggestion_list.h"
#include "app/theme.h"
#include "app/widgets/notice.h"
#include "tests/evening.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

#include <functional>

using namespace evening;
using desk::Numbers;
using desk::ParticipantsPage;

/// The page of participants by keys and mouse, against a real database.
class TestParticipantsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void beginsInTheField();
    void addsTheOneChosen();
    void addsANewPlayer();
    void addsANewPlayerWithAClub();
    void showsWhoIsThereAlready();
    void addsASecondPersonOfOneName();
    void leavesUndoToTheWindow();
    void keepsWhatIsHalfTyped();
    void togglesPresenceOfSeveral();
    void clickTogglesPresence();
    void tellsThatThereIsNoFee();
    void togglesTheStartFee();
    void withdrawsWhoPlayed();
    void withdrawsWhoDidNot();
    void removesAndRefusesToRemove();
    void mergesTwoEntries();
    void refusesToMergeTwoPeople();
    void editsAnEntry();
    void keepsTheDialogWhenRefused();
    void givesAndCancelsPenalties();
    void pastesAListOnce();
    void previewCanBeLeft();
    void importsAWindowsFile();
    void refusesWhatIsNoList();
    void ticksRegulars();
    void keepsTheDirectoryInOrder();
    void searches();
    void keepsTheSelection();
    void countsTheTables();
    void modelsKeepTheirWord();
    void everythingHasAName();
};

namespace {

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

/// The page on a desk with the sample evening, or an empty tournament.
class Scene
{
public:
    explicit Scene(bool sample = true)
    {
        if (sample) {
            fixture_.openSample();
        } else {
            core::Settings settings;
            settings.name = text("Evening");
            settings.rules.ruleSet = scoring::RuleSet::RummyPurePlus;
            const auto id = fixture_.desk().runClub(
                [&](core::Director& director) { return director.create(settings); });
            fixture_.desk().open(*id);
        }
        makePage();
    }

    void makePage()
    {
        page_.reset();
        page_ = std::make_unique<ParticipantsPage>(fixture_.desk());
        page_->resize(1088, 734);
        page_->show();
        page_->activateWindow();
        if (!QTest::qWaitForWindowActive(page_.get())) {
            qFatal("the page is not active");
        }
        page_->enter();
    }
    void restart()
    {
        page_.reset();
        fixture_.restart();
        makePage();
    }

    ParticipantsPage& page() { return *page_; }
    desk::Desk& desk() { return fixture_.desk(); }
    const core::Tournament& now() { return fixture_.desk().tournament(); }
    QString file(const QString& name) { return fixture_.file(name); }
    QLineEdit& field() { return *page_->findChild<QLineEdit*>(text("addField")); }
    desk::ParticipantsTable& table() { return *page_->findChild<desk::ParticipantsTable*>(); }
    QWidget& suggestions() { return *page_->findChild<QWidget*>(text("suggestions")); }
    QString notice()
    {
        auto* notice = page_->findChild<desk::Notice*>(text("participantsNotice"));
        return notice->isHidden() ? QString() : notice->text();
    }
    void know(const std::vector<core::Player>& players)
    {
        desk().runClub([&](core::Director& director) { return director.addPlayers(players); });
    }
    void enrol(const std::vector<core::Enrolment>& people)
    {
        desk().run([&](core::Director& director, core::TournamentId id) {
            return director.enrol(id, people);
        });
    }
    void type(const QString& typed) { QTest::keyClicks(&field(), typed); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&table(), key, modifiers);
    }
    std::optional<core::Participant> find(const QString& name)
    {
        for (const auto& person : now().participants) {
            if (person.name == name) {
                return person;
            }
        }
        return std::nullopt;
    }
    std::size_t entries()
    {
        return desk()
            .run([](core::Director& director, core::TournamentId id) {
                return director.journal(id);
            })
            ->size();
    }
    void setFee(std::int64_t cents)
    {
        auto settings = now().settings;
        settings.startFeeCents = cents;
        desk().run([&](core::Director& director, core::TournamentId id) {
            return director.changeSettings(id, settings);
        });
    }
    void undo()
    {
        desk().run(
            [](core::Director& director, core::TournamentId id) { return director.undo(id); });
    }

private:
    DeskFixture fixture_;
    std::unique_ptr<ParticipantsPage> page_;
};

core::Enrolment person(const QString& name, const QString& club = {})
{
    core::Enrolment person;
    person.name = name;
    person.club = club;
    return person;
}

/// What the next dialog is answered with, once it is open.
int asked = 0;
void whenAsked(const std::function<void(QDialog&)>& answer)
{
    auto* soon = new QTimer(qApp);
    soon->setSingleShot(true);
    QObject::connect(soon, &QTimer::timeout, qApp, [soon, answer] {
        soon->deleteLater();
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog != nullptr) {
            ++asked;
            QVERIFY(QTest::qWaitForWindowActive(dialog));
            answer(*dialog);
            if (dialog->isVisible()) {
                dialog->reject();
            }
        }
    });
    soon->start(0);
}

template <typename Widget>
Widget& in(QWidget& parent, const char* name)
{
    auto* child = parent.findChild<Widget*>(text(name));
    if (child == nullptr) {
        qFatal("no widget %s", name);
    }
    return *child;
}

void click(QWidget& parent, const char* name)
{
    QTest::mouseClick(&in<QPushButton>(parent, name), Qt::LeftButton);
}

} // namespace

void TestParticipantsPage::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    icons::prepare();
    theme::apply(*qApp, theme::Tone::Light);
}

void TestParticipantsPage::cleanup()
{
    asked = 0;
    QApplication::clipboard()->clear();
}

void TestParticipantsPage::beginsInTheField()
{
    Scene scene;
    QVERIFY(scene.field().hasFocus());
    QVERIFY(scene.suggestions().isHidden());
    QCOMPARE(scene.table().model()->rowCount(), static_cast<int>(scene.now().participants.size()));
}

void TestParticipantsPage::addsTheOneChosen()
{
    Scene scene(false);
    scene.know({{text("Schmidt, Hannelore"), text("Hof"), {text("ladies")}},
                {text("Schmieder, Josefa"), {}, {}},
                {text("Berger, Anna"), {}, {}}});
    scene.type(text("schm"));
    QVERIFY(!scene.suggestions().isHidden());
    auto& view = in<QListView>(scene.page(), "suggestionView");
    QCOMPARE(view.model()->rowCount(), 3);
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(scene.now().participants.size(), std::size_t{1});
    const auto& hannelore = scene.now().participants.front();
    QCOMPARE(hannelore.name, text("Schmidt, Hannelore"));
    QCOMPARE(hannelore.club, text("Hof"));
    QCOMPARE(hannelore.tags, QStringList{text("ladies")});
    QCOMPARE(scene.field().text(), QString());
    QVERIFY(scene.field().hasFocus());
    QVERIFY(scene.suggestions().isHidden());

    scene.know({{text("Schmal, Eva"), {}, {}}});
    scene.type(text("schm"));
    QTest::keyClick(&scene.field(), Qt::Key_Down);
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QVERIFY(scene.find(text("Schmieder, Josefa")));
    QVERIFY(!scene.find(text("Schmal, Eva")));
    QCOMPARE(scene.desk().directory().size(), std::size_t{4});

    scene.type(text("schmal"));
    const auto first = view.visualRect(view.model()->index(0, 0));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, first.center());
    QVERIFY(scene.find(text("Schmal, Eva")));
}

void TestParticipantsPage::addsANewPlayer()
{
    Scene scene(false);
    scene.know({{text("Gretel, Eva"), {}, {}}});
    scene.type(text("Gretel"));
    QTest::keyClick(&scene.field(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(scene.find(text("Gretel")));
    QCOMPARE(scene.desk().directory().size(), std::size_t{2});
    QVERIFY(scene.field().hasFocus());
    scene.type(text("Zora"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QVERIFY(scene.find(text("Zora")));
    scene.type(text("  "));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(scene.now().participants.size(), std::size_t{2});
}

void TestParticipantsPage::addsANewPlayerWithAClub()
{
    Scene scene(false);
    scene.type(text("Lang, Uwe; Plauen"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(scene.find(text("Lang, Uwe"))->club, text("Plauen"));
}

void TestParticipantsPage::showsWhoIsThereAlready()
{
    Scene scene(false);
    scene.enrol({person(text("Anna")), person(text("Schmidt, Kurt"))});
    scene.type(text("schm"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(scene.now().participants.size(), std::size_t{2});
    QVERIFY(scene.notice().contains(text("No. 2")));
    QVERIFY(scene.table().selected() == Numbers{2_p});
    QVERIFY(scene.field().hasFocus());
    scene.type(text("x"));
    QCOMPARE(scene.notice(), QString());
    QTest::keyClick(&scene.field(), Qt::Key_Escape);
    QVERIFY(scene.suggestions().isHidden());
    QTest::keyClick(&scene.field(), Qt::Key_Escape);
    QCOMPARE(scene.field().text(), QString());
}

void TestParticipantsPage::addsASecondPersonOfOneName()
{
    Scene scene(false);
    scene.enrol({person(text("Anna"))});
    scene.type(text("Anna"));
    QTest::keyClick(&scene.field(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(scene.now().participants.size(), std::size_t{1});
    QVERIFY(scene.notice().contains(text("Anna is enrolled already: No. 1")));
    QTest::keyClick(&scene.field(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(scene.now().participants.size(), std::size_t{2});
    QCOMPARE(scene.notice(), QString());
}

void TestParticipantsPage::leavesUndoToTheWindow()
{
    Scene scene(false);
    const auto takes = [&] {
        QKeyEvent event(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        event.ignore();
        QApplication::sendEvent(&scene.field(), &event);
        return event.isAccepted();
    };
    scene.type(text("Ann"));
    QVERIFY(takes());
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QVERIFY(!takes());
}

void TestParticipantsPage::keepsWhatIsHalfTyped()
{
    Scene scene(false);
    scene.type(text("Berg"));
    scene.restart();
    QCOMPARE(scene.field().text(), text("Berg"));
}

void TestParticipantsPage::togglesPresenceOfSeveral()
{
    Scene scene;
    const auto round = desk::roundToCome(scene.now());
    scene.table().select({2_p, 4_p, 5_p});
    const auto before = scene.entries();
    scene.key(Qt::Key_A);
    QCOMPARE(scene.entries(), before + 1);
    for (const auto number : {2_p, 4_p, 5_p}) {
        QVERIFY(!core::isPresent(*core::findParticipant(scene.now(), number), round));
    }
    QVERIFY(scene.table().selected() == (Numbers{2_p, 4_p, 5_p}));
    scene.undo();
    QVERIFY(core::isPresent(*core::findParticipant(scene.now(), 4_p), round));
    scene.key(Qt::Key_A);
    scene.key(Qt::Key_A);
    QVERIFY(core::isPresent(*core::findParticipant(scene.now(), 4_p), round));
}

void TestParticipantsPage::clickTogglesPresence()
{
    Scene scene(false);
    scene.enrol({person(text("Anna")), person(text("Uwe"))});
    auto& table = scene.table();
    const auto cell = table.visualRect(table.model()->index(1, desk::ParticipantsModel::Present));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, cell.center());
    QVERIFY(!core::isPresent(*core::findParticipant(scene.now(), 2_p), 1_r));
    QVERIFY(core::isPresent(*core::findParticipant(scene.now(), 1_p), 1_r));
    const auto name = table.visualRect(table.model()->index(0, desk::ParticipantsModel::Name));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, name.center());
    QVERIFY(core::isPresent(*core::findParticipant(scene.now(), 1_p), 1_r));
}

void TestParticipantsPage::tellsThatThereIsNoFee()
{
    Scene scene;
    scene.setFee(0);
    scene.table().clearSelection();
    scene.key(Qt::Key_B);
    QVERIFY(!scene.notice().isEmpty());
    scene.table().select({1_p});
    const auto before = scene.entries();
    scene.key(Qt::Key_B);
    QVERIFY(scene.notice().contains(text("no start fee")));
    QCOMPARE(scene.entries(), before);
    QVERIFY(scene.table().isColumnHidden(desk::ParticipantsModel::Paid));
}

void TestParticipantsPage::togglesTheStartFee()
{
    Scene scene(false);
    scene.enrol({person(text("Anna")), person(text("Berta")), person(text("Carla"))});
    scene.setFee(500);
    QVERIFY(!scene.table().isColumnHidden(desk::ParticipantsModel::Paid));
    QCOMPARE(in<QLabel>(scene.page(), "paidTotal").text(), text("0"));
    scene.table().select({1_p, 2_p});
    const auto before = scene.entries();
    scene.key(Qt::Key_B);
    QCOMPARE(scene.entries(), before + 1);
    QCOMPARE(core::findParticipant(scene.now(), 1_p)->paidCents, std::int64_t{500});
    QCOMPARE(core::findParticipant(scene.now(), 3_p)->paidCents, std::int64_t{0});
    QCOMPARE(in<QLabel>(scene.page(), "paidTotal").text(), text("2"));
    scene.key(Qt::Key_B);
    QCOMPARE(core::findParticipant(scene.now(), 2_p)->paidCents, std::int64_t{0});
}

void TestParticipantsPage::withdrawsWhoPlayed()
{
    Scene scene;
    const auto round = desk::roundToCome(scene.now());
    scene.table().select({3_p, 5_p});
    whenAsked([&](QDialog& dialog) {
        auto& box = in<QSpinBox>(dialog, "withdrawRound");
        QCOMPARE(box.value(), core::plain(round));
        QTest::keyClick(&box, Qt::Key_Up);
        click(dialog, "yesButton");
    });
    scene.key(Qt::Key_Z);
    QCOMPARE(asked, 1);
    for (const auto number : {3_p, 5_p}) {
        const auto& left = *core::findParticipant(scene.now(), number);
        QVERIFY(left.present.back().until == round);
    }
    QVERIFY(scene.notice().contains(text("after round %1").arg(core::plain(round))));
    const auto before = scene.entries();
    whenAsked([](QDialog& dialog) { click(dialog, "backButton"); });
    scene.key(Qt::Key_Z);
    QCOMPARE(scene.entries(), before);
}

void TestParticipantsPage::withdrawsWhoDidNot()
{
    Scene scene;
    scene.enrol({person(text("Late, Lena")), person(text("Later, Max"))});
    const auto lena = scene.find(text("Late, Lena"))->number;
    scene.table().select({lena});
    whenAsked([](QDialog& dialog) { click(dialog, "yesButton"); });
    scene.key(Qt::Key_Z);
    QCOMPARE(asked, 1);
    QVERIFY(!scene.find(text("Late, Lena")));

    // A wish holds the entry: then it stays, never present.
    const auto max = scene.find(text("Later, Max"))->number;
    auto settings = scene.now().settings;
    settings.apart.emplace_back(1_p, max);
    scene.desk().run([&](core::Director& director, core::TournamentId id) {
        return director.changeSettings(id, settings);
    });
    scene.table().select({max});
    scene.key(Qt::Key_Z);
    QVERIFY(scene.find(text("Later, Max"))->present.empty());
}

void TestParticipantsPage::removesAndRefusesToRemove()
{
    Scene scene;
    scene.table().select({1_p});
    scene.key(Qt::Key_Delete);
    QCOMPARE(asked, 0);
    QVERIFY(core::findParticipant(scene.now(), 1_p) != nullptr);
    QVERIFY(!scene.notice().isEmpty());

    scene.enrol({person(text("Late, Lena")), person(text("Later, Max"))});
    scene.table().select(
        {scene.find(text("Late, Lena"))->number, scene.find(text("Later, Max"))->number});
    const auto before = scene.entries();
    whenAsked([](QDialog& dialog) { click(dialog, "yesButton"); });
    scene.key(Qt::Key_Delete);
    QVERIFY(!scene.find(text("Late, Lena")) && !scene.find(text("Later, Max")));
    QCOMPARE(scene.entries(), before + 1);
}

void TestParticipantsPage::mergesTwoEntries()
{
    Scene scene;
    core::Enrolment twin = person(text("Bayer, R."));
    twin.paidCents = 500;
    scene.enrol({twin});
    const auto number = scene.find(text("Bayer, R."))->number;
    scene.table().select({number, 1_p});
    whenAsked([](QDialog& dialog) {
        in<QRadioButton>(dialog, "keepSecond").setChecked(true);
        click(dialog, "yesButton");
    });
    scene.key(Qt::Key_M);
    QCOMPARE(asked, 1);
    QVERIFY(core::findParticipant(scene.now(), number) == nullptr);
    QVERIFY(core::findParticipant(scene.now(), 1_p)->paidCents >= 500);
    QVERIFY(scene.table().selected() == Numbers{1_p});
    scene.undo();
    QVERIFY(core::findParticipant(scene.now(), number) != nullptr);
}

void TestParticipantsPage::refusesToMergeTwoPeople()
{
    Scene scene;
    scene.table().select({1_p, 2_p});
    const auto before = scene.entries();
    scene.key(Qt::Key_M);
    QCOMPARE(asked, 0);
    QVERIFY(scene.notice().contains(text("two people")));
    scene.table().select({1_p});
    scene.key(Qt::Key_M);
    QCOMPARE(scene.entries(), before);
}

void TestParticipantsPage::editsAnEntry()
{
    Scene scene;
    scene.table().select({4_p});
    whenAsked([](QDialog& dialog) {
        in<QLineEdit>(dialog, "nameField").setText(text("Renamed, Rita"));
        in<QLineEdit>(dialog, "clubField").setText(text("Hof"));
        in<QLineEdit>(dialog, "fixedTableField").setText(text("2"));
        in<QLineEdit>(dialog, "paidField").setText(text("7,50"));
        in<QLineEdit>(dialog, "tagsField").setText(text("ladies, guest"));
        in<QLineEdit>(dialog, "untilField").setText(text("9"));
        auto& other = in<QComboBox>(dialog, "apartOther");
        other.setCurrentIndex(other.findData(7));
        click(dialog, "apartAdd");
        click(dialog, "apartAdd");
        QCOMPARE(in<QListWidget>(dialog, "apartEntries").count(), 1);
        QTest::keyClick(&in<QLineEdit>(dialog, "nameField"), Qt::Key_Return);
    });
    scene.key(Qt::Key_F2);
    QCOMPARE(asked, 1);
    const auto& rita = *core::findParticipant(scene.now(), 4_p);
    QCOMPARE(rita.name, text("Renamed, Rita"));
    QCOMPARE(rita.club, text("Hof"));
    QVERIFY(rita.fixedTable == 2_t);
    QCOMPARE(rita.paidCents, std::int64_t{750});
    QCOMPARE(rita.tags, QStringList({text("ladies"), text("guest")}));
    QVERIFY(rita.present == (std::vector<core::PresenceSpan>{{1_r, 9_r}}));
    const auto wishes = scene.now().settings.apart;
    QVERIFY(std::find(wishes.begin(), wishes.end(), std::pair{4_p, 7_p}) != wishes.end());

    whenAsked([](QDialog& dialog) {
        auto& list = in<QListWidget>(dialog, "apartEntries");
        list.setCurrentRow(list.count() - 1);
        QTest::keyClick(&list, Qt::Key_Delete);
        click(dialog, "entrySave");
    });
    scene.key(Qt::Key_Return);
    QCOMPARE(asked, 2);
    QCOMPARE(scene.now().settings.apart.size(), wishes.size() - 1);
}

void TestParticipantsPage::keepsTheDialogWhenRefused()
{
    Scene scene;
    scene.table().select({4_p});
    const auto before = scene.entries();
    whenAsked([](QDialog& dialog) {
        const auto refuses = [&](const char* field, const char* value) {
            auto& edit = in<QLineEdit>(dialog, field);
            const QString good = edit.text();
            edit.setText(text(value));
            click(dialog, "entrySave");
            QVERIFY2(dialog.isVisible(), field);
            QVERIFY(!in<desk::Notice>(dialog, "entryNotice").isHidden());
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
        in<QLineEdit>(dialog, "penaltyReason").setText(text("late"));
        refuses("penaltyPoints", "much");
        refuses("penaltyPoints", "1/3");
    });
    scene.key(Qt::Key_F2);
    QCOMPARE(asked, 1);
    QCOMPARE(scene.entries(), before);
}

void TestParticipantsPage::givesAndCancelsPenalties()
{
    Scene scene;
    const auto count = scene.now().penalties.size();
    scene.table().select({4_p});
    whenAsked([](QDialog& dialog) {
        in<QLineEdit>(dialog, "penaltyRound").setText(text("1"));
        in<QLineEdit>(dialog, "penaltyPoints").setText(text("−0,5"));
        auto& reason = in<QLineEdit>(dialog, "penaltyReason");
        reason.setText(text("late"));
        reason.setFocus();
        QTest::keyClick(&reason, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QCOMPARE(in<QListWidget>(dialog, "penaltiesEntries").count(), 1);
        click(dialog, "entrySave");
    });
    scene.key(Qt::Key_F2);
    QCOMPARE(scene.now().penalties.size(), count + 1);
    const auto& given = scene.now().penalties.back();
    QVERIFY(given.participant == 4_p && given.round == 1_r);
    QVERIFY(given.matchPoints == scoring::MatchPoints::fromUnits(-60));
    QCOMPARE(given.reason, text("late"));

    whenAsked([](QDialog& dialog) {
        in<QListWidget>(dialog, "penaltiesEntries").setCurrentRow(0);
        click(dialog, "penaltiesRemove");
        click(dialog, "entrySave");
    });
    scene.key(Qt::Key_F2);
    QCOMPARE(asked, 2);
    QCOMPARE(scene.now().penalties.size(), count);
}

void TestParticipantsPage::pastesAListOnce()
{
    Scene scene(false);
    scene.know({{text("Berger, Anna"), text("Hof"), {}}});
    const auto list = text("Berger, Anna\nÖztürk, Deniz\tPlauen\nGretel\n");
    QApplication::clipboard()->setText(list);
    whenAsked([](QDialog& dialog) {
        auto& table = in<QTableView>(dialog, "listPreview");
        QCOMPARE(table.model()->rowCount(), 3);
        click(dialog, "listAdd");
    });
    scene.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(asked, 1);
    QCOMPARE(scene.now().participants.size(), std::size_t{3});
    QCOMPARE(scene.find(text("Berger, Anna"))->club, text("Hof"));
    QCOMPARE(scene.desk().directory().size(), std::size_t{3});
    QCOMPARE(scene.table().selected().size(), std::size_t{3});

    whenAsked([](QDialog& dialog) {
        QVERIFY(!in<QPushButton>(dialog, "listAdd").isEnabled());
        QVERIFY(!in<QPushButton>(dialog, "listAdd").toolTip().isEmpty());
        click(dialog, "listBack");
    });
    QTest::keyClick(&scene.field(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(asked, 2);
    QCOMPARE(scene.now().participants.size(), std::size_t{3});

    // A single name pasted into the field is typed.
    QApplication::clipboard()->setText(text("Zora"));
    QTest::keyClick(&scene.field(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scene.field().text(), text("Zora"));
}

void TestParticipantsPage::previewCanBeLeft()
{
    Scene scene(false);
    QApplication::clipboard()->setText(text("Anna\nUwe\n"));
    whenAsked([](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    click(scene.page(), "pasteButton");
    QCOMPARE(asked, 1);
    QVERIFY(scene.now().participants.empty());
    QApplication::clipboard()->clear();
    click(scene.page(), "pasteButton");
    QVERIFY(!scene.notice().isEmpty());
}

void TestParticipantsPage::importsAWindowsFile()
{
    Scene scene(false);
    QFile file(scene.file(text("members.csv")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "Nr;Name;Verein\r\n5;G\xF6\xDFwein, Erna;Hof\r\n5;Doppelt;Hof\r\n;M\xFCller, Eva;\r\n");
    file.close();
    whenAsked([](QDialog& dialog) {
        const auto& model = *in<QTableView>(dialog, "listPreview").model();
        const auto fate = model.index(1, desk::ListPreviewModel::Fate).data().toString();
        QVERIFY2(fate.contains(text("already taken")), qPrintable(fate));
        click(dialog, "listAdd");
    });
    scene.page().importFile(file.fileName());
    QCOMPARE(asked, 1);
    QCOMPARE(scene.now().participants.size(), std::size_t{2});
    QVERIFY(scene.find(text("Gößwein, Erna"))->number == 5_p);
    QVERIFY(scene.find(text("Müller, Eva"))->number == 6_p);
}

void TestParticipantsPage::refusesWhatIsNoList()
{
    Scene scene(false);
    scene.page().importFile(scene.file(text("missing.csv")));
    QVERIFY(scene.notice().contains(text("missing.csv")));
    scene.page().addList(text("Clipboard"), text("name\n\"Anna\n"));
    QVERIFY(scene.notice().contains(text("quot"), Qt::CaseInsensitive));
    scene.page().addList(text("Clipboard"), text("name\n"));
    QVERIFY(scene.notice().contains(text("nobody")));
    QCOMPARE(asked, 0);
}

void TestParticipantsPage::ticksRegulars()
{
    Scene scene(false);
    scene.know({{text("Anna"), {}, {}}, {text("Berta"), text("Hof"), {}}, {text("Carla"), {}, {}}});
    scene.enrol({person(text("Carla"))});
    whenAsked([&](QDialog& dialog) {
        auto& list = in<QTableView>(dialog, "regulars");
        QCOMPARE(list.model()->rowCount(), 2);
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Space);
        QTest::keyClick(&list, Qt::Key_Space);
        QCOMPARE(list.model()->rowCount(), 2);
        QCOMPARE(scene.now().participants.size(), std::size_t{3});
        // The last one stays the current one; Space takes it back.
        QTest::keyClick(&list, Qt::Key_Space);
        QCOMPARE(scene.now().participants.size(), std::size_t{2});
        QTest::keyClicks(&in<QLineEdit>(dialog, "regularsSearch"), text("hof"));
        QCOMPARE(list.model()->rowCount(), 1);
        QTest::keyClick(&in<QLineEdit>(dialog, "regularsSearch"), Qt::Key_Return);
    });
    click(scene.page(), "regularsButton");
    QCOMPARE(asked, 1);
    QCOMPARE(scene.find(text("Berta"))->club, text("Hof"));
    QCOMPARE(scene.now().participants.size(), std::size_t{3});
    scene.page().activateWindow();
    QTRY_VERIFY(scene.field().hasFocus());
}

void TestParticipantsPage::keepsTheDirectoryInOrder()
{
    Scene scene(false);
    scene.know({{text("Ana"), {}, {}}, {text("Anna"), {}, {}}, {text("Berta"), {}, {}}});
    whenAsked([&](QDialog& dialog) {
        auto& list = in<QTableView>(dialog, "regulars");
        list.setFocus();
        list.selectRow(1);
        QTest::keyClick(&list, Qt::Key_Up, Qt::ShiftModifier);
        QTest::keyClick(&list, Qt::Key_Down, Qt::ShiftModifier);
        list.selectionModel()->select(list.model()->index(0, 0),
                                      QItemSelectionModel::Select | QItemSelectionModel::Rows);
        whenAsked([](QDialog& question) { click(question, "yesButton"); });
        QTest::keyClick(&list, Qt::Key_M);
        QCOMPARE(scene.desk().directory().size(), std::size_t{2});
        QCOMPARE(scene.desk().directory().front().name, text("Anna"));

        list.selectRow(1);
        whenAsked([](QDialog& entry) {
            in<QLineEdit>(entry, "playerClub").setText(text("Hof"));
            click(entry, "playerSave");
        });
        QTest::keyClick(&list, Qt::Key_F2);
        QCOMPARE(scene.desk().directory().back().club, text("Hof"));

        list.selectRow(0);
        whenAsked([](QDialog& question) { click(question, "yesButton"); });
        QTest::keyClick(&list, Qt::Key_Delete);
        QCOMPARE(scene.desk().directory().size(), std::size_t{1});
    });
    click(scene.page(), "regularsButton");
    QCOMPARE(asked, 4);
}

void TestParticipantsPage::searches()
{
    Scene scene(false);
    scene.enrol(
        {person(text("Müller, Eva")), person(text("Anna"), text("Hof")), person(text("Uwe"))});
    auto& search = in<QLineEdit>(scene.page(), "participantSearch");
    QVERIFY(search.isHidden());
    scene.page().search();
    QVERIFY(search.hasFocus());
    QTest::keyClicks(&search, text("muell"));
    QCOMPARE(scene.table().model()->rowCount(), 1);
    QTest::keyClick(&search, Qt::Key_Return);
    QVERIFY(scene.table().hasFocus());
    QVERIFY(scene.table().selected() == Numbers{1_p});
    scene.key(Qt::Key_A);
    QVERIFY(!core::isPresent(*core::findParticipant(scene.now(), 1_p), 1_r));
    scene.key(Qt::Key_Escape);
    QCOMPARE(scene.table().model()->rowCount(), 3);
    QVERIFY(search.isHidden());
    QVERIFY(scene.table().selected() == Numbers{1_p});
}

void TestParticipantsPage::keepsTheSelection()
{
    Scene scene(false);
    scene.enrol({person(text("Anna")), person(text("Berta")), person(text("Carla"))});
    scene.table().select({2_p, 3_p});
    scene.type(text("Dora"));
    scene.desk().run([](core::Director& director, core::TournamentId id) {
        return director.removeParticipant(id, 1_p);
    });
    QVERIFY(scene.table().selected() == (Numbers{2_p, 3_p}));
    QCOMPARE(scene.field().text(), text("Dora"));
}

void TestParticipantsPage::countsTheTables()
{
    Scene scene(false);
    std::vector<core::Enrolment> people;
    for (int number = 1; number <= 21; ++number) {
        people.push_back(person(text("Person %1").arg(number)));
    }
    scene.enrol(people);
    QCOMPARE(in<QLabel>(scene.page(), "enrolledTotal").text(), text("21"));
    QCOMPARE(in<QLabel>(scene.page(), "presentTotal").text(), text("21"));
    QStringList words;
    for (const auto* label : in<QWidget>(scene.page(), "nextTables").findChildren<QLabel*>()) {
        words << label->text();
    }
    QCOMPARE(words.size(), qsizetype{3});
    QVERIFY(words[0].contains(text("3")) && words[0].contains(text("4")));
    scene.table().select({1_p});
    scene.key(Qt::Key_A);
    QCOMPARE(in<QLabel>(scene.page(), "presentTotal").text(), text("20"));
}

void TestParticipantsPage::modelsKeepTheirWord()
{
    using Mode = QAbstractItemModelTester::FailureReportingMode;
    auto evening = evening::tournament(3);
    desk::ParticipantsModel participants;
    const QAbstractItemModelTester one(&participants, Mode::QtTest);
    participants.setContents(evening, 1_r, 500);
    QCOMPARE(participants.index(0, desk::ParticipantsModel::Paid).data().toString(), text("open"));
    evening.participants[0].paidCents = 500;
    participants.setContents(evening, 1_r, 500);
    QCOMPARE(participants.index(0, desk::ParticipantsModel::Paid).data().toString(), text("5 €"));
    QVERIFY(participants.index(0, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(text("start fee: 5 €")));
    evening.participants.pop_back();
    participants.setContents(evening, 1_r, 0);
    QCOMPARE(participants.rowCount(), 2);

    desk::SuggestionModel suggestions;
    const QAbstractItemModelTester two(&suggestions, Mode::QtTest);
    suggestions.setSuggestions(desk::suggestionsFor(text("per"), {}, {}, evening));
    QCOMPARE(suggestions.rowCount(), 3);
    suggestions.setSuggestions({});

    desk::RegularsModel regulars;
    const QAbstractItemModelTester three(&regulars, Mode::QtTest);
    regulars.setContents({{text("Anna"), {}, {}}, {text("Person 1"), {}, {}}}, {}, evening);
    QCOMPARE(regulars.rowCount(), 1);
    evening.participants[1].name = text("Anna");
    regulars.setContents({{text("Anna"), {}, {}}, {text("Uwe"), {}, {}}}, {}, evening);
    QCOMPARE(regulars.rowCount(), 2);
    QVERIFY(regulars.enrolledAs(0) == 2_p);

    const auto list = core::readPeopleList(text("Anna\nUwe\n"));
    desk::ListPreviewModel preview(desk::previewOf(*list, evening, {}));
    const QAbstractItemModelTester four(&preview, Mode::QtTest);
    QCOMPARE(preview.rowCount(), 2);
}

void TestParticipantsPage::everythingHasAName()
{
    Scene scene;
    const auto check = [](const QWidget& parent) {
        for (const auto* widget : parent.findChildren<QWidget*>()) {
            if (widget->focusPolicy() != Qt::NoFocus && widget->isVisibleTo(&parent) &&
                !widget->objectName().startsWith(text("qt_"))) {
                QVERIFY2(!widget->objectName().isEmpty() && !widget->accessibleName().isEmpty(),
                         widget->metaObject()->className());
            }
        }
    };
    check(scene.page());
    scene.table().select({1_p});
    whenAsked([&](QDialog& dialog) { check(dialog); });
    scene.key(Qt::Key_F2);
    whenAsked([&](QDialog& dialog) { check(dialog); });
    click(scene.page(), "regularsButton");
    whenAsked([&](QDialog& dialog) { check(dialog); });
    scene.page().addList(text("Clipboard"), text("A\nB\n"));
    QCOMPARE(asked, 3);
}

QTEST_MAIN(TestParticipantsPage)
#include "tst_participants_page.moc"
