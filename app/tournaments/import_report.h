#pragma once

#include "tournament_files.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableWidget;

namespace desk {

class Notice;

/// What came of an import, calmly below the list: one sentence, and each fault with its place.
class ImportReport : public QWidget
{
    Q_OBJECT

public:
    explicit ImportReport(QWidget* parent = nullptr);

    void showRefused(const QString& fileName, const QString& failure,
                     const std::vector<files::Finding>& findings);
    void showFailure(const QString& what, const QString& why);
    /// `findings` are worth a look, nothing more.
    void showDone(const QString& what, const std::vector<files::Finding>& findings = {});

    [[nodiscard]] QString text() const;

private:
    void addClosing();
    void list(const std::vector<files::Finding>& findings);
    void copy() const;

    Notice* notice_;
    QTableWidget* table_;
    QLabel* help_;
    QPushButton* copy_;
};

} // namespace desk
