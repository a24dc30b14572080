#include "kit_writer.h"

#include "saving.h"

#include "app/desk.h"
#include "reports/painting.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace desk {

KitWriter::KitWriter(Desk& desk, QObject* parent)
    : QObject(parent),
      desk_(desk),
      habits_(desk.memory()),
      published_(roundsPublished(desk.tournament()))
{
    connect(&desk_, &Desk::opened, this,
            [this] { published_ = roundsPublished(desk_.tournament()); });
    connect(&desk_, &Desk::changed, this, &KitWriter::look);
    connect(&press_, &Press::finished, this, &KitWriter::save);
}

void KitWriter::look()
{
    const int before = std::exchange(published_, roundsPublished(desk_.tournament()));
    if (published_ > before && habits_.writesKit() && !habits_.kitFolder().isEmpty()) {
        press_.start(
            pressJob(desk_, {{{documents::Kind::PaperKit}}, habits_.paper(), habits_.locale()}));
    }
}

void KitWriter::save(const std::shared_ptr<const Proof>& proof)
{
    const auto& name = desk_.tournament().settings.name;
    const auto path =
        QDir(habits_.kitFolder()).filePath(fileName(name, proof->title, QStringLiteral("pdf")));
    if (proof->isEmpty()) {
        Q_EMIT failed(tr("The paper kit was not written: it is empty."));
        return;
    }
    thread_ = std::jthread([this, proof, path] {
        const auto failure = saveWhole(path, reports::pdf(proof->sheets, proof->title));
        if (failure.isEmpty()) {
            Q_EMIT written(path);
        } else {
            Q_EMIT failed(tr("The paper kit was not written. %1").arg(failure));
        }
    });
}

int roundsPublished(const core::Tournament& tournament)
{
    return static_cast<int>(
        std::count_if(tournament.rounds.begin(), tournament.rounds.end(),
                      [](const core::Round& round) { return core::counts(round.head.state); }));
}

} // namespace desk
