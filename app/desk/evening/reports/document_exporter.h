#pragma once

#include "app/desk/evening/reports/print_habits.h"
#include "app/desk/evening/reports/rendered_document.h"
#include "reports/typeset/file_form.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>

class QPrinter;
class QWidget;

namespace desk {

class Session;

enum class PrintEnd {
    Printed,
    GivenUp,   ///< By the director.
    NoPrinter, ///< None is installed on this computer.
    Failed,    ///< The printer did not accept it, or not all of it.
};

/// A printer with the director's settings.
struct AskedPrinter
{
    std::shared_ptr<QPrinter> printer; ///< nullptr: none, and `end` says why.
    PrintEnd end = PrintEnd::GivenUp;
};

/// Asks for printer, pages and paper, and remembers the printer.
AskedPrinter askForPrinter(QWidget* parent, PrintHabits habits, const typeset::Sheets& sheets,
                           const QString& title);

/// Shows the printer's settings and applies the director's choice. False: cancelled.
bool letChoose(QPrinter& printer, QWidget* parent, const typeset::Sheets& sheets);

/// Prints the pages chosen in the printer's settings on the printer's paper; `current` is the page
/// in view, from 0. May be called on any thread.
PrintEnd printOn(QPrinter& printer, const typeset::Sheets& sheets, int current);

/// Writes the whole file and reads it back. Returns the error, if any, leaving an existing file
/// unchanged. May be called by several threads at once: writes are serialised, even to the same
/// file.
QString saveWhole(const QString& path, const QByteArray& bytes,
                  core::Readers readers = core::Readers::Usual);

enum class Mailed : std::uint8_t {
    Attached, ///< The mail program was started with the file.
    ByHand,   ///< It was started with the text; the file's folder is open beside it.
    NoProgram,
};

/// Passes a message to the system's mail program; `text` is for programs that take no attachment.
Mailed mail(const QString& subject, const QString& text, const QString& file);

/// Exports finished pages: paper, files, e-mail, clipboard. Reports the result by a signal. Works
/// on other threads; exports in progress complete even if the exporter is destroyed.
class DocumentExporter : public QObject
{
    Q_OBJECT

public:
    using AskForPrinter = std::function<AskedPrinter(QWidget*, PrintHabits, const typeset::Sheets&,
                                                     const QString& title)>;

    DocumentExporter(Session& session, QWidget* parent, AskForPrinter ask = askForPrinter);

    /// Asks for the printer, then prints. `current` is the page in view, from 0.
    void print(const Pages& pages, int current);
    /// Asks for the file's name, then saves.
    void askAndSave(const Pages& pages, typeset::FileForm format);
    void save(const Pages& pages, typeset::FileForm format, const QString& path);
    void mail(const Pages& pages);
    void copyShortReport(const RenderedDocument& pages);

Q_SIGNALS:
    void told(const QString& what);
    void failed(const QString& what, const QString& why);

private:
    [[nodiscard]] QString suggestedName(const RenderedDocument& pages,
                                        typeset::FileForm format) const;
    void report(PrintEnd end, const QString& title);
    /// Calls `then` once the file exists.
    void write(const Pages& pages, typeset::FileForm format, const QString& path,
               const std::function<void()>& then);

    Session& session_;
    PrintHabits habits_;
    QWidget* parent_;
    AskForPrinter ask_;
};

} // namespace desk
