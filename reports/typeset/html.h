#pragma once

#include <QAnyStringView>
#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

/// Web pages, of paper and of the hall. Only the functions below make HTML, and they escape every
/// text and value, so content can never alter a page.
namespace typeset {

class Html
{
public:
    Html() = default;
    /// A text, in which nothing means anything to a browser; control characters are blanks.
    explicit Html(const QString& text);

    [[nodiscard]] bool isEmpty() const { return html_.isEmpty(); }
    [[nodiscard]] QByteArray toUtf8() const { return html_.toUtf8(); }

    Html& operator+=(const Html& more);
    friend Html operator+(Html left, const Html& right) { return left += right; }

private:
    friend class HtmlMaker;

    QString html_;
};

struct Attribute
{
    Attribute(const char* named, QAnyStringView with) : name(named), value(with.toString()) {}
    /// One without a value: "hidden".
    explicit(false) Attribute(const char* named) : name(named) {}

    const char* name;
    std::optional<QString> value = std::nullopt;
};

using Attributes = std::vector<Attribute>;

Attributes operator+(Attributes left, const Attributes& right);

/// `<name attributes>inner</name>` and a line feed.
Html element(const char* name, const Html& inner, const Attributes& attributes = {});
/// The same without the line feed.
Html inlined(const char* name, const Html& inner, const Attributes& attributes = {});
/// The same with a line feed behind the opening tag as well.
Html block(const char* name, const Html& inner, const Attributes& attributes = {});

/// An element with a text; nothing for an empty one.
Html textElement(const char* name, const QString& text, const Attributes& attributes = {});

/// An element that has no end tag, and a line feed.
Html voidElement(const char* name, const Attributes& attributes);

Html linkTo(const QString& address, const QString& text, const Attributes& attributes = {});

/// Style sheets are the program's own.
Html styleElement(const QString& css);

/// What a whole page has around its body.
struct HtmlPage
{
    QString language; ///< "de-DE".
    QString title;
    Attributes metas = {}; ///< By name, beside those of every page.
    Html head = {};        ///< Behind the title.
    Attributes bodyAttributes = {};
};
Html wholePage(const HtmlPage& page, const Html& body);

} // namespace typeset
