#pragma once

#include <QByteArray>
#include <QString>

namespace cli {

/// What a command has to say, as UTF-8: results, and apart from them what went wrong.
class Console
{
public:
    /// A line of the result.
    void print(const QString& line);
    /// A result as it is.
    void write(const QByteArray& result) { output_ += result; }

    /// "error: PLACE: TEXT" in one line, whatever the place and the text contain.
    void error(const QString& place, const QString& text);
    void warning(const QString& place, const QString& text);
    /// Where help is to be found.
    void hint(const QString& text);

    [[nodiscard]] const QByteArray& output() const { return output_; }
    [[nodiscard]] const QByteArray& errors() const { return errors_; }

private:
    QByteArray output_;
    QByteArray errors_;
};

/// The text with everything that would break the line or steer the terminal written out, as in
/// "\n" and "\u001b".
QString inOneLine(const QString& text);

} // namespace cli
