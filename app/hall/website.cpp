#include "app/hall/website.h"

#include "app/hall/page_parts.h"
#include "core/file/whole_file.h"
#include "core/texts/refusal_texts.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QLatin1StringView overviewFile("index.html");
constexpr QLatin1StringView standingsFile("standings.html");

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
    explicit Website(const hall::Source& source)
        : source_(source), pages_(hall::pagesOf(source)), head_(typeset::styleElement(styleSheet()))
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
        if (pages_.standings) {
            files.push_back(page(standingsFile, pages_.standings->title,
                                 standingsTable(*pages_.standings, personAddress_)));
            const hall::Evenings evenings(source_, hall::Reader::Everybody);
            for (const auto& person : pages_.people) {
                const auto evening = evenings.of(core::StartNumber{person.number});
                files.push_back(page(personFile(person), numbered(person), eveningTables(evening)));
            }
        }
        return files;
    }

private:
    [[nodiscard]] static QString numbered(const hall::Person& person)
    {
        return QString::number(person.number) + u' ' + person.name;
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
        for (auto& entry : menu) {
            entry.isCurrent = entry.address == file;
        }
        const auto html =
            wholePage(pages_, {title, head_, menu}, textElement("h1", title) + contents);
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
    hall::Pages pages_;
    Html head_;
    PersonAddress personAddress_; ///< Nothing before the points are released.
};

/// Whether this program wrote the file.
bool isOwn(const QString& path)
{
    constexpr qint64 headOfPage = 1024;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) &&
           file.read(headOfPage).contains("<meta name=\"generator\" content=\"Rummy Director\"");
}

} // namespace

std::vector<WebFile> websiteOf(const hall::Source& source)
{
    return Website(source).files();
}

std::optional<WebsiteFailure> writeWebsite(const QString& folder, const std::vector<WebFile>& files)
{
    const QDir target(folder);
    if (!target.mkpath(u"."_s)) {
        return WebsiteFailure{folder, PageTexts::tr("The folder cannot be made.")};
    }
    for (const auto& file : files) {
        const auto path = target.filePath(file.name);
        if (const auto failure = core::writeWholeFile(path, file.bytes)) {
            return WebsiteFailure{path, texts::text(*failure)};
        }
    }
    static const QRegularExpression ours(u"^(round-\\d+|person-\\d+|standings)\\.html$"_s);
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
