#include "app/cli/arguments.h"

#include "core/file/plain_text.h"

#include <QRegularExpression>

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class Parser
{
public:
    Parser(const Command& command, const QStringList& arguments)
        : command_(command), waiting_(arguments)
    {}

    Parsed parse()
    {
        bool optionsEnded = false;
        while (!waiting_.isEmpty()) {
            const QString argument = waiting_.takeFirst();
            if (!optionsEnded && argument == u"--") {
                optionsEnded = true;
            } else if (!optionsEnded && looksLikeOption(argument)) {
                takeOption(argument);
            } else {
                parsed_.arguments.addOperand(argument);
            }
        }
        for (const auto& option : command_.options) {
            if (option.required) {
                require(option);
            }
        }
        checkOneOf();
        checkOperands();
        return parsed_;
    }

private:
    void complain(const QString& place, const QString& text, ExitCode weight = ExitCode::Usage)
    {
        parsed_.complaints.push_back({weight, place, text});
    }

    /// "--name", "--name=VALUE", "-n" or "-nVALUE".
    void takeOption(const QString& argument)
    {
        const bool isLong = argument.startsWith(u"--");
        const qsizetype nameSize = isLong ? argument.indexOf(u'=') : 2;
        const QString name = argument.left(nameSize);
        const Option* const option = command_.option(name);
        const bool hasValue = nameSize >= 0 && nameSize < argument.size();
        if (option == nullptr) {
            complain(name, Console::tr("There is no such option."));
        } else if (option->kind == ValueKind::None) {
            if (hasValue) {
                complain(option->dashed(), Console::tr("This option takes no value."));
            }
            parsed_.arguments.add(option->name, {});
        } else if (hasValue) {
            takeValue(*option, argument.mid(isLong ? nameSize + 1 : nameSize));
        } else if (waiting_.isEmpty() || looksLikeLongOption(waiting_.constFirst())) {
            complain(option->dashed(), Console::tr("The value %1 is missing.").arg(option->value));
        } else {
            takeValue(*option, waiting_.takeFirst());
        }
    }

    /// "-" is a file and "-5" a number.
    static bool looksLikeOption(const QString& argument)
    {
        return argument.size() > 1 && argument[0] == u'-' && !argument[1].isDigit();
    }

    static bool looksLikeLongOption(const QString& argument)
    {
        return argument.size() > 2 && argument.startsWith(u"--") && argument[2].isLetter();
    }

    void takeValue(const Option& option, const QString& value)
    {
        if (!option.repeatable && parsed_.arguments.has(option.name)) {
            complain(option.dashed(), Console::tr("The option is given twice."));
            return;
        }
        parsed_.arguments.add(option.name, value);
        checkWord(option.dashed(), option.words, value);
        if (option.kind == ValueKind::Number) {
            checkNumber(option, value);
        }
    }

    void checkNumber(const Option& option, const QString& value)
    {
        static const QRegularExpression wholeNumber(u"^[+-]?[0-9]+$"_s);
        if (!wholeNumber.match(value).hasMatch()) {
            complain(option.dashed(), Console::tr("\"%1\" is no whole number.").arg(value));
            return;
        }
        bool fits = false;
        const qint64 number = value.toLongLong(&fits);
        QString text;
        if (!fits || number < -option.largest || number > option.largest) {
            text = Console::tr("%1 is out of range. Give at most %2.")
                       .arg(value, QString::number(option.largest));
        } else if (number < option.smallest) {
            text = Console::tr("%1 is out of range. Give at least %2.")
                       .arg(value, QString::number(option.smallest));
        }
        if (!text.isEmpty()) {
            complain(option.dashed(), text, ExitCode::Refused);
        }
    }

    void checkWord(const QString& place, const QStringList& words, const QString& given)
    {
        if (!words.isEmpty() && !words.contains(given)) {
            complain(place, Console::tr("\"%1\" is not known here. Give one of: %2.")
                                .arg(given, words.join(u", "_s)));
        }
    }

    void require(const Option& option)
    {
        const auto& complaints = parsed_.complaints;
        const bool complainedOf =
            std::any_of(complaints.begin(), complaints.end(),
                        [&](const Complaint& each) { return each.place == option.dashed(); });
        if (!parsed_.arguments.has(option.name) && !complainedOf) {
            complain(option.dashed(), Console::tr("The option is needed."));
        }
    }

    void checkOneOf()
    {
        for (const auto& choices : command_.oneOf) {
            QStringList dashed;
            QList<QStringList> given;
            for (const auto& choice : choices) {
                const auto together = choice.split(u' ');
                if (std::any_of(together.begin(), together.end(), [this](const QString& name) {
                        return parsed_.arguments.has(name);
                    })) {
                    given << together;
                }
                dashed << u"--"_s + together.join(u" --"_s);
            }
            if (given.size() != 1) {
                complain(dashed.constFirst().section(u' ', 0, 0),
                         Console::tr("Give exactly one of: %1.").arg(dashed.join(u", "_s)));
                continue;
            }
            for (const auto& name : given.constFirst()) {
                require(*command_.option(u"--"_s + name));
            }
        }
    }

    void checkOperands()
    {
        const auto& operands = parsed_.arguments.operands();
        const auto due = static_cast<qsizetype>(command_.operands.size());
        for (qsizetype index = 0; index < due; ++index) {
            const auto& operand = command_.operands[static_cast<std::size_t>(index)];
            if (index < operands.size()) {
                checkWord(operand.value, operand.words, operands[index]);
            } else if (!operand.optional) {
                complain(operand.value, Console::tr("The argument is needed."));
            }
        }
        const bool takesMore = !command_.operands.empty() && command_.operands.back().repeatable;
        for (qsizetype index = due; index < operands.size() && !takesMore; ++index) {
            complain(operands[index], Console::tr("The argument is not expected here."));
        }
    }

    const Command& command_;
    QStringList waiting_;
    Parsed parsed_;
};

} // namespace

std::optional<std::vector<core::StartNumber>> Arguments::startNumbers(QAnyStringView option) const
{
    std::vector<core::StartNumber> numbers;
    for (const auto& part : text(option).split(u',')) {
        const auto number = core::parseWholeNumber(part.trimmed(), core::idRange);
        if (!number) {
            return std::nullopt;
        }
        numbers.push_back(core::StartNumber{static_cast<std::int32_t>(*number)});
    }
    return numbers;
}

Parsed parse(const Command& command, const QStringList& arguments)
{
    return Parser(command, arguments).parse();
}

} // namespace cli
