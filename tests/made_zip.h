#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <array>
#include <cstdint>
#include <utility>

/// Makes ZIP archives for tests.
namespace made_zip {

inline std::uint32_t checksumOf(const QByteArray& bytes)
{
    static const auto table = [] {
        std::array<std::uint32_t, 256> values{};
        for (std::uint32_t index = 0; index < values.size(); ++index) {
            std::uint32_t value = index;
            for (int bit = 0; bit < 8; ++bit) {
                value = (value & 1U) != 0 ? 0xEDB88320U ^ (value >> 1U) : value >> 1U;
            }
            values[index] = value;
        }
        return values;
    }();
    std::uint32_t sum = 0xFFFFFFFFU;
    for (const char byte : bytes) {
        sum = table[(sum ^ static_cast<unsigned char>(byte)) & 0xFFU] ^ (sum >> 8U);
    }
    return sum ^ 0xFFFFFFFFU;
}

inline QByteArray little(std::uint64_t value, int bytes)
{
    QByteArray text;
    for (int byte = 0; byte < bytes; ++byte) {
        text += static_cast<char>(static_cast<unsigned char>(value >> (8U * unsigned(byte))));
    }
    return text;
}

enum class Packing : std::uint8_t { Stored, Deflated };

/// A name, and what the entry holds.
using Entry = std::pair<QString, QByteArray>;

inline QByteArray archive(const QList<Entry>& entries, Packing packing = Packing::Stored)
{
    QByteArray files;
    QByteArray directory;
    for (const auto& [name, content] : entries) {
        // zlib's stream without its head and its checksum is what an archive holds.
        const QByteArray packed =
            packing == Packing::Stored ? content : qCompress(content).mid(6).chopped(4);
        const QByteArray text = name.toUtf8();
        const QByteArray facts =
            little(20, 2) + little(0, 2) + little(packing == Packing::Stored ? 0 : 8, 2) +
            little(0, 4) + little(checksumOf(content), 4) +
            little(std::uint64_t(packed.size()), 4) + little(std::uint64_t(content.size()), 4) +
            little(std::uint64_t(text.size()), 2) + little(0, 2);
        directory += "PK\x01\x02" + little(20, 2) + facts + QByteArray(10, '\0') +
                     little(std::uint64_t(files.size()), 4) + text;
        files += "PK\x03\x04" + facts + text + packed;
    }
    const auto count = std::uint64_t(entries.size());
    return files + directory + "PK\x05\x06" + little(0, 4) + little(count, 2) + little(count, 2) +
           little(std::uint64_t(directory.size()), 4) + little(std::uint64_t(files.size()), 4) +
           little(0, 2);
}

/// A workbook of Office Open XML whose sheets are these; other parts as given.
inline QByteArray xlsx(const QList<Entry>& sheets, const QByteArray& texts = {},
                       const QByteArray& styles = {}, const QByteArray& properties = {},
                       Packing packing = Packing::Stored)
{
    const QByteArray space = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const auto relation = [&space](const QByteArray& id, const QByteArray& type,
                                   const QByteArray& target) {
        return "<Relationship Id=\"" + id + "\" Type=\"" + space + '/' + type + "\" Target=\"" +
               target + "\"/>";
    };
    QByteArray list;
    QByteArray relations = relation("t", "sharedStrings", "sharedStrings.xml") +
                           relation("s", "styles", "/xl/styles.xml");
    QList<Entry> entries = {
        {QStringLiteral("[Content_Types].xml"), "<Types/>"},
        {QStringLiteral("_rels/.rels"), "<Relationships>" +
                                            relation("w", "officeDocument", "xl/workbook.xml") +
                                            "</Relationships>"},
        {QStringLiteral("xl/sharedStrings.xml"), "<sst>" + texts + "</sst>"},
        {QStringLiteral("xl/styles.xml"), "<styleSheet>" + styles + "</styleSheet>"}};
    for (const auto& [name, content] : sheets) {
        const QByteArray id = 'r' + QByteArray::number(entries.size());
        // "Name|hidden" is a hidden sheet.
        list += "<sheet name=\"" + name.section(u'|', 0, 0).toUtf8() + "\" state=\"" +
                (name.contains(u'|') ? name.section(u'|', 1) : QStringLiteral("visible")).toUtf8() +
                "\" r:id=\"" + id + "\"/>";
        const QByteArray part = "sheet" + id + ".xml";
        relations += relation(id, "worksheet", "worksheets/" + part);
        entries << Entry{QStringLiteral("xl/worksheets/") + QString::fromLatin1(part), content};
    }
    entries << Entry{QStringLiteral("xl/workbook.xml"), "<workbook xmlns:r=\"" + space + "\">" +
                                                            properties + "<sheets>" + list +
                                                            "</sheets></workbook>"}
            << Entry{QStringLiteral("xl/_rels/workbook.xml.rels"),
                     "<Relationships>" + relations + "</Relationships>"};
    return archive(entries, packing);
}

/// One of OpenDocument with that part, which holds all sheets.
inline QByteArray ods(const QByteArray& content, Packing packing = Packing::Stored)
{
    return archive({{QStringLiteral("mimetype"), "application/vnd.oasis.opendocument.spreadsheet"},
                    {QStringLiteral("content.xml"), content}},
                   packing);
}

/// That part with these sheets, below styles where "hidden" hides a sheet.
inline QByteArray odsContent(const QByteArray& sheets)
{
    const QByteArray space = "\"urn:oasis:names:tc:opendocument:xmlns:";
    return "<office:document-content xmlns:office=" + space + "office:1.0\" xmlns:table=" + space +
           "table:1.0\" xmlns:text=" + space + "text:1.0\" xmlns:style=" + space +
           "style:1.0\"><office:automatic-styles><style:style style:name=\"hidden\">"
           "<style:table-properties table:display=\"false\"/></style:style>"
           "<style:style style:name=\"shown\"><style:table-properties table:display=\"true\"/>"
           "</style:style></office:automatic-styles><office:body><office:spreadsheet>" +
           sheets + "</office:spreadsheet></office:body></office:document-content>";
}

} // namespace made_zip
