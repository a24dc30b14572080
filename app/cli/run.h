#pragma once

#include "environment.h"
#include "exit_code.h"

#include <QByteArray>
#include <QStringList>

namespace cli {

/// What came of a command line.
struct Outcome
{
    ExitCode code = ExitCode::Done;
    QByteArray output; ///< For the standard output, UTF-8.
    QByteArray errors; ///< For the standard error output, UTF-8.
};

/// Whether the command line asks for something that is painted: then the application has to be one
/// that knows fonts. Can be asked before there is any.
bool paints(const QStringList& arguments);

/// Runs one command line; `arguments` are those behind the program's name.
Outcome run(const QStringList& arguments, const Environment& environment);

} // namespace cli
