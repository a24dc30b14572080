#include "core/file/sheet_rows.h"

#include <QSet>

#include <algorithm>

/// OpenDocument: all sheets in one part, below the styles that can hide them.
namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr auto officeSpace = "urn:oasis:names:tc:opendocument:xmlns:office:1.0"_L1;
constexpr auto tableSpace = "urn:oasis:names:tc:opendocument:xmlns:table:1.0"_L1;
constexpr auto styleSpace = "urn:oasis:names:tc:opendocument:xmlns:style:1.0"_L1;
constexpr auto textSpace = "urn:oasis:names:tc:opendocument:xmlns:text:1.0"_L1;

/// "PT19H30M00S" as "19:30:00"; others as they are.
QString timeText(const QString& duration)
{
    QString text = duration;
    if (!text.startsWith(u"PT") || !text.endsWith(u'S')) {
        return duration;
    }
    text = text.mid(2).chopped(1);
    return text.replace(u'H', u':').replace(u'M', u':').section(u'.', 0, 0);
}

/// Reads the list of sheets and the rows of one of them.
class OdsReader
{
public:
    /// `wanted` is a name, or empty for the first visible sheet.
    OdsReader(const QByteArray& part, QString wanted) : xml_(part), wanted_(std::move(wanted)) {}

    ListFileResult<Sheet> read()
    {
        while (!rows_.fault() && xml_.next()) {
            if (xml_.isStart(u"style")) {
                style_ = xml_.attribute(styleSpace, "name"_L1);
            } else if (xml_.isStart(u"table-properties") &&
                       xml_.attribute(tableSpace, "display"_L1) == u"false") {
                hidden_.insert(style_);
            } else if (xml_.isStart(u"table")) {
                beginSheet();
            } else if (isReading_) {
                readTable();
            }
        }
        if (const auto fault = rows_.fault() ? rows_.fault() : xml_.fault()) {
            return failureOf(*fault);
        }
        const auto chosen = chosenSheet(sheets_, wanted_);
        if (const auto* const failure = std::get_if<ListFileFailure>(&chosen)) {
            return *failure;
        }
        const auto& entry = std::get<SheetEntry>(chosen);
        return Sheet{entry.name, othersBeside(entry, sheets_), std::move(rows_).take()};
    }

private:
    void beginSheet()
    {
        sheets_.push_back({xml_.attribute(tableSpace, "name"_L1),
                           !hidden_.contains(xml_.attribute(tableSpace, "style-name"_L1)),
                           {}});
        if (!isDone_ && std::holds_alternative<SheetEntry>(chosenSheet(sheets_, wanted_))) {
            isReading_ = true;
            isDone_ = true;
        }
    }

    void readTable()
    {
        if (xml_.isEnd(u"table")) {
            isReading_ = false;
        } else if (xml_.isStart(u"table-row")) {
            repeatedRow_ = repeated("number-rows-repeated"_L1);
            column_ = 0;
        } else if (xml_.isEnd(u"table-row")) {
            rows_.endRow(line_, repeatedRow_);
            line_ += repeatedRow_;
        } else if (xml_.isStart(u"table-cell") || xml_.isStart(u"covered-table-cell")) {
            readCell();
        }
    }

    void readCell()
    {
        const auto columns = repeated("number-columns-repeated"_L1);
        const QString type = xml_.attribute(officeSpace, "value-type"_L1);
        const QString value = xml_.attribute(officeSpace, "value"_L1);
        const QString date = xml_.attribute(officeSpace, "date-value"_L1);
        const QString time = xml_.attribute(officeSpace, "time-value"_L1);
        const QString truth = xml_.attribute(officeSpace, "boolean-value"_L1);
        const QString text = paragraphs();
        if (type == u"float" || type == u"currency" || type == u"percentage") {
            bool isNumber = false;
            const double number = value.toDouble(&isNumber);
            rows_.addCell(column_, isNumber ? numberText(number) : text, columns);
        } else if (type == u"date") {
            rows_.addCell(column_, date.section(u'.', 0, 0), columns);
        } else if (type == u"time") {
            rows_.addCell(column_, timeText(time), columns);
        } else if (type == u"boolean") {
            rows_.addCell(column_, truth == u"true" ? u"TRUE"_s : u"FALSE"_s, columns);
        } else {
            rows_.addCell(column_, text, columns);
        }
        column_ += columns;
    }

    /// The paragraphs of the current cell, without its comments.
    QString paragraphs()
    {
        QStringList lines;
        int depth = 1;
        int comments = 0;
        while (depth > 0 && xml_.next()) {
            const bool begins = xml_.reader().isStartElement();
            depth += begins ? 1 : -1;
            if (xml_.isStart(u"annotation") || xml_.isEnd(u"annotation")) {
                comments += begins ? 1 : -1;
            } else if (comments == 0 && xml_.isStart(u"p")) {
                lines << paragraph();
                --depth;
            }
        }
        return lines.join(u'\n');
    }

    /// The text of the current paragraph, in spans or not.
    QString paragraph()
    {
        QString text;
        auto& xml = xml_.reader();
        int depth = 1;
        while (depth > 0 && !xml.atEnd()) {
            switch (xml.readNext()) {
            case QXmlStreamReader::StartElement:
                ++depth;
                text += blanks();
                break;
            case QXmlStreamReader::EndElement:
                --depth;
                break;
            case QXmlStreamReader::Characters:
                text += xml.text();
                break;
            default:
                break;
            }
        }
        return text;
    }

    /// What an element within a paragraph means.
    [[nodiscard]] QString blanks() const
    {
        if (xml_.isStart(u"s")) {
            constexpr int most = 1000;
            const int count = xml_.attribute(textSpace, "c"_L1).toInt();
            return QString(std::clamp(count, 1, most), u' ');
        }
        return xml_.isStart(u"tab") || xml_.isStart(u"line-break") ? u" "_s : QString();
    }

    /// At least 1.
    [[nodiscard]] std::int64_t repeated(QLatin1StringView attribute) const
    {
        constexpr std::int64_t most = 100'000'000; // No sum of lines overflows.
        return std::clamp<std::int64_t>(xml_.attribute(tableSpace, attribute).toLongLong(), 1,
                                        most);
    }

    SheetXml xml_;
    QString wanted_;
    QString style_;
    QSet<QString> hidden_;
    std::vector<SheetEntry> sheets_;
    SheetRows rows_;
    bool isReading_ = false;
    bool isDone_ = false;
    std::int64_t line_ = 1;
    std::int64_t repeatedRow_ = 1;
    std::int64_t column_ = 0;
};

} // namespace

ListFileResult<Sheet> readOds(ZipArchive& archive, const QString& sheet)
{
    const auto content = archive.read(u"content.xml"_s);
    if (!content) {
        return unreadable(archive);
    }
    return OdsReader(*content, sheet).read();
}

} // namespace core
