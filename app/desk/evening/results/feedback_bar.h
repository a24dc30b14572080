#pragma once

#include "app/desk/widgets/notice.h"
#include "core/ranking/standings.h"

#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

class QStackedLayout;

namespace desk {

class RankMovesStrip;

/// A participant whose rank a correction changes.
struct ShownMove
{
    core::RankMove move;
    QString name;
    QString points; ///< "12 → 9"; empty in a knock-out, where nothing adds up.
};

std::vector<ShownMove> shownMoves(const core::Tournament& tournament, const core::Standings& before,
                                  const core::Standings& after);

/// The area below the grid: shows one thing at a time, at a constant height.
class FeedbackBar : public QWidget
{
    Q_OBJECT

public:
    /// A key, and what it does.
    using Answer = std::pair<QString, QString>;

    explicit FeedbackBar(QWidget* parent = nullptr);

    /// The first line of the text is emphasised.
    void showMessage(Notice::Kind kind, icons::Meaning icon, const QString& text,
                     const std::vector<Answer>& answers = {});
    /// Sets the keys shown below explanations, before the permanent ones. `marks`: the desk may
    /// mark tables.
    void setKeys(const std::vector<Answer>& keys, bool marks);
    /// Shows the text, and below it the grid's keys.
    void showExplanation(const QString& text);
    void showMoves(const std::vector<ShownMove>& moves);
    void showNothing();
    /// Takes less height; the keys are left to the handbook.
    void setLow(bool isLow);

    /// Everything shown now.
    [[nodiscard]] QString text() const;

protected:
    bool event(QEvent* event) override;

private:
    void showKeys(bool shown);
    /// Fits the height to all keys at this width, whatever is shown.
    void fit();

    Notice* message_;
    RankMovesStrip* moves_;
    QStackedLayout* stack_;
    QWidget* keys_;
    std::vector<Answer> shownKeys_;
    bool explains_ = false;
    bool isLow_ = false;
};

} // namespace desk
