#pragma once

#include "app/page.h"

#include <QString>

#include <vector>

namespace desk {

/// One chapter of the handbook.
struct Chapter
{
    QString title;
    QString text; ///< Markdown, with its title.
};

/// The handbook cut at its headings of the second level. Before them stands the introduction, and
/// then come the pages in the order of PageId.
class Handbook
{
public:
    static Handbook read(const QString& markdown);
    /// The one compiled in for a language, "en" or "de".
    static Handbook of(const QString& language);

    [[nodiscard]] const std::vector<Chapter>& chapters() const { return chapters_; }
    [[nodiscard]] static int chapterOf(PageId page) { return static_cast<int>(page) + 1; }
    /// The chapter a link such as "#results" leads to; -1 for any other.
    [[nodiscard]] int chapterAt(const QString& link) const;

private:
    std::vector<Chapter> chapters_;
};

} // namespace desk
