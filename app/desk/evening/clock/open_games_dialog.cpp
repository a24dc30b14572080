#include "app/desk/evening/clock/open_games_dialog.h"

#include "app/desk/evening/results/round_progress.h"
#include "app/desk/evening/results/slip.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/scroll_area.h"
#include "core/ranking/open_tables.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QPushButton>

#include <algorithm>
#include <vector>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

/// The state of a game when time was up.
enum class Fate : std::uint8_t { NotTyped, EndedEarly, NotBegun };

struct OpenGame
{
    core::GameKey key;
    QComboBox* fate = nullptr;
};

class OpenGamesDialog : public Question
{
    Q_DECLARE_TR_FUNCTIONS(OpenGamesDialog)

public:
    OpenGamesDialog(QWidget* parent, const core::Round& round, const core::Settings& settings)
        : Question(parent, tr("Open games of round %1").arg(core::plain(round.number)),
                   tr("What became of these games when the time was over?"), tr("Store"))
    {
        setObjectName(u"openGamesDialog"_s);
        auto* const content = new QWidget(this);
        auto* const grid = new QGridLayout(content);
        grid->setHorizontalSpacing(distance::large);
        grid->setVerticalSpacing(distance::small);
        for (const auto number : core::openTablesOf(settings, round)) {
            const auto& table = *core::findTable(round, number);
            for (int game = 1; game <= core::enterableGames(round); ++game) {
                if (core::findGame(table, core::GameNumber{game}) == nullptr) {
                    addGame(*grid, {round.number, number, core::GameNumber{game}});
                }
            }
        }
        grid->setRowStretch(grid->rowCount(), 1);
        auto* const scroll = makeScrollArea(u"openGames"_s, content, this);
        scroll->setFrameShape(QFrame::NoFrame);
        constexpr int highest = 360;
        scroll->setMinimumSize(content->sizeHint().width() + distance::page,
                               std::min(content->sizeHint().height(), highest));
        body().addWidget(scroll, 1);
    }

    [[nodiscard]] const std::vector<OpenGame>& games() const { return games_; }

private:
    void addGame(QGridLayout& grid, const core::GameKey& key)
    {
        const auto row = grid.rowCount();
        const QString name =
            tr("Table %1, game %2").arg(core::plain(key.table)).arg(core::plain(key.game));
        auto* const choice = new QComboBox(this);
        choice->setObjectName(
            u"fate-%1-%2"_s.arg(core::plain(key.table)).arg(core::plain(key.game)));
        setSpokenName(*choice, name);
        choice->addItem(tr("played, not typed yet"), static_cast<int>(Fate::NotTyped));
        choice->addItem(tr("was running: ended early, count stones"),
                        static_cast<int>(Fate::EndedEarly));
        choice->addItem(tr("not begun: not played"), static_cast<int>(Fate::NotBegun));
        grid.addWidget(makeLabel(name, 13, QFont::Medium, theme::Role::Text, this), row, 0);
        grid.addWidget(choice, row, 1);
        games_.push_back({key, choice});
        connect(choice, &QComboBox::activated, this,
                [this, key](int chosen) { fill(key, chosen); });
    }

    /// After an unfinished game no other was begun at that table.
    void fill(const core::GameKey& key, int chosen)
    {
        for (const auto& game : games_) {
            const bool isLater = game.key.table == key.table && game.key.game > key.game;
            if (isLater && chosen != static_cast<int>(Fate::NotTyped)) {
                game.fate->setCurrentIndex(static_cast<int>(Fate::NotBegun));
            }
        }
    }

    std::vector<OpenGame> games_;
};

Fate fateOf(const OpenGame& game)
{
    return static_cast<Fate>(game.fate->currentData().toInt());
}

/// Leaves a slip marked "ended early" on the results page.
void keepEarlySlip(const Session& session, const core::GameKey& key)
{
    const auto at = tableAt(session.tournament(), core::TableKey{key.round, key.table});
    SlipBook book(session, {key.round, key.table});
    const auto* const kept = book.find(key.game);
    Slip slip = kept != nullptr ? kept->slip : blankSlip(slipForm(*at, key.game), key.game);
    slip.ending = SlipEnding::Early;
    book.keep(slip, kept != nullptr ? kept->at : FieldPlace());
}

} // namespace

bool askOpenGames(QWidget* parent, Session& session, core::RoundNumber round)
{
    const auto* const found = core::findRound(session.tournament(), round);
    if (found == nullptr) {
        return false;
    }
    OpenGamesDialog dialog(parent, *found, session.tournament().settings);
    if (dialog.exec() != QDialog::Accepted) {
        return false;
    }
    bool hasEarly = false;
    QStringList complaints;
    for (const auto& game : dialog.games()) {
        if (fateOf(game) == Fate::NotBegun) {
            const core::UnplayedGame unplayed{OpenGamesDialog::tr("Time was over")};
            const auto done = session.run(core::enterGame, game.key, unplayed, {});
            if (!done) {
                complaints << OpenGamesDialog::tr("Table %1, game %2: %3")
                                  .arg(core::plain(game.key.table))
                                  .arg(core::plain(game.key.game))
                                  .arg(textOf(done.refused()));
            }
        } else if (fateOf(game) == Fate::EndedEarly &&
                   core::findGame(session.tournament(), game.key) == nullptr) {
            keepEarlySlip(session, game.key);
            hasEarly = true;
        }
    }
    if (!complaints.isEmpty()) {
        confirm(parent, OpenGamesDialog::tr("Not stored"), complaints.join(u'\n'),
                OpenGamesDialog::tr("Continue"));
    }
    return hasEarly;
}

} // namespace desk
