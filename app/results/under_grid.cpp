#include "under_grid.h"

#include "rank_moves_strip.h"

#include "app/widgets/key_hint.h"
#include "app/widgets/notice.h"
#include "core/cards/knock_out.h"

#include <QHBoxLayout>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {
namespace {

constexpr int placeHeight = 108;

const core::Standing* lineOf(const core::Standings& standings, core::StartNumber number)
{
    const auto& lines = standings.lines();
    const auto found = std::find_if(lines.begin(), lines.end(), [number](const auto& line) {
        return line.tally.number == number;
    });
    return found != lines.end() ? &*found : nullptr;
}

} // namespace

std::vector<ShownMove> shownMoves(const core::Tournament& tournament, const core::Standings& before,
                                  const core::Standings& after)
{
    std::vector<ShownMove> shown;
    for (const auto& move : core::rankMoves(before, after)) {
        const auto* const person = core::findParticipant(tournament, move.number);
        const auto* const old = lineOf(before, move.number);
        const auto* const now = lineOf(after, move.number);
        if (person != nullptr && old != nullptr && now != nullptr) {
            const bool adds = !core::isKnockOut(tournament.settings);
            shown.push_back({move, person->name,
                             adds ? std::optional(old->tally.tmp()) : std::nullopt,
                             adds ? std::optional(now->tally.tmp()) : std::nullopt});
        }
    }
    return shown;
}

UnderGrid::UnderGrid(QWidget* parent)
    : QWidget(parent),
      explanation_(new Notice(this)),
      strip_(new Notice(this)),
      moves_(new RankMovesStrip(this)),
      stack_(new QStackedLayout(this)),
      keys_(new QWidget(this))
{
    setObjectName(QStringLiteral("underGrid"));
    setFixedHeight(placeHeight);
    explanation_->setObjectName(QStringLiteral("explanation"));
    strip_->setObjectName(QStringLiteral("question"));
    moves_->setObjectName(QStringLiteral("rankMoves"));
    auto* const plain = new QWidget(this);
    auto* const column = new QVBoxLayout(plain);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(explanation_);
    column->addWidget(keys_);
    column->addStretch();
    buildKeys();
    auto* const strips = new QWidget(this);
    auto* const top = new QVBoxLayout(strips);
    top->setContentsMargins(0, 0, 0, 0);
    top->addWidget(strip_);
    top->addStretch();
    stack_->addWidget(plain);
    stack_->addWidget(strips);
    stack_->addWidget(moves_);
}

void UnderGrid::buildKeys()
{
    using namespace Qt::StringLiterals;
    auto* const rows = new QVBoxLayout(keys_);
    constexpr int indent = 42;
    rows->setContentsMargins(indent, 0, 0, 0);
    rows->setSpacing(4);
    const auto addRow = [&](std::initializer_list<KeyHint*> hints) {
        auto* const row = new QHBoxLayout;
        constexpr int spacing = 14;
        row->setSpacing(spacing);
        for (auto* const hint : hints) {
            row->addWidget(hint);
        }
        row->addStretch();
        rows->addLayout(row);
    };
    auto* const firstRound = new KeyHint(u"F6"_s, tr("first-round Rommé"), keys_);
    auto* const early = new KeyHint(u"F7"_s, tr("ended early"), keys_);
    auto* const stock = new KeyHint(u"F7"_s, tr("stock used up"), keys_);
    stoneKeys_ = {firstRound, early};
    cardKeys_ = {stock};
    addRow({new KeyHint(tr("Enter", "key"), tr("next"), keys_), firstRound, early, stock,
            new KeyHint(u"F9"_s, tr("not played"), keys_),
            new KeyHint(u"F5"_s, tr("somebody else plays"), keys_)});
    addRow({new KeyHint(tr("Esc", "key"), tr("discard"), keys_),
            new KeyHint(tr("PgDn", "key"), tr("next open table"), keys_),
            new KeyHint(u"F2"_s, tr("put it aside"), keys_),
            new KeyHint(u"F3"_s, tr("disputed"), keys_), new KeyHint(u"F4"_s, tr("more"), keys_)});
    setCards(false);
}

void UnderGrid::setCards(bool cards)
{
    for (auto* const key : stoneKeys_) {
        key->setVisible(!cards);
    }
    for (auto* const key : cardKeys_) {
        key->setVisible(cards);
    }
}

void UnderGrid::showExplanation(const QString& text)
{
    explanation_->show(Notice::Kind::Plain, icons::Meaning::Information, text);
    keys_->show();
    stack_->setCurrentIndex(0);
}

void UnderGrid::showRefusal(const QString& text)
{
    strip_->showError(text.section(QLatin1Char('\n'), 0, 0), text.section(QLatin1Char('\n'), 1));
    stack_->setCurrentIndex(1);
}

void UnderGrid::showWarning(const QString& text, const QString& key)
{
    strip_->show(Notice::Kind::Warning, icons::Meaning::Warning,
                 text.section(QLatin1Char('\n'), 0, 0), text.section(QLatin1Char('\n'), 1));
    strip_->add(new KeyHint(key, tr("it is right")));
    strip_->add(new KeyHint(tr("Esc", "key"), tr("change")));
    stack_->setCurrentIndex(1);
}

void UnderGrid::showConflict(const QString& what, const QString& why, const QString& mine,
                             const QString& mineDoes, const QString& theirs,
                             const QString& theirsDoes)
{
    strip_->show(Notice::Kind::Error, icons::Meaning::Conflict, what, why);
    strip_->add(new KeyHint(mine, mineDoes));
    strip_->add(new KeyHint(theirs, theirsDoes));
    stack_->setCurrentIndex(1);
}

void UnderGrid::showMoves(const std::vector<ShownMove>& moves)
{
    moves_->setMoves(moves);
    stack_->setCurrentWidget(moves_);
}

void UnderGrid::showState(const QString& text)
{
    explanation_->show(Notice::Kind::Plain, icons::Meaning::Information, text);
    keys_->hide();
    stack_->setCurrentIndex(0);
}

void UnderGrid::showNothing()
{
    explanation_->clear();
    keys_->hide();
    stack_->setCurrentIndex(0);
}

QString UnderGrid::text() const
{
    if (stack_->currentIndex() == 1) {
        return strip_->text();
    }
    return stack_->currentWidget() == moves_ ? moves_->text() : explanation_->text();
}

} // namespace desk
