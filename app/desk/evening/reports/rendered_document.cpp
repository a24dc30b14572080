#include "app/desk/evening/reports/rendered_document.h"

#include "app/desk/frame/session.h"
#include "app/desk/hall/hall_keys.h"
#include "core/evening/missing.h"
#include "core/people/people_names.h"
#include "core/texts/translation.h"
#include "reports/documents/gathering.h"
#include "reports/documents/public_people.h"

#include <QCoreApplication>
#include <QThreadPool>

#include <algorithm>
#include <iterator>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

using documents::Trait;

class RenderedDocumentTexts
{
    Q_DECLARE_TR_FUNCTIONS(RenderedDocument)
};

/// "Score slips of round 2", "Final standings".
QString kindText(const documents::Source& source, const documents::Choice& choice)
{
    const auto& tournament = source.tournament;
    auto title = documents::titleOf(choice.kind);
    const auto round = documents::roundOf(tournament, choice);
    if (!round || !is(choice.kind, Trait::OfRound)) {
        return title;
    }
    if (is(choice.kind, Trait::AfterRound) &&
        core::areFinal(tournament, choice.round, source.pending)) {
        return choice.kind == documents::Kind::Standings
                   ? RenderedDocumentTexts::tr("Final standings")
                   : title;
    }
    const int number = core::plain(*round);
    //: the name of a file: %1 is a document, "Standings" for instance
    return is(choice.kind, Trait::AfterRound)
               ? RenderedDocumentTexts::tr("%1 after round %2").arg(title).arg(number)
               //: the name of a file: %1 is a document
               : RenderedDocumentTexts::tr("%1 of round %2").arg(title).arg(number);
}

/// Which part of the document it is, as each part has its own file name.
QString partText(const core::Tournament& tournament, const documents::Choice& choice)
{
    QString part;
    if (choice.participant && is(choice.kind, Trait::OfParticipants)) {
        part = u", "_s + core::numberedName(tournament, *choice.participant);
    }
    if (!choice.tables.empty() && is(choice.kind, Trait::OfTables)) {
        QStringList numbers;
        for (const auto table : choice.tables) {
            numbers << QString::number(core::plain(table));
        }
        //: the name of a file: %1 are numbers
        part += u", "_s + RenderedDocumentTexts::tr("table %1").arg(numbers.join(u", "_s));
    }
    return part;
}

QString titleOf(const documents::Source& source, const std::vector<documents::Choice>& choices)
{
    const auto& tournament = source.tournament;
    const auto& first = choices.front();
    if (choices.size() == 1) {
        return kindText(source, first) + partText(tournament, first);
    }
    QStringList titles;
    for (const auto& choice : choices) {
        titles << documents::titleOf(choice.kind) + partText(tournament, choice);
    }
    const auto round = documents::roundOf(tournament, first);
    return RenderedDocumentTexts::tr("Round %1").arg(round ? core::plain(*round) : 0) + u", "_s +
           titles.join(u", "_s);
}

RenderedDocument render(const documents::Source& source, const PrintOrder& order)
{
    const texts::ThreadLanguage language(order.locale);
    const auto& first = order.choices.front();
    RenderedDocument rendered;
    rendered.order = order;
    rendered.title = titleOf(source, order.choices);
    rendered.properties = documents::pdfProperties(source, rendered.title, order.locale);
    rendered.shortReport =
        documents::shortReport(documents::WallSource(source).source().tournament,
                               is(first.kind, Trait::AfterRound) ? first.round : std::nullopt);
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

/// Frees the pages on another thread: freeing a thousand takes as long as painting a few.
Pages shared(RenderedDocument rendered)
{
    return {new RenderedDocument(std::move(rendered)), [](const RenderedDocument* pages) {
                QThreadPool::globalInstance()->start([owned = Pages(pages)] {});
            }};
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
    documents::Source source{session.tournament(), {}, session.now().toLocalTime()};
    const auto& state = session.uiState();
    if (session.current()) {
        source.hallAddress = state.hallAddress(session.place(), *session.current());
    }
    source.wifi = {state.value(hall_keys::wifiNetwork).toString().trimmed(),
                   state.value(hall_keys::wifiPassword).toString()};
    source.checkedTables = hall_keys::checkedTablesIn(state);
    source.publicNames = session.publicNames();
    session.read([&](const core::TournamentService& service, core::TournamentId id) {
        return session.readOfClub([&](const core::ClubService& club) {
            gather(source, order.choices, service, club, id);
            return true;
        });
    });
    return [tournament = session.tournament(), source = std::move(source),
            order = std::move(order)] { return shared(render(source.with(tournament), order)); };
}

} // namespace desk
