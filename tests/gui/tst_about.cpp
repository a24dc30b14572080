#include "desk_fixture.h"
#include "file_contents.h"
#include "page_test.h"
#include "tests/suite.h"

#include "app/desk/frame/about/about_dialog.h"
#include "app/desk/frame/main_window.h"
#include "app/desk/frame/theme.h"
#include "app/version/version.h"

#include <QAction>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

namespace tst_about {

using namespace Qt::StringLiterals;

class TestAbout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void saysWhatRuns();
    void papersNameTheSameParts_data();
    void papersNameTheSameParts();
};

void TestAbout::initTestCase()
{
    theme::apply(*qApp, theme::Tone::Light);
}

void TestAbout::saysWhatRuns()
{
    DeskFixture fixture;
    desk::MainWindow window(fixture.session());
    window.show();
    QStringList texts;
    QStringList parts;
    page_test::answer(window, [&](QDialog& dialog) {
        for (const auto* label : dialog.findChildren<QLabel*>()) {
            texts << label->text();
        }
        const auto* const table = dialog.findChild<QTableWidget*>(u"partsTable"_s);
        for (int row = 0; row < table->rowCount(); ++row) {
            parts << table->item(row, 0)->text() + u": "_s + table->item(row, 2)->text();
        }
        dialog.close();
    });
    window.findChild<QAction*>(u"aboutAction"_s)->trigger();
    QVERIFY(texts.contains(u"Rummy Director "_s + version::number()));
    QVERIFY(version::commit().isEmpty() || texts.contains(version::commit()));
    QVERIFY(texts.contains(QString::fromLatin1(qVersion())));
    QVERIFY(texts.contains(QDir::toNativeSeparators(fixture.clubFile())));
    QCOMPARE(parts.first(), u"Rummy Director: MIT"_s);
    QVERIFY(parts.contains(u"Qt 6: LGPL 3"_s));
    QCOMPARE(parts.size(), desk::partsOfTheProgram().size());
}

void TestAbout::papersNameTheSameParts_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("the package's copyright") << u"packaging/debian/copyright"_s;
    QTest::newRow("the page of licences") << u"docs/licences.md"_s;
}

void TestAbout::papersNameTheSameParts()
{
    QFETCH(QString, path);
    const auto lines =
        QString::fromUtf8(contentsOf(QStringLiteral(RUMMY_SOURCE_DIR "/") + path)).split(u'\n');
    for (const auto& part : desk::partsOfTheProgram()) {
        const auto named = std::any_of(lines.begin(), lines.end(), [&](const QString& line) {
            return line.contains(part.name) &&
                   QString(line).remove(u"version "_s).contains(part.licence);
        });
        QVERIFY2(named, qPrintable(part.name + u", "_s + part.licence));
    }
}

RUMMY_TEST(TestAbout)

} // namespace tst_about

#include "tst_about.moc"
