#include "memory_store.h"
#include "tests/suite.h"

#include "core/service/sample_club.h"
#include "core/texts/translation.h"
#include "core/year/people_facts.h"
#include "reports/documents/club_catalogue.h"
#include "table_reading.h"

#include <QTest>

#include <algorithm>

namespace tst_people_year_documents {

using namespace Qt::StringLiterals;
using documents::ClubChoice;
using documents::ClubKind;

/// A player's year, opponents, head to head and records, in the sample club.
class TestPeopleYearDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void playersYear();
    void onlyWhatTheGameHas();
    void onlySomeDays();
    void whomTheyMet();
    void headToHead();
    void recordsTellTheBestAlone();
    void nothingOfStrangers_data();
    void nothingOfStrangers();
    void aClubWithoutEvenings();

private:
    [[nodiscard]] documents::ClubSource source() const
    {
        return {records_, evenings_, QDateTime({2026, 1, 2}, {21, 14})};
    }
    /// The only document of the choice.
    [[nodiscard]] typeset::TableDocument table(const ClubChoice& choice) const
    {
        const auto composed = compose(source(), choice);
        return composed && composed->size() == 1
                   ? std::get<typeset::TableDocument>(composed->front().body)
                   : typeset::TableDocument();
    }
    [[nodiscard]] core::PersonKey called(const QString& name) const
    {
        const auto people = core::peopleOf(core::playedEvenings(evenings_.all()));
        const auto found = std::find_if(people.begin(), people.end(), [&name](const auto& one) {
            return one.person.name == name;
        });
        return keyOf(found->person);
    }

    texts::Translation english_{QLocale(QLocale::English)};
    core::ClubRecords records_;
    core::ClubEvenings evenings_;
};

void TestPeopleYearDocuments::initTestCase()
{
    MemoryStore store;
    QVERIFY(core::storeSampleClub(store));
    QVERIFY(evenings_.read(store.read()));
}

void TestPeopleYearDocuments::playersYear()
{
    const auto rosi = called(u"Übelacker, Rosi"_s);
    const ClubChoice choice{ClubKind::PlayerYear, {}, rosi, {}};
    const auto year = table(choice);
    QCOMPARE(subjectOf(source(), choice), u"Übelacker, Rosi"_s);
    const auto dates = table_reading::values(year, u"date"_s);
    QVERIFY(dates.size() > 18);
    QVERIFY(std::is_sorted(dates.begin(), dates.end()));
    QVERIFY(year.lead.constFirst().contains(u"Best place: "_s));
    QVERIFY(year.lead.constFirst().contains(u"Worst place: "_s));
    QVERIFY(year.use == typeset::Use::InTheHand);
    QVERIFY(table_reading::csvKeys(year).contains(u"ruleset"_s));
}

/// Of Rommé 500 for readers neither Rommés nor claims; programs get the same columns as ever.
void TestPeopleYearDocuments::onlyWhatTheGameHas()
{
    const auto rosi = called(u"Übelacker, Rosi"_s);
    const auto year = table({ClubKind::PlayerYear, {}, rosi, {}});
    const auto rules = table_reading::values(year, u"ruleset"_s);
    const auto shown = table_reading::shown(year, u"claims"_s);
    const auto values = table_reading::values(year, u"claims"_s);
    int ofCards = 0;
    for (qsizetype evening = 0; evening < rules.size(); ++evening) {
        const bool isOfCards = rules[evening] == u"romme-500"_s;
        ofCards += isOfCards ? 1 : 0;
        QCOMPARE(shown[evening].isEmpty(), isOfCards);
        QVERIFY(!values[evening].isEmpty());
    }
    QVERIFY(ofCards > 0);
}

void TestPeopleYearDocuments::onlySomeDays()
{
    const auto rosi = called(u"Übelacker, Rosi"_s);
    const auto evenings = [&](const core::DaySpan& days) {
        return table_reading::values(table({ClubKind::PlayerYear, {}, rosi, {}, days}), u"date"_s)
            .size();
    };
    const core::DaySpan spring{std::nullopt, QDate(2025, 5, 31)};
    const core::DaySpan rest{QDate(2025, 6, 1), std::nullopt};
    QVERIFY(evenings(spring) > 0 && evenings(rest) > 0);
    QCOMPARE(evenings(spring) + evenings(rest), evenings({}));
    QCOMPARE(subjectOf(source(), {ClubKind::PlayerYear, {}, rosi, {}, core::spanOfYear(2025)}),
             u"Übelacker, Rosi, 2025"_s);
    QCOMPARE(subjectOf(source(), {ClubKind::Records, {}, {}, {}, rest}), u"from 1 June 2025"_s);
}

void TestPeopleYearDocuments::whomTheyMet()
{
    const auto met = table({ClubKind::PlayerMet, {}, called(u"Übelacker, Rosi"_s), {}});
    const auto names = table_reading::shown(met, u"name"_s);
    QVERIFY(names.contains(u"Lindner, Peter (Eichenried)"_s));
    QVERIFY(!names.contains(u"Übelacker, Rosi"_s));
    const auto games = table_reading::values(met, u"games"_s);
    QVERIFY(games.constFirst().toInt() >= games.constLast().toInt());
}

void TestPeopleYearDocuments::headToHead()
{
    const ClubChoice choice{
        ClubKind::HeadToHead, {}, called(u"Weiß, Käthe"_s), called(u"Dörfler, Käthe"_s)};
    const auto both = table(choice);
    QCOMPARE(subjectOf(source(), choice), u"Weiß, Käthe – Dörfler, Käthe"_s);
    QVERIFY(table_reading::texts(both).contains(u"Weiß ahead"_s));
    QVERIFY(both.lead.join(u' ').contains(u"Weiß, Käthe "_s));
    QVERIFY(!table_reading::values(both, u"rank"_s).isEmpty());
}

void TestPeopleYearDocuments::recordsTellTheBestAlone()
{
    const auto records = table({ClubKind::Records, {}, {}, {}});
    QVERIFY(records.use == typeset::Use::OnTheWall);
    QVERIFY(records.blocks.size() >= 5);
    QVERIFY(
        records.blocks.front().title.startsWith(u"Rummy-pure-plus · Most points of an evening"_s));
    for (const auto& text : table_reading::texts(records)) {
        QVERIFY2(!text.contains(u"orst"_s) && !text.contains(u"ewest"_s), qPrintable(text));
    }
}

void TestPeopleYearDocuments::nothingOfStrangers_data()
{
    QTest::addColumn<ClubKind>("kind");
    QTest::addColumn<QString>("place");

    QTest::newRow("nobody chosen") << ClubKind::PlayerYear << u"/player"_s;
    QTest::newRow("nobody met") << ClubKind::PlayerMet << u"/player"_s;
    QTest::newRow("nobody to compare") << ClubKind::HeadToHead << u"/other"_s;
}

void TestPeopleYearDocuments::nothingOfStrangers()
{
    QFETCH(const ClubKind, kind);
    QFETCH(const QString, place);
    ClubChoice choice{kind, {}, core::PersonKey({}, u"Nobody"_s, {}), {}};
    if (kind == ClubKind::HeadToHead) {
        choice.player = called(u"Weiß, Käthe"_s);
        choice.other = choice.player;
    }
    const auto refused = compose(source(), choice);
    QVERIFY(!refused);
    QCOMPARE(std::get<core::Pointer>(refused.refused().refusals.front().place).text(), place);
}

void TestPeopleYearDocuments::aClubWithoutEvenings()
{
    const core::ClubEvenings none;
    const documents::ClubSource empty{records_, none, QDateTime({2026, 1, 2}, {21, 14})};
    const auto composed = compose(empty, {ClubKind::Records, {}, {}, {}});
    QVERIFY(composed);
    const auto& table = std::get<typeset::TableDocument>(composed->front().body);
    QVERIFY(!table.hasRows());
    QVERIFY(!table.nothing.isEmpty());
}

RUMMY_TEST(TestPeopleYearDocuments)

} // namespace tst_people_year_documents

#include "tst_people_year_documents.moc"
