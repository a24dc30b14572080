#include "scenes.h"

#include "app/desk/frame/icons.h"
#include "core/texts/translation.h"

#include <QApplication>
#include <QProcess>
#include <QSaveFile>
#include <QTextStream>

#include <algorithm>

/// Writes a picture of every page and dialog, in both languages, light and dark, at 1280×800,
/// 1920×1080 (pages only), 1024×700, in 150 % (910×480) and 200 %, into a folder: `tour FOLDER
/// [TOPIC… VIEW…]` with topics such as "results" and views such as "de-dark-1280x800" or a part of
/// one ("de", "dark", "-200"). `tour FOLDER check …` paints nothing: it lists parts that are cut
/// off, overlapping or outside their window, without a name for screen readers, or too small to
/// hit, and fails if there are any. The contents for screen readers are written to
/// FOLDER/accessibility.
namespace {

bool isWanted(const QStringList& wanted, const QString& name)
{
    return wanted.isEmpty() || std::any_of(wanted.begin(), wanted.end(), [&](const QString& part) {
               return name.contains(part);
           });
}

/// Arguments that name a topic and arguments that name a view.
std::pair<QStringList, QStringList> wishesIn(const QStringList& arguments)
{
    std::pair<QStringList, QStringList> wishes;
    const auto scenes = allScenes();
    for (const auto& argument : arguments) {
        const bool isTopic = std::any_of(scenes.begin(), scenes.end(), [&](const Scenes& one) {
            return QLatin1String(one.topic) == argument;
        });
        (isTopic ? wishes.first : wishes.second) << argument;
    }
    return wishes;
}

void tour(const Album& album, const QStringList& topics)
{
    QLocale::setDefault(QLocale(album.view.language));
    const texts::Translation translation{QLocale(album.view.language)};
    theme::apply(*qApp, album.view.tone);
    constexpr int large = 1920;
    for (const auto& scenes : allScenes()) {
        if (!isWanted(topics, QLatin1String(scenes.topic))) {
            continue;
        }
        QTextStream(stdout) << album.view.name() << ' ' << scenes.topic << Qt::endl;
        scenes.pages(album);
        if (album.view.size.width() < large) {
            scenes.dialogs(album);
        }
    }
}

int atScale(const char* factor, const QStringList& arguments)
{
    QProcess process;
    qputenv("QT_SCALE_FACTOR", factor);
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    process.start(QCoreApplication::applicationFilePath(), arguments);
    constexpr int patience = 1'800'000;
    return process.waitForFinished(patience) ? process.exitCode() : 1;
}

/// No screen is needed: a large virtual one is used; at 150 % a small one, as dialogs fit theirs.
void makeScreen(const QDir& folder)
{
    const auto path = folder.filePath(QStringLiteral("screen.json"));
    const auto screen = QStringLiteral(
        R"({"screens": [{"name": "tour", "x": 0, "y": 0, "width": %1, "height": %2,
            "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})");
    QSaveFile file(path);
    const auto text =
        scalePercent() == 150 ? screen.arg(1366).arg(768) : screen.arg(4200).arg(2400);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0 || !file.commit()) {
        qFatal("cannot write %s", qPrintable(path));
    }
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(path));
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc < 2 || argv[1][0] == '-') {
        QTextStream(stderr) << "usage: tour FOLDER [TOPIC… VIEW…] [check]" << Qt::endl;
        return 2;
    }
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    folder.mkpath(QStringLiteral("."));
    makeScreen(QDir(folder.absolutePath()));
    const QApplication application(argc, argv);
    icons::prepare();
    const auto arguments = QCoreApplication::arguments().mid(1);
    auto wishes = arguments.mid(1);
    const bool checks = wishes.removeAll(QStringLiteral("check")) > 0;
    const auto [topics, views] = wishesIn(wishes);
    QStringList faults;
    for (const auto& view : allViews()) {
        if (isWanted(views, view.name())) {
            tour({folder, view, checks ? &faults : nullptr}, topics);
        }
    }
    for (const auto& fault : faults) {
        QTextStream(stderr) << fault << Qt::endl;
    }
    int failures = faults.isEmpty() ? 0 : 1;
    if (scalePercent() != 100) {
        return failures;
    }
    const bool wantsAll = std::none_of(views.begin(), views.end(),
                                       [](const QString& view) { return view.contains(u'x'); });
    const auto wants = [&, &asked = views](const char* name) {
        return wantsAll || std::any_of(asked.begin(), asked.end(), [&](const QString& view) {
                   return view.contains(QLatin1String(name));
               });
    };
    if (wants("-150")) {
        failures += atScale("1.5", arguments);
    }
    if (wants("-200")) {
        failures += atScale("2", arguments);
    }
    return failures;
}
