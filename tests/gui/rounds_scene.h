#pragma once

#include "app/desk/evening/rounds/rounds_page.h"
#include "app/desk/evening/rounds/seat_row.h"
#include "desk_fixture.h"
#include "page_test.h"
#include "tests/evening.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>

#include <functional>
#include <memory>
#include <vector>

/// Shared by the tests of the rounds page.
namespace rounds_test {

/// The page on its own evening, in a window.
class Evening
{
public:
    explicit Evening(int people, const std::function<void(core::Tournament&)>& edit = {})
    {
        auto tournament = evening::tournament(people);
        if (edit) {
            edit(tournament);
        }
        fixture_.open(tournament);
        remakePage();
        page_->enter();
    }

    /// As on a language change.
    void remakePage()
    {
        page_ = std::make_unique<desk::RoundsPage>(fixture_.session());
        page_test::show(*page_);
    }

    /// Another evening with the same people and rounds.
    void openCopy()
    {
        fixture_.open(core::Tournament(tournament()));
        page_test::settle();
    }

    desk::RoundsPage& page() { return *page_; }
    desk::Session& session() { return fixture_.session(); }
    [[nodiscard]] QString clubFile() const { return fixture_.clubFile(); }
    const core::Tournament& tournament() { return fixture_.session().tournament(); }
    const core::Round& round(int number)
    {
        return *core::findRound(tournament(), core::RoundNumber{number});
    }

    template <typename Widget>
    Widget* find(const char* name)
    {
        return &page_test::part<Widget>(*page_, name);
    }
    QPushButton* button(const char* name) { return find<QPushButton>(name); }
    void click(const char* name) { QTest::mouseClick(button(name), Qt::LeftButton); }
    desk::SeatRow* seat(const char* name) { return find<desk::SeatRow>(name); }
    /// A draft with the tables in the order of start numbers.
    void seatByNumber() { find<QAction>("byHandAction")->trigger(); }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

    /// The action on the next step's dialog, which is then confirmed.
    void answer(const std::function<void(QDialog&)>& fill)
    {
        page_test::answer(*page_, [fill](QDialog& dialog) {
            fill(dialog);
            if (dialog.isVisible()) {
                QTest::mouseClick(&page_test::part<QPushButton>(dialog, "yesButton"),
                                  Qt::LeftButton);
            }
        });
    }

private:
    DeskFixture fixture_;
    std::unique_ptr<desk::RoundsPage> page_;
};

using Seats = std::vector<int>;

inline Seats seatsAt(const core::Round& round, int table)
{
    Seats seats;
    if (const auto* found = core::findTable(round, core::TableNumber{table})) {
        for (const auto person : found->head.seats) {
            seats.push_back(core::plain(person));
        }
    }
    return seats;
}

/// For a dialog confirmed unchanged.
inline void ignore(QDialog& /*dialog*/)
{}

inline void type(QDialog& dialog, const char* field, const QString& text)
{
    auto& edit = page_test::part<QLineEdit>(dialog, field);
    edit.setFocus();
    QTest::keyClicks(&edit, text);
}

} // namespace rounds_test
