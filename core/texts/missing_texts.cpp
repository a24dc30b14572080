#include "core/texts/missing_texts.h"

#include <QCoreApplication>

#include <map>

namespace texts {
namespace {

using namespace Qt::Literals::StringLiterals;

class MissingTexts
{
    Q_DECLARE_TR_FUNCTIONS(MissingTexts)
};

/// The open tables of each round.
std::map<core::RoundNumber, QStringList> openTables(const std::vector<core::Missing>& missing)
{
    std::map<core::RoundNumber, QStringList> tables;
    for (const auto& one : missing) {
        if (const auto* const open = std::get_if<core::OpenTable>(&one)) {
            tables[open->table.round] << QString::number(plain(open->table.table));
        }
    }
    return tables;
}

/// The line of one that is not grouped by round.
struct DeskText
{
    QString operator()(const core::OpenTable& /*open*/) const { return {}; }
    QString operator()(const core::MarkedTable& marked) const
    {
        const auto text = marked.mark == core::TableMark::Disputed
                              ? MissingTexts::tr("Round %1, table %2: disputed")
                              : MissingTexts::tr("Round %1, table %2: unclear");
        return text.arg(plain(marked.table.round)).arg(plain(marked.table.table));
    }
    QString operator()(const core::DifferingReport& report) const
    {
        return MissingTexts::tr("Round %1, table %2, game %3: a phone reported something else")
            .arg(plain(report.game.round))
            .arg(plain(report.game.table))
            .arg(plain(report.game.game));
    }
    QString operator()(const core::UnclosedRound& unclosed) const
    {
        return MissingTexts::tr("Round %1: not closed yet").arg(plain(unclosed.round));
    }
    QString operator()(const core::RoundsToPlay& toPlay) const
    {
        return MissingTexts::tr("%n round(s) still to be played", nullptr, toPlay.rounds);
    }
    QString operator()(const core::UnendedEvening& /*evening*/) const
    {
        return MissingTexts::tr("Nobody has said yet that this was the last round");
    }
    QString operator()(const core::NoWinner& /*winner*/) const
    {
        return MissingTexts::tr("The knock-out has no winner yet");
    }
    QString operator()(const core::UndecidedTie& tie) const
    {
        return MissingTexts::tr("Place %1: %n people are level, and the prize cannot be shared",
                                nullptr, static_cast<int>(tie.numbers.size()))
            .arg(tie.rank);
    }
};

/// How many things are missing of each kind that everybody may know.
struct PublicCounts
{
    int openTables = 0;
    int checkedResults = 0;
    int roundsToPlay = 0;
    bool isGoingOn = false; ///< A round, the evening, or the knock-out.
    bool isTied = false;

    void operator()(const core::OpenTable& /*open*/) { ++openTables; }
    void operator()(const core::MarkedTable& /*marked*/) { ++checkedResults; }
    void operator()(const core::DifferingReport& /*report*/) { ++checkedResults; }
    void operator()(const core::UnclosedRound& /*round*/) { isGoingOn = true; }
    void operator()(const core::RoundsToPlay& toPlay) { roundsToPlay += toPlay.rounds; }
    void operator()(const core::UnendedEvening& /*evening*/) { isGoingOn = true; }
    void operator()(const core::NoWinner& /*winner*/) { isGoingOn = true; }
    void operator()(const core::UndecidedTie& /*tie*/) { isTied = true; }
};

} // namespace

QStringList missingTexts(const std::vector<core::Missing>& missing)
{
    QStringList lines;
    for (const auto& [round, tables] : openTables(missing)) {
        lines << MissingTexts::tr("Round %1, table(s) %2: results missing", nullptr,
                                  static_cast<int>(tables.size()))
                     .arg(QString::number(plain(round)), tables.join(u", "_s));
    }
    for (const auto& one : missing) {
        lines << std::visit(DeskText(), one);
    }
    lines.removeAll(QString());
    return lines;
}

QStringList publicMissingTexts(const std::vector<core::Missing>& missing)
{
    PublicCounts counts;
    for (const auto& one : missing) {
        std::visit(counts, one);
    }
    QStringList sentences;
    if (counts.openTables > 0) {
        sentences << MissingTexts::tr("Provisional: %n table(s) missing.", nullptr,
                                      counts.openTables);
    }
    if (counts.checkedResults > 0) {
        sentences << MissingTexts::tr("Provisional: %n result(s) being checked.", nullptr,
                                      counts.checkedResults);
    }
    if (counts.roundsToPlay > 0) {
        sentences << MissingTexts::tr("Provisional: %n round(s) still to be played.", nullptr,
                                      counts.roundsToPlay);
    } else if (counts.isGoingOn && sentences.isEmpty()) {
        sentences << MissingTexts::tr("Provisional: the tournament is not over yet.");
    }
    if (counts.isTied) {
        sentences << MissingTexts::tr("Provisional: a tie for a prize is not decided yet.");
    }
    return sentences;
}

QString provisionalWord(const std::vector<core::Missing>& missing)
{
    return missing.empty() ? QString() : MissingTexts::tr("provisional");
}

} // namespace texts
