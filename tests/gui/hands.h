#pragma once

#include "desk_fixture.h"
#include "page_test.h"

#include "app/desk/frame/main_window.h"

#include <QApplication>
#include <QPushButton>
#include <QTest>

#include <functional>
#include <vector>

/// Shared by the tests of whole evenings.
namespace hands_test {

using namespace Qt::Literals::StringLiterals;

/// The window, driven by the keyboard like a person.
class Hands
{
public:
    explicit Hands(desk::Session& session) : session_(session), window_(session)
    {
        window_.resize(1280, 800);
        window_.show();
        QVERIFY(QTest::qWaitForWindowActive(&window_));
    }

    desk::MainWindow& window() { return window_; }
    const core::Tournament& now() const { return session_.tournament(); }

    void go(desk::PageId page)
    {
        // Without a window manager nothing restores the focus after a dialog.
        window_.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window_));
        QTest::keyClick(&window_, page_test::keyOf(page), Qt::ControlModifier);
        QCOMPARE(page_test::currentPage(window_), page);
        page_test::settle();
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTRY_VERIFY(QApplication::focusWidget() != nullptr);
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        page_test::settle();
    }
    void write(const QString& text)
    {
        QTRY_VERIFY(QApplication::focusWidget() != nullptr);
        QTest::keyClicks(QApplication::focusWidget(), text);
        page_test::settle();
    }
    /// Types digits; a blank is Enter.
    void type(const QString& keys)
    {
        for (const auto letter : keys) {
            if (letter == u' ') {
                key(Qt::Key_Return);
            } else {
                write(QString(letter));
            }
        }
    }
    template <typename Widget>
    Widget* find(desk::PageId page, const QString& name)
    {
        return window_.page(page).findChild<Widget*>(name);
    }
    void click(desk::PageId page, const QString& name)
    {
        auto* button = find<QPushButton>(page, name);
        QVERIFY2(button != nullptr && button->isEnabled(), qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
        page_test::settle();
    }
    /// The answer to the next step's dialog.
    void answer(std::function<void(QDialog&)> use) { page_test::answer(window_, std::move(use)); }

private:
    desk::Session& session_;
    desk::MainWindow window_;
};

/// In order, until one fails.
inline void inOrder(const std::vector<std::function<void()>>& steps)
{
    for (const auto& step : steps) {
        if (!QTest::currentTestFailed()) {
            step();
        }
    }
}

inline void drawAndPublish(Hands& hands, core::RoundNumber number)
{
    hands.go(desk::PageId::Rounds);
    hands.find<QPushButton>(desk::PageId::Rounds, u"drawButton"_s)->setFocus();
    hands.key(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(core::findRound(hands.now(), number) != nullptr, 20'000);
    QCOMPARE(core::findRound(hands.now(), number)->head.state, core::RoundState::Draft);
    hands.click(desk::PageId::Rounds, u"publishButton"_s);
    QCOMPARE(core::findRound(hands.now(), number)->head.state, core::RoundState::Published);
}

} // namespace hands_test
