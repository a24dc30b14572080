#pragma once

#include "core/club/club.h"
#include "core/file/tournament_file.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

/// Club data as JSON, in the style of the tournament file; see docs/file-format.md.
namespace core {

/// A record as it is stored.
struct RecordText
{
    QString kind; ///< "series", "cash", "cash-count" or "erased".
    QString id;   ///< A UUID: for a count that of its evening.
    QByteArray content;

    friend bool operator==(const RecordText&, const RecordText&) = default;
};

/// Both sides of an exchange as records; nothing if absent.
struct RecordExchangeText
{
    std::optional<RecordText> before;
    std::optional<RecordText> after;
};

/// Nothing for a step that exchanges no record.
std::optional<RecordExchangeText> recordExchange(const ClubStep& step);

/// Adds the record; false, and nothing is added, if recordExchange() did not write the text, or
/// that id exists.
bool addRecord(const RecordText& text, ClubRecords& records);

/// Both sides of a change as JSON objects, from the path of each step ("players/<id>",
/// "series/<id>", "cash/<id>", "cashCounts/<evening>", "erased/<id>", "helpers/<id>" and, with name
/// and club percent-encoded, "links/<tournament>/<number>/<name>/<club>") to its value, null if
/// absent.
ChangeTexts writeSteps(const std::vector<ClubStep>& steps);
/// Nothing if the texts were not written by writeSteps.
std::optional<std::vector<ClubStep>> readClubSteps(const ChangeTexts& texts);

} // namespace core
