#include "disk/disk_record.h"

#include <algorithm>
#include <random>

namespace {

using Operation = DiskRecord::Operation;
using Kind = Operation::Kind;

constexpr qint64 sectorSize = 512;

bool concernsName(const Operation& operation)
{
    return operation.kind == Kind::Create || operation.kind == Kind::Delete ||
           operation.kind == Kind::DeleteAndSync;
}

void write(QByteArray& contents, qint64 place, const QByteArray& bytes)
{
    if (contents.size() < place + bytes.size()) {
        contents.append(place + bytes.size() - contents.size(), '\0');
    }
    contents.replace(place, bytes.size(), bytes);
}

void apply(const Operation& operation, DiskRecord::Files& files)
{
    switch (operation.kind) {
    case Kind::Create:
        files[operation.file];
        break;
    case Kind::Write:
        write(files[operation.file], operation.place, operation.bytes);
        break;
    case Kind::Truncate:
        files[operation.file].resize(operation.place, '\0');
        break;
    case Kind::Sync:
    case Kind::SyncWithName:
        break;
    case Kind::Delete:
    case Kind::DeleteAndSync:
        files.erase(operation.file);
        break;
    }
}

/// A disk that keeps unsynced data in a cache.
class LossyDisk
{
public:
    explicit LossyDisk(std::uint32_t seed) : random_(seed) {}

    void take(const Operation& operation)
    {
        switch (operation.kind) {
        case Kind::Sync:
        case Kind::SyncWithName:
            keepAll(operation.file);
            break;
        case Kind::DeleteAndSync:
            pending_.push_back(&operation);
            break;
        case Kind::Create:
        case Kind::Write:
        case Kind::Truncate:
        case Kind::Delete:
            pending_.push_back(&operation);
            return;
        }
        if (operation.kind != Kind::Sync) {
            keepNames();
        }
    }

    DiskRecord::Files failPower()
    {
        std::vector<QString> nameless; // Later operations go to a file whose name was lost.
        for (const Operation* operation : pending_) {
            const QString& file = operation->file;
            if (std::find(nameless.begin(), nameless.end(), file) != nameless.end()) {
                continue;
            }
            if (operation->kind == Kind::Write) {
                writeSome(*operation);
            } else if (tossed()) {
                apply(*operation, kept_);
            } else if (concernsName(*operation)) {
                nameless.push_back(file);
            }
        }
        return kept_;
    }

private:
    bool tossed() { return random_() % 2 == 0; }

    void keepAll(const QString& file)
    {
        const auto others =
            std::stable_partition(pending_.begin(), pending_.end(),
                                  [&](const Operation* one) { return one->file == file; });
        std::for_each(pending_.begin(), others, [this](const auto* one) { apply(*one, kept_); });
        pending_.erase(pending_.begin(), others);
    }

    /// The last rename of each file; nothing written before it matters any more.
    void keepNames()
    {
        std::vector<const Operation*> left;
        for (const Operation* one : pending_) {
            if (concernsName(*one)) {
                apply(*one, kept_);
                std::erase_if(left,
                              [one](const auto* earlier) { return earlier->file == one->file; });
            } else {
                left.push_back(one);
            }
        }
        pending_ = left;
    }

    /// A sector is written as a whole or not at all.
    void writeSome(const Operation& operation)
    {
        const bool whole = tossed();
        qint64 done = 0;
        while (done < operation.bytes.size()) {
            const qint64 place = operation.place + done;
            const qint64 size =
                std::min(sectorSize - place % sectorSize, operation.bytes.size() - done);
            if (whole || tossed()) {
                write(kept_[operation.file], place, operation.bytes.mid(done, size));
            }
            done += size;
        }
    }

    std::mt19937 random_;
    DiskRecord::Files kept_;
    std::vector<const Operation*> pending_;
};

} // namespace

DiskRecord::Files DiskRecord::afterKill(std::size_t operations) const
{
    Files files;
    for (std::size_t done = 0; done < operations; ++done) {
        apply(operations_[done], files);
    }
    return files;
}

DiskRecord::Files DiskRecord::afterPowerLoss(std::size_t operations, std::uint32_t seed) const
{
    LossyDisk disk(seed);
    for (std::size_t done = 0; done < operations; ++done) {
        disk.take(operations_[done]);
    }
    return disk.failPower();
}
