#include "core/file/entity_reading.h"
#include "core/file/rule_faults.h"
#include "core/file/tournament_file.h"

namespace core {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isKnownVersion(const QString& text)
{
    for (int version = oldestTournamentFormatVersion; version <= tournamentFormatVersion;
         ++version) {
        if (text == QString::number(version)) {
            return true;
        }
    }
    return false;
}

/// Whether it claims this kind and version. A file that claims otherwise is not read any further;
/// one without a claim is, to report its other faults.
bool isOfThisKind(ObjectReader& file)
{
    const auto format = file.member("format"_L1);
    if (format && format->isText() && format->text() != QLatin1StringView(tournamentFormat)) {
        addFault(file.faults(),
                 {FileFault::NotATournament, format->pointer(), {shownToken(format->text())}});
        return false;
    }
    const QString known = QString::number(tournamentFormatVersion);
    const auto version = file.member("version"_L1);
    if (version && version->isNumber() && !isKnownVersion(version->text())) {
        addFault(
            file.faults(),
            {FileFault::UnknownVersion, version->pointer(), {shownToken(version->text()), known}});
        return false;
    }
    return true;
}

void readHeading(ObjectReader& file)
{
    QString format;
    std::int32_t version = 0;
    file.readRequired("format"_L1, format);
    file.readRequired("version"_L1, version);
}

/// Returns the rule set, if given.
std::optional<scoring::RuleSet> readSettings(ObjectReader& file, Settings& settings)
{
    file.require("tournament"_L1);
    const auto value = file.member("tournament"_L1);
    if (!value) {
        return std::nullopt;
    }
    ObjectReader object(*value, file.faults());
    object.require("name"_L1);
    object.require("ruleset"_L1);
    readMembers(object, settings);
    object.refuseOtherKeys();
    const auto ruleSet = value->member("ruleset"_L1);
    return ruleSet && ruleSet->isText() ? fromWord<scoring::RuleSet>(ruleSet->text())
                                        : std::nullopt;
}

void readRounds(ObjectReader& file, std::optional<scoring::RuleSet> ruleSet, Tournament& tournament)
{
    const auto list = file.member("rounds"_L1);
    if (list && isList(*list, file.faults())) {
        for (const JsonValue value : *list) {
            if (isFull(file.faults())) {
                return;
            }
            Round& round = tournament.rounds.emplace_back();
            round.head.games = tournament.settings.gamesPerRound;
            readRound(value, round, ruleSet, file.faults());
        }
    }
}

void readPictures(ObjectReader& file, Pictures& pictures)
{
    const auto object = file.member("pictures"_L1);
    if (!object) {
        return;
    }
    if (!object->isObject()) {
        addFault(file.faults(), wrongType(*object, Expected::Object));
        return;
    }
    for (const JsonValue member : *object) {
        QString text;
        readValue(member, text, file.faults());
        const auto bytes = QByteArray::fromBase64Encoding(text.toLatin1(),
                                                          QByteArray::AbortOnBase64DecodingErrors);
        if (bytes && isKeptPicture(member.key(), *bytes)) {
            pictures.emplace(member.key(), *bytes);
        } else {
            addFault(file.faults(), {FileFault::NotAPicture, member.pointer(), {}});
        }
    }
}

} // namespace

Result<Tournament> readTournament(const QByteArray& file)
{
    const auto document = JsonDocument::read(file);
    if (!document) {
        return document.refused();
    }
    if (!document->root().isObject()) {
        return Refusal{FileFault::NotATournament, Line{1}, {QString()}};
    }
    Refusals faults;
    ObjectReader object(document->root(), faults);
    if (!isOfThisKind(object)) {
        return faults;
    }
    faults = document->duplicateKeys();
    Tournament tournament;
    readHeading(object);
    object.read("evening"_L1, tournament.copyOf);
    const auto ruleSet = readSettings(object, tournament.settings);
    object.read("participants"_L1, tournament.participants);
    readRounds(object, ruleSet, tournament);
    object.read("penalties"_L1, tournament.penalties);
    object.read("tieDecisions"_L1, tournament.tieDecisions);
    object.read("raffles"_L1, tournament.raffles);
    std::vector<NamedPayment> formerPayments;
    object.read("formerPayments"_L1, formerPayments);
    for (auto& named : formerPayments) {
        tournament.formerPayments.push_back(std::move(named.payment));
    }
    readPictures(object, tournament.pictures);
    object.refuseOtherKeys();
    if (faults.empty()) {
        return tournament;
    }
    addRuleFaults(tournament, faults);
    return faults;
}

} // namespace core
