#include "refusal_texts.h"

#include "fault_texts.h"

namespace texts {

QString text(const core::Refusal& refusal)
{
    return std::visit([&](auto code) { return text(code, refusal.arguments); }, refusal.code);
}

QString text(const core::Warning& warning)
{
    return std::visit([&](auto code) { return text(code, warning.arguments); }, warning.code);
}

} // namespace texts
