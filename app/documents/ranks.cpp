#include "ranks.h"

#include "columns.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

class RankTexts
{
    Q_DECLARE_TR_FUNCTIONS(RankTexts)
};

} // namespace

Ranks::Ranks(core::Standings standings) : standings_(std::move(standings))
{
    for (std::size_t index = 0; index < lines().size(); ++index) {
        const auto& line = lines()[index];
        lineOf_.insert(plain(line.tally.number), index);
        if (line.rank) {
            ++sharers_[*line.rank];
        }
    }
}

const core::Standing& Ranks::of(core::StartNumber number) const
{
    return lines()[lineOf_.value(plain(number))];
}

bool Ranks::isShared(const core::Standing& line) const
{
    return line.rank && sharers_.value(*line.rank) > 1;
}

reports::Cell Ranks::cell(const core::Standing& line) const
{
    if (!line.rank) {
        return {};
    }
    const QString rank = QString::number(*line.rank);
    return {isShared(line) ? u'=' + rank : rank, rank};
}

reports::Column rankColumn()
{
    auto made = column(u"rank"_s, RankTexts::tr("Rank"), reports::ColumnKind::Number);
    made.leading = true;
    return made;
}

QStringList sharedRanksNote(const Ranks& ranks)
{
    const auto& lines = ranks.lines();
    const bool any = std::any_of(lines.begin(), lines.end(),
                                 [&](const core::Standing& line) { return ranks.isShared(line); });
    return any ? QStringList{RankTexts::tr("= before a rank: several share it.")} : QStringList();
}

} // namespace documents
