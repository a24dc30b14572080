#pragma once

#include "app/sharing/fault.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

/// The programs of others that the private server needs.
namespace sharing {

struct Programs
{
    QString folder;  ///< Of PostgreSQL's initdb, pg_ctl and postgres.
    QString openssl; ///< The path of the program.
};

/// The newest PostgreSQL, 13 at least, in the folders where the distributions put it. Linux alone
/// has one that can be run so.
Outcome<Programs> findPrograms();

/// Runs a program to its end, without input, in English and without what the environment says of
/// PostgreSQL, and returns what it wrote. Fault::Program if it fails.
Outcome<QByteArray> run(const QString& program, const QStringList& arguments);

} // namespace sharing
