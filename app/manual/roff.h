#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

namespace manual {

/// The translation context of the manual's texts.
class Manual
{
    Q_DECLARE_TR_FUNCTIONS(Manual)
};

/// A page of the manual in the man macros of roff.
class Roff
{
public:
    /// A page of section 1, with the source in its foot: "Rummy Director 0.1.0".
    Roff(const QString& program, const QString& source, const QString& summary);

    void heading(const QString& text);
    void subheading(const QString& text);
    void paragraph(const QString& text);
    /// A term, with its meaning to the right or below.
    void term(const QString& term, const QString& meaning);
    /// Verbatim lines.
    void example(const QString& lines);

    [[nodiscard]] QByteArray page() const { return page_.toUtf8(); }

private:
    void add(const QString& line) { page_ += line + u'\n'; }

    QString page_;
};

} // namespace manual
