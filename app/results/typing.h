#pragma once

#include "entry.h"
#include "game_grid.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace desk {

class Desk;
class UnderGrid;

/// The talk between who types and the tournament: fields, preview, refusals at their fields,
/// questions that take a key, and what to type next. In a second pass games are typed blind and
/// compared with what stands there.
class Typing : public QObject
{
    Q_OBJECT

public:
    /// In a second pass: the next game of a table to be compared.
    using NextToCompare = std::function<std::optional<core::GameNumber>(const core::TableKey&)>;

    /// All outlive it.
    Typing(Desk& desk, Entry& entry, GameGrid& grid, UnderGrid& under);

    /// Begins or ends a second pass; no game is begun any more.
    void setBlind(NextToCompare next);
    [[nodiscard]] bool isBlind() const { return static_cast<bool>(next_); }

    /// Begins the game typed in last and not stored, else the next one to be typed; where all are
    /// in, the last one. False if there is none.
    bool beginNext();
    /// Begins that game. `once`: when it is stored one does not go on to the next.
    void begin(core::GameNumber number, bool once = false);
    /// The cursor goes to the first field still to be typed.
    void takeFocus() { grid_.focusFirstEmpty(); }
    /// No game is begun any more; what was typed is kept.
    void pause();
    /// Says something that concerns no field.
    void tell(const QString& text);
    /// The tournament is different; what is being typed stays.
    void refresh();

    // What the keys do.
    /// A first-round Rommé, or not after all; nothing in a deal of Rommé 500.
    void toggleFirstRound();
    /// The game was ended early, the deal by the stock; or not after all.
    void toggleEarlyEnd();
    void notPlayed();
    void chooseSubstitute(std::optional<std::size_t> seat = std::nullopt);
    void escape();
    void clearGame();

Q_SIGNALS:
    /// The table's games are in, or one wants to leave it.
    void finished();
    /// Another game is typed, or none, or what is kept of half-typed ones is different.
    void slipChanged();
    /// In a second pass: the game was typed again and now stands as typed.
    void compared(const core::GameKey& key, bool differed);

private:
    enum class Question : std::uint8_t { None, Warning, Conflict, Difference };

    /// The game typed in last and not stored, else the next open one, else the last.
    [[nodiscard]] std::optional<core::GameNumber> nextToType(const core::Table& table) const;
    void toggle(SlipEnding ending);
    void edited();
    void finish();
    /// Stores what was wanted last on the terms.
    void attempt();
    void tellAnswer(const StoreAnswer& answer);
    void compare();
    void stored(bool differed);
    void goOn(core::GameNumber after);
    void answered(QChar letter);
    void ask(Question question, const QString& letters);
    void forgetQuestion();
    void refuse(const core::Refusals& refusals);
    void warn(const core::Warnings& warnings);
    void tellConflict();
    void showSheet();
    void showUnder();
    void explain();
    [[nodiscard]] QString explanation(std::size_t seat) const;
    /// What the deal brings a seat, and how the match would stand.
    [[nodiscard]] QString dealExplanation(std::size_t seat) const;
    [[nodiscard]] QString whatToType() const;
    void showMatch();
    [[nodiscard]] QString missingText(FieldPlace place) const;
    [[nodiscard]] std::optional<QString> askWhyNoGame() const;
    [[nodiscard]] std::optional<QString> askWhyNoDeal() const;
    [[nodiscard]] core::Result<core::Done> clearing(const QString& reason);
    /// A correction in a closed round needs a reason; false if one goes back.
    [[nodiscard]] bool hasReason();

    Desk& desk_;
    Entry& entry_;
    GameGrid& grid_;
    UnderGrid& under_;
    NextToCompare next_;
    Preview preview_;
    bool once_ = false;
    bool storing_ = false;
    Question question_ = Question::None;
    StoreTerms terms_;
    std::optional<QString> notPlayed_; ///< The reason, while that is what is to be stored.
    QString told_;                     ///< A refusal that stands there until something is typed.
};

} // namespace desk
