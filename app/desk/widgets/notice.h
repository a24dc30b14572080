#pragma once

#include "app/desk/frame/icons.h"

#include <QWidget>

#include <cstdint>
#include <functional>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace desk {

/// A message where it applies: icon, a sentence, an explanation, and keys or buttons on the right.
class Notice : public QWidget
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t {
        Plain,   ///< No background: an explanation.
        Tint,    ///< What will happen.
        Warning, ///< "Is this right?"
        Error,   ///< Not stored.
    };

    explicit Notice(QWidget* parent = nullptr);

    using QWidget::show;
    /// `why` may be empty. Clears the right side.
    void show(Kind kind, icons::Meaning icon, const QString& what, const QString& why = {});
    void showError(const QString& what, const QString& why = {});
    /// Until the next content, recheck() hides it once `holds` says that it is no longer true.
    void showWhile(std::function<bool()> holds);
    void recheck();
    /// The text column, for further contents below.
    [[nodiscard]] QVBoxLayout& texts() { return *texts_; }
    /// Adds a KeyHint or button at the right end. The notice owns it.
    void add(QWidget* widget);
    /// Removes everything; the room stays reserved.
    void clear();

    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Kind kind_ = Kind::Plain;
    QLabel* icon_;
    QLabel* what_;
    QLabel* why_;
    QVBoxLayout* texts_;
    QHBoxLayout* right_;
    std::function<bool()> holds_;
};

} // namespace desk
