#include "app/desk/evening/reports/choice_bar.h"
#include "app/desk/evening/reports/document_exporter.h"
#include "app/desk/evening/reports/kit_writer.h"
#include "app/desk/evening/reports/print_habits.h"
#include "app/desk/evening/reports/rendered_document.h"
#include "app/desk/frame/background_task.h"
#include "app/desk/widgets/file_chooser.h"
#include "app/desk/widgets/file_names.h"
#include "core/texts/translation.h"
#include "desk_fixture.h"
#include "page_test.h"
#include "tests/suite.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

namespace tst_printing {

using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Replaces the system's mail program and file manager.
class Catcher : public QObject
{
    Q_OBJECT

public:
    Catcher()
    {
        QDesktopServices::setUrlHandler(u"mailto"_s, this, "take");
        QDesktopServices::setUrlHandler(u"file"_s, this, "take");
    }
    ~Catcher() override
    {
        QDesktopServices::unsetUrlHandler(u"mailto"_s);
        QDesktopServices::unsetUrlHandler(u"file"_s);
    }
    Q_DISABLE_COPY_MOVE(Catcher)

    QList<QUrl> urls;

public Q_SLOTS:
    void take(const QUrl& url) { urls << url; }
};

/// Ways of exporting documents.
class TestPrinting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTables_data();
    void readsTables();
    void makesNamesOfFiles_data();
    void makesNamesOfFiles();
    void namesSayTheDayOnce_data();
    void namesSayTheDayOnce();
    void namesOfFinalDocumentsSaySo();
    void dialogsBeginInAFolderThatIsThere();
    void namesTellDocumentsApart();
    void leavesNothingHalfWritten_data();
    void leavesNothingHalfWritten();
    void composesBesideTheWindow();
    void givesTheNewestWhenAskedTwice();
    void mailsWithAttachment();
    void mailsByHand();
    void mailsFromAPrivateFolder();
    void writesTheKitAtEachPublishing();
    void tellsThatTheKitIsNotWritten();
    void writesNoKitUnasked();
};

void TestPrinting::readsTables_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("read");
    QTest::newRow("nothing: all") << u""_s << u""_s;
    QTest::newRow("one") << u" 4 "_s << u"4"_s;
    QTest::newRow("several") << u"7,1, 4"_s << u"1, 4, 7"_s;
    QTest::newRow("from to") << u"4-6, 5, 9"_s << u"4, 5, 6, 9"_s;
    QTest::newRow("with a long dash") << u"4–6"_s << u"4, 5, 6"_s;
    for (const auto& wrong : {u"a"_s, u"4-"_s, u"6-4"_s, u"0"_s, u"-1"_s, u"1-2-3"_s,
                              u"1-999999999"_s, u"99999999999"_s}) {
        QTest::newRow(qPrintable(wrong)) << wrong << u"refused"_s;
    }
}

void TestPrinting::readsTables()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, read);
    const auto tables = desk::tablesIn(typed);
    QCOMPARE(tables ? desk::textOf(*tables) : u"refused"_s, read);
}

void TestPrinting::makesNamesOfFiles_data()
{
    QTest::addColumn<QString>("event");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << u"May"_s << u"Standings"_s << u"May - Standings.pdf"_s;
    QTest::newRow("umlauts stay") << u"Rommé"_s << u"Übersicht"_s << u"Rommé - Übersicht.pdf"_s;
    QTest::newRow("what file systems refuse")
        << u"a/b\\c:d*e"_s << u"?\"<>|\n"_s << u"a_b_c_d_e - ______.pdf"_s;
    QTest::newRow("without an event") << u""_s << u"Standings"_s << u"Standings.pdf"_s;
    QTest::newRow("very long: the title stays")
        << QString(300, u'x') << u"t"_s << QString(196, u'x') + u" - t.pdf"_s;
    QTest::newRow("letters of several bytes")
        << u"名"_s.repeated(100) << u"t"_s << u"名"_s.repeated(65) + u" - t.pdf"_s;
    QTest::newRow("cut between letters")
        << u"a👩🏽"_s.repeated(30) << u"t"_s << u"a👩🏽"_s.repeated(21) + u"a - t.pdf"_s;
}

void TestPrinting::makesNamesOfFiles()
{
    QFETCH(const QString, event);
    QFETCH(const QString, title);
    QFETCH(const QString, name);
    QCOMPARE(desk::fileName(event, title, u"pdf"_s), name);
}

void TestPrinting::namesSayTheDayOnce_data()
{
    QTest::addColumn<QString>("event");
    QTest::addColumn<bool>("hasDay");
    QTest::newRow("none") << u"Clubabend"_s << false;
    QTest::newRow("ISO") << u"Clubabend 2026-10-16"_s << true;
    QTest::newRow("German") << u"Clubabend 16.10.2026"_s << true;
    QTest::newRow("without the year, as in other years") << u"Clubabend am 16.10."_s << false;
    QTest::newRow("German, in words") << u"Clubabend vom 16. Oktober 2026"_s << true;
    QTest::newRow("English") << u"Club evening, 16 October 2026"_s << true;
    QTest::newRow("another day") << u"Clubabend 17.10.2026"_s << false;
    QTest::newRow("the month alone") << u"Clubabend Oktober 2026"_s << false;
}

void TestPrinting::namesSayTheDayOnce()
{
    QFETCH(QString, event);
    QFETCH(bool, hasDay);
    core::Settings settings;
    settings.name = event;
    settings.date = QDate(2026, 10, 16);
    QCOMPARE(desk::fileName(settings, u"Standings"_s, u"pdf"_s),
             event + (hasDay ? QString() : u" 2026-10-16"_s) + u" - Standings.pdf"_s);
}

void TestPrinting::namesOfFinalDocumentsSaySo()
{
    DeskFixture fixture;
    fixture.openSample(u"pure-evening.json"_s);
    const auto titleOf = [&fixture](const documents::Choice& choice) {
        return desk::rendering(fixture.session(),
                               {{choice}, typeset::PaperSize::A4, QLocale(u"en"_s)})()
            ->title;
    };
    using enum documents::Kind;
    QCOMPARE(titleOf({Standings}), u"Final standings"_s);
    QCOMPARE(titleOf({CrossTable}), documents::titleOf(CrossTable));
    QCOMPARE(titleOf({Standings, core::RoundNumber{2}}), u"Standings after round 2"_s);
}

void TestPrinting::dialogsBeginInAFolderThatIsThere()
{
    QWidget parent;
    parent.show();
    QString folder;
    page_test::answer(parent, [&folder](QDialog& dialog) {
        folder = qobject_cast<QFileDialog*>(&dialog)->directory().path();
    });
    desk::chooseTarget(&parent, u"Save"_s, QDir::home().filePath(u"not-there/May.pdf"_s), u"*"_s);
    QCOMPARE(folder, QDir::homePath());
}

void TestPrinting::namesTellDocumentsApart()
{
    DeskFixture fixture;
    fixture.openSample();
    auto& session = fixture.session();
    using enum documents::Kind;
    const auto sheet = [](int number) {
        return documents::Choice{PersonalSheet, std::nullopt, core::StartNumber{number}};
    };
    const auto slips = [](int round, std::vector<core::TableNumber> tables) {
        return documents::Choice{ScoreSlips, core::RoundNumber{round}, std::nullopt,
                                 std::move(tables)};
    };
    const std::vector<std::vector<documents::Choice>> orders = {
        {{PersonalSheet}},
        {sheet(1)},
        {sheet(2)},
        {slips(1, {})},
        {slips(2, {})},
        {slips(2, {core::TableNumber{1}})},
        {slips(2, {core::TableNumber{1}, core::TableNumber{2}})},
        {{SeatingByTable}, slips(1, {})},
        {{SeatingByTable}, {SeatingByName}},
        {{SeatingByTable}}};
    QSet<QString> names;
    for (const auto& name : {u"Clubabend"_s, u"Maiturnier"_s}) {
        for (const int day : {16, 17}) {
            auto settings = session.tournament().settings;
            settings.name = name;
            settings.date = QDate(2026, 10, day);
            for (const auto& order : orders) {
                const auto pages =
                    desk::rendering(session, {order, typeset::PaperSize::A4, QLocale(u"en"_s)})();
                names << desk::fileName(settings, pages->title, u"pdf"_s);
            }
        }
    }
    QCOMPARE(names.size(), 4 * static_cast<qsizetype>(orders.size()));
    QVERIFY(names.contains(u"Clubabend 2026-10-16 - Score slips of round 2, table 1, 2.pdf"_s));
}

void TestPrinting::leavesNothingHalfWritten_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("works");
    QTest::newRow("new") << u"new.pdf"_s << true;
    QTest::newRow("over an old one") << u"old.pdf"_s << true;
    QTest::newRow("no such folder") << u"stick/new.pdf"_s << false;
    QTest::newRow("the folder is a file") << u"old.pdf/new.pdf"_s << false;
    QTest::newRow("the name is a folder's") << u"folder"_s << false;
}

void TestPrinting::leavesNothingHalfWritten()
{
    QFETCH(const QString, path);
    QFETCH(const bool, works);
    const QTemporaryDir folder;
    const QDir here(folder.path());
    here.mkdir(u"folder"_s);
    QFile old(folder.filePath(u"old.pdf"_s));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    const auto failure = desk::saveWhole(folder.filePath(path), "new");
    QCOMPARE(failure.isEmpty(), works);
    if (works) {
        QCOMPARE(contentOf(folder.filePath(path)), QByteArray("new"));
    } else {
        QVERIFY(failure.contains(folder.path()));
        QCOMPARE(contentOf(old.fileName()), QByteArray("old"));
        QCOMPARE(here.entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList({u"folder"_s, u"old.pdf"_s}));
    }
}

void TestPrinting::composesBesideTheWindow()
{
    const texts::Translation english{QLocale(u"en"_s)};
    DeskFixture fixture;
    fixture.openSample();
    const desk::PrintOrder order{{{documents::Kind::Standings}}, {}, QLocale(u"de"_s)};
    desk::BackgroundTask<desk::Pages> task;
    desk::Pages pages;
    task.start(desk::rendering(fixture.session(), order),
               [&](const desk::Pages& rendered) { pages = rendered; });
    QVERIFY(pages == nullptr);
    QTRY_VERIFY(pages != nullptr);
    QVERIFY(!pages->isEmpty());
    QVERIFY(pages->table() != nullptr);
}

void TestPrinting::givesTheNewestWhenAskedTwice()
{
    const texts::Translation english{QLocale(u"en"_s)};
    DeskFixture fixture;
    fixture.openSample();
    desk::BackgroundTask<desk::Pages> task;
    std::vector<desk::Pages> finished;
    const auto done = [&](const desk::Pages& rendered) { finished.push_back(rendered); };
    for (const int round : {1, 2, 3}) {
        const documents::Choice choice{documents::Kind::Standings, core::RoundNumber{round}};
        task.start(desk::rendering(fixture.session(), {{choice}, {}, {}}), done);
    }
    QTRY_VERIFY(!finished.empty());
    QVERIFY(finished.front()->order.choices.front().round == core::RoundNumber{3});
    task.start(desk::rendering(fixture.session(), finished.front()->order), done);
    task.cancel();
    task.finish();
    QTest::qWait(0);
    QCOMPARE(finished.size(), std::size_t{1});
}

void TestPrinting::mailsWithAttachment()
{
#ifdef Q_OS_UNIX
    const QTemporaryDir folder;
    const auto program = folder.filePath(u"xdg-email"_s);
    const auto told = folder.filePath(u"told"_s);
    QFile script(program);
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write(
        u"#!/bin/sh\nprintf '%s\\n' \"$@\" >'%1.new'\nmv '%1.new' '%1'\n"_s.arg(told).toUtf8());
    script.close();
    script.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    const auto path = qgetenv("PATH");
    qputenv("PATH", folder.path().toUtf8() + ':' + path);
    const auto mailed = desk::mail(u"Standings & more"_s, u"1. Öz\n2. Lang"_s, u"/tmp/a b.pdf"_s);
    qputenv("PATH", path);
    QVERIFY(mailed == desk::Mailed::Attached);
    QTRY_VERIFY(QFile::exists(told));
    const auto words = QString::fromUtf8(contentOf(told));
    QVERIFY(words.contains(u"--attach\n/tmp/a b.pdf\n"_s));
    QVERIFY(words.contains(u"--subject\nStandings & more\n"_s));
#else
    QSKIP("there is no xdg-email here");
#endif
}

void TestPrinting::mailsByHand()
{
    Catcher catcher;
    const QTemporaryDir folder;
    const auto path = qgetenv("PATH");
    qputenv("PATH", folder.path().toUtf8()); // no xdg-email there
    const auto mailed =
        desk::mail(u"Standings & more"_s, u"1. Öz\n2. Lang + Berg"_s, folder.filePath(u"a.pdf"_s));
    qputenv("PATH", path);
    QVERIFY(mailed == desk::Mailed::ByHand);
    QCOMPARE(catcher.urls.size(), 2);
    const auto query = catcher.urls.front().query(QUrl::FullyEncoded);
    QVERIFY(query.startsWith(u"subject=Standings%20%26%20more&body=1.%20%C3%96z%0A"_s));
    QVERIFY(query.endsWith(u"Lang%20%2B%20Berg"_s));
    QCOMPARE(catcher.urls.back(), QUrl::fromLocalFile(folder.path()));
}

void TestPrinting::mailsFromAPrivateFolder()
{
    Catcher catcher;
    const QTemporaryDir empty;
    const auto path = qgetenv("PATH");
    QString file;
    {
        DeskFixture fixture;
        fixture.openSample();
        desk::DocumentExporter exporter(fixture.session(), nullptr);
        auto& session = fixture.session();
        const auto pages = desk::rendering(session, {{{documents::Kind::Standings}}, {}, {}})();
        qputenv("PATH", empty.path().toUtf8());
        exporter.mail(pages);
        QTRY_COMPARE(catcher.urls.size(), 2);
        qputenv("PATH", path);
        file = catcher.urls.back().toLocalFile();
        const auto others = QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
        QVERIFY(!(QFile::permissions(file) & others));
        QCOMPARE(QDir(file).entryList(QDir::Files).size(), 1);
        QVERIFY(file != QDir::temp().filePath(u"rummy-director"_s));
    }
    QVERIFY(!QFile::exists(file));
}

namespace {

/// Composing a kit takes seconds on a busy machine.
constexpr int patience = 60'000;

/// A round published next.
core::RoundNumber drawNext(desk::Session& session)
{
    const auto number =
        core::RoundNumber{core::plain(session.tournament().rounds.back().number) + 1};
    const auto& before = session.tournament().rounds.back();
    core::RoundPlan plan = core::planOf(before);
    plan.round = number;
    const auto done = session.run(core::addRounds, {plan}, core::RoundState::Draft);
    if (!done) {
        qFatal("no draft");
    }
    return number;
}

void publish(desk::Session& session, core::RoundNumber round)
{
    const auto done = session.run(core::publishRound, round);
    if (!done) {
        qFatal("not published");
    }
}

} // namespace

void TestPrinting::writesTheKitAtEachPublishing()
{
    const texts::Translation english{QLocale(u"en"_s)};
    DeskFixture fixture;
    fixture.openSample();
    const QTemporaryDir stick;
    desk::KitWriter writer(fixture.session());
    QSignalSpy written(&writer, &desk::KitWriter::written);
    desk::PrintHabits(fixture.session().uiState()).writeKitInto(stick.path());
    const auto round = drawNext(fixture.session());
    QVERIFY(QDir(stick.path()).isEmpty());
    publish(fixture.session(), round);
    QTRY_COMPARE_WITH_TIMEOUT(written.count(), 1, patience);
    const auto file = written.front().front().toString();
    QVERIFY(contentOf(file).startsWith("%PDF"));
    QVERIFY(QFileInfo(file).fileName().contains(QString::number(core::plain(round))));
}

void TestPrinting::tellsThatTheKitIsNotWritten()
{
    const texts::Translation english{QLocale(u"en"_s)};
    DeskFixture fixture;
    fixture.openSample();
    desk::KitWriter writer(fixture.session());
    QSignalSpy failed(&writer, &desk::KitWriter::failed);
    desk::PrintHabits(fixture.session().uiState()).writeKitInto(fixture.file(u"stick"_s));
    publish(fixture.session(), drawNext(fixture.session()));
    QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, patience);
    QVERIFY(failed.front().front().toString().contains(u"stick"_s));
}

void TestPrinting::writesNoKitUnasked()
{
    DeskFixture fixture;
    fixture.openSample();
    desk::KitWriter writer(fixture.session());
    QSignalSpy written(&writer, &desk::KitWriter::written);
    QSignalSpy failed(&writer, &desk::KitWriter::failed);
    publish(fixture.session(), drawNext(fixture.session()));
    QTest::qWait(0);
    QCOMPARE(written.count() + failed.count(), 0);
}

RUMMY_TEST(TestPrinting)

} // namespace tst_printing

#include "tst_printing.moc"
