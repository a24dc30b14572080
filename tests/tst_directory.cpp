#include "director_desk.h"

#include <QTest>

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
    void mergesPlayers();
    void removesPlayers();
};

void TestDirectory::keepsADirectory()
{
    Desk desk;
    const auto hof = QStringLiteral("Hof");
    const core::Player anna{QStringLiteral("Anna"), hof, {}};
    const core::Player other{QStringLiteral("Anna"), {}, {}};
    const core::Player uwe{QStringLiteral("Uwe"), hof, {QStringLiteral("guest")}};
    QCOMPARE(*desk.director.addPlayers({uwe, anna, anna}), 3);
    QCOMPARE(*desk.director.addPlayers({anna, uwe, anna}), 0);
    QCOMPARE(*desk.director.addPlayers({anna, anna, anna}), 1);
    QCOMPARE(*desk.director.addPlayers({anna, other}), 1);
    QVERIFY(desk.director.players() == (std::vector{anna, anna, anna, other, uwe}));
    const int commits = desk.store.commits();
    QCOMPARE(*desk.director.addPlayers({}), 0);
    QCOMPARE(desk.store.commits(), commits);
}

void TestDirectory::refusesPlayers()
{
    Desk desk;
    const auto anna = QStringLiteral("Anna");
    const auto lines = QStringLiteral("a\nb");
    const Refusals expected = {
        refusal(ClubFault::PlayerNameMissing, "/1/name"),
        refusal(core::ParticipantFault::TextNotPlain, "/2/name"),
        refusal(core::ParticipantFault::TextNotPlain, "/2/club"),
        refusal(core::ParticipantFault::TextNotPlain, "/2/tags/1"),
    };
    QCOMPARE(refusalsOf(desk.director.addPlayers(
                 {{anna, {}, {}}, {QStringLiteral(" "), {}, {}}, {lines, lines, {anna, lines}}})),
             expected);
    QVERIFY(desk.director.players().empty());
}

void TestDirectory::changesPlayers()
{
    Desk desk;
    const auto hof = QStringLiteral("Hof");
    const core::Player anna{QStringLiteral("Anna"), {}, {QStringLiteral("guest")}};
    const core::Player uwe{QStringLiteral("Uwe"), hof, {}};
    QVERIFY(desk.director.addPlayers({anna, uwe}));
    core::Player moved = anna;
    moved.club = hof;
    const core::Player sameName{anna.name, {}, {}};
    QVERIFY(desk.director.changePlayer(sameName, moved));
    QVERIFY(desk.director.players() == (std::vector{moved, uwe}));
    const int commits = desk.store.commits();
    QVERIFY(desk.director.changePlayer(moved, moved));
    QCOMPARE(refusalsOf(desk.director.changePlayer(anna, moved)),
             (Refusals{refusal(ClubFault::PlayerUnknown, "/before", {anna.name, {}})}));
    QCOMPARE(refusalsOf(desk.director.changePlayer(moved, uwe)),
             (Refusals{refusal(ClubFault::PlayerTwice, "/after", {uwe.name, hof})}));
    QCOMPARE(refusalsOf(desk.director.changePlayer(moved, {})),
             (Refusals{refusal(ClubFault::PlayerNameMissing, "/after/name")}));
    QCOMPARE(desk.store.commits(), commits);
}

void TestDirectory::mergesPlayers()
{
    Desk desk;
    const auto tag = QStringLiteral("guest");
    const core::Player anna{QStringLiteral("Anna"), {}, {tag}};
    const core::Player misspelt{QStringLiteral("Ana"), {}, {QStringLiteral("ladies"), tag}};
    const core::Player uwe{QStringLiteral("Uwe"), {}, {}};
    QVERIFY(desk.director.addPlayers({anna, anna, misspelt, uwe}));
    QCOMPARE(refusalsOf(desk.director.mergePlayers(anna, {misspelt, anna, anna})),
             (Refusals{refusal(ClubFault::PlayerUnknown, "/doubles/2", {anna.name, {}})}));
    QCOMPARE(desk.director.players().size(), std::size_t{4});
    QVERIFY(desk.director.mergePlayers({anna.name, {}, {}}, {misspelt, anna}));
    const core::Player merged{anna.name, {}, {tag, QStringLiteral("ladies")}};
    QVERIFY(desk.director.players() == (std::vector{merged, uwe}));
    const int commits = desk.store.commits();
    QVERIFY(desk.director.mergePlayers(uwe, {}));
    QCOMPARE(refusalsOf(desk.director.mergePlayers(misspelt, {uwe})),
             (Refusals{refusal(ClubFault::PlayerUnknown, "/keep/0", {misspelt.name, {}})}));
    QCOMPARE(desk.store.commits(), commits);
}

void TestDirectory::removesPlayers()
{
    Desk desk;
    const core::Player anna{QStringLiteral("Anna"), {}, {}};
    const core::Player uwe{QStringLiteral("Uwe"), {}, {}};
    QVERIFY(desk.director.addPlayers({anna, uwe}));
    QCOMPARE(refusalsOf(desk.director.removePlayers({uwe, uwe})),
             (Refusals{refusal(ClubFault::PlayerUnknown, "/1", {uwe.name, {}})}));
    QVERIFY(desk.director.removePlayers({uwe}));
    QVERIFY(desk.director.players() == std::vector{anna});
}

QTEST_APPLESS_MAIN(TestDirectory)
#include "tst_directory.moc"
