#pragma once

#include "reports/hall/pages.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace web {

/// A file of the club's website.
struct WebFile
{
    QString name; ///< Without a folder: "round-2.html".
    QByteArray bytes;
};

/// The tournament for the club's website, in the language in force: an overview, a page a round and
/// one of the standings, and the evening of each participant, these two once points were
/// released. Each file is complete in itself and links to the others beside it, so that they work
/// from disk.
std::vector<WebFile> websiteOf(const hall::Source& source);

/// A file or folder that could not be written.
struct WebsiteFailure
{
    QString file;
    QString text; ///< Why, as a sentence.
};

/// Writes the files into the folder, which is made if it is missing. Files of an earlier time that
/// are no longer part of the website are removed if this program wrote them; all others stay.
std::optional<WebsiteFailure> writeWebsite(const QString& folder,
                                           const std::vector<WebFile>& files);

} // namespace web
