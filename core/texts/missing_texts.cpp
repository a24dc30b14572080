#include "core/texts/missing_texts.h"

#include <QCoreApplication>

#include <map>
#include <set>

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
    QString operator()(const core::ObjectedTable& objected) const
    {
        return MissingTexts::tr("Round %1, table %2: objection by phone")
            .arg(plain(objected.table.round))
            .arg(plain(objected.table.table));
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

using Tables = std::set<core::TableNumber>;

/// "4, 7".
QString numbersText(const Tables& tables)
{
    QStringList numbers;
    for (const auto table : tables) {
        numbers << QString::number(plain(table));
    }
    return numbers.join(u", "_s);
}

int countOf(const Tables& tables)
{
    return static_cast<int>(tables.size());
}

/// What is unsettled at the tables of a round.
struct UnsettledTables
{
    Tables disputed;
    Tables unclear;
    Tables objected;
    Tables differing;
    Tables waiting;

    [[nodiscard]] QString text() const
    {
        QStringList parts;
        const auto add = [&parts](const Tables& tables, const QString& text) {
            if (!tables.empty()) {
                parts << text.arg(numbersText(tables));
            }
        };
        add(disputed, MissingTexts::tr("table(s) %1 disputed", nullptr, countOf(disputed)));
        add(unclear, MissingTexts::tr("table(s) %1 unclear", nullptr, countOf(unclear)));
        add(objected, MissingTexts::tr("objection(s): table(s) %1", nullptr, countOf(objected)));
        add(differing,
            MissingTexts::tr("table(s) %1: report by phone differs", nullptr, countOf(differing)));
        add(waiting,
            MissingTexts::tr("table(s) %1: report by phone waits", nullptr, countOf(waiting)));
        return parts.join(u", "_s);
    }
};

/// Collects what is unsettled.
struct Unsettled
{
    std::map<core::RoundNumber, UnsettledTables> rounds;
    QStringList ties;

    void operator()(const core::MarkedTable& marked)
    {
        auto& round = rounds[marked.table.round];
        (marked.mark == core::TableMark::Disputed ? round.disputed : round.unclear)
            .insert(marked.table.table);
    }
    void operator()(const core::ObjectedTable& objected)
    {
        rounds[objected.table.round].objected.insert(objected.table.table);
    }
    void operator()(const core::DifferingReport& report)
    {
        rounds[report.game.round].differing.insert(report.game.table);
    }
    void operator()(const core::UndecidedTie& tie)
    {
        ties << MissingTexts::tr("Place %1: tie for a prize").arg(tie.rank);
    }
    template <typename Other>
    void operator()(const Other& /*other*/)
    {}
};

/// The tables of each round whose results are being checked.
std::map<core::RoundNumber, Tables> checkedTables(const std::vector<core::Missing>& missing)
{
    std::map<core::RoundNumber, Tables> checked;
    for (const auto& one : missing) {
        if (const auto* const marked = std::get_if<core::MarkedTable>(&one)) {
            checked[marked->table.round].insert(marked->table.table);
        } else if (const auto* const objected = std::get_if<core::ObjectedTable>(&one)) {
            checked[objected->table.round].insert(objected->table.table);
        } else if (const auto* const report = std::get_if<core::DifferingReport>(&one)) {
            checked[report->game.round].insert(report->game.table);
        }
    }
    return checked;
}

int countOf(const std::map<core::RoundNumber, Tables>& rounds)
{
    int count = 0;
    for (const auto& [round, tables] : rounds) {
        count += countOf(tables);
    }
    return count;
}

/// A sentence about their number, or for each round one that names them.
QStringList checkedSentences(const std::vector<core::Missing>& missing, CheckedTables tables,
                             QString (*count)(int), QString (*names)(int))
{
    const auto checked = checkedTables(missing);
    QStringList sentences;
    if (tables == CheckedTables::Named) {
        for (const auto& [round, numbers] : checked) {
            sentences
                << names(countOf(numbers)).arg(QString::number(plain(round)), numbersText(numbers));
        }
    } else if (!checked.empty()) {
        sentences << count(countOf(checked));
    }
    return sentences;
}

/// How many other things are missing of each kind that everybody may know.
struct PublicCounts
{
    int openTables = 0;
    int roundsToPlay = 0;
    bool isGoingOn = false; ///< A round, the evening, or the knock-out.
    bool isTied = false;

    void operator()(const core::OpenTable& /*open*/) { ++openTables; }
    void operator()(const core::MarkedTable& /*marked*/) {}
    void operator()(const core::ObjectedTable& /*objected*/) {}
    void operator()(const core::DifferingReport& /*report*/) {}
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

QString unsettledText(const std::vector<core::Missing>& missing,
                      const std::vector<core::TableKey>& waiting)
{
    Unsettled unsettled;
    for (const auto& one : missing) {
        std::visit(unsettled, one);
    }
    const bool isProvisional = !unsettled.rounds.empty() || !unsettled.ties.isEmpty();
    for (const auto& table : waiting) {
        unsettled.rounds[table.round].waiting.insert(table.table);
    }
    QStringList parts;
    for (const auto& [round, tables] : unsettled.rounds) {
        parts << MissingTexts::tr("Round %1: %2").arg(QString::number(plain(round)), tables.text());
    }
    parts << unsettled.ties;
    if (isProvisional) {
        parts << provisionalWord(missing);
    }
    return parts.join(u" · "_s);
}

QStringList publicMissingTexts(const std::vector<core::Missing>& missing, CheckedTables tables)
{
    PublicCounts counts;
    for (const auto& one : missing) {
        std::visit(counts, one);
    }
    QStringList sentences;
    if (counts.openTables > 0) {
        sentences << MissingTexts::tr("Provisional: %n table(s) still open.", nullptr,
                                      counts.openTables);
    }
    sentences << checkedSentences(
        missing, tables,
        [](int count) {
            return MissingTexts::tr("Provisional: %n result(s) being checked.", nullptr, count);
        },
        [](int count) {
            return MissingTexts::tr("Provisional: round %1, table(s) %2 being checked.", nullptr,
                                    count);
        });
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

QString checkedText(const std::vector<core::Missing>& missing, CheckedTables tables)
{
    return checkedSentences(
               missing, tables,
               [](int count) {
                   return MissingTexts::tr("%n result(s) being checked.", nullptr, count);
               },
               [](int count) {
                   return MissingTexts::tr("Round %1, table(s) %2 being checked.", nullptr, count);
               })
        .join(u' ');
}

QString provisionalWord(const std::vector<core::Missing>& missing)
{
    return missing.empty() ? QString() : MissingTexts::tr("provisional");
}

} // namespace texts
