#pragma once

#include "core/file/workbook.h"
#include "core/file/zip_archive.h"

#include <QXmlStreamReader>

#include <optional>

/// What both kinds of workbook share; only for the .cpp files of this folder.
namespace core {

/// Collects the cells of a sheet.
class SheetRows
{
public:
    /// `column` counts from 0; several columns may hold the same text.
    void addCell(std::int64_t column, const QString& text, std::int64_t repeated = 1);
    /// Ends a row that begins at that line; several rows may have the same cells.
    void endRow(std::int64_t line, std::int64_t repeated = 1);

    [[nodiscard]] const std::optional<ListFileFault>& fault() const { return fault_; }
    [[nodiscard]] std::vector<RawRow> take() && { return std::move(rows_); }

private:
    QStringList cells_;
    std::vector<RawRow> rows_;
    std::optional<ListFileFault> fault_;
};

/// An XML part of a workbook.
class SheetXml
{
public:
    explicit SheetXml(const QByteArray& part) : xml_(part) {}

    /// Advances to the next start or end of an element; false at the end or a fault.
    bool next();
    [[nodiscard]] bool isStart(QAnyStringView name) const
    {
        return xml_.isStartElement() && QAnyStringView::equal(xml_.name(), name);
    }
    [[nodiscard]] bool isEnd(QAnyStringView name) const
    {
        return xml_.isEndElement() && QAnyStringView::equal(xml_.name(), name);
    }
    /// An attribute without a namespace, or in that one.
    [[nodiscard]] QString attribute(QLatin1StringView name) const;
    [[nodiscard]] QString attribute(QLatin1StringView space, QLatin1StringView name) const;
    /// The text of the current element; nested elements are left out.
    QString text();
    QXmlStreamReader& reader() { return xml_; }

    /// Why next() ended early, if so.
    [[nodiscard]] std::optional<ListFileFault> fault() const;

private:
    QXmlStreamReader xml_;
    bool declaresTypes_ = false;
};

/// A fault with its limit as the argument.
ListFileFailure failureOf(ListFileFault fault);

/// Why a part of the archive could not be read.
ListFileFailure unreadable(const ZipArchive& archive);

/// "2026-05-11T20:15:00"; the date alone at midnight. Nothing for a number out of the calendar.
std::optional<QString> momentText(double days, bool from1904);

/// As it would be typed: "7", "7.5".
QString numberText(double number);

/// A sheet of a workbook, as listed.
struct SheetEntry
{
    QString name;
    bool isVisible = true;
    QString part; ///< Where it is.
};

/// The sheet of that name, or the first visible one if the name is empty.
ListFileResult<SheetEntry> chosenSheet(const std::vector<SheetEntry>& sheets, const QString& name);

/// The visible ones beside that one.
QStringList othersBeside(const SheetEntry& chosen, const std::vector<SheetEntry>& sheets);

ListFileResult<Sheet> readXlsx(ZipArchive& archive, const QString& sheet);
ListFileResult<Sheet> readOds(ZipArchive& archive, const QString& sheet);

} // namespace core
