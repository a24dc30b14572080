#pragma once

#include "core/tournament.h"
#include "reports/typeset/table_document.h"

#include <QString>

#include <vector>

namespace documents {

/// Who is here, expected or waiting, in the words of documents that list all of them.
class Registrations
{
public:
    /// `tournament` is normalised and outlives this.
    explicit Registrations(const core::Tournament& tournament);

    /// Nobody is expected or waiting: nothing need be said of it.
    [[nodiscard]] bool areAllHere() const;

    /// "here", "expected", "waiting list, place 2"; nothing of those whose status is `usual`. Files
    /// have the word of the tournament file: "waiting".
    [[nodiscard]] typeset::Cell statusCell(const core::Participant& person,
                                           core::Attendance usual) const;
    /// For files: the place on the waiting list, empty of those not waiting.
    [[nodiscard]] typeset::Cell placeCell(const core::Participant& person) const;

    /// "8 here, 12 expected, 2 on the waiting list".
    [[nodiscard]] QString countText() const;

private:
    [[nodiscard]] int placeOf(core::StartNumber number) const;

    const core::Tournament& tournament_;
    std::vector<core::StartNumber> queue_;
};

/// A column of statusCell(); the page has it where anybody is not here.
typeset::Column statusColumn(const Registrations& registrations);

} // namespace documents
