#include "app/desk/evening/setup/side_view.h"

#include "app/desk/frame/icons.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/numbers.h"
#include "core/people/distinct_names.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace desk {
namespace {

constexpr int textLeft = 28;
constexpr int moveHeight = 26;

/// Length of a move; no rank counts as behind everybody.
int lengthOf(const core::RankMove& move)
{
    constexpr int unranked = 1'000'000;
    return std::abs(move.from.value_or(unranked) - move.to.value_or(unranked));
}

QString rankText(const std::optional<std::int32_t>& rank)
{
    return rank ? QString::number(*rank) : QStringLiteral("–");
}

class RankMovesView final : public SideView
{
    Q_DECLARE_TR_FUNCTIONS(RankMovesView)

public:
    explicit RankMovesView(QWidget* parent)
        : SideView(parent),
          title_(makeLabel({}, 14, QFont::DemiBold, theme::Role::Text, this)),
          reopened_(makeLabel({}, 13, QFont::DemiBold, theme::Role::Warn, this)),
          note_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this)),
          space_(new QWidget(this))
    {
        setObjectName(QStringLiteral("rankMoves"));
        title_->setObjectName(QStringLiteral("rankMovesTitle"));
        title_->setWordWrap(true);
        reopened_->setObjectName(QStringLiteral("reopenedTables"));
        reopened_->setWordWrap(true);
        note_->setWordWrap(true);
        auto* column = makeColumn(this, distance::tight, {textLeft, distance::large, 0, 0});
        column->addWidget(title_);
        column->addWidget(space_);
        column->addWidget(reopened_);
        column->addWidget(note_);
    }

    void show(const Subject& subject) override
    {
        const auto& before = subject.session.standings().lines();
        const bool areRanked = !before.empty() && before.front().rank;
        auto moves = subject.draft.rankMoves();
        const auto count = static_cast<int>(moves.size());
        title_->setText(count > 0   ? tr("This change moves %n rank(s)", nullptr, count)
                        : areRanked ? tr("This change moves no rank")
                                    : tr("Nobody has a rank yet"));
        std::stable_sort(moves.begin(), moves.end(), [](const auto& left, const auto& right) {
            return lengthOf(left) > lengthOf(right);
        });
        QString more;
        constexpr std::size_t mostLines = 6;
        if (moves.size() > mostLines) {
            more = tr("And %n more.", nullptr, static_cast<int>(moves.size() - mostLines)) + u' ';
            moves.resize(mostLines);
        }
        lines_.clear();
        QStringList spoken = {title_->text()};
        const core::DistinctNames people(subject.session.tournament());
        for (const auto& move : moves) {
            const bool gains = move.to && (!move.from || *move.to < *move.from);
            const QString name = people.of(move.number);
            lines_.push_back({rankText(move.from), rankText(move.to), name, gains});
            spoken << tr("%1 → %2 %3").arg(lines_.back().from, lines_.back().to, name);
        }
        space_->setFixedHeight(moveHeight * static_cast<int>(lines_.size()));
        reopened_->setText(reopenedText(subject, people));
        reopened_->setVisible(!reopened_->text().isEmpty());
        spoken << reopened_->text();
        note_->setText(more + tr("Only the setting is stored; all points are recalculated."));
        setAccessibleName(spoken.join(u'\n'));
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.fillRect(QRect(0, 0, width(), 1), theme::colour(palette(), theme::Role::Line));
        const auto accent = theme::colour(palette(), theme::Role::Accent);
        constexpr int iconSize = 18;
        painter.drawPixmap(
            QPointF(0, title_->geometry().top()),
            icons::pixmap(icons::Meaning::RankMoves, accent, iconSize, devicePixelRatioF()));
        constexpr int rankWidth = 32;
        constexpr int arrowWidth = 28;
        constexpr int nameLeft = textLeft + 2 * rankWidth + arrowWidth + distance::large;
        const auto write = [&](QFont::Weight weight, theme::Role role) {
            painter.setFont(theme::font(13, weight));
            painter.setPen(theme::colour(palette(), role));
        };
        int top = space_->geometry().top();
        for (const auto& line : lines_) {
            QRectF rect(textLeft, top, rankWidth, moveHeight);
            write(QFont::Normal, theme::Role::Muted);
            paintNumber(painter, rect, line.from);
            rect.moveLeft(rect.right());
            rect.setWidth(arrowWidth);
            painter.drawText(rect, Qt::AlignCenter, QStringLiteral("→"));
            rect.moveLeft(rect.right());
            rect.setWidth(rankWidth);
            write(QFont::Bold, line.gains ? theme::Role::Done : theme::Role::Error);
            paintNumber(painter, rect, line.to);
            rect.setLeft(nameLeft);
            rect.setRight(width());
            write(QFont::Normal, theme::Role::Text);
            painter.drawText(rect, Qt::AlignVCenter | Qt::AlignLeft,
                             painter.fontMetrics().elidedText(line.name, Qt::ElideRight,
                                                              static_cast<int>(rect.width())));
            top += moveHeight;
        }
    }

private:
    /// "Open again: round 1, table 2 (Ann; Ben)".
    static QString reopenedText(const Subject& subject, const core::DistinctNames& people)
    {
        QStringList texts;
        for (const auto& key : subject.draft.reopenedTables()) {
            const auto* const round = core::findRound(subject.session.tournament(), key.round);
            const auto* const table =
                round != nullptr ? core::findTable(*round, key.table) : nullptr;
            QStringList names;
            for (const auto seat :
                 table != nullptr ? table->head.seats : std::vector<core::StartNumber>()) {
                names << people.of(seat);
            }
            texts << tr("round %1, table %2 (%3)")
                         .arg(core::plain(key.round))
                         .arg(core::plain(key.table))
                         .arg(names.join(QStringLiteral("; ")));
        }
        const auto all = static_cast<int>(texts.size());
        constexpr qsizetype most = 4;
        const QString shown = texts.mid(0, most).join(u'\n');
        return texts.isEmpty() ? QString()
               : all > most    ? tr("Open again:") + u'\n' + shown + u'\n' +
                                  tr("And %n more.", nullptr, all - static_cast<int>(most))
                            : tr("Open again:") + u'\n' + shown;
    }

    struct Line
    {
        QString from;
        QString to;
        QString name;
        bool gains = false;
    };

    QLabel* title_;
    QLabel* reopened_;
    QLabel* note_;
    QWidget* space_;
    std::vector<Line> lines_;
};

} // namespace

bool confirmRules(QWidget* parent, Session& session, SettingsDraft& draft)
{
    const auto& ranked = session.standings().lines();
    const bool areRanked = !ranked.empty() && ranked.front().rank;
    if (!areRanked && draft.reopenedTables().empty()) {
        return true;
    }
    Question question(parent, RankMovesView::tr("Change the rules?"), {},
                      RankMovesView::tr("Change the rules"));
    question.setObjectName(QStringLiteral("rulesDialog"));
    question.setEnter(Enter::GoesBack);
    auto* const moves = makeRankMovesView(&question);
    constexpr int leastWidth = 420; // Of whole names.
    moves->setMinimumWidth(leastWidth);
    const auto show = [&session, &draft, moves] {
        moves->show({session, draft, Option::Scale, scoring::largestTable});
    };
    show();
    // Another desk may enter results meanwhile; the draft has followed when this is called.
    QObject::connect(&session, &Session::changed, moves, show);
    question.body().addWidget(moves);
    return question.exec() == QDialog::Accepted;
}

SideView* makeRankMovesView(QWidget* parent)
{
    return new RankMovesView(parent);
}

} // namespace desk
