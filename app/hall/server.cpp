#include "app/hall/server.h"

#include "app/hall/guess_brake.h"
#include "app/hall/helper_door.h"
#include "app/hall/refused_request.h"
#include "app/platform/connections.h"
#include "app/platform/sockets.h"
#include "core/texts/translation.h"
#include "core/use_cases/door.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QHostAddress>
#include <QTcpServer>

#include <microhttpd.h>

#include <algorithm>
#include <condition_variable>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace web {

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;
using Steady = std::chrono::steady_clock;

namespace {

/// Only the page's own style sheet, script and requests.
constexpr auto contentPolicy =
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

constexpr std::size_t memoryOfConnection = std::size_t{32} * 1024;

using ResponsePointer = std::unique_ptr<MHD_Response, decltype(&MHD_destroy_response)>;

ResponsePointer responseOf(const QByteArray& body)
{
    // libmicrohttpd copies the bytes but takes a non-const pointer.
    auto* const bytes = const_cast<char*>(body.constData()); // NOLINT(*-const-cast)
    return {MHD_create_response_from_buffer(static_cast<std::size_t>(body.size()), bytes,
                                            MHD_RESPMEM_MUST_COPY),
            MHD_destroy_response};
}

void add(const ResponsePointer& response, const char* name, const QByteArray& value)
{
    MHD_add_response_header(response.get(), name, value.constData());
}

void addProtection(const ResponsePointer& response)
{
    add(response, "Content-Security-Policy", contentPolicy);
    add(response, "X-Content-Type-Options", "nosniff");
    // Without any, browsers would not say which page sends a form.
    add(response, "Referrer-Policy", "same-origin");
    add(response, "Cross-Origin-Resource-Policy", "same-origin");
}

QByteArray headerOf(MHD_Connection* connection, const char* name)
{
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

QByteArray addressOf(MHD_Connection* connection)
{
    const auto* const info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info != nullptr ? QHostAddress(info->client_addr).toString().toLatin1() : QByteArray();
}

/// The address at which the request arrived.
QByteArray ownAddressOf(MHD_Connection* connection)
{
    const auto* const info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    sockaddr_storage address = {};
    socklen_t size = sizeof address;
    auto* const plain = reinterpret_cast<sockaddr*>(&address); // NOLINT(*-reinterpret-cast)
    return info != nullptr && getsockname(info->connect_fd, plain, &size) == 0
               ? QHostAddress(plain).toString().toLatin1()
               : QByteArray();
}

Response refused(MHD_Connection* connection, RefusedRequest why)
{
    const auto accepted = headerOf(connection, MHD_HTTP_HEADER_ACCEPT_LANGUAGE);
    const texts::ThreadLanguage language(pageLocale(accepted));
    return refusalOf(why);
}

QHostAddress hostOf(const Endpoint& endpoint)
{
    return endpoint.address.isEmpty() ? QHostAddress(QHostAddress::AnyIPv4)
                                      : QHostAddress(endpoint.address);
}

/// Tries the port once more, as libmicrohttpd does not say why it could not listen there, and its
/// later versions leave an errno of what they clean up afterwards.
ServerFailure failureAt(const Endpoint& endpoint)
{
    QTcpServer probe;
    probe.listen(hostOf(endpoint), endpoint.port);
    const auto error = probe.serverError();
    const auto kind = error == QAbstractSocket::AddressInUseError ? ServerFailure::Kind::PortInUse
                      : error == QAbstractSocket::SocketAccessError
                          ? ServerFailure::Kind::NotAllowed
                          : ServerFailure::Kind::Other;
    return {kind, probe.errorString()};
}

} // namespace

/// The server behind its interface. libmicrohttpd calls it from its threads, one for each port;
/// they take turns, and none waits for anything meanwhile. show(), counts(),
/// the pulse, which wakes what waits, and the store's replies come from others.
///
/// A request that has to wait is suspended. libmicrohttpd neither times it out meanwhile nor looks
/// whether the phone is still there, and must be stopped with nothing suspended.
class Server::Engine
{
    Q_DISABLE_COPY_MOVE(Engine)

public:
    Engine(const ServerLimits& limits, std::optional<ReportStore> reports,
           std::optional<Encryption> encryption)
        : limits_(limits), encryption_(std::move(encryption))
    {
        if (reports) {
            reported_ = reports->id;
            door_ = std::make_unique<HelperDoor>(reports->id, reports->clock);
            helperStore_ =
                std::make_unique<StoreThread>(reports->open, PageTexts::tr("helpers in the hall"),
                                              reports->clock, limits.helperRequests);
            store_ = std::make_unique<StoreThread>(std::move(reports->open),
                                                   PageTexts::tr("phones in the hall"),
                                                   std::move(reports->clock), limits.storeRequests);
        }
    }

    ~Engine()
    {
        {
            const std::lock_guard lock(mutex_);
            isEnding_ = true;
        }
        pulse_.notify_all();
        if (pulseThread_.joinable()) {
            pulseThread_.join();
        }
        resumeEverything();
        for (auto* const daemon : {daemon_, secureDaemon_}) {
            if (daemon != nullptr) {
                MHD_stop_daemon(daemon);
            }
        }
        // Last, as it may take a while: nobody waits for its replies any more.
        store_.reset();
        helperStore_.reset();
    }

    std::optional<ServerFailure> listen(const Endpoint& endpoint)
    {
        if (encryption_) { // First, as the other one leads there.
            const Endpoint secure(encryption_->port, endpoint.address);
            secureDaemon_ = beginEncrypted(secure);
            if (secureDaemon_ == nullptr) {
                auto failure = failureAt(secure);
                failure.isOfHelpers = true;
                return failure;
            }
        }
        daemon_ = begin(endpoint, MHD_NO_FLAG, {{MHD_OPTION_END, 0, nullptr}});
        if (daemon_ == nullptr) {
            return failureAt(endpoint);
        }
        pulseThread_ = std::thread([this] { beat(); });
        return std::nullopt;
    }

    [[nodiscard]] std::uint16_t port() const { return portOf(daemon_); }
    [[nodiscard]] std::optional<std::uint16_t> helpersPort() const
    {
        return secureDaemon_ != nullptr ? std::optional(portOf(secureDaemon_)) : std::nullopt;
    }

    void show(Content content)
    {
        const std::lock_guard lock(mutex_);
        content.version = ++version_;
        ahead_ = content.ahead;
        ++shows_;
        next_ = std::move(content);
        wakeStreams();
    }

    [[nodiscard]] std::vector<HelperDevice> helperDevices() const
    {
        auto devices = door_ ? door_->devices() : std::vector<HelperDevice>();
        const std::lock_guard lock(mutex_);
        for (auto& device : devices) {
            device.heard = device.heard.addMSecs(ahead_.count());
        }
        return devices;
    }

    [[nodiscard]] ServerCounts counts() const
    {
        const std::lock_guard lock(mutex_);
        return {streams_.size(), pages_};
    }

private:
    MHD_Daemon* begin(const Endpoint& endpoint, unsigned flags, std::vector<MHD_OptionItem> more)
    {
        sockaddr_in address = {};
        address.sin_family = AF_INET;
        address.sin_port = htons(endpoint.port);
        address.sin_addr.s_addr = htonl(hostOf(endpoint).toIPv4Address());
        return MHD_start_daemon(
            MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | flags, endpoint.port, nullptr,
            nullptr, answer, this, MHD_OPTION_SOCK_ADDR, &address, MHD_OPTION_CONNECTION_LIMIT,
            most_, MHD_OPTION_LISTEN_BACKLOG_SIZE, most_, MHD_OPTION_CONNECTION_TIMEOUT,
            static_cast<unsigned>(limits_.silence.count()), MHD_OPTION_CONNECTION_MEMORY_LIMIT,
            memoryOfConnection, MHD_OPTION_NOTIFY_COMPLETED, completed, this,
            MHD_OPTION_NOTIFY_CONNECTION, connectionChanged, this, MHD_OPTION_ARRAY, more.data(),
            MHD_OPTION_END);
    }

    MHD_Daemon* beginEncrypted(const Endpoint& endpoint)
    {
        static char versions[] = "SECURE128:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2";
        return begin(endpoint, MHD_USE_TLS,
                     {{MHD_OPTION_HTTPS_MEM_KEY, 0, encryption_->certificate.key.data()},
                      {MHD_OPTION_HTTPS_MEM_CERT, 0, encryption_->certificate.certificate.data()},
                      {MHD_OPTION_HTTPS_PRIORITIES, 0, versions},
                      {MHD_OPTION_END, 0, nullptr}});
    }

    static std::uint16_t portOf(MHD_Daemon* daemon)
    {
        return MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port;
    }

    /// State of one request.
    struct Exchange
    {
        Request request;
        SlipRequest asked;               ///< Of the store, if it was asked.
        std::optional<StoreReply> reply; ///< Of the store, once the connection is resumed.
        bool isForHelpers = false;       ///< The helpers' store was asked.
        std::optional<Response> helped;  ///< Of that, likewise; nothing: it was late.
        std::optional<Response> delayed; ///< Sent once the connection is resumed.
    };

    enum class Ticket : std::uint64_t {};

    /// A request whose connection is suspended.
    struct Suspended
    {
        MHD_Connection* connection = nullptr;
        Exchange* exchange = nullptr; ///< Lives until the connection is resumed.
        std::optional<Ticket> ticket; ///< Of the request to the store; nothing: it was not asked.
    };

    /// A phone subscribed to changes.
    struct Stream
    {
        Engine* engine = nullptr;
        MHD_Connection* connection = nullptr;
        std::uint64_t told = 0; ///< The last version.
        bool isWaiting = false; ///< Suspended until there is something to send.
        bool isDue = false;     ///< For a sign of life.
        QByteArray pending;     ///< Still to be sent.
    };

    struct Connected
    {
        MHD_socket socket = MHD_INVALID_SOCKET;
        QByteArray address;
        Steady::time_point since; ///< The last request ended, or the connection began.
        bool isStream = false;    ///< Of events.
        bool isEnding = false;    ///< Its place is given away.
    };

    static MHD_Result answer(void* self, MHD_Connection* connection, const char* url,
                             const char* method, const char* /*version*/, const char* upload,
                             std::size_t* uploaded, void** exchange)
    {
        auto& engine = *static_cast<Engine*>(self);
        const std::lock_guard lock(engine.answering_);
        return engine.answer(connection, url, method, {upload, uploaded}, exchange);
    }

    struct Upload
    {
        const char* bytes = nullptr;
        std::size_t* size = nullptr;
    };

    MHD_Result answer(MHD_Connection* connection, const char* url, const QByteArray& method,
                      Upload upload, void** kept)
    {
        auto* exchange = static_cast<Exchange*>(*kept);
        if (exchange == nullptr) {
            const bool isPost = method == "POST";
            if (!isPost && method != "GET" && method != "HEAD") {
                return refuse(connection, RefusedRequest::Method);
            }
            if (isPost && isTooLong(connection)) {
                return refuse(connection, RefusedRequest::TooLong);
            }
            exchange = new Exchange; // NOLINT(*-owning-memory): completed() deletes it
            exchange->request.isPost = isPost;
            exchange->request.path = QString::fromUtf8(url);
            *kept = exchange;
            return MHD_YES;
        }
        if (*upload.size > 0) {
            exchange->request.body.append(upload.bytes, static_cast<qsizetype>(*upload.size));
            *upload.size = 0;
            return exchange->request.body.size() <= limits_.bodyBytes ? MHD_YES : MHD_NO;
        }
        if (exchange->delayed) {
            return send(connection, *exchange->delayed);
        }
        if (exchange->reply) {
            return answerStored(connection, *exchange);
        }
        if (exchange->isForHelpers) {
            return sendBraked(connection, *exchange,
                              exchange->helped ? *std::move(exchange->helped)
                                               : HelperDoor::busy(exchange->request));
        }
        exchange->request.host = headerOf(connection, MHD_HTTP_HEADER_HOST);
        if (!isOwnHost(exchange->request.host, ownAddressOf(connection))) {
            return refuse(connection, RefusedRequest::OtherHost);
        }
        exchange->request.isEncrypted = isEncrypted(connection);
        if (exchange->request.path == u"/events" && !exchange->request.isPost &&
            !exchange->request.isEncrypted) {
            return openStream(connection);
        }
        return answerPage(connection, *exchange);
    }

    static bool isEncrypted(MHD_Connection* connection)
    {
        return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_PROTOCOL) != nullptr;
    }

    [[nodiscard]] bool isTooLong(MHD_Connection* connection) const
    {
        return headerOf(connection, MHD_HTTP_HEADER_CONTENT_LENGTH).toLongLong() >
               limits_.bodyBytes;
    }

    static QStringList companyIn(MHD_Connection* connection)
    {
        QStringList company;
        MHD_get_connection_values(
            connection, MHD_GET_ARGUMENT_KIND,
            [](void* list, MHD_ValueKind /*kind*/, const char* name, const char* value) {
                constexpr qsizetype longest = 1'000;
                auto& found = *static_cast<QStringList*>(list);
                if (std::string_view(name) == "with" && value != nullptr) {
                    found << QString::fromUtf8(value).left(longest);
                }
                return std::cmp_less(found.size(), core::mostAtTheDoor) ? MHD_YES : MHD_NO;
            },
            &company);
        return company;
    }

    MHD_Result answerPage(MHD_Connection* connection, Exchange& exchange)
    {
        constexpr qsizetype longestName = 50;
        auto& request = exchange.request;
        request.address = addressOf(connection);
        request.language = headerOf(connection, MHD_HTTP_HEADER_ACCEPT_LANGUAGE);
        const auto argument = [connection](const char* name) {
            return QString::fromUtf8(
                       MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, name))
                .left(longestName)
                .trimmed();
        };
        request.query = argument("q");
        request.game = argument("game");
        request.from = argument("from");
        request.until = argument("until");
        request.company = companyIn(connection);
        {
            const std::lock_guard lock(mutex_);
            ++pages_;
        }
        if (door_ && HelperDoor::isFor(request.path)) {
            return secureDaemon_ != nullptr && !request.isEncrypted
                       ? send(connection, HelperDoor::wayIn(request, portOf(secureDaemon_)))
                       : askHelpers(connection, exchange);
        }
        if (request.isEncrypted && !ServedSite::isAsset(request.path)) {
            return send(connection, HelperDoor::elsewhere(request));
        }
        auto answer = site().answer(request);
        if (auto* const asked = std::get_if<SlipRequest>(&answer)) {
            exchange.asked = std::move(*asked);
            return askStore(connection, exchange);
        }
        return sendBraked(connection, exchange, std::get<Response>(std::move(answer)));
    }

    MHD_Result answerStored(MHD_Connection* connection, Exchange& exchange)
    {
        if (!exchange.asked.sent && !std::holds_alternative<SlipAnswer>(*exchange.reply)) {
            const std::lock_guard lock(mutex_);
            if (const auto found = known_.find(tableOf(exchange.asked)); found != known_.end()) {
                exchange.reply = SlipAnswer{found->second.table}; // As it last was.
            }
        }
        return sendBraked(connection, exchange,
                          site().answer(exchange.request, exchange.asked, *exchange.reply));
    }

    MHD_Result sendBraked(MHD_Connection* connection, Exchange& exchange, Response response)
    {
        if (response.isWrongCode) {
            const auto delay = brake_.afterWrong(exchange.request.address, Steady::now());
            if (delay > 0ms) {
                return sendLater(connection, exchange, std::move(response), delay);
            }
        }
        return send(connection, response);
    }

    static core::TableKey tableOf(const SlipRequest& asked)
    {
        return {asked.slip.round, asked.slip.table};
    }

    /// A table as the store last had it.
    struct Known
    {
        StoredTable table;
        std::uint64_t shows = 0; ///< What was shown then.
    };

    /// The request is suspended until the store replies, or is late. A page that is only looked at
    /// comes from memory as long as nothing else was shown.
    MHD_Result askStore(MHD_Connection* connection, Exchange& exchange)
    {
        const auto due = Steady::now() + limits_.store;
        std::unique_lock lock(mutex_);
        if (const auto found = known_.find(tableOf(exchange.asked));
            found != known_.end() && found->second.shows == shows_ && !exchange.asked.sent) {
            exchange.reply = SlipAnswer{found->second.table};
            lock.unlock();
            return answerStored(connection, exchange);
        }
        const auto ticket = Ticket{++lastTicket_};
        const auto job = [this, ticket, asked = exchange.asked,
                          shows = shows_](const OpenStore& opened) {
            auto answer = answerTo(asked, opened.service, reported_);
            remember(tableOf(asked), answer, shows);
            take(ticket, std::move(answer));
        };
        const auto failed = [this, ticket](const core::StoreFailure& failure) {
            take(ticket, failure);
        };
        if (isEnding_ || !store_->add({job, failed, due})) {
            lock.unlock();
            exchange.reply = Late{};
            return answerStored(connection, exchange);
        }
        suspend({connection, &exchange, ticket}, due);
        return MHD_YES;
    }

    /// Likewise; the helpers' thread makes the whole answer.
    MHD_Result askHelpers(MHD_Connection* connection, Exchange& exchange)
    {
        auto& request = exchange.request;
        request.origin = headerOf(connection, MHD_HTTP_HEADER_ORIGIN);
        request.session = MHD_lookup_connection_value(connection, MHD_COOKIE_KIND,
                                                      HelperDoor::cookieName(request));
        exchange.isForHelpers = true;
        const auto due = Steady::now() + limits_.store;
        std::unique_lock lock(mutex_);
        const auto ticket = Ticket{++lastTicket_};
        const auto job = [this, ticket, asked = request](const OpenStore& opened) {
            takeHelped(ticket, door_->answer(asked, opened));
        };
        const auto failed = [this, ticket, asked = request](const core::StoreFailure& failure) {
            takeHelped(ticket, isPassing(failure.kind()) ? HelperDoor::busy(asked)
                                                         : HelperDoor::failed(asked));
        };
        if (isEnding_ || !helperStore_->add({job, failed, due})) {
            lock.unlock();
            return send(connection, HelperDoor::busy(request));
        }
        suspend({connection, &exchange, ticket}, due);
        return MHD_YES;
    }

    void takeHelped(Ticket ticket, Response response)
    {
        const std::lock_guard lock(mutex_);
        if (const auto found = waitingFor(ticket); found != suspended_.end()) {
            found->second.exchange->helped = std::move(response);
            resume(found);
        }
    }

    /// The mutex is held.
    void suspend(const Suspended& suspended, Steady::time_point due)
    {
        suspended_.emplace(due, suspended);
        MHD_suspend_connection(suspended.connection);
        pulse_.notify_all();
    }

    /// In the store's thread, before take().
    void remember(const core::TableKey& table, const SlipAnswer& answer, std::uint64_t shows)
    {
        const std::lock_guard lock(mutex_);
        if (answer.isStored || !answer.table) {
            known_.erase(table);
        } else {
            known_.insert_or_assign(table, Known{*answer.table, shows});
        }
    }

    /// The store's reply, in its thread; nobody waits any more for one that is late.
    void take(Ticket ticket, StoreReply reply)
    {
        const std::lock_guard lock(mutex_);
        const auto* const answer = std::get_if<SlipAnswer>(&reply);
        if (answer != nullptr && answer->isStored) {
            ++version_;
            wakeStreams();
        }
        if (const auto found = waitingFor(ticket); found != suspended_.end()) {
            found->second.exchange->reply = std::move(reply);
            resume(found);
        }
    }

    using SuspendedRequests = std::multimap<Steady::time_point, Suspended>;

    /// The mutex is held. The end: nobody waits for it any more.
    SuspendedRequests::iterator waitingFor(Ticket ticket)
    {
        return std::find_if(suspended_.begin(), suspended_.end(),
                            [ticket](const auto& one) { return one.second.ticket == ticket; });
    }

    /// The mutex is held. Returns the next one.
    SuspendedRequests::iterator resume(SuspendedRequests::iterator suspended)
    {
        const auto& [connection, exchange, ticket] = suspended->second;
        if (ticket && !exchange->isForHelpers && !exchange->reply) {
            exchange->reply = Late{};
        }
        MHD_resume_connection(connection);
        return suspended_.erase(suspended);
    }

    /// The site of the newest content; only while answering.
    ServedSite& site()
    {
        std::optional<Content> next;
        {
            const std::lock_guard lock(mutex_);
            next.swap(next_);
        }
        if (next) {
            using enum ServedSite::Reporting;
            site_ = std::make_unique<ServedSite>(*std::move(next), store_ ? Yes : No);
        }
        return *site_;
    }

    static MHD_Result send(MHD_Connection* connection, const Response& response)
    {
        const auto mark =
            '"' +
            QCryptographicHash::hash(response.body, QCryptographicHash::Sha256).toHex().left(24) +
            '"';
        const bool isKnown = response.status == 200 && !response.isPrivate &&
                             headerOf(connection, MHD_HTTP_HEADER_IF_NONE_MATCH).contains(mark);
        // Of a page that is known libmicrohttpd sends the length, but not the body.
        const auto answer = responseOf(response.body);
        add(answer, MHD_HTTP_HEADER_CONTENT_TYPE, response.type);
        add(answer, MHD_HTTP_HEADER_CACHE_CONTROL, response.isPrivate ? "no-store" : "no-cache");
        add(answer, MHD_HTTP_HEADER_VARY, MHD_HTTP_HEADER_ACCEPT_LANGUAGE);
        if (!response.isPrivate) {
            add(answer, MHD_HTTP_HEADER_ETAG, mark);
        }
        for (const auto& header : response.headers) {
            add(answer, header.name.constData(), header.value);
        }
        addProtection(answer);
        const unsigned status =
            isKnown ? MHD_HTTP_NOT_MODIFIED : static_cast<unsigned>(response.status);
        return MHD_queue_response(connection, status, answer.get());
    }

    static MHD_Result refuse(MHD_Connection* connection, RefusedRequest why)
    {
        return send(connection, refused(connection, why));
    }

    MHD_Result sendLater(MHD_Connection* connection, Exchange& exchange, Response response,
                         std::chrono::milliseconds delay)
    {
        const std::lock_guard lock(mutex_);
        const auto delayed =
            std::count_if(suspended_.begin(), suspended_.end(),
                          [](const auto& one) { return !one.second.ticket.has_value(); });
        if (static_cast<std::size_t>(delayed) >= limits_.delayedAnswers || isEnding_) {
            return refuse(connection, RefusedRequest::TooOften);
        }
        exchange.delayed = std::move(response);
        suspend({connection, &exchange, std::nullopt}, Steady::now() + delay);
        return MHD_YES;
    }

    MHD_Result openStream(MHD_Connection* connection)
    {
        const std::lock_guard lock(mutex_);
        if (streams_.size() >= limits_.eventStreams || isEnding_) {
            return refuse(connection, RefusedRequest::TooMany);
        }
        auto stream = std::make_unique<Stream>();
        stream->engine = this;
        stream->connection = connection;
        stream->pending = "retry: 3000\n\n";
        constexpr std::size_t block = 256;
        const ResponsePointer response = {
            MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, block, readStream, stream.get(),
                                              closeStream),
            MHD_destroy_response};
        streams_.insert(std::move(stream));
        connections_[connection].isStream = true;
        add(response, MHD_HTTP_HEADER_CONTENT_TYPE, "text/event-stream");
        add(response, MHD_HTTP_HEADER_CACHE_CONTROL, "no-store");
        addProtection(response);
        return MHD_queue_response(connection, MHD_HTTP_OK, response.get());
    }

    static ssize_t readStream(void* self, std::uint64_t /*position*/, char* target,
                              std::size_t most)
    {
        auto& stream = *static_cast<Stream*>(self);
        return stream.engine->read(stream, target, most);
    }

    ssize_t read(Stream& stream, char* target, std::size_t most)
    {
        const std::lock_guard lock(mutex_);
        if (isEnding_) {
            return MHD_CONTENT_READER_END_OF_STREAM;
        }
        if (stream.pending.isEmpty() && (stream.told != version_ || stream.isDue)) {
            stream.told = version_;
            // The time, by which the round's clock was set, lets phones with wrong clocks count
            // down correctly. Said again as a sign of life: pages that hear nothing say so.
            const auto now = QDateTime::currentMSecsSinceEpoch() + ahead_.count();
            stream.pending =
                "data: " + QByteArray::number(version_) + ' ' + QByteArray::number(now) + "\n\n";
        }
        stream.isDue = false;
        if (stream.pending.isEmpty()) {
            stream.isWaiting = true;
            MHD_suspend_connection(stream.connection);
            return 0;
        }
        const auto size = std::min(most, static_cast<std::size_t>(stream.pending.size()));
        std::memcpy(target, stream.pending.constData(), size);
        stream.pending.remove(0, static_cast<qsizetype>(size));
        return static_cast<ssize_t>(size);
    }

    static void closeStream(void* self)
    {
        auto* const stream = static_cast<Stream*>(self);
        auto& engine = *stream->engine;
        const std::lock_guard lock(engine.mutex_);
        const auto found = std::find_if(engine.streams_.begin(), engine.streams_.end(),
                                        [stream](const auto& one) { return one.get() == stream; });
        if (found != engine.streams_.end()) {
            engine.streams_.erase(found);
        }
    }

    static void completed(void* self, MHD_Connection* connection, void** exchange,
                          MHD_RequestTerminationCode /*code*/)
    {
        delete static_cast<Exchange*>(*exchange); // NOLINT(*-owning-memory)
        *exchange = nullptr;
        auto& engine = *static_cast<Engine*>(self);
        const std::lock_guard lock(engine.mutex_);
        if (const auto found = engine.connections_.find(connection);
            found != engine.connections_.end()) {
            found->second.since = Steady::now();
        }
    }

    static void connectionChanged(void* self, MHD_Connection* connection, void** /*kept*/,
                                  MHD_ConnectionNotificationCode code)
    {
        auto& engine = *static_cast<Engine*>(self);
        const std::lock_guard lock(engine.mutex_);
        if (code == MHD_CONNECTION_NOTIFY_CLOSED) {
            engine.connections_.erase(connection);
            return;
        }
        const auto* const info =
            MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
        if (info != nullptr) {
            engine.connections_[connection] = {info->connect_fd, addressOf(connection),
                                               Steady::now()};
            engine.keepPlacesFree();
        }
    }

    /// The mutex is held. Half requests and idle connections go before streams, those of the
    /// address with most of them first, the oldest of these: newcomers always find a place, and
    /// phones that only look at a page keep theirs.
    void keepPlacesFree()
    {
        if (connections_.size() + keptFree_ <= most_) {
            return;
        }
        std::map<QByteArray, std::size_t> all;
        std::map<QByteArray, std::size_t> idle;
        std::size_t open = 0;
        for (const auto& [connection, connected] : connections_) {
            if (!connected.isEnding) {
                ++open;
                ++all[connected.address];
                idle[connected.address] += connected.isStream ? 0 : 1;
            }
        }
        if (open + keptFree_ <= most_) {
            return;
        }
        constexpr std::size_t fewIdle = 16; // A browser has six.
        const auto greedy = greatestOf(idle);
        if (auto* const oldest = oldestOf(idle[greedy] > fewIdle ? greedy : greatestOf(all))) {
            oldest->isEnding = true;
            platform::endConnection(qintptr(oldest->socket));
        }
    }

    static QByteArray greatestOf(const std::map<QByteArray, std::size_t>& held)
    {
        return std::max_element(
                   held.begin(), held.end(),
                   [](const auto& one, const auto& other) { return one.second < other.second; })
            ->first;
    }

    /// The mutex is held. nullptr: all of that address wait for an answer.
    Connected* oldestOf(const QByteArray& address)
    {
        Connected* oldest = nullptr;
        for (auto& [connection, connected] : connections_) {
            if (connected.isEnding || connected.address != address || isWaiting(connection)) {
                continue;
            }
            if (oldest == nullptr || std::pair(connected.isStream, connected.since) <
                                         std::pair(oldest->isStream, oldest->since)) {
                oldest = &connected;
            }
        }
        return oldest;
    }

    /// The mutex is held. Whether it is suspended until there is an answer.
    [[nodiscard]] bool isWaiting(MHD_Connection* connection) const
    {
        return std::any_of(suspended_.begin(), suspended_.end(), [connection](const auto& one) {
            return one.second.connection == connection;
        });
    }

    // The pulse: answers that were delayed, requests for which the store is late, signs of life,
    // and the end of slow requests.

    void beat()
    {
        std::unique_lock lock(mutex_);
        auto nextSign = Steady::now() + limits_.heartbeat;
        while (!isEnding_) {
            const auto wake =
                suspended_.empty() ? nextSign : std::min(nextSign, suspended_.begin()->first);
            pulse_.wait_until(lock, wake);
            const auto now = Steady::now();
            while (!suspended_.empty() && suspended_.begin()->first <= now) {
                resume(suspended_.begin());
            }
            if (now >= nextSign) {
                nextSign = now + limits_.heartbeat;
                for (const auto& stream : streams_) {
                    stream->isDue = true;
                }
                wakeStreams();
                endSlowRequests(now);
            }
        }
    }

    /// Requires the mutex.
    void wakeStreams()
    {
        for (const auto& stream : streams_) {
            if (std::exchange(stream->isWaiting, false)) {
                MHD_resume_connection(stream->connection);
            }
        }
    }

    /// Requires the mutex. Streams live as long as the phone does.
    void endSlowRequests(Steady::time_point now)
    {
        std::set<MHD_Connection*> streaming;
        for (const auto& stream : streams_) {
            streaming.insert(stream->connection);
        }
        for (const auto& [connection, connected] : connections_) {
            if (now - connected.since > limits_.request && !streaming.contains(connection)) {
                platform::endConnection(qintptr(connected.socket));
            }
        }
    }

    void resumeEverything()
    {
        const std::lock_guard lock(mutex_);
        wakeStreams();
        for (auto one = suspended_.begin(); one != suspended_.end();) {
            one = resume(one);
        }
    }

    const ServerLimits limits_;
    const unsigned most_ = platform::affordableConnections(limits_.connections);
    const unsigned keptFree_ = std::min(32U, most_ / 8); ///< Places for newcomers.
    core::TournamentId reported_{0};                     ///< Of which tables report.
    std::unique_ptr<StoreThread> store_;                 ///< Nothing where they cannot.
    std::unique_ptr<HelperDoor> door_;                   ///< Likewise, here and below.
    std::unique_ptr<StoreThread> helperStore_;
    std::optional<Encryption> encryption_; ///< Libmicrohttpd reads it as long as it serves.
    MHD_Daemon* daemon_ = nullptr;
    MHD_Daemon* secureDaemon_ = nullptr; ///< Of helpers' pages, where they are encrypted.

    std::mutex answering_; ///< Of libmicrohttpd's threads, which take turns; before mutex_.
    std::unique_ptr<ServedSite> site_;
    GuessBrake brake_;

    mutable std::mutex mutex_; ///< Of everything below.
    std::condition_variable pulse_;
    std::thread pulseThread_;
    bool isEnding_ = false;
    /// Not the same again after a restart, so that pages opened before notice.
    std::uint64_t version_ = static_cast<std::uint64_t>(QDateTime::currentMSecsSinceEpoch());
    std::uint64_t pages_ = 0;
    std::optional<Content> next_;        ///< Not yet seen by the site.
    std::uint64_t shows_ = 0;            ///< How often something was shown.
    std::chrono::milliseconds ahead_{0}; ///< Of the club's clock.
    std::map<core::TableKey, Known> known_;
    std::set<std::unique_ptr<Stream>> streams_;
    SuspendedRequests suspended_; ///< By when they are resumed at the latest.
    std::uint64_t lastTicket_ = 0;
    std::map<MHD_Connection*, Connected> connections_;
};

Server::Started Server::start(const Endpoint& endpoint, Content content, const ServerLimits& limits,
                              std::optional<ReportStore> reports,
                              std::optional<Encryption> encryption)
{
    auto engine = std::make_unique<Engine>(limits, std::move(reports), std::move(encryption));
    engine->show(std::move(content));
    if (const auto failure = engine->listen(endpoint)) {
        return *failure;
    }
    return std::unique_ptr<Server>(new Server(std::move(engine)));
}

Server::Server(std::unique_ptr<Engine> engine) : engine_(std::move(engine))
{}

Server::~Server() = default;

std::uint16_t Server::port() const
{
    return engine_->port();
}

std::optional<std::uint16_t> Server::helpersPort() const
{
    return engine_->helpersPort();
}

void Server::show(Content content)
{
    engine_->show(std::move(content));
}

std::vector<HelperDevice> Server::helperDevices() const
{
    return engine_->helperDevices();
}

ServerCounts Server::counts() const
{
    return engine_->counts();
}

} // namespace web
