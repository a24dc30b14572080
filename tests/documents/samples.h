#pragma once

#include "../random_tournament.h"
#include "../tournament_builder.h"
#include "core/file/tournament_file.h"

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTest>

#include <vector>

/// Tournaments for composing documents.
namespace samples {

inline core::Tournament fromFile(const char* name)
{
    QFile file(QStringLiteral(RUMMY_SOURCE_DIR "/tests/data/") + QString::fromLatin1(name));
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("%s cannot be read", name);
    }
    return normalised(*core::readTournament(file.readAll()));
}

inline core::Tournament evening()
{
    return fromFile("club-evening.json");
}

inline scoring::Rules plusRules()
{
    scoring::Rules rules;
    rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    return rules;
}

inline core::Tournament withoutRounds()
{
    return TournamentBuilder(plusRules()).participants(7).tournament();
}

/// Two games per round: table 1 has both, table 2 one and is disputed, participant 8 has a bye, and
/// the next round is only drawn.
inline core::Tournament running()
{
    using game_builder::early;
    using game_builder::romme;
    TournamentBuilder builder(plusRules());
    builder.participants(8)
        .round(1, 2)
        .bye(8)
        .table({4, 1, 7, 2})
        .game(romme("0,5,5,9", "1,0,2,0"))
        .game(early("3,-,8,1", "0,-,1,0"), {playedBy(2, "Hans"), takenOverBy(3, 8)})
        .table({3, 5, 6})
        .game(romme("4,0,7"))
        .round(2, 2, core::RoundState::Draft)
        .table({1, 2, 3, 4});
    auto tournament = builder.tournament();
    auto& head = tournament.rounds.front().tables.back().head;
    head.mark = core::TableMark::Disputed;
    head.note = QStringLiteral("slip torn");
    return normalised(tournament);
}

struct Sample
{
    QByteArray name;
    core::Tournament tournament;
};

inline std::vector<Sample> all()
{
    std::vector<Sample> samples = {{"nobody", TournamentBuilder(plusRules()).tournament()},
                                   {"no round", withoutRounds()},
                                   {"a running round", running()},
                                   {"the sample evening", evening()},
                                   {"an evening of pure", fromFile("pure-evening.json")},
                                   {"an open tournament of 120", fromFile("open-tournament.json")},
                                   {"1,000 participants", randomTournament(7, {1000, 3, 2})},
                                   {"a ring game with cards", fromFile("cards-ring.json")},
                                   {"a match to 500", fromFile("cards-target.json")},
                                   {"a knock-out of 27", fromFile("cards-knock-out.json")},
                                   {"points with cards", fromFile("cards-points.json")}};
    for (quint32 seed = 1; seed <= 12; ++seed) {
        samples.push_back(
            {"three, seed " + QByteArray::number(seed), randomTournament(seed, {3, 3, 3})});
        samples.push_back(
            {"random, seed " + QByteArray::number(seed), randomTournament(seed, {13, 4, 4})});
    }
    return samples;
}

/// One row per sample, in a column "tournament" of core::Tournament.
inline void addRows()
{
    QTest::addColumn<core::Tournament>("tournament");
    for (const auto& sample : all()) {
        QTest::newRow(sample.name.constData()) << sample.tournament;
    }
}

/// The same if hands score points individually.
inline void addRowsWithStones()
{
    QTest::addColumn<core::Tournament>("tournament");
    for (const auto& sample : all()) {
        if (!playsCards(sample.tournament.settings)) {
            QTest::newRow(sample.name.constData()) << sample.tournament;
        }
    }
}

} // namespace samples
