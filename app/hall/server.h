#pragma once

#include "app/hall/helper_devices.h"
#include "app/hall/own_certificate.h"
#include "app/hall/served_site.h"
#include "app/hall/store_thread.h"

#include <QString>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace web {

/// The load a server accepts. Beyond it connections are refused and requests answered with an
/// error.
struct ServerLimits
{
    unsigned connections = 1500;      ///< At once; fewer if the system allows fewer files. The next
                                      ///< ones end the oldest of the address that has most.
    std::size_t eventStreams = 1000;  ///< Phones notified of changes at once.
    std::size_t delayedAnswers = 200; ///< To wrong codes; further ones are refused at once.
    std::size_t storeRequests = 200;  ///< That wait for the store; further ones have to be resent.
    qint64 bodyBytes = 4096;          ///< Of a request.
    std::chrono::seconds silence{15}; ///< After which a connection is closed.
    std::chrono::seconds request{60}; ///< That one request may take, however slow the phone.
    std::size_t helperRequests = 50;  ///< The same of helpers, whose store is another one.
    std::chrono::milliseconds store{2000}; ///< After which a request no longer waits for the store.
    std::chrono::seconds heartbeat{20};    ///< Between signs of life on a stream of events.
};

/// Where what tables report and helpers enter is stored.
struct ReportStore
{
    StoreThread::Open open;
    core::TournamentId id{0};
    core::TournamentService::Clock clock;
};

/// Helpers' pages by HTTPS, for a Wi-Fi with guests in it.
struct Encryption
{
    OwnCertificate certificate;
    std::uint16_t port = 0; ///< 0 takes a free one.
};

/// Where a server listens.
struct Endpoint
{
    // NOLINTNEXTLINE(*-explicit-*): a port without an address is one of all addresses.
    Endpoint(std::uint16_t number, QString host = {}) : port(number), address(std::move(host)) {}

    std::uint16_t port; ///< 0 takes a free one.
    QString address;    ///< IPv4; empty: all of this computer's.
};

/// Why there is no server.
struct ServerFailure
{
    enum class Kind : std::uint8_t {
        PortInUse,
        NotAllowed, ///< The system reserves ports below 1024.
        Other,
    };

    Kind kind = Kind::Other;
    QString detail;           ///< The system's message.
    bool isOfHelpers = false; ///< Of the port of their pages.
};

/// What has reached a server so far.
struct ServerCounts
{
    std::size_t phones = 0;  ///< Event streams open now: pages being viewed.
    std::uint64_t pages = 0; ///< Answered since the start, with any status.
};

/// Serves a tournament's pages to phones and other screens by HTTP, and those of helpers by HTTPS
/// where that is wanted, in threads of its own: nobody waits for it, and it waits for nobody, as
/// the store has another thread. All functions may be
/// called from any thread.
class Server
{
    Q_DISABLE_COPY_MOVE(Server)

public:
    using Started = std::variant<std::unique_ptr<Server>, ServerFailure>;

    /// Without `reports` tables cannot report, and no helper is let in. With `encryption`, of which
    /// canEncrypt() tells, helpers are let in by HTTPS only.
    static Started start(const Endpoint& endpoint, Content content, const ServerLimits& limits = {},
                         std::optional<ReportStore> reports = {},
                         std::optional<Encryption> encryption = {});
    /// Ends all connections, then waits until what is being stored is.
    ~Server();

    [[nodiscard]] std::uint16_t port() const;
    /// Of helpers' pages, where they are encrypted.
    [[nodiscard]] std::optional<std::uint16_t> helpersPort() const;
    /// Serves this from now on, and notifies phones. Sets Content::version.
    void show(Content content);
    [[nodiscard]] ServerCounts counts() const;
    /// Of helpers, as they told of themselves; heard by the club's clock.
    [[nodiscard]] std::vector<HelperDevice> helperDevices() const;

private:
    class Engine;
    explicit Server(std::unique_ptr<Engine> engine);

    std::unique_ptr<Engine> engine_;
};

} // namespace web
