#pragma once

#include "core/model/tournament.h"
#include "reports/typeset/table_document.h"

#include <QString>

#include <vector>

namespace documents {

/// Who is here, expected or waiting, as worded in documents that list everyone.
class Registrations
{
public:
    /// `tournament` is normalised and outlives this.
    explicit Registrations(const core::Tournament& tournament);

    /// Nobody is expected or waiting, so there is nothing to show.
    [[nodiscard]] bool areAllHere() const;

    /// "here", "expected", "waiting list, place 2"; empty for those whose status is `usual`. Files
    /// use the word from the tournament file: "waiting".
    [[nodiscard]] typeset::Cell statusCell(const core::Participant& person,
                                           core::Attendance usual) const;
    /// For files: the place on the waiting list, empty for those not waiting.
    [[nodiscard]] typeset::Cell placeCell(const core::Participant& person) const;

    /// "8 here, 12 expected, 2 on the waiting list".
    [[nodiscard]] QString countText() const;

private:
    [[nodiscard]] int placeOf(core::StartNumber number) const;

    const core::Tournament& tournament_;
    std::vector<core::StartNumber> queue_;
};

/// A column of statusCell(); shown on the page if anyone is not here.
typeset::Column statusColumn(const Registrations& registrations);

} // namespace documents
