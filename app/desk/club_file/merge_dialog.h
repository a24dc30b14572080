#pragma once

#include "app/desk/widgets/ask.h"
#include "core/club/merging.h"

#include <QByteArray>

#include <optional>
#include <vector>

class QLineEdit;

namespace desk {

class Session;
class TickTable;

/// Shows what another copy of the club has, part by part, and merges what is ticked. What is the
/// same in both copies is only counted.
class MergeDialog : public Question
{
    Q_OBJECT

public:
    /// `plan` is what merging the club file by itself would do; `mark` is proposed as what stands
    /// behind the name of an evening that comes beside its other version.
    MergeDialog(Session& session, QByteArray clubFile, core::MergePlan plan, const QString& mark,
                QWidget* parent);

    /// What was done; nothing before.
    [[nodiscard]] const std::optional<core::MergePlan>& merged() const { return merged_; }

    void accept() override;

private:
    /// A row of the table: a part of the other copy, of a doubtful person one whom it may be.
    struct Row
    {
        core::MergeLine line;
        core::PlayerId candidate = {};
    };

    void fitTable();
    void fill();
    void add(const core::MergeLine& line);
    void addMark(const QString& mark);
    void refresh();
    [[nodiscard]] core::MergeChoices choices() const;
    /// Whoever is ticked as two people.
    [[nodiscard]] QString tickedTwice() const;
    [[nodiscard]] bool takesAnything() const;

    Session& session_;
    QByteArray clubFile_;
    core::MergePlan plan_;
    std::vector<Row> rows_;
    TickTable* table_;
    QLineEdit* mark_ = nullptr; ///< Only where something can come beside.
    std::optional<core::MergePlan> merged_;
};

} // namespace desk
