#pragma once

#include "app/desk/results/results_discipline.h"
#include "app/desk/results/typing_step.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/notice.h"
#include "core/report.h"
#include "core/tournament_service.h"

#include <QUndoStack>
#include <QWidget>

#include <cstdint>
#include <optional>

class QLabel;
class QLayout;
class QScrollArea;

namespace desk {

class FeedbackBar;
class GameGrid;
class PhoneReports;
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
    ~SlipPane() override;
    Q_DISABLE_COPY_MOVE(SlipPane)

    /// To the right of the table's head: commands of any table.
    [[nodiscard]] QLayout& commands() { return *commands_->layout(); }
    /// Before them: commands whose owner shows and hides them.
    [[nodiscard]] QLayout& matchCommands() { return *matchCommands_; }

    /// Gives its height to the grid.
    void setLow(bool isLow);

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

    /// What tables reported by phone: where somebody types another result, the director is asked
    /// which one counts. Outlives the pane.
    void setReports(PhoneReports& reports) { reports_ = &reports; }

    /// Starts the half-typed game typed last, else the next open one; where all are stored, the
    /// last one. False if there is none.
    bool beginNext();
    /// Starts a game as it was left half-typed, else as it is stored, else blank. `once`: no other
    /// game follows when it is stored.
    void begin(core::GameNumber number, bool once = false);
    /// Stops editing; keeps typed values.
    void pause();
    /// Focuses the field that had the focus last, else the first that still has to be typed.
    void takeFocus();
    /// Focuses that field if the game has it.
    void focusField(FieldPlace place);
    /// The field that had the focus last.
    [[nodiscard]] FieldPlace fieldPlace() const;
    /// Shows a text that concerns no field.
    void tell(const QString& text, Notice::Kind kind = Notice::Kind::Error);
    /// What was typed since the game was begun, step by step.
    [[nodiscard]] QUndoStack& typing() { return typing_; }
    /// Whether Enter goes from stones to the next seat's stones; otherwise to the claims.
    void setSkipsClaims(bool skips);

    /// A slip under which the table, its people or its game has gone.
    struct LostSlip
    {
        core::GameKey key;
        QString text; ///< What was typed, and for whom; empty if nothing was.
    };
    /// Stops editing the slip if it is lost.
    std::optional<LostSlip> takeLost();

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
    /// The table's games are stored.
    void finished();
    /// The director leaves the table.
    void left();
    /// The cursor is in another field.
    void fieldEntered();
    /// Another game is typed, or none, or the typed values are different.
    void slipChanged();

private:
    enum class Question : std::uint8_t { None, Warning, Conflict, Difference, Reported };

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
    /// Adds a step from `before` to the slip as it is.
    void pushStep(TypingStep::Kind kind, const Slip& before, FieldPlace at);
    /// Shows an earlier or later state of what was typed.
    void showStep(const Slip& slip, FieldPlace at);
    void enterField();
    void keep();
    /// Drops what was typed in the game.
    void discard();
    void beginRow(int direction);
    void goOn(core::GameNumber after);
    void leave();

    void refreshHead();
    void showTypingRow();
    void refreshGrid();
    [[nodiscard]] QString facts(const TableInRound& at) const;
    void refreshKeys();
    /// Whether somebody typed 0, that is has gone out.
    [[nodiscard]] bool hasEmptyHand() const;
    /// The keys of endings that need nobody to have 0, with what they do; none if somebody has.
    [[nodiscard]] std::vector<std::pair<QString, QString>> endingHints() const;
    void refreshFeedback();
    void showMatch();
    /// What is set aside of the game typed, or of the table; empty if nothing is.
    [[nodiscard]] QString asideText() const;
    [[nodiscard]] QString explanation(std::size_t seat) const;
    [[nodiscard]] QString dealExplanation(std::size_t seat) const;
    [[nodiscard]] std::vector<ShownMove> moves() const;

    void finish();
    /// What the table reported of the game, if that is another result than the one typed.
    [[nodiscard]] std::optional<core::Report> reportedOtherwise() const;
    void takeReported();
    /// Whether the director has to answer before anything else.
    [[nodiscard]] bool mustAnswer() const;
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
    PhoneReports* reports_ = nullptr;
    std::optional<core::TableKey> key_;
    std::optional<SlipBook> book_;
    QUndoStack typing_;
    std::optional<core::GameNumber> typingGame_; ///< Whose steps typing_ has.
    std::vector<core::StartNumber> people_;      ///< For whom the slip is typed.
    std::optional<Slip> shown_;                  ///< The slip before what is being typed.
    SlipPreview preview_;
    core::GameRevision stored_; ///< Of the game being typed, as last read.
    bool isCorrection_ = false;
    bool once_ = false;
    Question question_ = Question::None;
    bool isWarningConfirmed_ = false;
    QString reason_;
    std::optional<QString> notPlayed_; ///< The reason, while that is what is to be stored.
    QString told_;                     ///< Shown until something is typed.
    Notice::Kind toldKind_ = Notice::Kind::Error;
    bool skipsClaims_ = true;
    bool isUnclear_ = false; ///< The table was put aside before the game was stored.
};

} // namespace desk
