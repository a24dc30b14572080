#include "app/desk/frame/help/help_window.h"
#include "tests/suite.h"

#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>

namespace tst_help_window {

using namespace Qt::Literals::StringLiterals;
using desk::PageId;

class TestHelpWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPageHasItsChapter_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("titles");
        QTest::newRow("English") << u"en"_s
                                 << QStringList{u"Tournaments"_s, u"Setup"_s,   u"Participants"_s,
                                                u"Check-in"_s,    u"Rounds"_s,  u"Results"_s,
                                                u"Standings"_s,   u"Reports"_s, u"Cash"_s,
                                                u"Clock"_s,       u"Hall"_s,    u"Players"_s,
                                                u"Series"_s,      u"Desks"_s};
        QTest::newRow("German") << u"de"_s << QStringList{u"Turniere"_s,      u"Einstellungen"_s,
                                                          u"Teilnehmer"_s,    u"Einlass"_s,
                                                          u"Runden"_s,        u"Ergebnisse"_s,
                                                          u"Rangliste"_s,     u"Berichte"_s,
                                                          u"Kasse"_s,         u"Uhr"_s,
                                                          u"Saal"_s,          u"Spieler"_s,
                                                          u"Jahreswertung"_s, u"Meldetische"_s};
    }
    void everyPageHasItsChapter()
    {
        QFETCH(const QString, language);
        QFETCH(const QStringList, titles);
        const auto book = desk::readHandbook(language);
        QCOMPARE(titles.size(), desk::pageCount);
        for (const auto& listed : desk::pageCatalogue()) {
            const auto chapter = desk::chapterOf(listed.key);
            QCOMPARE(book.at(static_cast<std::size_t>(chapter)).title,
                     titles.at(static_cast<int>(listed.key)));
        }
    }

    void bothLanguagesHaveTheSameChapters()
    {
        QCOMPARE(desk::readHandbook(u"de"_s).size(), desk::readHandbook(u"en"_s).size());
    }

    void everyLinkLeadsSomewhere_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("German") << u"de"_s;
    }
    void everyLinkLeadsSomewhere()
    {
        QFETCH(const QString, language);
        const auto book = desk::readHandbook(language);
        static const QRegularExpression link(u"\\]\\((#[^)]*)\\)"_s);
        int links = 0;
        for (const auto& chapter : book) {
            for (auto match = link.globalMatch(chapter.text); match.hasNext(); ++links) {
                const QString target = match.next().captured(1);
                const auto leads = [&](const desk::Chapter& to) { return to.link == target; };
                QVERIFY2(std::any_of(book.begin(), book.end(), leads), qPrintable(target));
            }
        }
        QVERIFY(links > 0);
    }

    void everyPictureIsThere_data() { everyLinkLeadsSomewhere_data(); }
    void everyPictureIsThere()
    {
        QFETCH(const QString, language);
        desk::HelpWindow window;
        auto* const document = text(window)->document();
        static const QRegularExpression picture(u"!\\[([^]]*)\\]\\(([^)]*)\\)"_s);
        const auto handbook = desk::readHandbook(language);
        for (const auto& chapter : handbook) {
            for (auto match = picture.globalMatch(chapter.text); match.hasNext();) {
                const auto found = match.next();
                QVERIFY2(!found.captured(1).isEmpty(), qPrintable(found.captured(2)));
                const auto image =
                    document->resource(QTextDocument::ImageResource, QUrl(found.captured(2)))
                        .value<QImage>();
                QVERIFY2(!image.isNull(), qPrintable(found.captured(2)));
                QVERIFY(image.deviceIndependentSize().width() <= desk::HelpWindow::pictureWidth);
            }
        }
    }

    void thePageAskedForIsShown()
    {
        desk::HelpWindow window;
        window.showPage(PageId::Standings);
        QCOMPARE(chapters(window)->currentItem()->text(), u"Standings"_s);
        QVERIFY(text(window)->toPlainText().startsWith(u"Standings"_s));
        window.showPage(PageId::Tournaments);
        QVERIFY(text(window)->toPlainText().startsWith(u"Tournaments"_s));
    }

    void backGoesTheWayOneCame()
    {
        desk::HelpWindow window;
        window.showPage(PageId::Results);
        Q_EMIT text(window)->anchorClicked(QUrl(u"#keys"_s));
        QCOMPARE(chapters(window)->currentItem()->text(), u"Keys"_s);
        auto* back = window.findChild<QPushButton*>(u"backButton"_s);
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(chapters(window)->currentItem()->text(), u"Results"_s);
        QTest::mouseClick(back, Qt::LeftButton);
        QVERIFY(!back->isEnabled());
    }

    void searchLeavesTheChaptersThatHaveIt()
    {
        desk::HelpWindow window;
        window.showPage(PageId::Tournaments);
        QTest::keyClicks(window.findChild<QLineEdit*>(u"searchField"_s), u"second pass"_s);
        const auto* list = chapters(window);
        QVERIFY(!list->isRowHidden(desk::chapterOf(PageId::Results)));
        QVERIFY(list->isRowHidden(desk::chapterOf(PageId::Setup)));
        QVERIFY(!list->isRowHidden(list->currentRow()));
        QVERIFY(!text(window)->extraSelections().isEmpty());
    }

    void aTextWithoutHeadingsIsNoBook()
    {
        QVERIFY(desk::chaptersOf(u"nothing\nhere"_s).empty());
        QCOMPARE(desk::chaptersOf(u"# One\ntext\n## Two\n"_s).size(), 2U);
        QVERIFY(desk::readHandbook(u"xx"_s).empty());
    }

private:
    static QListWidget* chapters(desk::HelpWindow& window)
    {
        return window.findChild<QListWidget*>(u"chapters"_s);
    }
    static QTextBrowser* text(desk::HelpWindow& window)
    {
        return window.findChild<QTextBrowser*>(u"text"_s);
    }
};

RUMMY_TEST(TestHelpWindow)

} // namespace tst_help_window

#include "tst_help_window.moc"
