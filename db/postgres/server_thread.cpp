#include "db/postgres/server_thread.h"

#include "db/postgres/presence.h"
#include "db/postgres/server_schema.h"

#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>
#include <QMutexLocker>
#include <QObject>
#include <QTimer>

#include <algorithm>
#include <thread>
#include <tuple>
#include <utility>

namespace db {
namespace {

using namespace Qt::StringLiterals;
using Kind = core::StoreFailure::Kind;

constexpr std::chrono::milliseconds heartbeat{2'000};

std::int64_t now()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// Something to be done in the thread.
class Work final : public QEvent
{
public:
    explicit Work(std::function<void()> work) : QEvent(QEvent::User), work_(std::move(work)) {}

    void run() const { work_(); }

private:
    std::function<void()> work_;
};

/// Does the work that is posted to it.
class Worker final : public QObject
{
public:
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::User) {
            return QObject::event(event);
        }
        static_cast<const Work*>(event)->run();
        return true;
    }
};

std::unique_ptr<ServerLine> openLine(const ServerAddress& address, ServerThread::Opening opening)
{
    auto line = std::make_unique<ServerLine>();
    line->connection = std::make_unique<ServerConnection>(address);
    auto& connection = *line->connection;
    useClubDatabase(connection);
    connection.leaveReceipts();
    // A vanished desk's transaction ends before that desk stops waiting, so it can find out at once
    // what became of its last commit.
    connection.runOnce(u"SET idle_in_transaction_session_timeout = '5s'"_s);
    if (opening == ServerThread::Opening::Again) {
        // What this desk left behind when the connection broke off ends before anything is read
        // again: it holds the lock.
        const Transaction others(connection, Transaction::Kind::Write);
    }
    return line;
}

} // namespace

core::StoreFailure noAnswer()
{
    return {Kind::Unreachable, QString()};
}

ServerThread::ServerThread(ServerAddress address, Opening opening)
    : address_(std::move(address)), opening_(opening)
{
    std::promise<Inside> begun;
    std::promise<void> ended;
    auto inside = begun.get_future();
    ended_ = ended.get_future();
    std::thread([begun = std::move(begun), ended = std::move(ended)]() mutable {
        Worker worker;
        QEventLoop loop;
        begun.set_value({&worker, &loop});
        loop.exec();
        ended.set_value_at_thread_exit();
    }).detach();
    inside_ = inside.get();
}

void ServerThread::post(std::function<void()> work)
{
    QCoreApplication::postEvent(inside_.worker,
                                new Work([self = shared_from_this(), work = std::move(work)] {
                                    self->busySince_ = now();
                                    work();
                                    self->busySince_ = 0;
                                }));
}

void ServerThread::end(std::chrono::milliseconds wait)
{
    post([self = shared_from_this()] {
        self->isEnding_ = true;
        delete self->timer_;
        self->line_.reset();
        self->inside_.loop->quit();
    });
    ended_.wait_for(wait);
}

std::chrono::milliseconds ServerThread::busyFor() const
{
    const std::int64_t since = busySince_;
    return std::chrono::milliseconds(since != 0 ? now() - since : 0);
}

std::optional<std::chrono::milliseconds> ServerThread::ahead() const
{
    const QMutexLocker lock(&mutex_);
    return ahead_;
}

std::optional<core::StoreFailure> ServerThread::failure() const
{
    const QMutexLocker lock(&mutex_);
    return failure_;
}

void ServerThread::announce(const core::Desk& own)
{
    const QMutexLocker lock(&mutex_);
    own_ = own;
    untold_ = own;
}

std::vector<core::Desk> ServerThread::otherDesks() const
{
    const QMutexLocker lock(&mutex_);
    return others_;
}

void ServerThread::connect()
{
    if (line_) {
        return;
    }
    try {
        auto line = openLine(address_, opening_);
        opening_ = Opening::Again;
        line->connection->listen(
            [this] { noteChange(); },
            [this] { setFailure(core::StoreFailure(Kind::Ended, QString())); });
        line_ = std::move(line);
        {
            const QMutexLocker lock(&mutex_);
            ahead_ = line_->connection->ahead();
        }
        setFailure(std::nullopt);
        noteChange();
        announceAgain();
        startBeating();
    } catch (const core::StoreFailure& failure) {
        setFailure(failure);
        startBeating();
        throw;
    }
}

void ServerThread::use(const std::function<void(ServerLine&)>& work, Needs needs)
{
    if (!line_ || (needs == Needs::Transaction && !line_->transaction)) {
        throw failure().value_or(noAnswer());
    }
    try {
        work(*line_);
    } catch (const core::StoreFailure& failure) {
        if (failure.kind() == Kind::Unreachable) {
            setFailure(failure);
            line_.reset();
            // Mostly the server is there again at once.
            post([self = shared_from_this()] { self->beat(); });
        }
        throw;
    }
}

void ServerThread::beat()
{
    busySince_ = now();
    try {
        keepUp();
    } catch (const core::StoreFailure&) {
        // The next caller gets the failure.
    }
    busySince_ = 0;
}

void ServerThread::startBeating()
{
    if (timer_ != nullptr) {
        return;
    }
    timer_ = new QTimer(inside_.worker);
    QObject::connect(timer_, &QTimer::timeout, inside_.worker, [this] { beat(); });
    timer_->start(heartbeat);
}

void ServerThread::keepUp()
{
    if (isEnding_) {
        return;
    }
    if (!line_) {
        connect();
    } else if (!line_->transaction) {
        use([this](ServerLine& line) { exchangePresence(*line.connection); });
    }
}

/// A heartbeat that also says who is there.
void ServerThread::exchangePresence(ServerConnection& connection)
{
    const auto own = [this] {
        const QMutexLocker lock(&mutex_);
        return std::exchange(untold_, std::nullopt);
    }();
    if (own) {
        connection.valueOf<QString>(u"SELECT set_config('application_name', ?, false)"_s,
                                    presenceText(*own));
    }
    std::vector<core::Desk> others;
    auto rows = connection.rows(u"SELECT application_name FROM pg_stat_activity "
                                "WHERE datname = current_database() AND pid <> pg_backend_pid()"_s);
    while (rows.next()) {
        if (auto desk = deskFrom(rows.value<QString>(0))) {
            others.push_back(*std::move(desk));
        }
    }
    std::sort(others.begin(), others.end(), [](const auto& one, const auto& other) {
        return std::tie(one.name, one.since) < std::tie(other.name, other.since);
    });
    {
        const QMutexLocker lock(&mutex_);
        if (others == others_) {
            return;
        }
        others_ = std::move(others);
    }
    wake();
}

void ServerThread::setFailure(const std::optional<core::StoreFailure>& failure)
{
    {
        const QMutexLocker lock(&mutex_);
        // The desk that ends sharing locks all others out, and then stops the server.
        const bool isStillEnded = failure_ && failure_->kind() == Kind::Ended && failure &&
                                  failure->kind() == Kind::Unreachable;
        if (!isStillEnded) {
            failure_ = failure;
        }
    }
    wake();
}

void ServerThread::noteChange()
{
    ++changes_;
    wake();
}

void ServerThread::setWake(std::function<void()> changed)
{
    const QMutexLocker lock(&wakeMutex_);
    wake_ = std::move(changed);
}

void ServerThread::wake()
{
    const QMutexLocker lock(&wakeMutex_);
    if (wake_) {
        wake_();
    }
}

void ServerThread::announceAgain()
{
    const QMutexLocker lock(&mutex_);
    untold_ = own_;
}

} // namespace db
