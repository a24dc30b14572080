#include "app/desk/evening/tournaments/sample_club_file.h"
#include "app/desk/frame/club_sharing.h"
#include "app/desk/frame/command_line.h"
#include "app/desk/frame/desk_slot.h"
#include "app/desk/frame/icons.h"
#include "app/desk/frame/main_window.h"
#include "app/desk/frame/opening.h"
#include "app/desk/frame/session.h"
#include "app/desk/frame/start_failure.h"
#include "app/desk/frame/synced_folder.h"
#include "app/desk/widgets/ask.h"
#include "app/platform/platform.h"
#include "app/version/version.h"
#include "core/store/user_files.h"
#include "core/texts/translation.h"
#include "db/clubs.h"
#include "reports/documents/usual_print.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QScreen>
#include <QStandardPaths>
#include <QSysInfo>
#include <QTimer>

#include <memory>
#include <optional>
#include <utility>

namespace {

class Main
{
    Q_DECLARE_TR_FUNCTIONS(Main)
};

/// Language and colours from the menus, else from the system.
class Look
{
public:
    explicit Look(desk::UiState& uiState) : uiState_(uiState) { load(); }

    void load()
    {
        const auto locale = documents::programLocale(uiState_.value(desk::languageKey).toString());
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

QString absolute(const QString& path)
{
    return path.isEmpty() ? path : QDir::current().absoluteFilePath(path);
}

/// How to handle a club database passed by name.
enum class Use : std::uint8_t { Open, Restore, Nothing };

Use askForUse(const QString& path)
{
    desk::Question question(
        nullptr, QFileInfo(path).fileName(),
        Main::tr("Work in this file itself, or put its contents in the place of "
                 "your club database?"),
        Main::tr("Work in this file"));
    question.setObjectName(QStringLiteral("openDatabaseDialog"));
    constexpr int restore = 2;
    question.addChoice(QStringLiteral("restoreButton"), Main::tr("Restore it…"), restore);
    const int answer = question.exec();
    return answer == QDialog::Accepted ? Use::Open
           : answer == restore         ? Use::Restore
                                       : Use::Nothing;
}

/// The club database to work in; nothing if there is none or the director gives up.
struct Start
{
    /// This machine's club, a file.
    QString own;
    /// To be opened; nothing: this computer's club, wherever it is.
    std::optional<core::ClubPlace> database = {};
    /// To be imported or restored; empty: none.
    QString file = {};
    bool showsCodes = false;   ///< Invitation for other desks, if the club was just shared.
    bool showsDisplay = false; ///< The hall display, as in the run before.

    /// For the next run of the window: leaves what `session` has open.
    void choose(const core::ClubPlace& chosen, desk::Session& session)
    {
        const bool isOwnServer = chosen.isServer() && sharing::isShared(own);
        database = chosen.file() == own || isOwnServer ? std::nullopt : std::optional(chosen);
        showsCodes = isOwnServer && session.place().file() == own;
        if (showsCodes) {
            session.uiState().setTournament(chosen, session.current());
        }
    }
};
std::optional<Start> startOf(const desk::CommandLine& given, const QString& usual,
                             const std::optional<core::ClubPlace>& joined)
{
    const auto named = core::ClubPlace::parse(given.database.value_or(QString()));
    Start start{.own = usual, .database = joined, .file = absolute(given.file)};
    if (named && named->isServer()) {
        start.database = named;
    } else if (given.database) {
        start = {.own = absolute(*given.database), .file = start.file};
    } else if (desk::isClubDatabase(start.file)) {
        const auto use = askForUse(start.file);
        if (use == Use::Nothing) {
            return std::nullopt;
        }
        if (use == Use::Open) {
            start = {.own = start.file};
        }
    }
    return start;
}

/// The place of this computer's club: its file, or this machine's server that has it, which is
/// started; the file as well if the director continues without that server.
core::ClubPlace placeOfOwn(const core::Clubs& databases, desk::UiState& uiState,
                           const desk::Sharing& sharing)
{
    if (const auto server = sharing.shared()) {
        const auto started = *server ? (*server)->start() : *server;
        const auto place =
            started ? sharing.open(*started) : sharing::Outcome<core::ClubPlace>(started.fault());
        if (place) {
            return *place;
        }
        desk::askWithoutServer(databases, uiState, sharing, place.fault());
    }
    return *core::ClubPlace::parse(sharing.file);
}

QString nameOf(const desk::UiState& uiState, const desk::DeskSlot& slot)
{
    return slot.nameOf(uiState.value(desk::deskNameKey, QSysInfo::machineHostName()).toString());
}

/// Null if the director gives up.
std::unique_ptr<desk::Session> openDesk(const core::Clubs& databases, desk::UiState& uiState,
                                        const desk::DeskSlot& slot, const core::ClubPlace& own,
                                        core::ClubPlace place)
{
    while (true) {
        try {
            if (const auto failure = desk::awaitServer(databases, place)) {
                throw core::StoreFailure(*failure);
            }
            return std::make_unique<desk::Session>(databases, uiState, place, nameOf(uiState, slot),
                                                   [] { return QDateTime::currentDateTimeUtc(); });
        } catch (const core::StoreFailure& failure) {
            const auto next = desk::askAfterFailure(databases, uiState, own, place, failure);
            if (!next) {
                return nullptr;
            }
            place = *next;
        }
    }
}

/// The chosen text size, on top of the user's system-wide scale.
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

/// Where the program keeps its files.
struct Place
{
    QString settings;
    QString database; ///< Empty if the system does not report it.
    QString servers;  ///< The folder for files of clubs on servers.
};

Place placeOf(int& argc, char** argv)
{
    // The folder is known only to an application.
    const QCoreApplication application(argc, argv);
    if (QCoreApplication::arguments().contains(QStringLiteral("--portable"))) {
        QDir().mkpath(core::portableFolder());
    }
    return {core::userSettings(), core::userDatabase(), core::serversFolder()};
}

/// exec()'s return value for reopening everything in another text size.
constexpr int openAgain = -1;

/// One run of the window, from QApplication to its end; only the first one asks how to start.
int run(int argc, char* argv[], const Place& place, desk::DeskSlot& slot,
        std::optional<Start>& start)
{
    const QApplication application(argc, argv);
    QApplication::setApplicationVersion(version::full());
    platform::loadTypefaces();
    desk::UiState uiState(place.settings);
    icons::prepare();
    Look look(uiState);
    QApplication::setWindowIcon(icons::program());
    if (!start) {
        start = startOf(desk::readCommandLine(application), place.database,
                        core::ClubPlace::parse(uiState.value(desk::joinedKey).toString()));
        if (start && !sharing::isShared(start->own)) {
            sharing::forgetEarlier(start->own);
        }
    }
    if (!start) {
        return 0;
    }
    if (start->own.isEmpty()) {
        QMessageBox::critical(nullptr, Main::tr("Rummy Director"),
                              Main::tr("The user's data folder is unknown: HOME is not set. Name a "
                                       "file with --database."));
        return 3;
    }
    const db::Clubs databases(place.servers);
    const auto sharing = desk::clubSharing(start->own, place.servers);
    const auto chosen =
        start->database ? *start->database : placeOfOwn(databases, uiState, sharing);
    const auto opened =
        desk::awayFromSynced(databases, uiState, chosen, QFileInfo(core::userDatabase()).path(),
                             QDateTime::currentDateTimeUtc());
    if (opened != chosen) {
        start->database = opened;
        uiState.setValue(desk::joinedKey, opened.text());
    }
    const auto session =
        openDesk(databases, uiState, slot, *core::ClubPlace::parse(start->own), opened);
    if (!session) {
        return 3;
    }
    if (session->isOnServer() && !session->current()) {
        session->openLikeliest();
    }
    desk::MainWindow window(*session, &sharing);
    QObject::connect(
        &window, &desk::MainWindow::databaseChosen, &window,
        [&](const core::ClubPlace& next) {
            start->choose(next, *session);
            // Whoever tries things out begins in the own club again next time.
            if (!start->database || !desk::isSampleClub(*start->database)) {
                uiState.setValue(desk::joinedKey,
                                 start->database ? start->database->text() : QString());
            }
            window.keepGeometry();
            QApplication::exit(openAgain);
        },
        Qt::QueuedConnection);
    QObject::connect(&window, &desk::MainWindow::lookChosen, &window,
                     [&] { window.changeLook([&] { look.load(); }); });
    QObject::connect(
        &window, &desk::MainWindow::textSizeChosen, &window,
        [&] {
            window.keepGeometry();
            start->showsDisplay = window.showsDisplay();
            QApplication::exit(openAgain);
        },
        Qt::QueuedConnection);
    if (fitsOnScreen(window)) {
        window.show();
    } else {
        window.showMaximized();
    }
    if (const QString file = std::exchange(start->file, {}); !file.isEmpty()) {
        window.openFile(file);
    } else {
        window.greet();
    }
    if (std::exchange(start->showsDisplay, false)) {
        window.showDisplay();
        window.activateWindow();
    }
    QTimer onceRunning;
    onceRunning.setSingleShot(true);
    QObject::connect(&onceRunning, &QTimer::timeout, &window, &desk::MainWindow::share);
    if (std::exchange(start->showsCodes, false)) {
        onceRunning.start();
    }
    int code = QApplication::exec();
    while (code == 0) {
        slot.leave(); // The last backup may take longer than the next start.
        if (window.mayEnd()) {
            break;
        }
        slot.enter();
        code = QApplication::exec();
    }
    return code;
}

} // namespace

int main(int argc, char* argv[])
{
    QCoreApplication::setApplicationName(QStringLiteral("rummy-director"));
    const Place place = placeOf(argc, argv);
    desk::DeskSlot slot(QFileInfo(place.settings).path());
    const TextSize textSize;
    platform::useSystemTone();
    std::optional<Start> start;
    int code = openAgain;
    while (code == openAgain) {
        textSize.use(desk::textSizeOf(desk::UiState(place.settings)));
        code = run(argc, argv, place, slot, start);
    }
    return platform::leave(code);
}
