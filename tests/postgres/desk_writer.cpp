#include "core/service/tournament_service.h"
#include "db/postgres/server_address.h"
#include "db/postgres/server_store.h"
#include "postgres/desk_work.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QTextStream>
#include <QThread>

#include <memory>

/// A desk in its own process, for tests to kill: DATABASE TOURNAMENT DESK FIRST COUNT, all numbers
/// except the database address. Every line on standard output is the number of a stored piece of
/// work.
namespace {

using namespace Qt::StringLiterals;
using Kind = core::StoreFailure::Kind;

void say(int index)
{
    QTextStream(stdout) << index << Qt::endl;
}

/// If nothing was stored, or it is unknown, the desk tries again.
bool isWorthAnotherTry(Kind kind)
{
    return kind == Kind::Unreachable || kind == Kind::Busy || kind == Kind::Unsettled;
}

class Desk
{
public:
    explicit Desk(const QStringList& arguments)
        : address_(db::serverAddressFrom(arguments[1])),
          id_{arguments[2].toLongLong()},
          desk_(arguments[3].toInt())
    {}

    /// Repeats the piece until it is stored; false if refused.
    bool carryOut(int index)
    {
        for (;;) {
            try {
                return desk_work::carryOut(service(), id_, {desk_, index});
            } catch (const core::StoreFailure& failure) {
                if (failure.kind() == Kind::StoredAfterAll) {
                    return true;
                }
                if (!isWorthAnotherTry(failure.kind())) {
                    throw;
                }
                constexpr unsigned long pause = 5;
                QThread::msleep(pause);
            }
        }
    }

private:
    core::TournamentService& service()
    {
        if (!service_) {
            store_ = db::openServerStore(address_);
            service_ = std::make_unique<core::TournamentService>(*store_, u"desk %1"_s.arg(desk_),
                                                                 QDateTime::currentDateTimeUtc);
        }
        return *service_;
    }

    db::ServerAddress address_;
    core::TournamentId id_;
    int desk_;
    std::unique_ptr<core::Store> store_;
    std::unique_ptr<core::TournamentService> service_;
};

void work(const QStringList& arguments)
{
    Desk desk(arguments);
    const int first = arguments[4].toInt();
    for (int index = first; index < first + arguments[5].toInt(); ++index) {
        if (!desk.carryOut(index)) {
            throw core::StoreFailure(Kind::Other, u"piece %1 was refused"_s.arg(index));
        }
        say(index);
    }
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    try {
        work(QCoreApplication::arguments());
        return 0;
    } catch (const core::StoreFailure& failure) {
        QTextStream(stderr) << static_cast<int>(failure.kind()) << ' ' << failure.detail()
                            << Qt::endl;
        return 1;
    }
}
