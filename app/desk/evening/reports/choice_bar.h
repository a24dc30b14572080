#pragma once

#include "reports/documents/catalogue.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace desk {

class PersonFinder;
class PrintHabits;
class WhoseBox;

/// Parses "1, 4-6" as tables, ascending; an empty text gives an empty list, meaning all. Nothing
/// for other texts.
std::optional<std::vector<core::TableNumber>> tablesIn(const QString& text);
/// "1, 4, 5, 6": readable by tablesIn().
QString textOf(const std::vector<core::TableNumber>& tables);

/// The print choices for a document: round, participant, tables, group, form, paper, language.
/// Shows only those that apply.
class ChoiceBar : public QWidget
{
    Q_OBJECT

public:
    explicit ChoiceBar(PrintHabits habits, QWidget* parent);

    /// Sets the fields from `choice`. Emits nothing.
    void show(const core::Tournament& tournament, const documents::Choice& choice);
    /// Drops what is not a part of any choice that is shown again.
    void forgetTyped();
    /// Follows a change of the tournament: the choice is kept.
    void refresh(const core::Tournament& tournament);
    using QWidget::show;

    [[nodiscard]] documents::Choice choice() const;
    [[nodiscard]] typeset::PaperSize paper() const;
    /// The problem with the typed texts; empty if none.
    [[nodiscard]] QString complaint() const;

Q_SIGNALS:
    /// By the user.
    void changed();

private:
    static QString formText(documents::Form form);
    void buildPaper(PrintHabits habits);
    void fillRounds(const core::Tournament& tournament, int current);
    [[nodiscard]] bool namesNobody() const;
    void offerGroups(const core::Tournament& tournament);
    void check();

    documents::Kind kind_ = documents::Kind::Standings;
    QComboBox* round_;
    PersonFinder* person_;
    QLineEdit* tables_;
    QLineEdit* objections_;
    WhoseBox* whose_;
    QCheckBox* form_;
    QLabel* roundLabel_ = nullptr;
    QLabel* personLabel_ = nullptr;
    QLabel* tablesLabel_ = nullptr;
    QLabel* objectionsLabel_ = nullptr;
    QLabel* whoseLabel_ = nullptr;
    QComboBox* paper_;
    QComboBox* language_;
};

} // namespace desk
