#pragma once

#include "core/refusal.h"
#include "core/standings.h"
#include "core/tournament.h"

#include <QWidget>

class QStackedLayout;

namespace desk {

class Notice;
class RankMovesStrip;

/// Somebody whose rank a correction changes, with what is shown of it.
struct ShownMove
{
    core::RankMove move;
    QString name;
    /// What ranks: nothing in a knock-out, where nothing is added up.
    std::optional<scoring::MatchPoints> before;
    std::optional<scoring::MatchPoints> after;
};

std::vector<ShownMove> shownMoves(const core::Tournament& tournament, const core::Standings& before,
                                  const core::Standings& after);

/// The place under the grid: always of the same height, says one thing at a time.
class UnderGrid : public QWidget
{
    Q_OBJECT

public:
    explicit UnderGrid(QWidget* parent = nullptr);

    /// Whose keys stand below the explanation: those of a deal of Rommé 500, or of stones.
    void setCards(bool cards);
    /// With the keys of the row below it.
    void showExplanation(const QString& text);
    void showRefusal(const QString& text);
    /// `key` confirms.
    void showWarning(const QString& text, const QString& key);
    /// `mine` stores what is typed, `theirs` takes what stands there; what they do comes behind.
    void showConflict(const QString& what, const QString& why, const QString& mine,
                      const QString& mineDoes, const QString& theirs, const QString& theirsDoes);
    void showMoves(const std::vector<ShownMove>& moves);
    /// How things stand while nothing is typed.
    void showState(const QString& text);
    void showNothing();

    /// All that can be read there now.
    [[nodiscard]] QString text() const;

private:
    void buildKeys();

    Notice* explanation_;
    Notice* strip_;
    RankMovesStrip* moves_;
    QStackedLayout* stack_;
    QWidget* keys_;
    std::vector<QWidget*> stoneKeys_; ///< Those that only a game with stones has,
    std::vector<QWidget*> cardKeys_;  ///< and those that only a deal has.
};

} // namespace desk
