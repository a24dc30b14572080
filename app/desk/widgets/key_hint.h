#pragma once

#include <QKeySequence>
#include <QWidget>

namespace desk {

/// Paints a key cap, its left edge centred on `leftMiddle`; returns its rect.
QRectF paintKeyCap(QPainter& painter, QPointF leftMiddle, const QString& key,
                   const QPalette& palette);
QSizeF keyCapSize(const QString& key);

/// A key and its effect: [Enter] next.
class KeyHint : public QWidget
{
    Q_OBJECT

public:
    KeyHint(const QString& key, const QString& text, QWidget* parent = nullptr);
    /// With the key's native name.
    KeyHint(const QKeySequence& key, const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] const QString& key() const { return key_; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString key_;
    QString text_;
};

} // namespace desk
