#pragma once

#include "core/change/desk.h"
#include "core/store/store.h"
#include "tests/memory_store.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

/// The far end of a desk's connection to a server.
struct Line
{
    bool isCutOff = false;
    core::StoreFailure::Kind failure = core::StoreFailure::Kind::Unreachable; ///< While cut off.
    std::int64_t changesByOthers = 0;
    std::vector<core::Desk> others = {};
    std::vector<core::Desk> announced = {}; ///< What the desk has announced.
    core::Store* store = nullptr;           ///< The newest one.
    bool isSilent = false;                  ///< No answer comes until it is not.
    std::chrono::milliseconds ahead{0};     ///< Of the server's clock.
};

/// A club on a server shared with others; `line` outlives it.
class SharedStore : public MemoryStore
{
public:
    explicit SharedStore(Line& line) : line_(line) { line.store = this; }

    void setAwaiting(const core::Awaiting& awaiting) override { awaiting_ = awaiting; }
    void announce(const core::Desk& own) override { line_.announced.push_back(own); }
    std::vector<core::Desk> otherDesks() override { return line_.others; }
    [[nodiscard]] std::chrono::milliseconds ahead() const override { return line_.ahead; }
    std::unique_ptr<core::WriteTransaction> beginWrite() override
    {
        requireLine();
        const auto isHeard = [this](std::chrono::milliseconds /*within*/) {
            return !line_.isSilent;
        };
        if (!awaiting_(isHeard)) {
            throw core::StoreFailure(core::StoreFailure::Kind::Unreachable, QString());
        }
        return MemoryStore::beginWrite();
    }

protected:
    std::int64_t changesByOthers() override
    {
        requireLine();
        return line_.changesByOthers;
    }

private:
    void requireLine() const
    {
        if (line_.isCutOff) {
            throw core::StoreFailure(line_.failure, QStringLiteral("no route to host"));
        }
    }

    Line& line_;
    core::Awaiting awaiting_ = [](const auto& /*overWithin*/) { return true; };
};
