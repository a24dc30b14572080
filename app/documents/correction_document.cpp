#include "correction_document.h"

#include "app/texts/seat_letters.h"
#include "app/texts/time_text.h"
#include "app/texts/translation.h"
#include "columns.h"
#include "frame.h"
#include "game_words.h"
#include "ranks.h"

#include <QCoreApplication>

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::GameExchange;
using core::PlayedGame;
using reports::Block;
using reports::Cell;
using reports::ColumnKind;

namespace {

class CorrectionDocument
{
    Q_DECLARE_TR_FUNCTIONS(CorrectionDocument)
};

/// One game that was corrected.
struct Correction
{
    const core::JournalEntry* entry;
    const GameExchange* game;
    const core::Table* table;
};

/// Somebody it concerns: in a seat, or who took one over before or after.
struct Concerned
{
    const Correction* correction;
    core::StartNumber number{1};
    std::optional<std::size_t> seat;
};

/// One side of a correction: what stood there, or what stands there now.
using Outcome = std::optional<core::GameOutcome> GameExchange::*;

const PlayedGame* played(const Concerned& line, Outcome side)
{
    const auto& outcome = line.correction->game->*side;
    return outcome ? std::get_if<PlayedGame>(&*outcome) : nullptr;
}

bool hasHand(const PlayedGame* game, const Concerned& line)
{
    return game != nullptr && line.seat && *line.seat < game->result.hands.size();
}

QString hourText(const QDateTime& time)
{
    const auto local = time.toLocalTime();
    return texts::dayText(local.date()) + u' ' +
           texts::locale().toString(local.time(), QLocale::ShortFormat);
}

class CorrectionColumns : public Columns<Concerned>
{
public:
    CorrectionColumns(const scoring::Rules& rules, const People& people, const Ranks& ranks)
        : rules_(rules), people_(people), ranks_(ranks)
    {
        addPlace();
        addSide(u"before"_s, CorrectionDocument::tr("Before"), &GameExchange::before);
        addSide(u"after"_s, CorrectionDocument::tr("Now", "after a correction"),
                &GameExchange::after);
        addStanding();
        add(csvColumn(u"reason"_s),
            [](const Concerned& line) { return textCell(line.correction->entry->change.reason); });
    }

private:
    void addPlace()
    {
        add(csvColumn(u"time"_s), [](const Concerned& line) {
            return textCell(texts::timeText(line.correction->entry->time));
        });
        add(csvColumn(u"table"_s), [](const Concerned& line) {
            return countCell(plain(line.correction->game->key.table));
        });
        add(csvColumn(u"game"_s), [](const Concerned& line) {
            return countCell(plain(line.correction->game->key.game));
        });
        add(seatColumn(), [](const Concerned& line) {
            return line.seat ? textCell(texts::seatLetter(*line.seat)) : Cell();
        });
        add(numberColumn(), [](const Concerned& line) { return numberCell(line.number); });
        add(nameColumn(), [this](const Concerned& line) { return nameCell(people_, line.number); });
    }

    void addSide(const QString& key, const QString& head, Outcome side)
    {
        add(csvColumn(u"stones_"_s + key), [side](const Concerned& line) {
            const auto* const game = played(line, side);
            const bool held = hasHand(game, line) && game->result.hands[*line.seat];
            return held ? countCell(game->result.hands[*line.seat]->stones) : Cell();
        });
        add(csvColumn(u"claims_"_s + key), [side](const Concerned& line) {
            const auto* const game = played(line, side);
            const bool held = hasHand(game, line) && game->result.hands[*line.seat];
            return held ? countCell(game->result.hands[*line.seat]->claims) : Cell();
        });
        add(pageColumn(key, head, ColumnKind::Word), [side](const Concerned& line) {
            const auto* const game = played(line, side);
            return hasHand(game, line) ? textCell(handText(game->result.hands[*line.seat]))
                                       : Cell();
        });
        add(column(u"points_"_s + key, CorrectionDocument::tr("Points"), ColumnKind::Points),
            [this, side](const Concerned& line) { return pointsOf(line, side); });
    }

    void addStanding()
    {
        auto rank = column(u"rank"_s, CorrectionDocument::tr("Rank now"), ColumnKind::Number);
        rank.strong = true;
        add(rank, [this](const Concerned& line) { return ranks_.cell(ranks_.of(line.number)); });
        add(column(u"tmp"_s, CorrectionDocument::tr("TMP now"), ColumnKind::Points),
            [this](const Concerned& line) {
                return pointsCell(ranks_.of(line.number).tally.tmp());
            });
    }

    [[nodiscard]] Cell pointsOf(const Concerned& line, Outcome side) const
    {
        const auto* const game = played(line, side);
        if (!hasHand(game, line)) {
            return {};
        }
        const auto score = scoreGame(rules_, game->result);
        return score[*line.seat] ? pointsCell(score[*line.seat]->total()) : Cell();
    }

    const scoring::Rules& rules_;
    const People& people_;
    const Ranks& ranks_;
};

/// The games that a source's entries corrected, as far as their tables are still there.
std::vector<Correction> correctionsIn(const Source& source, const core::Round& round)
{
    std::vector<Correction> corrections;
    for (const auto& entry : source.corrections) {
        for (const auto& step : entry.change.steps) {
            const auto* const game = std::get_if<GameExchange>(&step);
            const auto* const table = game != nullptr && game->key.round == round.number
                                          ? findTable(round, game->key.table)
                                          : nullptr;
            if (table != nullptr) {
                corrections.push_back({&entry, game, table});
            }
        }
    }
    return corrections;
}

/// "Before: ended early; 4 Lang, Uwe did not play".
QString sideText(const QString& pattern, const std::optional<core::GameOutcome>& outcome,
                 const Correction& correction, const People& people)
{
    QStringList parts = {endingText(outcome ? &*outcome : nullptr)};
    if (outcome) {
        parts << exceptionTexts(people, correction.table->head, *outcome);
    }
    return pattern.arg(parts.join(u"; "_s));
}

std::vector<Concerned> concernedBy(const Correction& correction, const People& people)
{
    std::vector<Concerned> lines;
    const auto& seats = correction.table->head.seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        lines.push_back({&correction, seats[seat], seat});
    }
    for (const auto side : {&GameExchange::before, &GameExchange::after}) {
        const auto* const game = played({&correction, {}, {}}, side);
        if (game == nullptr) {
            continue;
        }
        for (const auto& substitution : game->substitutions) {
            const auto* const taker =
                std::get_if<core::Substitution::TakenOverBy>(&substitution.by);
            const bool isNew =
                taker != nullptr && people.has(*taker) &&
                std::none_of(lines.begin(), lines.end(),
                             [taker](const Concerned& line) { return line.number == *taker; });
            if (isNew) {
                lines.push_back({&correction, *taker, std::nullopt});
            }
        }
    }
    return lines;
}

Block blockFor(const Correction& correction, const CorrectionColumns& columns, const People& people)
{
    const auto& [entry, game, table] = correction;
    Block block;
    block.together = true;
    block.title = CorrectionDocument::tr("Table %1, game %2")
                      .arg(plain(game->key.table))
                      .arg(plain(game->key.game));
    block.lines << CorrectionDocument::tr("Corrected %1").arg(hourText(entry->time));
    if (!entry->change.reason.isEmpty()) {
        block.lines << CorrectionDocument::tr("Reason: %1").arg(entry->change.reason);
    }
    block.lines << sideText(CorrectionDocument::tr("Before: %1"), game->before, correction, people)
                << sideText(CorrectionDocument::tr("Now: %1"), game->after, correction, people);
    for (const auto& line : concernedBy(correction, people)) {
        block.rows.push_back(columns.row(line));
    }
    return block;
}

} // namespace

reports::Document correctionDocument(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const auto* const round = roundToTell(source, choice);
    const People people(tournament);
    const Ranks ranks{core::Standings(tournament)};
    const CorrectionColumns columns(tournament.settings.rules, people, ranks);
    reports::TableDocument document;
    document.title = titleOf(Kind::Correction, roundOf(tournament, choice));
    document.nothing = noRoundText();
    document.columns = columns.all();
    if (round != nullptr) {
        document.lead = roundLead(*round);
        document.nothing = CorrectionDocument::tr("No result of this round was corrected.");
        for (const auto& correction : correctionsIn(source, *round)) {
            document.blocks.push_back(blockFor(correction, columns, people));
        }
        document.notes = sharedRanksNote(ranks);
    }
    return {frameOf(source), document};
}

} // namespace documents
