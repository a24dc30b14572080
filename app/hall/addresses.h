#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>

namespace web {

/// This machine's IPv4 addresses that phones may reach, likeliest first: those of Wi-Fi and cable
/// before those of virtual machines. Empty without a network.
QStringList reachableAddresses();

/// "http://192.168.1.5:8080/"; port 80 is left out.
QString pageAddress(const QString& address, std::uint16_t port);

/// Whether this computer has that IPv4 address.
bool isOwnAddress(const QString& text);

} // namespace web
