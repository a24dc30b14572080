#include "hands.h"
#include "results_test.h"
#include "tests/card_evening.h"
#include "tests/suite.h"

#include "app/desk/evening/reports/print_offer.h"

#include <QMap>
#include <QScrollArea>
#include <QScrollBar>

namespace tst_results_layout {

using namespace card_evening;
using namespace results_test;
using hands_test::Hands;

/// Where the parts of the page are, by name.
using Places = QMap<QString, QRect>;

/// The page of results in its window: whatever is typed and answered, nothing moves.
class TestResultsLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init() { fixture_ = std::make_unique<DeskFixture>(); }
    void cleanup();

    void nothingMoves_data();
    void nothingMoves();
    void dealsMoveNothing_data() { addSizes(); }
    void dealsMoveNothing();
    void printStripCoversNothing_data() { addSizes(); }
    void printStripCoversNothing();
    void typingHidesThePrintStrip();
    void refusedNumberIsExplained_data() { addSizes(); }
    void refusedNumberIsExplained();
    void longTextsAreWhole_data() { addSizes(); }
    void longTextsAreWhole();

private:
    /// Screens of 1280 × 800 less the title bar, in logical pixels.
    static void addSizes()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("texts of 100 %") << QSize(1280, 763);
        QTest::newRow("texts of 150 %") << QSize(853, 508);
    }
    static core::Tournament evening(int games, int people, std::vector<core::Game> second = {});
    void open(const core::Tournament& tournament, QSize size);
    [[nodiscard]] desk::Page& page() const { return hands_->window().page(desk::PageId::Results); }
    template <typename Part>
    [[nodiscard]] Part& part(const char* name) const
    {
        return page_test::part<Part>(page(), name);
    }
    [[nodiscard]] QRect placeOf(const QWidget& widget) const
    {
        return {widget.mapTo(&page(), QPoint()), widget.size()};
    }
    [[nodiscard]] Places places() const;
    void type(const QString& keys);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void compare(const QString& after);
    /// After a dialog: no window manager restores the focus.
    void backToTheWindow()
    {
        if (QApplication::focusWidget() == nullptr) {
            hands_->window().activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&hands_->window()));
        }
    }
    void answerReason();

    std::unique_ptr<DeskFixture> fixture_;
    std::unique_ptr<Hands> hands_;
    Places before_;
};

void TestResultsLayout::cleanup()
{
    hands_.reset();
    fixture_.reset();
}

core::Tournament TestResultsLayout::evening(int games, int people, std::vector<core::Game> second)
{
    auto playing = tournament(9);
    playing.settings.gamesPerRound = games;
    std::vector seats = {1_p, 2_p, 3_p, 4_p};
    seats.resize(static_cast<std::size_t>(people));
    playing.rounds = {
        round(1, {table(1, seats), table(2, {5_p, 6_p, 7_p, 8_p}, std::move(second))}, {9_p})};
    playing.rounds[0].head.games = games;
    return playing;
}

void TestResultsLayout::open(const core::Tournament& tournament, QSize size)
{
    fixture_->open(tournament);
    hands_ = std::make_unique<Hands>(fixture_->session());
    hands_->window().setMinimumSize(0, 0);
    hands_->window().resize(size);
    hands_->go(desk::PageId::Results);
    QCoreApplication::processEvents();
    QCOMPARE(hands_->window().size(), size);
    before_ = places();
}

Places TestResultsLayout::places() const
{
    Places places;
    for (const char* const name : {"gridScroll", "recentPane", "tableList", "tableField",
                                   "openOnly", "putAsideButton", "disputedButton", "moreButton",
                                   "secondPassButton", "closeRoundButton", "roundSegments"}) {
        const auto& widget = part<QWidget>(name);
        places.insert(QString::fromLatin1(name), widget.isVisible() ? placeOf(widget) : QRect());
    }
    // Where it has no room it scrolls to the row being typed.
    if (part<QScrollArea>("gridScroll").verticalScrollBar()->maximum() == 0) {
        places.insert(u"gameGrid"_s, placeOf(part<QWidget>("gameGrid")));
    }
    return places;
}

void TestResultsLayout::compare(const QString& after)
{
    QCoreApplication::processEvents();
    const auto now = places();
    for (const auto& [name, place] : before_.asKeyValueRange()) {
        QVERIFY2(now[name] == place,
                 qPrintable(u"after %1: %2 at %3, %4, %5 × %6"_s.arg(after, name)
                                .arg(now[name].x())
                                .arg(now[name].y())
                                .arg(now[name].width())
                                .arg(now[name].height())));
    }
}

void TestResultsLayout::type(const QString& keys)
{
    backToTheWindow();
    for (const auto letter : keys) {
        hands_->type(letter);
        compare(letter);
        if (QTest::currentTestFailed()) {
            return;
        }
    }
}

void TestResultsLayout::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    backToTheWindow();
    hands_->key(key, modifiers);
    compare(QKeySequence(key).toString());
}

void TestResultsLayout::answerReason()
{
    hands_->answer([](QDialog& dialog) {
        page_test::part<QLineEdit>(dialog, "reasonField").setText(u"slip torn"_s);
        page_test::part<QPushButton>(dialog, "yesButton").click();
    });
}

void TestResultsLayout::nothingMoves_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("people");
    for (const QSize size : {QSize(1280, 763), QSize(853, 508)}) {
        for (const int games : {3, 4, 6, 8}) {
            for (const int people : {3, 4}) {
                QTest::addRow("%d × %d, %d games of %d people", size.width(), size.height(), games,
                              people)
                    << size << games << people;
            }
        }
    }
}

void TestResultsLayout::nothingMoves()
{
    QFETCH(const QSize, size);
    QFETCH(const int, games);
    QFETCH(const int, people);
    open(evening(games, people, {gameOf(1, played("0,5,6,9"))}), size);
    const QString rest = people == 4 ? u"6 9 "_s : u"6 "_s;
    const QString suspicious = people == 4 ? u"6 34 "_s : u"34 "_s;
    hands_test::inOrder({
        [&] { type(u"99 "_s); }, // There is no such table.
        [&] { key(Qt::Key_Escape); },
        [&] { type(u"1 0 5 "_s + rest); },     // A game.
        [&] { type(u"0 5 "_s + suspicious); }, // A question,
        [&] { type(u" y"_s); },                // which Enter does not answer.
        [&] { type(u"0 0 "_s + rest); },       // Refused:
        [&] { key(Qt::Key_Escape); },          // typed again.
        [&] { type(u"0 5  "_s); },
        [&] { key(Qt::Key_Escape); },
        [&] { key(Qt::Key_F8); }, // A correction.
        [&] { type(u"7+1"_s); },
        [&] { key(Qt::Key_Escape); },
        [&] { key(Qt::Key_Escape); },
        [&] { answerReason(); },
        [&] { key(Qt::Key_F3); }, // Disputed.
        [&] { type(u"1 "_s); },
        [&] {
            key(Qt::Key_F5); // A substitute.
            auto& name =
                page_test::part<QLineEdit>(*QApplication::activePopupWidget(), "playsForName");
            name.setText(u"Hans"_s);
            QTest::keyClick(&name, Qt::Key_Return);
            QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
            compare(u"a substitute"_s);
        },
        [&] { type(u"0 5 "_s + rest); },
        [&] { answerReason(); },
        [&] { key(Qt::Key_F9); }, // Not played, if a game is left.
        [&] { key(Qt::Key_PageDown); },
        [&] { type(u"3 5"_s); },
    });
}

/// A match to a target: each deal adds a row.
void TestResultsLayout::dealsMoveNothing()
{
    QFETCH(const QSize, size);
    auto playing = cards(4, target(core::CardEvent::Points, 500));
    playing.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p})})};
    open(playing, size);
    type(u" "_s);
    for (int deal = 1; deal <= 5 && !QTest::currentTestFailed(); ++deal) {
        type(u"40 0 20 5 15 5 30 1 "_s);
    }
    if (!QTest::currentTestFailed()) {
        type(u"40 1 20 5 15 5 30 1 "_s); // Nobody has gone out.
    }
}

void TestResultsLayout::printStripCoversNothing()
{
    QFETCH(const QSize, size);
    auto three = allGames();
    three.pop_back();
    auto playing = evening(4, 4, allGames());
    playing.rounds[0].tables[0].games = three;
    open(playing, size);
    type(u" 6 1 5 0 "_s);
    const auto& offer = part<desk::PrintOffer>("printOffer");
    QVERIFY(offer.isVisible());
    const QRect strip = placeOf(offer);
    const QRect grid = placeOf(part<QWidget>("gameGrid"));
    QVERIFY(page().rect().contains(strip));
    QVERIFY2(
        strip.top() > grid.bottom(),
        qPrintable(u"%1 of %2 px in %3"_s.arg(strip.top()).arg(strip.height()).arg(grid.bottom())));
    QCOMPARE(part<QScrollArea>("gridScroll").verticalScrollBar()->maximum(), 0);
}

void TestResultsLayout::typingHidesThePrintStrip()
{
    auto three = allGames();
    three.pop_back();
    auto playing = evening(4, 4, allGames());
    playing.rounds[0].tables[0].games = three;
    open(playing, QSize(1280, 763));
    type(u" 6 1 5 0 "_s);
    const auto& offer = part<desk::PrintOffer>("printOffer");
    QVERIFY(offer.isVisible());
    type(u"2 "_s);
    QVERIFY(!offer.isVisible());
    key(Qt::Key_Escape);
    QVERIFY(offer.isVisible());
    hands_->click(desk::PageId::Results, u"offerNotNowButton"_s);
    compare(u"the strip"_s);
    QVERIFY(!offer.isVisible());
}

/// Over the list, where the eye is.
void TestResultsLayout::refusedNumberIsExplained()
{
    QFETCH(const QSize, size);
    open(evening(4, 4), size);
    type(u"99 "_s);
    const auto& refusal = part<desk::Notice>("tableRefusal");
    QVERIFY(refusal.isVisible());
    QVERIFY(page().rect().contains(placeOf(refusal)));
    for (const auto* const label : refusal.findChildren<QLabel*>()) {
        if (label->isVisible()) {
            QVERIFY(label->height() >= label->heightForWidth(label->width()));
            QVERIFY2(refusal.rect().contains(label->geometry()), qPrintable(label->text()));
            QVERIFY(label->visibleRegion().boundingRect() == label->rect());
        }
    }
    key(Qt::Key_Escape);
    QVERIFY(!refusal.isVisible());
}

/// More than the place below the grid has room for.
void TestResultsLayout::longTextsAreWhole()
{
    QFETCH(const QSize, size);
    open(evening(4, 4), size);
    type(u"1 0 0 0 34 "_s);
    const auto& message = part<desk::Notice>("message");
    QVERIFY(message.isVisible());
    for (const auto* const label : message.findChildren<QLabel*>()) {
        QVERIFY(label->height() >= label->heightForWidth(label->width()));
        QVERIFY(page().rect().contains(placeOf(*label)));
    }
}

RUMMY_TEST(TestResultsLayout)

} // namespace tst_results_layout

#include "tst_results_layout.moc"
