#pragma once

#include "app/desk/results/results_discipline.h"

#include "app/desk/widgets/controls.h"
#include "core/tournament_service.h"

#include <QWidget>

#include <cstdint>
#include <optional>

class QLabel;
class QLayout;
class QScrollArea;

namespace desk {

class FeedbackBar;
class GameGrid;
class SecondPass;
class Session;
class SlipModel;
struct ShownMove;

/// The slip of one table: its head, the grid, and the feedback below it. Controls the entry of
/// games: which game is typed, its preview, refusals at their fields, questions answered by a key,
/// storing, and which game follows. Half-typed slips are kept. In a second pass games are typed
/// blind and compared with what is stored.
class SlipPane : public QWidget
{
    Q_OBJECT

public:
    explicit SlipPane(Session& session, QWidget* parent = nullptr);

    /// To the right of the table's head: commands of any table.
    [[nodiscard]] QLayout& commands() { return *commands_->layout(); }
    /// Before them: commands whose owner shows and hides them.
    [[nodiscard]] QLayout& matchCommands() { return *matchCommands_; }

    /// Shows a table of the open tournament, or none, without starting a game.
    void goTo(std::optional<core::TableKey> key);
    [[nodiscard]] const std::optional<core::TableKey>& key() const { return key_; }
    /// The table as it is stored now; nothing if there is none (any more).
    [[nodiscard]] std::optional<TableInRound> table() const;
    /// The game being typed; nullptr for none.
    [[nodiscard]] const Slip* slip() const;
    [[nodiscard]] std::optional<core::GameKey> gameKey() const;
    /// The game had a result when typing started.
    [[nodiscard]] bool isCorrection() const { return isCorrection_; }

    /// Starts a second pass or, by nullptr, ends it; stops editing. `pass` outlives its use.
    void setSecondPass(SecondPass* pass);

    /// Starts the half-typed game typed last, else the next open one; where all are stored, the
    /// last one. False if there is none.
    bool beginNext();
    /// Starts a game as it was left half-typed, else as it is stored, else blank. `once`: no other
    /// game follows when it is stored.
    void begin(core::GameNumber number, bool once = false);
    /// Stops editing; keeps typed values.
    void pause();
    /// Focuses the first field that still has to be typed.
    void takeFocus();
    /// Shows a text that concerns no field.
    void tell(const QString& text);
    /// Shows the tournament as it is now; typed values stay.
    void refresh();

    /// Sets or takes back how the game ended; does nothing if the discipline has no such ending.
    void toggleEnding(const QString& key);
    /// Closes the game as not played, after asking why.
    void closeNotPlayed();
    /// Lets the director choose who holds the cards of a seat, by default that of the focused
    /// field.
    void chooseSubstitute(std::optional<std::size_t> seat = std::nullopt);
    /// Takes back, in this order: a question, what was typed, the game.
    void cancel();
    /// Removes the stored result, after asking why.
    void clearGame();

Q_SIGNALS:
    /// The table's games are stored, or the director leaves it.
    void finished();
    /// Another game is typed, or none, or the typed values are different.
    void slipChanged();

private:
    enum class Question : std::uint8_t { None, Warning, Conflict, Difference };

    void buildPane();
    [[nodiscard]] const ResultsDiscipline& discipline() const;
    [[nodiscard]] const ResultWords& words() const;
    /// The stored result of the game being typed.
    [[nodiscard]] const core::Game* game() const;
    /// The game as it is stored, else blank.
    [[nodiscard]] Slip storedSlip(core::GameNumber number) const;
    [[nodiscard]] Slip slipToType(core::GameNumber number) const;
    [[nodiscard]] core::GameRevision readRevision(core::GameNumber number) const;

    /// Goes to that slip, or to none, without a question or message.
    void setSlip(std::optional<Slip> slip);
    void typed();
    void keep();
    /// Drops what was typed in the game.
    void discard();
    void beginRow(int direction);
    void goOn(core::GameNumber after);
    void leave();

    void refreshHead();
    void refreshGrid();
    [[nodiscard]] QString facts(const TableInRound& at) const;
    void refreshFeedback();
    void showMatch();
    [[nodiscard]] QString explanation(std::size_t seat) const;
    [[nodiscard]] QString dealExplanation(std::size_t seat) const;
    [[nodiscard]] std::vector<ShownMove> moves() const;

    void finish();
    /// Stores the slip, or that the game was not played.
    void store();
    void stored(bool differed);
    void ask(Question question, const QString& letters);
    /// Asks whether what is typed or what is stored counts.
    void askWhose(Question question, const QString& text, const QString& mineDoes,
                  const QString& theirsDoes);
    void forgetQuestion();
    void answer(QChar letter);
    void refuse(const core::Refusals& refusals);
    void warn(const core::Warnings& warnings);
    /// Marks the fields and focuses the first.
    void pointAt(const std::vector<FieldPlace>& fields, FieldState state);
    void showConflict();
    /// Asks for the reason of a correction in a closed round; false if the director goes back.
    [[nodiscard]] bool askClosedReason();

    Session& session_;
    QLabel* number_;
    QLabel* title_;
    QLabel* facts_;
    QLayout* matchCommands_;
    QWidget* commands_; ///< Hidden while there is no table.
    SlipModel* model_;
    GameGrid* grid_;
    QScrollArea* scroll_;
    FeedbackBar* feedback_;
    SecondPass* pass_ = nullptr;
    std::optional<core::TableKey> key_;
    std::optional<SlipBook> book_;
    SlipPreview preview_;
    core::GameRevision stored_; ///< Of the game being typed, as last read.
    bool isCorrection_ = false;
    bool once_ = false;
    Question question_ = Question::None;
    bool isWarningConfirmed_ = false;
    QString reason_;
    std::optional<QString> notPlayed_; ///< The reason, while that is what is to be stored.
    QString told_;                     ///< A refusal, shown until something is typed.
};

} // namespace desk
