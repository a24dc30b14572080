#pragma once

#include "app/sharing/fault.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <cstdint>

/// The private server's certificate: made on the spot, so that nobody vouches for it. Whoever joins
/// compares its fingerprint with the one in the code.
namespace sharing {

/// Writes an ECDSA key and a certificate of ten years into the folder, "server.key" for its owner
/// alone and "server.crt".
Outcome<QByteArray> makeCertificate(const QString& openssl, const QString& folder);

/// SHA-256 of a certificate in PEM; empty if that is none.
QByteArray fingerprintOf(const QByteArray& certificate);

/// From when on a certificate in PEM is valid: when it was made.
QDateTime validFrom(const QByteArray& certificate);

/// "3F:9A:…" for reading aloud.
QString fingerprintText(const QByteArray& fingerprint);

/// Asks the PostgreSQL server at that address for its certificate, in PEM, and says nothing to it:
/// no name, no secret. Waits at most `milliseconds` for each answer.
Outcome<QByteArray> certificateOf(const QString& host, std::uint16_t port, int milliseconds);

/// The same if its fingerprint begins like `fingerprint`, which is not empty; else Fault::Stranger.
Outcome<QByteArray> knownCertificateOf(const QString& host, std::uint16_t port,
                                       const QByteArray& fingerprint, int milliseconds);

} // namespace sharing
