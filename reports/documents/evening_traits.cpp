#include "reports/documents/evening_traits.h"

namespace documents {

bool has(const core::SeriesEvening& evening, StandingsTrait trait)
{
    core::Settings settings;
    settings.rules = evening.rules;
    return disciplineOf(settings).has(trait, settings);
}

} // namespace documents
