#include "app/hall/helper_devices.h"

#include <algorithm>

namespace web {

void HelperDevices::hear(const HelperDevice& device)
{
    const std::lock_guard lock(mutex_);
    std::erase_if(devices_, [&device](const HelperDevice& one) {
        return one.helper == device.helper && one.number == device.number;
    });
    devices_.push_back(device);
    if (devices_.size() > most) {
        devices_.erase(std::min_element(
            devices_.begin(), devices_.end(),
            [](const auto& one, const auto& other) { return one.heard < other.heard; }));
    }
}

std::vector<HelperDevice> HelperDevices::all() const
{
    const std::lock_guard lock(mutex_);
    return devices_;
}

} // namespace web
