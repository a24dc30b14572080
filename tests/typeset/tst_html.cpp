#include "tests/suite.h"

#include "reports/typeset/html.h"

#include <QTest>

namespace tst_html {

using namespace typeset;
using namespace Qt::Literals::StringLiterals;

/// The kit that web pages are made of.
class TestHtml : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTextsAsTheyAre_data()
    {
        QTest::addColumn<Html>("html");
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* name, const Html& html, const char* bytes) {
            QTest::newRow(name) << html << QByteArray(bytes);
        };
        const QString hostile = u"<b title=\"x\">A & B</b>"_s;
        const char* const harmless = "&lt;b title=&quot;x&quot;&gt;A &amp; B&lt;/b&gt;";
        row("a text", Html(hostile), harmless);
        row("control characters", Html(u"a\tb\nc\x1b"_s), "a b c ");
        row("in an element", element("p", Html(hostile)),
            QByteArray("<p>").append(harmless).append("</p>\n").constData());
        row("as a value", inlined("p", Html(u"A"_s), {{"title", hostile}}),
            QByteArray("<p title=\"").append(harmless).append("\">A</p>").constData());
        row("as an address", linkTo(u"\"><script>"_s, u"A"_s),
            "<a href=\"&quot;&gt;&lt;script&gt;\">A</a>");
        row("no text, no element", textElement("p", {}, {{"class", "note"}}), "");
        row("no end", voidElement("input", {{"name", "a"}, {"required"}}),
            "<input name=\"a\" required/>\n");
        row("a block", block("main", element("p", Html(u"A"_s))), "<main>\n<p>A</p>\n</main>\n");
        row("a style sheet ends where it should", styleElement(u"p { } </style><script>"_s),
            "<style>p { } <\\/style><script></style>\n");
    }
    void saysTextsAsTheyAre()
    {
        QFETCH(const Html, html);
        QTEST(html.toUtf8(), "bytes");
    }

    void makesAPage()
    {
        const auto page = wholePage({.language = u"de-DE"_s,
                                     .title = u"A & B"_s,
                                     .metas = {{"generator", "Rummy Director"}},
                                     .head = styleElement(u"p {}"_s),
                                     .bodyAttributes = {{"class", "display"}}},
                                    textElement("p", u"C"_s));
        QCOMPARE(page.toUtf8(),
                 QByteArray("<!DOCTYPE html>\n<html lang=\"de-DE\">\n<head>\n"
                            "<meta charset=\"utf-8\"/>\n"
                            "<meta name=\"viewport\" "
                            "content=\"width=device-width, initial-scale=1\"/>\n"
                            "<meta name=\"generator\" content=\"Rummy Director\"/>\n"
                            "<title>A &amp; B</title>\n<style>p {}</style>\n</head>\n"
                            "<body class=\"display\">\n<p>C</p>\n</body>\n</html>\n"));
    }
};

RUMMY_TEST(TestHtml)

} // namespace tst_html

#include "tst_html.moc"
