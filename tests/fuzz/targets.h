#pragma once

#include <QByteArray>

#include <vector>

/// What reads bytes of unknown origin. Each must refuse an input or accept it; what is accepted is
/// the same after it was written and read again.
namespace fuzz {

struct Target
{
    const char* name; ///< Of its folder in tests/data/corpus, too.
    bool (*holds)(const QByteArray& input);
};

const std::vector<Target>& targets();

} // namespace fuzz
