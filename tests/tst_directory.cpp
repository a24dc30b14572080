#include "people_known.h"
#include "service_desk.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_directory {

using namespace director_test;
using core::ClubFault;
using core::Refusals;

/// The club's directory of players.
class TestDirectory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsADirectory();
    void refusesPlayers();
    void changesPlayers();
    void keepsTagsThatOthersGave();
    void mergesPlayers();
    void removesPlayers();
    void keepsASurnameSetByHand_data();
    void keepsASurnameSetByHand();
};

void TestDirectory::keepsADirectory()
{
    Session desk;
    const auto hof = QStringLiteral("Hof");
    const core::Player anna{QStringLiteral("Anna"), hof, {}};
    const core::Player other{QStringLiteral("Anna"), {}, {}};
    const core::Player uwe{QStringLiteral("Uwe"), hof, {QStringLiteral("guest")}};
    QCOMPARE(playersAddedBy(*desk.club.run(core::addPlayers, {uwe, anna, anna})), 3);
    QCOMPARE(playersAddedBy(*desk.club.run(core::addPlayers, {anna, uwe, anna})), 0);
    QCOMPARE(playersAddedBy(*desk.club.run(core::addPlayers, {anna, anna, anna})), 1);
    QCOMPARE(playersAddedBy(*desk.club.run(core::addPlayers, {anna, other})), 1);
    QVERIFY(withoutIds(desk.club.read().players()) == (std::vector{other, anna, anna, anna, uwe}));
    const int commits = desk.store.commits();
    QCOMPARE(playersAddedBy(*desk.club.run(core::addPlayers, {})), 0);
    QCOMPARE(desk.store.commits(), commits);
}

void TestDirectory::refusesPlayers()
{
    Session desk;
    const auto anna = QStringLiteral("Anna");
    const auto lines = QStringLiteral("a\nb");
    const Refusals expected = {
        refusal(ClubFault::PlayerNameMissing, "/1/name"),
        refusal(core::ParticipantFault::TextNotPlain, "/2/name"),
        refusal(core::ParticipantFault::TextNotPlain, "/2/club"),
        refusal(core::ParticipantFault::TextNotPlain, "/2/tags/1"),
    };
    QCOMPARE(refusalsOf(desk.club.run(
                 core::addPlayers,
                 {{anna, {}, {}}, {QStringLiteral(" "), {}, {}}, {lines, lines, {anna, lines}}})),
             expected);
    QVERIFY(desk.club.read().players().empty());
}

void TestDirectory::changesPlayers()
{
    Session desk;
    const auto hof = QStringLiteral("Hof");
    const core::Player anna{QStringLiteral("Anna"), {}, {QStringLiteral("guest")}};
    const core::Player uwe{QStringLiteral("Uwe"), hof, {}};
    QVERIFY(desk.club.run(core::addPlayers, {anna, uwe}));
    core::Player moved = anna;
    moved.club = hof;
    const core::Player sameName{anna.name, {}, {}};
    QVERIFY(desk.club.run(core::changePlayer, sameName, moved));
    QVERIFY(withoutIds(desk.club.read().players()) == (std::vector{moved, uwe}));
    const int commits = desk.store.commits();
    QVERIFY(desk.club.run(core::changePlayer, moved, moved));
    QCOMPARE(refusalsOf(desk.club.run(core::changePlayer, anna, moved)),
             (Refusals{refusal(ClubFault::PlayerUnknown, "/before", {anna.name, {}})}));
    QCOMPARE(refusalsOf(desk.club.run(core::changePlayer, moved, uwe)),
             (Refusals{refusal(ClubFault::PlayerTwice, "/after", {uwe.name, hof})}));
    QCOMPARE(refusalsOf(desk.club.run(core::changePlayer, moved, {})),
             (Refusals{refusal(ClubFault::PlayerNameMissing, "/after/name")}));
    QCOMPARE(desk.store.commits(), commits);
}

void TestDirectory::keepsTagsThatOthersGave()
{
    Session desk;
    const core::Player seen{QStringLiteral("Anna"), {}, {QStringLiteral("guest")}};
    QVERIFY(desk.club.run(core::addPlayers, {seen}));
    auto tagged = seen;
    tagged.tags << QStringLiteral("ladies");
    QVERIFY(desk.club.run(core::changePlayer, seen, tagged));
    auto renamed = seen;
    renamed.name = QStringLiteral("Anna Berger");
    renamed.tags = QStringList{QStringLiteral("Hof")};
    QVERIFY(desk.club.run(core::changePlayer, seen, renamed));
    renamed.tags = QStringList{QStringLiteral("ladies"), QStringLiteral("Hof")};
    QVERIFY(withoutIds(desk.club.read().players()) == std::vector{renamed});
}

void TestDirectory::mergesPlayers()
{
    Session desk;
    const auto tag = QStringLiteral("guest");
    const core::Player anna{QStringLiteral("Anna"), {}, {tag}};
    const core::Player misspelt{QStringLiteral("Ana"), {}, {QStringLiteral("ladies"), tag}};
    const core::Player uwe{QStringLiteral("Uwe"), {}, {}};
    QVERIFY(desk.club.run(core::addPlayers, {anna, anna, misspelt, uwe}));
    QCOMPARE(refusalsOf(desk.club.run(core::mergePlayers, anna, {misspelt, anna, anna})),
             (Refusals{refusal(ClubFault::PlayerUnknown, "/doubles/2", {anna.name, {}})}));
    QCOMPARE(desk.club.read().players().size(), std::size_t{4});
    QVERIFY(desk.club.run(core::mergePlayers, {anna.name, {}, {}}, {misspelt, anna}));
    const core::Player merged{anna.name, {}, {tag, QStringLiteral("ladies")}};
    QVERIFY(withoutIds(desk.club.read().players()) == (std::vector{merged, uwe}));
    const int commits = desk.store.commits();
    QVERIFY(desk.club.run(core::mergePlayers, uwe, {}));
    QCOMPARE(refusalsOf(desk.club.run(core::mergePlayers, misspelt, {uwe})),
             (Refusals{refusal(ClubFault::PlayerUnknown, "/keep/0", {misspelt.name, {}})}));
    QCOMPARE(desk.store.commits(), commits);
}

void TestDirectory::removesPlayers()
{
    Session desk;
    const core::Player anna{QStringLiteral("Anna"), {}, {}};
    const core::Player uwe{QStringLiteral("Uwe"), {}, {}};
    QVERIFY(desk.club.run(core::addPlayers, {anna, uwe}));
    QCOMPARE(refusalsOf(desk.club.run(core::removePlayers, {uwe, uwe})),
             (Refusals{refusal(ClubFault::PlayerUnknown, "/1", {uwe.name, {}})}));
    QVERIFY(desk.club.run(core::removePlayers, {uwe}));
    QVERIFY(withoutIds(desk.club.read().players()) == std::vector{anna});
}

void TestDirectory::keepsASurnameSetByHand_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("club");
    QTest::addColumn<QString>("surname");
    const auto row = [](const char* tag, const char* typed, const char* club, const char* surname) {
        QTest::newRow(tag) << QString::fromUtf8(typed) << QString::fromUtf8(club)
                           << QString::fromUtf8(surname);
    };
    row("as before", "Nguyen Mai", "Hof", "Nguyen");
    row("with a comma, of which it is the same reading", "Mai, Nguyen", "Hof", "Nguyen");
    row("another club", "Nguyen Mai", "Plauen", "");
    row("another name", "Nguyen Lan", "Hof", "");
}

/// Values set by hand in one tournament apply in the next.
void TestDirectory::keepsASurnameSetByHand()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, club);
    Session desk;
    auto last = tournament(1);
    last.settings.date = QDate(2026, 5, 7);
    last.participants.front().name = QStringLiteral("Nguyen Mai");
    last.participants.front().club = QStringLiteral("Hof");
    last.participants.front().surname = QStringLiteral("Nguyen");
    QVERIFY(desk.service.import(last));
    core::Enrolment person;
    person.name = typed;
    person.club = club;
    QVERIFY(desk.service.run(desk.id, core::enrol, {person}));
    QTEST(desk.now().participants.back().surname, "surname");
}

RUMMY_TEST(TestDirectory)

} // namespace tst_directory

#include "tst_directory.moc"
