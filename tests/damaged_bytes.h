#pragma once

#include <QByteArray>

#include <array>
#include <cstdint>
#include <random>

/// Damage to the bytes of an SQLite file as caused by disks and sticks. The same seed does the same
/// damage on every machine.
class DamagedBytes
{
public:
    enum class Kind : std::uint8_t {
        Bit,       ///< Flips one bit anywhere.
        BitOfCell, ///< One bit of a stored row.
        ZeroedPage,
        SwappedPages,
        Truncation,
    };

    DamagedBytes(QByteArray sound, std::uint32_t seed) : sound_(std::move(sound)), random_(seed) {}

    QByteArray next(Kind kind)
    {
        QByteArray bytes = sound_;
        switch (kind) {
        case Kind::Bit:
            flip(bytes, below(bytes.size()));
            break;
        case Kind::BitOfCell:
            flip(bytes, placeInCell());
            break;
        case Kind::ZeroedPage:
            bytes.replace(below(pages()) * pageSize, pageSize, QByteArray(pageSize, '\0'));
            break;
        case Kind::SwappedPages:
            swapPages(bytes, below(pages()), below(pages()));
            break;
        case Kind::Truncation:
            bytes.truncate(below(bytes.size()));
            break;
        }
        return bytes;
    }

private:
    static constexpr qsizetype pageSize = 4096;
    static constexpr char tableLeaf = 0x0d;
    static constexpr char indexLeaf = 0x0a;

    [[nodiscard]] qsizetype pages() const { return sound_.size() / pageSize; }

    qsizetype below(qsizetype limit)
    {
        return static_cast<qsizetype>(random_() % static_cast<std::uint64_t>(limit));
    }

    void flip(QByteArray& bytes, qsizetype place)
    {
        constexpr qsizetype bitsOfByte = 8;
        bytes[place] = static_cast<char>(bytes[place] ^ (1 << below(bitsOfByte)));
    }

    static void swapPages(QByteArray& bytes, qsizetype one, qsizetype other)
    {
        const QByteArray kept = bytes.mid(one * pageSize, pageSize);
        bytes.replace(one * pageSize, pageSize, bytes.mid(other * pageSize, pageSize));
        bytes.replace(other * pageSize, pageSize, kept);
    }

    /// Cells are at the end of a page, from the offset in its header; the first page has the
    /// schema.
    qsizetype placeInCell()
    {
        constexpr qsizetype startOfCells = 5;
        for (;;) {
            const qsizetype page = (1 + below(pages() - 1)) * pageSize;
            const char type = sound_[page];
            const qsizetype start = number(page + startOfCells);
            if ((type == tableLeaf || type == indexLeaf) && start < pageSize) {
                return page + start + below(pageSize - start);
            }
        }
    }

    [[nodiscard]] qsizetype number(qsizetype place) const
    {
        constexpr int byte = 256;
        return static_cast<unsigned char>(sound_[place]) * byte +
               static_cast<unsigned char>(sound_[place + 1]);
    }

    QByteArray sound_;
    std::mt19937 random_;
};
