#include "postgres/proxy.h"

#include <QHostAddress>
#include <QLocalSocket>
#include <QObject>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

/// One desk's connection, and the matching one to the server.
class Way final : public QObject
{
public:
    /// The action for a message, if any.
    using Judge = std::function<std::optional<Proxy::Mishap>(Proxy::From, const QByteArray& said,
                                                             qint64 before)>;

    Way(QTcpSocket* desk, const QString& socket, Judge judge, std::chrono::milliseconds delay)
        : desk_(desk), judge_(std::move(judge)), delay_(delay)
    {
        connect(desk_.get(), &QTcpSocket::readyRead, this, [this] { pass(Proxy::From::Desk); });
        connect(&server_, &QLocalSocket::readyRead, this, [this] { pass(Proxy::From::Server); });
        // A side that receives nothing is not notified of the end either.
        const auto passOn = [this] {
            if (state_ != State::Dead) {
                end();
            }
        };
        connect(desk_.get(), &QTcpSocket::disconnected, this, passOn);
        connect(&server_, &QLocalSocket::disconnected, this, passOn);
        connect(&server_, &QLocalSocket::errorOccurred, this, passOn); // It does not run.
        server_.connectToServer(socket);
    }

    void setDelay(std::chrono::milliseconds delay) { delay_ = delay; }

    void end()
    {
        if (std::exchange(hasEnded_, true)) {
            return;
        }
        server_.flush();
        server_.abort();
        desk_->flush();
        desk_->abort();
    }

private:
    enum class State : std::uint8_t {
        Open,
        Held, ///< Only the end passes.
        Dead, ///< Nothing passes.
    };

    void pass(Proxy::From from)
    {
        const bool byDesk = from == Proxy::From::Desk;
        QIODevice& source = byDesk ? static_cast<QIODevice&>(*desk_) : server_;
        QIODevice& target = byDesk ? static_cast<QIODevice&>(server_) : *desk_;
        const QByteArray said = source.readAll();
        if (state_ != State::Open || hasEnded_) {
            return;
        }
        qint64& passed = byDesk ? passedFromDesk_ : passedFromServer_;
        const auto mishap = judge_(from, said, passed);
        passed += said.size();
        if (!mishap) {
            send(target, said);
            return;
        }
        switch (*mishap) {
        case Proxy::Mishap::CutBefore:
            end();
            return;
        case Proxy::Mishap::Hold:
            state_ = State::Held;
            return;
        case Proxy::Mishap::Swallow:
            state_ = State::Dead;
            return;
        case Proxy::Mishap::CutAfter:
            target.write(said);
            end();
            return;
        case Proxy::Mishap::SwallowNext:
            send(target, said);
            state_ = State::Dead;
            return;
        }
    }

    void send(QIODevice& target, const QByteArray& said)
    {
        if (delay_ == delay_.zero()) {
            target.write(said);
        } else {
            QTimer::singleShot(delay_, Qt::PreciseTimer, this,
                               [&target, said] { target.write(said); });
        }
    }

    std::unique_ptr<QTcpSocket> desk_;
    QLocalSocket server_;
    Judge judge_;
    std::chrono::milliseconds delay_;
    qint64 passedFromDesk_ = 0;
    qint64 passedFromServer_ = 0;
    State state_ = State::Open;
    bool hasEnded_ = false;
};

} // namespace

/// Objects living in the thread.
class Proxy::Gate final : public QObject
{
public:
    explicit Gate(QString socket) : socket_(std::move(socket)) {}

    void letIn()
    {
        if (!listener_) {
            listener_ = std::make_unique<QTcpServer>();
            connect(listener_.get(), &QTcpServer::newConnection, this, [this] { take(); });
        }
        if (!listener_->isListening() && !listener_->listen(QHostAddress::LocalHost, port_)) {
            qFatal("%s", qUtf8Printable(listener_->errorString()));
        }
        port_ = listener_->serverPort();
    }

    void keepOut() { listener_->close(); }

    void cut()
    {
        for (const auto& way : ways_) {
            way->end();
        }
    }

    void end()
    {
        ways_.clear();
        listener_.reset();
    }

    void set(const Trap& trap)
    {
        trap_ = trap;
        hasSprung_ = false;
    }

    void delay(std::chrono::milliseconds time)
    {
        delay_ = time;
        for (const auto& way : ways_) {
            way->setDelay(time);
        }
    }

    [[nodiscard]] bool hasSprung() const { return hasSprung_; }
    [[nodiscard]] quint16 port() const { return port_; }

private:
    void take()
    {
        while (auto* const desk = listener_->nextPendingConnection()) {
            desk->setParent(nullptr);
            ways_.push_back(std::make_unique<Way>(
                desk, socket_,
                [this](From from, const QByteArray& said, qint64 before) {
                    return judge(from, said, before);
                },
                delay_));
        }
    }

    std::optional<Mishap> judge(From from, const QByteArray& said, qint64 before)
    {
        if (!trap_ || trap_->from != from || before < trap_->bytes || !said.contains(trap_->said)) {
            return std::nullopt;
        }
        const auto sprung = *std::exchange(trap_, std::nullopt);
        hasSprung_ = true;
        if (sprung.staysShut) {
            keepOut();
        }
        return sprung.mishap;
    }

    QString socket_;
    std::unique_ptr<QTcpServer> listener_;
    std::vector<std::unique_ptr<Way>> ways_;
    quint16 port_ = 0; ///< At first any.
    std::optional<Trap> trap_;
    bool hasSprung_ = false;
    std::chrono::milliseconds delay_{0};
};

template <typename Work>
void Proxy::inThread(Work work) const
{
    QMetaObject::invokeMethod(gate_.get(), std::move(work), Qt::BlockingQueuedConnection);
}

Proxy::Proxy(const QString& socket) : gate_(std::make_unique<Gate>(socket))
{
    gate_->moveToThread(&thread_);
    thread_.start();
    letIn();
}

Proxy::~Proxy()
{
    inThread([this] { gate_->end(); });
    thread_.quit();
    thread_.wait();
}

db::ServerAddress Proxy::address(const QString& database) const
{
    quint16 port = 0;
    inThread([&] { port = gate_->port(); });
    return {u"director"_s, u"127.0.0.1"_s, port, database, u"sslmode='disable'"_s};
}

void Proxy::set(const Trap& trap)
{
    inThread([&] { gate_->set(trap); });
}

bool Proxy::hasSprung() const
{
    bool hasSprung = false;
    inThread([&] { hasSprung = gate_->hasSprung(); });
    return hasSprung;
}

void Proxy::cut()
{
    inThread([this] { gate_->cut(); });
}

void Proxy::keepOut()
{
    inThread([this] { gate_->keepOut(); });
}

void Proxy::letIn()
{
    inThread([this] { gate_->letIn(); });
}

void Proxy::delay(std::chrono::milliseconds time)
{
    inThread([&] { gate_->delay(time); });
}
