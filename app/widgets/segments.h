#pragma once

#include "app/icons.h"

#include <QButtonGroup>
#include <QWidget>

#include <optional>

class QHBoxLayout;

namespace desk {

/// A row of choices of which one is taken; the arrow keys move.
class Segments : public QWidget
{
    Q_OBJECT

public:
    explicit Segments(QWidget* parent = nullptr);

    /// Replaces all segments. Emits nothing.
    void clear();
    void add(int id, const QString& text);
    void add(int id, const QString& text, icons::Meaning icon, theme::Role role);
    [[nodiscard]] int current() const;
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
