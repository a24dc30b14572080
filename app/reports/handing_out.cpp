#include "handing_out.h"

#include "mailing.h"
#include "saving.h"

#include "app/desk.h"
#include "reports/painting.h"
#include "reports/table_writers.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QWidget>

#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

QString suffixOf(FileFormat format)
{
    switch (format) {
    case FileFormat::Pdf:
        return u"pdf"_s;
    case FileFormat::Csv:
        return u"csv"_s;
    case FileFormat::Html:
        break;
    }
    return u"html"_s;
}

QByteArray bytesOf(const Proof& proof, FileFormat format)
{
    const auto* const table = proof.table();
    if (format == FileFormat::Pdf || table == nullptr) {
        return reports::pdf(proof.sheets, proof.title);
    }
    return format == FileFormat::Csv
               ? reports::tableCsv(*reports::tableOf(*table))
               : reports::tableHtml(*reports::tableOf(*table), table->frame, proof.order.locale);
}

} // namespace

HandingOut::HandingOut(Desk& desk, QWidget* parent, AskForPrinter ask)
    : QObject(parent), desk_(desk), habits_(desk.memory()), parent_(parent), ask_(std::move(ask))
{
    thread_.setMaxThreadCount(1);
    connect(
        this, &HandingOut::written, this, [](const std::function<void()>& rest) { rest(); },
        Qt::QueuedConnection);
}

void HandingOut::print(const Pages& proof, int current)
{
    const auto asked = ask_(parent_, habits_, proof->sheets, proof->title);
    if (asked.printer == nullptr) {
        tellOf(asked.end, proof->title);
        return;
    }
    thread_.start([this, proof, current, printer = asked.printer] {
        const auto end = printOn(*printer, proof->sheets, current);
        Q_EMIT written([this, end, title = proof->title] { tellOf(end, title); });
    });
}

void HandingOut::tellOf(PrintEnd end, const QString& title)
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

QString HandingOut::suggestedName(const Proof& proof, FileFormat format) const
{
    return fileName(desk_.tournament().settings.name, proof.title, suffixOf(format));
}

bool HandingOut::askAndSave(const Pages& proof, FileFormat format)
{
    const auto suffix = suffixOf(format);
    const auto path = QFileDialog::getSaveFileName(
        parent_, tr("Save as %1").arg(suffix.toUpper()),
        QDir(habits_.folder()).filePath(suggestedName(*proof, format)), u"*."_s + suffix);
    if (path.isEmpty()) {
        return false;
    }
    save(proof, format, path);
    return true;
}

void HandingOut::save(const Pages& proof, FileFormat format, const QString& path)
{
    write(proof, format, path, [this, path, title = proof->title](const QString& failure) {
        if (!failure.isEmpty()) {
            Q_EMIT failed(tr("Not saved: %1").arg(title), failure);
            return;
        }
        habits_.setFolder(QFileInfo(path).path());
        Q_EMIT told(tr("Saved: %1").arg(QDir::toNativeSeparators(path)));
    });
}

void HandingOut::write(const Pages& proof, FileFormat format, const QString& path,
                       const std::function<void(const QString&)>& then)
{
    thread_.start([this, proof, format, path, then] {
        const auto failure = saveWhole(path, bytesOf(*proof, format));
        Q_EMIT written([then, failure] { then(failure); });
    });
}

void HandingOut::mail(const Pages& proof)
{
    // The mail program reads the file later: it outlives this one.
    const QDir folder(QDir::temp().filePath(u"rummy-director"_s));
    folder.mkpath(u"."_s);
    const auto path = folder.filePath(suggestedName(*proof, FileFormat::Pdf));
    write(proof, FileFormat::Pdf, path, [this, proof, path](const QString& failure) {
        if (failure.isEmpty()) {
            handToMailProgram(*proof, path);
        } else {
            Q_EMIT failed(tr("Not saved: %1").arg(proof->title), failure);
        }
    });
}

void HandingOut::handToMailProgram(const Proof& proof, const QString& path)
{
    const auto subject = desk_.tournament().settings.name + u": "_s + proof.title;
    switch (desk::mail({subject, proof.shortReport, path})) {
    case Mailed::Attached:
        Q_EMIT told(tr("Handed to the mail program: %1").arg(proof.title));
        break;
    case Mailed::ByHand:
        Q_EMIT told(tr("The mail program has the short report; attach %1 by hand.")
                        .arg(QDir::toNativeSeparators(path)));
        break;
    case Mailed::NoProgram:
        Q_EMIT failed(tr("No mail program was found."),
                      tr("The file is %1.").arg(QDir::toNativeSeparators(path)));
        break;
    }
}

void HandingOut::copyShortReport(const Proof& proof)
{
    QGuiApplication::clipboard()->setText(proof.shortReport);
    Q_EMIT told(tr("The short report is in the clipboard: paste it with Ctrl+V."));
}

} // namespace desk
