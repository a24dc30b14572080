#pragma once

#include "handbook.h"

#include <QDialog>

#include <vector>

class QLineEdit;
class QListWidget;
class QPushButton;
class QUrl;

namespace desk {

class HandbookView;

/// The handbook, at the chapter of a page.
class HelpWindow : public QDialog
{
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent = nullptr);

    void showPage(PageId page);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void showChapter(int chapter);
    void goBack();
    /// Leaves the chapters in the list that have the text, and marks it in the one shown.
    void search(const QString& text);
    void markFound();
    void followLink(const QUrl& link);

    Handbook book_;
    std::vector<int> way_; ///< The chapters seen, the one shown last.
    QLineEdit* search_ = nullptr;
    QListWidget* chapters_ = nullptr;
    HandbookView* text_ = nullptr;
    QPushButton* back_ = nullptr;
};

} // namespace desk
