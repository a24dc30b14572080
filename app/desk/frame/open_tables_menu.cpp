#include "app/desk/frame/open_tables_menu.h"

#include "app/desk/frame/evening_guide.h"
#include "app/desk/frame/session.h"
#include "app/desk/hall/hall_display.h"
#include "app/desk/hall/serving.h"

#include <algorithm>

namespace desk {

using namespace Qt::StringLiterals;

OpenTablesMenu::OpenTablesMenu(Session& session, const EveningGuide& guide,
                               const HallDisplay& display, Serving& serving, QWidget* parent)
    : QMenu(parent), session_(session), guide_(guide), display_(display), serving_(serving)
{
    setObjectName(u"openTablesMenu"_s);
    connect(this, &QMenu::aboutToShow, this, &OpenTablesMenu::fill);
}

void OpenTablesMenu::fill()
{
    clear();
    if (!guide_.step() || guide_.step()->step != core::EveningStep::EnterResults) {
        return;
    }
    const auto round = *guide_.step()->round;
    const auto& tables = guide_.step()->tables;
    constexpr std::size_t most = 12; // More than that are chosen on Results.
    for (std::size_t index = 0; index < std::min(tables.size(), most); ++index) {
        const core::TableKey table{round, tables[index]};
        addAction(tr("Table %1: type its slip").arg(core::plain(table.table)), this, [this, table] {
            Q_EMIT slipWanted(table);
        })->setObjectName(u"typeSlip-%1"_s.arg(core::plain(table.table)));
    }
    addSeparator();
    const auto count = static_cast<int>(tables.size());
    auto* const call =
        addAction(display_.isSeen()
                      ? tr("Call %n table(s) for their slips", nullptr, count)
                      : tr("Call %n table(s): neither display nor pages are on", nullptr, count),
                  this, [this, round, tables] {
                      for (const auto table : tables) {
                          serving_.calls().call({round, table});
                      }
                  });
    call->setObjectName(u"callTables"_s);
    call->setEnabled(display_.isSeen());
    auto* const end =
        addAction(tr("End their open games…"), this, [this, round] { Q_EMIT endingWanted(round); });
    end->setObjectName(u"endGames"_s);
    const core::RoundNumber next{core::plain(round) + 1};
    addAction(tr("Draw round %1 all the same…").arg(core::plain(next)), this, [this, next] {
        Q_EMIT drawWanted(next);
    })->setObjectName(u"drawAllTheSame"_s);
}

} // namespace desk
