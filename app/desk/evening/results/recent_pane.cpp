#include "app/desk/evening/results/recent_pane.h"

#include "app/desk/evening/results/results_discipline.h"

#include "app/desk/frame/discipline.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/cell_model.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/key_hint.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/numbers.h"
#include "app/desk/widgets/text_painter.h"
#include "core/texts/numbers.h"
#include "scoring/checks.h"
#include "scoring/deal_checks.h"

#include <QGuiApplication>
#include <QLabel>
#include <QListView>

#include <algorithm>
#include <utility>

namespace desk {

using namespace Qt::StringLiterals;
using icons::Meaning;
using theme::Role;

/// One of the latest entries as listed.
struct RecentLine
{
    core::GameKey key;
    QString time;
    QString place;
    QString hands;
    IconText ending; ///< The entry's icon.
    QString points;
    std::vector<Cell> cells; ///< The one of the list.

    friend bool operator==(const RecentLine&, const RecentLine&) = default;
};

namespace {

constexpr std::size_t entriesShown = 5;
constexpr int rowHeight = 24;
constexpr int headGap = 2;

class RecentDelegate : public ListDelegate
{
public:
    RecentDelegate(const CellModel<RecentLine>& model, QObject* parent)
        : ListDelegate(parent, rowHeight), model_(model)
    {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        const RecentLine& line = model_.row(index);
        const bool newest = index.row() + 1 == model_.rowCount();
        // The list is transparent, so its own palette has no tone.
        const QPalette palette = QGuiApplication::palette();
        painter->save();
        if ((option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) != 0) {
            QStyleOptionViewItem plain = option;
            plain.palette = palette;
            paintGround(*painter, plain, index);
        } else {
            painter->setPen(theme::colour(palette, Role::Line));
            painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        }
        const QRect rect = option.rect.adjusted(0, 0, -2, -1);
        TextPainter paint(*painter, palette);
        paint.icon(rect, line.ending.icon, line.ending.role);
        const auto ink = newest ? Role::Text : Role::Muted;
        const auto part = [&rect](int left, int width) {
            return QRect(rect.left() + left, rect.top(), width, rect.height());
        };
        const int endingLeft = rect.width() - pointsWidth - endingWidth;
        paint.use(13, QFont::Normal, ink);
        paintNumber(*painter, part(timeLeft, placeLeft - timeLeft), line.time, Qt::AlignLeft);
        paint.text(part(handsLeft, endingLeft - handsLeft - 6), line.hands);
        paint.text(part(endingLeft, endingWidth), line.ending.text);
        paint.use(13, QFont::DemiBold, ink);
        paint.text(part(placeLeft, handsLeft - placeLeft - 4), line.place);
        paint.text(rect, line.points, Qt::AlignRight);
        painter->restore();
    }

private:
    const CellModel<RecentLine>& model_;

    static constexpr int timeLeft = 24;
    static constexpr int placeLeft = 92;
    static constexpr int handsLeft = 222;
    static constexpr int pointsWidth = 140;
    static constexpr int endingWidth = 110;
};

/// Whether the result still fits its table.
bool fits(const core::Tournament& tournament, const core::TableHead& head,
          const core::GameOutcome& outcome)
{
    if (const auto* const deal = std::get_if<core::PlayedDeal>(&outcome)) {
        const auto hands = deal->isTieBreak() ? deal->tieBreak.size() : head.seats.size();
        return deal->deal.hands.size() == hands && scoring::dealFaults(deal->deal).empty();
    }
    const auto* const played = std::get_if<core::PlayedGame>(&outcome);
    return played != nullptr && head.seats.size() == played->result.hands.size() &&
           scoring::gameFaults(tournament.settings.rules, played->result).empty();
}

/// "4 · 2 · 3"; empty if not played or no longer matching its table.
QString pointsOf(const core::Tournament& tournament, const core::GameKey& key,
                 const core::GameOutcome& outcome)
{
    const auto* const table = core::findTable(tournament, key.round, key.table);
    const auto worth = table != nullptr && fits(tournament, table->head, outcome)
                           ? seatPointsOf(tournament, key, outcome)
                           : std::nullopt;
    QStringList parts;
    for (const auto& points : worth.value_or(SeatPoints())) {
        parts << (points ? texts::matchPointsText(*points) : u"–"_s);
    }
    return parts.join(u" · "_s);
}

/// The game's place: "Table 3, deal 2".
QString placeOf(const core::Settings& settings, const core::GameKey& key,
                std::optional<core::RoundNumber> shown)
{
    const auto words = disciplineOf(settings).results().words(settings);
    const auto table = core::plain(key.table);
    const auto game = core::plain(key.game);
    return key.round == shown
               ? words.placeHere.arg(table).arg(game)
               : words.placeElsewhere.arg(core::plain(key.round)).arg(table).arg(game);
}

/// The text for screen readers and tool tips.
Cell cellOf(const RecentLine& line, const QString& desk)
{
    return {
        {Qt::DisplayRole, line.place},
        {Qt::AccessibleTextRole,
         QStringList{line.time, line.place, line.hands, line.ending.text, line.points}.join(
             u", "_s)},
        {Qt::ToolTipRole,
         RecentPane::tr("%1 · entered at %2 by %3").arg(line.hands, line.time, desk)},
    };
}

/// Nothing if the entry concerns no game.
std::optional<RecentLine> recentLine(const core::Tournament& tournament,
                                     const core::JournalEntry& entry,
                                     std::optional<core::RoundNumber> shown)
{
    const auto& steps = entry.change.steps;
    const auto step = std::find_if(steps.begin(), steps.end(), [](const auto& any) {
        return std::holds_alternative<core::GameExchange>(any);
    });
    if (step == steps.end()) {
        return std::nullopt;
    }
    const auto& game = std::get<core::GameExchange>(*step);
    RecentLine line;
    line.key = game.key;
    line.time = entry.time.toLocalTime().toString(u"HH:mm:ss"_s);
    line.place = placeOf(tournament.settings, game.key, shown);
    const auto* const stored = core::findGame(tournament, game.key);
    if (game.after && (stored == nullptr || stored->outcome != *game.after)) {
        line.hands = handsText(*game.after);
        line.ending = {Meaning::Corrected, Role::Muted, RecentPane::tr("outdated")};
    } else if (game.after) {
        const bool corrected = entry.change.label.action == core::Action::CorrectGame;
        line.hands = handsText(*game.after);
        line.ending = {corrected ? Meaning::Corrected : Meaning::Complete,
                       corrected ? Role::Note : Role::Done, endingText(*game.after).text};
        line.points = pointsOf(tournament, game.key, *game.after);
    } else {
        line.ending = {Meaning::Remove, Role::Muted, RecentPane::tr("cleared")};
    }
    line.cells = {cellOf(line, entry.desk)};
    return line;
}

} // namespace

RecentPane::RecentPane(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      model_(new CellModel<RecentLine>({tr("Last entries")}, this)),
      head_(new QWidget(this)),
      view_(makeList(u"recentList"_s, tr("Last entries"), *model_, rowHeight, this))
{
    setObjectName(u"recentPane"_s);
    view_->setItemDelegate(new RecentDelegate(*model_, view_));
    view_->setFrameShape(QFrame::NoFrame);
    view_->setStyleSheet(u"QListView, QListView:focus { background: transparent; border: 0; "
                         "border-radius: 0; }"_s);
    view_->viewport()->setAutoFillBackground(false);
    view_->setMouseTracking(true);
    view_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const head = makeRow(head_);
    head->addWidget(makeLabel(tr("Last entries"), 13, QFont::DemiBold, Role::Text, head_));
    head->addStretch();
    head->addWidget(new KeyHint(QKeySequence(Qt::Key_F8), tr("correct the last one"), head_));
    auto* const column = makeColumn(this, headGap);
    column->addWidget(head_);
    column->addWidget(view_);
    column->addStretch();
    setMaximumHeight(RecentPane::sizeHint().height());
    for (const auto picked : {&QListView::clicked, &QListView::activated}) {
        connect(view_, picked, this,
                [this](const QModelIndex& index) { Q_EMIT chosen(model_->row(index).key); });
    }
}

void RecentPane::refresh(std::optional<core::RoundNumber> shown, bool isHidden)
{
    std::vector<RecentLine> lines;
    const auto entries =
        isHidden ? std::vector<core::JournalEntry>() : session_.read([](auto& service, auto id) {
            return service.recentResults(id, entriesShown);
        });
    for (const auto& entry : entries) {
        if (auto line = recentLine(session_.tournament(), entry, shown)) {
            lines.push_back(std::move(*line));
        }
    }
    std::reverse(lines.begin(), lines.end());
    if (lines != model_->rows()) {
        model_->setRows(std::move(lines));
        view_->selectionModel()->clear();
    }
    view_->scrollToBottom();
}

QSize RecentPane::sizeHint() const
{
    const auto head = head_->sizeHint();
    return {head.width(), head.height() + headGap + static_cast<int>(entriesShown) * rowHeight};
}

QSize RecentPane::minimumSizeHint() const
{
    return {head_->minimumSizeHint().width(), 0};
}

void RecentPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int left = height() - head_->sizeHint().height() - headGap;
    // Without room for a head at least the newest.
    const bool hasHead = left >= rowHeight;
    const int rows =
        std::clamp((hasHead ? left : height()) / rowHeight, 0, static_cast<int>(entriesShown));
    head_->setVisible(hasHead);
    view_->setVisible(rows > 0);
    view_->setFixedHeight(rows * rowHeight);
    layout()->activate();
    view_->scrollToBottom();
}

std::optional<core::GameKey>
RecentPane::toCorrect(const std::optional<core::GameKey>& current) const
{
    const auto& lines = model_->rows();
    if (lines.empty()) {
        return std::nullopt;
    }
    const auto same = std::find_if(lines.rbegin(), lines.rend(),
                                   [&](const auto& line) { return line.key == current; });
    return same == lines.rend() || same + 1 == lines.rend() ? lines.back().key : same[1].key;
}

} // namespace desk
