#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace cli {

/// A command's exit code for the shell.
enum class ExitCode : std::uint8_t {
    Done = 0,
    Refused = 1,     ///< Bad data; nothing was changed.
    Usage = 2,       ///< The command line itself is invalid.
    Environment = 3, ///< A file or the database cannot be used.
};

/// A command's output in UTF-8: results, and separately errors and warnings. Also the translation
/// context for all command-line texts.
class Console
{
    Q_DECLARE_TR_FUNCTIONS(Console)

public:
    /// A line of output.
    void print(const QString& line) { output_ += line.toUtf8() + '\n'; }
    /// Raw output.
    void write(const QByteArray& result) { output_ += result; }

    /// "error: PLACE: TEXT" on one line, whatever the place and text contain.
    void error(QAnyStringView place, const QString& text);
    void warning(QAnyStringView place, const QString& text);
    /// Where to find help.
    void hint(const QString& text);

    [[nodiscard]] const QByteArray& output() const { return output_; }
    [[nodiscard]] const QByteArray& errors() const { return errors_; }

private:
    QByteArray output_;
    QByteArray errors_;
};

/// The text with line breaks and terminal control characters escaped, as in "\n" and "\u001b".
QString inOneLine(const QString& text);

} // namespace cli
