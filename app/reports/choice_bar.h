#pragma once

#include "proof.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;

namespace desk {

class PersonFinder;
class PrintHabits;

/// "1, 4-6" as tables, ascending; an empty text is none of them: all. Nothing if it is neither.
std::optional<std::vector<core::TableNumber>> tablesIn(const QString& text);
/// The other way round.
QString textOf(const std::vector<core::TableNumber>& tables);

/// What of a document is printed, and on what: round, participant, tables, paper, language. Shows
/// only what the document knows.
class ChoiceBar : public QWidget
{
    Q_OBJECT

public:
    explicit ChoiceBar(PrintHabits habits, QWidget* parent);

    /// Puts `choice` into the fields. Emits nothing.
    void show(const core::Tournament& tournament, const documents::Choice& choice);
    /// The tournament changed: what was chosen stays.
    void refresh(const core::Tournament& tournament);
    using QWidget::show;

    [[nodiscard]] documents::Choice choice() const;
    [[nodiscard]] reports::PaperSize paper() const;
    /// What is wrong with what was typed; empty if nothing is.
    [[nodiscard]] QString complaint() const;

Q_SIGNALS:
    /// By the user.
    void changed();

private:
    void makePaper(PrintHabits habits);
    void layOut();
    void fillRounds(const core::Tournament& tournament);
    void check();

    documents::Kind kind_ = documents::Kind::Standings;
    QLabel* roundLabel_;
    QComboBox* round_;
    QLabel* personLabel_;
    PersonFinder* person_;
    QLabel* tablesLabel_;
    QLineEdit* tables_;
    QComboBox* paper_;
    QComboBox* language_;
};

} // namespace desk
