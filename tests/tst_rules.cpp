#include "game_builder.h"
#include "scoring/rules.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_rules {

using namespace scoring;

class TestRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEnglishTextIsEveryDefault();
    void theGermanTextHasItsOwnScale();
    void recognisesTheTextThatIsFollowed_data();
    void recognisesTheTextThatIsFollowed();
};

using Text = std::optional<RuleText>;

void TestRules::theEnglishTextIsEveryDefault()
{
    QVERIFY(optionsOf(RuleText::English) == RuleOptions());
}

void TestRules::theGermanTextHasItsOwnScale()
{
    RuleOptions expected;
    expected.scale = NamedScale::German;
    QVERIFY(optionsOf(RuleText::German) == expected);
}

void TestRules::recognisesTheTextThatIsFollowed_data()
{
    QTest::addColumn<RuleOptions>("options");
    QTest::addColumn<Text>("expected");
    const auto row = [](const char* name, Text expected, const auto& edit) {
        RuleOptions options;
        edit(options);
        QTest::newRow(name) << options << expected;
    };
    row("defaults", RuleText::English, [](RuleOptions&) {});
    row("German scale", RuleText::German, [](RuleOptions& it) { it.scale = NamedScale::German; });
    row("balanced scale", Text(), [](RuleOptions& it) { it.scale = NamedScale::Balanced; });
    row("own scale with English values", Text(), [](RuleOptions& it) {
        it.scale = OwnScale{std::nullopt, std::nullopt, game_builder::values({"4", "3", "2", "1"})};
    });
    row("German scale, ties high", Text(), [](RuleOptions& it) {
        it.scale = NamedScale::German;
        it.ties = Ties::High;
    });
    row("a tie-break", Text(), [](RuleOptions& it) { it.tieBreaks = {TieBreak::Wins}; });
    row("no first-round Rommé", Text(), [](RuleOptions& it) { it.firstRoundRomme = false; });
}

void TestRules::recognisesTheTextThatIsFollowed()
{
    QFETCH(RuleOptions, options);
    QFETCH(Text, expected);
    QVERIFY(followedText(options) == expected);
}

RUMMY_TEST(TestRules)

} // namespace tst_rules

#include "tst_rules.moc"
