#include "core/use_cases/unifying.h"

#include "tests/evening.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_unifying {

using namespace evening;
using namespace Qt::StringLiterals;
using core::Spellings;

/// Making one spelling of several.
class TestUnifying : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data()
    {
        QTest::addColumn<QStringList>("texts");
        QTest::addColumn<QString>("kept");
        QTest::addColumn<QStringList>("others");
        const auto row = [](const char* name, const QStringList& texts, const QString& kept,
                            const QStringList& others) {
            QTest::newRow(name) << texts << kept << others;
        };
        row("one spelling", {u"Hof"_s, u"Hof"_s, {}, {}}, {}, {});
        row("most often", {u"HOF"_s, u"Hof"_s, u"Hof"_s}, u"Hof"_s, {u"HOF"_s});
        row("of equals the first", {u"SK Hof"_s, u"SK  Hof"_s}, u"SK Hof"_s, {u"SK  Hof"_s});
        row("three", {u"Damen"_s, u"damen"_s, u"DAMEN"_s}, u"Damen"_s, {u"damen"_s, u"DAMEN"_s});
        row("other texts", {u"Hof"_s, u"Hoff"_s}, {}, {});
    }
    void finds()
    {
        QFETCH(const QStringList, texts);
        const auto found =
            core::spellingsIn(texts).empty() ? Spellings() : core::spellingsIn(texts).front();
        QTEST(found.kept, "kept");
        QTEST(found.others, "others");
    }

    void participants()
    {
        auto played = tournament(3);
        played.participants[0].club = u"SK Hof"_s;
        played.participants[1].club = u"SK  HOF"_s;
        played.participants[2].club = u"SK Hof"_s;
        played.participants[0].tags = {u"damen"_s, u"Damen"_s};
        played.participants[1].tags = {u"Damen"_s, u"Gast"_s};
        QCOMPARE(core::differentSpellings(played).size(), std::size_t{2});
        const auto change = core::unifySpellings(played);
        QVERIFY(change);
        apply(*change, played);
        QVERIFY(core::differentSpellings(played).empty());
        QCOMPARE(played.participants[1].club, u"SK Hof"_s);
        QCOMPARE(played.participants[0].tags, QStringList(u"Damen"_s));
        QVERIFY(core::unifySpellings(played)->isEmpty());
    }

    void directory()
    {
        const std::vector<core::Player> players = {
            {u"Lang, Uwe"_s, u"Hof"_s, {}, {QUuid::createUuid()}},
            {u"Weiß, Käthe"_s, u"HOF"_s, {u"Damen"_s}, {QUuid::createUuid()}}};
        const auto change = core::unifyDirectory(players);
        QVERIFY(change);
        QCOMPARE(change->steps.size(), std::size_t{1});
        const auto& step = std::get<core::PlayerExchange>(change->steps.front());
        QCOMPARE(step.key, players[1].id);
        QCOMPARE(step.after->club, u"Hof"_s);
    }
};

RUMMY_TEST(TestUnifying)

} // namespace tst_unifying

#include "tst_unifying.moc"
