#include "app/hall/html.h"

#include <algorithm>

namespace web {

using namespace Qt::Literals::StringLiterals;

QString escaped(const QString& text)
{
    QString clean = text;
    std::replace_if(
        clean.begin(), clean.end(),
        [](QChar sign) { return sign.category() == QChar::Other_Control; }, QChar(u' '));
    return clean.toHtmlEscaped();
}

QString element(const QString& name, const QString& inner, const QString& attributes)
{
    return u'<' + name + attributes + u'>' + inner + u"</"_s + name + u">\n"_s;
}

QString textElement(const QString& name, const QString& text, const QString& attributes)
{
    return text.isEmpty() ? QString() : element(name, escaped(text), attributes);
}

QString attribute(const QString& name, const QString& value)
{
    return u' ' + name + u"=\""_s + escaped(value) + u'"';
}

QString linkTo(const QString& address, const QString& text, const QString& attributes)
{
    return textElement(u"a"_s, text, attribute(u"href"_s, address) + attributes).trimmed();
}

} // namespace web
