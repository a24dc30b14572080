#include "app/desk/evening/standings/account_text.h"
#include "app/desk/evening/standings/standings_model.h"
#include "core/cards/chip_balances.h"
#include "core/file/tournament_file.h"
#include "tests/card_evening.h"
#include "tests/suite.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QPalette>
#include <QTest>
#include <QTextDocument>

#include <set>

namespace tst_standings_cards {

using namespace card_evening;
using namespace Qt::Literals::StringLiterals;
using core::Tournament;
using desk::Column;

namespace {

Tournament sample(const QString& name)
{
    QFile file(QStringLiteral(RUMMY_SOURCE_DIR "/tests/data/%1.json").arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("no sample %s", qPrintable(name));
    }
    return *core::readTournament(file.readAll());
}

/// Every column such a tournament can show, without rounds.
std::vector<desk::ShownColumn> allColumns(const core::Settings& settings)
{
    desk::ColumnChoice choice;
    for (const auto column : desk::ColumnChoice::choosable(settings)) {
        choice.setShown(column, true);
    }
    return choice.columns(settings, {});
}

/// A model that shows all columns and rounds.
void showAll(desk::StandingsModel& model, const Tournament& tournament,
             std::optional<core::RoundNumber> after = std::nullopt)
{
    auto sheet = desk::makeSheet(tournament, after);
    desk::ColumnChoice choice;
    for (const auto column : desk::ColumnChoice::choosable(sheet.settings)) {
        choice.setShown(column, true);
    }
    const auto columns = choice.columns(sheet.settings, sheet.rounds);
    model.show(std::move(sheet), columns);
}

QString cell(const desk::StandingsModel& model, core::StartNumber number, Column column,
             std::size_t round = 0)
{
    const auto& columns = model.columns();
    const auto found = std::find(columns.begin(), columns.end(), desk::ShownColumn{column, round});
    return model.index(model.rowOf(number), static_cast<int>(found - columns.begin()))
        .data()
        .toString();
}

/// Everything a director can read of the model and of all accounts.
QString allTexts(const Tournament& tournament)
{
    desk::StandingsModel model;
    showAll(model, tournament);
    QStringList texts;
    for (int column = 0; column < model.columnCount(); ++column) {
        for (const int role :
             {static_cast<int>(Qt::DisplayRole), static_cast<int>(Qt::ToolTipRole)}) {
            texts << model.headerData(column, Qt::Horizontal, role).toString();
        }
        for (int row = 0; row < model.rowCount(); ++row) {
            texts << model.index(row, column).data(Qt::AccessibleTextRole).toString();
        }
    }
    for (const auto& row : model.sheet().rows) {
        const auto account = core::accountOf(tournament, row.tally.number);
        texts << desk::accountHtml(tournament, account, QPalette())
              << desk::accountHead(tournament.settings, row).title
              << desk::accountHead(tournament.settings, row).rank;
    }
    return texts.join(u'\n');
}

QString accountText(const Tournament& tournament, core::StartNumber number)
{
    QTextDocument document;
    document.setHtml(
        desk::accountHtml(tournament, core::accountOf(tournament, number), QPalette()));
    return document.toPlainText();
}

Tournament oneTable(const CardRules& rules, std::vector<core::Game> played)
{
    auto tournament = cards(4, rules);
    tournament.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, std::move(played))})};
    return tournament;
}

QString fateOf(const Tournament& tournament, core::StartNumber number)
{
    const auto account = core::accountOf(tournament, number);
    return desk::roundText(tournament, account.rounds.front(), number).fate.join(u" · "_s);
}

} // namespace

/// Columns, cells and explanations for Rommé 500.
class TestStandingsCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columnsOfAnEvent_data();
    void columnsOfAnEvent();
    void noWordOfOtherRules_data();
    void noWordOfOtherRules();
    void theModelIsSound_data();
    void theModelIsSound();
    void headsSayWhatIsAddedUp_data();
    void headsSayWhatIsAddedUp();
    void roundsOfAKnockOutShowTotals();
    void tellsHowFarSomebodyCame();
    void chipsAreThoseOfTheDeals();
    void prizesAreNamedWhenAllIsDecided_data();
    void prizesAreNamedWhenAllIsDecided();
    void prizesOfStonesToo();
    void aSharedPrizeNamesWhatIsLeftOver();
    void fates_data();
    void fates();
    void explainsDownToTheDeal_data();
    void explainsDownToTheDeal();
    void detailsOfARound_data();
    void detailsOfARound();
    void whoLeftStandsBehindInWords();
    void aMatchShowsEveryDeal();
};

void TestStandingsCards::columnsOfAnEvent_data()
{
    using enum documents::StandingsColumn;
    QTest::addColumn<Tournament>("tournament");
    QTest::addColumn<std::set<Column>>("only");
    const std::set common = {Rank, Number, Name, Club, Games, Wins, Rommes, Byes, Penalties};
    const auto with = [&common](std::set<Column> more) {
        more.insert(common.begin(), common.end());
        return more;
    };
    QTest::newRow("points: points and their mean")
        << cards(4, quick(CardEvent::Points)) << with({Change, Tmp, Mean});
    QTest::newRow("knock-out: how far somebody came, no points, no places gained")
        << cards(4, quick(CardEvent::Multi)) << with({Reached});
    QTest::newRow("ring with chips and a prize")
        << sample(u"cards-ring"_s) << with({Change, Tmp, Mean, Chips, Prize});
    QTest::newRow("single with prizes, no chips")
        << sample(u"cards-target"_s) << with({Change, Tmp, Mean, Prize});
    QTest::newRow("pure has no claims")
        << sample(u"pure-evening"_s) << with({Change, Tmp, Mean, Gmp, Stones});
    QTest::newRow("plus has everything of stones and nothing of cards")
        << sample(u"club-evening"_s) << with({Change, Tmp, Mean, Gmp, Cmp, Claims, Stones});
}

void TestStandingsCards::columnsOfAnEvent()
{
    QFETCH(const Tournament, tournament);
    std::set<Column> shown;
    for (const auto& column : allColumns(tournament.settings)) {
        shown.insert(column.column);
    }
    QTEST(shown, "only");
}

void TestStandingsCards::noWordOfOtherRules_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("words");
    const QStringList ofStones = {u"TMP"_s,  u"GMP"_s,   u"CMP"_s,  u"tone"_s,
                                  u"laim"_s, u"Rommé"_s, u"Game"_s, u" game"_s};
    for (const auto* name : {"cards-ring", "cards-target", "cards-knock-out", "cards-points"}) {
        QTest::newRow(name) << QString::fromLatin1(name) << ofStones;
    }
    for (const auto* name : {"club-evening", "pure-evening"}) {
        QTest::newRow(name) << QString::fromLatin1(name)
                            << QStringList{u"Deal"_s,   u"deal"_s, u"Melded"_s,
                                           u"Match:"_s, u"Chip"_s, u"Came to"_s};
    }
}

void TestStandingsCards::noWordOfOtherRules()
{
    QFETCH(const QString, name);
    QFETCH(const QStringList, words);
    const QString texts = allTexts(sample(name));
    for (const auto& word : words) {
        QVERIFY2(!texts.contains(word), qPrintable(word));
    }
}

void TestStandingsCards::theModelIsSound_data()
{
    QTest::addColumn<QString>("name");
    for (const auto* name : {"cards-ring", "cards-target", "cards-knock-out", "cards-points"}) {
        QTest::newRow(name) << QString::fromLatin1(name);
    }
}

void TestStandingsCards::theModelIsSound()
{
    QFETCH(const QString, name);
    desk::StandingsModel model;
    const QAbstractItemModelTester tester(&model);
    const auto tournament = sample(name);
    showAll(model, tournament);
    showAll(model, tournament, 1_r);
    QCOMPARE(model.rowCount(), static_cast<int>(tournament.participants.size()));
}

void TestStandingsCards::headsSayWhatIsAddedUp_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("head");
    QTest::newRow("ring: card points") << u"cards-ring"_s << u"Points"_s;
    QTest::newRow("points by places") << u"cards-points"_s << u"Match points"_s;
    QTest::newRow("stones") << u"pure-evening"_s << u"TMP"_s;
}

void TestStandingsCards::headsSayWhatIsAddedUp()
{
    QFETCH(const QString, name);
    QTEST(headOf(documents::infoOf(Column::Tmp), sample(name).settings), "head");
}

void TestStandingsCards::roundsOfAKnockOutShowTotals()
{
    const auto tournament = sample(u"cards-knock-out"_s);
    desk::StandingsModel model;
    showAll(model, tournament);
    for (const auto& match : core::matchesOf(tournament)) {
        const auto& seats = match.table->head.seats;
        const auto round = static_cast<std::size_t>(plain(match.round) - 1);
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            auto expected = QString::number(match.state.score.seats[seat].score);
            QCOMPARE(cell(model, seats[seat], Column::Round, round), expected.replace(u'-', u'−'));
        }
    }
    QCOMPARE(cell(model, 1_p, Column::Round, 1), u"–"_s);
}

void TestStandingsCards::tellsHowFarSomebodyCame()
{
    desk::StandingsModel model;
    const auto tournament = sample(u"cards-knock-out"_s);
    showAll(model, tournament);
    QCOMPARE(cell(model, 13_p, Column::Reached), u"winner"_s);
    QCOMPARE(cell(model, 14_p, Column::Reached), u"final table"_s);
    QCOMPARE(cell(model, 12_p, Column::Reached), u"round 3"_s);
    QCOMPARE(cell(model, 1_p, Column::Reached), u"round 1"_s);
    showAll(model, tournament, 2_r);
    QCOMPARE(cell(model, 13_p, Column::Reached), u"goes on"_s);
    QVERIFY(model.sheet().rows.front().gained() == std::nullopt);
}

void TestStandingsCards::chipsAreThoseOfTheDeals()
{
    const auto tournament = sample(u"cards-points"_s);
    desk::StandingsModel model;
    showAll(model, tournament, 2_r);
    scoring::Chips sum;
    for (const auto& [number, chips] : core::chipBalances(tournament, 2_r)) {
        const auto points = model.row(model.rowOf(number)).chips;
        QCOMPARE(points->units() * scoring::Chips::sixthsPerChip,
                 chips.sixths() * scoring::MatchPoints::unitsPerPoint);
        sum += chips;
    }
    QVERIFY(sum == scoring::Chips());
}

void TestStandingsCards::prizesAreNamedWhenAllIsDecided_data()
{
    QTest::addColumn<Tournament>("tournament");
    QTest::addColumn<QString>("prize");
    const auto knockOut = sample(u"cards-knock-out"_s);
    QTest::newRow("a knock-out that is won") << knockOut << u"100 €"_s;
    auto between = knockOut;
    between.rounds.pop_back();
    QTest::newRow("a knock-out between two rounds") << between << u"–"_s;
    auto open = sample(u"cards-target"_s);
    open.rounds.front().head.state = core::RoundState::Published;
    open.rounds.front().tables.front().games.resize(1);
    QTest::newRow("a match that is being played") << open << u"–"_s;
}

void TestStandingsCards::prizesAreNamedWhenAllIsDecided()
{
    QFETCH(const Tournament, tournament);
    desk::StandingsModel model;
    showAll(model, tournament);
    QTEST(cell(model, model.sheet().rows.front().tally.number, Column::Prize), "prize");
}

void TestStandingsCards::prizesOfStonesToo()
{
    auto tournament = evening::tournament(4);
    tournament.settings.prizeCents = {5000};
    tournament.rounds = {round(
        1, {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("5,0,9,3")}, {2_g, played("5,0,9,3")}})})};
    desk::StandingsModel model;
    showAll(model, tournament);
    QCOMPARE(cell(model, 2_p, Column::Prize), u"50 €"_s);
    QCOMPARE(cell(model, 4_p, Column::Prize), u"–"_s);
}

void TestStandingsCards::aSharedPrizeNamesWhatIsLeftOver()
{
    const auto sheet = desk::makeSheet(sample(u"cards-ring"_s), {});
    QCOMPARE(sheet.rows[0].prize.text, u"20.01 €"_s);
    QCOMPARE(sheet.rows[1].prize.text, u"20.00 €"_s);
    QCOMPARE(sheet.rows[2].prize.text, QString());
    QCOMPARE(sheet.prizeNotes.size(), 1);
    QVERIFY(sheet.prizeNotes.front().contains(u"40.01 €"_s));
    QVERIFY(sheet.prizeNotes.front().contains(u"1 cent"_s));
}

void TestStandingsCards::fates_data()
{
    QTest::addColumn<Tournament>("tournament");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("fate");
    QTest::newRow("running") << oneTable(quick(CardEvent::Points, 2),
                                         games({dealt("60,20,30,40", "0,5,9,10")}))
                             << 1 << u"running"_s;
    const auto won = oneTable(quick(CardEvent::Points), games({dealt("60,20,30,40", "0,5,9,10")}));
    QTest::newRow("won") << won << 1 << u"1st place · won (all deals played)"_s;
    QTest::newRow("not won") << won << 2 << u"4th place · all deals played"_s;
    const auto tied = games({dealt("60,65,30,40", "0,5,9,10")});
    QTest::newRow("ring: tied at the top") << oneTable(quick(CardEvent::Ring), tied) << 2
                                           << u"shared 1st place · tied (all deals played)"_s;
    QTest::newRow("single: a tie-breaker is due")
        << oneTable(quick(CardEvent::Single), tied) << 2
        << u"shared 1st place · tie-breaker due (all deals played)"_s;
    QTest::newRow("single: behind those in a tie-breaker")
        << oneTable(quick(CardEvent::Single), tied) << 3 << u"4th place · all deals played"_s;
    auto broken = tied;
    broken.push_back({2_g, tieBreak({1_p, 2_p}, "30,20", "0,5")});
    QTest::newRow("single: won by a tie-breaker deal")
        << oneTable(quick(CardEvent::Single), broken) << 1
        << u"shared 1st place · won (all deals played) · 1 tie-breaker deal(s)"_s;
    auto left = won;
    left.rounds.front().tables.front().head.withdrawn = {2_p};
    QTest::newRow("left the match") << left << 2 << u"4th place · left the match"_s;
    auto lot = oneTable(quick(CardEvent::Multi), games({dealt("65,65,30,40", "5,5,9,0")}));
    lot.rounds.front().head.byes = {};
    lot.rounds.front().tables.front().head.lot = {2_p};
    QTest::newRow("by lot, at the last table")
        << lot << 2 << u"1st place · won (all deals played) · by lot"_s;
}

void TestStandingsCards::fates()
{
    QFETCH(const Tournament, tournament);
    QFETCH(const int, number);
    QTEST(fateOf(tournament, core::StartNumber{number}), "fate");
}

void TestStandingsCards::explainsDownToTheDeal_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("number");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("ring: melded, hand, score and chips, and the sum")
        << u"cards-ring"_s << 1
        << QStringList{u"Deal 2"_s,
                       u"20 melded − 35 in hand: −15"_s,
                       u"−200"_s,
                       u"Match: tied at the top: 1 Aßmann, Käthe; 2 Brückner, Jörg"_s,
                       u"Totals: A 1 Aßmann, Käthe: 135"_s,
                       u"Points 135 = 135"_s};
    QTest::newRow("target: who reached it")
        << u"cards-target"_s << 2
        << QStringList{u"Match: won by 4 Lotte (target reached)"_s, u"B 4 Lotte: 510"_s};
    QTest::newRow("knock-out: who went on, by a lot")
        << u"cards-knock-out"_s << 14
        << QStringList{u"Lot drawn: 14 Nyström, Åke"_s, u"by lot"_s,
                       u"in the next round: 18 Rübsam, Horst; 14 Nyström, Åke"_s};
    QTest::newRow("knock-out: who left the match")
        << u"cards-knock-out"_s << 15 << QStringList{u"Left the match: 15"_s, u"left the match"_s};
    QTest::newRow("points: match points add up")
        << u"cards-points"_s << 2 << QStringList{u"Match points 14½ = 14½"_s};
}

void TestStandingsCards::explainsDownToTheDeal()
{
    QFETCH(const QString, name);
    QFETCH(const int, number);
    QFETCH(const QStringList, texts);
    const QString told = accountText(sample(name), core::StartNumber{number});
    for (const auto& text : texts) {
        QVERIFY2(told.contains(text), qPrintable(text + u"\n"_s + told));
    }
}

void TestStandingsCards::detailsOfARound_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("details");
    QTest::addColumn<QString>("behind");
    QTest::newRow("card points: the sum stands behind")
        << u"cards-ring"_s << u"85 − 15 + 65 · shared 1st place · tied (all deals played)"_s
        << u"135"_s;
    QTest::newRow("match points: the sum stands there itself")
        << u"cards-points"_s << u"46 + 72 + 11 = 129 · shared 1st place · tied (all deals played)"_s
        << u"7/2"_s;
    QTest::newRow("knock-out: the total of the match")
        << u"cards-knock-out"_s << u"−3 + 97 · 1st place · goes on (all deals played)"_s << u"94"_s;
}

void TestStandingsCards::detailsOfARound()
{
    QFETCH(const QString, name);
    const auto tournament = sample(name);
    const auto first = desk::makeSheet(tournament, {}).rows.front().tally.number;
    const auto account = core::accountOf(tournament, first);
    const auto text = desk::roundText(tournament, account.rounds.front(), first);
    QTEST(text.details, "details");
    QTEST(QString::fromStdString(fractionText(*text.points)), "behind");
}

void TestStandingsCards::whoLeftStandsBehindInWords()
{
    auto tournament = oneTable(quick(CardEvent::Ring), games({dealt("60,20,30,40", "0,5,9,10")}));
    tournament.rounds.front().tables.front().head.withdrawn = {1_p};
    const auto sheet = desk::makeSheet(tournament, {});
    QVERIFY(sheet.rows.back().tally.number == 1_p);
    QCOMPARE(desk::neighbourTexts(sheet, 3),
             QStringList{u"2 Person 2 is ahead: stayed longer in the tournament."_s});
}

void TestStandingsCards::aMatchShowsEveryDeal()
{
    QTextDocument document;
    document.setHtml(desk::matchHtml(sample(u"cards-knock-out"_s), 2_r, 2_t, QPalette()));
    const QString text = document.toPlainText();
    QVERIFY(text.contains(u"A 26 Zöllner, Grete · B 6 Fröhlich, Sören · C 25 Yılmaz, Can"_s));
    QVERIFY(text.contains(u"Deal 1"_s) && text.contains(u"Deal 2"_s) && text.contains(u"Total"_s));
    QVERIFY(text.contains(u"122"_s) && text.contains(u"108"_s));
    // Nobody sits at seat D.
    QVERIFY(!text.contains(u"\nD\n"_s));
}

RUMMY_TEST(TestStandingsCards)

} // namespace tst_standings_cards

#include "tst_standings_cards.moc"
