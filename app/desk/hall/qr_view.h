#pragma once

#include <QWidget>

namespace desk {

/// A QR code, dark on white in both themes, as readers require.
class QrView : public QWidget
{
    Q_OBJECT

public:
    explicit QrView(QWidget* parent = nullptr);

    /// Its text; empty: paints an empty frame. `name` describes its purpose to screen readers.
    void setText(const QString& text, const QString& name);
    [[nodiscard]] const QString& text() const { return text_; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString text_;
};

} // namespace desk
