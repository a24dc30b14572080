#include "app/desk/evening/standings/column_fit.h"
#include "app/desk/evening/standings/rank_chart.h"
#include "app/desk/evening/standings/standings_page.h"
#include "app/desk/evening/standings/standings_view.h"
#include "app/desk/evening/standings/team_view.h"
#include "app/desk/frame/theme.h"
#include "app/desk/widgets/segments.h"
#include "app/desk/widgets/whose_box.h"
#include "core/file/tournament_file.h"
#include "core/ranking/account.h"
#include "core/texts/numbers.h"
#include "desk_fixture.h"
#include "page_test.h"
#include "tests/suite.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <memory>

namespace tst_standings_page {

using namespace Qt::Literals::StringLiterals;
using core::RoundNumber;
using core::StartNumber;
using desk::Column;

namespace {

core::Tournament sample(const QString& name = u"club-evening.json"_s)
{
    QFile file(QStringLiteral(RUMMY_SOURCE_DIR "/tests/data/") + name);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("no sample evening");
    }
    return *core::readTournament(file.readAll());
}

using Shown = std::vector<desk::ShownColumn>;

Shown fit(std::vector<desk::MeasuredColumn> columns, int width)
{
    Shown shown;
    for (const auto& column : desk::fitting(std::move(columns), width)) {
        shown.push_back(column.shown);
    }
    return shown;
}

} // namespace

class TestStandingsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        fixture_ = std::make_unique<DeskFixture>();
        id_ = fixture_->openSample();
        page_ = std::make_unique<desk::StandingsPage>(fixture_->session());
        page_test::show(*page_);
        page_->enter();
    }
    void cleanup()
    {
        page_.reset();
        fixture_.reset();
    }

    void theModelIsSound()
    {
        desk::StandingsModel model;
        const QAbstractItemModelTester tester(&model);
        const auto sheet = desk::makeSheet(sample(), {});
        model.show(sheet, desk::ColumnChoice().columns(sheet.settings, sheet.rounds));
        model.show(sheet, {{Column::Rank, 0}, {Column::Name, 0}, {Column::Tmp, 0}});
        QCOMPARE(model.columnCount(), 3);
    }

    void everybodyStandsInOrder()
    {
        const auto lines = fixture_->session().standings().lines();
        QCOMPARE(filtered()->rowCount(), static_cast<int>(lines.size()));
        for (int row = 0; row < filtered()->rowCount(); ++row) {
            const auto& line = lines.at(static_cast<std::size_t>(row));
            QCOMPARE(cell(row, Column::Number), QString::number(plain(line.tally.number)));
            QCOMPARE(cell(row, Column::Tmp), texts::matchPointsText(line.tally.tmp()));
        }
    }

    void sharedRanksAreMarked()
    {
        auto settings = fixture_->session().tournament().settings;
        settings.rules.options.tieBreaks.clear();
        QVERIFY(fixture_->session()
                    .run(core::editSettings, {fixture_->session().tournament().settings, settings})
                    .ok());
        page_test::settle();
        int shared = 0;
        for (int row = 1; row < filtered()->rowCount(); ++row) {
            const bool same = cell(row, Column::Rank) == cell(row - 1, Column::Rank);
            QCOMPARE(index(row, Column::Rank).data(desk::SharedRole).toBool() && same, same);
            shared += same ? 1 : 0;
        }
        QVERIFY(shared > 0);
    }

    void tellsNamesakesApart()
    {
        auto evening = sample();
        for (const std::size_t index : {0U, 1U}) {
            evening.participants[index].name = u"Karl Lang"_s;
            evening.participants[index].surname.clear();
            evening.participants[index].club = index == 0 ? QString() : u"Hof"_s;
        }
        QStringList names;
        for (const auto& row : desk::makeSheet(evening, {}).rows) {
            if (row.name.contains(u"Lang")) {
                names << row.name;
            }
        }
        names.sort();
        QCOMPARE(names, QStringList({u"Karl Lang"_s, u"Karl Lang (Hof)"_s}));
    }

    void placesGainedAreAgainstTheRoundBefore()
    {
        const auto tournament = fixture_->session().tournament();
        const auto sheet = desk::makeSheet(tournament, {});
        QVERIFY(sheet.comparedTo.has_value());
        const auto before = core::Standings(tournament, sheet.comparedTo).lines();
        for (const auto& row : sheet.rows) {
            const auto found =
                std::find_if(before.begin(), before.end(), [&row](const core::Standing& line) {
                    return line.tally.number == row.tally.number;
                });
            QCOMPARE(row.before, found->rank);
        }
    }

    void roundsAreSteppedThrough()
    {
        const auto* rounds = page_->findChild<desk::Segments*>(u"rounds"_s);
        const int last = rounds->current();
        QTest::keyClick(table(), Qt::Key_Left);
        QVERIFY(rounds->current() != last);
        const RoundNumber shown{rounds->current()};
        const auto lines = core::Standings(fixture_->session().tournament(), shown).lines();
        QCOMPARE(cell(0, Column::Number), QString::number(plain(lines.front().tally.number)));
        QTest::keyClick(table(), Qt::Key_Right);
        QCOMPARE(rounds->current(), last);
        QTest::keyClick(table(), Qt::Key_Right);
        QCOMPARE(rounds->current(), last);
    }

    void aCorrectionIsSeenAtOnceAndTheSelectionStays()
    {
        const auto* selected = page_->findChild<desk::StandingsView*>();
        QTest::keyClick(table(), Qt::Key_Down);
        QTest::keyClick(table(), Qt::Key_Down);
        const QString number = cell(selected->currentIndex().row(), Column::Number);
        const core::GameKey key = firstGame();
        const auto cleared = fixture_->session().run(core::clearGame, key, u"typed twice"_s);
        QVERIFY(cleared.ok());
        page_test::settle();
        everybodyStandsInOrder();
        QCOMPARE(cell(selected->currentIndex().row(), Column::Number), number);
        QVERIFY(facts().contains(u"provisional: Round 4, table"_s));
    }

    void releaseLetsTheHallSeePointsUpToTheRoundShown()
    {
        const auto released = [this] {
            return fixture_->session().tournament().settings.releasedRounds;
        };
        const auto pressRelease = [this] {
            QTest::keyClick(table(), Qt::Key_R, Qt::ControlModifier);
            page_test::settle();
        };
        // A table of round 4 is disputed.
        page_test::answer(*page_, [](QDialog& dialog) { dialog.accept(); });
        pressRelease();
        QCOMPARE(released(), std::optional(4));
        QVERIFY(facts().contains(u"released up to round 4"_s));
        page_->window()->activateWindow(); // A shortcut needs it; the dialog was active.
        QVERIFY(QTest::qWaitForWindowActive(page_->window()));
        QTest::keyClick(table(), Qt::Key_Left);
        pressRelease();
        QCOMPARE(released(), std::optional(3));
        pressRelease();
        QCOMPARE(released(), std::nullopt);
        QVERIFY(!facts().contains(u"released"_s));
    }

    void provisionalStandingsAreReleasedOnlyAfterAQuestion()
    {
        QVERIFY(fixture_->session().run(core::clearGame, firstGame(), u"typed twice"_s).ok());
        page_test::settle();
        for (const bool agreed : {false, true}) {
            QString asked;
            page_test::answer(*page_, [&](QDialog& dialog) {
                asked = dialog.windowTitle();
                agreed ? dialog.accept() : dialog.reject();
            });
            page_test::part<QPushButton>(*page_, "releaseButton").click();
            page_test::settle();
            QCOMPARE(asked, u"Release provisional standings?"_s);
            QCOMPARE(fixture_->session().tournament().settings.releasedRounds.has_value(), agreed);
        }
    }

    void searchFindsNamesNumbersAndClubs()
    {
        page_->search();
        auto* field = page_->findChild<QLineEdit*>(u"searchField"_s);
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, u"DORFLER"_s);
        QCOMPARE(filtered()->rowCount(), 1);
        QCOMPARE(cell(0, Column::Name), u"Dörfler, Käthe"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(table()->hasFocus());
        page_->search();
        QTest::keyClicks(field, u"nobody at all"_s);
        QCOMPARE(filtered()->rowCount(), 0);
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(filtered()->rowCount(), 22);
        QVERIFY(field->text().isEmpty());
    }

    void enterExplainsByRoundAndThenByGame()
    {
        QTest::keyClick(table(), Qt::Key_Return);
        auto* popover = page_->findChild<QWidget*>(u"accountPopover"_s);
        QVERIFY(popover != nullptr && popover->isVisible());
        const auto number = StartNumber{cell(0, Column::Number).toInt()};
        QVERIFY(popover->accessibleName().startsWith(cell(0, Column::Name)));
        QTest::keyClick(popover, Qt::Key_Return);
        const QPointer<QDialog> dialog = page_->findChild<QDialog*>(u"accountDialog"_s);
        QVERIFY(dialog != nullptr && dialog->isVisible());
        const QString text = dialog->findChild<QTextBrowser*>(u"games"_s)->toPlainText();
        const auto account = core::accountOf(fixture_->session().tournament(), number);
        for (const auto& round : account.rounds) {
            QVERIFY(text.contains(u"Round %1"_s.arg(plain(round.number))));
        }
        QVERIFY(text.contains(u"with"_s) && text.contains(u"stone"_s));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog || !dialog->isVisible());
    }

    void aClickOnANumberExplains()
    {
        const auto at = table()->visualRect(index(3, Column::Tmp)).center();
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, at);
        const auto* popover = page_->findChild<QWidget*>(u"accountPopover"_s);
        QVERIFY(popover != nullptr && popover->accessibleName().startsWith(cell(3, Column::Name)));
    }

    void aClickOnANameSelectsOnly()
    {
        const auto at = table()->visualRect(index(3, Column::Name)).center();
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, at);
        QVERIFY(page_->findChild<QWidget*>(u"accountPopover"_s) == nullptr);
        QCOMPARE(table()->currentIndex().row(), 3);
    }

    void spaceHighlightsUpToSix()
    {
        const auto* chart = page_->findChild<desk::RankChart*>();
        const auto highlighted = [chart] {
            const auto& lines = chart->course().lines;
            return std::count_if(lines.begin(), lines.end(),
                                 [](const auto& line) { return line.highlight.has_value(); });
        };
        QCOMPARE(highlighted(), 3);
        QTest::keyClick(table(), Qt::Key_Space);
        QCOMPARE(highlighted(), 2);
        for (int row = 0; row < 8; ++row) {
            table()->selectRow(row);
            if (row == 0 || row > 2) {
                QTest::keyClick(table(), Qt::Key_Space);
            }
        }
        QCOMPARE(highlighted(), 6);
        QVERIFY(page_->findChild<QLabel*>(u"chartHint"_s)->text().contains(u"Six"_s));
        remade();
        QCOMPARE(page_->findChild<desk::RankChart*>()->course().lines.size(), 22U);
        const auto* again = page_->findChild<desk::RankChart*>();
        QCOMPARE(std::count_if(again->course().lines.begin(), again->course().lines.end(),
                               [](const auto& line) { return line.highlight.has_value(); }),
                 6);
    }

    void columnsAreChosenAndRemembered()
    {
        QVERIFY(placeOf(Column::Stones) < 0);
        QTest::mouseClick(page_->findChild<QPushButton*>(u"columnsButton"_s), Qt::LeftButton);
        auto* chooser = page_->findChild<QWidget*>(u"columnChooser"_s);
        QVERIFY(chooser != nullptr);
        box(chooser, Column::Stones)->click();
        box(chooser, Column::Gmp)->click();
        chooser->findChild<QCheckBox*>(u"round1"_s)->click();
        QVERIFY(placeOf(Column::Stones) >= 0);
        QVERIFY(placeOf(Column::Gmp) < 0);
        chooser->close();
        remade();
        QVERIFY(placeOf(Column::Stones) >= 0);
        QVERIFY(placeOf(Column::Gmp) < 0);
        const auto& columns = model()->columns();
        QVERIFY(std::find(columns.begin(), columns.end(), desk::ShownColumn{Column::Round, 0}) ==
                columns.end());
    }

    void allColumnsFitWithoutScrolling()
    {
        auto choice = desk::ColumnChoice();
        for (const auto column :
             desk::ColumnChoice::choosable(fixture_->session().tournament().settings)) {
            choice.setShown(column, true);
        }
        choice.write(fixture_->session().uiState(), id_, fixture_->session().tournament().settings);
        remade();
        const auto* header = table()->horizontalHeader();
        QVERIFY(header->length() <= table()->viewport()->width());
        QVERIFY(placeOf(Column::Name) >= 0 && placeOf(Column::Tmp) >= 0);
        QVERIFY(!page_->findChild<desk::RankChart*>()->isVisible());
    }

    void oldRoundsGoFirst()
    {
        const std::vector<desk::MeasuredColumn> columns = {
            {{Column::Rank, 0}, 50},  {{Column::Name, 0}, 100}, {{Column::Tmp, 0}, 50},
            {{Column::Round, 0}, 40}, {{Column::Round, 1}, 40}, {{Column::Wins, 0}, 30},
        };
        QCOMPARE(desk::leastWidth(columns), 270);
        QCOMPARE(fit(columns, 310).size(), 6U);
        const Shown least = {{Column::Rank, 0}, {Column::Name, 0}, {Column::Tmp, 0}};
        auto withWins = least;
        withWins.push_back({Column::Wins, 0});
        auto withLast = least;
        withLast.insert(withLast.end(), {{Column::Round, 1}, {Column::Wins, 0}});
        QCOMPARE(fit(columns, 309), withLast);
        QCOMPARE(fit(columns, 230), withWins);
        QCOMPARE(fit(columns, 200), least);
        QCOMPARE(fit(columns, 10), least);
    }

    void copyTakesAllOrTheSelectedRows()
    {
        QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = clipboard().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 23);
        QVERIFY(lines.front().startsWith(u"Rank\t"_s));
        QCOMPARE(lines.at(1).split(u'\t').at(3), cell(0, Column::Name));
        QVERIFY(QGuiApplication::clipboard()->mimeData()->html().contains(u"<td>"_s));
        QVERIFY(page_->status().what.contains(u"22"_s));
        QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(clipboard().split(u'\n', Qt::SkipEmptyParts).size(), 3);
    }

    void copiedPointsAreDecimals()
    {
        const auto& sheet = model()->sheet();
        for (int row = 0; row < filtered()->rowCount(); ++row) {
            const QString text = model()->plainText(row, {Column::Tmp, 0});
            const auto units = sheet.rows[static_cast<std::size_t>(row)].tally.tmp().units();
            QCOMPARE(qRound64(QLocale().toDouble(text) * 1000),
                     qRound64(static_cast<double>(units) * 1000.0 / 120));
        }
    }

    void emptyTournamentsSayWhatComes()
    {
        core::Settings settings;
        settings.name = u"New"_s;
        const auto id = fixture_->session().runClub(
            [&](core::TournamentService& service) { return service.create(settings); });
        fixture_->session().open(*id);
        QCOMPARE(filtered()->rowCount(), 0);
        QVERIFY(page_->findChild<QWidget*>(u"notice"_s)->isVisible());
        fixture_->session().close();
        QCOMPARE(filtered()->rowCount(), 0);
    }

    /// Ranks from 1 with the place overall beside them; teams with the results that count.
    void listsOfGroupsAndTeams()
    {
        auto* whose = page_->findChild<desk::WhoseBox*>(u"whoseBox"_s);
        for (int index = 0; index < whose->count(); ++index) {
            QVERIFY(!whose->itemText(index).contains(u"Ladies"_s));
        }
        fixture_->open(withLadies());
        remade();
        whose = page_->findChild<desk::WhoseBox*>(u"whoseBox"_s);
        QVERIFY(whose->isVisible());
        page_test::choose(*whose, u"Ladies"_s);
        QCOMPARE(filtered()->rowCount(), 3);
        QCOMPARE(cell(0, Column::Rank), u"1"_s);
        const auto* overall =
            model()->row(0).overall.text.isEmpty() ? nullptr : &model()->row(0).overall;
        QVERIFY(overall != nullptr);
        QCOMPARE(cell(0, Column::Overall), overall->text);
        QCOMPARE(page_->document().group, u"Ladies"_s);
        QVERIFY(!page_->findChild<desk::RankChart*>()->isVisible());

        page_test::choose(*whose, u"Teams: Pairs"_s);
        auto* const teams = page_->findChild<desk::TeamView*>();
        QVERIFY(teams->isVisible() && !table()->isVisible());
        QCOMPARE(teams->model()->rowCount(), 1);
        QCOMPARE(teams->model()->index(0, 1).data().toString(), u"Ladies"_s);
        QCOMPARE(page_->document().teams, u"Pairs"_s);
        teams->setFocus();
        QTest::keyClick(teams, Qt::Key_C, Qt::ControlModifier);
        QVERIFY2(clipboard().contains(u"Ladies"_s), qPrintable(clipboard()));

        page_test::choose(*whose, u"Everybody"_s);
        QCOMPARE(filtered()->rowCount(), 22);
        QCOMPARE(placeOf(Column::Overall), -1);
    }

    void pureHasNoClaims()
    {
        fixture_->openSample(u"pure-evening.json"_s);
        QVERIFY(placeOf(Column::Cmp) < 0);
        QVERIFY(placeOf(Column::Tmp) >= 0);
    }

    void aLargeFieldShowsTheHighlightedAndNeighbours()
    {
        const auto sheet = desk::makeSheet(sample(u"open-tournament.json"_s), {});
        QVERIFY(sheet.rows.size() > 40);
        const auto first = sheet.rows.front().tally.number;
        const auto course = desk::rankCourseOf(sheet, {first});
        QCOMPARE(course.lines.size(), 3U);
        QCOMPARE(course.lines.front().highlight, std::optional<int>(0));
    }

    void chartNamesPeopleBySurname()
    {
        auto evening = sample(u"open-tournament.json"_s);
        auto& person = evening.participants.front();
        person.name = u"Nguyen Mai"_s;
        person.surname = u"Nguyen"_s;
        const auto course = desk::rankCourseOf(desk::makeSheet(evening, {}), {person.number});
        const auto line = std::find_if(course.lines.begin(), course.lines.end(),
                                       [&](const auto& each) { return each.highlight; });
        QCOMPARE(line->label, line->rank + u" Nguyen"_s);
    }

private:
    static core::Tournament withLadies()
    {
        auto evening = sample();
        for (const std::size_t index : {2U, 5U, 9U}) {
            evening.participants[index].tags = {u"Ladies"_s};
        }
        core::Prize pairs;
        pairs.name = u"Pairs"_s;
        pairs.what = core::PrizeFor::Team;
        pairs.teams = QStringList{u"Ladies"_s};
        pairs.best = 2;
        pairs.places = core::PrizeCents{100};
        evening.settings.prizes = {pairs};
        return evening;
    }
    void remade()
    {
        page_ = std::make_unique<desk::StandingsPage>(fixture_->session());
        page_test::show(*page_);
    }
    desk::StandingsView* table() { return page_->findChild<desk::StandingsView*>(); }
    QAbstractItemModel* filtered() { return table()->model(); }
    desk::StandingsModel* model()
    {
        return qobject_cast<desk::StandingsModel*>(
            qobject_cast<QSortFilterProxyModel*>(filtered())->sourceModel());
    }
    int placeOf(Column column) { return model()->placeOf(column); }
    QModelIndex index(int row, Column column) { return filtered()->index(row, placeOf(column)); }
    QString cell(int row, Column column) { return index(row, column).data().toString(); }
    QString facts()
    {
        QStringList texts;
        for (const auto* label : page_->findChildren<QLabel*>()) {
            texts << label->text();
        }
        return texts.join(u'\n');
    }
    static QString clipboard() { return QGuiApplication::clipboard()->mimeData()->text(); }
    static QCheckBox* box(QWidget* chooser, Column column)
    {
        return chooser->findChild<QCheckBox*>(u"column%1"_s.arg(static_cast<int>(column)));
    }
    core::GameKey firstGame()
    {
        const auto& round = fixture_->session().tournament().rounds.back();
        const auto& table = round.tables.front();
        return {round.number, table.number, table.games.front().number};
    }

    std::unique_ptr<DeskFixture> fixture_;
    core::TournamentId id_{0};
    std::unique_ptr<desk::StandingsPage> page_;
};

RUMMY_TEST(TestStandingsPage)

} // namespace tst_standings_page

#include "tst_standings_page.moc"
