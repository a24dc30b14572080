#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace desk {

/// Arranges widgets in a row, continuing on further rows below. A label is followed by its buddy on
/// the same row.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    FlowLayout(QWidget* parent, int spacing, int lineSpacing);
    ~FlowLayout() override;
    Q_DISABLE_COPY_MOVE(FlowLayout)

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    void setGeometry(const QRect& rect) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;

private:
    /// Of the item and what has to follow it on its row.
    [[nodiscard]] int widthOnLine(const QLayoutItem& item) const;
    /// The total height at that width; also moves them if `moves`.
    int layOut(const QRect& rect, bool moves) const;

    int lineSpacing_;
    std::vector<std::unique_ptr<QLayoutItem>> items_;
};

} // namespace desk
