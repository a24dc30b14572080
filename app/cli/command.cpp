#include "command.h"

#include <QCoreApplication>

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class CommandTexts
{
    Q_DECLARE_TR_FUNCTIONS(CommandTexts)
};

Option option(const QString& name, const QString& value, const QString& help, ValueKind kind)
{
    Option option;
    option.name = name;
    option.value = value;
    option.help = help;
    option.kind = kind;
    return option;
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

Option Option::at(const QStringList& pointers) const
{
    Option copy = *this;
    copy.places = pointers;
    return copy;
}

Option flag(const QString& name, const QString& help)
{
    return option(name, {}, help, ValueKind::None);
}

Option textOption(const QString& name, const QString& value, const QString& help)
{
    return option(name, value, help, ValueKind::Text);
}

Option numberOption(const QString& name, const QString& value, const QString& help)
{
    return option(name, value, help, ValueKind::Number);
}

Option fileOption(const QString& name, const QString& value, const QString& help)
{
    return option(name, value, help, ValueKind::File);
}

Option wordOption(const QString& name, const QStringList& words, const QString& help)
{
    Option made = option(name, words.join(u'|'), help, ValueKind::Word);
    made.words = words;
    return made;
}

const Option* Command::option(const QString& optionName) const
{
    const auto found = std::find_if(options.begin(), options.end(), [&](const Option& candidate) {
        return candidate.name == optionName;
    });
    return found != options.end() ? &*found : nullptr;
}

const Option* Command::shortOption(const QString& letter) const
{
    const auto found = std::find_if(options.begin(), options.end(), [&](const Option& candidate) {
        return !letter.isEmpty() && candidate.letter == letter;
    });
    return found != options.end() ? &*found : nullptr;
}

std::vector<Option> commonOptions()
{
    Option help = flag(u"help"_s, CommandTexts::tr("print this help and end"));
    help.letter = u"h"_s;
    return {fileOption(u"database"_s, u"FILE"_s,
                       CommandTexts::tr("the club database (default: that of the desk)")),
            help};
}

Option tournamentOption()
{
    Option made = numberOption(u"tournament"_s, u"ID"_s,
                               CommandTexts::tr("the tournament, by its id in the list"))
                      .needed();
    made.largest = std::numeric_limits<qint64>::max();
    return made;
}

Option formatOption(const QStringList& formats)
{
    return wordOption(u"format"_s, formats, CommandTexts::tr("the form (default: text)"));
}

Option outputOption()
{
    Option made = fileOption(u"output"_s, u"FILE"_s,
                             CommandTexts::tr("write to FILE instead of the standard output"));
    made.letter = u"o"_s;
    return made;
}

} // namespace cli
