#pragma once

#include "app/desk/evening/reports/document_exporter.h"
#include "core/service/helper_service.h"

#include <QDialog>

#include <vector>

namespace desk {

class Notice;
class PaperPreview;
class Session;

/// Previews the sheet with new codes of helpers, and prints it. They are shown this once.
class HelperCodesDialog : public QDialog
{
    Q_OBJECT

public:
    /// `address` serves the pages.
    HelperCodesDialog(Session& session, const std::vector<core::HelperService::NewCode>& codes,
                      const QString& address, QWidget* parent);

    [[nodiscard]] const Pages& pages() const { return pages_; }

private:
    Pages pages_;
    DocumentExporter exporter_;
    PaperPreview* preview_;
    Notice* notice_;
};

} // namespace desk
