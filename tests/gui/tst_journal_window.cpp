#include "app/desk/club/journal/journal_model.h"
#include "app/desk/club/journal/journal_window.h"
#include "desk_fixture.h"
#include "page_test.h"
#include "tests/suite.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <memory>

namespace tst_journal_window {

using namespace Qt::Literals::StringLiterals;
using core::StartNumber;
using desk::JournalColumn;

/// The journal window on the sample evening, with a few changes.
class TestJournalWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        fixture_ = std::make_unique<DeskFixture>();
        fixture_->openSample();
        clear(1);
        penalise(StartNumber{15});
        window_ = std::make_unique<desk::JournalWindow>(fixture_->session());
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QTRY_COMPARE(rows(), 3);
    }
    void cleanup()
    {
        window_.reset();
        fixture_.reset();
    }

    void newestFirstWithWhatChanged()
    {
        QVERIFY(text(0, JournalColumn::What).contains(u"Nguyen, Mai (15)"_s));
        QCOMPARE(text(0, JournalColumn::Old), u"12: −1"_s);
        QCOMPARE(text(0, JournalColumn::New), u"12: −1, 15: −1"_s);
        QCOMPARE(text(0, JournalColumn::Reason), u"late"_s);
        QVERIFY(text(1, JournalColumn::What).contains(u"table 1, game 1: result cleared"_s));
        QCOMPARE(text(1, JournalColumn::New), u"–"_s);
        QCOMPARE(text(2, JournalColumn::What), u"Tournament imported"_s);
    }

    void changesAppearAtOnce()
    {
        const QAbstractItemModelTester tester(window_->findChild<desk::JournalModel*>());
        clear(2);
        QCOMPARE(rows(), 4);
        QVERIFY(text(0, JournalColumn::What).contains(u"table 2"_s));
    }

    void undoneEntriesSaySo()
    {
        const auto undone =
            fixture_->session().run([](core::TournamentService& service, core::TournamentId id) {
                return service.undo(id);
            });
        QVERIFY(undone.ok());
        page_test::settle();
        QCOMPARE(rows(), 4);
        QVERIFY(text(0, JournalColumn::What).startsWith(u"Undone: "_s));
        QCOMPARE(text(1, JournalColumn::Undone), u"undone"_s);
        QCOMPARE(text(2, JournalColumn::Undone), QString());
    }

    /// By any desk, and however long ago.
    void eachChangeIsTakenBackAndDoneAgain()
    {
        clear(2);
        QCOMPARE(rows(), 4);
        auto* const reverse = window_->findChild<QPushButton*>(u"reverseButton"_s);
        QVERIFY(!reverse->isEnabled());
        selectRow(2);
        QVERIFY(text(2, JournalColumn::What).contains(u"table 1, game 1: result cleared"_s));
        QCOMPARE(reverse->text(), u"Take back"_s);
        reverse->click();
        page_test::settle();
        QCOMPARE(rows(), 5);
        QVERIFY(text(0, JournalColumn::What).startsWith(u"Undone: "_s));
        QCOMPARE(text(3, JournalColumn::Undone), u"undone"_s);
        QCOMPARE(reverse->text(), u"Do again"_s);
        reverse->click();
        page_test::settle();
        QCOMPARE(text(4, JournalColumn::Undone), QString());
        // What was undone or begins the journal can't be.
        selectRow(0);
        QVERIFY(!reverse->isEnabled());
        selectRow(rows() - 1);
        QVERIFY(!reverse->isEnabled());
    }

    /// As at large text in a small window.
    void timeStaysWholeInLittleRoom()
    {
        window_->resize(520, 400);
        page_test::settle();
        auto* const table = window_->findChild<QTableView*>();
        const QAbstractItemView& view = *table;
        QVERIFY(table->columnWidth(0) >= view.sizeHintForColumn(0));
        QVERIFY(table->columnWidth(static_cast<int>(JournalColumn::What)) <
                view.sizeHintForColumn(static_cast<int>(JournalColumn::What)));
    }

    void clubHasAJournalOfItsOwn()
    {
        const QAbstractItemModelTester tester(window_->findChild<desk::JournalModel*>());
        const auto add = [this](const QString& name) {
            return fixture_->session().runClub(core::addPlayers, {{name, u"Hof"_s, {}}});
        };
        QVERIFY(add(u"Moser, Ida"_s));
        page_test::settle();
        QCOMPARE(rows(), 3);
        auto* const choice = window_->findChild<QComboBox*>(u"scopeChoice"_s);
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Down);
        const int before = rows();
        QVERIFY(before > 0);
        QCOMPARE(text(0, JournalColumn::What), u"Moser, Ida: added to the directory"_s);
        QCOMPARE(text(0, JournalColumn::New), u"Moser, Ida (Hof)"_s);
        QVERIFY(!window_->findChild<QLineEdit*>(u"tableField"_s)->isVisible());
        const auto known = fixture_->session().directory().size();
        auto* const reverse = window_->findChild<QPushButton*>(u"reverseButton"_s);
        selectRow(0);
        reverse->click();
        page_test::settle();
        QCOMPARE(fixture_->session().directory().size(), known - 1);
        QCOMPARE(rows(), before + 1);
        QCOMPARE(text(1, JournalColumn::Undone), u"undone"_s);
        selectRow(1);
        reverse->click();
        page_test::settle();
        QCOMPARE(fixture_->session().directory().size(), known);
        QTest::keyClick(choice, Qt::Key_Up);
        QTRY_COMPARE(rows(), 3);
    }

    void everySearchFilters_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("found");
        QTest::newRow("reason") << u"searchField"_s << u"LATE"_s << 1;
        QTest::newRow("two words") << u"searchField"_s << u"cleared table"_s << 1;
        QTest::newRow("name without accents") << u"searchField"_s << u"nguyen"_s << 1;
        QTest::newRow("nothing") << u"searchField"_s << u"quite something else"_s << 0;
        QTest::newRow("table") << u"tableField"_s << u"1"_s << 1;
        QTest::newRow("no table") << u"tableField"_s << u"17"_s << 0;
        QTest::newRow("person by number") << u"personField"_s << u"15"_s << 1;
        QTest::newRow("unknown person") << u"personField"_s << u"Zeppelin"_s << 0;
    }
    void everySearchFilters()
    {
        QFETCH(const QString, field);
        QFETCH(const QString, typed);
        QFETCH(const int, found);
        QTest::keyClicks(window_->findChild<QLineEdit*>(field), typed);
        QCOMPARE(rows(), found);
    }

    void whoSatAtTheTableIsFound()
    {
        const auto& table = fixture_->session().tournament().rounds.back().tables.front();
        const auto seated = QString::number(plain(table.head.seats.back()));
        QTest::keyClicks(window_->findChild<QLineEdit*>(u"personField"_s), seated);
        QCOMPARE(rows(), 1);
    }

    void rowsAreCopied()
    {
        auto* table = window_->findChild<QTableView*>();
        table->selectRow(0);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        const auto lines =
            QGuiApplication::clipboard()->mimeData()->text().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines.at(1).contains(u"late"_s));
    }

    void escCloses()
    {
        QTest::keyClick(window_.get(), Qt::Key_Escape);
        QVERIFY(!window_->isVisible());
    }

    void aLongJournalComesInPortions()
    {
        for (int round = 0; round < 60; ++round) {
            penalise(StartNumber{1 + round % 20});
        }
        desk::JournalWindow other(fixture_->session());
        other.show();
        auto* view = other.findChild<QTableView*>();
        QTRY_COMPARE(view->model()->rowCount(), 63);
        QVERIFY(other.findChild<QLabel*>(u"count"_s)->text().startsWith(u"63 entr"_s));
    }

    void anotherTournamentHasItsOwn()
    {
        core::Settings settings;
        settings.name = u"New"_s;
        const auto id = fixture_->session().runClub(
            [&](core::TournamentService& service) { return service.create(settings); });
        fixture_->session().open(*id);
        QTRY_COMPARE(rows(), 1);
        QCOMPARE(text(0, JournalColumn::What), u"Tournament created"_s);
        fixture_->session().close();
        QCOMPARE(rows(), 0);
    }

private:
    int rows() { return window_->findChild<QTableView*>()->model()->rowCount(); }
    QString text(int row, JournalColumn column)
    {
        const auto* model = window_->findChild<QTableView*>()->model();
        return model->index(row, static_cast<int>(column)).data().toString();
    }
    void selectRow(int row) { window_->findChild<QTableView*>()->selectRow(row); }
    void clear(int table)
    {
        const core::GameKey key{core::RoundNumber{4}, core::TableNumber{table},
                                core::GameNumber{1}};
        const auto done = fixture_->session().run(core::clearGame, key, u"wrong table"_s);
        QVERIFY(done.ok());
        page_test::settle();
    }
    void penalise(StartNumber number)
    {
        const core::Penalty penalty{number, core::RoundNumber{1},
                                    scoring::MatchPoints::fromPoints(-1), u"late"_s};
        const auto done = fixture_->session().run(core::givePenalty, penalty);
        QVERIFY(done.ok());
        page_test::settle();
    }

    std::unique_ptr<DeskFixture> fixture_;
    std::unique_ptr<desk::JournalWindow> window_;
};

RUMMY_TEST(TestJournalWindow)

} // namespace tst_journal_window

#include "tst_journal_window.moc"
