#pragma once

#include "core/store/store.h"
#include "db/sql_reader.h"

#include <QElapsedTimer>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace db {

class Connection;

/// The tournaments in a club database, for the thread that created it.
class SqlStore final : public core::Store
{
public:
    /// The connection's database has the newest schema.
    explicit SqlStore(std::unique_ptr<Connection> connection,
                      std::optional<core::StoreFailure> obstacle = std::nullopt,
                      std::optional<core::LostEntries> lostEntries = std::nullopt);
    SqlStore(const SqlStore&) = delete;
    SqlStore& operator=(const SqlStore&) = delete;
    SqlStore(SqlStore&&) = delete;
    SqlStore& operator=(SqlStore&&) = delete;
    ~SqlStore() override;

    /// Until a write transaction is over, it reads what was written there.
    core::Reader& read() override { return reader_; }
    void announce(const core::Desk& own) override;
    std::vector<core::Desk> otherDesks() override;
    [[nodiscard]] std::chrono::milliseconds ahead() const override;
    std::optional<core::StoreFailure> wipe() override;
    [[nodiscard]] const std::optional<core::StoreFailure>& obstacle() const override
    {
        return obstacle_;
    }
    [[nodiscard]] const std::optional<core::LostEntries>& lostEntries() const override
    {
        return lostEntries_;
    }

    /// The store outlives it.
    std::unique_ptr<core::WriteTransaction> beginWrite() override;
    void setWaiting(core::Waiting waiting) override;
    void setAwaiting(const core::Awaiting& awaiting) override;

protected:
    std::int64_t changesByOthers() override;
    void setWatched(bool isWatched) override;

private:
    class Watch;

    void letOthersGoFirst();

    std::unique_ptr<Connection> connection_;
    std::optional<core::StoreFailure> obstacle_;
    std::optional<core::LostEntries> lostEntries_;
    SqlReader reader_;
    core::Waiting waiting_;
    QElapsedTimer sinceWrite_;            ///< Invalid before the first.
    std::int64_t changesAtLastWrite_ = 0; ///< Of others.
    bool isBeginning_ = false;            ///< Events may be processed meanwhile.
    std::unique_ptr<Watch> watch_;        ///< Null until somebody listens.
};

} // namespace db
