#include "samples.h"
#include "scenes.h"

#include <QPushButton>

using namespace Qt::StringLiterals;
using desk::PageId;

namespace {

/// The sample with its last round being played; tables from `firstOpen` on have no games.
core::Tournament played(const QString& sample, std::size_t round, std::size_t firstOpen)
{
    auto tournament = samples::read(sample);
    tournament.rounds.resize(round);
    auto& last = tournament.rounds.back();
    last.head.state = core::RoundState::Published;
    for (std::size_t table = firstOpen; table < last.tables.size(); ++table) {
        last.tables[table].games.clear();
        last.tables[table].head.lot.clear();
    }
    return tournament;
}

void openResults(Stage& stage, const core::Tournament& tournament)
{
    stage.open(tournament);
    stage.go(PageId::Results);
}

void takeTarget(const Album& album)
{
    Stage stage(album);
    auto match = played(u"cards-target"_s, 1, 1);
    match.rounds.back().tables.front().games.resize(3);
    openResults(stage, match);
    stage.take(u"deals-target"_s);
    stage.type(u" 85 0 40 20 15 35 60 "_s);
    stage.take(u"deals-half-typed"_s);
    stage.type(u"5"_s);
    stage.take(u"deals-typed"_s);
    stage.key(Qt::Key_F7);
    stage.take(u"deals-stock"_s);
    stage.takeDialog(u"deals-not-played"_s, [&] { stage.key(Qt::Key_F9); });
    stage.takeDialog(u"deals-more"_s, [&] { stage.part<QPushButton>(u"moreButton"_s).showMenu(); });
    stage.type(u"1 "_s);
    stage.key(Qt::Key_Escape);
    stage.key(Qt::Key_Escape);
    stage.type(u"1 85 0 40 1 15 35 60 5 "_s);
    stage.take(u"deals-refused"_s);
}

void takeTieBreaker(const Album& album)
{
    Stage stage(album);
    auto match = played(u"cards-target"_s, 1, 0);
    match.settings.cards.match = scoring::QuickMatch{1};
    openResults(stage, match);
    stage.type(u"1 60 5 20 15 15 35 65 10"_s);
    stage.key(Qt::Key_F7);
    stage.type(u" "_s);
    stage.take(u"deals-tie-breaker"_s);
}

void takeLot(const Album& album)
{
    Stage stage(album);
    auto tournament = played(u"cards-knock-out"_s, 2, 2);
    tournament.rounds.back().tables.front().head.lot.clear();
    openResults(stage, tournament);
    stage.type(u"1 "_s);
    stage.take(u"deals-lot"_s);
    stage.takeDialog(u"deals-lot-dialog"_s, [&] { stage.click(u"lotButton"_s); });
}

void takeCorrection(const Album& album)
{
    Stage stage(album);
    openResults(stage, played(u"cards-points"_s, 4, 3));
    stage.type(u"1 "_s);
    stage.key(Qt::Key_Delete);
    stage.type(u"170"_s);
    stage.take(u"deals-correction"_s);
}

} // namespace

void takeDeals(const Album& album)
{
    Stage stage(album);
    openResults(stage, played(u"cards-points"_s, 4, 2));
    stage.take(u"deals"_s);
    stage.type(u"3 85 0 40 20 0 35 10"_s);
    stage.take(u"deals-points"_s);
}

void takeDealDialogs(const Album& album)
{
    takeTarget(album);
    takeTieBreaker(album);
    takeLot(album);
    takeCorrection(album);
}
