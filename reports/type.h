#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QString>

#include <cstdint>
#include <deque>
#include <utility>
#include <vector>

/// Type on paper, and how much room it takes.
namespace reports {

enum class Weight : std::uint8_t {
    Regular,
    Medium,
    Bold,
};

enum class Digits : std::uint8_t {
    Own, ///< Each as wide as the typeface has it.
    /// Each centred in nearly the width of the widest, so that numbers stand under each other and
    /// are still whole words in a PDF.
    Even,
};

struct Type
{
    qreal size = 0; ///< In units of paper.h; at least 1.
    Weight weight = Weight::Regular;
    Digits digits = Digits::Own;

    [[nodiscard]] Type scaled(qreal factor) const { return {size * factor, weight, digits}; }

    friend bool operator==(const Type&, const Type&) = default;
};

/// For a painter whose coordinates are the units of paper.h.
QFont fontOf(const Type& type);

/// The text as it is painted: what has no sign of its own (control characters, code points without
/// a character) is replaced by one that is seen, line breaks and tabs by blanks.
QString printable(const QString& text);

/// A piece of a text that is painted at once.
struct Piece
{
    QString text;
    qreal left = 0; ///< From the left edge of the whole text.
};

/// Measures texts of one type, and remembers what it measured: for whoever has many of them.
class TypeMeasure
{
public:
    explicit TypeMeasure(const Type& type);

    [[nodiscard]] const QFont& font() const { return font_; }
    /// From the top of the tallest letter to the bottom of the lowest.
    [[nodiscard]] qreal lineHeight() const { return metrics_.ascent() + metrics_.descent(); }
    [[nodiscard]] qreal ascent() const { return metrics_.ascent(); }
    qreal width(const QString& text);
    /// The texts and places a painter needs, from left to right.
    std::vector<Piece> pieces(const QString& text);

private:
    qreal widthAsSet(const QString& printableText);
    qreal advance(QChar character);
    /// What a digit takes: the same for all of them, but a little less for a narrow one.
    qreal evenWidth(QChar digit);
    /// How much nearer to each other two narrow digits stand, so that they are one word.
    qreal squeeze(QChar digit, QChar next);

    QFont font_;
    QFontMetricsF metrics_;
    QHash<char16_t, qreal> advances_;
    qreal widestDigit_ = 0; ///< 0 where each digit has its own width.
};

/// The measures of all types that a layout or a painter uses.
class Measures
{
public:
    /// Valid as long as this object.
    TypeMeasure& of(const Type& type);

private:
    std::deque<std::pair<Type, TypeMeasure>> known_;
};

qreal lineHeight(const Type& type);

qreal textWidth(const QString& text, const Type& type);

/// The text in lines no wider than `width`: broken at blanks, hyphens and slashes, a word that is
/// wider than that within itself. At least one line; nothing of the text is lost but the blanks at
/// the breaks.
std::vector<QString> wrapped(const QString& text, const Type& type, qreal width);
std::vector<QString> wrapped(const QString& text, TypeMeasure& measure, qreal width);

/// The largest type of at most `type` and at least `smallest` times it in which one line of the
/// text is no wider than `width`; where there is none, the smallest.
Type fitted(const QString& text, const Type& type, qreal width, qreal smallest);

/// The text if it is no wider than `width`; else as much of it as fits with "…" behind.
QString elided(const QString& text, const Type& type, qreal width);

} // namespace reports
