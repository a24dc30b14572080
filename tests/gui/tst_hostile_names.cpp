#include "desk_fixture.h"
#include "page_test.h"
#include "tests/suite.h"

#include "app/desk/frame/main_window.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QTextDocumentFragment>
#include <QToolTip>

#include <memory>

namespace tst_hostile_names {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Every text of a tournament chosen by people.
core::Tournament hostile(core::Tournament tournament)
{
    const auto picture = u"<img src='file:///dev/null'> & Co"_s;
    tournament.settings.name = picture;
    tournament.settings.venue = picture;
    tournament.settings.organiser = picture;
    for (auto& person : tournament.participants) {
        person.name = picture + u' ' + QString::number(core::plain(person.number));
        person.club = picture;
        person.tags = {picture};
    }
    for (auto& penalty : tournament.penalties) {
        penalty.reason = picture;
    }
    for (auto& round : tournament.rounds) {
        for (auto& table : round.tables) {
            table.head.note = picture;
        }
    }
    return tournament;
}

/// The tool tip shown there, as HTML or plain text; empty if none.
QString toolTipAt(QWidget& widget, const QPoint& position)
{
    QToolTip::hideText();
    QHelpEvent asks(QEvent::ToolTip, position, widget.mapToGlobal(position));
    QCoreApplication::sendEvent(&widget, &asks);
    return QToolTip::isVisible() ? QToolTip::text() : QString();
}

} // namespace

/// Names that look like HTML are shown as written.
class TestHostileNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        page_test::dress();
        fixture_ = std::make_unique<DeskFixture>();
        QFile sample(QStringLiteral(RUMMY_SOURCE_DIR "/tests/data/club-evening.json"));
        QVERIFY(sample.open(QIODevice::ReadOnly));
        fixture_->open(hostile(*core::readTournament(sample.readAll())));
        window_ = std::make_unique<desk::MainWindow>(fixture_->session());
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    }
    void cleanup()
    {
        window_.reset();
        fixture_.reset();
    }

    void everyPage_data()
    {
        QTest::addColumn<int>("page");
        for (int page = 0; page < desk::pageCount; ++page) {
            QTest::addRow("page %d", page + 1) << page;
        }
    }
    void everyPage()
    {
        QFETCH(const int, page);
        window_->showPage(static_cast<desk::PageId>(page));
        page_test::settle();
        for (auto* const label : window_->findChildren<QLabel*>()) {
            QVERIFY2(label->textFormat() == Qt::PlainText || !label->text().contains(u"<img"_s),
                     qPrintable(label->objectName() + u": "_s + label->text()));
        }
        for (auto* const widget : window_->findChildren<QWidget*>()) {
            if (widget->toolTip().contains(u"<img"_s)) {
                shown_ << toolTipAt(*widget, widget->rect().center());
            }
        }
        for (auto* const view : window_->findChildren<QAbstractItemView*>()) {
            collectFrom(*view);
        }
        for (const auto& tip : std::as_const(shown_)) {
            QVERIFY2(!tip.contains(u"<img"_s), qPrintable(tip));
            QVERIFY(QTextDocumentFragment::fromHtml(tip).toPlainText().contains(u"<img src="_s));
        }
        const bool hasNames = page != static_cast<int>(desk::PageId::Setup) &&
                              page != static_cast<int>(desk::PageId::Reports);
        QVERIFY(!hasNames || !shown_.isEmpty());
    }

    void menus()
    {
        QMenu menu;
        menu.setToolTipsVisible(true);
        menu.addAction(u"What"_s)->setToolTip(u"<img src='x'>"_s);
        menu.popup(QPoint());
        const auto tip = toolTipAt(menu, menu.actionGeometry(menu.actions().front()).center());
        QVERIFY(tip.contains(u"&lt;img"_s));
    }

private:
    void collectFrom(QAbstractItemView& view)
    {
        const auto* const model = view.model();
        for (int row = 0; model != nullptr && row < model->rowCount(view.rootIndex()); ++row) {
            for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
                const auto index = model->index(row, column, view.rootIndex());
                const auto at = view.visualRect(index).center();
                if (index.data(Qt::ToolTipRole).toString().contains(u"<img"_s) &&
                    view.viewport()->rect().contains(at) && view.indexAt(at) == index) {
                    shown_ << toolTipAt(*view.viewport(), at);
                }
            }
        }
    }

    std::unique_ptr<DeskFixture> fixture_;
    std::unique_ptr<desk::MainWindow> window_;
    QStringList shown_;
};

RUMMY_TEST(TestHostileNames)

} // namespace tst_hostile_names

#include "tst_hostile_names.moc"
