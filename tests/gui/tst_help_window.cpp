#include "app/help/handbook_view.h"
#include "app/help/help_window.h"

#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>

using namespace Qt::Literals::StringLiterals;
using desk::Handbook;
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
                                                u"Rounds"_s,      u"Results"_s, u"Standings"_s,
                                                u"Reports"_s};
        QTest::newRow("German") << u"de"_s
                                << QStringList{u"Turniere"_s, u"Einstellungen"_s, u"Teilnehmer"_s,
                                               u"Runden"_s,   u"Ergebnisse"_s,    u"Rangliste"_s,
                                               u"Berichte"_s};
    }
    void everyPageHasItsChapter()
    {
        QFETCH(const QString, language);
        QFETCH(const QStringList, titles);
        const auto book = Handbook::of(language);
        for (int page = 0; page < desk::pageCount; ++page) {
            const auto chapter = Handbook::chapterOf(static_cast<PageId>(page));
            QCOMPARE(book.chapters().at(static_cast<std::size_t>(chapter)).title, titles.at(page));
        }
    }

    void bothLanguagesHaveTheSameChapters()
    {
        QCOMPARE(Handbook::of(u"de"_s).chapters().size(), Handbook::of(u"en"_s).chapters().size());
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
        const auto book = Handbook::of(language);
        static const QRegularExpression link(u"\\]\\((#[^)]*)\\)"_s);
        int links = 0;
        for (const auto& chapter : book.chapters()) {
            for (auto match = link.globalMatch(chapter.text); match.hasNext(); ++links) {
                const QString target = match.next().captured(1);
                QVERIFY2(book.chapterAt(target) >= 0, qPrintable(target));
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
        const auto handbook = Handbook::of(language);
        for (const auto& chapter : handbook.chapters()) {
            for (auto match = picture.globalMatch(chapter.text); match.hasNext();) {
                const auto found = match.next();
                QVERIFY2(!found.captured(1).isEmpty(), qPrintable(found.captured(2)));
                const auto image =
                    document->resource(QTextDocument::ImageResource, QUrl(found.captured(2)))
                        .value<QImage>();
                QVERIFY2(!image.isNull(), qPrintable(found.captured(2)));
                QVERIFY(image.deviceIndependentSize().width() <= desk::HandbookView::pictureWidth);
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
        QVERIFY(!list->isRowHidden(Handbook::chapterOf(PageId::Results)));
        QVERIFY(list->isRowHidden(Handbook::chapterOf(PageId::Setup)));
        QVERIFY(!list->isRowHidden(list->currentRow()));
        QVERIFY(!text(window)->extraSelections().isEmpty());
    }

    void aTextWithoutHeadingsIsNoBook()
    {
        QVERIFY(Handbook::read(u"nothing\nhere"_s).chapters().empty());
        QCOMPARE(Handbook::read(u"# One\ntext\n## Two\n"_s).chapters().size(), 2U);
        QVERIFY(Handbook::of(u"xx"_s).chapters().empty());
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

QTEST_MAIN(TestHelpWindow)
#include "tst_help_window.moc"
