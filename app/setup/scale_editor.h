#pragma once

#include "scoring/rules.h"

#include <QWidget>

#include <array>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;

namespace desk {

/// What the places are worth: a named scale, or one's own values in fields. Typing in a field
/// turns the named scale into own values.
class ScaleEditor : public QWidget
{
    Q_OBJECT

public:
    /// The choice is called `name` + "Choice", the fields `name` + "Field4-1" and so on.
    ScaleEditor(const QString& name, QWidget* parent);

    void display(const scoring::Scale& scale, scoring::RuleSet ruleSet);
    /// What stands there; own values that cannot be read are those of `otherwise`.
    [[nodiscard]] scoring::Scale scale(const scoring::Scale& otherwise) const;
    /// What is wrong with the values typed; marks the field. Empty where nothing is.
    QString check();

    /// The field of a place, from 1, at a table of that size.
    [[nodiscard]] QLineEdit& field(int tableSize, int place) const;
    [[nodiscard]] QComboBox& choice() const { return *choice_; }

Q_SIGNALS:
    void edited();

private:
    struct Row
    {
        QWidget* line = nullptr;
        std::vector<QLineEdit*> fields;
    };

    void nameScales();
    void buildRow(const QString& name, int tableSize);
    void choose();
    void show(const scoring::Scale& scale);
    [[nodiscard]] Row& row(int tableSize);
    [[nodiscard]] const Row& row(int tableSize) const;
    [[nodiscard]] bool isOwn() const;
    QString checkRow(const Row& values) const;
    [[nodiscard]] bool sameValues(const scoring::OwnScale& own,
                                  const scoring::Scale& otherwise) const;
    [[nodiscard]] scoring::Scale trimmed(const scoring::Scale& scale) const;

    scoring::RuleSet ruleSet_ = scoring::RuleSet::RummyPurePlus;
    QComboBox* choice_;
    std::array<Row, scoring::largestTable - 1> rows_;
};

} // namespace desk
