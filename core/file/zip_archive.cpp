#include "core/file/zip_archive.h"

#include <utility>

#ifdef RUMMY_LIBZIP
#include <zip.h>

#include <array>
#endif

namespace core {

#ifdef RUMMY_LIBZIP
namespace {

struct FileCloser
{
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};

zip_t* openedArchive(const QByteArray& bytes)
{
    zip_source_t* const source = zip_source_buffer_create(
        bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, nullptr);
    if (source == nullptr) {
        return nullptr;
    }
    zip_t* const archive = zip_open_from_source(source, ZIP_RDONLY, nullptr);
    if (archive == nullptr) {
        zip_source_free(source); // Otherwise it belongs to the archive.
    }
    return archive;
}

zip_int64_t placeOfEntry(zip_t* archive, const QString& name)
{
    return zip_name_locate(archive, name.toUtf8().constData(), ZIP_FL_NOCASE);
}

} // namespace

void ZipArchive::Closer::operator()(zip* archive) const
{
    zip_discard(archive);
}

bool ZipArchive::isSupported()
{
    return true;
}

ZipArchive::ZipArchive(QByteArray file, qint64 mostUnpacked)
    : file_(std::move(file)), left_(mostUnpacked), archive_(openedArchive(file_))
{}

bool ZipArchive::has(const QString& name) const
{
    return archive_ != nullptr && placeOfEntry(archive_.get(), name) >= 0;
}

std::optional<QByteArray> ZipArchive::read(const QString& name)
{
    const auto place = archive_ != nullptr ? placeOfEntry(archive_.get(), name) : -1;
    if (place < 0) {
        return std::nullopt;
    }
    const std::unique_ptr<zip_file_t, FileCloser> entry(
        zip_fopen_index(archive_.get(), static_cast<zip_uint64_t>(place), 0));
    if (entry == nullptr) {
        return std::nullopt;
    }
    constexpr std::size_t pieceSize = 1U << 16U;
    std::array<char, pieceSize> piece{};
    QByteArray bytes;
    for (;;) {
        // Counted here: an archive may say anything about the sizes of its entries.
        const auto count = zip_fread(entry.get(), piece.data(), piece.size());
        if (count <= 0) {
            return count == 0 ? std::optional(bytes) : std::nullopt;
        }
        left_ -= count;
        if (left_ < 0) {
            isOverLimit_ = true;
            return std::nullopt;
        }
        bytes.append(piece.data(), static_cast<qsizetype>(count));
    }
}

#else

void ZipArchive::Closer::operator()(zip* /*archive*/) const
{}

bool ZipArchive::isSupported()
{
    return false;
}

ZipArchive::ZipArchive(QByteArray file, qint64 mostUnpacked)
    : file_(std::move(file)), left_(mostUnpacked)
{}

bool ZipArchive::has(const QString& /*name*/) const
{
    return false;
}

std::optional<QByteArray> ZipArchive::read(const QString& /*name*/)
{
    return std::nullopt;
}

#endif

} // namespace core
