#include "printing.h"

#include "print_habits.h"
#include "reports/painting.h"

#include <QPageRanges>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>

namespace desk {
namespace {

reports::Sheets chosen(const QPrinter& printer, const reports::Sheets& sheets, int current)
{
    reports::Sheets pages;
    const auto isChosen = [&](int page) {
        switch (printer.printRange()) {
        case QPrinter::CurrentPage:
            return page == current + 1;
        case QPrinter::PageRange:
            return printer.pageRanges().isEmpty() || printer.pageRanges().contains(page);
        case QPrinter::AllPages:
        case QPrinter::Selection:
            break;
        }
        return true;
    };
    int page = 0;
    for (const auto& sheet : sheets) {
        if (isChosen(++page)) {
            pages.push_back(sheet);
        }
    }
    return pages;
}

} // namespace

PrintEnd printOn(QPrinter& printer, const reports::Sheets& sheets, int current)
{
    const auto pages = chosen(printer, sheets, current);
    if (pages.empty()) {
        return PrintEnd::GivenUp;
    }
    return reports::paintOn(printer, pages, 0, pages.size() - 1) ? PrintEnd::Printed
                                                                 : PrintEnd::Failed;
}

PrintEnd askAndPrint(QWidget* parent, PrintHabits habits, const reports::Sheets& sheets,
                     const QString& title, int current)
{
    const auto printers = QPrinterInfo::availablePrinterNames();
    if (printers.isEmpty()) {
        return PrintEnd::NoPrinter;
    }
    QPrinter printer(QPrinter::HighResolution);
    if (printers.contains(habits.printer())) {
        printer.setPrinterName(habits.printer());
    }
    printer.setDocName(title);
    printer.setPageLayout(reports::pageLayout(sheets.front().paper));
    QPrintDialog dialog(&printer, parent);
    dialog.setObjectName(QStringLiteral("printDialog"));
    dialog.setOption(QAbstractPrintDialog::PrintCurrentPage);
    dialog.setMinMax(1, static_cast<int>(sheets.size()));
    if (dialog.exec() != QDialog::Accepted) {
        return PrintEnd::GivenUp;
    }
    if (printer.outputFormat() == QPrinter::NativeFormat) {
        habits.setPrinter(printer.printerName());
    }
    return printOn(printer, sheets, current);
}

} // namespace desk
