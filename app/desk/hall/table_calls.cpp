#include "app/desk/hall/table_calls.h"

#include "app/desk/frame/session.h"
#include "core/ranking/open_tables.h"

#include <chrono>

namespace desk {

using namespace Qt::StringLiterals;

TableCalls::TableCalls(Session& session, QObject* parent) : QObject(parent), session_(session)
{
    connect(&session_, &Session::opened, this, [this] { ends_.clear(); });
}

void TableCalls::call(const core::TableKey& table)
{
    constexpr std::chrono::minutes lasting(5);
    auto& end = ends_[table];
    if (!end) {
        end = std::make_unique<QTimer>();
        end->setObjectName(u"callEnds-%1"_s.arg(core::plain(table.table)));
        end->setParent(this);
        end->setSingleShot(true);
        connect(
            end.get(), &QTimer::timeout, this,
            [this, table] {
                ends_.erase(table);
                Q_EMIT changed();
            },
            Qt::QueuedConnection); // The timer itself goes.
    }
    end->start(lasting);
    Q_EMIT changed();
}

std::vector<core::TableKey> TableCalls::called() const
{
    std::vector<core::TableKey> tables;
    for (const auto& [table, end] : ends_) {
        const auto* const round = core::findRound(session_.tournament(), table.round);
        const auto* const seated = round != nullptr ? findTable(*round, table.table) : nullptr;
        if (seated != nullptr && round->head.state == core::RoundState::Published &&
            !isComplete(session_.tournament().settings, *round, *seated)) {
            tables.push_back(table);
        }
    }
    return tables;
}

} // namespace desk
