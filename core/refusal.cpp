#include "core/refusal.h"

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

void addFault(Refusals& faults, Refusal fault)
{
    if (faults.size() < mostFaults) {
        faults.push_back(std::move(fault));
    } else if (faults.size() == mostFaults) {
        faults.push_back(
            {FileFault::MoreFaults, std::move(fault.place), {QString::number(mostFaults)}});
    }
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

} // namespace core
