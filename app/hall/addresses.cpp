#include "app/hall/addresses.h"

#include <QNetworkInterface>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Networks inside this machine: of containers, virtual machines and tunnels.
bool isVirtual(const QNetworkInterface& network)
{
    static constexpr std::array prefixes = {"docker", "veth", "br-", "virbr", "vmnet",
                                            "vbox",   "tun",  "tap", "wg",    "lxc"};
    const auto name = network.name();
    return std::any_of(prefixes.begin(), prefixes.end(), [&name](const char* prefix) {
        return name.startsWith(QLatin1StringView(prefix));
    });
}

} // namespace

QStringList reachableAddresses()
{
    std::vector<std::pair<bool, QString>> found;
    for (const auto& network : QNetworkInterface::allInterfaces()) {
        const auto flags = network.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) ||
            flags.testFlag(QNetworkInterface::IsLoopBack)) {
            continue;
        }
        for (const auto& entry : network.addressEntries()) {
            const auto address = entry.ip();
            if (address.protocol() == QAbstractSocket::IPv4Protocol && !address.isLinkLocal()) {
                found.emplace_back(isVirtual(network), address.toString());
            }
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& left, const auto& right) { return left.first < right.first; });
    QStringList addresses;
    for (const auto& [isInside, address] : found) {
        addresses << address;
    }
    return addresses;
}

QString pageAddress(const QString& address, std::uint16_t port)
{
    constexpr std::uint16_t usual = 80;
    return port == usual ? u"http://%1/"_s.arg(address)
                         : u"http://%1:%2/"_s.arg(address, QString::number(port));
}

bool isOwnAddress(const QString& text)
{
    const QHostAddress address(text);
    return address.protocol() == QAbstractSocket::IPv4Protocol &&
           (address.isLoopback() || QNetworkInterface::allAddresses().contains(address));
}

} // namespace web
