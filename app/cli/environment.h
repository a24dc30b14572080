#pragma once

#include "core/director.h"
#include "core/store.h"

#include <QIODevice>
#include <QString>
#include <QStringList>

namespace cli {

/// Club databases as files. All functions throw core::StoreFailure.
class Databases
{
public:
    Databases() = default;
    Databases(const Databases&) = delete;
    Databases& operator=(const Databases&) = delete;
    Databases(Databases&&) = delete;
    Databases& operator=(Databases&&) = delete;
    virtual ~Databases() = default;

    /// The database in the file, which lives as long as this object. Fails with Kind::Missing
    /// unless the file is there or is to be created.
    virtual core::Store& open(const QString& file, bool create) = 0;
    /// Writes a verified copy of the database to `target`.
    virtual void backUp(const QString& file, const QString& target) = 0;
    /// Puts the backup in the database's place; returns where the replaced file is kept, nothing
    /// if there was none.
    virtual QString restore(const QString& backup, const QString& file) = 0;
    /// What is wrong with the file and its schema, one fault a line; empty: all is well.
    virtual QStringList faultsOf(const QString& file) = 0;
};

/// What surrounds a command.
struct Environment
{
    Databases& databases;
    QIODevice& standardInput;
    QString defaultDatabase; ///< The desk program's file.
    QString desk;            ///< How the journal calls whoever runs the command.
    core::Director::Clock clock;
};

} // namespace cli
