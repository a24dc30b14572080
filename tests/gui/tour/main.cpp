#include "scenes.h"

#include "app/desk/icons.h"
#include "core/texts/translation.h"

#include <QApplication>
#include <QProcess>
#include <QSaveFile>
#include <QTextStream>

#include <algorithm>

/// Writes a picture of every page and dialog, in both languages, light and dark, at 1280×800,
/// 1920×1080 (pages alone) and in 200 %, into a folder: `tour [FOLDER [TOPIC… VIEW…]]` with topics
/// such as "results" and views such as "de-dark-1280x800" or a part of one ("de", "dark", "-200").
namespace {

bool isWanted(const QStringList& wanted, const QString& name)
{
    return wanted.isEmpty() || std::any_of(wanted.begin(), wanted.end(), [&](const QString& part) {
               return name.contains(part);
           });
}

/// Wishes that name a topic and wishes that name a view.
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
    constexpr int small = 1280;
    for (const auto& scenes : allScenes()) {
        if (!isWanted(topics, QLatin1String(scenes.topic))) {
            continue;
        }
        QTextStream(stdout) << album.view.name() << ' ' << scenes.topic << Qt::endl;
        scenes.pages(album);
        if (album.view.size.width() == small) {
            scenes.dialogs(album);
        }
    }
}

int atTwiceTheSize(const QStringList& arguments)
{
    QProcess process;
    qputenv("QT_SCALE_FACTOR", "2");
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    process.start(QCoreApplication::applicationFilePath(), arguments);
    constexpr int patience = 1'800'000;
    return process.waitForFinished(patience) ? process.exitCode() : 1;
}

/// No screen is needed: one that is large enough is made up.
void makeScreen(const QDir& folder)
{
    const auto path = folder.filePath(QStringLiteral("screen.json"));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(R"({"screens": [{"name": "tour", "x": 0, "y": 0, "width": 4200, "height": 2400,
                       "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})") < 0 ||
        !file.commit()) {
        qFatal("cannot write %s", qPrintable(path));
    }
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(path));
}

} // namespace

int main(int argc, char* argv[])
{
    const QDir folder(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("tour"));
    folder.mkpath(QStringLiteral("."));
    makeScreen(QDir(folder.absolutePath()));
    const QApplication application(argc, argv);
    icons::prepare();
    const auto arguments = QCoreApplication::arguments().mid(1);
    const auto [topics, views] = wishesIn(arguments.mid(1));
    for (const auto& view : allViews()) {
        if (isWanted(views, view.name())) {
            tour({folder, view}, topics);
        }
    }
    const bool wantsDoubled = isWanted(views, QStringLiteral("-200")) ||
                              std::none_of(views.begin(), views.end(),
                                           [](const QString& view) { return view.contains(u'x'); });
    return isDoubled() || !wantsDoubled ? 0 : atTwiceTheSize(arguments);
}
