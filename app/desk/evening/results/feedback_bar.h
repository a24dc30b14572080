#pragma once

#include "app/desk/widgets/notice.h"
#include "core/ranking/standings.h"

#include <QWidget>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

class QVBoxLayout;

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

/// What is said below the grid, one thing at a time. Its room has usualHeight(), whatever is shown;
/// the rare text that needs more is left to its owner.
class FeedbackBar : public QWidget
{
    Q_OBJECT

public:
    /// A key, and what it does.
    using Answer = std::pair<QString, QString>;

    explicit FeedbackBar(QWidget* parent = nullptr);

    /// Shown, unless hidden, whenever there is nothing about a game to say. The one added first
    /// takes precedence.
    void addNotice(QWidget& notice);
    /// The first line of the text is emphasised.
    void showMessage(Notice::Kind kind, icons::Meaning icon, const QString& text,
                     const std::vector<Answer>& answers = {});
    /// Whether the permanent keys are shown, too; setKeys() follows.
    void setShowsAllKeys(bool shows) { showsAllKeys_ = shows; }
    /// Sets the keys shown below explanations, before the permanent ones.
    void setKeys(const std::vector<Answer>& keys);
    /// Hides one of the keys, or shows it again; the others keep their places.
    void setOffered(const QString& key, bool isOffered);
    /// Shows the text, and below it the grid's keys.
    void showExplanation(const QString& text);
    void showMoves(const std::vector<ShownMove>& moves);
    /// Shows a notice, else that text, which may be empty.
    void showIdle(const QString& text);
    /// Takes less height; the keys are left to the handbook.
    void setLow(bool isLow);
    /// Fits a message or an explanation with all keys at that width.
    [[nodiscard]] int usualHeight(int width) const;

    /// Everything shown now.
    [[nodiscard]] QString text() const;

protected:
    /// Follows notices that are shown or hidden.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Shown : std::uint8_t { Message, Explanation, Moves, Idle };

    void show(Shown shown);
    /// Makes visible what is shown.
    void arrange();

    Notice* message_;
    QWidget* keys_;
    RankMovesStrip* moves_;
    QVBoxLayout* column_;
    std::vector<QWidget*> notices_; ///< Each in a frame of its own.
    std::vector<Answer> shownKeys_;
    Shown shown_ = Shown::Idle;
    bool isLow_ = false;
    bool showsAllKeys_ = false;
};

} // namespace desk
