#include "reports/typeset/table_flow.h"
#include "reports/typeset/table_layout.h"
#include "reports/typeset/table_writers.h"

#include <algorithm>
#include <iterator>

namespace typeset {

namespace {

/// The first pages of all parts, then the second ones and so on: they belong side by side.
Sheets interleaved(std::vector<Sheets> parts)
{
    std::size_t most = 0;
    for (const auto& sheets : parts) {
        most = std::max(most, sheets.size());
    }
    Sheets result;
    for (std::size_t page = 0; page < most; ++page) {
        for (auto& sheets : parts) {
            // Pages with the first part's notes alone are empty in the others.
            if (page < sheets.size() && (!sheets[page].marks.empty() || result.empty())) {
                result.push_back(std::move(sheets[page]));
            }
        }
    }
    return result;
}

} // namespace

Sheets tablePages(const TableDocument& document, PaperSize paper, const PageFrame& frame)
{
    Measures measures;
    const auto arrangement = arranged(document, paper, frame, measures);
    const auto newFlow = [&] {
        return PageFlow(arrangement.paper, frame, arrangement.newspaperColumns,
                        {document.title, document.state});
    };
    const auto page = newFlow();
    const auto table = laidOut(document, arrangement,
                               {page.fullWidth(), page.width(), page.fullHeight()}, measures);
    std::vector<Sheets> parts;
    for (std::size_t part = 0; part < arrangement.parts.size(); ++part) {
        auto flow = newFlow();
        addPart(flow, table, arrangement, part, document.ruled);
        parts.push_back(std::move(flow).finishWithoutFrame());
    }
    auto sheets = interleaved(std::move(parts));
    addFrame(sheets, frame);
    return sheets;
}

void addTable(PageFlow& flow, const TableDocument& document)
{
    Measures measures;
    auto arrangement = arrangedWithin(document, flow.width(), measures);
    arrangement.style.title = arrangement.style.blockTitle;
    arrangement.style.blockTitle = arrangement.style.blockLine;
    arrangement.style.blockTitle.weight = Weight::Bold;
    const auto table =
        laidOut(document, arrangement, {flow.width(), flow.width(), flow.fullHeight()}, measures);
    addPart(flow, table, arrangement, 0, document.ruled);
}

} // namespace typeset
