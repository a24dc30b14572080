#pragma once

#include <QtGlobal>

namespace platform {

/// The number of connections, at most `wanted`, that leaves the rest of the program enough files.
unsigned affordableConnections(unsigned wanted);

/// Ends the connection in both directions; its owner still closes the socket.
void endConnection(qintptr socket);

} // namespace platform
