#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <optional>

namespace desk {

/// The arguments of rummy-director.
struct CommandLine
{
    std::optional<QString> database; ///< As given; may be empty.
    QString file;                    ///< The tournament or club database to open.
};

/// Ends the program after --help and --version, and on invalid arguments.
CommandLine readCommandLine(const QCoreApplication& application);

/// By its name.
bool isClubDatabase(const QString& path);
/// The same for a club file.
bool isClubFile(const QString& path);

/// An argument as explained in help and the manual.
struct Explained
{
    QString term;
    QString meaning;
};
QString programSummary();
QList<Explained> explainedArguments();

} // namespace desk
