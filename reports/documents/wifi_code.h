#pragma once

#include <QString>

namespace documents {

/// The text of a QR code that joins a phone to Wi-Fi; an open network without a password.
QString wifiCode(const QString& network, const QString& password);

} // namespace documents
