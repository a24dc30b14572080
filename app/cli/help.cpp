#include "help.h"

#include "layout.h"

#include <QCoreApplication>

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int margin = 2;
/// Wider terms have their meaning below them.
constexpr int widestTerm = 24;

class HelpTexts
{
    Q_DECLARE_TR_FUNCTIONS(HelpTexts)
};

QString program()
{
    return QString::fromLatin1(programName);
}

/// "--round R", "-o, --output FILE".
QString spelled(const Option& option)
{
    const QString letter = option.letter.isEmpty() ? QString() : u'-' + option.letter + u", "_s;
    const QString value = option.value.isEmpty() ? QString() : u' ' + option.value;
    return letter + option.dashed() + value;
}

QString inUsage(const Option& option)
{
    const QString value = option.value.isEmpty() ? QString() : u' ' + option.value;
    return (option.letter.isEmpty() ? option.dashed() : u'-' + option.letter) + value;
}

/// An item that must not be broken between lines.
QString unbroken(const QString& text)
{
    return QString(text).replace(u' ', QChar::Nbsp);
}

QString usageOf(const Command& command)
{
    QStringList parts = {u"%1 %2"_s.arg(program(), command.name)};
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
                together << unbroken(inUsage(*command.option(name)));
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

void addTerm(QStringList& lines, const QString& term, const QString& meaning, int termWidth)
{
    const int indent = margin + termWidth + margin;
    auto text = wrapped(meaning, screenWidth - indent, 0);
    lines << QString(margin, u' ') + padded(term, termWidth);
    if (displayWidth(term) <= termWidth) {
        lines.last() += QString(margin, u' ') + text.takeFirst();
    }
    for (const auto& line : text) {
        lines << QString(indent, u' ') + line;
    }
}

void addTerms(QStringList& lines, const std::vector<std::pair<QString, QString>>& terms)
{
    int width = 0;
    for (const auto& [term, meaning] : terms) {
        const int termWidth = displayWidth(term);
        width = termWidth <= widestTerm ? std::max(width, termWidth) : width;
    }
    for (const auto& [term, meaning] : terms) {
        addTerm(lines, term, meaning, width);
    }
}

std::vector<std::pair<QString, QString>> termsOf(const std::vector<Option>& options)
{
    std::vector<std::pair<QString, QString>> terms;
    terms.reserve(options.size());
    for (const auto& option : options) {
        terms.emplace_back(spelled(option), option.help);
    }
    return terms;
}

void addExitCodes(QStringList& lines)
{
    lines << QString() << HelpTexts::tr("Exit status:");
    addTerms(lines, {{u"0"_s, HelpTexts::tr("done")},
                     {u"1"_s, HelpTexts::tr("refused because of what was given, or faults found; "
                                            "nothing was changed")},
                     {u"2"_s, HelpTexts::tr("the command line is wrong")},
                     {u"3"_s, HelpTexts::tr("a file or the database cannot be used")}});
}

QString joined(const QStringList& lines)
{
    return lines.join(u'\n').replace(QChar::Nbsp, u' ');
}

} // namespace

QString programHelp(const std::vector<Command>& commands)
{
    QStringList lines = {
        HelpTexts::tr("Usage: %1").arg(program() + u" [--database FILE] COMMAND [ARGUMENT]…"_s),
        QString()};
    lines << wrapped(HelpTexts::tr("Runs rummy tournaments: scores games, ranks participants, "
                                   "keeps everything in the club's database."),
                     screenWidth, 0);
    lines << QString() << HelpTexts::tr("Commands:");
    std::vector<std::pair<QString, QString>> terms;
    terms.reserve(commands.size());
    for (const auto& command : commands) {
        terms.emplace_back(command.name, command.summary);
    }
    addTerms(lines, terms);
    lines << QString() << HelpTexts::tr("Options:");
    auto options = termsOf(commonOptions());
    options.emplace_back(u"--version"_s, HelpTexts::tr("print the version and end"));
    addTerms(lines, options);
    addExitCodes(lines);
    lines << QString();
    lines << wrapped(HelpTexts::tr("Faults are told on the standard error output, one a line, as "
                                   "\"error: PLACE: TEXT\" or \"warning: PLACE: TEXT\"."),
                     screenWidth, 0);
    lines << QString()
          << HelpTexts::tr("'%1 COMMAND --help' tells all about a command.").arg(program());
    return joined(lines);
}

QString commandHelp(const Command& command)
{
    QStringList lines =
        wrapped(HelpTexts::tr("Usage: %1").arg(usageOf(command)), screenWidth, 2 * margin);
    lines << QString() << wrapped(command.summary + u'.', screenWidth, 0);
    for (const auto& paragraph : command.details.split(u'\n', Qt::SkipEmptyParts)) {
        lines << QString() << wrapped(paragraph, screenWidth, 0);
    }
    if (!command.operands.empty()) {
        lines << QString() << HelpTexts::tr("Arguments:");
        std::vector<std::pair<QString, QString>> terms;
        terms.reserve(command.operands.size());
        for (const auto& operand : command.operands) {
            terms.emplace_back(operand.value, operand.help);
        }
        addTerms(lines, terms);
    }
    lines << QString() << HelpTexts::tr("Options:");
    addTerms(lines, termsOf(command.options));
    addExitCodes(lines);
    if (!command.examples.isEmpty()) {
        lines << QString() << HelpTexts::tr("Examples:");
        for (const auto& example : command.examples) {
            lines << QString(margin, u' ') + program() + u' ' + example;
        }
    }
    return joined(lines);
}

QString helpHint(const QString& command)
{
    const QString called = command.isEmpty() ? program() : program() + u' ' + command;
    return HelpTexts::tr("Try '%1 --help'.").arg(called);
}

} // namespace cli
