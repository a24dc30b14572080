#pragma once

#include "core/model/ids.h"

#include <QDateTime>
#include <QString>

#include <mutex>
#include <vector>

namespace web {

/// A helper's browser, as it last told of itself.
struct HelperDevice
{
    core::HelperId helper;
    QString name;    ///< The helper's.
    QString number;  ///< A random one that its pages keep.
    QString page;    ///< The path of the page it shows.
    int unsent = 0;  ///< Entries it could not send so far.
    QDateTime heard; ///< Last; UTC.

    friend bool operator==(const HelperDevice&, const HelperDevice&) = default;
};

/// The devices of helpers, kept in memory only. All functions may be called from any thread.
class HelperDevices
{
public:
    static constexpr std::size_t most = 100;

    /// Replaces what was known of the device; beyond `most`, the one silent for longest goes.
    void hear(const HelperDevice& device);
    /// In no order.
    [[nodiscard]] std::vector<HelperDevice> all() const;

private:
    mutable std::mutex mutex_;
    std::vector<HelperDevice> devices_;
};

} // namespace web
