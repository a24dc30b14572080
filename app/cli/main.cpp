#include "app/cli/run.h"
#include "app/platform/platform.h"
#include "app/version/version.h"
#include "core/store/user_files.h"
#include "core/texts/translation.h"
#include "db/clubs.h"

#include <QFile>
#include <QGuiApplication>
#include <QSysInfo>
#include <QTimer>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace {

/// Qt's messages about its environment are neither results nor errors of the command, unless they
/// are fatal.
void keepQuiet(QtMsgType type, const QMessageLogContext& /*context*/, const QString& message)
{
    if (type == QtFatalMsg) {
        const QByteArray line = "error: Qt: " + message.simplified().toUtf8() + '\n';
        std::fputs(line.constData(), stderr);
        std::_Exit(static_cast<int>(cli::ExitCode::Environment));
    }
}

bool writeAll(FILE* stream, const QByteArray& bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, stream) == size && std::fflush(stream) == 0;
}

volatile std::sig_atomic_t isEnded = 0;

/// The terminal, where Ctrl+C ends a command.
class TerminalForeground : public cli::Foreground
{
public:
    void begin() override
    {
        for (const int signal : {SIGINT, SIGTERM}) {
            std::signal(signal, [](int /*signal*/) { isEnded = 1; });
        }
    }
    void print(const QString& line) override { writeAll(stdout, line.toUtf8() + '\n'); }
    bool goesOn() override
    {
        // A signal handler may not touch the event loop.
        constexpr std::chrono::milliseconds betweenLooks(50);
        if (!wake_.isActive()) {
            wake_.start(betweenLooks);
        }
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return isEnded == 0;
    }

private:
    QTimer wake_;
};

/// Only painting needs fonts, which slow down the start; it needs no display.
std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv)
{
    QStringList arguments;
    for (int index = 1; index < argc; ++index) {
        arguments << QString::fromLocal8Bit(argv[index]);
    }
    if (!cli::paints(arguments)) {
        return std::make_unique<QCoreApplication>(argc, argv);
    }
    platform::paintWithoutDisplay();
    auto application = std::make_unique<QGuiApplication>(argc, argv);
    platform::loadTypefaces();
    return application;
}

/// The output cannot be written: a script may not take a change for refused that is stored.
int unwritten(const cli::Outcome& outcome)
{
    const QString reason = qt_error_string(errno);
    cli::Console console;
    console.error(
        u"stdout",
        outcome.code == cli::ExitCode::Done
            ? cli::Console::tr("The output cannot be written: %1. Changes that were asked for are "
                               "stored all the same.")
                  .arg(reason)
            : cli::Console::tr("The output cannot be written: %1.").arg(reason));
    writeAll(stderr, outcome.errors + console.errors());
    return static_cast<int>(cli::ExitCode::Environment);
}

int run(int argc, char* argv[])
{
    qInstallMessageHandler(keepQuiet);
    const platform::PlainStreams streams;
    const auto application = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("rummy-director"));
    QCoreApplication::setApplicationVersion(version::full());
    const texts::Translation translation{QLocale::system()};

    const db::Clubs databases(core::serversFolder());
    TerminalForeground foreground;
    QFile standardInput;
    if (!standardInput.open(stdin, QIODevice::ReadOnly)) {
        return static_cast<int>(cli::ExitCode::Environment);
    }
    const cli::Environment environment{
        databases,
        standardInput,
        foreground,
        core::userDatabase(),
        core::userSettings(),
        cli::Console::tr("%1, command line", "a computer's name").arg(QSysInfo::machineHostName()),
        [] { return QDateTime::currentDateTimeUtc(); }};
    const auto outcome = cli::run(QCoreApplication::arguments().mid(1), environment);
    if (!writeAll(stdout, outcome.output)) {
        return unwritten(outcome);
    }
    writeAll(stderr, outcome.errors);
    return static_cast<int>(outcome.code);
}

} // namespace

int main(int argc, char* argv[])
{
    return platform::leave(run(argc, argv));
}
