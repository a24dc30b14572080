#include "app/desk/evening/reports/kit_writer.h"

#include "app/desk/evening/reports/document_exporter.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/file_names.h"
#include "reports/typeset/painting.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace desk {
namespace {

int roundsPublished(const core::Tournament& tournament)
{
    return static_cast<int>(
        std::count_if(tournament.rounds.begin(), tournament.rounds.end(),
                      [](const core::Round& round) { return core::counts(round.head.state); }));
}

} // namespace

KitWriter::KitWriter(Session& session, QObject* parent)
    : QObject(parent),
      session_(session),
      habits_(session.uiState()),
      published_(roundsPublished(session.tournament()))
{
    connect(&session_, &Session::opened, this,
            [this] { published_ = roundsPublished(session_.tournament()); });
    connect(&session_, &Session::changed, this, &KitWriter::check);
}

void KitWriter::check()
{
    const int before = std::exchange(published_, roundsPublished(session_.tournament()));
    if (published_ <= before || !habits_.writesKit() || habits_.kitFolder().isEmpty()) {
        return;
    }
    const auto render =
        rendering(session_, {{{documents::Kind::PaperKit}}, habits_.paper(), habits_.locale()});
    const auto work = [render, folder = QDir(habits_.kitFolder()),
                       settings = session_.tournament().settings] {
        const auto pages = render();
        const auto path = folder.filePath(fileName(settings, pages->title, QStringLiteral("pdf")));
        return pages->isEmpty()
                   ? Kit{path, {}, true}
                   : Kit{path, saveWhole(path, typeset::pdf(pages->sheets, pages->properties)),
                         false};
    };
    task_.start(work, [this](const Kit& kit) {
        if (kit.isEmpty) {
            Q_EMIT failed(tr("The paper kit was not written: it is empty."));
        } else if (!kit.failure.isEmpty()) {
            Q_EMIT failed(tr("The paper kit was not written. %1").arg(kit.failure));
        } else {
            Q_EMIT written(kit.file);
        }
    });
}

} // namespace desk
