#pragma once

#include "app/sharing/fault.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

/// External programs required by the private server.
namespace sharing {

struct Programs
{
    QString folder;  ///< Of PostgreSQL's initdb, pg_ctl and postgres.
    QString openssl; ///< The path of the program.
};

/// Where the distributions put the programs of each version of PostgreSQL.
QStringList programFolders();

/// The newest PostgreSQL, at least 13, in one of those folders. Only supported on Linux.
Outcome<Programs> findPrograms(const QStringList& folders = programFolders());

/// The PostgreSQL that made the databases in `dataFolder`: no other version can read them.
/// Fault::OtherVersion if it is not in those folders.
Outcome<Programs> programsFor(const QString& dataFolder,
                              const QStringList& folders = programFolders());

/// Runs a program to completion, without input, in English and without PostgreSQL's environment
/// variables, and returns its output. Fault::Program if it fails.
Outcome<QByteArray> run(const QString& program, const QStringList& arguments);

} // namespace sharing
