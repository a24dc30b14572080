#pragma once

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

struct zip;

/// ZIP archives in memory, as workbooks are; only for the .cpp files of this folder.
namespace core {

class ZipArchive
{
public:
    /// False in a build without libzip; then nothing can be opened.
    static bool isSupported();
    /// Keeps the bytes. All reads together inflate to `mostUnpacked` bytes at most.
    ZipArchive(QByteArray file, qint64 mostUnpacked);

    /// False for bytes that are no archive, or a damaged one.
    [[nodiscard]] bool isOpen() const { return archive_ != nullptr; }
    [[nodiscard]] bool has(const QString& name) const;
    /// The entry, inflated; its name in any case. Nothing if it is missing, damaged, encrypted or
    /// beyond the limit.
    std::optional<QByteArray> read(const QString& name);
    /// Whether read() has failed at the limit.
    [[nodiscard]] bool isOverLimit() const { return isOverLimit_; }

private:
    struct Closer
    {
        void operator()(zip* archive) const;
    };

    QByteArray file_;
    [[maybe_unused]] qint64 left_; ///< Bytes that may still be inflated.
    bool isOverLimit_ = false;
    std::unique_ptr<zip, Closer> archive_;
};

} // namespace core
