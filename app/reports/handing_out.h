#pragma once

#include "print_habits.h"
#include "proof.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <thread>

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

    HandingOut(Desk& desk, QWidget* parent);

    /// `current` is the page looked at, from 0. False if nothing was printed.
    bool print(const Proof& proof, int current);
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
    /// `then` gets why not; empty if the file is there.
    void write(const Pages& proof, FileFormat format, const QString& path,
               const std::function<void(const QString&)>& then);
    void handToMailProgram(const Proof& proof, const QString& path);

    Desk& desk_;
    PrintHabits habits_;
    QWidget* parent_;
    std::jthread thread_;
};

} // namespace desk
