#pragma once

#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace texts {

/// Whose words: what machines read is never translated.
enum class Wording : std::uint8_t {
    Translated,
    English,
};

/// `source` in that wording; it is marked with QT_TRANSLATE_NOOP(context, …) where it stands.
inline QString worded(Wording wording, const char* context, const char* source)
{
    return wording == Wording::English ? QString::fromUtf8(source)
                                       : QCoreApplication::translate(context, source);
}

} // namespace texts
