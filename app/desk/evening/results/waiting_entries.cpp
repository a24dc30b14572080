#include "app/desk/evening/results/waiting_entries.h"

#include "app/desk/evening/results/slip.h"
#include "app/desk/frame/session.h"
#include "core/texts/report_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>
#include <utility>

namespace desk {

namespace {

class WaitingTexts
{
    Q_DECLARE_TR_FUNCTIONS(WaitingEntries)
};

bool applies(const core::Judgement& judgement)
{
    return std::holds_alternative<core::Applies>(judgement);
}

} // namespace

WaitingEntries::WaitingEntries(Session& session) : session_(session)
{}

void WaitingEntries::forget()
{
    entries_.clear();
    revisions_.reset();
}

bool WaitingEntries::read()
{
    auto now = waitingIn(session_);
    return std::exchange(entries_, std::move(now)) != entries_;
}

const core::GameRevisions& WaitingEntries::revisionsOf(core::RoundNumber round) const
{
    const auto session = session_.revision();
    if (!revisions_ || revisions_->round != round || revisions_->session != session) {
        revisions_ = Revisions{round, session, session_.read([&](auto& service, auto id) {
                                   return service.read().gameRevisions(id, round);
                               })};
    }
    return revisions_->games;
}

core::Judgement WaitingEntries::judged(const core::PendingEntry& entry) const
{
    const auto* const game = gameIn(entry);
    core::GameRevision stored;
    if (game != nullptr) {
        stored.number = revisionIn(revisionsOf(game->slip.round), gameOf(*game));
    }
    return core::judge(entry, session_.tournament(), stored);
}

std::vector<WaitingEntry> WaitingEntries::at(const core::TableKey& table) const
{
    std::vector<WaitingEntry> found;
    for (const auto& entry : entries_) {
        if (tableOf(entry) != table) {
            continue;
        }
        auto judgement = judged(entry);
        if (!std::holds_alternative<core::AppliedAlready>(judgement)) {
            found.push_back({entry, std::move(judgement)});
        }
    }
    return found;
}

std::optional<core::PendingEntry> WaitingEntries::offered(const core::GameKey& game) const
{
    const auto newest =
        std::find_if(entries_.rbegin(), entries_.rend(), [&](const core::PendingEntry& entry) {
            const auto* const reported = gameIn(entry);
            return reported != nullptr && gameOf(*reported) == game && applies(judged(entry));
        });
    return newest != entries_.rend() ? std::optional(*newest) : std::nullopt;
}

std::optional<core::PendingEntry> WaitingEntries::correction(const core::GameKey& key,
                                                             const core::GameOutcome& outcome) const
{
    const auto& head = core::findTable(session_.tournament(), key.round, key.table)->head;
    const auto found =
        std::find_if(entries_.begin(), entries_.end(), [&](const core::PendingEntry& entry) {
            const auto* const game = gameIn(entry);
            return game != nullptr && isCorrection(entry) && gameOf(*game) == key &&
                   normalised(game->outcome, head) == normalised(outcome, head);
        });
    return found != entries_.end() ? std::optional(*found) : std::nullopt;
}

QString WaitingEntries::otherwiseThan(const core::PendingEntry& offered) const
{
    QStringList lines;
    for (const auto& entry : entries_) {
        if (concernTheSame(entry, offered) && entry.action != offered.action &&
            applies(judged(entry))) {
            lines << entryText(entry);
        }
    }
    return lines.join(u'\n');
}

bool WaitingEntries::isDisputed(const core::TableKey& table) const
{
    const auto* const stored = core::findTable(session_.tournament(), table.round, table.table);
    return (stored != nullptr && stored->head.mark == core::TableMark::Disputed) ||
           isObjectedTo(session_.tournament(), entries_, table);
}

std::vector<core::TableKey> WaitingEntries::tables() const
{
    std::set<core::TableKey> tables;
    for (const auto& entry : entries_) {
        if (gameIn(entry) != nullptr && applies(judged(entry))) {
            tables.insert(tableOf(entry));
        }
    }
    return {tables.begin(), tables.end()};
}

core::Result<core::Done> WaitingEntries::leaveOutOthers(const core::GameKey& game,
                                                        const QString& reason)
{
    for (const auto& entry : core::PendingEntries(entries_)) {
        const auto* const reported = gameIn(entry);
        if (reported == nullptr || gameOf(*reported) != game ||
            !std::holds_alternative<core::Differs>(judged(entry))) {
            continue;
        }
        if (auto left = leaveOut(session_, entry.id, reason); !left) {
            return left;
        }
    }
    read();
    return core::Done();
}

core::PendingEntries waitingIn(Session& session)
{
    if (session.isCutOff() || session.isVanished()) {
        return {}; // Asking would be told as one more failure.
    }
    return session.read([](const auto& service, auto id) {
        return service.read().pendingEntries(id, {.isUnsettled = true});
    });
}

core::Result<core::Done> leaveOut(Session& session, const QString& entry, const QString& reason)
{
    return session.run([&](auto& service, auto id) { return service.drop(id, entry, reason); });
}

QString entryText(const core::PendingEntry& entry)
{
    const auto* const game = gameIn(entry);
    const auto what = game != nullptr ? WaitingTexts::tr("Game %1: %2")
                                            .arg(QString::number(core::plain(game->game)),
                                                 handsText(game->outcome))
                                      : WaitingTexts::tr("Not right");
    return what + QStringLiteral(" – ") + texts::senderText(entry);
}

} // namespace desk
