#include "db/postgres/server_link.h"

#include "db/postgres/desk_roles.h"
#include "db/postgres/presence.h"
#include "db/postgres/server_schema.h"
#include "db/transaction.h"

#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>
#include <QMutex>
#include <QMutexLocker>
#include <QObject>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <functional>
#include <future>
#include <thread>
#include <tuple>
#include <utility>

namespace db {
namespace {

using namespace Qt::StringLiterals;
using Kind = core::StoreFailure::Kind;

constexpr std::chrono::milliseconds heartbeat{2'000};

core::StoreFailure noAnswer()
{
    return {Kind::Unreachable, QString()};
}

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

} // namespace

ServerLink::Line::Line(const ServerAddress& address)
{
    auto opened = std::make_unique<ServerConnection>(address);
    useClubDatabase(*opened);
    opened->leaveReceipts();
    // Whatever a desk that vanished left behind is over before that desk gives up waiting, and so
    // learns at once what became of its last commit.
    opened->runOnce(u"SET idle_in_transaction_session_timeout = '5s'"_s);
    connection = opened.get();
    store = std::make_unique<SqlStore>(std::move(opened));
    // The caller waits, in the way it chose.
    store->setWaiting([](std::chrono::milliseconds /*waited*/) { return false; });
}

core::WriteTransaction& ServerLink::Line::transaction(const QString& begun) const
{
    if (!writing || connection->writeTransaction() != begun) {
        throw noAnswer();
    }
    return *writing;
}

/// The thread, its connection, and what is known of both elsewhere. It outlives the link where the
/// server keeps it waiting.
class ServerLink::Thread : public std::enable_shared_from_this<Thread>
{
public:
    explicit Thread(ServerAddress address) : address_(std::move(address))
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

    /// Does the work, which throws nothing, in the thread.
    void post(std::function<void()> work)
    {
        QCoreApplication::postEvent(inside_.worker,
                                    new Work([self = shared_from_this(), work = std::move(work)] {
                                        self->busySince_ = now();
                                        work();
                                        self->busySince_ = 0;
                                    }));
    }

    /// The thread ends once the server lets it; this is waited for so long.
    void end(std::chrono::milliseconds wait)
    {
        post([self = shared_from_this()] {
            self->isEnding_ = true;
            delete self->timer_;
            self->line_.reset();
            self->inside_.loop->quit();
        });
        ended_.wait_for(wait);
    }

    /// Since when the present work goes on; 0: it rests.
    [[nodiscard]] std::int64_t busySince() const { return busySince_; }
    [[nodiscard]] std::int64_t changes() const { return changes_; }
    void announce(const core::Desk& own)
    {
        const QMutexLocker lock(&mutex_);
        own_ = own;
        untold_ = own;
    }
    [[nodiscard]] std::vector<core::Desk> otherDesks() const
    {
        const QMutexLocker lock(&mutex_);
        return others_;
    }
    [[nodiscard]] std::optional<core::StoreFailure> failure() const
    {
        const QMutexLocker lock(&mutex_);
        return failure_;
    }

    /// What follows is called in the thread.

    void connect()
    {
        if (line_) {
            return;
        }
        try {
            auto line = std::make_unique<Line>(address_);
            // Whatever this desk left behind when a connection broke off ends before anything is
            // read again: it holds the lock.
            {
                const Transaction others(*line->connection, Transaction::Kind::Write);
            }
            line->connection->listen([this] { ++changes_; });
            line_ = std::move(line);
            ++changes_;
            setFailure(std::nullopt);
            tellAnew();
            beat();
        } catch (const core::StoreFailure& failure) {
            setFailure(failure);
            throw;
        }
    }

    void use(const std::function<void(Line&)>& work)
    {
        if (!line_) {
            throw failure().value_or(noAnswer());
        }
        try {
            work(*line_);
        } catch (const core::StoreFailure& failure) {
            if (failure.kind() == Kind::Unreachable) {
                setFailure(failure);
                line_.reset();
                // Mostly the server is there again at once.
                post([self = shared_from_this()] { self->beatOnce(); });
            }
            throw;
        }
    }

    void beat()
    {
        if (timer_ != nullptr) {
            return;
        }
        timer_ = new QTimer(inside_.worker);
        QObject::connect(timer_, &QTimer::timeout, inside_.worker, [this] { beatOnce(); });
        timer_->start(heartbeat);
    }

    void beatOnce()
    {
        busySince_ = now();
        try {
            keepUp();
        } catch (const core::StoreFailure&) {
            // Whoever asks next is told.
        }
        busySince_ = 0;
    }

private:
    void setFailure(const std::optional<core::StoreFailure>& failure)
    {
        const QMutexLocker lock(&mutex_);
        failure_ = failure;
    }

    void tellAnew()
    {
        const QMutexLocker lock(&mutex_);
        untold_ = own_;
    }

    void keepUp()
    {
        if (isEnding_) {
            return;
        }
        if (!line_) {
            connect();
        } else if (!line_->writing) {
            use([this](Line& line) { exchangePresence(*line.connection); });
        }
    }

    /// A heartbeat that also tells who is there.
    void exchangePresence(ServerConnection& connection)
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
        auto rows =
            connection.rows(u"SELECT application_name, (usename = '%1')::int FROM pg_stat_activity "
                            "WHERE datname = current_database() AND pid <> pg_backend_pid()"_s.arg(
                                QString::fromLatin1(helperRole)));
        while (rows.next()) {
            if (auto desk = deskFrom(rows.value<QString>(0))) {
                desk->isHelper = rows.value<bool>(1);
                others.push_back(*std::move(desk));
            }
        }
        std::sort(others.begin(), others.end(), [](const auto& one, const auto& other) {
            return std::tie(one.name, one.since) < std::tie(other.name, other.since);
        });
        const QMutexLocker lock(&mutex_);
        others_ = std::move(others);
    }

    /// What lives in the thread.
    struct Inside
    {
        Worker* worker = nullptr;
        QEventLoop* loop = nullptr;
    };

    ServerAddress address_;
    std::future<void> ended_;    ///< There once nothing is left of the thread.
    Inside inside_;              ///< As long as the thread.
    QTimer* timer_ = nullptr;    ///< The worker's.
    std::unique_ptr<Line> line_; ///< The thread's.
    bool isEnding_ = false;      ///< The thread's.
    mutable QMutex mutex_;
    std::optional<core::StoreFailure> failure_ = noAnswer(); ///< Nothing while connected.
    std::optional<core::Desk> own_;
    std::optional<core::Desk> untold_; ///< What this connection does not say of own_ yet.
    std::vector<core::Desk> others_;
    std::atomic<std::int64_t> busySince_ = 0;
    std::atomic<std::int64_t> changes_ = 0;
};

ServerLink::ServerLink(ServerAddress address)
    : address_(std::move(address)), thread_(std::make_shared<Thread>(address_))
{
    try {
        await([thread = thread_] { thread->connect(); }, longPatience);
    } catch (const core::StoreFailure&) {
        thread_->end(patience);
        throw;
    }
}

ServerLink::~ServerLink()
{
    thread_->end(patience);
}

void ServerLink::run(std::function<void(Line&)> work, std::chrono::milliseconds wait)
{
    requireConnected();
    await([thread = thread_, work = std::move(work)] { thread->use(work); }, wait);
}

void ServerLink::await(std::function<void()> work, std::chrono::milliseconds wait)
{
    const auto task = std::make_shared<std::packaged_task<void()>>(std::move(work));
    auto answer = task->get_future();
    thread_->post([task] { (*task)(); });
    if (answer.wait_for(wait) != std::future_status::ready) {
        giveUp();
    }
    answer.get();
}

std::int64_t ServerLink::changes()
{
    requireConnected();
    if (const auto since = thread_->busySince(); since != 0 && now() - since > patience.count()) {
        giveUp();
    }
    return changesBefore_ + thread_->changes();
}

void ServerLink::announce(const core::Desk& own)
{
    own_ = own;
    thread_->announce(own);
    thread_->post([thread = thread_] { thread->beatOnce(); });
}

std::vector<core::Desk> ServerLink::otherDesks() const
{
    return thread_->otherDesks();
}

void ServerLink::connectAgain()
{
    await([thread = thread_] { thread->connect(); }, patience);
}

void ServerLink::requireConnected() const
{
    if (const auto failure = thread_->failure()) {
        throw core::StoreFailure(*failure);
    }
}

/// The thread may wait for the server for as long as it likes; another one takes its place.
void ServerLink::giveUp()
{
    changesBefore_ += thread_->changes();
    thread_->end(std::chrono::milliseconds::zero());
    thread_ = std::make_shared<Thread>(address_);
    if (own_) {
        thread_->announce(*own_);
    }
    thread_->post([thread = thread_] {
        try {
            thread->connect();
        } catch (const core::StoreFailure&) {
            thread->beat();
        }
    });
    throw noAnswer();
}

} // namespace db
