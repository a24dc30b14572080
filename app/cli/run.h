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

/// Runs one command line; `arguments` are those behind the program's name.
Outcome run(const QStringList& arguments, const Environment& environment);

} // namespace cli
