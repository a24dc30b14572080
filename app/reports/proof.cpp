#include "proof.h"

#include "app/desk.h"
#include "app/documents/short_report.h"
#include "app/texts/translation.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace desk {
namespace {

class ProofTexts
{
    Q_DECLARE_TR_FUNCTIONS(Proof)
};

QString documentTitle(const PressJob& job, const documents::Choice& choice)
{
    auto title = documents::titleOf(choice.kind);
    const auto round = documents::roundOf(job.tournament, choice);
    if (!documents::traitsOf(choice.kind).ofRound || !round) {
        return title;
    }
    const int number = core::plain(*round);
    //: the name of a file: %1 is a document, "Standings" for instance
    return isAfterRound(choice.kind) ? ProofTexts::tr("%1 after round %2").arg(title).arg(number)
                                     //: the name of a file: %1 is a document
                                     : ProofTexts::tr("%1 of round %2").arg(title).arg(number);
}

QString shortReportOf(const PressJob& job)
{
    const auto& first = job.order.choices.front();
    const bool after = isAfterRound(first.kind);
    return documents::shortReport(job.tournament, after ? first.round : std::nullopt);
}

QString titleOf(const PressJob& job)
{
    const auto& choices = job.order.choices;
    if (choices.size() == 1) {
        return documentTitle(job, choices.front());
    }
    const auto round = documents::roundOf(job.tournament, choices.front());
    return ProofTexts::tr("Round %1").arg(round ? core::plain(*round) : 0);
}

} // namespace

const reports::Document* Proof::table() const
{
    return documents.size() == 1 && reports::tableOf(documents.front()) != nullptr
               ? &documents.front()
               : nullptr;
}

bool isAfterRound(documents::Kind kind)
{
    using documents::Kind;
    return kind == Kind::Standings || kind == Kind::Tree || kind == Kind::CrossTable ||
           kind == Kind::PersonalSheet || kind == Kind::Certificate;
}

PressJob pressJob(Desk& desk, PrintOrder order)
{
    const auto& tournament = desk.tournament();
    PressJob job{tournament, {}, desk.now().toLocalTime(), std::move(order)};
    for (const auto& choice : job.order.choices) {
        const auto round = documents::roundOf(tournament, choice);
        if (choice.kind != documents::Kind::Correction || !round || !desk.current()) {
            continue;
        }
        auto read = desk.run([&](core::Director& director, core::TournamentId id) {
            return core::Result<std::vector<core::JournalEntry>>(director.corrections(id, *round));
        });
        if (read) {
            job.corrections = std::move(*read);
        }
    }
    return job;
}

Proof proofOf(const PressJob& job)
{
    const texts::ThreadLanguage language(job.order.locale);
    Proof proof;
    proof.order = job.order;
    proof.title = titleOf(job);
    proof.shortReport = shortReportOf(job);
    const documents::Source source{job.tournament, job.corrections, job.printedAt};
    for (const auto& choice : job.order.choices) {
        auto composed = documents::compose(source, choice);
        if (!composed) {
            proof.documents.clear();
            proof.refused = composed.refused();
            return proof;
        }
        std::move(composed->begin(), composed->end(), std::back_inserter(proof.documents));
    }
    if (!proof.documents.empty()) {
        proof.sheets = reports::sheetsOf(proof.documents, job.order.paper);
    }
    return proof;
}

} // namespace desk
