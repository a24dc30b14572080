#pragma once

#include "app/documents/certificate_document.h"
#include "reports/sheet.h"

#include <QDateTime>
#include <QWidget>

#include <mutex>
#include <optional>
#include <thread>

namespace desk {

/// A certificate as it will be printed, small. Pictures are read in a thread of its own.
class CertificateView : public QWidget
{
    Q_OBJECT

public:
    explicit CertificateView(QWidget* parent = nullptr);

    void show(const core::Tournament& tournament);
    /// Why pictures of the certificate shown last cannot be read.
    [[nodiscard]] const core::Refusals& faults() const { return faults_; }

Q_SIGNALS:
    /// The pictures of the certificate shown last are there, or cannot be read: it is to be shown
    /// anew.
    void picturesRead();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Which files, as they stand on the disk now.
    struct Files
    {
        QString background;
        QString logo;
        QDateTime backgroundChanged;
        QDateTime logoChanged;

        friend bool operator==(const Files&, const Files&) = default;
    };

    /// What came of reading them.
    struct Read
    {
        Files files;
        core::Result<documents::CertificatePictures> pictures;
    };

    static Files filesOf(const core::Certificate& settings);
    void read(const core::Certificate& settings);
    Q_INVOKABLE void takePictures();

    Files files_;
    documents::CertificatePictures pictures_;
    core::Refusals faults_;
    reports::Sheets sheets_;
    std::mutex mutex_;
    std::optional<Read> read_; ///< Under the mutex; of the files read last.
    std::jthread thread_;
};

} // namespace desk
