#pragma once

#include <QWidget>

class QLabel;

namespace desk {

/// What stands in place of the tables while they are looked for.
class SearchPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SearchPanel(QWidget* parent);

    void start(int round);
    void setProgress(qint64 repeats, qint64 bound);

Q_SIGNALS:
    void cancelled();

private:
    QLabel* title_;
    QLabel* progress_;
    QWidget* cancel_;
};

} // namespace desk
