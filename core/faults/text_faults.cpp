#include "core/faults.h"
#include "core/limits.h"

#include <algorithm>

namespace core {
namespace {

/// U+FFFE and U+FFFF, which SQLite replaces, and halves of surrogate pairs, which UTF-8 cannot
/// express.
bool isUnicode(const QString& text)
{
    const auto isExcluded = [](QChar character) { return character.unicode() >= 0xFFFEU; };
    return QStringView(text).isValidUtf16() && std::none_of(text.begin(), text.end(), isExcluded);
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
}

} // namespace

void findLineFaults(const QString& line, const Pointer& place, Refusals& faults)
{
    findTextFaults(line, longestLine, place, faults);
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
