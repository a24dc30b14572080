#include "reports/documents/catalogue.h"

#include "core/model/raffle.h"
#include "core/people/start_numbers.h"
#include "core/texts/numbers.h"
#include "reports/documents/columns.h"
#include "reports/documents/frame.h"

#include <QCoreApplication>

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using typeset::Cell;
using typeset::ColumnKind;

namespace {

class RaffleDocument
{
    Q_DECLARE_TR_FUNCTIONS(RaffleDocument)
};

/// Somebody in a raffle.
struct RaffleLine
{
    const core::Raffle& raffle;
    std::size_t place = 0; ///< Of the raffle, from 0.
    std::optional<QDateTime> time;
    core::StartNumber number{1};

    /// Position in the draw, from 1; nothing: not drawn.
    [[nodiscard]] std::optional<std::int64_t> drawnAs() const
    {
        const auto& winners = raffle.winners;
        const auto found = std::find(winners.begin(), winners.end(), number);
        return raffle.seed && found != winners.end() ? std::optional(found - winners.begin() + 1)
                                                     : std::nullopt;
    }
};

Columns<RaffleLine> raffleColumns(const People& people)
{
    Columns<RaffleLine> columns;
    columns.add(csvColumn(u"raffle"_s),
                [](const RaffleLine& line) { return static_cast<std::int64_t>(line.place) + 1; });
    columns.add(csvColumn(u"prize"_s), [](const RaffleLine& line) { return line.raffle.prize; });
    columns.add(csvColumn(u"time"_s), [](const RaffleLine& line) {
        return line.time ? line.time->toString(u"yyyy-MM-dd HH:mm"_s) : QString();
    });
    columns.add(csvColumn(u"seed"_s), [](const RaffleLine& line) { return line.raffle.seed; });
    columns.add(numberColumn(), &RaffleLine::number);
    columns.add(nameColumn(), [&people](const RaffleLine& line) {
        return people.has(line.number) ? nameCell(people, line.number) : Cell();
    });
    columns.add(strong(column(u"drawn"_s, RaffleDocument::tr("Drawn", "as the first, second …"),
                              ColumnKind::Word)),
                &RaffleLine::drawnAs);
    return columns;
}

/// Local time.
std::optional<QDateTime> timeOf(const Source& source, std::size_t raffle)
{
    const auto& times = source.raffleTimes;
    return raffle < times.size() && times[raffle] ? std::optional(times[raffle]->toLocalTime())
                                                  : std::nullopt;
}

/// When, with which seed, among how many.
QString howText(const core::Raffle& raffle, const std::optional<QDateTime>& time)
{
    QStringList parts;
    if (time) {
        parts << timeText(*time);
    }
    if (raffle.seed) {
        parts << RaffleDocument::tr("seed %1").arg(*raffle.seed)
              << RaffleDocument::tr("%n in the raffle", nullptr,
                                    static_cast<int>(raffle.among.size()));
    } else {
        parts << RaffleDocument::tr("given by hand, without drawing");
    }
    return parts.join(u" · "_s);
}

QStringList repeating()
{
    return {RaffleDocument::tr(
        "To repeat a draw: the numbers of all in the raffle in ascending order, counted from 0; x "
        "is the next number of the generator MT19937-64, set up once with the seed; of the n who "
        "are left, the one at place x mod n has won and leaves the row; then the same again. An x "
        "from the largest multiple of n up to 2⁶⁴ on is passed over.")};
}

} // namespace

typeset::Document raffleDocument(const Source& source, const Choice& /*choice*/)
{
    const auto& raffles = source.tournament.raffles;
    const People people(source.tournament);
    const auto columns = raffleColumns(people);
    auto document = tableDocument(titleOf(Kind::Raffle));
    document.nothing = RaffleDocument::tr("No raffle was drawn.");
    document.columns = columns.all();
    document.newspaperColumns = 2;
    for (std::size_t place = 0; place < raffles.size(); ++place) {
        const auto& raffle = raffles[place];
        const auto time = timeOf(source, place);
        auto& block = document.blocks.emplace_back();
        block.title = RaffleDocument::tr("Raffle %1").arg(place + 1);
        if (!raffle.prize.isEmpty()) {
            block.title += u": "_s + raffle.prize;
        }
        block.lines << howText(raffle, time)
                    << RaffleDocument::tr("Won by: %1").arg(people.numbered(raffle.winners));
        for (const auto number : raffle.among) {
            block.rows.push_back(columns.row({raffle, place, time, number}));
            block.rows.back().strong = isAmong(raffle.winners, number);
        }
    }
    const bool isAnyDrawn = std::any_of(raffles.begin(), raffles.end(),
                                        [](const auto& raffle) { return raffle.seed.has_value(); });
    if (isAnyDrawn) {
        document.notes << repeating();
    }
    return {frameOf(source), document};
}

} // namespace documents
