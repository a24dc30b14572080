#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <optional>

namespace desk {

/// What rummy-director is started with.
struct CommandLine
{
    std::optional<QString> database; ///< As given; may be empty.
    QString file;                    ///< To be opened: a tournament, or a club database.
};

/// Ends the program after --help and --version, and where it is called wrongly.
CommandLine readCommandLine(const QCoreApplication& application);

/// By its name.
bool isClubDatabase(const QString& path);
/// The same of a club file.
bool isClubFile(const QString& path);

/// An argument as help and the manual tell it.
struct Explained
{
    QString term;
    QString meaning;
};
QString programSummary();
QList<Explained> explainedArguments();

} // namespace desk
