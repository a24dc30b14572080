#pragma once

#include "app/cli/run.h"
#include "core/texts/translation.h"
#include "file_contents.h"
#include "memory_clubs.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <functional>

/// Ends a command after a few turns, in each of which a test can act.
class ScriptedForeground : public cli::Foreground
{
public:
    void begin() override {}
    void print(const QString& line) override { printed << line; }
    bool goesOn() override
    {
        if (turns.isEmpty()) {
            return false;
        }
        turns.takeFirst()();
        QCoreApplication::processEvents();
        return true;
    }

    QStringList printed;
    QList<std::function<void()>> turns;
};

/// Runs commands in this process on databases in memory, with a fixed clock.
class CommandLine
{
public:
    cli::Outcome run(const QStringList& arguments, const QByteArray& input = {})
    {
        QBuffer standardInput;
        standardInput.setData(input);
        standardInput.open(QIODevice::ReadOnly);
        const cli::Environment environment{databases,
                                           standardInput,
                                           foreground,
                                           QStringLiteral("club.rummydb"),
                                           path(QStringLiteral("desk.ini")),
                                           QStringLiteral("desk 1, command line"),
                                           [] {
                                               return QDateTime({2026, 5, 14}, {18, 30}, Qt::UTC);
                                           }};
        return cli::run(arguments, environment);
    }

    /// The same with the arguments on one line, separated by blanks; quotes keep them together.
    cli::Outcome run(const QString& line, const QByteArray& input = {})
    {
        return run(QProcess::splitCommand(line), input);
    }

    /// A file in a folder removed with this object; returns its name.
    QString file(const QString& name, const QByteArray& contents) const
    {
        QFile file(path(name));
        const bool written =
            file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size();
        return written ? file.fileName() : QString();
    }
    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }

    /// The whole tournament, to see whether a command changed anything.
    QByteArray exported(int tournament)
    {
        return run(QStringLiteral("export --tournament %1").arg(tournament)).output;
    }

    MemoryClubs databases;
    ScriptedForeground foreground;

private:
    texts::Translation english_{QLocale(QLocale::English)};
    QTemporaryDir folder_;
};
