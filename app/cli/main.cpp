#include "app/texts/translation.h"
#include "db/backup.h"
#include "db/check.h"
#include "db/sql_store.h"
#include "run.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QStandardPaths>
#include <QSysInfo>

#include <cstdio>
#include <cstdlib>
#include <memory>

namespace {

class CheckTexts
{
    Q_DECLARE_TR_FUNCTIONS(CheckTexts)
};

QString textOf(const db::Fault& fault)
{
    switch (fault.kind) {
    case db::Fault::Kind::File:
        return CheckTexts::tr("The file is damaged: %1.").arg(fault.detail);
    case db::Fault::Kind::Contents:
        return CheckTexts::tr("The file is no club database: %1.").arg(fault.detail);
    case db::Fault::Kind::Reference:
        return CheckTexts::tr("A row refers to nothing: %1.").arg(fault.detail);
    case db::Fault::Kind::Schema:
        return CheckTexts::tr("The form of the database was changed: %1.").arg(fault.detail);
    case db::Fault::Kind::Tournament:
        return CheckTexts::tr("Tournament %1 cannot be read: %2.")
            .arg(QString::number(fault.tournament ? plain(*fault.tournament) : 0), fault.detail);
    }
    return {};
}

/// The databases as SQLite files.
class SqlDatabases : public cli::Databases
{
public:
    core::Store& open(const QString& file, bool create) override
    {
        store_ = db::openStore(file, create ? db::IfMissing::Create : db::IfMissing::Refuse);
        return *store_;
    }
    void backUp(const QString& file, const QString& target) override { db::backUp(file, target); }
    QString restore(const QString& backup, const QString& file) override
    {
        const auto kept = db::restore(file, backup, QDateTime::currentDateTimeUtc());
        return kept.value_or(QString());
    }
    QStringList faultsOf(const QString& file) override
    {
        QStringList texts;
        for (const auto& fault : db::checkDatabase(file)) {
            texts << textOf(fault);
        }
        return texts;
    }

private:
    std::unique_ptr<core::Store> store_;
};

/// The file the desk program works on, too.
QString defaultDatabase()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("club.rummydb"));
}

/// What Qt has to say of its surroundings is neither a result nor a fault of the command, unless it
/// cannot go on.
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

/// Fonts need more of Qt, and more time to start; a display they don't need.
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
    QCoreApplication::setApplicationVersion(QStringLiteral(RUMMY_VERSION));
    const texts::Translation translation{QLocale::system()};

    SqlDatabases databases;
    QFile standardInput;
    if (!standardInput.open(stdin, QIODevice::ReadOnly)) {
        return static_cast<int>(cli::ExitCode::Environment);
    }
    const cli::Environment environment{databases, standardInput, defaultDatabase(),
                                       QSysInfo::machineHostName() +
                                           QStringLiteral(", command line"),
                                       [] { return QDateTime::currentDateTimeUtc(); }};
    const auto outcome = cli::run(QCoreApplication::arguments().mid(1), environment);
    const bool written = writeAll(stdout, outcome.output);
    writeAll(stderr, outcome.errors);
    return static_cast<int>(written ? outcome.code : cli::ExitCode::Environment);
}
