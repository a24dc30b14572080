#include "reports/typeset/html.h"

#include <algorithm>

namespace typeset {

using namespace Qt::Literals::StringLiterals;

namespace {

QString escaped(const QString& text)
{
    QString clean = text;
    std::replace_if(
        clean.begin(), clean.end(),
        [](QChar sign) { return sign.category() == QChar::Other_Control; }, QChar(u' '));
    return clean.toHtmlEscaped();
}

QString openingTag(const char* name, const Attributes& attributes)
{
    QString tag = u'<' + QLatin1StringView(name);
    for (const auto& attribute : attributes) {
        tag += u' ' + QLatin1StringView(attribute.name);
        if (attribute.value) {
            tag += u"=\""_s + escaped(*attribute.value) + u'"';
        }
    }
    return tag + u'>';
}

} // namespace

/// The only one that takes a text for HTML.
class HtmlMaker
{
public:
    static Html made(const QString& html)
    {
        Html result;
        result.html_ = html;
        return result;
    }

    static Html enclosed(const char* name, const Attributes& attributes, QLatin1StringView begin,
                         const Html& inner, QLatin1StringView end)
    {
        return made(openingTag(name, attributes) + begin + inner.html_ + u"</"_s +
                    QLatin1StringView(name) + u'>' + end);
    }
};

Html::Html(const QString& text) : html_(escaped(text))
{}

Html& Html::operator+=(const Html& more)
{
    html_ += more.html_;
    return *this;
}

Attributes operator+(Attributes left, const Attributes& right)
{
    left.insert(left.end(), right.begin(), right.end());
    return left;
}

Html element(const char* name, const Html& inner, const Attributes& attributes)
{
    return HtmlMaker::enclosed(name, attributes, {}, inner, "\n"_L1);
}

Html inlined(const char* name, const Html& inner, const Attributes& attributes)
{
    return HtmlMaker::enclosed(name, attributes, {}, inner, {});
}

Html block(const char* name, const Html& inner, const Attributes& attributes)
{
    return HtmlMaker::enclosed(name, attributes, "\n"_L1, inner, "\n"_L1);
}

Html textElement(const char* name, const QString& text, const Attributes& attributes)
{
    return text.isEmpty() ? Html() : element(name, Html(text), attributes);
}

Html voidElement(const char* name, const Attributes& attributes)
{
    auto tag = openingTag(name, attributes);
    tag.insert(tag.size() - 1, u'/'); // A reader of XML asks for it.
    return HtmlMaker::made(tag + u'\n');
}

Html linkTo(const QString& address, const QString& text, const Attributes& attributes)
{
    return text.isEmpty() ? Html()
                          : inlined("a", Html(text), Attributes{{"href", address}} + attributes);
}

Html styleElement(const QString& css)
{
    // The end tag is all that could end it.
    return HtmlMaker::enclosed("style", {}, {},
                               HtmlMaker::made(QString(css).replace("</"_L1, "<\\/"_L1)), "\n"_L1);
}

Html wholePage(const HtmlPage& page, const Html& body)
{
    auto head = voidElement("meta", {{"charset", "utf-8"}});
    for (const auto& meta :
         Attributes{{"viewport", "width=device-width, initial-scale=1"}} + page.metas) {
        head += voidElement("meta", {{"name", meta.name}, {"content", *meta.value}});
    }
    head += element("title", Html(page.title)) + page.head;
    return HtmlMaker::made(u"<!DOCTYPE html>\n"_s) +
           block("html", block("head", head) + block("body", body, page.bodyAttributes),
                 {{"lang", page.language}});
}

} // namespace typeset
