#include "app/desk/club/people/people_page.h"
#include "app/desk/evening/reports/club_papers.h"
#include "app/desk/evening/tournaments/sample_club_file.h"
#include "app/desk/evening/tournaments/tournaments_page.h"
#include "app/desk/frame/main_window.h"
#include "app/desk/widgets/segments.h"
#include "core/club/erasing.h"
#include "core/people/name_order.h"
#include "core/service/sample_club.h"
#include "desk_fixture.h"
#include "evening.h"
#include "page_test.h"
#include "tests/suite.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

namespace tst_people_page {

using namespace Qt::Literals::StringLiterals;
using namespace evening;

/// The Players page, on the sample club.
class TestPeoplePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        page_test::dress();
        fixture_ = std::make_unique<DeskFixture>();
        const auto failure = desk::makeSampleClub(databases_, sample());
        QVERIFY2(!failure, qPrintable(failure.value_or(QString())));
    }

    void init()
    {
        uiState_ = std::make_unique<desk::UiState>(fixture_->file(u"people.ini"_s));
        session_ = std::make_unique<desk::Session>(databases_, *uiState_, placeOf(sample()),
                                                   u"Desk"_s, [this] { return fixture_->now(); });
        shown_ = std::make_unique<page_test::ShownPage<desk::PeoplePage>>(*session_);
    }

    void cleanup()
    {
        shown_.reset();
        session_.reset();
        uiState_.reset();
        QFile::remove(fixture_->file(u"people.ini"_s));
    }

    void findsAPersonByTyping()
    {
        QTest::keyClick(&shown_->page, Qt::Key_F, Qt::ControlModifier);
        shown_->page.search();
        QTest::keyClicks(QApplication::focusWidget(), u"dorf"_s);
        QCOMPARE(text("personName"), u"Dörfler, Käthe"_s);
        QVERIFY(text("personBest").contains(u"Best place: "_s));
        QVERIFY(text("personBest").contains(u"Worst place: "_s));
        QVERIFY(rows("personEvenings") > 15);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(text("personName"), u"Dörfler, Käthe"_s);
        QVERIFY(rows("peopleTable") > 25);
    }

    void aRowIsMarkedAfterASearch()
    {
        QTest::keyClick(&shown_->page, Qt::Key_F, Qt::ControlModifier);
        shown_->page.search();
        QTest::keyClicks(QApplication::focusWidget(), u"xyz"_s);
        QCOMPARE(rows("peopleTable"), 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(table("peopleTable").hasFocus());
        QCOMPARE(table("peopleTable").selectionModel()->selectedRows().size(), 1);
        shown_->page.search();
        QTest::keyClicks(QApplication::focusWidget(), u"dorf"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QCOMPARE(rows("peopleTable"), 1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(table("peopleTable").hasFocus());
        QVERIFY(rows("peopleTable") > 25);
        table("peopleTable").clearSelection();
        table("personEvenings").setFocus();
        table("peopleTable").setFocus();
        QCOMPARE(table("peopleTable").selectionModel()->selectedRows().size(), 1);
    }

    /// As in a telephone book, by surname, umlauts with their letters.
    void peopleAreSortedByLanguage()
    {
        const auto& model = *table("peopleTable").model();
        const core::NameOrder order{QLocale(QLocale::English, QLocale::UnitedKingdom)};
        for (int row = 1; row < model.rowCount(); ++row) {
            const auto name = [&model](int at) { return model.index(at, 0).data().toString(); };
            QVERIFY2(!order.comesBefore(name(row), name(row - 1)), qPrintable(name(row)));
        }
    }

    void arrowsGoThroughThePeople()
    {
        auto& list = table("peopleTable");
        QVERIFY(list.hasFocus());
        const auto before = text("personName");
        QTest::keyClick(&list, Qt::Key_Down);
        QVERIFY(text("personName") != before);
        QTest::keyClick(&list, Qt::Key_Up);
        QCOMPARE(text("personName"), before);
    }

    void enterComparesWithWhomTheyMet()
    {
        choose(desk::PeoplePage::Met);
        auto& met = table("personMet");
        met.setFocus();
        met.selectRow(0);
        const auto other = met.model()->index(0, 0).data().toString();
        const auto games = met.model()->index(0, desk::PersonMetModel::Games).data().toString();
        QTest::keyClick(&met, Qt::Key_Return);
        QCOMPARE(shown_->part<QComboBox>("otherPerson").currentText(), other);
        QVERIFY(text("headToHeadScore").contains(u"games: %1"_s.arg(games)));
        QVERIFY(rows("headToHead") > 0);
        QVERIFY(table("headToHead").isVisible());
    }

    void theOtherOneStaysWhenThePersonChanges()
    {
        choose(desk::PeoplePage::Against);
        auto& others = shown_->part<QComboBox>("otherPerson");
        others.setCurrentText(u"Weiß, Käthe"_s);
        QTest::keyClick(&table("peopleTable"), Qt::Key_Down);
        QCOMPARE(others.currentText(), u"Weiß, Käthe"_s);
        QVERIFY(others.findText(text("personName")) < 0);
    }

    void recordsAreOfTheClub()
    {
        choose(desk::PeoplePage::Records);
        QVERIFY(rows("clubRecords") >= 5);
        QVERIFY(!shown_->part<QLabel>("personName").isVisible());
    }

    void viewIsRemembered()
    {
        choose(desk::PeoplePage::Met);
        shown_.reset();
        shown_ = std::make_unique<page_test::ShownPage<desk::PeoplePage>>(*session_);
        QVERIFY(table("personMet").isVisible());
    }

    void correctionsShowAtOnce()
    {
        const auto summary = session_->club().front();
        session_->open(summary.id);
        const auto& round = session_->tournament().rounds.front();
        const auto number = round.tables.front().head.seats.front();
        const auto name = core::findParticipant(session_->tournament(), number)->name;
        shown_->page.search();
        QTest::keyClicks(QApplication::focusWidget(), name);
        const auto pointsOf = [this] {
            return table("personEvenings")
                .model()
                ->index(0, desk::PersonEveningsModel::Points)
                .data()
                .toString();
        };
        const auto before = pointsOf();
        QVERIFY(session_->run([&](core::TournamentService& service, core::TournamentId id) {
            return service.run(
                id, core::givePenalty,
                {number, round.number, scoring::MatchPoints::fromPoints(-3), u"late"_s});
        }));
        page_test::settle();
        QVERIFY(pointsOf() != before);
    }

    void showsOnlyWhatTheGameHas_data()
    {
        QTest::addColumn<QString>("evening");
        QTest::addColumn<bool>("hasRommes");
        QTest::addColumn<bool>("hasClaims");
        QTest::newRow("rummy-pure-plus") << u"club-evening.json"_s << true << true;
        QTest::newRow("rummy-pure: no claims") << u"pure-evening.json"_s << true << false;
        QTest::newRow("Rommé 500: neither") << u"cards-points.json"_s << false << false;
    }

    void showsOnlyWhatTheGameHas()
    {
        QFETCH(const QString, evening);
        QFETCH(const bool, hasRommes);
        QFETCH(const bool, hasClaims);
        DeskFixture fixture;
        fixture.openSample(evening);
        page_test::ShownPage<desk::PeoplePage> shown(fixture.session());
        auto& people = shown.part<QTableView>("peopleTable");
        people.setCurrentIndex(people.model()->index(0, 0));
        const auto& evenings = shown.part<QTableView>("personEvenings");
        QCOMPARE(evenings.model()->rowCount(), 1);
        QCOMPARE(!evenings.isColumnHidden(desk::PersonEveningsModel::Rommes), hasRommes);
        QCOMPARE(!evenings.isColumnHidden(desk::PersonEveningsModel::Claims), hasClaims);
        QVERIFY(!evenings.isColumnHidden(desk::PersonEveningsModel::Wins));
    }

    void modelsAreSound()
    {
        const auto club = desk::clubPeople(session_->evenings());
        const auto facts = core::personFacts(club.evenings, keyOf(club.people.front().person));
        desk::ClubPeopleModel people(nullptr);
        desk::PersonEveningsModel evenings(nullptr);
        desk::PersonMetModel met(nullptr);
        desk::RecordsModel records(nullptr);
        for (QAbstractItemModel* const model :
             std::initializer_list<QAbstractItemModel*>{&people, &evenings, &met, &records}) {
            new QAbstractItemModelTester(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest, model);
        }
        people.show(club);
        evenings.show(club, *facts);
        met.show(club, *facts);
        records.show(club);
        QCOMPARE(people.rowCount(), static_cast<int>(club.people.size()));
        QCOMPARE(evenings.rowCount(), static_cast<int>(facts->evenings.size()));
    }

    void paperIsSaved()
    {
        desk::ClubPapersDialog dialog(
            *session_, {{}, session_->evenings(), {}, {{documents::ClubKind::Records, {}, {}, {}}}},
            &shown_->page);
        const auto path = fixture_->file(u"records.csv"_s);
        QSignalSpy told(dialog.findChild<desk::DocumentExporter*>(), &desk::DocumentExporter::told);
        dialog.save(typeset::FileForm::Csv, path);
        QVERIFY(told.wait());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("most-points"));
    }

    void printShowsThePaperInView()
    {
        choose(desk::PeoplePage::Records);
        bool isAsked = false;
        page_test::answer(shown_->page, [&isAsked](QDialog& dialog) {
            isAsked = dialog.objectName() == u"clubPapers"_s &&
                      dialog.windowTitle() == u"Records of the club"_s;
            dialog.reject();
        });
        shown_->part<QPushButton>("peoplePrint").click();
        QVERIFY(isAsked);
    }

    void oneYearAlone()
    {
        auto& years = shown_->part<QComboBox>("peopleYear");
        QVERIFY(!years.isVisible());
        session_->open(session_->club().back().id);
        const auto seen = session_->tournament().settings;
        auto wanted = seen;
        wanted.date = QDate(2024, 12, 30);
        QVERIFY(session_->run([&](core::TournamentService& service, core::TournamentId id) {
            return service.run(id, core::editSettings, {seen, wanted});
        }));
        page_test::settle();
        QCOMPARE(years.count(), 3);
        const auto number = session_->tournament().rounds.front().tables.front().head.seats.front();
        shown_->page.search();
        QTest::keyClicks(QApplication::focusWidget(),
                         core::findParticipant(session_->tournament(), number)->name);
        const int all = rows("personEvenings");
        const auto person = text("personName");
        int sum = 0;
        for (int index = 1; index < years.count(); ++index) {
            years.setCurrentIndex(index);
            Q_EMIT years.activated(index);
            QCOMPARE(text("personName"), person);
            sum += rows("personEvenings");
            const auto date = table("personEvenings").model()->index(0, 0).data().toString();
            QVERIFY2(date.contains(years.currentText()), qPrintable(date));
        }
        QCOMPARE(sum, all);
        shown_.reset();
        shown_ = std::make_unique<page_test::ShownPage<desk::PeoplePage>>(*session_);
        QVERIFY(rows("personEvenings") < all);
        QVERIFY(session_->run([](core::TournamentService& service, core::TournamentId id) {
            return service.undo(id);
        }));
    }

    void printsWithoutAnOpenTournament()
    {
        shown_.reset();
        desk::MainWindow window(*session_);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(!session_->current());
        const auto print = [&window] { QTest::keyClick(&window, Qt::Key_P, Qt::ControlModifier); };
        print();
        QCOMPARE(page_test::currentPage(window), desk::PageId::Tournaments);
        window.showPage(desk::PageId::People);
        bool isAsked = false;
        page_test::answer(window, [&isAsked](QDialog& dialog) {
            isAsked = dialog.objectName() == u"clubPapers"_s;
            dialog.reject();
        });
        print();
        QVERIFY(isAsked);
    }

    void aClubWithoutResultsSaysSo()
    {
        page_test::ShownPage<desk::PeoplePage> empty(fixture_->session());
        QVERIFY(empty.part<desk::Notice>("peopleNothing").isVisible());
        QVERIFY(!empty.part<QTableView>("peopleTable").isVisible());
        QVERIFY(!empty.part<QPushButton>("peopleErase").isVisible());
    }

    void sampleClubIsMadeOnceBesideTheOwn()
    {
        auto& session = fixture_->session();
        page_test::ShownPage<desk::TournamentsPage> page(session);
        QStringList chosen;
        connect(&page.page, &desk::TournamentsPage::sampleClubChosen, this,
                [&](const core::ClubPlace& place) { chosen << place.text(); });
        page.part<QPushButton>("startSampleClubButton").click();
        QCOMPARE(chosen, QStringList{sample()});
        QVERIFY(desk::isSampleClub(placeOf(sample())));
        QVERIFY(!desk::isSampleClub(session.place()));
        QCOMPARE(session_->club().size(), std::size_t{24});
    }

    /// Last, as all others share the club.
    void personIsErasedForGood()
    {
        choose(desk::PeoplePage::Evenings);
        shown_->page.search();
        QTest::keyClicks(QApplication::focusWidget(), u"dorf"_s);
        const auto name = u"Dörfler, Käthe"_s;
        QCOMPARE(text("personName"), name);
        const auto backup =
            databases_.backUpTo(placeOf(sample()), fixture_->file(u"backups"_s), fixture_->now());
        const auto evenings = rows("personEvenings");
        const auto points = table("personEvenings").model()->index(0, 2).data();

        page_test::answer(shown_->page, [](QDialog& question) { question.reject(); });
        shown_->part<QPushButton>("peopleErase").click();
        QCOMPARE(text("personName"), name);

        int asked = 0;
        page_test::answer(shown_->page, [&](QDialog& question) {
            ++asked;
            page_test::answer(shown_->page, [&](QDialog& dialog) {
                ++asked;
                QVERIFY(
                    page_test::part<QLabel>(dialog, "erasedFacts").text().contains(u"evening"_s));
                auto& backups = page_test::part<QListWidget>(dialog, "erasedBackups");
                QTRY_VERIFY(backups.isVisible());
                // Windows of other tests have made some too.
                QCOMPARE(
                    backups.findItems(QDir::toNativeSeparators(backup), Qt::MatchExactly).size(),
                    1);
                QVERIFY(!dialog.findChild<QWidget*>(u"erasedTraces"_s)->isVisible());
            });
            page_test::part<QAbstractButton>(question, "yesButton").click();
        });
        shown_->part<QPushButton>("peopleErase").click();
        QCOMPARE(asked, 2);
        page_test::settle();
        QVERIFY(text("personName") != name);
        shown_->page.search();
        QTest::keyClicks(&shown_->part<QLineEdit>("peopleSearch"), u"n. n."_s);
        QCOMPARE(text("personName"), core::erasedName());
        QCOMPARE(rows("personEvenings"), evenings);
        QCOMPARE(table("personEvenings").model()->index(0, 2).data(), points);
        QVERIFY(!shown_->part<QPushButton>("peopleErase").isEnabled());
    }

private:
    [[nodiscard]] QString sample() const
    {
        return desk::sampleClubBeside(fixture_->file(u"club.rummydb"_s));
    }
    QTableView& table(const char* name) { return shown_->part<QTableView>(name); }
    int rows(const char* name) { return table(name).model()->rowCount(); }
    QString text(const char* name) { return shown_->part<QLabel>(name).text(); }
    void choose(int view)
    {
        QTest::mouseClick(shown_->part<desk::Segments>("peopleViews").button(view), Qt::LeftButton);
    }

    db::Clubs databases_{QString()};
    std::unique_ptr<DeskFixture> fixture_;
    std::unique_ptr<desk::UiState> uiState_;
    std::unique_ptr<desk::Session> session_;
    std::unique_ptr<page_test::ShownPage<desk::PeoplePage>> shown_;
};

RUMMY_TEST(TestPeoplePage)

} // namespace tst_people_page

#include "tst_people_page.moc"
