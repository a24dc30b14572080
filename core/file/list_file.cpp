#include "core/file/list_file.h"

#include "core/file/people_list.h"
#include "core/file/sheet_rows.h"

#include <algorithm>
#include <array>
#include <optional>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

struct FirstBytes
{
    QByteArrayView bytes;
    ListFileFault fault = ListFileFault::OtherArchive;
};

/// Files that are no lists, by how they begin.
constexpr std::array strangers = {
    FirstBytes{"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", ListFileFault::OldWorkbook},
    FirstBytes{"%PDF", ListFileFault::Pdf},
    FirstBytes{"{\\rtf", ListFileFault::TextDocument},
    FirstBytes{"\x89PNG", ListFileFault::Picture},
    FirstBytes{"\xFF\xD8\xFF", ListFileFault::Picture},
    FirstBytes{"GIF8", ListFileFault::Picture},
    FirstBytes{"\x1F\x8B", ListFileFault::OtherArchive},
    FirstBytes{"7z\xBC\xAF\x27\x1C", ListFileFault::OtherArchive},
    FirstBytes{"Rar!\x1A", ListFileFault::OtherArchive},
};

/// Photographs of telephones: "ftypheic" and the like, behind a length.
bool isPhotograph(QByteArrayView file)
{
    constexpr qsizetype lengthBytes = 4;
    return file.sliced(std::min(lengthBytes, file.size())).startsWith("ftyp");
}

bool isWebPage(QByteArrayView file)
{
    constexpr qsizetype looked = 200;
    const QByteArray begin =
        file.first(std::min(looked, file.size())).toByteArray().trimmed().toLower();
    const auto from = begin.indexOf('<');
    const QByteArray markup = from >= 0 && from <= 3 ? begin.mid(from) : QByteArray();
    return markup.startsWith("<html") || markup.startsWith("<!doctype html") ||
           markup.startsWith("<table") || markup.startsWith("<?xml");
}

std::optional<ListFileFault> strangerIn(QByteArrayView file)
{
    const auto found =
        std::find_if(strangers.begin(), strangers.end(),
                     [file](const FirstBytes& kind) { return file.startsWith(kind.bytes); });
    if (found != strangers.end()) {
        return found->fault;
    }
    if (isPhotograph(file)) {
        return ListFileFault::Picture;
    }
    return isWebPage(file) ? std::optional(ListFileFault::WebPage) : std::nullopt;
}

/// What an archive is that is no workbook read here.
ListFileFault strangerIn(const ZipArchive& archive)
{
    const auto has = [&archive](const char* name) {
        return archive.has(QString::fromLatin1(name));
    };
    if (has("Index/Document.iwa") || has("Index.zip")) {
        return ListFileFault::Numbers;
    }
    if (has("word/document.xml")) {
        return ListFileFault::TextDocument;
    }
    return has("xl/workbook.bin") ? ListFileFault::OldWorkbook : ListFileFault::OtherArchive;
}

} // namespace

bool readsWorkbooks()
{
    return ZipArchive::isSupported();
}

bool isArchive(const QByteArray& file)
{
    return file.startsWith("PK\x03\x04");
}

ListFileResult<Sheet> readWorkbook(const QByteArray& file, const QString& sheet)
{
    if (!readsWorkbooks()) {
        return failureOf(ListFileFault::NotSupported);
    }
    if (file.size() > largestWorkbook) {
        return failureOf(ListFileFault::TooLarge);
    }
    ZipArchive archive(file, largestUnpacked);
    if (!archive.isOpen()) {
        return failureOf(ListFileFault::Damaged);
    }
    if (const auto type = archive.read(u"mimetype"_s)) {
        constexpr auto* family = "application/vnd.oasis.opendocument.";
        if (type->startsWith(QByteArray(family) + "spreadsheet")) {
            return readOds(archive, sheet);
        }
        return failureOf(type->startsWith(QByteArray(family) + "text")
                             ? ListFileFault::TextDocument
                             : ListFileFault::OtherArchive);
    }
    const bool isOffice = archive.has(u"[Content_Types].xml"_s);
    const auto stranger = strangerIn(archive);
    return isOffice && stranger == ListFileFault::OtherArchive ? readXlsx(archive, sheet)
                                                               : failureOf(stranger);
}

ListFileResult<ListFile> readListFile(const QByteArray& file, const QString& sheet)
{
    if (isArchive(file)) {
        auto read = readWorkbook(file, sheet);
        if (const auto* const failure = std::get_if<ListFileFailure>(&read)) {
            return *failure;
        }
        return ListFile(std::get<Sheet>(std::move(read)));
    }
    if (const auto fault = strangerIn(file)) {
        return failureOf(*fault);
    }
    if (file.size() > largestListText) {
        return ListFileFailure{ListFileFault::TooLarge, {QString::number(largestListText)}};
    }
    return ListFile(decoded(file));
}

} // namespace core
