#pragma once

#include "app/desk/evening/reports/rendered_document.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPrinter;
class QPrintPreviewWidget;
class QPushButton;

namespace desk {

class UiState;

/// A print preview that shows one page at a time, equally fast for any number. Stays on its page
/// when the pages change.
class PaperPreview : public QWidget
{
    Q_OBJECT

public:
    explicit PaperPreview(UiState& uiState, QWidget* parent);
    ~PaperPreview() override;
    Q_DISABLE_COPY_MOVE(PaperPreview)

    /// Buttons for turning pages and zooming; the owner places them.
    [[nodiscard]] QWidget* bar() const { return bar_; }
    void show(const Pages& pages);
    using QWidget::show;
    /// From 0.
    [[nodiscard]] int page() const { return page_; }
    void turnTo(int page);
    void turnBy(int pages) { turnTo(page_ + pages); }
    /// In little height, where a whole page would be unreadable, pages have the full width unless
    /// the user has chosen otherwise.
    void setLow(bool isLow);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void buildBar();
    [[nodiscard]] int pageCount() const;
    void zoom();

    UiState& uiState_;
    Pages pages_;
    int page_ = 0;
    std::unique_ptr<QPrinter> printer_;
    QPrintPreviewWidget* view_ =
        nullptr; ///< Built when first shown: asking for printers takes time.
    QWidget* bar_;
    QPushButton* previous_ = nullptr;
    QLabel* place_ = nullptr;
    QPushButton* next_ = nullptr;
    QComboBox* zoom_ = nullptr;
};

} // namespace desk
