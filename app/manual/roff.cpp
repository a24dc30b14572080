#include "app/manual/roff.h"

#include <QStringList>

namespace manual {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Text escaped for roff.
QString plain(const QString& text)
{
    QString result = text;
    result.replace(u'\\', u"\\e"_s).replace(u'-', u"\\-"_s).replace(QChar::Nbsp, u"\\ "_s);
    // Lines beginning like this would be requests.
    const QChar first = result.isEmpty() ? QChar() : result.front();
    return first == u'.' || first == u'\'' ? u"\\&"_s + result : result;
}

QString quoted(const QString& text)
{
    return u'"' + plain(text).replace(u'"', u"\\(dq"_s) + u'"';
}

} // namespace

Roff::Roff(const QString& program, const QString& source, const QString& summary)
{
    // No date, so the same sources give the same page.
    add(u".TH "_s + quoted(program.toUpper()) + u" 1 \"\" "_s + quoted(source));
    heading(Manual::tr("Name"));
    add(plain(program) + u" \\- "_s + plain(summary));
}

void Roff::heading(const QString& text)
{
    add(u".SH "_s + quoted(text.toUpper()));
}

void Roff::subheading(const QString& text)
{
    add(u".SS "_s + quoted(text));
}

void Roff::paragraph(const QString& text)
{
    for (const auto& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        add(u".PP"_s);
        add(plain(line));
    }
}

void Roff::term(const QString& term, const QString& meaning)
{
    add(u".TP"_s);
    add(u"\\fB"_s + plain(term) + u"\\fR"_s);
    add(plain(meaning));
}

void Roff::example(const QString& lines)
{
    add(u".PP"_s);
    add(u".nf"_s);
    for (const auto& line : lines.split(u'\n')) {
        add(plain(line));
    }
    add(u".fi"_s);
}

} // namespace manual
