#pragma once

#include <QButtonGroup>
#include <QIcon>
#include <QWidget>

class QHBoxLayout;

namespace desk {

/// A row of exclusive choices; arrow keys move between them.
class Segments : public QWidget
{
    Q_OBJECT

public:
    explicit Segments(QWidget* parent = nullptr);

    /// Removes all segments. Emits nothing.
    void clear();
    void add(int id, const QString& text, const QIcon& icon = {});
    /// nullptr if there is no such segment.
    [[nodiscard]] QAbstractButton* button(int id) const { return group_->button(id); }
    [[nodiscard]] int current() const { return group_->checkedId(); }
    /// Emits nothing.
    void setCurrent(int id);

Q_SIGNALS:
    /// By the user.
    void chosen(int id);

private:
    QHBoxLayout* layout_;
    QButtonGroup* group_;
};

} // namespace desk
