#include "reports/typeset/file_form.h"

#include <array>
#include <utility>

namespace typeset {
namespace {

constexpr std::array<std::pair<FileForm, const char*>, 4> suffixes = {{{FileForm::Pdf, "pdf"},
                                                                       {FileForm::Csv, "csv"},
                                                                       {FileForm::Html, "html"},
                                                                       {FileForm::Xlsx, "xlsx"}}};

} // namespace

QString suffixOf(FileForm form)
{
    return QString::fromLatin1(suffixes.at(static_cast<std::size_t>(form)).second);
}

std::optional<FileForm> fileFormOf(const QString& suffix)
{
    for (const auto& [form, known] : suffixes) {
        if (suffix.compare(QLatin1String(known), Qt::CaseInsensitive) == 0) {
            return form;
        }
    }
    return std::nullopt;
}

} // namespace typeset
