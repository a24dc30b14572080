#pragma once

#include <QString>

/// What is told of this build; the number stands in the project's CMakeLists.txt alone.
namespace version {

/// "0.1.0".
QString number();
/// What it was built from, "661d5717a1f0", with a "+" behind it if that was changed; empty if
/// unknown.
QString commit();
/// "0.1.0 (661d5717a1f0, Qt 6.4.2)", with the Qt that runs.
QString full();

} // namespace version
