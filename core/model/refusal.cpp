#include "core/model/refusal.h"

#include <utility>

namespace core {

Pointer Pointer::operator/(QAnyStringView key) const
{
    QString escaped = key.toString();
    escaped.replace(u'~', QStringLiteral("~0")).replace(u'/', QStringLiteral("~1"));
    return Pointer(text_ + u'/' + escaped);
}

Pointer Pointer::operator/(std::size_t index) const
{
    return Pointer(text_ + u'/' + QString::number(index));
}

namespace {

/// Only notes that there are more.
template <typename Finding>
void addUpTo(std::size_t most, FileFault more, std::vector<Finding>& findings, Finding finding)
{
    if (findings.size() < most) {
        findings.push_back(std::move(finding));
    } else if (findings.size() == most) {
        findings.push_back({more, std::move(finding.place), {QString::number(most)}});
    }
}

} // namespace

void addFault(Refusals& faults, Refusal fault)
{
    addUpTo(mostFaults, FileFault::MoreFaults, faults, std::move(fault));
}

void addFaults(Refusals& faults, const Refusals& more)
{
    for (const auto& fault : more) {
        addFault(faults, fault);
    }
}

bool isFull(const Refusals& faults)
{
    return faults.size() > mostFaults;
}

void addWarning(Warnings& warnings, Warning warning)
{
    addUpTo(mostWarnings, FileFault::MoreWarnings, warnings, std::move(warning));
}

void addWarnings(Warnings& warnings, const Warnings& more)
{
    for (const auto& warning : more) {
        addWarning(warnings, warning);
    }
}

bool isFull(const Warnings& warnings)
{
    return warnings.size() > mostWarnings;
}

} // namespace core
