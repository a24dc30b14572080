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

/// The newest PostgreSQL, at least 13, in the distributions' folders. Only supported on Linux.
Outcome<Programs> findPrograms();

/// Runs a program to completion, without input, in English and without PostgreSQL's environment
/// variables, and returns its output. Fault::Program if it fails.
Outcome<QByteArray> run(const QString& program, const QStringList& arguments);

} // namespace sharing
