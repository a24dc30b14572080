#pragma once

#include "app/icons.h"

#include <QWidget>

#include <cstdint>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace desk {

/// A calm text at the place it concerns: icon, a sentence, a line of why, and keys or buttons at
/// the right.
class Notice : public QWidget
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t {
        Plain,   ///< No ground: an explanation.
        Tint,    ///< What is going to happen.
        Warning, ///< "Is this right?"
        Error,   ///< Not stored.
    };

    explicit Notice(QWidget* parent = nullptr);

    using QWidget::show;
    /// Shows the texts; `why` may be empty. Removes what was at the right.
    void show(Kind kind, icons::Meaning icon, const QString& what, const QString& why = {});
    void showError(const QString& what, const QString& why = {});
    /// Adds to the right end: a KeyHint, a button. The notice owns it.
    void add(QWidget* widget);
    /// Nothing to say; the place stays.
    void clear();

    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Kind kind_ = Kind::Plain;
    QLabel* icon_;
    QLabel* what_;
    QLabel* why_;
    QHBoxLayout* right_;
    std::vector<QWidget*> added_;
};

} // namespace desk
