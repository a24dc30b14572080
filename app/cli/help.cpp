#include "app/cli/help.h"

#include "reports/typeset/terminal.h"

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;
using typeset::terminal::displayWidth;
using typeset::terminal::padded;
using typeset::terminal::screenWidth;
using typeset::terminal::wrapped;

namespace {

constexpr int margin = 2;
/// The meaning of a wider term is placed below it.
constexpr int widestTerm = 24;

QString withValue(const QString& name, const Option& option)
{
    return option.value.isEmpty() ? name : name + u' ' + option.value;
}

/// "--round R", "-o FILE".
QString inUsage(const Option& option)
{
    return withValue(option.spellings().constFirst(), option);
}

/// An item that must not be broken between lines.
QString unbroken(const QString& text)
{
    return QString(text).replace(u' ', QChar::Nbsp);
}

void addTerms(QStringList& lines, const QString& title, const Terms& terms)
{
    int width = 0;
    for (const auto& [term, meaning] : terms) {
        const int termWidth = displayWidth(term);
        width = termWidth <= widestTerm ? std::max(width, termWidth) : width;
    }
    const int indent = margin + width + margin;
    lines << QString() << title;
    for (const auto& [term, meaning] : terms) {
        auto text = wrapped(meaning, 0, screenWidth - indent);
        lines << QString(margin, u' ') + padded(term, width);
        if (displayWidth(term) <= width) {
            lines.last() += QString(margin, u' ') + text.takeFirst();
        }
        for (const auto& line : text) {
            lines << QString(indent, u' ') + line;
        }
    }
}

template <typename Items, typename ToTerm>
Terms termsOf(const Items& items, const ToTerm& toTerm)
{
    Terms terms;
    std::transform(items.begin(), items.end(), std::back_inserter(terms), toTerm);
    return terms;
}

std::pair<QString, QString> termOf(const Option& option)
{
    return {withValue(option.spellings().join(u", "_s), option), option.help};
}

QString joined(const QStringList& lines)
{
    return lines.join(u'\n').replace(QChar::Nbsp, u' ');
}

} // namespace

QString programUsage()
{
    return programName + u" [--database FILE] COMMAND [ARGUMENT]…"_s;
}

QString programSummary()
{
    return Console::tr("Runs rummy tournaments: scores games, ranks participants, keeps "
                       "everything in the club's database.");
}

QString usageOf(const Command& command)
{
    QStringList parts = {programName + u' ' + command.name};
    QStringList placed;
    for (const auto& option : command.options) {
        if (option.required) {
            parts << unbroken(inUsage(option));
            placed << option.name;
        }
    }
    for (const auto& names : command.oneOf) {
        QStringList choices;
        for (const auto& choice : names) {
            QStringList together;
            for (const auto& name : choice.split(u' ')) {
                together << unbroken(inUsage(*command.option(u"--"_s + name)));
                placed << name;
            }
            choices << together.join(u' ');
        }
        parts << u'(' + choices.join(u" | "_s) + u')';
    }
    for (const auto& option : command.options) {
        if (!placed.contains(option.name)) {
            parts << unbroken(u'[' + inUsage(option) + u']' +
                              (option.repeatable ? u"…"_s : QString()));
        }
    }
    for (const auto& operand : command.operands) {
        const QString value = operand.value + (operand.repeatable ? u" …"_s : QString());
        parts << unbroken(operand.optional ? u'[' + value + u']' : value);
    }
    return parts.join(u' ');
}

Terms exitCodes()
{
    return {{u"0"_s, Console::tr("done")},
            {u"1"_s, Console::tr("refused because of what was given, or faults found; nothing was "
                                 "changed")},
            {u"2"_s, Console::tr("the command line is wrong")},
            {u"3"_s, Console::tr("a file or the database cannot be used")}};
}

QString messagesHelp()
{
    return Console::tr("Faults are told on the standard error output, one a line, as "
                       "\"error: PLACE: TEXT\" or \"warning: PLACE: TEXT\".");
}

QString programHelp(const std::vector<Command>& commands)
{
    QStringList lines = {Console::tr("Usage: %1").arg(programUsage()), QString()};
    lines << wrapped(programSummary());
    addTerms(lines, Console::tr("Commands:"), termsOf(commands, [](const Command& command) {
                 return std::pair(command.name, command.summary);
             }));
    auto options = termsOf(commonOptions(), termOf);
    options.emplace_back(u"--version"_s, Console::tr("print the version and end"));
    addTerms(lines, Console::tr("Options:"), options);
    addTerms(lines, Console::tr("Exit status:"), exitCodes());
    lines << QString() << wrapped(messagesHelp());
    lines << QString()
          << Console::tr("'%1 COMMAND --help' tells all about a command.").arg(programName);
    return joined(lines);
}

QString commandHelp(const Command& command)
{
    QStringList lines = wrapped(Console::tr("Usage: %1").arg(usageOf(command)), 2 * margin);
    lines << QString() << wrapped(command.summary + u'.');
    for (const auto& paragraph : command.details.split(u'\n', Qt::SkipEmptyParts)) {
        lines << QString() << wrapped(paragraph);
    }
    if (!command.operands.empty()) {
        addTerms(lines, Console::tr("Arguments:"),
                 termsOf(command.operands, [](const Operand& operand) {
                     return std::pair(operand.value, operand.help);
                 }));
    }
    addTerms(lines, Console::tr("Options:"), termsOf(command.options, termOf));
    addTerms(lines, Console::tr("Exit status:"), exitCodes());
    if (!command.examples.isEmpty()) {
        lines << QString() << Console::tr("Examples:");
    }
    for (const auto& example : command.examples) {
        lines << QString(margin, u' ') + programName + u' ' + example;
    }
    return joined(lines);
}

QString helpHint(const QString& command)
{
    const QString called = command.isEmpty() ? QString(programName) : programName + u' ' + command;
    return Console::tr("Try '%1 --help'.").arg(called);
}

} // namespace cli
