#pragma once

#include "list_preview.h"

#include <QDialog>

class QTableView;

namespace desk {

/// Shows what a list would do; accepted if it is to be done.
class ListDialog : public QDialog
{
    Q_OBJECT

public:
    /// `source` says where the list is from.
    ListDialog(const QString& source, std::vector<PreviewLine> lines,
               const core::Warnings& warnings, QWidget* parent);

    [[nodiscard]] std::vector<core::Enrolment> accepted() const;

private:
    /// Says in full why the current line is left out.
    QWidget* buildReason(QTableView& table);

    ListPreviewModel model_;
};

} // namespace desk
