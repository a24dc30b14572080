#include "tests/suite.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace tst_house {

using namespace Qt::Literals::StringLiterals;

namespace {

const QDir& house()
{
    static const QDir root(QStringLiteral(RUMMY_SOURCE_DIR));
    return root;
}

QString textOf(const QString& path)
{
    QFile file(house().filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The sources below a folder, by their path from the root.
QStringList sourcesBelow(const QString& folder)
{
    QStringList sources;
    QDirIterator files(house().filePath(folder), {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        sources << house().relativeFilePath(files.next());
    }
    return sources;
}

QStringList includesIn(const QString& source)
{
    static const QRegularExpression include(u"^#include [\"<]([^\">]+)[\">]"_s,
                                            QRegularExpression::MultilineOption);
    QStringList included;
    auto matches = include.globalMatch(textOf(source));
    while (matches.hasNext()) {
        included << matches.next().captured(1);
    }
    return included;
}

QString folderOf(const QString& path)
{
    return path.section(u'/', 0, -2);
}

/// The folders with files of their own, down to the second level.
std::set<QString> rooms()
{
    std::set<QString> found;
    for (const auto& top : {u"scoring"_s, u"core"_s, u"db"_s, u"reports"_s, u"app"_s}) {
        for (const auto& source : sourcesBelow(top)) {
            found.insert(folderOf(source).section(u'/', 0, 1));
        }
    }
    return found;
}

/// The folders that the README's map names: `core/file/` in a cell of its own or among others.
std::set<QString> roomsOnTheMap()
{
    const auto map = textOf(u"README.md"_s).section(u"## Where things are"_s, 1, 1);
    static const QRegularExpression named(u"`([a-z_/]+)/`"_s);
    std::set<QString> found;
    auto matches = named.globalMatch(map.section(u"\n## "_s, 0, 0));
    while (matches.hasNext()) {
        found.insert(matches.next().captured(1));
    }
    return found;
}

} // namespace

/// The layout of the sources is what README.md and CONTRIBUTING.md say it is.
class TestHouse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mapNamesEveryRoom()
    {
        const auto named = roomsOnTheMap();
        for (const auto& room : rooms()) {
            QVERIFY2(named.contains(room), qPrintable(room));
        }
    }

    void mapNamesNothingElse()
    {
        QVERIFY(!roomsOnTheMap().empty());
        for (const auto& room : roomsOnTheMap()) {
            QVERIFY2(house().exists(room), qPrintable(room));
        }
    }

    void everythingInCoreHasATopic()
    {
        QCOMPARE(QDir(house().filePath(u"core"_s)).entryList({u"*.h"_s, u"*.cpp"_s}),
                 QStringList());
    }

    /// Of files that the programs write: people look them up before they change a computer.
    void docsNameTheVersions()
    {
        static const QRegularExpression format(u"tournamentFormatVersion = (\\d+);"_s);
        const auto newest =
            format.match(textOf(u"core/file/tournament_file.h"_s)).captured(1).toInt();
        const auto migrations = QDir(house().filePath(u"db/migrations/sqlite"_s))
                                    .entryList({u"*.sql"_s}, QDir::Files, QDir::Name);
        const auto schema = migrations.last().section(u'_', 0, 0).toInt();
        QVERIFY(newest > 0 && schema > 0);
        const auto docs = textOf(u"docs/packages.md"_s);
        QVERIFY(docs.contains(u"| tournament file | 1 to %1:"_s.arg(newest)));
        QVERIFY(docs.contains(u"| club database | %1 | 1 to %1,"_s.arg(schema)));
    }

    /// Other dialogs look into the club's database, which drops its locks.
    void filesAreChosenInOnePlace()
    {
        for (const auto& source : sourcesBelow(u"app"_s)) {
            QVERIFY2(!textOf(source).contains(u"QFileDialog::get"_s), qPrintable(source));
        }
    }

    /// Peels off folders that include none of those left; what cannot be peeled is a circle.
    void foldersOfCoreFormNoCircle()
    {
        std::map<QString, std::set<QString>> includes;
        for (const auto& source : sourcesBelow(u"core"_s)) {
            auto& of = includes[folderOf(source)];
            for (const auto& included : includesIn(source)) {
                if (included.startsWith(u"core/"_s) && folderOf(included) != folderOf(source)) {
                    of.insert(folderOf(included));
                }
            }
        }
        QVERIFY(includes.size() > 10);
        const auto isPeeled = [](const auto& folder) { return folder.second.empty(); };
        auto next = std::find_if(includes.begin(), includes.end(), isPeeled);
        while (next != includes.end()) {
            const auto name = next->first;
            includes.erase(next);
            for (auto& [folder, included] : includes) {
                included.erase(name);
            }
            next = std::find_if(includes.begin(), includes.end(), isPeeled);
        }
        QStringList circle;
        for (const auto& [folder, included] : includes) {
            circle << folder + u" -> "_s +
                          QStringList(included.begin(), included.end()).join(u", "_s);
        }
        QVERIFY2(circle.isEmpty(), qPrintable(circle.join(u'\n')));
    }

    void wallsHold_data()
    {
        QTest::addColumn<QString>("room");
        QTest::addColumn<QString>("forbidden");
        for (const auto& room : {u"scoring"_s, u"core/seating"_s}) {
            QTest::addRow("%s uses the standard library alone", qPrintable(room))
                << room << u"^(Q|db/|reports/|app/)"_s;
        }
        for (const auto& room : {u"core"_s, u"reports"_s, u"app/cli/commands"_s, u"app/hall"_s}) {
            QTest::addRow("%s knows no database", qPrintable(room))
                << room << u"^(QSql|QtSql|db/)"_s;
        }
        for (const auto& room : {u"core"_s, u"db"_s, u"reports"_s, u"app/cli"_s, u"app/hall"_s}) {
            QTest::addRow("%s has no widgets", qPrintable(room))
                << room << u"^(QtWidgets|QWidget|QMessageBox|QDialog|app/desk/)"_s;
        }
        QTest::newRow("reports/typeset knows no tournaments")
            << u"reports/typeset"_s
            << uR"(^(core/(?!file/spreadsheet_text\.h|model/picture\.h)|scoring/|db/|reports/documents/))"_s;
    }

    void wallsHold()
    {
        QFETCH(const QString, room);
        QFETCH(const QString, forbidden);
        const QRegularExpression through(forbidden);
        const auto sources = sourcesBelow(room);
        QVERIFY(!sources.isEmpty());
        for (const auto& source : sources) {
            for (const auto& included : includesIn(source)) {
                QVERIFY2(!through.match(included).hasMatch(),
                         qPrintable(source + u" includes "_s + included));
            }
        }
    }
};

RUMMY_TEST(TestHouse)

} // namespace tst_house

#include "tst_house.moc"
