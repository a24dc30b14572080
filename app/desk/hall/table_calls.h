#pragma once

#include "core/change/change.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <vector>

namespace desk {

class Session;

/// The tables that are called to bring their score slips, each until it is in, or for five minutes.
class TableCalls : public QObject
{
    Q_OBJECT

public:
    /// The session outlives it.
    explicit TableCalls(Session& session, QObject* parent = nullptr);

    void call(const core::TableKey& table);
    /// Those still open, by round and number.
    [[nodiscard]] std::vector<core::TableKey> called() const;

Q_SIGNALS:
    /// A table is called, or its time is over.
    void changed();

private:
    Session& session_;
    std::map<core::TableKey, std::unique_ptr<QTimer>> ends_;
};

} // namespace desk
