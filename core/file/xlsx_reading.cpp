#include "core/file/sheet_rows.h"

#include <QDir>
#include <QHash>

#include <algorithm>
#include <map>

/// Office Open XML: a list of sheets, the texts that cells share, the formats of numbers, and each
/// sheet, in parts of their own that name each other.
namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

struct Relation
{
    QString type; ///< The last part of it: "worksheet", "sharedStrings", "styles".
    QString part;
};

/// By id.
using Relations = QHash<QString, Relation>;

QString folderOf(const QString& part)
{
    return part.left(part.lastIndexOf(u'/') + 1);
}

QString absolutePart(const QString& folder, const QString& target)
{
    return target.startsWith(u'/') ? target.mid(1) : QDir::cleanPath(folder + target);
}

/// What the part refers to; empty if it refers to nothing.
Relations relationsOf(ZipArchive& archive, const QString& part)
{
    const QString folder = folderOf(part);
    const auto bytes = archive.read(folder + u"_rels/"_s + part.mid(folder.size()) + u".rels"_s);
    Relations relations;
    SheetXml xml(bytes.value_or(QByteArray()));
    while (xml.next()) {
        if (xml.isStart(u"Relationship")) {
            const QString type = xml.attribute("Type"_L1);
            relations.insert(xml.attribute("Id"_L1),
                             {type.mid(type.lastIndexOf(u'/') + 1),
                              absolutePart(folder, xml.attribute("Target"_L1))});
        }
    }
    return relations;
}

QString partOfType(const Relations& relations, QStringView type)
{
    const auto found = std::find_if(relations.begin(), relations.end(),
                                    [type](const Relation& one) { return one.type == type; });
    return found != relations.end() ? found->part : QString();
}

/// The text of the current element, of all its runs; not the hints how to pronounce it.
QString richText(SheetXml& xml, QAnyStringView element)
{
    QString text;
    int hints = 0;
    while (!xml.isEnd(element) && xml.next()) {
        if (xml.isStart(u"rPh")) {
            ++hints;
        } else if (xml.isEnd(u"rPh")) {
            --hints;
        } else if (xml.isStart(u"t")) {
            const QString run = xml.text();
            text += hints == 0 ? run : QString();
        }
    }
    return text;
}

/// Whether a number format shows a date or a time: a letter of one outside quotes and brackets.
bool showsMoment(const QString& format)
{
    QChar closing;
    for (qsizetype at = 0; at < format.size(); ++at) {
        const QChar letter = format[at];
        if (!closing.isNull()) {
            closing = letter == closing ? QChar() : closing;
        } else if (letter == u'"') {
            closing = u'"';
        } else if (letter == u'[') {
            // "[h]" counts hours, "[Red]" is a colour.
            if (u"hms"_s.contains(format.mid(at + 1, 1).toLower()) &&
                !format.mid(at + 2, 1).isEmpty() && !format[at + 2].isLetter()) {
                return true;
            }
            closing = u']';
        } else if (letter == u'\\' || letter == u'_' || letter == u'*') {
            ++at;
        } else if (u"ymdhs"_s.contains(letter.toLower())) {
            return true;
        }
    }
    return false;
}

/// Formats that every workbook has; those of East Asia included.
bool isMomentFormat(int id)
{
    return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) ||
           (id >= 50 && id <= 58);
}

/// For each style of a cell, whether it shows a date or a time.
std::vector<bool> momentStyles(const QByteArray& part)
{
    std::map<int, bool> formats;
    std::vector<bool> styles;
    bool isOfCells = false;
    SheetXml xml(part);
    while (xml.next()) {
        if (xml.isStart(u"numFmt")) {
            formats.insert_or_assign(xml.attribute("numFmtId"_L1).toInt(),
                                     showsMoment(xml.attribute("formatCode"_L1)));
        } else if (xml.isStart(u"cellXfs") || xml.isEnd(u"cellXfs")) {
            isOfCells = xml.isStart(u"cellXfs");
        } else if (isOfCells && xml.isStart(u"xf")) {
            const int id = xml.attribute("numFmtId"_L1).toInt();
            const auto own = formats.find(id);
            styles.push_back(own != formats.end() ? own->second : isMomentFormat(id));
        }
    }
    return styles;
}

/// The texts that cells share.
ListFileResult<QStringList> sharedTexts(const QByteArray& part)
{
    QStringList texts;
    SheetXml xml(part);
    while (xml.next()) {
        if (xml.isStart(u"si")) {
            texts << richText(xml, u"si");
        }
    }
    if (const auto fault = xml.fault()) {
        return failureOf(*fault);
    }
    return texts;
}

struct Book
{
    std::vector<SheetEntry> sheets;
    bool from1904 = false;
    QStringList texts;
    std::vector<bool> momentStyles;
};

/// "B3" is 1; nothing without letters. Far beyond the last column, another far number.
std::optional<std::int64_t> columnIn(QStringView reference)
{
    constexpr std::int64_t letters = 26;
    constexpr std::int64_t beyond = 1'000'000;
    std::int64_t column = 0;
    for (const QChar letter : reference) {
        if (letter < u'A' || letter > u'Z') {
            break;
        }
        column = std::min(column * letters + (letter.unicode() - u'A' + 1), beyond);
    }
    return column > 0 ? std::optional(column - 1) : std::nullopt;
}

/// Reads the cells of one sheet.
class XlsxSheet
{
public:
    XlsxSheet(const QByteArray& part, const Book& book) : xml_(part), book_(book) {}

    std::optional<ListFileFault> read()
    {
        while (!rows_.fault() && xml_.next()) {
            if (xml_.isStart(u"row")) {
                const auto number = xml_.attribute("r"_L1).toLongLong();
                line_ = number > 0 ? number : line_ + 1;
                column_ = 0;
            } else if (xml_.isEnd(u"row")) {
                rows_.endRow(line_);
            } else if (xml_.isStart(u"c")) {
                readCell();
            } else if (xml_.isEnd(u"sheetData")) {
                break;
            }
        }
        return rows_.fault() ? rows_.fault() : xml_.fault();
    }

    [[nodiscard]] std::vector<RawRow> take() && { return std::move(rows_).take(); }

private:
    void readCell()
    {
        column_ = columnIn(xml_.attribute("r"_L1)).value_or(column_);
        const QString type = xml_.attribute("t"_L1);
        const auto style = xml_.attribute("s"_L1).toULongLong();
        QString value;
        QString text;
        while (!xml_.isEnd(u"c") && xml_.next()) {
            if (xml_.isStart(u"v")) {
                value = xml_.text();
            } else if (xml_.isStart(u"is")) {
                text = richText(xml_, u"is");
            }
        }
        rows_.addCell(column_, type == u"inlineStr" ? text : valueText(type, value, style));
        ++column_;
    }

    [[nodiscard]] QString valueText(const QString& type, const QString& value,
                                    unsigned long long style) const
    {
        if (type == u"s") {
            return book_.texts.value(value.toLongLong());
        }
        if (type == u"b") {
            return value == u"1" ? u"TRUE"_s : u"FALSE"_s;
        }
        if (type == u"e") {
            return {};
        }
        bool isNumber = false;
        const double number = value.toDouble(&isNumber);
        if (!isNumber || (!type.isEmpty() && type != u"n")) {
            return value;
        }
        const bool isMoment = style < book_.momentStyles.size() && book_.momentStyles[style];
        const auto moment = isMoment ? momentText(number, book_.from1904) : std::nullopt;
        return moment.value_or(numberText(number));
    }

    SheetXml xml_;
    const Book& book_;
    SheetRows rows_;
    std::int64_t line_ = 0;
    std::int64_t column_ = 0;
};

/// The sheets that the workbook lists.
std::optional<ListFileFault> readSheets(const QByteArray& part, const Relations& relations,
                                        Book& book)
{
    constexpr auto strict = "http://purl.oclc.org/ooxml/officeDocument/relationships"_L1;
    constexpr auto usual = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"_L1;
    SheetXml xml(part);
    while (xml.next()) {
        if (xml.isStart(u"workbookPr")) {
            const QString from1904 = xml.attribute("date1904"_L1);
            book.from1904 = from1904 == u"1" || from1904 == u"true";
        } else if (xml.isStart(u"sheet")) {
            const QString id = xml.attribute(usual, "id"_L1) + xml.attribute(strict, "id"_L1);
            const auto relation = relations.value(id);
            if (relation.type == u"worksheet") { // Others are charts.
                const QString state = xml.attribute("state"_L1);
                book.sheets.push_back({xml.attribute("name"_L1),
                                       state.isEmpty() || state == u"visible", relation.part});
            }
        }
    }
    return xml.fault();
}

} // namespace

ListFileResult<Sheet> readXlsx(ZipArchive& archive, const QString& sheet)
{
    const QString workbook = partOfType(relationsOf(archive, {}), u"officeDocument");
    const auto list = archive.read(workbook);
    if (!list) {
        return unreadable(archive);
    }
    const auto relations = relationsOf(archive, workbook);
    Book book;
    if (const auto fault = readSheets(*list, relations, book)) {
        return failureOf(*fault);
    }
    const auto chosen = chosenSheet(book.sheets, sheet);
    if (const auto* const failure = std::get_if<ListFileFailure>(&chosen)) {
        return *failure;
    }
    const auto& entry = std::get<SheetEntry>(chosen);
    if (const QString part = partOfType(relations, u"sharedStrings"); !part.isEmpty()) {
        auto texts = sharedTexts(archive.read(part).value_or(QByteArray()));
        if (const auto* const failure = std::get_if<ListFileFailure>(&texts)) {
            return archive.isOverLimit() ? unreadable(archive) : *failure;
        }
        book.texts = std::get<QStringList>(std::move(texts));
    }
    if (const QString part = partOfType(relations, u"styles"); !part.isEmpty()) {
        book.momentStyles = momentStyles(archive.read(part).value_or(QByteArray()));
    }
    const auto part = archive.read(entry.part);
    if (!part) {
        return unreadable(archive);
    }
    XlsxSheet reader(*part, book);
    if (const auto fault = reader.read()) {
        return failureOf(*fault);
    }
    return Sheet{entry.name, othersBeside(entry, book.sheets), std::move(reader).take()};
}

} // namespace core
