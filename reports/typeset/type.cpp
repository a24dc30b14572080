#include "reports/typeset/type.h"

#include <QGlyphRun>
#include <QRawFont>
#include <QTextBoundaryFinder>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace typeset {

namespace {

QFont::Weight weightOf(Weight weight)
{
    switch (weight) {
    case Weight::Regular:
        return QFont::Normal;
    case Weight::Medium:
        return QFont::Medium;
    case Weight::Bold:
        return QFont::Bold;
    }
    return QFont::Normal;
}

bool isPlainDigit(QChar character)
{
    return character >= u'0' && character <= u'9';
}

/// Whether the character stays beside its neighbours in order, whatever they are.
bool standsAlone(QChar character)
{
    if (character.isSurrogate() || character.isMark()) {
        return false;
    }
    switch (character.script()) {
    case QChar::Script_Common:
    case QChar::Script_Latin:
    case QChar::Script_Greek:
    case QChar::Script_Cyrillic:
        return true;
    default:
        return false;
    }
}

bool allStandAlone(QStringView text)
{
    return std::all_of(text.begin(), text.end(), standsAlone);
}

/// Whether the character is shaped together with its neighbours. Inter has alternative glyphs for
/// digits and signs among certain neighbours (2x4, 21:14, 4-3, A-B), which a PDF could not map to
/// text.
bool isKerned(QChar character)
{
    return character.isLetter() || character == u' ' || character == u',' || character == u'.';
}

bool isPlain(QChar character)
{
    constexpr char16_t lastOfLatin = 0x24f;
    constexpr char16_t firstOfC1 = 0x7f;
    constexpr char16_t lastOfC1 = 0x9f;
    const auto code = character.unicode();
    return code >= u' ' && code <= lastOfLatin && (code < firstOfC1 || code > lastOfC1);
}

/// Whether Unicode gives the character a glyph.
bool hasSign(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
        return false;
    default:
        return true;
    }
}

bool isBreak(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return character == U'\n' || character == U'\r' || character == U'\t';
    }
}

/// Whether a font on this computer has the character.
bool isInFonts(char32_t character)
{
    QTextLayout layout(QStringView(QChar::fromUcs4(character)).toString(), fontOf({points(12)}));
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    const auto runs = layout.glyphRuns();
    // Where the script is not supported, Qt paints boxes: glyphs of a font without tables.
    return std::all_of(runs.begin(), runs.end(), [](const QGlyphRun& run) {
        return !run.glyphIndexes().contains(0) && !run.rawFont().fontTable("cmap").isEmpty();
    });
}

/// Whether the character can be seen on paper, or steers others and is never seen.
bool canWrite(char32_t character)
{
    if (!hasSign(character)) {
        return false;
    }
    if (QChar::category(character) == QChar::Other_Format) {
        return true;
    }
    // Fonts are slow to ask and stay the same while the program runs.
    thread_local QHash<char32_t, bool> known;
    const auto found = known.constFind(character);
    return found != known.constEnd() ? *found : *known.insert(character, isInFonts(character));
}

/// Whether the character is read from right to left.
bool isBackwards(char32_t character)
{
    const auto direction = QChar::direction(character);
    return direction == QChar::DirR || direction == QChar::DirAL;
}

bool isForwards(char32_t character)
{
    return QChar::direction(character) == QChar::DirL;
}

constexpr char16_t firstStrongIsolate = 0x2068;
constexpr char16_t popIsolate = 0x2069;

/// Isolates each run that is read from right to left, so that numbers and signs beside it keep
/// their place.
QString isolated(const QString& text)
{
    const auto characters = text.toStdU32String();
    if (std::none_of(characters.begin(), characters.end(), isBackwards)) {
        return text;
    }
    QString result;
    for (auto begin = characters.begin(); begin != characters.end();) {
        const auto first = std::find_if(begin, characters.end(), isBackwards);
        const auto next = std::find_if(first, characters.end(), isForwards);
        auto end = next;
        while (end != first && !isBackwards(*(end - 1)) && !QChar::isMark(*(end - 1))) {
            --end;
        }
        result += QString::fromStdU32String({begin, first});
        if (first != end) {
            result += firstStrongIsolate + QString::fromStdU32String({first, end}) + popIsolate;
        }
        begin = end;
    }
    return result;
}

/// The text with a visible sign for each character that is not among the wanted ones.
QString replaced(const QString& text, bool (*isWanted)(char32_t))
{
    if (std::all_of(text.begin(), text.end(), isPlain)) {
        return text;
    }
    QString result;
    result.reserve(text.size());
    for (const auto character : text.normalized(QString::NormalizationForm_C).toUcs4()) {
        if (isBreak(character)) {
            result += u' ';
        } else if (character == firstStrongIsolate || character == popIsolate) {
            continue;
        } else if (isWanted(character)) {
            result += QStringView(QChar::fromUcs4(character));
        } else if (!QChar::isMark(character) || !result.endsWith(QChar::ReplacementCharacter)) {
            result += QChar(QChar::ReplacementCharacter);
        }
    }
    return result;
}

/// Space beside an even digit, and between two of them, relative to the type size. PDF readers
/// treat a gap of a tenth as the end of a word.
constexpr qreal widestMargin = 0.08;
constexpr qreal widestGap = 0.095;

} // namespace

QFont fontOf(const Type& type, Setting setting)
{
    QFont font;
    font.setFamilies({QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(type.size))));
    font.setWeight(weightOf(type.weight));
    font.setStrikeOut(type.struck);
    font.setHintingPreference(QFont::PreferNoHinting);
    if (setting == Setting::Single) {
        font.setStyleStrategy(QFont::PreferNoShaping);
    }
    font.setKerning(setting == Setting::Shaped);
    return font;
}

QString printable(const QString& text)
{
    return replaced(text, hasSign);
}

QString painted(const QString& text)
{
    return isolated(replaced(text, canWrite));
}

bool isWritten(const QString& text)
{
    return !painted(text).contains(QChar::ReplacementCharacter);
}

TypeMeasure::TypeMeasure(const Type& type)
    : font_(fontOf(type, Setting::Single)),
      metrics_(font_),
      shapedFont_(fontOf(type, Setting::Shaped)),
      shapedMetrics_(shapedFont_)
{
    if (type.digits == Digits::Even) {
        for (char16_t digit = u'0'; digit <= u'9'; ++digit) {
            widestDigit_ = std::max(widestDigit_, advance(digit));
        }
    }
}

qreal TypeMeasure::advance(QChar character)
{
    const auto known = advances_.constFind(character.unicode());
    if (known != advances_.constEnd()) {
        return *known;
    }
    return *advances_.insert(character.unicode(), metrics_.horizontalAdvance(character));
}

qreal TypeMeasure::evenWidth(QChar digit)
{
    return std::min(widestDigit_, advance(digit) + 2 * widestMargin * font_.pixelSize());
}

qreal TypeMeasure::squeeze(QChar digit, QChar next)
{
    if (!isPlainDigit(digit) || !isPlainDigit(next)) {
        return 0;
    }
    const auto margin = [this](QChar one) { return (evenWidth(one) - advance(one)) / 2; };
    return std::max(0.0, margin(digit) + margin(next) - widestGap * font_.pixelSize());
}

qreal TypeMeasure::kerning(QChar letter, QChar next)
{
    if (!isKerned(letter) || !isKerned(next)) {
        return 0;
    }
    const std::pair pair(letter.unicode(), next.unicode());
    const auto known = kernings_.constFind(pair);
    if (known != kernings_.constEnd()) {
        return *known;
    }
    const auto both = QString(letter) + next;
    const qreal apart =
        shapedMetrics_.horizontalAdvance(letter) + shapedMetrics_.horizontalAdvance(next);
    return *kernings_.insert(pair, shapedMetrics_.horizontalAdvance(both) - apart);
}

qreal TypeMeasure::plainWidth(QStringView printableText)
{
    qreal width = 0;
    QChar previous;
    for (const auto character : printableText) {
        width += advance(character) + kerning(previous, character);
        previous = character;
    }
    return width;
}

qreal TypeMeasure::width(const QString& text)
{
    const auto shown = painted(text);
    if (!allStandAlone(shown)) {
        return shapedMetrics_.horizontalAdvance(shown);
    }
    qreal width = plainWidth(shown);
    if (widestDigit_ <= 0) {
        return width;
    }
    QChar previous;
    for (const auto character : shown) {
        if (isPlainDigit(character)) {
            width += evenWidth(character) - advance(character) - squeeze(previous, character);
        }
        previous = character;
    }
    return width;
}

std::vector<Piece> TypeMeasure::pieces(const QString& text)
{
    const auto shown = painted(text);
    if (!allStandAlone(shown)) {
        return {{shown, 0, Setting::Shaped}};
    }
    std::vector<Piece> pieces;
    qreal left = 0;
    const auto settingOf = [](QChar character) {
        return isKerned(character) ? Setting::Shaped : Setting::Single;
    };
    for (qsizetype begin = 0; begin < shown.size();) {
        const auto character = shown[begin];
        if (widestDigit_ > 0 && isPlainDigit(character)) {
            left -= begin > 0 ? squeeze(shown[begin - 1], character) : 0;
            const qreal cell = evenWidth(character);
            pieces.push_back({QString(character), left + (cell - advance(character)) / 2});
            left += cell;
            ++begin;
            continue;
        }
        const auto end = std::find_if(shown.begin() + begin, shown.end(), [&](QChar next) {
            return settingOf(next) != settingOf(character) ||
                   (widestDigit_ > 0 && isPlainDigit(next));
        });
        const auto run = shown.mid(begin, std::distance(shown.begin() + begin, end));
        pieces.push_back({run, left, settingOf(character)});
        left += plainWidth(run);
        begin += run.size();
    }
    return pieces;
}

TypeMeasure& Measures::of(const Type& type)
{
    const auto known = std::find_if(known_.begin(), known_.end(),
                                    [&](const auto& entry) { return entry.first == type; });
    return known != known_.end() ? known->second
                                 : known_.emplace_back(type, TypeMeasure(type)).second;
}

qreal lineHeight(const Type& type)
{
    return TypeMeasure(type).lineHeight();
}

qreal textWidth(const QString& text, const Type& type)
{
    return TypeMeasure(type).width(text);
}

namespace {

/// Finds where the next line ends.
class LineBreaker
{
public:
    LineBreaker(const QString& text, TypeMeasure& measure, qreal width)
        : text_(text), measure_(measure), width_(width)
    {}

    qsizetype endOfLine(qsizetype begin)
    {
        const auto word = lastFitting(QTextBoundaryFinder::Line, begin);
        return word > begin ? word : withinWord(begin);
    }

private:
    [[nodiscard]] bool fits(qsizetype begin, qsizetype end)
    {
        return measure_.width(text_.mid(begin, end - begin).trimmed()) <= width_;
    }

    /// The last break up to which the text fits; `begin` if there is none.
    qsizetype lastFitting(QTextBoundaryFinder::BoundaryType type, qsizetype begin)
    {
        QTextBoundaryFinder finder(type, text_);
        finder.setPosition(begin);
        auto last = begin;
        for (auto end = finder.toNextBoundary(); end >= 0 && fits(begin, end);
             end = finder.toNextBoundary()) {
            last = end;
        }
        return last;
    }

    /// At least one character, however narrow the line is.
    qsizetype withinWord(qsizetype begin)
    {
        const auto end = lastFitting(QTextBoundaryFinder::Grapheme, begin);
        if (end > begin) {
            return end;
        }
        QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text_);
        finder.setPosition(begin);
        return finder.toNextBoundary();
    }

    const QString& text_;
    TypeMeasure& measure_;
    qreal width_;
};

} // namespace

std::vector<QString> wrapped(const QString& text, TypeMeasure& measure, qreal width)
{
    const auto whole = painted(text).trimmed();
    if (measure.width(whole) <= width) {
        return {whole};
    }
    LineBreaker breaker(whole, measure, width);
    std::vector<QString> lines;
    for (qsizetype begin = 0; begin < whole.size();) {
        const auto end = breaker.endOfLine(begin);
        lines.push_back(whole.mid(begin, end - begin).trimmed());
        begin = end;
    }
    return lines;
}

std::vector<QString> wrapped(const QString& text, const Type& type, qreal width)
{
    TypeMeasure measure(type);
    return wrapped(text, measure, width);
}

Type fitted(const QString& text, const Type& type, qreal width, qreal smallest)
{
    const qreal needed = textWidth(text, type);
    if (needed <= width) {
        return type;
    }
    // Sizes are integral: the next smaller one.
    const qreal size = std::floor(type.size * width / needed);
    return type.scaled(std::max(smallest, size / type.size));
}

QString elided(const QString& text, const Type& type, qreal width)
{
    TypeMeasure measure(type);
    auto whole = painted(text).trimmed();
    if (measure.width(whole) <= width) {
        return whole;
    }
    const QString rest(QChar(u'…'));
    const auto first = wrapped(whole, measure, std::max<qreal>(0, width - measure.width(rest)));
    return first.front() + rest;
}

} // namespace typeset
