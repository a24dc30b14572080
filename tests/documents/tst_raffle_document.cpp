#include "samples.h"
#include "table_reading.h"
#include "tests/suite.h"
#include "tests/typeset/sheet_checker.h"

#include "core/model/raffle.h"
#include "reports/typeset/document.h"

namespace tst_raffle_document {

using namespace Qt::Literals::StringLiterals;
using documents::Kind;
using table_reading::csvKeys;
using table_reading::shown;
using table_reading::tableOf;
using table_reading::titles;
using table_reading::values;

namespace {

/// The raffle worked through in docs/rules.md, and a prize given by hand.
core::Tournament raffled()
{
    auto tournament = TournamentBuilder(samples::plusRules()).participants(22).tournament();
    std::vector<core::StartNumber> all;
    for (const auto& person : tournament.participants) {
        all.push_back(person.number);
    }
    constexpr std::int64_t seed = 20'261'121;
    tournament.raffles = {{u"A ham"_s, all, seed, core::drawnWinners(all, seed, 3)},
                          {{}, {all[6]}, std::nullopt, {all[6]}}};
    return tournament;
}

} // namespace

class TestRaffleDocument : public QObject
{
    Q_OBJECT

private:
    const texts::ThreadLanguage english_{QLocale(QLocale::English, QLocale::UnitedKingdom)};

private Q_SLOTS:
    void tellsAllThatRepeatsIt()
    {
        const auto tournament = raffled();
        auto source = table_reading::sourceOf(tournament);
        source.raffleTimes = {QDateTime({2026, 11, 21}, {21, 10}, Qt::LocalTime).toUTC()};
        const auto table = tableOf(source, {Kind::Raffle});
        QCOMPARE(csvKeys(table).join(u','), u"raffle,prize,time,seed,number,name,drawn"_s);
        QCOMPARE(titles(table), QStringList({u"Raffle 1: A ham"_s, u"Raffle 2"_s}));
        QCOMPARE(table.blocks[0].lines[0],
                 u"21 November 2026 21:10 · seed 20261121 · 22 in the raffle"_s);
        QVERIFY(table.blocks[0].lines[1].startsWith(u"Won by: 9 Participant 9; 1 "_s));
        QCOMPARE(table.blocks[0].rows.size(), std::size_t{22});
        const auto drawn = shown(table, u"drawn"_s);
        QCOMPARE(drawn[8], u"1"_s);
        QCOMPARE(drawn[0], u"2"_s);
        QCOMPARE(drawn[14], u"3"_s);
        QCOMPARE(drawn.count(QString()), 20); // And the recipient of a prize given by hand.
        QCOMPARE(values(table, u"time"_s).first(), u"2026-11-21 21:10"_s);
        QCOMPARE(table.blocks[1].lines[0], u"given by hand, without drawing"_s);
        QVERIFY(table.notes.first().contains(u"MT19937-64"_s));
    }

    /// Somebody who was in it is listed, wherever they are now.
    void namesThoseWhoAreNotHere()
    {
        auto tournament = raffled();
        tournament.participants[4].status = core::Attendance::Expected;
        const auto table = tableOf(tournament, {Kind::Raffle});
        QCOMPARE(values(table, u"name"_s)[4], u"Participant 5"_s);
    }

    void nothingToRepeatWithoutADraw()
    {
        auto tournament = raffled();
        tournament.raffles.erase(tournament.raffles.begin());
        QVERIFY(tableOf(tournament, {Kind::Raffle}).notes.isEmpty());
        tournament.raffles.clear();
        const auto table = tableOf(tournament, {Kind::Raffle});
        QVERIFY(!table.hasRows());
        QCOMPARE(table.nothing, u"No raffle was drawn."_s);
    }

    void fitsItsPages()
    {
        const auto tournament = raffled();
        for (const auto paper : {typeset::PaperSize::A4, typeset::PaperSize::Letter}) {
            const auto sheets = typeset::sheetsOf(
                *compose(table_reading::sourceOf(tournament), {Kind::Raffle}), paper);
            QCOMPARE(sheets.size(), std::size_t{1});
            QCOMPARE(typeset::sheetFaults(sheets), QStringList());
        }
    }
};

RUMMY_TEST(TestRaffleDocument)

} // namespace tst_raffle_document

#include "tst_raffle_document.moc"
