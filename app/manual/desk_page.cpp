#include "app/desk/frame/command_line.h"
#include "app/manual/pages.h"
#include "app/manual/roff.h"

namespace manual {

using namespace Qt::Literals::StringLiterals;

QByteArray pageOfDesk(const QString& version)
{
    Roff page(u"rummy-director"_s, u"Rummy Director "_s + version,
              Manual::tr("the desk of a tournament director"));
    page.heading(Manual::tr("Synopsis"));
    page.paragraph(u"rummy-director [--database FILE] [--portable] [FILE]"_s);
    page.heading(Manual::tr("Description"));
    page.paragraph(
        Manual::tr("Opens the window with which an evening is run. F1 opens its handbook."));
    page.heading(Manual::tr("Options"));
    for (const auto& [term, meaning] : desk::explainedArguments()) {
        page.term(term, meaning);
    }
    page.heading(Manual::tr("See also"));
    page.paragraph(u"rummy-director-cli(1)"_s);
    return page.page();
}

} // namespace manual
