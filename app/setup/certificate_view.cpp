#include "certificate_view.h"

#include "app/theme.h"
#include "reports/painting.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QImageReader>
#include <QPainter>

#include <stop_token>
#include <utility>

namespace desk {
namespace {

/// The picture no larger than a small page needs it, so that painting is quick.
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

} // namespace

CertificateView::CertificateView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("certificateView"));
    setAccessibleName(tr("Preview of a certificate"));
    constexpr int height = 464;
    setMinimumHeight(height);
}

CertificateView::Files CertificateView::filesOf(const core::Certificate& settings)
{
    const auto changed = [](const QString& path) {
        return path.isEmpty() ? QDateTime() : QFileInfo(path).lastModified();
    };
    return {settings.background, settings.logo, changed(settings.background),
            changed(settings.logo)};
}

void CertificateView::show(const core::Tournament& tournament)
{
    const auto& settings = tournament.settings.certificate;
    if (auto files = filesOf(settings); files != files_) {
        files_ = std::move(files);
        read(settings);
    }
    const auto sample = documents::sampleCertificate(tournament, pictures_);
    sheets_ = reports::sheetsOf({sample}, reports::PaperSize::A4);
    update();
}

void CertificateView::read(const core::Certificate& settings)
{
    pictures_ = {};
    faults_.clear();
    if (settings.background.isEmpty() && settings.logo.isEmpty()) {
        return;
    }
    // What is being read already must not come after this.
    thread_.request_stop();
    thread_ = std::jthread([this, settings, files = files_](const std::stop_token& stop) {
        auto pictures = documents::readPictures(settings);
        if (pictures) {
            pictures->background = shrunken(pictures->background);
            pictures->logo = shrunken(pictures->logo);
        }
        const std::lock_guard lock(mutex_);
        if (stop.stop_requested()) {
            return;
        }
        read_ = Read{files, std::move(pictures)};
        QMetaObject::invokeMethod(this, "takePictures", Qt::QueuedConnection);
    });
}

void CertificateView::takePictures()
{
    {
        const std::lock_guard lock(mutex_);
        if (!read_ || read_->files != files_) {
            return;
        }
        if (read_->pictures) {
            pictures_ = *read_->pictures;
        } else {
            faults_ = read_->pictures.refused().refusals;
        }
        read_.reset();
    }
    Q_EMIT picturesRead();
}

void CertificateView::paintEvent(QPaintEvent* /*event*/)
{
    if (sheets_.empty()) {
        return;
    }
    const auto sheet = reports::sheetArea(sheets_.front().paper);
    QRectF page(QPointF(0, 0), sheet.size().scaled(size(), Qt::KeepAspectRatio));
    page.moveLeft((width() - page.width()) / 2);
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    // Paper is white in the dark, too.
    painter.fillRect(page, Qt::white);
    painter.save();
    painter.translate(page.topLeft());
    painter.scale(page.width() / sheet.width(), page.height() / sheet.height());
    reports::paint(painter, sheets_.front());
    painter.restore();
    painter.setPen(theme::colour(palette(), theme::Role::Line));
    painter.drawRect(page.adjusted(0, 0, -1, -1));
}

} // namespace desk
