#pragma once

#include "choices.h"

#include <QWidget>

class QLineEdit;

namespace desk {

/// A choice of which one needs an amount: its field is seen beside it while that one is chosen.
class AmountChoice : public QWidget
{
    Q_OBJECT

public:
    /// The parts are called `name` + "Choice" and `name` + "Field".
    AmountChoice(const QString& name, const QString& choiceName, const QString& fieldName,
                 int needsAmount, QWidget* parent);

    void setItems(const ChoiceItems& items);
    /// Emits nothing.
    void choose(int value);
    [[nodiscard]] int chosen() const;
    [[nodiscard]] bool needsAmount() const { return chosen() == needsAmount_; }

    [[nodiscard]] QComboBox& choice() const { return *choice_; }
    [[nodiscard]] QLineEdit& field() const { return *field_; }

Q_SIGNALS:
    /// By the user.
    void edited();

private:
    void showField();

    int needsAmount_;
    QComboBox* choice_;
    QLineEdit* field_;
};

} // namespace desk
