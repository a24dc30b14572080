#pragma once

#include "app/cli/call.h"

#include <QByteArray>
#include <QStringList>

namespace cli {

/// The result of a command line.
struct Outcome
{
    ExitCode code = ExitCode::Done;
    QByteArray output; ///< For the standard output, UTF-8.
    QByteArray errors; ///< For the standard error output, UTF-8.
};

/// Whether the command line needs painting, that is an application with fonts. May be called before
/// there is an application.
bool paints(const QStringList& arguments);

/// Runs one command line; `arguments` are without the program's name.
Outcome run(const QStringList& arguments, const Environment& environment);

} // namespace cli
