#include "core/texts/list_file_texts.h"

#include "core/model/enum_table.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>

namespace texts {
namespace {

class ListFileTexts
{
    Q_DECLARE_TR_FUNCTIONS(ListFileTexts)

public:
    static const char* source(core::ListFileFault fault)
    {
        using enum core::ListFileFault;
        static constexpr core::EnumTable<core::ListFileFault, const char*> sources = {
            {NotSupported, QT_TR_NOOP("This program was built without libzip and cannot read "
                                      "workbooks. Save the sheet as CSV.")},
            {TooLarge, QT_TR_NOOP("The file has more than %1 MB. Save only the list in it.")},
            {UnpackedTooLarge,
             QT_TR_NOOP("The workbook has more than %1 MB unpacked. Save only the list in it.")},
            {Damaged, QT_TR_NOOP("The workbook is damaged. Open it in its program and save it "
                                 "again as .xlsx or CSV.")},
            {DeclaresTypes, QT_TR_NOOP("The workbook declares document types, which no office "
                                       "program writes. Save it again as .xlsx or CSV.")},
            {TooManyRows, QT_TR_NOOP("The sheet has more than %1 rows. Split it.")},
            {TooManyColumns, QT_TR_NOOP("The sheet has more than %1 columns. Delete those that are "
                                        "not needed.")},
            {NoSheet, QT_TR_NOOP("All sheets of the workbook are hidden. Show the one with the "
                                 "list.")},
            {UnknownSheet, QT_TR_NOOP("The workbook has no sheet “%1”, only: %2.")},
            {OldWorkbook, QT_TR_NOOP("This is a file of an older office program, or has a "
                                     "password. Save it as .xlsx or CSV, without a password.")},
            {Numbers, QT_TR_NOOP("This is a file of Numbers or Pages. Export it there as .xlsx or "
                                 "CSV.")},
            {TextDocument, QT_TR_NOOP("This is a text document. Copy the list from it and paste it "
                                      "here, or save it as .xlsx or CSV.")},
            {Pdf, QT_TR_NOOP("This is a PDF file. Ask for the list as .xlsx or CSV, or copy it and "
                             "paste it here.")},
            {Picture, QT_TR_NOOP("This is a picture. Ask for the list as .xlsx or CSV.")},
            {WebPage, QT_TR_NOOP("This is a web page or an XML file. Open it in a spreadsheet and "
                                 "save it as .xlsx or CSV.")},
            {OtherArchive, QT_TR_NOOP("This is an archive without a workbook. Unpack it, and read "
                                      "the list in it.")},
        };
        return sources[fault];
    }
};

/// A limit in bytes as megabytes.
QString megabytes(const QString& bytes)
{
    constexpr qint64 megabyte = 1'000'000;
    return QString::number(bytes.toLongLong() / megabyte);
}

} // namespace

QString text(const core::ListFileFailure& failure)
{
    QString text = ListFileTexts::tr(ListFileTexts::source(failure.fault));
    const bool areBytes = failure.fault == core::ListFileFault::TooLarge ||
                          failure.fault == core::ListFileFault::UnpackedTooLarge;
    for (const auto& argument : failure.arguments) {
        text = text.arg(areBytes ? megabytes(argument) : argument);
    }
    return text;
}

} // namespace texts
