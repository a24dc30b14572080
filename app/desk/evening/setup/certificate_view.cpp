#include "app/desk/evening/setup/side_view.h"

#include "app/desk/frame/background_task.h"
#include "app/desk/frame/theme.h"
#include "reports/documents/catalogue.h"
#include "reports/typeset/painting.h"
#include "reports/typeset/pictures.h"
#include "reports/typeset/sheet.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>

#include <array>
#include <utility>

namespace desk {
namespace {

/// The picture scaled to the preview, so that painting is fast.
QByteArray shrunken(const QByteArray& bytes)
{
    constexpr int longest = 900;
    QByteArray small;
    QBuffer target(&small);
    target.open(QIODevice::WriteOnly);
    constexpr int uncompressed = 100;
    typeset::imageOf(bytes, longest).save(&target, "PNG", uncompressed);
    return small;
}

/// Pictures are scaled in the background.
class CertificateView final : public SideView
{
    Q_DECLARE_TR_FUNCTIONS(CertificateView)

public:
    explicit CertificateView(QWidget* parent) : SideView(parent)
    {
        setObjectName(QStringLiteral("certificateView"));
        setAccessibleName(tr("Preview of a certificate"));
        constexpr int height = 464;
        setMinimumHeight(height);
    }

    void show(const Subject& subject) override
    {
        const auto& tournament = subject.draft.preview();
        // What is typed is taken in when it is stored.
        const auto& settings = subject.draft.stored().settings.certificate;
        if (std::array names = {settings.background, settings.logo}; names != names_) {
            names_ = std::move(names);
            read(settings, subject.pictures(settings));
        }
        const auto sample = documents::sampleCertificate(tournament, pictures_);
        sheets_ = typeset::sheetsOf({sample}, typeset::PaperSize::A4);
        update();
    }

    [[nodiscard]] core::Refusals faults() const override { return faults_; }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        if (sheets_.empty()) {
            return;
        }
        const auto sheet = typeset::sheetArea(sheets_.front().paper);
        QRectF page(QPointF(0, 0), sheet.size().scaled(size(), Qt::KeepAspectRatio));
        page.moveLeft((width() - page.width()) / 2);
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        // Paper is white in the dark theme as well.
        painter.fillRect(page, Qt::white);
        painter.save();
        painter.translate(page.topLeft());
        painter.scale(page.width() / sheet.width(), page.height() / sheet.height());
        typeset::paint(painter, sheets_.front());
        painter.restore();
        painter.setPen(theme::colour(palette(), theme::Role::Line));
        painter.drawRect(page.adjusted(0, 0, -1, -1));
    }

private:
    using Pictures = core::Result<documents::CertificatePictures>;

    void read(const core::Certificate& settings, const core::Pictures& pictures)
    {
        pictures_ = {};
        faults_.clear();
        reading_.cancel();
        if (settings.background.isEmpty() && settings.logo.isEmpty()) {
            return;
        }
        reading_.start(
            [settings, pictures] {
                auto found = documents::picturesOf(settings, pictures);
                if (found) {
                    found->background = shrunken(found->background);
                    found->logo = shrunken(found->logo);
                }
                return found;
            },
            [this](const Pictures& found) {
                if (found) {
                    pictures_ = *found;
                } else {
                    faults_ = found.refused().refusals;
                }
                Q_EMIT outdated();
            });
    }

    std::array<QString, 2> names_; ///< Of both pictures.
    documents::CertificatePictures pictures_;
    core::Refusals faults_;
    typeset::Sheets sheets_;
    BackgroundTask<Pictures> reading_;
};

} // namespace

SideView* makeCertificateView(QWidget* parent)
{
    return new CertificateView(parent);
}

} // namespace desk
