#pragma once

#include <QWidget>

/// What floats over the cards while somebody is picked up.
namespace desk {

/// What putting down would cost: dark, two lines.
class CostTip : public QWidget
{
    Q_OBJECT

public:
    explicit CostTip(QWidget* parent);
    void setTexts(const QString& what, const QString& cost);
    /// Near that point, inside the parent.
    void moveNear(const QPoint& point);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString what_;
    QString cost_;
};

/// The row at the pointer.
class PickedRow : public QWidget
{
    Q_OBJECT

public:
    explicit PickedRow(QWidget* parent);
    void setPerson(int number, const QString& name);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString number_;
    QString name_;
};

} // namespace desk
