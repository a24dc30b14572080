#pragma once

#include "app/desk/evening/results/feedback_bar.h"
#include "app/desk/evening/results/results_page.h"
#include "app/desk/widgets/notice.h"
#include "desk_fixture.h"
#include "page_test.h"
#include "tests/evening.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

/// Shared by the tests of the results page.
namespace results_test {

using namespace evening;
using namespace Qt::Literals::StringLiterals;

inline core::Game gameOf(int number, core::GameOutcome outcome)
{
    return {core::GameNumber{number}, std::move(outcome)};
}

/// All four games of a table.
inline std::vector<core::Game> allGames()
{
    return {gameOf(1, played("0,5,6,9")), gameOf(2, played("7,0,3,8")),
            gameOf(3, played("4,12,0,2")), gameOf(4, played("6,1,5,0"))};
}

inline core::TournamentService otherDesk(core::Store& store)
{
    return {store, u"Other desk"_s,
            [] { return QDateTime(QDate(2026, 10, 16), QTime(20, 30), Qt::UTC); }};
}

/// Drives the page by keyboard and checks what is stored. A test begins with begin() and ends with
/// end().
class ResultsTest : public QObject
{
protected:
    struct Before
    {
        std::vector<core::Game> first = {};
        core::RoundState state = core::RoundState::Published;
        scoring::RuleSet rules = scoring::RuleSet::RummyPurePlus;
        int games = 4;
        std::vector<core::Game> second = {};
    };

    void begin()
    {
        fixture_ = std::make_unique<DeskFixture>();
        // Every field takes an Enter, as with the default switched off.
        fixture_->session().uiState().setValue(u"results/enterSkipsClaims"_s, false);
        keys_ = 0;
    }
    void end()
    {
        page_.reset();
        fixture_.reset();
    }

    void open(const Before& before)
    {
        auto playing = tournament(9);
        playing.settings.rules.ruleSet = before.rules;
        playing.settings.gamesPerRound = before.games;
        auto first = round(1,
                           {table(1, {1_p, 2_p, 3_p, 4_p}, before.first),
                            table(2, {5_p, 6_p, 7_p, 8_p}, before.second)},
                           {9_p}, before.state);
        first.head.games = before.games;
        playing.rounds = {first};
        open(playing);
    }
    void open() { open(Before()); }
    void open(const core::Tournament& tournament)
    {
        id_ = fixture_->open(tournament);
        showPage();
    }
    void showPage()
    {
        page_ = std::make_unique<desk::ResultsPage>(fixture_->session());
        page_test::show(*page_);
        page_->enter();
    }

    /// After a dialog: no window manager restores the focus.
    void backToThePage()
    {
        if (QApplication::focusWidget() == nullptr) {
            page_->activateWindow();
            QTRY_VERIFY(QApplication::focusWidget() != nullptr);
        }
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++keys_;
        backToThePage();
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        page_test::settle();
    }
    /// Types characters; a space is Enter.
    void type(const char* keys)
    {
        backToThePage();
        for (const char letter : QByteArray(keys)) {
            ++keys_;
            if (letter == ' ') {
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            } else {
                QTest::keyClick(QApplication::focusWidget(), letter);
            }
            page_test::settle();
        }
    }
    /// Opens table 1, all of whose games are stored, for correcting its last one.
    void correctTheLastGame()
    {
        type("1 ");
        for (int game = 1; game < 4; ++game) {
            key(Qt::Key_Down);
        }
    }
    void answer(std::function<void(QDialog&)> use) { page_test::answer(*page_, std::move(use)); }
    void answerReason(const QString& reason)
    {
        answer([reason](QDialog& dialog) {
            page_test::part<QLineEdit>(dialog, "reasonField").setText(reason);
            page_test::part<QPushButton>(dialog, "yesButton").click();
        });
    }

    [[nodiscard]] QLineEdit* field(const QString& name) const
    {
        return page_->findChild<QLineEdit*>(name);
    }
    [[nodiscard]] QString focused() const
    {
        return QApplication::focusWidget() != nullptr ? QApplication::focusWidget()->objectName()
                                                      : QString();
    }
    [[nodiscard]] QString under() const
    {
        page_test::settle();
        return page_->findChild<desk::FeedbackBar*>()->text();
    }
    /// Why the text in the table field is invalid; empty if valid.
    [[nodiscard]] QString atTheField() const
    {
        return page_test::part<desk::Notice>(*page_, "tableRefusal").text();
    }
    [[nodiscard]] QPushButton* button(const QString& name) const
    {
        page_test::settle();
        return page_->findChild<QPushButton*>(name);
    }
    /// The facts above the slip's fields.
    [[nodiscard]] QString facts() const
    {
        return page_test::part<QLabel>(*page_, "slipFacts").text();
    }
    [[nodiscard]] const core::Game* anyGame(int table, int number) const
    {
        return core::findGame(fixture_->session().tournament(),
                              {1_r, core::TableNumber{table}, core::GameNumber{number}});
    }
    [[nodiscard]] const core::PlayedGame* game(int table, int number) const
    {
        const auto* const found = anyGame(table, number);
        return found != nullptr ? std::get_if<core::PlayedGame>(&found->outcome) : nullptr;
    }

    std::unique_ptr<DeskFixture> fixture_;
    std::unique_ptr<desk::ResultsPage> page_;
    core::TournamentId id_{0};
    int keys_ = 0;
};

} // namespace results_test
