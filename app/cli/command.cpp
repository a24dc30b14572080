#include "app/cli/command.h"

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

Option option(ValueKind kind, QAnyStringView name, QAnyStringView value, const QString& help)
{
    QString place = u'/' + name.toString();
    for (auto dash = place.indexOf(u'-'); dash >= 0; dash = place.indexOf(u'-')) {
        place.replace(dash, 2, place[dash + 1].toUpper());
    }
    return {name.toString(), {}, value.toString(), help, kind, false, false, {}, {place}};
}

} // namespace

Option Option::needed() const
{
    Option copy = *this;
    copy.required = true;
    return copy;
}

Option Option::repeated() const
{
    Option copy = *this;
    copy.repeatable = true;
    return copy;
}

Option Option::at(std::initializer_list<QAnyStringView> pointers) const
{
    Option copy = *this;
    copy.places.clear();
    for (const auto pointer : pointers) {
        copy.places << pointer.toString();
    }
    return copy;
}

Option Option::between(qint64 least, qint64 most) const
{
    Option copy = *this;
    copy.smallest = least;
    copy.largest = most;
    return copy;
}

QStringList Option::spellings() const
{
    return letter.isEmpty() ? QStringList{dashed()} : QStringList{u'-' + letter, dashed()};
}

Option flag(QAnyStringView name, const QString& help)
{
    return option(ValueKind::None, name, "", help);
}

Option textOption(QAnyStringView name, QAnyStringView value, const QString& help)
{
    return option(ValueKind::Text, name, value, help);
}

Option numberOption(QAnyStringView name, QAnyStringView value, const QString& help)
{
    return option(ValueKind::Number, name, value, help);
}

Option fileOption(QAnyStringView name, QAnyStringView value, const QString& help)
{
    return option(ValueKind::File, name, value, help);
}

Option wordOption(QAnyStringView name, const QStringList& words, const QString& help)
{
    Option made = option(ValueKind::Word, name, words.join(u'|'), help);
    made.words = words;
    return made;
}

const Option* Command::option(const QString& spelling) const
{
    const auto found = std::find_if(options.begin(), options.end(), [&](const Option& each) {
        return each.spellings().contains(spelling);
    });
    return found != options.end() ? &*found : nullptr;
}

Operand inputFile(QAnyStringView value, const QString& help)
{
    return {value.toString(), help, true};
}

std::vector<Option> commonOptions()
{
    Option help = flag("help", Console::tr("print this help and end"));
    help.letter = u"h"_s;
    return {
        fileOption("database", "FILE",
                   Console::tr("the club database (default: that of the desk)")),
        help,
    };
}

Option tournamentOption()
{
    return numberOption("tournament", "ID", Console::tr("the tournament, by its id in the list"))
        .needed()
        .between(-largestNumber, largestNumber)
        .at({});
}

Option roundOption()
{
    return numberOption("round", "R", Console::tr("the round"));
}

Option tableOption()
{
    return numberOption("table", "T", Console::tr("the table"));
}

Option participantOption()
{
    return numberOption("participant", "N", Console::tr("the start number")).needed();
}

Option confirmWarningsOption()
{
    return flag("confirm-warnings", Console::tr("store it in spite of warnings"));
}

Option correctOption()
{
    return flag("correct", Console::tr("replace the result that is stored, if it is another one"));
}

Option reasonOption()
{
    return textOption("reason", "TEXT", Console::tr("why, for the journal"));
}

Option formatOption(const QStringList& formats)
{
    return wordOption("format", formats, Console::tr("the form (default: text)"));
}

Option outputOption()
{
    Option output =
        fileOption("output", "FILE", Console::tr("write to FILE instead of the standard output"));
    output.letter = u"o"_s;
    return output;
}

} // namespace cli
