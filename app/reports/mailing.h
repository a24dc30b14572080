#pragma once

#include <QString>

#include <cstdint>

namespace desk {

struct Letter
{
    QString subject;
    QString text; ///< For programs that take no attachment.
    QString file; ///< To be attached.
};

enum class Mailed : std::uint8_t {
    Attached, ///< The mail program was started with the file.
    ByHand,   ///< It was started with the text; the file's folder is open beside it.
    NoProgram,
};

/// Hands the letter to the system's mail program.
Mailed mail(const Letter& letter);

} // namespace desk
