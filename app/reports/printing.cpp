#include "printing.h"

#include "print_habits.h"
#include "reports/painting.h"

#include <QPageRanges>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>

#include <utility>

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

/// So often as the printer does not repeat them by itself.
reports::Sheets copied(const QPrinter& printer, const reports::Sheets& pages)
{
    reports::Sheets all = pages;
    for (int copy = 1; copy < printer.copyCount() && !printer.supportsMultipleCopies(); ++copy) {
        all.insert(all.end(), pages.begin(), pages.end());
    }
    return all;
}

} // namespace

PrintEnd printOn(QPrinter& printer, const reports::Sheets& sheets, int current)
{
    const auto pages = copied(printer, chosen(printer, sheets, current));
    if (pages.empty()) {
        return PrintEnd::GivenUp;
    }
    const bool isPrinted =
        reports::paintOn(printer, pages, 0, pages.size() - 1, reports::PaperOf::Device);
    return isPrinted ? PrintEnd::Printed : PrintEnd::Failed;
}

bool letChoose(QPrinter& printer, QWidget* parent, const reports::Sheets& sheets)
{
    printer.setPageLayout(reports::pageLayout(sheets.front().paper));
    QPrintDialog dialog(&printer, parent);
    dialog.setObjectName(QStringLiteral("printDialog"));
    dialog.setOption(QAbstractPrintDialog::PrintCurrentPage);
    dialog.setMinMax(1, static_cast<int>(sheets.size()));
    return dialog.exec() == QDialog::Accepted;
}

AskedPrinter askForPrinter(QWidget* parent, PrintHabits habits, const reports::Sheets& sheets,
                           const QString& title)
{
    const auto printers = QPrinterInfo::availablePrinterNames();
    if (printers.isEmpty()) {
        return {nullptr, PrintEnd::NoPrinter};
    }
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    if (printers.contains(habits.printer())) {
        printer->setPrinterName(habits.printer());
    }
    printer->setDocName(title);
    if (!letChoose(*printer, parent, sheets)) {
        return {};
    }
    if (printer->outputFormat() == QPrinter::NativeFormat) {
        habits.setPrinter(printer->printerName());
    }
    return {std::move(printer), PrintEnd::Printed};
}

} // namespace desk
