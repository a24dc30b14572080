#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace cli {

/// How a command ends, as the shell sees it.
enum class ExitCode : std::uint8_t {
    Done = 0,
    Refused = 1,     ///< Bad data; nothing was changed.
    Usage = 2,       ///< The command line itself makes no sense.
    Environment = 3, ///< A file or the database cannot be used.
};

/// What a command writes, as UTF-8: results, and apart from them errors and warnings. Also the
/// translation context of all texts of the command line.
class Console
{
    Q_DECLARE_TR_FUNCTIONS(Console)

public:
    /// A line of the result.
    void print(const QString& line) { output_ += line.toUtf8() + '\n'; }
    /// A result as it is.
    void write(const QByteArray& result) { output_ += result; }

    /// "error: PLACE: TEXT" in one line, whatever the place and the text contain.
    void error(QAnyStringView place, const QString& text);
    void warning(QAnyStringView place, const QString& text);
    /// Where help is to be found.
    void hint(const QString& text);

    [[nodiscard]] const QByteArray& output() const { return output_; }
    [[nodiscard]] const QByteArray& errors() const { return errors_; }

private:
    QByteArray output_;
    QByteArray errors_;
};

/// The text with everything that would break the line or steer the terminal escaped, as in "\n"
/// and "\u001b".
QString inOneLine(const QString& text);

} // namespace cli
