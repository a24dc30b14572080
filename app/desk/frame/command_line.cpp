#include "app/desk/frame/command_line.h"

#include <QCommandLineParser>

namespace desk {

using namespace Qt::Literals::StringLiterals;

namespace {

class Main
{
    Q_DECLARE_TR_FUNCTIONS(Main)
};

QString fileMeaning()
{
    return Main::tr("A tournament to import, a club database to open or restore, or a club file.");
}

QCommandLineOption databaseOption()
{
    return {u"database"_s,
            Main::tr("The club database; without it the one in the user's data folder."),
            u"FILE"_s};
}

QCommandLineOption portableOption()
{
    return {u"portable"_s,
            Main::tr("Keeps database, backups and settings beside the program, as on a stick.")};
}

} // namespace

bool isClubDatabase(const QString& path)
{
    return path.endsWith(u".rummydb"_s, Qt::CaseInsensitive);
}

bool isClubFile(const QString& path)
{
    return path.endsWith(u".rummyclub"_s, Qt::CaseInsensitive);
}

QString programSummary()
{
    return Main::tr("The desk of a tournament director.");
}

QList<Explained> explainedArguments()
{
    const auto database = databaseOption();
    return {{u"FILE"_s, fileMeaning()},
            {u"--"_s + database.names().constFirst() + u' ' + database.valueName(),
             database.description()},
            {u"--"_s + portableOption().names().constFirst(), portableOption().description()},
            {u"-h, --help"_s, Main::tr("Prints help and ends.")},
            {u"-v, --version"_s, Main::tr("Prints the version and ends.")}};
}

CommandLine readCommandLine(const QCoreApplication& application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(programSummary());
    parser.addHelpOption();
    parser.addVersionOption();
    const auto database = databaseOption();
    parser.addOption(database);
    parser.addOption(portableOption());
    parser.addPositionalArgument(u"FILE"_s, fileMeaning(), u"[FILE]"_s);
    parser.process(application);
    CommandLine given;
    if (parser.isSet(database)) {
        given.database = parser.value(database);
    }
    given.file = parser.positionalArguments().value(0);
    return given;
}

} // namespace desk
