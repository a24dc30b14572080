#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;

namespace desk {

/// One line with the next step, and one large button that does it.
class NextStepBar : public QWidget
{
    Q_OBJECT

public:
    explicit NextStepBar(QWidget* parent);

    /// Without a verb there is no button.
    void show(const QString& what, const QString& why, const QString& verb, bool isPossible);
    /// Offers to take the start fee as well.
    void offerPayment(bool isOffered);

Q_SIGNALS:
    void pressed();
    void paymentPressed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* what_;
    QLabel* why_;
    QPushButton* pay_;
    QPushButton* act_;
};

} // namespace desk
