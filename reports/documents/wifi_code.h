#pragma once

#include <QString>

namespace documents {

/// What a QR code says so that a phone joins a Wi-Fi; without a password an open one.
QString wifiCode(const QString& network, const QString& password);

} // namespace documents
