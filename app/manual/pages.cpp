#include "app/manual/pages.h"

#include "app/cli/help.h"
#include "app/manual/roff.h"

#include <QCoreApplication>

#include <algorithm>

namespace manual {

using namespace Qt::Literals::StringLiterals;

namespace {

QString termOf(const cli::Option& option)
{
    const QString names = option.spellings().join(u", "_s);
    return option.value.isEmpty() ? names : names + u' ' + option.value;
}

bool isCommon(const cli::Option& option)
{
    const auto common = cli::commonOptions();
    return std::any_of(common.begin(), common.end(),
                       [&](const cli::Option& it) { return it.name == option.name; });
}

void addCommand(Roff& page, const cli::Command& command)
{
    page.subheading(command.name);
    page.paragraph(cli::usageOf(command));
    page.paragraph(command.summary + u'.');
    page.paragraph(command.details);
    for (const auto& operand : command.operands) {
        page.term(operand.value, operand.help);
    }
    for (const auto& option : command.options) {
        if (!isCommon(option)) {
            page.term(termOf(option), option.help);
        }
    }
    if (!command.examples.isEmpty()) {
        const QString start = cli::programName + u' ';
        page.example(start + command.examples.join(u'\n' + start));
    }
}

} // namespace

QByteArray pageOf(const std::vector<cli::Command>& commands, const QString& version)
{
    Roff page(cli::programName, u"Rummy Director "_s + version,
              Manual::tr("runs club tournaments of rummy with stones and of Rommé 500"));
    page.heading(Manual::tr("Synopsis"));
    page.paragraph(cli::programUsage());
    page.heading(Manual::tr("Description"));
    page.paragraph(cli::programSummary());
    page.heading(Manual::tr("Commands"));
    for (const auto& command : commands) {
        addCommand(page, command);
    }
    page.heading(Manual::tr("Options"));
    for (const auto& option : cli::commonOptions()) {
        page.term(termOf(option), option.help);
    }
    page.heading(Manual::tr("Exit status"));
    for (const auto& [code, meaning] : cli::exitCodes()) {
        page.term(code, meaning);
    }
    page.heading(Manual::tr("Messages"));
    page.paragraph(cli::messagesHelp());
    page.heading(Manual::tr("See also"));
    page.paragraph(u"rummy-director(1)"_s);
    return page.page();
}

} // namespace manual
