#pragma once

#include "app/cli/call.h"
#include "app/cli/output/json_text.h"
#include "reports/documents/columns.h"
#include "reports/typeset/document.h"
#include "reports/typeset/table_writers.h"

#include <QByteArray>

#include <vector>

/// Lists as text and as CSV, both written from one table.
namespace cli {

/// The list as CSV for programs.
QByteArray csvOf(const typeset::TableDocument& list);

/// Tables as text, one below the other under the head of the first.
QByteArray textOf(const std::vector<typeset::Document>& tables);

inline bool wantsCsv(const Call& call)
{
    return call.arguments().text("format") == u"csv";
}

/// The tables in the form that `--format` names; `json` makes that of JSON. CSV has the first one.
template <typename MakeJson>
ExitCode deliverList(Call& call, const std::vector<typeset::Document>& tables, const MakeJson& json)
{
    return call.deliver(call.wantsJson() ? json()
                        : wantsCsv(call) ? csvOf(*tableOf(tables.front()))
                                         : textOf(tables));
}

/// The same of a list that paper has in another form: `document` makes what is written as text.
template <typename MakeList, typename MakeDocument, typename MakeJson>
ExitCode deliverList(Call& call, const MakeList& list, const MakeDocument& document,
                     const MakeJson& json)
{
    return call.deliver(call.wantsJson() ? json()
                        : wantsCsv(call) ? csvOf(list())
                                         : textOf({document()}));
}

} // namespace cli
