#include "app/cli/output/lists.h"

#include "core/file/csv.h"

namespace cli {

QByteArray csvOf(const typeset::TableDocument& list)
{
    return core::writeCsv(typeset::programRows(list));
}

QByteArray textOf(const std::vector<typeset::Document>& tables)
{
    QByteArray text;
    for (const auto& document : tables) {
        const bool isFirst = text.isEmpty();
        text += isFirst ? QByteArray() : QByteArray("\n");
        text +=
            typeset::tableText(*tableOf(document), isFirst ? document.frame : typeset::PageFrame());
    }
    return text;
}

} // namespace cli
