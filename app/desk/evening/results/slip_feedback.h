#pragma once

#include "app/desk/evening/results/feedback_bar.h"
#include "app/desk/evening/results/typed_game.h"

namespace desk {

class Session;

/// Whether the second field of a seat is for claims.
bool hasClaims(const TypedGame& game);

/// What a slip pane answers to typing: a message, the game's points at the cursor, the ranks that a
/// correction changes, how the match stands, or what to type.
class SlipFeedback : public FeedbackBar
{
    Q_OBJECT

public:
    SlipFeedback(const Session& session, QWidget* parent);

    /// Takes precedence over all else until it is forgotten.
    void tell(const QString& text, Notice::Kind kind);
    void forgetMessage() { told_.clear(); }
    /// Whether Enter goes from stones to the next seat's stones.
    void setSkipsClaims(bool skips) { skipsClaims_ = skips; }
    [[nodiscard]] bool skipsClaims() const { return skipsClaims_; }

    /// The keys that are of use at the table.
    void showKeys(const TypedGame& game);
    /// `focused`: where the cursor is. `aside`: a warning of slips set aside; empty for none.
    void showGame(const TypedGame& game, std::optional<FieldPlace> focused, const QString& aside);

    /// The ranks that change once the game is stored as typed; it has no faults.
    [[nodiscard]] std::vector<ShownMove> moves(const TypedGame& game) const;

private:
    void offerEndings(const TypedGame& game);
    void showMatch(const TypedGame& game);

    const Session& session_;
    QString told_;
    Notice::Kind toldKind_ = Notice::Kind::Error;
    bool skipsClaims_ = true;
};

} // namespace desk
