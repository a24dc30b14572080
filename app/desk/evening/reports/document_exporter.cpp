#include "app/desk/evening/reports/document_exporter.h"

#include "app/desk/frame/session.h"
#include "app/desk/widgets/file_chooser.h"
#include "app/desk/widgets/file_names.h"
#include "core/file/database_mark.h"
#include "core/file/whole_file.h"
#include "core/texts/refusal_texts.h"
#include "reports/typeset/painting.h"
#include "reports/typeset/table_writers.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QGuiApplication>
#include <QMutex>
#include <QPageRanges>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QUrl>
#include <QWidget>
#include <QtConcurrent>

#include <optional>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

/// Nothing if the folder for temporary files is not writable.
std::optional<QByteArray> bytesOf(const RenderedDocument& pages, typeset::FileForm format)
{
    const auto* const table = pages.table();
    if (format == typeset::FileForm::Pdf || table == nullptr) {
        return typeset::pdf(pages.sheets, pages.properties);
    }
    if (format == typeset::FileForm::Xlsx) {
        return typeset::tableXlsx(*typeset::tableOf(*table));
    }
    return format == typeset::FileForm::Csv
               ? typeset::tableCsv(*typeset::tableOf(*table), pages.order.locale)
               : typeset::tableHtml(*typeset::tableOf(*table), table->frame, pages.order.locale);
}

QString occupiedText(const QString& file)
{
    return DocumentExporter::tr("%1: %2").arg(
        file, texts::text(core::WriteFailure{core::WriteFailure::Kind::Database}));
}

bool isChosen(const QPrinter& printer, int page, int current)
{
    const auto ranges = printer.pageRanges();
    switch (printer.printRange()) {
    case QPrinter::CurrentPage:
        return page == current;
    case QPrinter::PageRange:
        return ranges.isEmpty() || ranges.contains(page + 1);
    case QPrinter::AllPages:
    case QPrinter::Selection:
        break;
    }
    return true;
}

} // namespace

PrintEnd printOn(QPrinter& printer, const typeset::Sheets& sheets, int current)
{
    typeset::Sheets pages;
    for (std::size_t page = 0; page < sheets.size(); ++page) {
        if (isChosen(printer, static_cast<int>(page), current)) {
            pages.push_back(sheets[page]);
        }
    }
    if (pages.empty()) {
        return PrintEnd::GivenUp;
    }
    // The copies that the printer does not make itself.
    const auto once = pages;
    for (int copy = 1; copy < printer.copyCount() && !printer.supportsMultipleCopies(); ++copy) {
        pages.insert(pages.end(), once.begin(), once.end());
    }
    const bool isPrinted =
        typeset::paintOn(printer, pages, 0, pages.size() - 1, typeset::PaperOf::Device);
    return isPrinted ? PrintEnd::Printed : PrintEnd::Failed;
}

bool letChoose(QPrinter& printer, QWidget* parent, const typeset::Sheets& sheets)
{
    printer.setPageLayout(typeset::pageLayout(sheets.front().paper));
    QPrintDialog dialog(&printer, parent);
    dialog.setObjectName(QStringLiteral("printDialog"));
    dialog.setOption(QAbstractPrintDialog::PrintCurrentPage);
    dialog.setMinMax(1, static_cast<int>(sheets.size()));
    return dialog.exec() == QDialog::Accepted;
}

AskedPrinter askForPrinter(QWidget* parent, PrintHabits habits, const typeset::Sheets& sheets,
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

QString saveWhole(const QString& path, const QByteArray& bytes, core::Readers readers)
{
    const QFileInfo info(path);
    const auto file = QDir::toNativeSeparators(path);
    if (!info.dir().exists()) {
        return DocumentExporter::tr("The folder %1 is not there. Is the stick plugged in?")
            .arg(QDir::toNativeSeparators(info.path()));
    }
    // Exports run in parallel: none may replace a file before its writer has read it back.
    static QMutex mutex;
    const QMutexLocker alone(&mutex);
    if (const auto failure = core::writeWholeFile(path, bytes, readers)) {
        if (failure->kind == core::WriteFailure::Kind::Database) {
            return occupiedText(file);
        }
        return DocumentExporter::tr("%1 cannot be written: %2. Is the disk full, or the folder for "
                                    "reading only?")
            .arg(file, failure->reason);
    }
    QFile written(path);
    return written.open(QIODevice::ReadOnly) && written.readAll() == bytes
               ? QString()
               : DocumentExporter::tr("%1 was written but cannot be read again.").arg(file);
}

Mailed mail(const QString& subject, const QString& text, const QString& file)
{
    const auto program = QStandardPaths::findExecutable(u"xdg-email"_s);
    if (!program.isEmpty() &&
        QProcess::startDetached(program, {u"--utf8"_s, u"--subject"_s, subject, u"--body"_s, text,
                                          u"--attach"_s, file})) {
        return Mailed::Attached;
    }
    // Percent-encoded by hand, as mail programs do not read "+" as a space.
    const auto encoded = [](const QString& part) {
        return QString::fromLatin1(QUrl::toPercentEncoding(part));
    };
    const QUrl address(u"mailto:?subject=%1&body=%2"_s.arg(encoded(subject), encoded(text)));
    if (!QDesktopServices::openUrl(address)) {
        return Mailed::NoProgram;
    }
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(file).path()));
    return Mailed::ByHand;
}

DocumentExporter::DocumentExporter(Session& session, QWidget* parent, AskForPrinter ask)
    : QObject(parent),
      session_(session),
      habits_(session.uiState()),
      parent_(parent),
      ask_(std::move(ask))
{}

void DocumentExporter::print(const Pages& pages, int current)
{
    const auto asked = ask_(parent_, habits_, pages->sheets, pages->title);
    if (asked.printer == nullptr) {
        report(asked.end, pages->title);
        return;
    }
    // The system's dialog can print into a file.
    if (const auto file = asked.printer->outputFileName(); core::belongsToDatabase(file)) {
        Q_EMIT failed(tr("Not printed: %1").arg(pages->title),
                      occupiedText(QDir::toNativeSeparators(file)));
        return;
    }
    QtConcurrent::run([pages, current, printer = asked.printer] {
        return printOn(*printer, pages->sheets, current);
    }).then(this, [this, title = pages->title](PrintEnd end) { report(end, title); });
}

void DocumentExporter::report(PrintEnd end, const QString& title)
{
    switch (end) {
    case PrintEnd::Printed:
        Q_EMIT told(tr("Handed to the printer: %1").arg(title));
        return;
    case PrintEnd::GivenUp:
        return;
    case PrintEnd::NoPrinter:
        Q_EMIT failed(tr("This computer has no printer."),
                      tr("Save a PDF instead and print it elsewhere, or add a printer in the "
                         "system's settings."));
        return;
    case PrintEnd::Failed:
        break;
    }
    Q_EMIT failed(tr("Not printed: %1").arg(title),
                  tr("The printer did not take it. Is it switched on, and has it paper? A PDF "
                     "can be printed elsewhere."));
}

QString DocumentExporter::suggestedName(const RenderedDocument& pages,
                                        typeset::FileForm format) const
{
    const auto suffix = typeset::suffixOf(format);
    return pages.subject ? fileName(*pages.subject, pages.title, suffix)
                         : fileName(session_.tournament().settings, pages.title, suffix);
}

void DocumentExporter::askAndSave(const Pages& pages, typeset::FileForm format)
{
    const auto suffix = typeset::suffixOf(format);
    const auto path = chooseTarget(parent_, tr("Save as %1").arg(suffix.toUpper()),
                                   QDir(habits_.folder()).filePath(suggestedName(*pages, format)),
                                   u"*."_s + suffix);
    if (!path.isEmpty()) {
        save(pages, format, path);
    }
}

void DocumentExporter::save(const Pages& pages, typeset::FileForm format, const QString& path)
{
    write(pages, format, path, [this, path] {
        habits_.setFolder(QFileInfo(path).path());
        Q_EMIT told(tr("Saved: %1").arg(QDir::toNativeSeparators(path)));
    });
}

void DocumentExporter::write(const Pages& pages, typeset::FileForm format, const QString& path,
                             const std::function<void()>& then)
{
    const auto noRoom =
        tr("The folder for temporary files cannot be written. Free some space there.");
    QtConcurrent::run([pages, format, path, noRoom] {
        const auto bytes = bytesOf(*pages, format);
        return bytes ? saveWhole(path, *bytes, pages->readers) : noRoom;
    }).then(this, [this, title = pages->title, then](const QString& failure) {
        if (failure.isEmpty()) {
            then();
        } else {
            Q_EMIT failed(tr("Not saved: %1").arg(title), failure);
        }
    });
}

void DocumentExporter::mail(const Pages& pages)
{
    // The mail program reads the file on sending, so it stays until the session ends.
    const auto path = session_.handedOver().filePath(suggestedName(*pages, typeset::FileForm::Pdf));
    write(pages, typeset::FileForm::Pdf, path, [this, pages, path] {
        const auto subject = session_.tournament().settings.name + u": "_s + pages->title;
        const auto file = QDir::toNativeSeparators(path);
        switch (desk::mail(subject, pages->shortReport, path)) {
        case Mailed::Attached:
            Q_EMIT told(tr("Handed to the mail program: %1").arg(pages->title));
            break;
        case Mailed::ByHand:
            Q_EMIT told(tr("The mail program has the short report; attach %1 by hand.").arg(file));
            break;
        case Mailed::NoProgram:
            Q_EMIT failed(tr("No mail program was found."), tr("The file is %1.").arg(file));
            break;
        }
    });
}

void DocumentExporter::copyShortReport(const RenderedDocument& pages)
{
    QGuiApplication::clipboard()->setText(pages.shortReport);
    Q_EMIT told(tr("The short report is in the clipboard: paste it with Ctrl+V."));
}

} // namespace desk
