#include "document_output.h"

#include "reports/painting.h"
#include "reports/table_writers.h"

#include <QCoreApplication>
#include <QFontDatabase>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class DocumentTexts
{
    Q_DECLARE_TR_FUNCTIONS(DocumentTexts)
};

ExitCode deliverPdf(Call& call, const std::vector<reports::Document>& composed,
                    const DocumentLayout& layout)
{
    if (QFontDatabase::families().isEmpty()) {
        call.console().error(u"pdf"_s,
                             DocumentTexts::tr("No typeface is installed, so that nothing can be "
                                               "written on paper. Install one, such as Inter."));
        return ExitCode::Environment;
    }
    return call.deliver(reports::pdf(sheetsOf(composed, layout.paper), layout.title));
}

} // namespace

std::optional<DocumentForm> documentForm(const QString& word)
{
    const QString form = word.toLower();
    if (form == u"pdf") {
        return DocumentForm::Pdf;
    }
    if (form == u"html") {
        return DocumentForm::Html;
    }
    return form == u"csv" ? std::optional(DocumentForm::Csv) : std::nullopt;
}

ExitCode deliverDocument(Call& call, const std::vector<reports::Document>& composed,
                         const DocumentLayout& layout)
{
    if (layout.form == DocumentForm::Pdf) {
        return deliverPdf(call, composed, layout);
    }
    const auto* const table = composed.size() == 1 ? tableOf(composed.front()) : nullptr;
    if (table == nullptr) {
        call.console().error(u"--output"_s,
                             DocumentTexts::tr("%1: this is no table. There is only a PDF of it.")
                                 .arg(layout.title));
        return ExitCode::Refused;
    }
    return call.deliver(layout.form == DocumentForm::Csv
                            ? reports::tableCsv(*table)
                            : reports::tableHtml(*table, composed.front().frame, layout.locale));
}

} // namespace cli
