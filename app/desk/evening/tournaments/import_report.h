#pragma once

#include "app/desk/evening/tournaments/tournament_files.h"
#include "app/desk/widgets/notice.h"

class QLabel;
class QTableWidget;

namespace desk {

/// The outcome of an import or export, below the list: one sentence, and each fault with its place.
class ImportReport : public QWidget
{
    Q_OBJECT

public:
    explicit ImportReport(QWidget* parent = nullptr);

    void showFailure(const QString& what, const QString& why,
                     const std::vector<files::Finding>& findings = {});
    /// `findings` are merely worth a look.
    void showDone(const QString& what, const std::vector<files::Finding>& findings = {});

private:
    /// `help` says what to do about the findings.
    void list(const std::vector<files::Finding>& findings, const QString& help);

    Notice* notice_;
    QTableWidget* table_;
    QWidget* below_;
    QLabel* help_;
    QStringList lines_; ///< The findings, for the clipboard.
};

} // namespace desk
