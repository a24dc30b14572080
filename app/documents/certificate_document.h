#pragma once

#include "compose.h"

namespace documents {

/// Certificates by rank, as things stood after the chosen round: for the places the settings name,
/// or for the chosen participant whatever the place. Refused where a picture cannot be read
/// ("/certificate/background", "/certificate/logo").
core::Result<reports::Document> certificates(const Source& source, const Choice& choice);

/// The pictures of certificates as the bytes of their files; empty where there is none.
struct CertificatePictures
{
    QByteArray background;
    QByteArray logo;
};

/// Refused where one cannot be read ("/certificate/background", "/certificate/logo").
core::Result<CertificatePictures> readPictures(const core::Certificate& settings);

/// A certificate as it would look for the best, or for somebody invented while nobody has played.
reports::Document sampleCertificate(const core::Tournament& tournament,
                                    const CertificatePictures& pictures);

/// What certificates say where the settings have no text of their own, in the language in force.
QString defaultCertificateText(const core::Settings& settings);

} // namespace documents
