#include "samples.h"
#include "table_reading.h"
#include "tests/suite.h"

namespace tst_people_documents {

using namespace Qt::Literals::StringLiterals;
using documents::Kind;
using table_reading::csvKeys;
using table_reading::isShown;
using table_reading::shown;
using table_reading::tableOf;
using table_reading::values;

class TestPeopleDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everybodyOnce_data() { samples::addRows(); }
    void everybodyOnce()
    {
        QFETCH(const core::Tournament, tournament);
        const auto table = tableOf(tournament, {Kind::Participants});
        QStringList numbers;
        QStringList names;
        for (const auto& person : tournament.participants) {
            numbers << QString::number(plain(person.number));
            names << person.name;
        }
        QCOMPARE(values(table, u"number"_s), numbers);
        QCOMPARE(values(table, u"name"_s), names);
        QCOMPARE(csvKeys(table).join(u','),
                 u"number,name,club,tags,present,status,due,paid,open,owed_back"_s);
    }

    void startFees()
    {
        auto tournament = samples::withoutRounds();
        tournament.settings.startFeeCents = 750;
        tournament.participants[0].setPaidCents(750);
        tournament.participants[1].setPaidCents(500);
        tournament.participants[2].setPaidCents(1000);
        const auto table = tableOf(tournament, {Kind::Participants});
        QCOMPARE(values(table, u"due"_s).front(), u"7.50"_s);
        QCOMPARE(values(table, u"paid"_s).mid(0, 4),
                 QStringList({u"7.50"_s, u"5.00"_s, u"10.00"_s, u"0.00"_s}));
        QCOMPARE(shown(table, u"open"_s).mid(0, 4),
                 QStringList({u"–"_s, u"2.50"_s, u"–"_s, u"7.50"_s}));
        QVERIFY(table.notes[0].startsWith(u"7 "_s));
        QCOMPARE(table.notes[1], u"Start fees: 52.50 € due, 22.50 € paid, 32.50 € open"_s);
        QCOMPARE(shown(table, u"owed_back"_s).mid(0, 4),
                 QStringList({u"–"_s, u"–"_s, u"2.50"_s, u"–"_s}));
    }

    void withoutFeesNothingIsSaidOfThem()
    {
        const auto table = tableOf(samples::withoutRounds(), {Kind::Participants});
        QVERIFY(!isShown(table, u"paid"_s));
        QCOMPARE(table.notes.size(), 1);
    }

    void presence()
    {
        auto tournament = samples::withoutRounds();
        const auto round = [](int number) { return core::RoundNumber{number}; };
        tournament.participants[1].present = {};
        tournament.participants[2].present = {{round(2), std::nullopt}};
        tournament.participants[3].present = {{round(1), round(3)}};
        tournament.participants[4].present = {{round(1), round(1)}, {round(3), std::nullopt}};
        QCOMPARE(shown(tableOf(tournament, {Kind::Participants}), u"present"_s).mid(0, 5),
                 QStringList({u"all"_s, u"withdrawn"_s, u"from 2"_s, u"1–3"_s, u"1, from 3"_s}));
    }
};

RUMMY_TEST(TestPeopleDocuments)

} // namespace tst_people_documents

#include "tst_people_documents.moc"
