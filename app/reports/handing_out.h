#pragma once

#include "print_habits.h"
#include "printing.h"
#include "proof.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <cstdint>
#include <functional>
#include <memory>

class QWidget;

namespace desk {

class Desk;

enum class FileFormat : std::uint8_t { Pdf, Csv, Html };

/// Takes finished pages out of the program: paper, files, e-mail, clipboard. What came of it is
/// told, not asked about.
class HandingOut : public QObject
{
    Q_OBJECT

public:
    using Pages = std::shared_ptr<const Proof>;
    using AskForPrinter = std::function<AskedPrinter(QWidget*, PrintHabits, const reports::Sheets&,
                                                     const QString& title)>;

    HandingOut(Desk& desk, QWidget* parent, AskForPrinter ask = askForPrinter);

    /// Asks for the printer, then prints in a thread of its own. `current` is the page looked at,
    /// from 0.
    void print(const Pages& proof, int current);
    /// Asks for the file's name, then saves. False if the director gave up.
    bool askAndSave(const Pages& proof, FileFormat format);
    /// Files are made and written in a thread of their own.
    void save(const Pages& proof, FileFormat format, const QString& path);
    void mail(const Pages& proof);
    void copyShortReport(const Proof& proof);

    [[nodiscard]] QString suggestedName(const Proof& proof, FileFormat format) const;

Q_SIGNALS:
    /// It was done.
    void told(const QString& what);
    /// It was not, and why.
    void failed(const QString& what, const QString& why);
    /// By the thread: what is left to be done in the window.
    void written(const std::function<void()>& rest);

private:
    void tellOf(PrintEnd end, const QString& title);
    /// `then` gets why not; empty if the file is there.
    void write(const Pages& proof, FileFormat format, const QString& path,
               const std::function<void(const QString&)>& then);
    void handToMailProgram(const Proof& proof, const QString& path);

    Desk& desk_;
    PrintHabits habits_;
    QWidget* parent_;
    AskForPrinter ask_;
    QThreadPool thread_; ///< One thing after the other; waits for them where it ends.
};

} // namespace desk
