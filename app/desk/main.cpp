#include "app/desk/file_databases.h"
#include "app/desk/icons.h"
#include "app/desk/main_window.h"
#include "app/desk/session.h"
#include "app/desk/start_failure.h"
#include "core/texts/translation.h"
#include "core/user_files.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QMessageBox>
#include <QScreen>
#include <QStandardPaths>
#include <QSysInfo>

#include <memory>
#include <optional>

namespace {

class Main
{
    Q_DECLARE_TR_FUNCTIONS(Main)
};

/// Language and colours as chosen in the menus, else as the system has them.
class Look
{
public:
    explicit Look(desk::UiState& uiState) : uiState_(uiState) { load(); }

    void load()
    {
        const auto language = uiState_.value(desk::languageKey).toString();
        const auto locale = language.isEmpty() ? QLocale::system() : QLocale(language);
        QLocale::setDefault(locale);
        translation_.reset();
        translation_.emplace(locale);
        const auto tone = uiState_.value(desk::toneKey).toString();
        theme::apply(*qApp, tone.isEmpty()                   ? systemTone_
                            : tone == QStringLiteral("dark") ? theme::Tone::Dark
                                                             : theme::Tone::Light);
    }

private:
    desk::UiState& uiState_;
    const theme::Tone systemTone_ = theme::systemTone(QApplication::palette());
    std::optional<texts::Translation> translation_;
};

/// By default the file that the command line uses, too; empty if there is none.
QString databaseFile(const QApplication& application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(Main::tr("The desk of a tournament director."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption database(
        QStringLiteral("database"),
        Main::tr("The club database; without it the one in the user's data folder."),
        QStringLiteral("FILE"));
    parser.addOption(database);
    parser.process(application);
    if (parser.isSet(database)) {
        const auto name = parser.value(database);
        return name.isEmpty() ? QString() : QDir::current().absoluteFilePath(name);
    }
    return core::userDatabase();
}

/// Null if the director gives up.
std::unique_ptr<desk::Session> openDesk(const desk::Databases& databases, desk::UiState& uiState,
                                        QString file)
{
    while (true) {
        try {
            return std::make_unique<desk::Session>(databases, uiState, file,
                                                   QSysInfo::machineHostName(),
                                                   [] { return QDateTime::currentDateTimeUtc(); });
        } catch (const core::StoreFailure& failure) {
            const auto next = desk::askAfterFailure(databases, uiState, file, failure);
            if (!next) {
                return nullptr;
            }
            file = *next;
        }
    }
}

/// The text size chosen, on top of the scale that the user has set for all programs.
class TextSize
{
public:
    TextSize() : own_(qEnvironmentVariable(variable)) {}

    /// Takes effect with the next QApplication.
    void use(int percent) const
    {
        constexpr int whole = 100;
        bool isNumber = false;
        const auto factor = own_.toDouble(&isNumber);
        if (percent != whole) {
            qputenv(variable, QByteArray::number((isNumber ? factor : 1) * percent / whole));
        } else if (own_.isEmpty()) {
            qunsetenv(variable);
        } else {
            qputenv(variable, own_.toLocal8Bit());
        }
    }

private:
    static constexpr auto variable = "QT_SCALE_FACTOR";
    QString own_;
};

/// Allows for the system's window frame, whose height is unknown before the window is shown.
bool fitsOnScreen(const QWidget& window)
{
    constexpr int frame = 40;
    const QSize available = window.screen()->availableSize();
    return available.width() >= window.width() && available.height() >= window.height() + frame;
}

QString stateFile()
{
    const auto folder = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
    return QDir(folder).filePath(QStringLiteral("desk.ini"));
}

/// What exec() returns when all is to be opened again in another text size.
constexpr int openAgain = -1;

/// One run of the window, from QApplication to its end.
int run(int argc, char* argv[])
{
    const QApplication application(argc, argv);
    QApplication::setApplicationVersion(QStringLiteral(RUMMY_VERSION));
    desk::UiState uiState(stateFile());
    icons::prepare();
    Look look(uiState);
    QApplication::setWindowIcon(icons::program());
    const auto file = databaseFile(application);

    if (file.isEmpty()) {
        QMessageBox::critical(nullptr, Main::tr("Rummy Director"),
                              Main::tr("The user's data folder is unknown: HOME is not set. Name a "
                                       "file with --database."));
        return 3;
    }
    const auto databases = desk::fileDatabases();
    const auto session = openDesk(databases, uiState, file);
    if (!session) {
        return 3;
    }
    desk::MainWindow window(*session);
    QObject::connect(&window, &desk::MainWindow::lookChosen, &window, [&] {
        look.load();
        window.build();
    });
    QObject::connect(
        &window, &desk::MainWindow::textSizeChosen, &window,
        [&] {
            window.keepGeometry();
            QApplication::exit(openAgain);
        },
        Qt::QueuedConnection);
    if (fitsOnScreen(window)) {
        window.show();
    } else {
        window.showMaximized();
    }
    return QApplication::exec();
}

} // namespace

int main(int argc, char* argv[])
{
    QCoreApplication::setApplicationName(QStringLiteral("rummy-director"));
    const TextSize textSize;
    int code = openAgain;
    while (code == openAgain) {
        textSize.use(desk::textSizeOf(desk::UiState(stateFile())));
        code = run(argc, argv);
    }
    return code;
}
