#include "desk_fixture.h"

#include "app/icons.h"
#include "app/main_window.h"
#include "app/theme.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using theme::Role;
using theme::Tone;

class TestDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void contrasts_data();
    void contrasts();
    void hasEveryPicture();
    void opensWhatWasOpen();
    void seesWhatOthersWrite();
    void restores();
    void showsPagesByKey();
    void namesWhatIsOpen();
    void showsRomme500Harmlessly_data();
    void showsRomme500Harmlessly();
    void tabGoesAsOneReads_data();
    void tabGoesAsOneReads();
};

namespace {

double luminance(const QColor& colour)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& one, const QColor& other)
{
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

} // namespace

void TestDesk::initTestCase()
{
    icons::prepare();
    theme::apply(*qApp, Tone::Light);
}

void TestDesk::contrasts_data()
{
    QTest::addColumn<int>("ink");
    QTest::addColumn<int>("ground");
    QTest::addColumn<double>("least");
    const std::initializer_list<std::pair<const char*, Role>> inks = {
        {"text", Role::Text}, {"muted", Role::Muted}, {"accent", Role::Accent},
        {"done", Role::Done}, {"warn", Role::Warn},   {"error", Role::Error},
        {"note", Role::Note}};
    const std::initializer_list<std::pair<const char*, Role>> grounds = {{"window", Role::Window},
                                                                         {"base", Role::Base},
                                                                         {"tint", Role::Tint},
                                                                         {"hover", Role::Hover}};
    for (const auto& [inkName, ink] : inks) {
        for (const auto& [groundName, ground] : grounds) {
            QTest::addRow("%s on %s: WCAG 2 AA", inkName, groundName)
                << static_cast<int>(ink) << static_cast<int>(ground) << 4.5;
        }
    }
    for (const auto& [groundName, ground] : grounds) {
        QTest::addRow("outline on %s: WCAG 2 AA, not text", groundName)
            << static_cast<int>(Role::Strong) << static_cast<int>(ground) << 3.0;
    }
    QTest::newRow("text on accent")
        << static_cast<int>(Role::OnAccent) << static_cast<int>(Role::Accent) << 4.5;
    QTest::newRow("warn on its ground")
        << static_cast<int>(Role::Warn) << static_cast<int>(Role::WarnGround) << 4.5;
    QTest::newRow("error on its ground")
        << static_cast<int>(Role::Error) << static_cast<int>(Role::ErrorGround) << 4.5;
}

void TestDesk::contrasts()
{
    QFETCH(int, ink);
    QFETCH(int, ground);
    QFETCH(double, least);
    for (const auto tone : {Tone::Light, Tone::Dark}) {
        const auto found = contrast(theme::colour(tone, static_cast<Role>(ink)),
                                    theme::colour(tone, static_cast<Role>(ground)));
        QVERIFY2(found >= least, qPrintable(QString::number(found)));
    }
}

void TestDesk::hasEveryPicture()
{
    for (int meaning = 0; meaning < icons::meaningCount; ++meaning) {
        const auto picture = icons::pixmap(static_cast<icons::Meaning>(meaning), Qt::black, 16, 1);
        QVERIFY2(!picture.isNull(), qPrintable(QString::number(meaning)));
        const auto image = picture.toImage();
        int inked = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                inked += image.pixelColor(x, y).alpha() > 0 ? 1 : 0;
            }
        }
        QVERIFY2(inked > 8, qPrintable(QString::number(meaning)));
    }
}

void TestDesk::opensWhatWasOpen()
{
    DeskFixture fixture;
    QVERIFY(!fixture.desk().current());
    const auto id = fixture.openSample();
    fixture.restart();
    QCOMPARE(fixture.desk().current(), std::optional(id));
    QCOMPARE(fixture.desk().tournament().participants.size(), std::size_t{22});
}

void TestDesk::seesWhatOthersWrite()
{
    DeskFixture fixture;
    const auto id = fixture.openSample();
    QSignalSpy changed(&fixture.desk(), &desk::Desk::changed);
    const auto other = db::openStore(fixture.desk().file(), db::IfMissing::Refuse);
    core::Director director(*other, QStringLiteral("Other"),
                            [] { return QDateTime::currentDateTimeUtc(); });
    auto settings = fixture.desk().tournament().settings;
    settings.venue = QStringLiteral("Another room");
    QVERIFY(director.changeSettings(id, settings).ok());
    fixture.desk().lookForChanges();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(fixture.desk().tournament().settings.venue, settings.venue);
    fixture.desk().lookForChanges();
    QCOMPARE(changed.count(), 1);
    QVERIFY(director.remove(id).ok());
    fixture.desk().lookForChanges();
    QVERIFY(!fixture.desk().current());
}

void TestDesk::restores()
{
    DeskFixture fixture;
    const auto id = fixture.openSample();
    const auto backup = fixture.file(QStringLiteral("backup.rummydb"));
    fixture.desk().databases().backUp(fixture.desk().file(), backup);
    QVERIFY(
        fixture.desk().runClub([&](core::Director& director) { return director.remove(id); }).ok());
    fixture.desk().lookForChanges();
    QVERIFY(fixture.desk().club().empty());
    const auto kept = fixture.desk().restore(backup);
    QVERIFY(kept.ok());
    QVERIFY(QFile::exists(*kept));
    QCOMPARE(fixture.desk().club().size(), std::size_t{1});
}

void TestDesk::showsPagesByKey()
{
    DeskFixture fixture;
    fixture.openSample();
    desk::MainWindow window(fixture.desk());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    for (int index = 0; index < desk::pageCount; ++index) {
        QTest::keyClick(&window, static_cast<Qt::Key>(Qt::Key_1 + index), Qt::ControlModifier);
        QCOMPARE(window.currentPage(), static_cast<desk::PageId>(index));
    }
}

void TestDesk::namesWhatIsOpen()
{
    DeskFixture fixture;
    desk::MainWindow window(fixture.desk());
    const auto& head = *window.findChild<QPushButton*>(QStringLiteral("tournamentButton"));
    QCOMPARE(window.windowTitle(), QStringLiteral("Rummy Director"));
    fixture.openSample();
    auto settings = fixture.desk().tournament().settings;
    QCOMPARE(window.windowTitle(), settings.name);
    QCOMPARE(head.toolTip(), settings.name);

    settings.name = QStringLiteral("Renamed");
    const auto renamed = fixture.desk().run([&](core::Director& director, core::TournamentId id) {
        return director.changeSettings(id, settings);
    });
    QVERIFY(renamed.ok());
    QCOMPARE(window.windowTitle(), settings.name);
    QCOMPARE(head.toolTip(), settings.name);
}

void TestDesk::showsRomme500Harmlessly_data()
{
    QTest::addColumn<QString>("sample");
    for (const char* name : {"ring", "target", "knock-out", "points"}) {
        QTest::newRow(name) << QStringLiteral("cards-%1.json").arg(QLatin1String(name));
    }
}

void TestDesk::showsRomme500Harmlessly()
{
    QFETCH(const QString, sample);
    DeskFixture fixture;
    const auto rummy = fixture.openSample();
    desk::MainWindow window(fixture.desk());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto id = fixture.openSample(sample);
    const auto before = fixture.desk().tournament();
    for (int index = 0; index < desk::pageCount; ++index) {
        QTest::keyClick(&window, static_cast<Qt::Key>(Qt::Key_1 + index), Qt::ControlModifier);
        QTest::keyClicks(window.focusWidget(), QStringLiteral("1"));
        QTest::keyClick(window.focusWidget(), Qt::Key_Return);
    }
    fixture.desk().open(rummy);
    fixture.desk().open(id);
    const auto& after = fixture.desk().tournament();
    QVERIFY(after.settings.rules == before.settings.rules);
    QVERIFY(after.settings.cards == before.settings.cards);
    QVERIFY(after.rounds == before.rounds);
}

void TestDesk::tabGoesAsOneReads_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<int>("page");
    QTest::addColumn<QStringList>("pressed");
    QTest::addColumn<QString>("part");
    using namespace Qt::Literals::StringLiterals;
    const QString stones = u"club-evening.json"_s;
    const QString cards = u"cards-points.json"_s;
    const auto row = [](const char* name, const QString& sample, desk::PageId page,
                        const QStringList& pressed, const QString& part) {
        QTest::newRow(name) << sample << static_cast<int>(page) << pressed << part;
    };
    row("a new tournament", stones, desk::PageId::Tournaments, {u"newButton"_s},
        u"newTournamentForm"_s);
    row("a new tournament of Rommé 500", stones, desk::PageId::Tournaments,
        {u"newButton"_s, u"newRuleSet-2"_s}, u"newTournamentForm"_s);
    row("Setup", stones, desk::PageId::Setup, {u"setupParts-0"_s}, u"tournamentSection"_s);
    row("its rules", stones, desk::PageId::Setup, {u"setupParts-1"_s}, u"rulesSection"_s);
    row("its rules of Rommé 500", cards, desk::PageId::Setup, {u"setupParts-1"_s},
        u"cardRulesSection"_s);
    row("its fees and prizes", stones, desk::PageId::Setup,
        {u"setupParts-3"_s, u"addPrizeButton"_s, u"addPrizeButton"_s}, u"feeSection"_s);
}

/// From the first part that takes the keys on, each next one stands right of the one before it, or
/// below.
void TestDesk::tabGoesAsOneReads()
{
    QFETCH(const QString, sample);
    QFETCH(const int, page);
    QFETCH(const QStringList, pressed);
    QFETCH(const QString, part);
    DeskFixture fixture;
    fixture.openSample(sample);
    desk::MainWindow window(fixture.desk());
    window.resize(1280, 2000); // Nothing scrolls.
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, static_cast<Qt::Key>(Qt::Key_1 + page), Qt::ControlModifier);
    for (const auto& name : pressed) {
        auto* const button = window.page(window.currentPage()).findChild<QPushButton*>(name);
        QVERIFY2(button != nullptr, qPrintable(name));
        button->click();
    }
    QCoreApplication::processEvents();
    auto* const form = window.page(window.currentPage()).findChild<QWidget*>(part);
    QVERIFY(form != nullptr);
    std::vector<QRect> places;
    QStringList names;
    const QWidget* at = form;
    do {
        at = at->nextInFocusChain();
        const bool isStop = (at->focusPolicy() & Qt::TabFocus) != 0 && at->isVisible() &&
                            at->isEnabled() && at->focusProxy() == nullptr;
        if (isStop && form->isAncestorOf(at)) {
            places.emplace_back(at->mapTo(form, QPoint()), at->size());
            names << at->objectName();
        }
    } while (at != form);
    // Where the walk begins does not matter: only what comes after what.
    const auto top = std::min_element(places.begin(), places.end(), [](QRect one, QRect other) {
        return std::pair(one.center().y(), one.x()) < std::pair(other.center().y(), other.x());
    });
    names = names.mid(top - places.begin()) + names.mid(0, top - places.begin());
    std::rotate(places.begin(), top, places.end());
    QVERIFY2(places.size() > 3, qPrintable(names.join(u' ')));
    for (std::size_t stop = 1; stop < places.size(); ++stop) {
        const QRect& before = places[stop - 1];
        const QRect& here = places[stop];
        const bool right = here.left() > before.right() && here.bottom() > before.top();
        QVERIFY2(right || here.top() >= before.bottom(), qPrintable(names.join(u' ')));
    }
}

QTEST_MAIN(TestDesk)
#include "tst_desk.moc"
