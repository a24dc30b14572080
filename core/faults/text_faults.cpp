#include "core/faults/faults.h"
#include "core/model/limits.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

/// U+FFFE and U+FFFF, which SQLite replaces, and halves of surrogate pairs, which UTF-8 cannot
/// express.
bool isUnicode(const QString& text)
{
    const auto isExcluded = [](QChar character) { return character.unicode() >= 0xFFFEU; };
    return QStringView(text).isValidUtf16() && std::none_of(text.begin(), text.end(), isExcluded);
}

bool isVisible(char32_t character)
{
    // Letters and symbols by category that nevertheless draw nothing.
    static constexpr std::array blanks = {U'\u115F', U'\u1160', U'\u2800', U'\u3164', U'\uFFA0'};
    if (std::find(blanks.begin(), blanks.end(), character) != blanks.end()) {
        return false;
    }
    switch (QChar::category(character)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
    case QChar::Other_Control:
    case QChar::Other_Format:
        return false;
    default:
        return true;
    }
}

bool isInvisible(const QString& line)
{
    const auto characters = line.toUcs4();
    return !line.trimmed().isEmpty() &&
           std::none_of(characters.begin(), characters.end(),
                        [](auto character) { return isVisible(character); });
}

/// Whether each direction mark is closed by its own kind, in order.
bool closesDirections(const QString& text)
{
    QString open;
    for (const QChar character : text) {
        switch (character.unicode()) {
        case u'\u202A': // Embeddings and overrides.
        case u'\u202B':
        case u'\u202D':
        case u'\u202E':
            open += u'\u202C';
            break;
        case u'\u2066': // Isolates.
        case u'\u2067':
        case u'\u2068':
            open += u'\u2069';
            break;
        case u'\u202C':
        case u'\u2069':
            if (!open.endsWith(character)) {
                return false;
            }
            open.chop(1);
            break;
        default:
            break;
        }
    }
    return open.isEmpty();
}

void findTextFaults(const QString& text, qsizetype longest, const Pointer& place, Refusals& faults)
{
    if (text.size() > longest) {
        addFault(
            faults,
            {TextFault::TooLong, place, {QString::number(text.size()), QString::number(longest)}});
    }
    if (!isUnicode(text)) {
        addFault(faults, {TextFault::NotUnicode, place, {}});
    }
    if (!closesDirections(text)) {
        addFault(faults, {TextFault::DirectionOpen, place, {}});
    }
}

} // namespace

void findLineFaults(const QString& line, const Pointer& place, Refusals& faults)
{
    findTextFaults(line, longestLine, place, faults);
    if (isInvisible(line)) {
        addFault(faults, {TextFault::Invisible, place, {}});
    }
}

void findNoteFaults(const QString& note, const Pointer& place, Refusals& faults)
{
    findTextFaults(note, longestNote, place, faults);
}

bool isPlainLine(const QString& text)
{
    return std::none_of(text.begin(), text.end(), [](QChar character) {
        return character.category() == QChar::Other_Control ||
               character.category() == QChar::Separator_Line ||
               character.category() == QChar::Separator_Paragraph;
    });
}

} // namespace core
