#include "app/desk/evening/setup/side_view.h"

#include "app/desk/frame/background_task.h"
#include "app/desk/frame/session.h"
#include "app/desk/frame/theme.h"
#include "reports/documents/catalogue.h"
#include "reports/typeset/painting.h"
#include "reports/typeset/sheet.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QImage>
#include <QImageReader>
#include <QPainter>

#include <array>
#include <utility>

namespace desk {
namespace {

/// The picture scaled to the preview, so that painting is fast.
QByteArray shrunken(QByteArray bytes)
{
    if (bytes.isEmpty()) {
        return {};
    }
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    constexpr int longest = 900;
    const auto size = reader.size();
    const bool isDrawing = reader.format().startsWith("svg");
    if (isDrawing || size.width() > longest || size.height() > longest) {
        reader.setScaledSize(size.scaled(longest, longest, Qt::KeepAspectRatio));
    }
    QByteArray small;
    QBuffer target(&small);
    target.open(QIODevice::WriteOnly);
    constexpr int uncompressed = 100;
    reader.read().save(&target, "PNG", uncompressed);
    return small;
}

std::pair<QString, QDateTime> fileAt(const QString& path)
{
    return {path, path.isEmpty() ? QDateTime() : QFileInfo(path).lastModified()};
}

/// Pictures are read in the background.
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
        const auto& settings = tournament.settings.certificate;
        const Files files = {fileAt(settings.background), fileAt(settings.logo)};
        if (files != files_) {
            files_ = files;
            const auto& session = subject.session;
            read(settings, session.databases().fileOf(session.place()));
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

    /// The paths of both pictures, and when the files last changed.
    using Files = std::array<std::pair<QString, QDateTime>, 2>;

    void read(const core::Certificate& settings, const QString& database)
    {
        pictures_ = {};
        faults_.clear();
        reading_.cancel();
        if (settings.background.isEmpty() && settings.logo.isEmpty()) {
            return;
        }
        reading_.start(
            [settings, database] {
                auto pictures = documents::readPictures(settings, database);
                if (pictures) {
                    pictures->background = shrunken(pictures->background);
                    pictures->logo = shrunken(pictures->logo);
                }
                return pictures;
            },
            [this](const Pictures& pictures) {
                if (pictures) {
                    pictures_ = *pictures;
                } else {
                    faults_ = pictures.refused().refusals;
                }
                Q_EMIT outdated();
            });
    }

    Files files_;
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
