#pragma once

#include "app/icons.h"

#include <QKeySequence>
#include <QPushButton>
#include <QWidget>

class QVBoxLayout;

namespace desk {

/// A large button: icon, title, a line below it, and the key that does the same.
class StartButton : public QPushButton
{
    Q_OBJECT

public:
    StartButton(const QString& objectName, icons::Meaning icon, const QString& title,
                const QString& line, const QKeySequence& key, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    icons::Meaning icon_;
    QString title_;
    QString line_;
    QString key_;
};

/// What an empty club database offers: the emblem and the ways to begin.
class StartView : public QWidget
{
    Q_OBJECT

public:
    explicit StartView(QWidget* parent = nullptr);

    /// The first button.
    void enter();

Q_SIGNALS:
    void newWanted();
    void sampleWanted();
    void importWanted();

private:
    void add(StartButton* button, void (StartView::*wanted)());

    QVBoxLayout* column_;
    StartButton* first_;
};

} // namespace desk
