#pragma once

#include <QString>

namespace core {

/// The club database in the user's data folder, which both programs use unless told otherwise;
/// empty if the system does not tell where that folder is.
QString userDatabase();

} // namespace core
