#pragma once

#include <QString>
#include <QWidget>

class QLabel;

namespace desk {

/// One setting a line: plain words at the left, its control at the right, and below the control
/// why what stands there is refused.
class SettingLine : public QWidget
{
    Q_OBJECT

public:
    /// `field` is the control or the part of it that takes the focus and the outline of a refusal;
    /// `words` may be empty.
    SettingLine(const QString& title, const QString& words, QWidget* control, QWidget* field,
                QWidget* parent);
    SettingLine(const QString& title, const QString& words, QWidget* control, QWidget* parent)
        : SettingLine(title, words, control, control, parent)
    {}

    [[nodiscard]] const QString& title() const { return title_; }
    void setWords(const QString& words);
    /// Empty: nothing is wrong.
    void setRefusal(const QString& text);
    [[nodiscard]] QString refusal() const;
    /// A remark in place of a refusal, which is no obstacle.
    void setRemark(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void say(const QString& text, bool refused);
    Q_INVOKABLE void bringIntoView();

    QString title_;
    QString refusal_;
    QWidget* field_;
    QLabel* words_;
    QLabel* complaint_;
};

/// The width of all controls at the right of the lines.
inline constexpr int controlWidth = 280;

} // namespace desk
