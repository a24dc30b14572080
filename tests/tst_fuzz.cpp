#include "file_contents.h"
#include "fuzz/mutator.h"
#include "fuzz/targets.h"
#include "tests/suite.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_fuzz {

/// Feeds every reader of untrusted bytes the corpus and mutations of it. `tst_fuzz COUNT` makes
/// that many for each target; a failing input is kept in a file, and belongs in the corpus.
class TestFuzz : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyInputIsRefusedOrKept_data();
    void everyInputIsRefusedOrKept() const;

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

void TestFuzz::everyInputIsRefusedOrKept() const
{
    QFETCH(const int, target);
    const auto& tried = fuzz::targets()[static_cast<std::size_t>(target)];
    const auto corpus = corpusOf(tried.name);
    QVERIFY(!corpus.isEmpty());
    // Including leftovers of a crash.
    QTemporaryDir folder(QDir::temp().filePath(QStringLiteral("tst_fuzz-XXXXXX")));
    const auto require = [&](const QByteArray& input) {
        const QString kept = folder.filePath(QLatin1StringView(tried.name));
        writeFile(kept, input);
        const bool holds = tried.holds(input);
        folder.setAutoRemove(holds);
        QVERIFY2(holds, qPrintable(kept));
    };
    for (const auto& input : corpus) {
        require(input);
        QVERIFY(folder.autoRemove());
    }
    constexpr std::uint32_t seed = 2026;
    Mutator mutator(corpus, seed);
    for (int made = 0; made < count_; ++made) {
        require(mutator.next());
        QVERIFY(folder.autoRemove());
    }
}

RUMMY_TEST(TestFuzz)

} // namespace tst_fuzz

#include "tst_fuzz.moc"
