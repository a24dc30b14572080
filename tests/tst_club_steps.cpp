#include "club_values.h"
#include "core/file/club_steps.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_club_steps {

using namespace Qt::StringLiterals;

/// Stored form of club data.
class TestClubSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsComeBack_data();
    void stepsComeBack();
    void recordsComeBack();
    void refusesOtherTexts_data();
    void refusesOtherTexts();
    void refusesOtherRecords_data();
    void refusesOtherRecords();
};

void TestClubSteps::stepsComeBack_data()
{
    using namespace club_values;
    QTest::addColumn<std::vector<core::ClubStep>>("steps");
    const auto row = [](const char* name, const core::ClubStep& step) {
        QTest::newRow(name) << std::vector{step};
    };
    auto renamed = player();
    renamed.publicName = core::PublicName::Full;
    auto withoutEvening = movement();
    withoutEvening.evening = {};
    row("player added", core::PlayerExchange{player().id, std::nullopt, player()});
    row("player changed", core::PlayerExchange{player().id, player(), renamed});
    row("player removed", core::PlayerExchange{player().id, player(), std::nullopt});
    row("link", core::LinkExchange{enrolled(), std::nullopt, player().id});
    row("link moved", core::LinkExchange{enrolled(), player().id, player(2).id});
    core::Series plainSeries;
    plainSeries.id = {uuid(1)};
    row("plain series", core::SeriesExchange{plainSeries.id, std::nullopt, plainSeries});
    row("cash of no evening", core::CashExchange{withoutEvening.id, movement(), withoutEvening});
    QTest::newRow("nothing") << std::vector<core::ClubStep>();
    QTest::newRow("all records") << steps();
}

void TestClubSteps::stepsComeBack()
{
    QFETCH(const std::vector<core::ClubStep>, steps);
    const auto texts = core::writeSteps(steps);
    const auto read = core::readClubSteps(texts);
    QVERIFY2(read, texts.before + texts.after);
    QVERIFY(*read == steps);
}

void TestClubSteps::recordsComeBack()
{
    core::ClubRecords records;
    for (const auto& step : club_values::steps()) {
        const auto text = core::recordExchange(step);
        QVERIFY(text && !text->before && text->after);
        QVERIFY(core::addRecord(*text->after, records));
        QVERIFY(!core::addRecord(*text->after, records));
    }
    const core::ClubRecords expected = {{{club_values::series().id, club_values::series()}},
                                        {{club_values::movement().id, club_values::movement()}},
                                        {{{club_values::uuid(20)}, club_values::count()}},
                                        {{club_values::erased().id, club_values::erased()}},
                                        {{club_values::merged().id, club_values::merged()}},
                                        {{club_values::deleted().id, club_values::deleted()}},
                                        {{club_values::version().id, club_values::version()}},
                                        {{club_values::helper().id, club_values::helper()}}};
    QVERIFY(records == expected);
    QVERIFY(!core::recordExchange(
        core::LinkExchange{club_values::enrolled(), std::nullopt, {{club_values::uuid(1)}}}));
}

void TestClubSteps::refusesOtherTexts_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const QByteArray id =
        core::writeSteps(
            std::vector<core::ClubStep>{core::PlayerExchange{{club_values::uuid(1)}, {}, {}}})
            .before;
    QTest::newRow("another side") << id << QByteArray("{}");
    QTest::newRow("another kind") << QByteArray(id).replace("players", "people")
                                  << QByteArray(id).replace("players", "people");
    QTest::newRow("no id") << QByteArray(R"({"players/7": null})")
                           << QByteArray(R"({"players/7": null})");
    QTest::newRow("another id inside")
        << id
        << core::writeSteps(std::vector<core::ClubStep>{core::PlayerExchange{
                                {club_values::uuid(1)}, {}, club_values::player(2)}})
               .after;
    const QByteArray link = R"({"links/1/4/Anna/": null})";
    QTest::newRow("participant by name") << link << link;
    const QByteArray number = R"({"links/0/00000000-0000-0000-0000-000000000000": null})";
    QTest::newRow("ids out of range") << number << number;
    QTest::newRow("no JSON") << QByteArray("{") << QByteArray("{");
}

void TestClubSteps::refusesOtherTexts()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QVERIFY(!core::readClubSteps({before, after}));
}

void TestClubSteps::refusesOtherRecords_data()
{
    QTest::addColumn<core::RecordText>("record");
    const auto sound = *core::recordExchange(club_values::steps().front())->after;
    const auto row = [&sound](const char* name, auto change) {
        auto record = sound;
        change(record);
        QTest::newRow(name) << record;
    };
    row("another kind", [](core::RecordText& record) { record.kind = u"cash"_s; });
    row("unknown kind", [](core::RecordText& record) { record.kind = u"league"_s; });
    row("another id", [](core::RecordText& record) {
        record.id = core::recordExchange(club_values::steps()[1])->after->id;
    });
    row("no id", [](core::RecordText& record) { record.id = u"7"_s; });
    row("another key", [](core::RecordText& record) { record.content.replace("name", "nome"); });
    row("no JSON", [](core::RecordText& record) { record.content.chop(1); });
}

void TestClubSteps::refusesOtherRecords()
{
    QFETCH(const core::RecordText, record);
    core::ClubRecords records;
    QVERIFY(!core::addRecord(record, records));
    QVERIFY(records == core::ClubRecords());
}

RUMMY_TEST(TestClubSteps)

} // namespace tst_club_steps

#include "tst_club_steps.moc"
