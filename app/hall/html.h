#pragma once

#include <QString>

/// HTML from finished texts: what stands in it cannot change the page, whatever it says.
namespace web {

/// A text without signs that mean something in HTML, and without control characters.
QString escaped(const QString& text);

/// `<name attributes>inner</name>`; `inner` is HTML.
QString element(const QString& name, const QString& inner, const QString& attributes = {});

/// An element with a text; nothing for an empty one.
QString textElement(const QString& name, const QString& text, const QString& attributes = {});

/// ` name="value"` with a blank before it, the value being a text.
QString attribute(const QString& name, const QString& value);

QString linkTo(const QString& address, const QString& text, const QString& attributes = {});

} // namespace web
