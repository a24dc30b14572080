#pragma once

#include <QString>

/// Information on this build; the version number is only in the project's CMakeLists.txt.
namespace version {

/// "0.1.0".
QString number();
/// The commit it was built from, "661d5717a1f0", with a "+" if modified; empty if unknown.
QString commit();
/// "0.1.0 (661d5717a1f0, Qt 6.4.2)", with the Qt version at run time.
QString full();

} // namespace version
