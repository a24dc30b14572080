#include "app/cli/run.h"
#include "app/version/version.h"
#include "core/enum_table.h"
#include "core/faults.h"
#include "core/texts/refusal_texts.h"
#include "core/texts/translation.h"
#include "core/user_files.h"
#include "db/club_places.h"
#include "db/sqlite/check.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSettings>
#include <QSysInfo>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <thread>
#include <vector>

namespace {

cli::DatabaseFault told(const db::Fault& fault)
{
    if (fault.tournament && fault.refusal) {
        const auto* const pointer = std::get_if<core::Pointer>(&fault.refusal->place);
        return {cli::Console::tr("tournament %1").arg(plain(*fault.tournament)) +
                    (pointer != nullptr ? pointer->text() : QString()),
                texts::text(*fault.refusal), !core::mayBeStored(*fault.refusal)};
    }
    using enum db::Fault::Kind;
    static constexpr core::EnumTable<db::Fault::Kind, const char*> sources = {
        {File, QT_TRANSLATE_NOOP("Console", "The file is damaged: %1.")},
        {Contents, QT_TRANSLATE_NOOP("Console", "The file is no club database: %1.")},
        {Reference, QT_TRANSLATE_NOOP("Console", "A row refers to nothing: %1.")},
        {Schema, QT_TRANSLATE_NOOP("Console", "The form of the database was changed: %1.")},
        {Tournament, QT_TRANSLATE_NOOP("Console", "Tournament %1 cannot be read: %2.")},
        {Rule, QT_TRANSLATE_NOOP("Console", "A tournament breaks a rule: %1.")},
        {Directory, QT_TRANSLATE_NOOP("Console", "The directory cannot be read: %1.")},
        {Club, QT_TRANSLATE_NOOP("Console", "The records of the club cannot be read: %1.")},
    };
    const QString text = cli::Console::tr(sources[fault.kind]);
    return {QString(), fault.tournament
                           ? text.arg(QString::number(plain(*fault.tournament)), fault.detail)
                           : text.arg(fault.detail)};
}

/// Whether the window's settings are those of that club.
bool isUsers(const QString& database)
{
    return QFileInfo(database) == QFileInfo(core::userDatabase());
}

/// Databases in SQLite files and on PostgreSQL servers.
class SqlDatabases : public cli::Databases
{
public:
    explicit SqlDatabases(const QString& folder) : places_(folder) {}

    core::Store& open(const QString& file, bool create) override
    {
        store_ = places_.open(file, create ? db::IfMissing::Create : db::IfMissing::Refuse);
        return *store_;
    }
    std::unique_ptr<core::Store> openAgain(const QString& file) override
    {
        return places_.open(file, db::IfMissing::Refuse);
    }
    void backUp(const QString& file, const QString& target) override
    {
        places_.backUp(file, target);
    }
    QString restore(const QString& backup, const QString& file) override
    {
        const auto kept = places_.restore(file, backup, QDateTime::currentDateTimeUtc());
        return kept.value_or(QString());
    }
    std::vector<cli::DatabaseFault> faultsOf(const QString& file) override
    {
        const auto found = places_.check(file);
        std::vector<cli::DatabaseFault> faults;
        std::transform(found.begin(), found.end(), std::back_inserter(faults), told);
        return faults;
    }

    std::vector<core::BackupFile> backupsHolding(const QString& file,
                                                 const QStringList& names) override
    {
        QStringList folders = {
            QFileInfo(places_.fileOf(file)).dir().filePath(QStringLiteral("backups"))};
        const QSettings desk(core::userSettings(), QSettings::IniFormat);
        const auto second = desk.value(QLatin1StringView(core::secondBackupFolder)).toString();
        if (!second.isEmpty()) {
            folders << second;
        }
        return places_.backupsHolding(file, folders, names);
    }

    core::ClubExport exportClub(const QString& file) override
    {
        const QSettings settings(core::userSettings(), QSettings::IniFormat);
        return places_.exportClub(file, isUsers(file) ? core::deskSettingsIn(settings)
                                                      : core::DeskSettings());
    }
    core::Result<core::TakenClub> takeOver(const QByteArray& clubFile, const QString& file) override
    {
        auto taken = places_.takeOver(file, clubFile, QDateTime::currentDateTimeUtc());
        if (taken && isUsers(file) && !taken->settings.empty()) {
            QSettings settings(core::userSettings(), QSettings::IniFormat);
            core::keep(taken->settings, settings);
        }
        return taken;
    }
    core::Result<core::MergePlan> previewMerge(const QByteArray& clubFile, const QString& file,
                                               const core::MergeChoices& choices) override
    {
        return places_.previewMerge(file, clubFile, choices);
    }
    core::Result<core::MergePlan> merge(const QByteArray& clubFile, const QString& file,
                                        const core::MergeChoices& choices,
                                        const core::Stamp& stamp) override
    {
        return places_.merge(file, clubFile, choices, stamp);
    }

private:
    db::ClubPlaces places_;
    std::unique_ptr<core::Store> store_;
};

/// Qt's messages about its environment are not part of the command's output, unless fatal.
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
    bool goesOn(std::chrono::milliseconds wait) override
    {
        constexpr std::chrono::milliseconds betweenLooks(50);
        const auto until = std::chrono::steady_clock::now() + wait;
        while (isEnded == 0 && std::chrono::steady_clock::now() < until) {
            std::this_thread::sleep_for(betweenLooks);
        }
        return isEnded == 0;
    }
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
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace

int main(int argc, char* argv[])
{
    qInstallMessageHandler(keepQuiet);
    const auto application = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("rummy-director"));
    QCoreApplication::setApplicationVersion(version::full());
    const texts::Translation translation{QLocale::system()};

    SqlDatabases databases(core::serversFolder());
    TerminalForeground foreground;
    QFile standardInput;
    if (!standardInput.open(stdin, QIODevice::ReadOnly)) {
        return static_cast<int>(cli::ExitCode::Environment);
    }
    const cli::Environment environment{databases,
                                       standardInput,
                                       foreground,
                                       core::userDatabase(),
                                       QSysInfo::machineHostName() +
                                           QStringLiteral(", command line"),
                                       [] { return QDateTime::currentDateTimeUtc(); }};
    const auto outcome = cli::run(QCoreApplication::arguments().mid(1), environment);
    const bool written = writeAll(stdout, outcome.output);
    writeAll(stderr, outcome.errors);
    return static_cast<int>(written ? outcome.code : cli::ExitCode::Environment);
}
