#include "app/hall/website.h"
#include "core/texts/translation.h"
#include "hall_evening.h"
#include "tests/suite.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <set>

namespace tst_website {

using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray pageNamed(const std::vector<web::WebFile>& files, const QString& name)
{
    const auto found = std::find_if(files.begin(), files.end(),
                                    [&](const auto& file) { return file.name == name; });
    return found != files.end() ? found->bytes : QByteArray();
}

bool put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

class TestWebsite : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pages_data()
    {
        QTest::addColumn<core::Tournament>("tournament");
        QTest::addColumn<int>("pages");
        QTest::newRow("no round") << TournamentBuilder(game_builder::plus()).tournament() << 1;
        QTest::newRow("nothing released") << hall_evening::tournament() << 1 + 3;
        QTest::newRow("released") << hall_evening::released(1) << 1 + 3 + 1 + 8;
        for (const int people : {8, 22, 120, 400}) {
            QTest::addRow("%d people", people)
                << hall_evening::ofPeople(people) << 1 + 1 + 1 + people;
        }
    }
    void pages()
    {
        QFETCH(const core::Tournament, tournament);
        QFETCH(const int, pages);
        const auto files = web::websiteOf({tournament, hall::NameStyle::Short});
        QCOMPARE(files.size(), static_cast<std::size_t>(pages));
        std::set<QString> names;
        for (const auto& file : files) {
            names.insert(file.name);
        }
        static const QRegularExpression link(u"(?:href|src)=\"([^\"]*)\""_s);
        for (const auto& file : files) {
            for (const auto& match : link.globalMatch(QString::fromUtf8(file.bytes))) {
                const auto target = match.captured(1);
                QVERIFY2(target == u"#contents" || names.contains(target),
                         qPrintable(file.name + u": "_s + target));
            }
        }
    }

    void nothingPrivate_data()
    {
        QTest::addColumn<core::Tournament>("tournament");
        QTest::newRow("nothing released") << hall_evening::tournament();
        QTest::newRow("one round") << hall_evening::released(1);
        QTest::newRow("all rounds") << hall_evening::released(4);
    }
    void nothingPrivate()
    {
        QFETCH(const core::Tournament, tournament);
        for (const auto language : {QLocale::English, QLocale::German}) {
            const texts::ThreadLanguage spoken{QLocale(language)};
            for (const auto& file : web::websiteOf({tournament, hall::NameStyle::Short})) {
                for (const auto& secret : hall_evening::secrets()) {
                    QVERIFY2(!file.bytes.contains(secret),
                             (file.name.toUtf8() + secret).constData());
                }
                for (const auto* const surname : {"Weiß", "Öztürk", "Berger", "Heydebrinck"}) {
                    QVERIFY2(!file.bytes.contains(surname),
                             (file.name.toUtf8() + surname).constData());
                }
            }
        }
    }

    void saysWhatIsBeingChecked_data()
    {
        QTest::addColumn<QLocale::Language>("language");
        QTest::addColumn<texts::CheckedTables>("tables");
        QTest::addColumn<QByteArray>("text");
        using enum texts::CheckedTables;
        QTest::newRow("English") << QLocale::English << Unnamed
                                 << QByteArray("ne result is being checked.");
        QTest::newRow("German") << QLocale::German << Unnamed
                                << QByteArray("Ein Ergebnis wird noch geprüft.");
        QTest::newRow("the director names the table")
            << QLocale::German << Named << QByteArray("Runde 2, Tisch 2 wird noch geprüft.");
    }
    void saysWhatIsBeingChecked()
    {
        QFETCH(const QLocale::Language, language);
        QFETCH(const texts::CheckedTables, tables);
        QFETCH(const QByteArray, text);
        const texts::ThreadLanguage spoken{QLocale(language)};
        const auto tournament = hall_evening::released(2);
        const auto files = web::websiteOf({tournament, hall::NameStyle::Full, {}, {}, tables});
        for (const auto* const name :
             {"index.html", "round-2.html", "standings.html", "person-1.html"}) {
            QVERIFY2(pageNamed(files, QString::fromLatin1(name)).contains(text), name);
        }
        QVERIFY(!pageNamed(files, u"round-1.html"_s).contains(text));
    }

    /// No points are shown, and nobody has a page, before release.
    void noPointsBeforeTheRelease()
    {
        for (const auto& file : web::websiteOf({hall_evening::tournament()})) {
            QVERIFY(!file.name.startsWith(u"person"));
            QVERIFY(!file.bytes.contains("class=\"points\"") &&
                    !file.bytes.contains("class=\"sum\""));
        }
        const auto files = web::websiteOf({hall_evening::released(1)});
        QVERIFY(pageNamed(files, u"person-1.html"_s).contains("class=\"points\""));
        QVERIFY(!pageNamed(files, u"person-1.html"_s).contains("Round 2:"));
    }

    void namesCannotChangeThePage()
    {
        for (const auto& file :
             web::websiteOf({hall_evening::released(2), hall::NameStyle::Full})) {
            QVERIFY(!file.bytes.contains("<script>"));
            QVERIFY(!file.bytes.contains("<b>Turnier"));
        }
    }

    void german()
    {
        const texts::ThreadLanguage german(QLocale(QLocale::German, QLocale::Germany));
        const auto files = web::websiteOf({hall_evening::released(1)});
        const auto page = pageNamed(files, u"standings.html"_s);
        QVERIFY(page.contains("<html lang=\"de-DE\">") || page.contains("<html lang=\"de\">"));
        QVERIFY(page.contains("Zwischenstand nach Runde 1"));
    }

    void whatIsNoLongerPublicGoesAway()
    {
        const QTemporaryDir folder;
        const auto path = [&](const char* name) {
            return folder.filePath(u"pages/"_s + QLatin1StringView(name));
        };
        const auto write = [&](const core::Tournament& tournament) {
            return !web::writeWebsite(folder.filePath(u"pages"_s), web::websiteOf({tournament}));
        };
        QVERIFY(write(hall_evening::released(1)));
        QVERIFY(QFile::exists(path("person-3.html")));
        QVERIFY(put(path("person-99.html"), "<p>made by somebody else</p>"));
        QVERIFY(put(path("photos.html"), "<p>made by somebody else</p>"));
        QVERIFY(write(hall_evening::tournament()));
        QVERIFY(!QFile::exists(path("person-3.html")));
        QVERIFY(!QFile::exists(path("standings.html")));
        QVERIFY(QFile::exists(path("index.html")));
        QVERIFY(QFile::exists(path("person-99.html")));
        QVERIFY(QFile::exists(path("photos.html")));
    }

    void pagesOfOthersStay()
    {
        const QTemporaryDir folder;
        QVERIFY(put(folder.filePath(u"standings.html"_s), "<p>the club's own</p>"));
        const auto failure =
            web::writeWebsite(folder.path(), web::websiteOf({hall_evening::released(1)}));
        QVERIFY(failure && failure->file.endsWith(u"standings.html"_s) && !failure->isOfTournament);
        QVERIFY(!QFile::exists(folder.filePath(u"index.html"_s)));
        QVERIFY(!web::writeWebsite(folder.path(), web::websiteOf({hall_evening::tournament()})));
    }

    void anotherTournamentInTheFolder()
    {
        const QTemporaryDir folder;
        auto evening = hall_evening::released(1);
        const auto write = [&](web::OtherPages others = web::OtherPages::Keep) {
            return web::writeWebsite(folder.path(), web::websiteOf({evening}), others);
        };
        QVERIFY(!write());
        QVERIFY(!write()); // Once more the same.
        evening.settings.date = evening.settings.date->addDays(7);
        const auto asked = write();
        QVERIFY(asked && asked->isOfTournament);
        QVERIFY2(asked->text.contains(u"Mai & <b>Turnier</b>, 2026-05-14"_s),
                 qPrintable(asked->text));
        QVERIFY(!write(web::OtherPages::Replace));
        QVERIFY(!write());
    }

    void seriesIsAPageOfItsOwn()
    {
        const hall::SeriesPage series{u"Liga & Pokal"_s, {}};
        const auto files = web::websiteOf({hall_evening::released(1)}, series);
        QVERIFY(pageNamed(files, u"series.html"_s).contains("<h1>Liga &amp; Pokal</h1>"));
        QVERIFY(pageNamed(files, u"index.html"_s).contains("href=\"series.html\""));
        QVERIFY(pageNamed(files, u"standings.html"_s).contains("href=\"series.html\""));
    }

    void onePageHasStandingsAndSeries()
    {
        const hall::SeriesPage series{u"Liga"_s, {}};
        const auto page =
            web::onePageOf({hall_evening::released(1), hall::NameStyle::Short}, series);
        QVERIFY(page.contains("<h2>Standings after round 1</h2>") &&
                page.contains("<h2>Liga</h2>"));
        QVERIFY(!page.contains("Weiß") && !page.contains(".html"));
        const auto before = web::onePageOf({hall_evening::tournament()});
        QVERIFY(before.contains("Not announced yet.") && !before.contains("class=\"sum\""));
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"evening.html"_s);
        QVERIFY(!web::writeOnePage(path, page));
        QVERIFY(!web::writeOnePage(path, before)); // Once more.
        QVERIFY(put(path, "<p>the club's own</p>"));
        QVERIFY(web::writeOnePage(path, page).has_value());
    }

    void whereNothingCanBeWritten()
    {
        const QTemporaryDir folder;
        QVERIFY(put(folder.filePath(u"taken"_s), "a file"));
        const auto failure =
            web::writeWebsite(folder.filePath(u"taken"_s), {{u"index.html"_s, "page"}});
        QVERIFY(failure.has_value());
        QVERIFY(failure->file.contains(u"taken"_s));
    }

private:
    texts::Translation english_{QLocale(QLocale::English, QLocale::UnitedKingdom)};
};

RUMMY_TEST(TestWebsite)

} // namespace tst_website

#include "tst_website.moc"
