#include "samples.h"
#include "scenes.h"

#include "app/desk/evening/results/game_grid.h"
#include "app/desk/widgets/notice.h"
#include "core/ranking/open_tables.h"
#include "tests/pending_builder.h"

#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;
using desk::PageId;

namespace {

/// All games of the first open table of the running round, as sent by its phone.
void reportATable(Stage& stage)
{
    auto& session = stage.session();
    const auto before = session.tournament().settings;
    auto after = before;
    after.phoneSlips = core::PhoneSlips::Desk;
    session.run(core::editSettings, {before, after});
    const auto& round = session.tournament().rounds.back();
    const auto table = openTablesOf(after, round).front();
    const auto seats = core::findTable(round, table)->head.seats.size();
    for (std::int32_t number = 1; number <= round.head.games; ++number) {
        core::PlayedGame game;
        game.result.hands = scoring::Hands(seats);
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const auto stones = static_cast<std::int32_t>(seat) * (number + 2);
            game.result.hands[seat] = scoring::Hand{stones, seat == 0 ? 1 : 0};
        }
        auto report = pending_builder::report(QString::number(number),
                                              slipOf(round, *core::findTable(round, table)),
                                              core::GameNumber{number}, game);
        report.sender.seat = 1;
        report.time = session.now();
        session.run([&](core::TournamentService& service, core::TournamentId id) {
            return service.submit(id, report, true);
        });
    }
}

} // namespace

void takeHall(const Album& album)
{
    Stage stage(album);
    stage.open(samples::runningEvening());
    stage.go(PageId::Hall);
    stage.take(u"hall-off"_s);
    stage.part<QLineEdit>(u"wifiNetwork"_s).setText(u"Gasthaus Zum Hirschen"_s);
    stage.part<QLineEdit>(u"wifiPassword"_s).setText(u"hirsch2026"_s);
    stage.click(u"servingButton"_s);
    stage.take(u"hall"_s);
    reportATable(stage);
    stage.go(PageId::Results);
    Stage::waitFor([&] { return stage.part<desk::Notice>(u"phoneReports"_s).isVisible(); });
    stage.take(u"results-phone-waits"_s);
    stage.key(Qt::Key_Return);
    Stage::waitFor([&] { return stage.part<desk::GameGrid>(u"gameGrid"_s).sheet().isReported; });
    stage.take(u"results-phone"_s);
}

void takeHallDialogs(const Album& album)
{
    Stage stage(album);
    stage.open(samples::runningEvening());
    stage.go(PageId::Hall);
    stage.part<QLineEdit>(u"wifiNetwork"_s).setText(u"Gasthaus Zum Hirschen"_s);
    stage.click(u"servingButton"_s);
    using enum core::HelperRight;
    for (const auto& [name, rights] :
         {std::pair(u"Anna Berger"_s, core::HelperRights{CheckIn, Fees}),
          {u"Uwe Lang"_s, core::HelperRights{Papers}}}) {
        stage.session().runClub(core::addHelper, core::Helper{{}, name, rights});
    }
    stage.takeDialog(u"hall-try"_s, [&stage] { stage.click(u"tryButton"_s); });
    const auto open = [&stage] { stage.click(u"helpersButton"_s); };
    stage.takeDialog(u"helpers"_s, open);
    stage.answer(open, [&stage](QWidget& dialog) {
        stage.takeDialog(u"helper-new"_s,
                         [&] { dialog.findChild<QPushButton*>(u"addHelper"_s)->click(); });
        stage.takeDialog(u"helper-codes"_s,
                         [&] { dialog.findChild<QPushButton*>(u"newCodes"_s)->click(); });
        dialog.close();
    });
}
