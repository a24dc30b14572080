#pragma once

#include "reports/hall/pages.h"
#include "reports/hall/series_page.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace web {

/// A file of the club's website.
struct WebFile
{
    QString name; ///< Without a folder: "round-2.html".
    QByteArray bytes;
};

/// The tournament for the club's website, in the current language: an overview, a page per round,
/// a series if there is one, and, once points are released, the standings and each participant's
/// evening. Each file is
/// complete in itself and links to the others beside it, so that they work from disk.
std::vector<WebFile> websiteOf(const hall::Source& source,
                               const std::optional<hall::SeriesPage>& series = {});
/// The standings, once released, and the series in one page, complete in itself: to send or upload.
QByteArray onePageOf(const hall::Source& source,
                     const std::optional<hall::SeriesPage>& series = {});

/// A file or folder that could not be written.
struct WebsiteFailure
{
    QString file;
    QString text;                ///< Why, as a sentence.
    bool isOfTournament = false; ///< The folder has another tournament's pages.
};

/// What becomes of another tournament's pages in the folder.
enum class OtherPages : std::uint8_t { Keep, Replace };

/// Writes the files into the folder, creating it if needed. Old files that are no longer part of
/// the website are removed if this program wrote them; all others stay, and where one of these has
/// a page's name nothing is written.
std::optional<WebsiteFailure> writeWebsite(const QString& folder, const std::vector<WebFile>& files,
                                           OtherPages others = OtherPages::Keep);

/// Writes that page; refused over a file that is not this program's.
std::optional<WebsiteFailure> writeOnePage(const QString& path, const QByteArray& page);

} // namespace web
