#pragma once

#include "example.h"

#include <QWidget>

class QLabel;

namespace desk {

/// Paints the small table of an example; what changes lies on tint.
class ExampleTable : public QWidget
{
    Q_OBJECT

public:
    explicit ExampleTable(QWidget* parent = nullptr);

    void show(const Example& example);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRectF cellRect(int column, qreal top, qreal height) const;
    void paintCell(QPainter& painter, const Example::Cell& cell, const QRectF& rect, bool first,
                   bool last) const;

    Example example_;
};

/// What the option that has the focus does: a small game with its points, and words.
class ExampleView : public QWidget
{
    Q_OBJECT

public:
    explicit ExampleView(QWidget* parent = nullptr);

    /// What the option does. If the settings have no such option, the first one of theirs is shown.
    void show(Option option, int tableSize, const core::Settings& before,
              const core::Settings& after);

private:
    void show(const Example& example);

    QLabel* situation_;
    ExampleTable* table_;
    QLabel* explanation_;
    QLabel* before_;
};

} // namespace desk
