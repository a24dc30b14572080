#include "core/file/list_file.h"

#include "core/file/sheet_rows.h"

#include <QStringDecoder>

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

/// Bytes 0x80 to 0x9F of Windows-1252; unassigned ones become U+FFFD.
constexpr std::array<char16_t, 32> windowsCharacters = {
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178};

QString fromWindows1252(const QByteArray& bytes)
{
    QString text = QString::fromLatin1(bytes);
    for (QChar& character : text) {
        if (character >= QChar(0x80) && character < QChar(0xA0)) {
            character = windowsCharacters[character.unicode() - 0x80U];
        }
    }
    return text;
}

} // namespace

QString decoded(const QByteArray& file)
{
    if (const auto marked = QStringConverter::encodingForData(file)) {
        return QStringDecoder(*marked).decode(file);
    }
    return file.isValidUtf8() ? QString::fromUtf8(file) : fromWindows1252(file);
}

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
