#include "app/hall/website.h"

#include "app/hall/page_parts.h"
#include "core/file/database_mark.h"
#include "core/file/whole_file.h"
#include "core/texts/refusal_texts.h"
#include "reports/typeset/table_writers.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QLatin1StringView overviewFile("index.html");
constexpr QLatin1StringView standingsFile("standings.html");
constexpr QLatin1StringView seriesFile("series.html");

QString roundFile(const hall::RoundPage& round)
{
    return u"round-%1.html"_s.arg(round.number);
}

QString personFile(const hall::Person& person)
{
    return u"person-%1.html"_s.arg(person.number);
}

/// Composes the files of a tournament's website.
class Website
{
public:
    Website(const hall::Source& source, const std::optional<hall::SeriesPage>& series)
        : source_(source),
          series_(series),
          pages_(hall::pagesOf(source)),
          head_(typeset::styleElement(styleSheet()))
    {
        if (pages_.standings) {
            personAddress_ = personFile;
        }
    }

    [[nodiscard]] std::vector<WebFile> files() const
    {
        std::vector<WebFile> files = {overview()};
        for (const auto& round : pages_.rounds) {
            files.push_back(page(roundFile(round), round.title,
                                 textElement("p", round.state, {{"class", "state"}}) +
                                     checkedPart(round.checked) +
                                     tableLists(round, personAddress_) +
                                     textElement("h2", PageTexts::tr("Who sits where")) +
                                     placesTable(round.places, personAddress_)));
        }
        if (series_) {
            files.push_back(
                page(seriesFile, series_->name, typeset::tableContents(series_->table)));
        }
        if (pages_.standings) {
            files.push_back(
                page(standingsFile, pages_.standings->title, allStandings(pages_, personAddress_)));
            const hall::Evenings evenings(source_, hall::Reader::Everybody);
            for (const auto& person : pages_.people) {
                const auto evening = evenings.of(core::StartNumber{person.number});
                files.push_back(page(personFile(person), numbered(person), eveningTables(evening)));
            }
        }
        return files;
    }

    [[nodiscard]] QByteArray onePage() const
    {
        Html contents = textElement("h1", pages_.event);
        if (pages_.standings) {
            contents += textElement("h2", pages_.standings->title) + allStandings(pages_, {});
        } else {
            contents += textElement("p", PageTexts::tr("Not announced yet."));
        }
        if (series_) {
            contents += textElement("h2", series_->name) + typeset::tableContents(series_->table);
        }
        return wholePage(pages_, {pages_.event, head_, {}, {}, {{"tournament", identity()}}},
                         contents)
            .toUtf8();
    }

private:
    [[nodiscard]] static QString numbered(const hall::Person& person)
    {
        return QString::number(person.number) + u' ' + person.name;
    }

    /// By which the pages of one tournament are known.
    [[nodiscard]] QString identity() const
    {
        const auto& settings = source_.tournament.settings;
        return settings.date ? settings.name + u", "_s + settings.date->toString(Qt::ISODate)
                             : settings.name;
    }

    [[nodiscard]] WebFile page(const QString& file, const QString& title,
                               const Html& contents) const
    {
        std::vector<MenuEntry> menu = {{overviewFile, PageTexts::tr("Overview")}};
        for (const auto& round : pages_.rounds) {
            menu.push_back({roundFile(round), PageTexts::tr("Round %1").arg(round.number)});
        }
        if (pages_.standings) {
            menu.push_back({standingsFile, PageTexts::tr("Standings")});
        }
        if (series_) {
            menu.push_back({seriesFile, series_->name});
        }
        for (auto& entry : menu) {
            entry.isCurrent = entry.address == file;
        }
        const auto html = wholePage(pages_, {title, head_, menu, {}, {{"tournament", identity()}}},
                                    textElement("h1", title) + contents);
        return {file, html.toUtf8()};
    }

    [[nodiscard]] WebFile overview() const
    {
        auto contents = noticesPart(pages_.notices);
        if (pages_.rounds.empty()) {
            contents += textElement("p", pages_.nothing);
        }
        Html rounds;
        for (const auto& round : pages_.rounds) {
            rounds += element("li", linkTo(roundFile(round), round.title) +
                                        Html(u": "_s + round.state) + checkedPart(round.checked));
        }
        if (!rounds.isEmpty()) {
            contents += element("ul", rounds);
        }
        if (pages_.standings) {
            contents += element("p", linkTo(standingsFile, pages_.standings->title));
        }
        if (series_) {
            contents += element("p", linkTo(seriesFile, series_->name));
        }
        Html people;
        for (const auto& person : pages_.people) {
            people += element("li", personAddress_ ? linkTo(personFile(person), numbered(person))
                                                   : Html(numbered(person)));
        }
        if (!people.isEmpty()) {
            contents += textElement("h2", PageTexts::tr("Participants")) +
                        element("ul", people, {{"class", "people"}});
        }
        return page(overviewFile, pages_.event, contents);
    }

    const hall::Source& source_;
    const std::optional<hall::SeriesPage>& series_;
    hall::Pages pages_;
    Html head_;
    PersonAddress personAddress_; ///< Nothing before the points are released.
};

/// The beginning of a page, which tells where it comes from.
QByteArray headOf(const QString& path)
{
    constexpr qint64 headOfPage = 2048;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(headOfPage) : QByteArray();
}

/// Whether this program wrote the file.
bool isOwn(const QString& path)
{
    return headOf(path).contains("<meta name=\"generator\" content=\"Rummy Director\"");
}

/// As the page has it, with HTML's signs; empty: it does not say.
QByteArray tournamentIn(const QByteArray& page)
{
    const QByteArray begin = "<meta name=\"tournament\" content=\"";
    const auto from = page.indexOf(begin);
    const auto until = page.indexOf('"', from + begin.size());
    return from >= 0 && until >= 0 ? page.mid(from + begin.size(), until - from - begin.size())
                                   : QByteArray();
}

/// What keeps a page from being written over that file.
std::optional<WebsiteFailure> foreignFile(const QString& path)
{
    if (core::belongsToDatabase(path)) {
        return WebsiteFailure{path,
                              texts::text(core::WriteFailure{core::WriteFailure::Kind::Database})};
    }
    if (QFile::exists(path) && !isOwn(path)) {
        return WebsiteFailure{
            path, PageTexts::tr("This page is not from this program. Choose another folder.")};
    }
    return std::nullopt;
}

/// What keeps the files from being written over those in the folder.
std::optional<WebsiteFailure> foreignPage(const QDir& target, const std::vector<WebFile>& files,
                                          OtherPages others)
{
    for (const auto& file : files) {
        if (auto foreign = foreignFile(target.filePath(file.name))) {
            return foreign;
        }
    }
    const auto path = target.filePath(overviewFile);
    const auto there = tournamentIn(headOf(path));
    if (others == OtherPages::Replace || there.isEmpty() || files.empty() ||
        there == tournamentIn(files.front().bytes)) {
        return std::nullopt;
    }
    auto name = QString::fromUtf8(there);
    name.replace(u"&quot;"_s, u"\""_s).replace(u"&lt;"_s, u"<"_s).replace(u"&gt;"_s, u">"_s);
    return WebsiteFailure{path,
                          PageTexts::tr("The folder has the pages of another tournament: %1.")
                              .arg(name.replace(u"&amp;"_s, u"&"_s)),
                          true};
}

} // namespace

std::vector<WebFile> websiteOf(const hall::Source& source,
                               const std::optional<hall::SeriesPage>& series)
{
    return Website(source, series).files();
}

QByteArray onePageOf(const hall::Source& source, const std::optional<hall::SeriesPage>& series)
{
    return Website(source, series).onePage();
}

std::optional<WebsiteFailure> writeOnePage(const QString& path, const QByteArray& page)
{
    if (auto foreign = foreignFile(path)) {
        return foreign;
    }
    if (const auto failure = core::writeWholeFile(path, page)) {
        return WebsiteFailure{path, texts::text(*failure)};
    }
    return std::nullopt;
}

std::optional<WebsiteFailure> writeWebsite(const QString& folder, const std::vector<WebFile>& files,
                                           OtherPages others)
{
    const QDir target(folder);
    if (!target.mkpath(u"."_s)) {
        return WebsiteFailure{folder, PageTexts::tr("The folder cannot be made.")};
    }
    if (auto foreign = foreignPage(target, files, others)) {
        return foreign;
    }
    for (const auto& file : files) {
        const auto path = target.filePath(file.name);
        if (const auto failure = core::writeWholeFile(path, file.bytes)) {
            return WebsiteFailure{path, texts::text(*failure)};
        }
    }
    static const QRegularExpression ours(u"^(round-\\d+|person-\\d+|standings|series)\\.html$"_s);
    for (const auto& name : target.entryList(QDir::Files).filter(ours)) {
        const bool isPart = std::any_of(files.begin(), files.end(),
                                        [&](const WebFile& file) { return file.name == name; });
        const auto path = target.filePath(name);
        if (!isPart && isOwn(path) && !QFile::remove(path)) {
            return WebsiteFailure{path, PageTexts::tr("The file cannot be removed.")};
        }
    }
    return std::nullopt;
}

} // namespace web
