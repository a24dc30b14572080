#include "db/postgres/server_link.h"

#include "core/store/store.h"
#include "db/transaction.h"

#include <QDeadlineTimer>
#include <QScopeGuard>

#include <future>
#include <thread>
#include <type_traits>
#include <utility>

namespace db {
namespace {

using Kind = core::StoreFailure::Kind;
using Needs = ServerThread::Needs;

} // namespace

template <typename Work>
auto ServerLink::call(Work work, ServerThread::Needs needs, std::chrono::milliseconds time)
{
    using Result = std::invoke_result_t<Work&, ServerLine&>;
    if constexpr (std::is_void_v<Result>) {
        requireConnected();
        await([thread = thread_, work = std::move(work), needs] { thread->use(work, needs); },
              time);
    } else {
        const auto result = std::make_shared<std::optional<Result>>();
        call([result, work = std::move(work)](ServerLine& line) { result->emplace(work(line)); },
             needs, time);
        return *std::move(*result);
    }
}

template <typename Work>
auto ServerLink::callWithin(Work work)
{
    return call([work = std::move(work)](ServerLine& line) { return work(*line.connection); },
                inTransaction() ? Needs::Transaction : Needs::Connection, timeToAnswer());
}

ServerLink::ServerLink(ServerAddress address)
    : PostgresConnection(patience),
      address_(std::move(address)),
      thread_(std::make_shared<ServerThread>(address_))
{
    try {
        await([thread = thread_] { thread->connect(); }, longAnswerTime);
    } catch (const core::StoreFailure&) {
        thread_->end(answerTime);
        throw;
    }
}

ServerLink::~ServerLink()
{
    thread_->setWake({});
    thread_->end(answerTime);
}

ServerAnswer ServerLink::execute(const QString& sql, const QVariantList& values)
{
    return callWithin(
        [sql, values](ServerConnection& connection) { return connection.execute(sql, values); });
}

void ServerLink::runOnce(const QString& sql)
{
    callWithin([sql](ServerConnection& connection) { connection.runOnce(sql); });
}

std::int64_t ServerLink::changesByOthers()
{
    requireConnected();
    if (thread_->busyFor() > answerTime) {
        giveUp();
    }
    return changesBefore_ + thread_->changes();
}

std::chrono::milliseconds ServerLink::ahead() const
{
    return thread_->ahead().value_or(aheadBefore_);
}

void ServerLink::setWake(const std::function<void()>& changed)
{
    wake_ = changed;
    thread_->setWake(wake_);
}

void ServerLink::announce(const core::Desk& own)
{
    own_ = own;
    thread_->announce(own);
    thread_->post([thread = thread_] { thread->beat(); });
}

std::vector<core::Desk> ServerLink::otherDesks() const
{
    return thread_->otherDesks();
}

void ServerLink::beginRead()
{
    call([](ServerLine& line) {
        line.transaction.reset();
        line.transaction = std::make_unique<Transaction>(*line.connection, Transaction::Kind::Read);
    });
}

void ServerLink::beginWrite()
{
    settle();
    writeTransaction_ = call([](ServerLine& line) {
        line.transaction.reset();
        const auto impatient = line.connection->withoutWaiting();
        line.transaction =
            std::make_unique<Transaction>(*line.connection, Transaction::Kind::Write);
        return line.connection->writeTransaction();
    });
}

void ServerLink::commit()
{
    bool isSent = false;
    try {
        // Once more before the point of no return: a desk without its connection stores nothing.
        call([](ServerLine& /*line*/) {}, Needs::Transaction);
        isSent = true;
        call(
            [](ServerLine& line) {
                line.transaction->commit();
                line.transaction.reset();
            },
            Needs::Transaction);
    } catch (const core::StoreFailure& failure) {
        if (isSent && isGivenUp_) {
            unsettled_ = writeTransaction_;
            throw core::StoreFailure(Kind::Unsettled, failure.detail());
        }
        if (!isSent || failure.kind() != Kind::Unreachable || !wasCommitted()) {
            throw;
        }
    }
}

void ServerLink::rollBack()
{
    call([](ServerLine& line) { line.transaction.reset(); });
}

/// The next write may repeat the unsettled one, so it fails if that turns out to be stored.
void ServerLink::settle()
{
    if (!unsettled_) {
        return;
    }
    const bool isStored = call(
        [begun = *unsettled_](ServerLine& line) { return line.connection->wasCommitted(begun); });
    unsettled_.reset();
    if (isStored) {
        throw core::StoreFailure(Kind::StoredAfterAll, QString());
    }
}

/// Asks until there is an answer, for as long as a server may need to start again.
bool ServerLink::wasCommitted()
{
    using namespace std::chrono_literals;
    const QDeadlineTimer deadline(3s);
    for (;;) {
        try {
            await([thread = thread_] { thread->connect(); }, answerTime);
            return call([begun = writeTransaction_](ServerLine& line) {
                return line.connection->wasCommitted(begun);
            });
        } catch (const core::StoreFailure& failure) {
            if (deadline.hasExpired()) {
                unsettled_ = writeTransaction_;
                throw core::StoreFailure(Kind::Unsettled, failure.detail());
            }
        }
        std::this_thread::sleep_for(50ms);
    }
}

void ServerLink::await(std::function<void()> work, std::chrono::milliseconds time)
{
    if (isAwaiting_) {
        throw noAnswer();
    }
    isAwaiting_ = true;
    const auto over = qScopeGuard([this] { isAwaiting_ = false; });
    const auto task = std::make_shared<std::packaged_task<void()>>(std::move(work));
    auto answer = task->get_future();
    thread_->post([task] { (*task)(); });
    const QDeadlineTimer deadline(time);
    const auto overWithin = [&](std::chrono::milliseconds within) {
        return answer.wait_for(within) == std::future_status::ready || deadline.hasExpired();
    };
    isGivenUp_ = awaiting_ ? !awaiting_(overWithin) : !overWithin(time);
    if (answer.wait_for(std::chrono::milliseconds::zero()) != std::future_status::ready) {
        giveUp();
    }
    answer.get();
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
    aheadBefore_ = ahead();
    thread_->setWake({});
    thread_->end(std::chrono::milliseconds::zero());
    thread_ = std::make_shared<ServerThread>(address_, ServerThread::Opening::Again);
    thread_->setWake(wake_);
    if (own_) {
        thread_->announce(*own_);
    }
    thread_->post([thread = thread_] { thread->beat(); });
    throw noAnswer();
}

} // namespace db
