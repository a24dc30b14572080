#pragma once

#include <QString>

namespace core {

/// The club database in the user's data folder, which both programs use unless told otherwise;
/// empty if the system does not tell where that folder is.
QString userDatabase();

/// Where both programs keep what belongs to clubs on servers: beside userDatabase().
QString serversFolder();

} // namespace core
