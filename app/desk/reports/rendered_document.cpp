#include "app/desk/reports/rendered_document.h"

#include "app/desk/session.h"
#include "core/texts/translation.h"

#include <QCoreApplication>
#include <QThreadPool>

#include <algorithm>
#include <iterator>

namespace desk {
namespace {

using documents::Trait;

class RenderedDocumentTexts
{
    Q_DECLARE_TR_FUNCTIONS(RenderedDocument)
};

QString titleOf(const core::Tournament& tournament, const std::vector<documents::Choice>& choices)
{
    const auto& first = choices.front();
    const auto round = documents::roundOf(tournament, first);
    const int number = round ? core::plain(*round) : 0;
    if (choices.size() > 1) {
        return RenderedDocumentTexts::tr("Round %1").arg(number);
    }
    const auto title = documents::titleOf(first.kind);
    if (!round || !is(first.kind, Trait::OfRound)) {
        return title;
    }
    //: the name of a file: %1 is a document, "Standings" for instance
    return is(first.kind, Trait::AfterRound)
               ? RenderedDocumentTexts::tr("%1 after round %2").arg(title).arg(number)
               //: the name of a file: %1 is a document
               : RenderedDocumentTexts::tr("%1 of round %2").arg(title).arg(number);
}

std::vector<core::JournalEntry> correctionsFor(Session& session,
                                               const std::vector<documents::Choice>& choices)
{
    std::vector<core::JournalEntry> corrections;
    for (const auto& choice : choices) {
        const auto round = documents::roundOf(session.tournament(), choice);
        if (is(choice.kind, Trait::NeedsCorrections) && round) {
            corrections = session.read(
                [&](auto& service, auto id) { return service.corrections(id, *round); });
        }
    }
    return corrections;
}

RenderedDocument render(const documents::Source& source, const PrintOrder& order)
{
    const texts::ThreadLanguage language(order.locale);
    const auto& first = order.choices.front();
    RenderedDocument rendered;
    rendered.order = order;
    rendered.title = titleOf(source.tournament, order.choices);
    rendered.shortReport = documents::shortReport(
        source.tournament, is(first.kind, Trait::AfterRound) ? first.round : std::nullopt);
    for (const auto& choice : order.choices) {
        auto composed = documents::compose(source, choice);
        if (!composed) {
            rendered.documents.clear();
            rendered.refused = composed.refused();
            return rendered;
        }
        std::move(composed->begin(), composed->end(), std::back_inserter(rendered.documents));
    }
    rendered.sheets = typeset::sheetsOf(rendered.documents, order.paper);
    return rendered;
}

} // namespace

const typeset::Document* RenderedDocument::table() const
{
    return documents.size() == 1 && typeset::tableOf(documents.front()) != nullptr
               ? &documents.front()
               : nullptr;
}

std::function<Pages()> rendering(Session& session, PrintOrder order)
{
    auto corrections = correctionsFor(session, order.choices);
    return [tournament = session.tournament(), corrections = std::move(corrections),
            now = session.now().toLocalTime(), order = std::move(order)] {
        // Frees the pages on another thread: a thousand take as long to free as some to paint.
        return Pages(new RenderedDocument(render({tournament, corrections, now}, order)),
                     [](const RenderedDocument* pages) {
                         QThreadPool::globalInstance()->start([owned = Pages(pages)] {});
                     });
    };
}

} // namespace desk
