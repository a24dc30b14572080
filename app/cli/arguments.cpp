#include "arguments.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class ArgumentTexts
{
    Q_DECLARE_TR_FUNCTIONS(ArgumentTexts)
};

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
            } else if (!optionsEnded && argument.startsWith(u'-') && argument.size() > 1) {
                takeOption(argument);
            } else {
                parsed_.arguments.addOperand(argument);
            }
        }
        checkRequired();
        checkOneOf();
        checkOperands();
        return parsed_;
    }

private:
    void complain(const QString& place, const QString& text, ExitCode weight = ExitCode::Usage)
    {
        parsed_.complaints.push_back({weight, place, text});
    }

    void takeOption(const QString& argument)
    {
        const Written written =
            argument.startsWith(u"--") ? writtenLong(argument) : writtenShort(argument);
        const Option* option = written.option;
        if (option == nullptr) {
            complain(written.name, ArgumentTexts::tr("There is no such option."));
        } else if (option->kind == ValueKind::None) {
            takeFlag(*option, written.value.has_value());
        } else if (written.value) {
            takeValue(*option, *written.value);
        } else if (waiting_.isEmpty() || looksLikeLongOption(waiting_.constFirst())) {
            complain(option->dashed(),
                     ArgumentTexts::tr("The value %1 is missing.").arg(option->value));
        } else {
            takeValue(*option, waiting_.takeFirst());
        }
    }

    /// An option as it stands on the command line, with the value attached to it.
    struct Written
    {
        QString name;
        const Option* option;
        std::optional<QString> value;
    };

    [[nodiscard]] Written writtenLong(const QString& argument) const
    {
        const qsizetype equals = argument.indexOf(u'=');
        const QString name = argument.left(equals);
        return {name, command_.option(name.mid(2)),
                equals < 0 ? std::nullopt : std::optional(argument.mid(equals + 1))};
    }

    [[nodiscard]] Written writtenShort(const QString& argument) const
    {
        constexpr qsizetype nameSize = 2;
        return {argument.left(nameSize), command_.shortOption(argument.mid(1, 1)),
                argument.size() > nameSize ? std::optional(argument.mid(nameSize)) : std::nullopt};
    }

    static bool looksLikeLongOption(const QString& argument)
    {
        return argument.size() > 2 && argument.startsWith(u"--") && argument[2].isLetter();
    }

    void takeFlag(const Option& option, bool hasValue)
    {
        if (hasValue) {
            complain(option.dashed(), ArgumentTexts::tr("This option takes no value."));
        }
        parsed_.arguments.add(option.name, {});
    }

    void takeValue(const Option& option, const QString& value)
    {
        if (!option.repeatable && parsed_.arguments.has(option.name)) {
            complain(option.dashed(), ArgumentTexts::tr("The option is given twice."));
            return;
        }
        parsed_.arguments.add(option.name, value);
        if (option.kind == ValueKind::Word && !option.words.contains(value)) {
            complain(option.dashed(),
                     ArgumentTexts::tr("\"%1\" is not known here. Give one of: %2.")
                         .arg(value, option.words.join(u", "_s)));
        }
        if (option.kind == ValueKind::Number) {
            checkNumber(option, value);
        }
    }

    void checkNumber(const Option& option, const QString& value)
    {
        static const QRegularExpression wholeNumber(u"^[+-]?[0-9]+$"_s);
        if (!wholeNumber.match(value).hasMatch()) {
            complain(option.dashed(), ArgumentTexts::tr("\"%1\" is no whole number.").arg(value));
            return;
        }
        bool fits = false;
        const qint64 number = value.toLongLong(&fits);
        if (!fits || number < -option.largest || number > option.largest) {
            complain(option.dashed(),
                     ArgumentTexts::tr("%1 is out of range. Give at most %2.")
                         .arg(value, QString::number(option.largest)),
                     ExitCode::Refused);
        } else if (number < option.smallest) {
            complain(option.dashed(),
                     ArgumentTexts::tr("%1 is out of range. Give at least %2.")
                         .arg(value, QString::number(option.smallest)),
                     ExitCode::Refused);
        }
    }

    void checkRequired()
    {
        for (const auto& option : command_.options) {
            if (option.required) {
                require(option);
            }
        }
    }

    void require(const Option& option)
    {
        if (!parsed_.arguments.has(option.name) && !isComplainedAbout(option)) {
            complain(option.dashed(), ArgumentTexts::tr("The option is needed."));
        }
    }

    [[nodiscard]] bool isComplainedAbout(const Option& option) const
    {
        return std::any_of(
            parsed_.complaints.begin(), parsed_.complaints.end(),
            [&](const Complaint& complaint) { return complaint.place == option.dashed(); });
    }

    /// Any of the options that are given together.
    [[nodiscard]] bool isBegun(const QStringList& together) const
    {
        return std::any_of(together.begin(), together.end(),
                           [this](const QString& name) { return parsed_.arguments.has(name); });
    }

    void checkOneOf()
    {
        for (const auto& choices : command_.oneOf) {
            QStringList dashed;
            QList<QStringList> begun;
            for (const auto& choice : choices) {
                const auto together = choice.split(u' ');
                if (isBegun(together)) {
                    begun << together;
                }
                dashed << u"--"_s + together.join(u" --"_s);
            }
            if (begun.size() != 1) {
                complain(dashed.constFirst().section(u' ', 0, 0),
                         ArgumentTexts::tr("Give exactly one of: %1.").arg(dashed.join(u", "_s)));
                continue;
            }
            for (const auto& name : begun.constFirst()) {
                require(*command_.option(name));
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
                checkWord(operand, operands[index]);
            } else if (!operand.optional) {
                complain(operand.value, ArgumentTexts::tr("The argument is needed."));
            }
        }
        const bool takesMore = !command_.operands.empty() && command_.operands.back().repeatable;
        for (qsizetype index = due; index < operands.size() && !takesMore; ++index) {
            complain(operands[index], ArgumentTexts::tr("The argument is not expected here."));
        }
    }

    void checkWord(const Operand& operand, const QString& given)
    {
        if (!operand.words.isEmpty() && !operand.words.contains(given)) {
            complain(operand.value, ArgumentTexts::tr("\"%1\" is not known here. Give one of: %2.")
                                        .arg(given, operand.words.join(u", "_s)));
        }
    }

    const Command& command_;
    QStringList waiting_;
    Parsed parsed_;
};

} // namespace

QString Arguments::text(const QString& option) const
{
    const auto values = options_.value(option);
    return values.isEmpty() ? QString() : values.constLast();
}

Parsed parse(const Command& command, const QStringList& arguments)
{
    return Parser(command, arguments).parse();
}

} // namespace cli
