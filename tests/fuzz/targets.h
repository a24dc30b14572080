#pragma once

#include <QByteArray>

#include <vector>

/// Readers of untrusted bytes. Each must refuse or accept an input; what is accepted must survive
/// writing and reading again.
namespace fuzz {

struct Target
{
    const char* name; ///< Also of its folder in tests/data/corpus.
    bool (*holds)(const QByteArray& input);
};

const std::vector<Target>& targets();

} // namespace fuzz
