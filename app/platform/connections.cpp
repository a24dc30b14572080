#include "app/platform/connections.h"

#include "app/platform/sockets.h"

#include <algorithm>

#ifndef Q_OS_WIN
#include <sys/resource.h>
#endif

namespace platform {

#ifdef Q_OS_WIN

unsigned affordableConnections(unsigned wanted)
{
    return wanted; // Sockets are no files there.
}

void endConnection(qintptr socket)
{
    shutdown(static_cast<SOCKET>(socket), SD_BOTH);
}

#else

unsigned affordableConnections(unsigned wanted)
{
    constexpr rlim_t keptFree = 256;
    rlimit files = {};
    if (getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur != RLIM_INFINITY) {
        const auto most = files.rlim_cur > 2 * keptFree ? files.rlim_cur - keptFree : keptFree;
        return static_cast<unsigned>(std::min<rlim_t>(wanted, most));
    }
    return wanted;
}

void endConnection(qintptr socket)
{
    shutdown(static_cast<int>(socket), SHUT_RDWR);
}

#endif

} // namespace platform
