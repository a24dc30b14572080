#pragma once

#include "core/club/club.h"
#include "core/file/tournament_file.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

/// What belongs to the club as JSON, in the manner of the tournament file; docs/file-format.md
/// describes it.
namespace core {

/// A record as it is stored.
struct RecordText
{
    QString kind; ///< "series", "cash", "cash-count" or "erased".
    QString id;   ///< A UUID: of a count that of its evening.
    QByteArray content;

    friend bool operator==(const RecordText&, const RecordText&) = default;
};

/// Both sides of an exchange as records; nothing where nothing stands.
struct RecordExchangeText
{
    std::optional<RecordText> before;
    std::optional<RecordText> after;
};

/// Nothing for a step that exchanges no record.
std::optional<RecordExchangeText> recordExchange(const ClubStep& step);

/// Adds the record; false, and nothing is added, if the text is not what recordExchange() made or
/// there is one of that id.
bool addRecord(const RecordText& text, ClubRecords& records);

/// Both sides of a change as JSON objects, from the path of each step ("players/<id>",
/// "series/<id>", "cash/<id>", "cashCounts/<evening>", "erased/<id>" and, with name and club
/// percent-encoded, "links/<tournament>/<number>/<name>/<club>") to its value, null where nothing
/// stands.
ChangeTexts writeSteps(const std::vector<ClubStep>& steps);
/// Nothing if the texts are not what writeSteps made.
std::optional<std::vector<ClubStep>> readClubSteps(const ChangeTexts& texts);

} // namespace core
