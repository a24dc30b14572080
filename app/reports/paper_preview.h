#pragma once

#include "proof.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPrinter;
class QPrintPreviewWidget;
class QPushButton;

namespace desk {

class Memory;

/// The pages as they will come out of the printer, one at a time: as many as there are, turning
/// to one costs the same. What was looked at stays when the pages change.
class PaperPreview : public QWidget
{
    Q_OBJECT

public:
    explicit PaperPreview(Memory& memory, QWidget* parent);
    ~PaperPreview() override;
    Q_DISABLE_COPY_MOVE(PaperPreview)

    /// Turning pages and zoom, to be placed somewhere.
    [[nodiscard]] QWidget* bar() const { return bar_; }
    void show(const std::shared_ptr<const Proof>& proof);
    using QWidget::show;
    /// From 0.
    [[nodiscard]] int page() const { return page_; }
    void turnTo(int page);
    void turnBy(int pages) { turnTo(page_ + pages); }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeBar();
    void makeView();
    void paint(QPrinter* printer) const;
    void zoom();
    void refreshBar();

    Memory& memory_;
    std::shared_ptr<const Proof> proof_;
    int page_ = 0;
    std::unique_ptr<QPrinter> printer_;
    QPrintPreviewWidget* view_ = nullptr; ///< Made when first seen: asking for printers takes time.
    QWidget* bar_;
    QPushButton* previous_ = nullptr;
    QLabel* place_ = nullptr;
    QPushButton* next_ = nullptr;
    QComboBox* zoom_ = nullptr;
};

} // namespace desk
