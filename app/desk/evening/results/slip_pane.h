#pragma once

#include "app/desk/evening/results/slip_head.h"
#include "app/desk/evening/results/slip_view.h"
#include "app/desk/evening/results/typed_game.h"
#include "app/desk/evening/results/typing_step.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/notice.h"
#include "core/pending/pending_entry.h"
#include "core/service/tournament_service.h"

#include <QUndoStack>
#include <QWidget>

#include <cstdint>
#include <optional>

namespace core {
class SecondPass;
}

namespace desk {

class GameGrid;
class WaitingEntries;
class Session;
class SlipFeedback;
class SlipModel;

/// The slip of one table. Controls the entry of games: which game is typed, its preview, refusals
/// at their fields, questions answered by a key, storing, and which game follows. Half-typed slips
/// are kept. In a second pass games are typed blind and compared with the stored ones.
class SlipPane : public SlipView
{
    Q_OBJECT

public:
    explicit SlipPane(Session& session, QWidget* parent = nullptr);
    ~SlipPane() override;
    Q_DISABLE_COPY_MOVE(SlipPane)

    /// To the right of the table's head: commands for any table.
    [[nodiscard]] QLayout& commands() { return head_->commands(); }
    /// Before them: commands shown and hidden by their owner.
    [[nodiscard]] QLayout& matchCommands() { return head_->matchCommands(); }

    /// Shown below the grid, unless hidden, while nothing is said about a game; the one added first
    /// takes precedence.
    void addNotice(QWidget& notice);

    /// Shows a table of the open tournament, or none, without starting a game.
    void goTo(std::optional<core::TableKey> key);
    [[nodiscard]] const std::optional<core::TableKey>& key() const { return key_; }
    /// The stored table; nothing if there is none (any more).
    [[nodiscard]] std::optional<TableInRound> table() const;
    /// The game being typed; nullptr for none.
    [[nodiscard]] const Slip* slip() const;
    [[nodiscard]] std::optional<core::GameKey> gameKey() const;
    /// The game had a result when typing started.
    [[nodiscard]] bool isCorrection() const { return isCorrection_; }

    /// Starts a second pass or, by nullptr, ends it; stops editing. `pass` outlives its use.
    void setSecondPass(core::SecondPass* pass);

    /// What tables reported by phone is filled in, for Enter to take over, unless the table is
    /// disputed; if another result is typed, the director is asked which one counts. Outlives the
    /// pane.
    void setWaiting(WaitingEntries& waiting) { waiting_ = &waiting; }
    /// More, or less, waits than before: fills in a row in which nothing was typed yet.
    void showWaiting();
    /// Starts the game as it was reported, also at a disputed table, to be compared and stored.
    void beginReported(core::GameNumber number);

    /// Starts the half-typed game typed last, else the next open one; if all are stored, the first
    /// one. False if there is none.
    bool beginNext();
    /// Starts a game from its half-typed slip, else its stored result, else blank. `once`: no other
    /// game follows after storing.
    void begin(core::GameNumber number, bool once = false);
    /// Stops editing; keeps typed values.
    void pause();
    /// Focuses the field last focused, else the first missing one.
    void takeFocus();
    /// Focuses the first field of a half-typed game: people type a slip from its beginning, and
    /// what is there is replaced.
    void goToStart();
    /// Focuses that field if the game has it.
    void focusField(FieldPlace place);
    /// The field last focused.
    [[nodiscard]] FieldPlace fieldPlace() const;
    /// Shows a text that concerns no field.
    void tell(const QString& text, Notice::Kind kind = Notice::Kind::Error);
    /// Typing since the game was begun, step by step.
    [[nodiscard]] QUndoStack& typing() { return typing_; }
    /// Whether Enter goes from stones to the next seat's stones; otherwise to the claims.
    void setSkipsClaims(bool skips);
    /// Whether all keys are shown below the grid, or only those of the game.
    void setShowsAllKeys(bool shows);

    /// A slip whose table, people or game has gone.
    struct LostSlip
    {
        core::GameKey key;
        QString text; ///< The input and its people; empty if there was none.
    };
    /// Stops editing the slip if it is lost.
    std::optional<LostSlip> takeLost();

    /// Shows the current tournament; keeps typed values.
    void refresh();

    /// Sets or unsets how the game ended; does nothing if the discipline has no such ending.
    void toggleEnding(const QString& key);
    /// Closes the game as not played, after asking why.
    void closeNotPlayed();
    /// Lets the director choose who holds the cards of a seat, by default that of the focused
    /// field.
    void chooseSubstitute(std::optional<std::size_t> seat = std::nullopt);
    /// Cancels, in this order: a question, the input, the game. False if there was none of these.
    bool cancel();
    /// Removes the stored result, after asking why.
    void clearGame();

Q_SIGNALS:
    /// The table's games are stored.
    void finished();
    /// A stored result of a closed round was replaced.
    void corrected(core::RoundNumber round);
    /// The director leaves the table.
    void left();
    /// The cursor is in another field.
    void fieldEntered();
    /// Another game is typed, or none, or the typed values have changed.
    void slipChanged();
    /// A question or refusal has appeared, or still blocks what is typed: also for those who type
    /// without looking.
    void attentionWanted();

private:
    enum class Question : std::uint8_t { None, Warning, Claims, Conflict, Difference, Reported };
    /// What became of a report.
    enum class ReportIs : std::uint8_t {
        Shown,     ///< By the slip, nothing typed over.
        Asked,     ///< By Question::Reported.
        Overruled, ///< The typed result counts.
    };
    struct Report
    {
        core::PendingEntry entry;
        ReportIs is = ReportIs::Shown;
    };

    [[nodiscard]] const ResultsDiscipline& discipline() const;
    [[nodiscard]] const ResultWords& words() const;
    /// The stored result of the game being typed.
    [[nodiscard]] const core::Game* game() const;
    [[nodiscard]] TypedGame typedGame() const;
    /// The game as stored, else as reported, else blank with the substitutes of the game before.
    [[nodiscard]] Slip untouchedSlip(core::GameNumber number) const;
    /// The newest game before that one as stored or half typed; nothing if none was played.
    [[nodiscard]] std::optional<Slip> slipBefore(core::GameNumber number) const;
    [[nodiscard]] Slip slipToType(core::GameNumber number) const;
    [[nodiscard]] core::GameRevision readRevision(core::GameNumber number) const;

    /// Goes to that slip, or to none, without a question or message.
    void setSlip(std::optional<Slip> slip);
    void typed();
    /// Adds a step from `before` to the current slip.
    void pushStep(TypingStep::Kind kind, const Slip& before, FieldPlace at);
    /// Shows an earlier or later state of the input.
    void showStep(const Slip& slip, FieldPlace at);
    void enterField();
    void keep();
    /// Drops the input for the game.
    void discard();
    void beginRow(int direction);
    void goOn(core::GameNumber after);
    void leave();

    void refreshGrid();
    void refreshFeedback();
    /// Slips set aside for the game, or the table; empty if none.
    [[nodiscard]] QString asideText() const;

    void finish();
    /// The table's report of the game, if there is one that can be entered.
    [[nodiscard]] std::optional<core::PendingEntry> reported(core::GameNumber number) const;
    /// The same, if different from the typed result.
    [[nodiscard]] std::optional<core::PendingEntry> reportedOtherwise() const;
    /// The same, if the slip shows just that and nothing was typed.
    [[nodiscard]] std::optional<Report> shownReport() const;
    /// report_, if that is so; else nullptr.
    [[nodiscard]] const core::PendingEntry* reportThat(ReportIs is) const;
    /// Replaces what is typed by what was reported, as one step of typing.
    void fillIn(const core::PendingEntry& report);
    void takeReported();
    /// Whether the director must answer before anything else.
    [[nodiscard]] bool mustAnswer() const;
    /// Stores the slip, or the game as not played.
    [[nodiscard]] bool isWhole() const;
    /// Seats whose stones are corrected while the claims from before stay.
    [[nodiscard]] std::vector<std::size_t> seatsKeepingClaims() const;
    void askAboutClaims(const std::vector<std::size_t>& seats);
    void store();
    void stored(bool differed);
    /// Stores that the game was typed again, for helpers and other desks.
    void storeCompared();
    void ask(Question question, const QString& letters);
    /// Asks whether the typed or the stored result counts.
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
    SlipModel* model_;
    SlipHead* head_;
    GameGrid* grid_;
    SlipFeedback* feedback_;
    core::SecondPass* pass_ = nullptr;
    WaitingEntries* waiting_ = nullptr;
    std::optional<core::TableKey> key_;
    std::optional<SlipBook> book_;
    QUndoStack typing_;
    std::optional<core::GameNumber> typingGame_; ///< The game of the steps in typing_.
    std::vector<core::StartNumber> people_;      ///< The people the slip is typed for.
    std::optional<Slip> shown_;                  ///< The slip before the current input.
    SlipPreview preview_;
    std::optional<Report> report_; ///< Of the current game; nothing: the slip has to do with none.
    core::GameRevision stored_;    ///< Of the current game, as last read.
    bool isCorrection_ = false;
    bool once_ = false;
    bool isTouched_ = false; ///< Something was typed since the game was begun, maybe the same.
    Question question_ = Question::None;
    std::int64_t toldRevision_ = 0; ///< The conflict last announced.
    bool areClaimsConfirmed_ = false;
    bool isWarningConfirmed_ = false;
    QString reason_;
    std::optional<QString> notPlayed_; ///< The reason, while storing the game as not played.
    bool isUnclear_ = false;           ///< The table was set aside before the game was stored.
};

} // namespace desk
