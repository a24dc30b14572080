#include "app/desk/club/series/series_dialog.h"
#include "app/desk/club/series/series_model.h"
#include "app/desk/club/series/series_page.h"
#include "app/desk/evening/reports/club_papers.h"
#include "app/desk/evening/standings/rank_chart.h"
#include "app/desk/frame/main_window.h"
#include "app/desk/frame/page_list.h"
#include "app/desk/widgets/whose_box.h"
#include "desk_fixture.h"
#include "page_test.h"
#include "tests/suite.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

namespace tst_series_page {

using namespace Qt::Literals::StringLiterals;
using desk::SeriesPage;
using page_test::answer;
using page_test::part;

/// The year's table in the window.
class TestSeriesPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }

    void init()
    {
        fixture_ = std::make_unique<DeskFixture>();
        for (int month = 1; month <= 3; ++month) {
            auto evening = sample(u"club-evening.json"_s);
            evening.settings.date = QDate(2026, month, 12);
            evening.settings.name = u"Club evening"_s;
            ids_.at(static_cast<std::size_t>(month - 1)) = fixture_->open(evening);
        }
        fixture_->session().close();
    }

    /// A year from the first evening to a correction after closing, by keyboard.
    void aYear()
    {
        const page_test::ShownPage<SeriesPage> shown(fixture_->session());
        const auto& page = shown.page;
        QVERIFY(part<desk::Notice>(page, "seriesNotice").isVisible());
        createYear(page);
        tickEvenings(page, 3);

        const auto& table = part<QTableView>(page, "seriesTable");
        QCOMPARE(table.model()->rowCount(), 22);
        headsStandAboveTheirNumbers(*table.model());
        QVERIFY(!part<desk::Notice>(page, "seriesNotice").isVisible());
        QVERIFY(part<QLabel>(page, "seriesRules").text().contains(u"The best 2 of 3 evenings"_s));
        QVERIFY(part<QLabel>(page, "seriesExplanation").text().startsWith(u"2 of 3 "_s));
        QCOMPARE(part<QListWidget>(page, "seriesShares").count(), 3);
        const auto& chart = *page.findChild<desk::RankChart*>();
        QCOMPARE(chart.course().rounds.size(), 3U);
        QCOMPARE(chart.course().lines.size(), 22U);

        closeYear(page);
        QVERIFY(part<QListWidget>(page, "seriesList").item(0)->text().contains(u"closed"_s));
        QVERIFY(!part<desk::Notice>(page, "correctedNotice").isVisible());
        correct(ids_[1]);
        page_test::settle();
        const auto& corrected = part<desk::Notice>(page, "correctedNotice");
        QTRY_VERIFY(corrected.isVisible());
        QVERIFY2(corrected.text().contains(u"12/02/2026"_s), qPrintable(corrected.text()));
    }

    /// The table on the page and on paper is that of the group.
    void aGroupsOwnTable()
    {
        auto evening = sample(u"club-evening.json"_s);
        evening.settings.date = QDate(2026, 4, 12);
        for (const std::size_t index : {2U, 5U, 9U}) {
            evening.participants[index].tags = {u"Ladies"_s};
        }
        fixture_->open(evening);
        fixture_->session().close();
        const page_test::ShownPage<SeriesPage> shown(fixture_->session());
        createYear(shown.page);
        tickEvenings(shown.page, 4);
        auto& whose = part<desk::WhoseBox>(shown.page, "seriesWhose");
        page_test::choose(whose, u"Ladies"_s);
        const auto& model = *part<QTableView>(shown.page, "seriesTable").model();
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.index(0, 0).data().toString().remove(u'='), u"1"_s);
        QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), u"Overall"_s);
        QVERIFY(!part<QTableView>(shown.page, "seriesTable").isColumnHidden(1));
        page_test::choose(whose, u"Everybody"_s);
        QCOMPARE(model.rowCount(), 22);
        QVERIFY(part<QTableView>(shown.page, "seriesTable").isColumnHidden(1));
    }

    void explainsDownToTheGames()
    {
        const page_test::ShownPage<SeriesPage> shown(fixture_->session());
        createYear(shown.page);
        tickEvenings(shown.page, 1);
        auto& shares = part<QListWidget>(shown.page, "seriesShares");
        shares.setFocus();
        bool isOpen = false;
        answer(*shares.window(), [&isOpen](QDialog& dialog) {
            isOpen = dialog.findChild<QAbstractItemView*>() != nullptr ||
                     !dialog.windowTitle().isEmpty();
        });
        QTest::keyClick(&shares, Qt::Key_Return);
        QTRY_VERIFY(isOpen);
    }

    void evenAnEveningOfOtherRulesIsTold()
    {
        auto pure = sample(u"pure-evening.json"_s);
        pure.settings.date = QDate(2026, 4, 1);
        fixture_->open(pure);
        fixture_->session().close();
        const page_test::ShownPage<SeriesPage> shown(fixture_->session());
        createYear(shown.page);
        QString told;
        answer(*shown.page.window(), [&told](QDialog& dialog) {
            auto& list = part<QListWidget>(dialog, "eveningList");
            for (int row = 0; row < list.count(); ++row) {
                list.item(row)->setCheckState(Qt::Checked);
            }
            dialog.accept();
            answer(dialog, [&told](QDialog& again) { told = page_test::told(again); });
        });
        part<QAction>(shown.page, "seriesEveningsAction").trigger();
        QVERIFY2(told.contains(u"different rules"_s), qPrintable(told));
    }

    void aCopyOfAnEveningIsAsked()
    {
        auto copy = sample(u"club-evening.json"_s);
        copy.settings.date = QDate(2026, 1, 12);
        copy.settings.name = u"Club evening"_s;
        fixture_->open(copy);
        fixture_->session().close();
        const page_test::ShownPage<SeriesPage> shown(fixture_->session());
        createYear(shown.page);
        QString told;
        QString back;
        auto& window = *shown.page.window();
        answer(window, [&](QDialog& dialog) {
            auto& list = part<QListWidget>(dialog, "eveningList");
            for (int row = 0; row < list.count(); ++row) {
                list.item(row)->setCheckState(Qt::Checked);
            }
            dialog.accept();
            answer(window, [&](QDialog& question) {
                told = page_test::askedIn(question);
                question.reject();
                answer(window, [&](QDialog& again) { back = again.objectName(); });
            });
        });
        part<QAction>(shown.page, "seriesEveningsAction").trigger();
        QVERIFY2(told.contains(u"the same evening"_s), qPrintable(told));
        QCOMPARE(back, u"eveningsDialog"_s);
    }

    void modelKeepsTheRules()
    {
        desk::SeriesModel model(nullptr);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        core::SeriesEvening evening;
        core::EveningResult result;
        result.person.name = u"Anna"_s;
        result.rank = 1;
        evening.results = {result};
        model.show({}, core::seriesTable({}, {evening}));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(shownHeads(model), u"Place Name There Points"_s);
        core::SeriesSettings settings;
        settings.best = 1;
        settings.value = core::SeriesValue::Mean;
        evening.results.front().person.club = u"Hof"_s;
        model.show(settings, core::seriesTable(settings, {evening}));
        QCOMPARE(shownHeads(model), u"Place Name Club There Count Points"_s);
        model.show({}, core::seriesTable({}, {}));
        QCOMPARE(model.rowCount(), 0);
    }

    void isThereWithoutATournament()
    {
        desk::MainWindow window(fixture_->session());
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto& list = part<QListWidget>(window, "pages");
        auto* const item = page_test::rowOf(window, desk::PageId::Series);
        QVERIFY(item->flags().testFlag(Qt::ItemIsEnabled));
        QVERIFY(
            !page_test::rowOf(window, desk::PageId::Rounds)->flags().testFlag(Qt::ItemIsEnabled));
        list.setCurrentItem(item);
        QCOMPARE(page_test::currentPage(window), desk::PageId::Series);
    }

private:
    static QString shownHeads(const desk::SeriesModel& model)
    {
        QStringList heads;
        for (int column = 0; column < model.columnCount(); ++column) {
            if (model.isShown(column)) {
                heads << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
            }
        }
        return heads.join(u' ');
    }

    static void headsStandAboveTheirNumbers(const QAbstractItemModel& model)
    {
        const auto alignment = [](const QVariant& value) {
            return Qt::Alignment(value.toInt()) & Qt::AlignRight;
        };
        for (int column = 0; column < model.columnCount(); ++column) {
            QCOMPARE(alignment(model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole)),
                     alignment(model.index(0, column).data(Qt::TextAlignmentRole)));
        }
    }
    static core::Tournament sample(const QString& name)
    {
        QFile file(QStringLiteral(RUMMY_SOURCE_DIR "/tests/data/") + name);
        return file.open(QIODevice::ReadOnly) ? *core::readTournament(file.readAll())
                                              : core::Tournament();
    }

    static void createYear(const SeriesPage& page)
    {
        answer(*page.window(), [](QDialog& dialog) {
            QTest::keyClicks(&part<QLineEdit>(dialog, "seriesName"), u"2026"_s);
            part<QCheckBox>(dialog, "seriesBest").click();
            part<QSpinBox>(dialog, "seriesBestCount").setValue(2);
            QTest::keyClick(&part<QLineEdit>(dialog, "seriesName"), Qt::Key_Return);
        });
        part<QAction>(page, "newSeriesAction").trigger();
        page_test::settle();
        QCOMPARE(part<QListWidget>(page, "seriesList").count(), 1);
    }

    static void tickEvenings(const SeriesPage& page, int count)
    {
        answer(*page.window(), [count](QDialog& dialog) {
            auto& list = part<QListWidget>(dialog, "eveningList");
            for (int row = 0; row < count; ++row) {
                QTest::keyClick(&list, Qt::Key_Space);
                QTest::keyClick(&list, Qt::Key_Down);
            }
            dialog.accept();
        });
        part<QAction>(page, "seriesEveningsAction").trigger();
        page_test::settle();
        QTRY_VERIFY(part<QTableView>(page, "seriesTable").model()->rowCount() > 0);
    }

    static void closeYear(const SeriesPage& page)
    {
        answer(*page.window(), [](QDialog& dialog) { dialog.accept(); });
        part<QAction>(page, "closeSeriesAction").trigger();
        page_test::settle();
    }

    /// Gives a penalty at that evening.
    void correct(core::TournamentId id)
    {
        const auto done = fixture_->session().runClub([id](core::TournamentService& service) {
            core::Penalty penalty;
            penalty.participant = core::StartNumber{15};
            penalty.round = core::RoundNumber{1};
            penalty.matchPoints = scoring::MatchPoints::fromPoints(-1);
            penalty.reason = u"late"_s;
            return service.run(id, core::givePenalty, penalty);
        });
        QVERIFY(done.ok());
    }

    std::unique_ptr<DeskFixture> fixture_;
    std::array<core::TournamentId, 3> ids_{};
};

RUMMY_TEST(TestSeriesPage)

} // namespace tst_series_page

#include "tst_series_page.moc"
