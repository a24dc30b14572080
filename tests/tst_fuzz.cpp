#include "file_contents.h"
#include "fuzz/mutator.h"
#include "fuzz/targets.h"
#include "tests/suite.h"

#include <QDir>
#include <QTest>

/// Whatever reads bytes of unknown origin gets the corpus and changed inputs made from it.
/// `tst_fuzz COUNT` makes so many for each target; an input that fails is printed and belongs into
/// the corpus.
class TestFuzz : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyInputIsRefusedOrKept_data();
    void everyInputIsRefusedOrKept();

private:
    const int count_ = test_suite::count(120);
};

namespace {

QByteArrayList corpusOf(const char* target)
{
    const QDir folder(QFINDTESTDATA("data/corpus") + QLatin1Char('/') + QLatin1StringView(target));
    QByteArrayList corpus;
    for (const auto& name : folder.entryList(QDir::Files, QDir::Name)) {
        corpus << contentsOf(folder.filePath(name));
    }
    return corpus;
}

} // namespace

void TestFuzz::everyInputIsRefusedOrKept_data()
{
    QTest::addColumn<int>("target");
    for (std::size_t target = 0; target < fuzz::targets().size(); ++target) {
        QTest::newRow(fuzz::targets()[target].name) << static_cast<int>(target);
    }
}

void TestFuzz::everyInputIsRefusedOrKept()
{
    QFETCH(const int, target);
    const auto& tried = fuzz::targets()[static_cast<std::size_t>(target)];
    const auto corpus = corpusOf(tried.name);
    QVERIFY(!corpus.isEmpty());
    for (const auto& input : corpus) {
        QVERIFY2(tried.holds(input), input.toPercentEncoding(" \"{}[]:,;"));
    }
    constexpr std::uint32_t seed = 2026;
    Mutator mutator(corpus, seed);
    for (int made = 0; made < count_; ++made) {
        const auto input = mutator.next();
        QVERIFY2(tried.holds(input), input.toPercentEncoding(" \"{}[]:,;"));
    }
}

RUMMY_TEST(TestFuzz)
#include "tst_fuzz.moc"
