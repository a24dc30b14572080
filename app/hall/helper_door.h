#pragma once

#include "app/hall/helper_devices.h"
#include "app/hall/helper_page.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace web {

/// Lets helpers in and answers their requests, in the thread that has the store.
///
/// A code is posted once for a cookie, which holds as long as the code does. Whatever changes
/// something comes with the token of the cookie's session, and from this computer's own pages.
class HelperDoor
{
public:
    HelperDoor(core::TournamentId id, core::TournamentService::Clock clock);

    /// Whether the page is one of a helper's.
    static bool isFor(const QString& path);
    /// Of the cookie: that of plain HTTP is never looked at over HTTPS, and the other way round.
    static const char* cookieName(const Request& request);
    /// By plain HTTP, where helpers are let in by HTTPS at that port alone: leads there, and shows
    /// what the browser says next.
    static Response wayIn(const Request& request, std::uint16_t port);
    /// By HTTPS, which only helpers use.
    static Response elsewhere(const Request& request);
    /// Throws core::StoreFailure.
    [[nodiscard]] Response answer(const Request& request, const OpenStore& opened);
    /// Those that told of themselves. From any thread.
    [[nodiscard]] std::vector<HelperDevice> devices() const { return devices_.all(); }
    /// Where the store did not answer in time; nothing need have been stored.
    static Response busy(const Request& request);
    /// Where it cannot.
    static Response failed(const Request& request);

private:
    [[nodiscard]] Response signIn(const Request& request, core::HelperService& helpers) const;
    [[nodiscard]] Response enter(const HelperVisit& visit);
    [[nodiscard]] Response hear(const HelperVisit& visit);

    core::TournamentId id_;
    core::TournamentService::Clock clock_;
    core::Arrivals arrivals_;
    HelperDevices devices_;
    QString deskNames_; ///< "Helper: %1", in the program's language, whatever a browser's is.
};

} // namespace web
