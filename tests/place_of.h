#pragma once

#include "core/store/club_place.h"

/// Of a text that names one.
inline core::ClubPlace placeOf(const QString& text)
{
    return *core::ClubPlace::parse(text);
}
