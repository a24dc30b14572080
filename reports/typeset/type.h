#pragma once

#include "reports/typeset/paper.h"

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QString>

#include <cstdint>
#include <deque>
#include <utility>
#include <vector>

/// Type on paper, and its metrics.
namespace typeset {

enum class Weight : std::uint8_t {
    Regular,
    Medium,
    Bold,
};

enum class Digits : std::uint8_t {
    Own, ///< Each with its own width.
    /// Each centred in nearly the width of the widest, so that numbers align but are still whole
    /// words in a PDF.
    Even,
};

/// The smallest type on paper.
inline constexpr qreal smallestSize = points(7);

struct Type
{
    qreal size = 0; ///< In units of paper.h; at least 1.
    Weight weight = Weight::Regular;
    Digits digits = Digits::Own;
    bool struck = false; ///< With a line through it.

    [[nodiscard]] Type scaled(qreal factor) const
    {
        return {size * factor, weight, digits, struck};
    }

    friend bool operator==(const Type&, const Type&) = default;
};

/// How letters become glyphs.
enum class Setting : std::uint8_t {
    Single, ///< Each letter separately.
    Shaped, ///< Kerned, joined and ordered as the script requires.
};

/// For a painter whose coordinates are the units of paper.h.
QFont fontOf(const Type& type, Setting setting = Setting::Shaped);

/// The text for files, whose readers have fonts of their own: characters that no font has (control
/// characters, unassigned code points) are replaced by a visible one, line breaks and tabs by
/// blanks.
QString printable(const QString& text);

/// The same as it is painted here: so are those of no font on this computer, and what is read from
/// right to left is isolated from its neighbours.
QString painted(const QString& text);

/// Whether every character of the text is painted as itself.
bool isWritten(const QString& text);

/// A piece of text painted at once.
struct Piece
{
    QString text;
    qreal left = 0; ///< From the left edge of the whole text.
    Setting setting = Setting::Single;
};

/// Measures texts of one type and caches the results, for layouts with many texts.
class TypeMeasure
{
public:
    explicit TypeMeasure(const Type& type);

    [[nodiscard]] const QFont& font(Setting setting) const
    {
        return setting == Setting::Shaped ? shapedFont_ : font_;
    }
    /// From the highest ascender to the lowest descender.
    [[nodiscard]] qreal lineHeight() const { return metrics_.ascent() + metrics_.descent(); }
    [[nodiscard]] qreal ascent() const { return metrics_.ascent(); }
    qreal width(const QString& text);
    /// The texts and positions for a painter, from left to right.
    std::vector<Piece> pieces(const QString& text);

private:
    /// For letters side by side in one order.
    qreal plainWidth(QStringView printableText);
    qreal advance(QChar character);
    /// The shift of the second of two neighbours; negative: towards the first.
    qreal kerning(QChar letter, QChar next);
    /// The width given to a digit: the same for all, a little less for a narrow one.
    qreal evenWidth(QChar digit);
    /// How much closer two narrow digits are set, so that they form one word.
    qreal squeeze(QChar digit, QChar next);

    QFont font_;
    QFontMetricsF metrics_;
    QFont shapedFont_;
    QFontMetricsF shapedMetrics_;
    QHash<char16_t, qreal> advances_;
    QHash<std::pair<char16_t, char16_t>, qreal> kernings_;
    qreal widestDigit_ = 0; ///< 0 if each digit has its own width.
};

/// The measures of all types used by a layout or painter.
class Measures
{
public:
    /// Valid for the lifetime of this object.
    TypeMeasure& of(const Type& type);

private:
    std::deque<std::pair<Type, TypeMeasure>> known_;
};

qreal lineHeight(const Type& type);

qreal textWidth(const QString& text, const Type& type);

/// The text in lines no wider than `width`: broken at blanks, hyphens and slashes; words too wide
/// for that are broken. At least one line; only blanks at the breaks are dropped.
std::vector<QString> wrapped(const QString& text, const Type& type, qreal width);
std::vector<QString> wrapped(const QString& text, TypeMeasure& measure, qreal width);

/// The largest type between `smallest` times `type` and `type` in which the text fits on one line
/// of that width, else the smallest.
Type fitted(const QString& text, const Type& type, qreal width, qreal smallest);

/// The text if it fits the width; else as much of it as fits, with "…" at the end.
QString elided(const QString& text, const Type& type, qreal width);

} // namespace typeset
