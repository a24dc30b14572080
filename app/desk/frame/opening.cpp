#include "app/desk/frame/opening.h"

#include "app/desk/frame/background_task.h"
#include "app/desk/frame/start_failure.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QProgressDialog>
#include <QTimer>

#include <chrono>

namespace desk {
namespace {

class OpeningTexts
{
    Q_DECLARE_TR_FUNCTIONS(OpeningTexts)
};

} // namespace

std::optional<core::StoreFailure> awaitServer(const core::Clubs& databases,
                                              const core::ClubPlace& place)
{
    using namespace std::chrono_literals;
    using Failure = std::optional<core::StoreFailure>;
    if (!place.isServer()) {
        return std::nullopt;
    }
    QProgressDialog dialog(OpeningTexts::tr("Opening %1 …").arg(serverOf(place)),
                           OpeningTexts::tr("Cancel"), 0, 0);
    dialog.setObjectName(QStringLiteral("openingDialog"));
    dialog.setWindowTitle(OpeningTexts::tr("Rummy Director"));
    dialog.setMinimumDuration(0);
    dialog.reset(); // It shows itself once built.
    QTimer later;
    later.setSingleShot(true);
    QObject::connect(&later, &QTimer::timeout, &dialog, &QProgressDialog::show);
    later.start(200ms);
    Failure failure = core::StoreFailure(core::StoreFailure::Kind::Unreachable, {});
    QEventLoop loop;
    BackgroundTask<Failure> opening;
    QObject::connect(&dialog, &QProgressDialog::canceled, &loop, [&] {
        opening.cancel();
        loop.quit();
    });
    opening.start(
        [&databases, place]() -> Failure {
            try {
                static_cast<void>(databases.open(place, core::IfMissing::Create));
                return std::nullopt;
            } catch (const core::StoreFailure& failed) {
                return failed;
            }
        },
        [&](const Failure& result) {
            failure = result;
            loop.quit();
        });
    loop.exec();
    return failure;
}

} // namespace desk
