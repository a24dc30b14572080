#include "slip_book.h"

#include <QVariantList>

#include <utility>

namespace desk {

using namespace Qt::StringLiterals;

SlipBook::SlipBook(Memory& memory, QString database, core::TournamentId id, core::TableKey table,
                   const FormOf& formOf)
    : memory_(memory), database_(std::move(database)), id_(id), table_(table)
{
    const QVariantMap kept = memory_.slip(database_, id_, table_);
    const auto games = kept.value(u"games"_s).toList();
    for (const auto& map : games) {
        if (const auto slip = slipFrom(map.toMap(), formOf(gameIn(map.toMap())))) {
            slips_.insert_or_assign(slip->game, *slip);
        }
    }
    const core::GameNumber latest{kept.value(u"latest"_s).toInt()};
    if (slips_.contains(latest)) {
        latest_ = latest;
    }
}

const Slip* SlipBook::find(core::GameNumber game) const
{
    const auto found = slips_.find(game);
    return found != slips_.end() ? &found->second : nullptr;
}

void SlipBook::keep(const Slip& slip)
{
    if (slip.isBlank()) {
        forget(slip.game);
        return;
    }
    slips_.insert_or_assign(slip.game, slip);
    latest_ = slip.game;
    write();
}

void SlipBook::forget(core::GameNumber game)
{
    if (slips_.erase(game) == 0) {
        return;
    }
    if (latest_ == game) {
        latest_ = slips_.empty() ? std::nullopt : std::optional(slips_.begin()->first);
    }
    write();
}

void SlipBook::write()
{
    QVariantMap kept;
    if (!slips_.empty()) {
        QVariantList games;
        for (const auto& [game, slip] : slips_) {
            games.push_back(mapOf(slip));
        }
        kept = {{u"games"_s, games}, {u"latest"_s, core::plain(*latest_)}};
    }
    memory_.setSlip(database_, id_, table_, kept);
}

} // namespace desk
