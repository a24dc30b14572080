#pragma once

#include "core/model/refusal.h"
#include "core/model/result.h"
#include "core/model/tournament.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace documents {

/// Reads the file of a picture that the club is to keep (core/model/picture.h): a PNG or JPEG file
/// as it is, a drawing (SVG) painted once. Refused at `place`: what is no file, cannot be read, is
/// too large or no picture, and a drawing that refers to anything outside. Reads no more than a
/// picture may have, whatever is at that path.
core::Result<QByteArray> readPictureFile(const QString& path, const core::Pointer& place);

/// Keeps a picture for the club and returns its name.
using KeepPicture = std::function<QString(const QByteArray& bytes)>;

/// The settings with the names of pictures in place of paths that `seen` does not have; those files
/// are read. Places: "/tournament/certificate/background", "/tournament/certificate/logo".
core::Result<core::Settings> withKeptPictures(core::Settings settings, const core::Settings& seen,
                                              const KeepPicture& keep);

} // namespace documents
