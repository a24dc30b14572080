#include "app/desk/evening/results/phone_reports.h"

#include "app/desk/evening/results/slip.h"
#include "app/desk/frame/session.h"
#include "core/texts/report_texts.h"

#include <QCoreApplication>

#include <utility>

namespace desk {

namespace {

class PhoneReportTexts
{
    Q_DECLARE_TR_FUNCTIONS(PhoneReports)
};

} // namespace

PhoneReports::PhoneReports(Session& session) : session_(session)
{}

void PhoneReports::forget()
{
    reports_.clear();
    known_ = 0;
    revisions_.reset();
}

bool PhoneReports::read()
{
    if (session_.tournament().settings.phoneSlips == core::PhoneSlips::Off) {
        const bool hadAny = known_ > 0;
        forget();
        return hadAny;
    }
    auto came = session_.read(
        [this](auto& service, auto id) { return service.read().reportsAfter(id, known_); });
    known_ += came.size();
    for (auto& report : came) {
        reports_[{report.slip.round, report.slip.table}].push_back(std::move(report));
    }
    return !came.empty();
}

std::vector<core::Report> PhoneReports::newestOf(const core::TableKey& table, bool isInTime) const
{
    const auto& tournament = session_.tournament();
    const auto* const stored = core::findTable(tournament, table.round, table.table);
    const auto reported = reports_.find(table);
    if (stored == nullptr || reported == reports_.end()) {
        return {};
    }
    std::map<core::GameNumber, core::Report> newest;
    for (const auto& report : reported->second) {
        if (core::findGame(*stored, report.game) == nullptr &&
            core::isInTime(tournament, report) == isInTime) {
            newest.insert_or_assign(report.game, report);
        }
    }
    std::vector<core::Report> found;
    found.reserve(newest.size());
    for (auto& [game, report] : newest) {
        found.push_back(std::move(report));
    }
    return found;
}

const core::GameRevisions& PhoneReports::revisionsOf(core::RoundNumber round) const
{
    const auto session = session_.revision();
    if (!revisions_ || revisions_->round != round || revisions_->session != session) {
        revisions_ = Revisions{round, session, session_.read([&](auto& service, auto id) {
                                   return service.read().gameRevisions(id, round);
                               })};
    }
    return revisions_->games;
}

std::vector<core::Report> PhoneReports::pending(const core::TableKey& table) const
{
    auto found = newestOf(table, true);
    // A report that was accepted and cleared again no longer represents the table.
    std::erase_if(found, [&](const core::Report& report) {
        return revisionIn(revisionsOf(table.round), core::gameOf(report)) != report.seenRevision;
    });
    return found;
}

std::vector<core::Report> PhoneReports::late(const core::TableKey& table) const
{
    return newestOf(table, false);
}

std::optional<core::Report> PhoneReports::pendingGame(const core::GameKey& game) const
{
    for (auto& report : pending(core::TableKey{game.round, game.table})) {
        if (report.game == game.game) {
            return std::move(report);
        }
    }
    return std::nullopt;
}

std::vector<core::TableKey> PhoneReports::waiting() const
{
    std::vector<core::TableKey> tables;
    for (const auto& [table, reports] : reports_) {
        if (!pending(table).empty()) {
            tables.push_back(table);
        }
    }
    return tables;
}

std::vector<core::Report> PhoneReports::all() const
{
    std::vector<core::Report> all;
    for (const auto& [table, reports] : reports_) {
        all.insert(all.end(), reports.begin(), reports.end());
    }
    return all;
}

core::Result<core::Done> PhoneReports::takeOver(const core::Report& report)
{
    core::EntryTerms terms;
    terms.warningsConfirmed = true;
    terms.reason = texts::senderText(report);
    terms.seenRevision = report.seenRevision;
    return session_.run(core::enterGame, core::gameOf(report), report.outcome, terms);
}

core::Result<core::Done> PhoneReports::takeOver(const core::TableKey& table)
{
    for (const auto& report : pending(table)) {
        if (auto taken = takeOver(report); !taken) {
            return taken;
        }
    }
    return core::Done();
}

std::vector<core::Report> reportsOf(Session& session)
{
    if (session.isCutOff() || session.isVanished()) {
        return {}; // Asking would be told as one more failure.
    }
    return session.read(
        [](const auto& service, auto id) { return service.read().reportsAfter(id, 0); });
}

QString reportText(const core::Report& report)
{
    return PhoneReportTexts::tr("Game %1: %2")
        .arg(QString::number(core::plain(report.game)), handsText(report.outcome));
}

} // namespace desk
