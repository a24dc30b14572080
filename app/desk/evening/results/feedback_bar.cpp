#include "app/desk/evening/results/feedback_bar.h"

#include "app/desk/widgets/flow_layout.h"
#include "app/desk/widgets/key_hint.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/text_painter.h"
#include "core/cards/knock_out.h"
#include "core/people/distinct_names.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace desk {
namespace {

using theme::Role;

QString rankText(const std::optional<std::int32_t>& rank)
{
    return rank ? QString::number(*rank) : QStringLiteral("–");
}

constexpr int placeHeight = 108; ///< Fits a message and two lines of keys.
constexpr int messageHeight = 56;
constexpr int lowPlaceHeight = 72;

const core::Standing* lineOf(const core::Standings& standings, core::StartNumber number)
{
    const auto& lines = standings.lines();
    const auto found = std::find_if(lines.begin(), lines.end(), [number](const auto& line) {
        return line.tally.number == number;
    });
    return found != lines.end() ? &*found : nullptr;
}

} // namespace

/// The ranks that a correction will change.
class RankMovesStrip : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(RankMovesStrip)

public:
    explicit RankMovesStrip(QWidget* parent) : QWidget(parent)
    {
        setLow(false);
        auto* const keys = makeRow(nullptr, -1);
        keys->addStretch();
        keys->addWidget(new KeyHint(tr("Ctrl+Enter", "key"), tr("store"), this));
        keys->addWidget(new KeyHint(tr("Esc", "key"), tr("discard"), this));
        auto* const column = makeColumn(this, -1, {margin, 6, margin, 0});
        column->addLayout(keys);
        column->addStretch();
    }

    /// Has one line of ranks instead of two.
    void setLow(bool isLow)
    {
        lines_ = isLow ? 1 : 2;
        setFixedHeight(titleHeight + lines_ * lineHeight + margin);
    }

    void setMoves(std::vector<ShownMove> moves)
    {
        moves_ = std::move(moves);
        setAccessibleName(text());
        update();
    }

    [[nodiscard]] QString text() const
    {
        if (moves_.empty()) {
            return tr("This correction changes no rank");
        }
        QStringList lines = {
            tr("This correction changes %n rank(s)", nullptr, static_cast<int>(moves_.size()))};
        for (const auto& move : moves_) {
            lines << tr("%1 from %2 to %3", "a name and two ranks")
                         .arg(move.name, rankText(move.move.from), rankText(move.move.to));
        }
        return lines.join(QLatin1Char('\n'));
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::colour(palette(), Role::Tint));
        constexpr qreal radius = 6;
        painter.drawRoundedRect(rect(), radius, radius);
        TextPainter paint(painter, palette());
        paint.icon(QRect(margin + 4, 2, iconSize, titleHeight), icons::Meaning::RankMoves,
                   Role::Accent, iconSize);
        paint.use(14, QFont::DemiBold, Role::Text);
        paint.text(QRect(textLeft, 2, width() - textLeft, titleHeight),
                   text().section(QLatin1Char('\n'), 0, 0));
        constexpr std::size_t columns = 2;
        const std::size_t places = columns * static_cast<std::size_t>(lines_);
        const bool more = moves_.size() > places;
        const std::size_t shown = more ? places - 1 : moves_.size();
        const int columnWidth = (width() - textLeft - margin) / static_cast<int>(columns);
        const auto place = [&](std::size_t index) {
            return QRect(textLeft + static_cast<int>(index % columns) * columnWidth,
                         titleHeight + static_cast<int>(index / columns) * lineHeight,
                         columnWidth - 2 * margin, lineHeight);
        };
        for (std::size_t index = 0; index < shown; ++index) {
            paintMove(paint, moves_[index], place(index));
        }
        if (more) {
            paint.use(13, QFont::Normal, Role::Muted);
            paint.text(place(shown),
                       tr("and %n more", nullptr, static_cast<int>(moves_.size() - shown)));
        }
    }

private:
    static void paintMove(TextPainter& paint, const ShownMove& move, const QRect& rect)
    {
        const bool gained = move.move.to && (!move.move.from || *move.move.to < *move.move.from);
        constexpr int rankWidth = 26;
        constexpr int arrowWidth = 22;
        QRect part(rect.left(), rect.top(), rankWidth, rect.height());
        paint.use(13, QFont::Normal, Role::Muted);
        paint.text(part, rankText(move.move.from), Qt::AlignRight);
        part = QRect(part.right(), rect.top(), arrowWidth, rect.height());
        paint.text(part, QStringLiteral("→"), Qt::AlignHCenter);
        part = QRect(part.right(), rect.top(), rankWidth, rect.height());
        paint.use(13, QFont::Bold, gained ? Role::Done : Role::Error);
        paint.text(part, rankText(move.move.to));
        paint.use(13, QFont::Normal, Role::Text);
        paint.text(rect, move.points, Qt::AlignRight);
        const int width = rect.right() - part.right() - paint.width(move.points) - margin;
        paint.use(13, QFont::Medium, Role::Text);
        paint.text(QRect(part.right() + 4, rect.top(), width, rect.height()), move.name);
    }

    std::vector<ShownMove> moves_;
    int lines_ = 2;

    static constexpr int margin = 12;
    static constexpr int titleHeight = 36;
    static constexpr int lineHeight = 24;
    static constexpr int iconSize = 18;
    static constexpr int textLeft = 44;
};

std::vector<ShownMove> shownMoves(const core::Tournament& tournament, const core::Standings& before,
                                  const core::Standings& after)
{
    const core::DistinctNames people(tournament);
    std::vector<ShownMove> shown;
    for (const auto& move : core::rankMoves(before, after)) {
        const auto* const old = lineOf(before, move.number);
        const auto* const now = lineOf(after, move.number);
        if (core::findParticipant(tournament, move.number) == nullptr || old == nullptr ||
            now == nullptr) {
            continue;
        }
        QString points;
        if (!core::isKnockOut(tournament.settings)) {
            points = texts::matchPointsText(now->tally.tmp());
            if (old->tally.tmp() != now->tally.tmp()) {
                points = texts::matchPointsText(old->tally.tmp()) + QStringLiteral(" → ") + points;
            }
        }
        shown.push_back({move, people.of(move.number), points});
    }
    return shown;
}

FeedbackBar::FeedbackBar(QWidget* parent)
    : QWidget(parent),
      message_(new Notice(this)),
      keys_(new QWidget(this)),
      moves_(new RankMovesStrip(this)),
      column_(makeColumn(this, distance::tight))
{
    setObjectName(QStringLiteral("underGrid"));
    setAutoFillBackground(true); // A long text may cover what is behind it.
    message_->setObjectName(QStringLiteral("message"));
    moves_->setObjectName(QStringLiteral("rankMoves"));
    for (auto* const part :
         {static_cast<QWidget*>(message_), keys_, static_cast<QWidget*>(moves_)}) {
        column_->addWidget(part);
    }
    column_->addStretch();
    setKeys({});
    arrange();
}

void FeedbackBar::addNotice(QWidget& notice)
{
    auto* const frame = new QWidget(this);
    makeColumn(frame)->addWidget(&notice);
    column_->insertWidget(column_->count() - 1, frame);
    notices_.push_back(&notice);
    notice.installEventFilter(this);
    arrange();
}

void FeedbackBar::setKeys(const std::vector<Answer>& keys)
{
    using namespace Qt::StringLiterals;
    auto all = keys;
    if (showsAllKeys_) {
        all.insert(all.end(), {{u"F9"_s, tr("not played")},
                               {u"F5"_s, tr("somebody else plays")},
                               {tr("Esc", "key"), tr("discard")},
                               {tr("PgDn", "key"), tr("next open table")},
                               {u"F2"_s, tr("put it aside")},
                               {u"F3"_s, tr("disputed")}});
    }
    all.emplace_back(u"F4"_s, tr("more"));
    if (all == shownKeys_) {
        return;
    }
    shownKeys_ = all;
    constexpr int spacing = 10;
    if (auto* const before = keys_->layout()) {
        qDeleteAll(keys_->findChildren<KeyHint*>());
        delete before;
    }
    auto* const flow = new FlowLayout(nullptr, spacing, distance::tight);
    keys_->setLayout(flow);
    for (const auto& [key, text] : all) {
        auto* const hint = new KeyHint(key, text, keys_);
        auto policy = hint->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        hint->setSizePolicy(policy);
        flow->addWidget(hint);
    }
    updateGeometry();
}

void FeedbackBar::setOffered(const QString& key, bool isOffered)
{
    for (auto* const hint : keys_->findChildren<KeyHint*>()) {
        if (hint->key() == key) {
            hint->setVisible(isOffered);
        }
    }
}

void FeedbackBar::setLow(bool isLow)
{
    isLow_ = isLow;
    moves_->setLow(isLow);
    arrange();
}

int FeedbackBar::usualHeight(int width) const
{
    const int all = messageHeight + keys_->layout()->heightForWidth(width);
    return isLow_ ? lowPlaceHeight : std::max(placeHeight, all);
}

bool FeedbackBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) {
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

void FeedbackBar::showMessage(Notice::Kind kind, icons::Meaning icon, const QString& text,
                              const std::vector<Answer>& answers)
{
    message_->show(kind, icon, text.section(QLatin1Char('\n'), 0, 0),
                   text.section(QLatin1Char('\n'), 1));
    for (const auto& [key, does] : answers) {
        message_->add(new KeyHint(key, does));
    }
    show(Shown::Message);
}

void FeedbackBar::showExplanation(const QString& text)
{
    showMessage(Notice::Kind::Plain, icons::Meaning::Information, text);
    show(Shown::Explanation);
}

void FeedbackBar::showMoves(const std::vector<ShownMove>& moves)
{
    moves_->setMoves(moves);
    show(Shown::Moves);
}

void FeedbackBar::showIdle(const QString& text)
{
    if (text.isEmpty()) {
        message_->clear();
    } else {
        showMessage(Notice::Kind::Plain, icons::Meaning::Information, text);
    }
    show(Shown::Idle);
}

void FeedbackBar::show(Shown shown)
{
    shown_ = shown;
    arrange();
}

void FeedbackBar::arrange()
{
    const auto wanted = std::find_if(notices_.begin(), notices_.end(),
                                     [](const QWidget* notice) { return !notice->isHidden(); });
    const auto* const notice =
        shown_ == Shown::Idle && wanted != notices_.end() ? *wanted : nullptr;
    message_->setVisible(shown_ != Shown::Moves && notice == nullptr);
    keys_->setVisible(shown_ == Shown::Explanation && !isLow_);
    moves_->setVisible(shown_ == Shown::Moves);
    for (auto* const any : notices_) {
        any->parentWidget()->setVisible(any == notice);
    }
}

QString FeedbackBar::text() const
{
    return shown_ == Shown::Moves ? moves_->text() : message_->text();
}

} // namespace desk
