#pragma once

#include <QWidget>

namespace desk {

/// A QR code, dark on white in light and dark, as readers want it.
class QrView : public QWidget
{
    Q_OBJECT

public:
    explicit QrView(QWidget* parent = nullptr);

    /// What it says; empty: an empty frame is painted. `name` tells screen readers what it is for.
    void setText(const QString& text, const QString& name);
    [[nodiscard]] const QString& text() const { return text_; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString text_;
};

} // namespace desk
