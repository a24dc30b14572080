#include "app/desk.h"
#include "app/file_databases.h"
#include "app/icons.h"
#include "app/main_window.h"
#include "app/start_failure.h"
#include "app/texts/translation.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QScreen>
#include <QStandardPaths>
#include <QSysInfo>

#include <memory>

namespace {

/// Texts, numbers and dates in a language; an empty one is the system's.
class Language
{
public:
    explicit Language(const QString& name) { use(name); }

    void use(const QString& name)
    {
        const auto locale = name.isEmpty() ? QLocale::system() : QLocale(name);
        QLocale::setDefault(locale);
        translation_.reset();
        translation_ = std::make_unique<texts::Translation>(locale);
    }

private:
    std::unique_ptr<texts::Translation> translation_;
};

theme::Tone toneOf(const QString& name, theme::Tone system)
{
    if (name.isEmpty()) {
        return system;
    }
    return name == QStringLiteral("dark") ? theme::Tone::Dark : theme::Tone::Light;
}

/// The file the command line works on, too, unless another is named.
QString databaseFile(const QApplication& application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QApplication::translate("Main", "The desk of a tournament director."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption database(
        QStringLiteral("database"),
        QApplication::translate("Main",
                                "The club database; without it the one in the user's data folder."),
        QStringLiteral("FILE"));
    parser.addOption(database);
    parser.process(application);
    if (parser.isSet(database)) {
        return QDir::current().absoluteFilePath(parser.value(database));
    }
    const auto folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return QDir(folder).filePath(QStringLiteral("club.rummydb"));
}

/// Nothing if the director gives up.
std::unique_ptr<desk::Desk> openDesk(desk::FileDatabases& databases, desk::Memory& memory,
                                     QString file)
{
    while (true) {
        try {
            return std::make_unique<desk::Desk>(databases, memory, file,
                                                QSysInfo::machineHostName(),
                                                [] { return QDateTime::currentDateTimeUtc(); });
        } catch (const core::StoreFailure& failure) {
            const auto next = desk::askAfterFailure(databases, file, failure);
            if (!next) {
                return nullptr;
            }
            file = *next;
        }
    }
}

/// With the frame that the system draws around it, whose height is not known before it is shown.
bool fitsOnScreen(const QWidget& window)
{
    constexpr int frame = 40;
    const QSize available = window.screen()->availableSize();
    return available.width() >= window.width() && available.height() >= window.height() + frame;
}

} // namespace

int main(int argc, char* argv[])
{
    const QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("rummy-director"));
    QApplication::setApplicationVersion(QStringLiteral(RUMMY_VERSION));
    const auto systemTone = theme::systemTone(QApplication::palette());
    const auto folder = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
    desk::Memory memory(QDir(folder).filePath(QStringLiteral("desk.ini")));
    Language language(memory.value(QStringLiteral("view/language")).toString());
    const auto file = databaseFile(application);

    icons::prepare();
    const auto tone = memory.value(QStringLiteral("view/tone")).toString();
    theme::apply(*qApp, toneOf(tone, systemTone));
    QApplication::setWindowIcon(icons::program());

    desk::FileDatabases databases;
    const auto desk = openDesk(databases, memory, file);
    if (!desk) {
        return 3;
    }
    desk::MainWindow window(*desk);
    QObject::connect(&window, &desk::MainWindow::languageWanted, &window, [&](const QString& name) {
        language.use(name);
        window.build();
    });
    QObject::connect(&window, &desk::MainWindow::toneWanted, &window, [&](const QString& name) {
        theme::apply(*qApp, toneOf(name, systemTone));
        window.build();
    });
    if (fitsOnScreen(window)) {
        window.show();
    } else {
        window.showMaximized();
    }
    return QApplication::exec();
}
