#pragma once

#include "app/desk/evening/check_in/candidates_model.h"

#include <QTableView>

#include <optional>

namespace desk {

/// People matching the typed text, with one or none chosen. The keys stay with the field above,
/// which is its focus proxy.
class CandidatesTable : public QTableView
{
    Q_OBJECT

public:
    explicit CandidatesTable(QWidget* parent = nullptr);

    void setCandidates(const core::Tournament& tournament,
                       const std::vector<core::Candidate>& candidates, core::Attendance walkIns,
                       const QString& typed);
    /// The text in place of an empty list.
    void setEmptyText(const QString& what, const QString& why);

    [[nodiscard]] std::optional<core::Candidate> chosen() const;
    /// Nobody if that person is not listed.
    void choose(const std::optional<core::Candidate>& person);
    /// Moves the choice down by that many lines, or up if negative.
    void step(int lines);

    void keyboardSearch(const QString& /*text*/) override {}

Q_SIGNALS:
    /// By a click.
    void clickedOn(const core::Candidate& candidate);
    /// By a double click.
    void taken();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void shareWidth();

    CandidatesModel model_;
    QString emptyWhat_;
    QString emptyWhy_;
    int longestName_ = 0; ///< Width in logical pixels, here and below.
    int longestStatus_ = 0;
    int longestFee_ = 0;
};

} // namespace desk
