#pragma once

#include "app/sharing/fault.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <cstdint>

/// The private server's certificate: self-signed. A joining desk compares its fingerprint with the
/// one in the code.
namespace sharing {

/// Writes an ECDSA key and a certificate valid for ten years into the folder: "server.key", private
/// to its owner, and "server.crt".
Outcome<QByteArray> makeCertificate(const QString& openssl, const QString& folder);

/// SHA-256 of a certificate in PEM; empty if it is not one.
QByteArray fingerprintOf(const QByteArray& certificate);

/// The start of validity of a certificate in PEM: when it was created.
QDateTime validFrom(const QByteArray& certificate);

/// "3F:9A:…" for reading aloud.
QString fingerprintText(const QByteArray& fingerprint);

/// Gets the certificate of the PostgreSQL server at that address, in PEM, without sending a name or
/// secret. Waits at most `milliseconds` for each answer.
Outcome<QByteArray> certificateOf(const QString& host, std::uint16_t port, int milliseconds);

/// The same, if its fingerprint begins with `fingerprint`, which is not empty; else
/// Fault::Stranger.
Outcome<QByteArray> knownCertificateOf(const QString& host, std::uint16_t port,
                                       const QByteArray& fingerprint, int milliseconds);

} // namespace sharing
