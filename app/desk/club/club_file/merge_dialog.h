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

/// Shows the contents of another copy of the club, part by part, and merges what is ticked.
/// Identical parts are only counted.
class MergeDialog : public Question
{
    Q_OBJECT

public:
    /// `plan` is the default result of merging the club file; `mark` is the suggested suffix for an
    /// evening added beside its other version.
    MergeDialog(Session& session, QByteArray clubFile, core::MergePlan plan, const QString& mark,
                QWidget* parent);

    /// The result; nothing before.
    [[nodiscard]] const std::optional<core::MergePlan>& merged() const { return merged_; }

    void accept() override;

private:
    /// A row of the table: a part of the other copy, or a candidate for a doubtful person.
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
    /// A person ticked as two people.
    [[nodiscard]] QString tickedTwice() const;
    [[nodiscard]] bool takesAnything() const;

    Session& session_;
    QByteArray clubFile_;
    core::MergePlan plan_;
    std::vector<Row> rows_;
    TickTable* table_;
    QLineEdit* mark_ = nullptr; ///< Only if something can be added beside its other version.
    std::optional<core::MergePlan> merged_;
};

} // namespace desk
