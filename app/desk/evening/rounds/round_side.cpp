#include "app/desk/evening/rounds/round_side.h"

#include "app/desk/evening/rounds/open_tables_list.h"
#include "app/desk/evening/rounds/round_words.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/key_list.h"
#include "app/desk/widgets/layout.h"
#include "core/texts/seating_texts.h"
#include "core/use_cases/judging.h"
#include "core/use_cases/planning.h"
#include "core/use_cases/round_checks.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <functional>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using icons::Meaning;
using theme::Role;

QLabel* makeWrapped(const QString& text, int pixels, QFont::Weight weight, Role role,
                    QWidget* parent)
{
    auto* const label = makeLabel(text, pixels, weight, role, parent);
    label->setWordWrap(true);
    return label;
}

/// How many wishes the people of a round have.
int wishesIn(const core::Tournament& tournament, const core::Round& round)
{
    const auto seated = core::peopleIn(round);
    const auto& apart = tournament.settings.apart;
    const auto pairs = std::count_if(apart.begin(), apart.end(), [&](const auto& pair) {
        return seated.contains(pair.first) && seated.contains(pair.second);
    });
    const auto fixed = std::count_if(
        tournament.participants.begin(), tournament.participants.end(),
        [&](const auto& person) { return person.fixedTable && seated.contains(person.number); });
    return static_cast<int>(pairs + fixed);
}

} // namespace

/// Buttons in a column; a disabled one has its reason below.
class ActionList : public QWidget
{
public:
    ActionList(ButtonKind kind, int spacing, QWidget* parent)
        : QWidget(parent), kind_(kind), column_(makeColumn(this, spacing))
    {}

    void show(const std::vector<QAction*>& actions)
    {
        if (actions != shown_) {
            shown_ = actions;
            rebuild();
        }
        for (std::size_t index = 0; index < shown_.size(); ++index) {
            const auto& action = *shown_[index];
            reasons_[index]->setText(action.statusTip());
            reasons_[index]->setVisible(!action.isEnabled());
        }
        setVisible(!shown_.empty());
    }

private:
    void rebuild()
    {
        reasons_.clear();
        while (auto* item = column_->takeAt(0)) {
            item->widget()->hide();
            item->widget()->setObjectName({});
            item->widget()->deleteLater(); // the list may change while its button is being clicked
            delete item;
        }
        const bool isQuiet = kind_ == ButtonKind::Quiet;
        for (auto* action : shown_) {
            auto* const button = makeActionButton(*action, kind_, this);
            column_->addWidget(button, 0, isQuiet ? Qt::AlignLeft : Qt::Alignment());
            button->show(); // A layout would do so later, from the event loop.
            auto* const reason = makeLabel({}, 12, QFont::Normal, Role::Muted, this);
            reason->setWordWrap(true);
            reason->setIndent(isQuiet ? 14 : 0);
            column_->addWidget(reason);
            reasons_.push_back(reason);
        }
    }

    ButtonKind kind_;
    QVBoxLayout* column_;
    std::vector<QAction*> shown_;
    std::vector<QLabel*> reasons_;
};

/// The quality of a round's seating: a sentence, then figures; rarely needed ones are behind
/// "Details".
class QualitySheetView : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(QualitySheetView)

public:
    /// Calls `takeOther` if the other plan is chosen.
    QualitySheetView(std::function<void()> takeOther, QWidget* parent)
        : QWidget(parent),
          takeOther_(std::move(takeOther)),
          verdict_(makeWrapped({}, 13, QFont::DemiBold, Role::Text, this)),
          rows_(makeColumn(nullptr)),
          more_(makeButton(u"qualityDetailsButton"_s, tr("Details"), ButtonKind::Quiet, this)),
          details_(new QWidget(this)),
          detailRows_(new QVBoxLayout(details_))
    {
        setObjectName(u"qualitySheet"_s);
        setAccessibleName(tr("Quality sheet"));
        verdict_->setObjectName(u"qualityFirstLine"_s);
        more_->setCheckable(true);
        detailRows_->setContentsMargins({});
        details_->hide();
        connect(more_, &QPushButton::toggled, details_, &QWidget::setVisible);
        auto* const column = makeColumn(this);
        column->addWidget(makeLabel(tr("Quality sheet"), 15, QFont::DemiBold, Role::Text, this));
        column->addWidget(verdict_);
        column->addLayout(rows_);
        column->addWidget(more_, 0, Qt::AlignLeft);
        column->addWidget(details_);
    }

    /// Without `how`: tables of another desk, or seated by hand.
    void show(const core::Tournament& tournament, const core::Round& round,
              const std::optional<DrawnHow>& how)
    {
        for (auto* layout : {rows_, detailRows_}) {
            while (auto* item = layout->takeAt(0)) {
                delete item->widget();
                delete item;
            }
        }
        const auto sheet = core::judge(tournament, round);
        more_->setVisible(sheet.ok());
        details_->setVisible(sheet.ok() && more_->isChecked());
        if (!sheet) {
            verdict_->setText(textOf(sheet.refused()));
            return;
        }
        const bool isChoice = how && how->other && how->other->isValidIn(tournament);
        if (isChoice) {
            addChoice(tournament, *how->other);
        }
        addOutlook(tournament, round, how);
        addFamiliar(round, how);
        addParted(tournament, round, how);
        // The choice says it.
        addRows(*sheet, how && how->priceOfEvenThrees && !isChoice
                            ? texts::text(*how->priceOfEvenThrees,
                                          [&](seating::PlayerId player) {
                                              return words::person(tournament,
                                                                   core::startNumber(player));
                                          })
                            : QString());
        const auto& people = tournament.participants;
        if (std::any_of(people.begin(), people.end(),
                        [](const auto& person) { return !person.club.isEmpty(); })) {
            addRow(sheet->sameClub == 0 ? good : neutral, tr("Same club at a table"),
                   QString::number(sheet->sameClub), tr("pairs in this round"));
        }
        if (const int wishes = wishesIn(tournament, round); wishes > 0) {
            QStringList broken;
            for (const auto& wish : core::brokenWishes(tournament, round)) {
                broken << words::text(tournament, wish);
            }
            addRow(broken.isEmpty() ? good : doubtful, tr("Wishes"),
                   u"%1/%2"_s.arg(wishes - broken.size()).arg(wishes),
                   broken.isEmpty() ? tr("all kept") : broken.join(u'\n'));
        }
        const auto byLot = how && how->isByStandings()
                               ? tr("People level in the standings are in the order of the seed.")
                               : QString();
        for (const auto& text :
             {byLot, tr("One pair meets at most %n time(s).", nullptr, sheet->mostMeetings),
              tr("Most and least visited table of a person differ by %1.").arg(sheet->tableSpread),
              how ? tr("Seed: %1").arg(how->seed) : tr("Seed: unknown at this desk")}) {
            if (text.isEmpty()) {
                continue;
            }
            auto* const line = makeWrapped(text, 12, QFont::Normal, Role::Muted, details_);
            detailRows_->addWidget(line);
            line->show();
        }
    }

private:
    /// The judgement of a figure.
    struct Mark
    {
        Meaning icon;
        Role role;
    };
    static constexpr Mark good{Meaning::Complete, Role::Done};
    static constexpr Mark doubtful{Meaning::Warning, Role::Warn};
    static constexpr Mark neutral{Meaning::Information, Role::Muted};

    /// Even tables of three, or fewer repeats, if that was a choice in this draw.
    void addChoice(const core::Tournament& tournament, const DrawnOther& other)
    {
        const auto& price = other.price;
        const bool isOtherEven = other.isEven;
        auto* const choice = new QWidget(this);
        auto* const column = makeColumn(choice, distance::tight);
        const auto add = [&](const QString& name, const QString& text, bool isDrawn) {
            auto* const button = makeButton(name, text, ButtonKind::Quiet, choice);
            button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // As wide as the pane.
            button->setToolTip(text);
            button->setCheckable(true);
            button->setChecked(isDrawn);
            connect(button, &QPushButton::clicked, this, [this, button, isDrawn] {
                button->setChecked(isDrawn);
                if (!isDrawn) {
                    takeOther_();
                }
            });
            column->addWidget(button);
        };
        add(u"evenThreesButton"_s, tr("Even: %n repeat(s)", nullptr, static_cast<int>(price.even)),
            !isOtherEven);
        add(u"fewerRepeatsButton"_s, tr("Fewer repeats: %1").arg(price.even - price.repeats),
            isOtherEven);
        auto* const words =
            makeWrapped(texts::textOfFewerRepeats(price,
                                                  [&](seating::PlayerId player) {
                                                      return words::person(
                                                          tournament, core::startNumber(player));
                                                  }),
                        12, QFont::Normal, Role::Muted, choice);
        words->setObjectName(u"fewerRepeatsWords"_s);
        column->addWidget(words);
        rows_->addWidget(choice);
        choice->show();
    }

    /// Until the next round is drawn.
    void addOutlook(const core::Tournament& tournament, const core::Round& round,
                    const std::optional<DrawnHow>& how)
    {
        const bool isLast = round.number == tournament.rounds.back().number;
        if (isLast && how && how->outlook &&
            how->outlook->tables == companyIn(core::planOf(round))) {
            auto* const line = makeWrapped(texts::text(how->outlook->outlook), 13, QFont::Normal,
                                           Role::Text, this);
            line->setObjectName(u"qualityOutlook"_s);
            rows_->addWidget(line);
            line->show();
        }
    }

    /// The effect of earlier evenings of the year.
    void addFamiliar(const core::Round& round, const std::optional<DrawnHow>& how)
    {
        if (how && how->familiar && how->familiar->tables == companyIn(core::planOf(round))) {
            auto* const line = makeWrapped(texts::text(how->familiar->familiar), 13, QFont::Normal,
                                           Role::Text, this);
            line->setObjectName(u"qualityEarlier"_s);
            rows_->addWidget(line);
            line->show();
        }
    }

    /// People level in the standings of whom some have a place that others have not.
    void addParted(const core::Tournament& tournament, const core::Round& round,
                   const std::optional<DrawnHow>& how)
    {
        if (!how) {
            return;
        }
        const auto people = [&tournament](const std::vector<core::StartNumber>& numbers) {
            return words::people(tournament, numbers);
        };
        const auto parted = how->partedIn(round);
        for (const auto& tie : parted) {
            addRow(tie.decidedBy ? neutral : doubtful, tr("Level in the standings"), {},
                   texts::text(tie, people));
        }
    }

    /// `price` is the cost of even tables of three, in words, if any.
    void addRows(const seating::QualitySheet& quality, const QString& price)
    {
        const int repeats = static_cast<int>(quality.repeats);
        const bool isAtBound = quality.c2 == quality.c2Bound && quality.repeats == quality.bound;
        const bool isBest = repeats == 0 || isAtBound;
        const bool isUneven = quality.threesMax > 0 && !quality.threesEven;
        verdict_->setText(
            repeats == 0 && isUneven
                ? tr("Nobody meets twice, but tables of three are not evenly shared.")
            : repeats == 0 ? tr("Nobody meets twice; it cannot be better.")
            : quality.proven
                ? tr("%n meeting(s) are not the first; it cannot be better.", nullptr, repeats)
                : tr("%n meeting(s) are not the first; perhaps it can be better.", nullptr,
                     repeats));
        addRow(isBest ? good : doubtful, tr("Repeated meetings"), QString::number(repeats),
               repeats == 0 ? tr("so far and in this round")
               : isBest     ? tr("fewer are not possible")
                            : tr("no plan has fewer than %1").arg(quality.bound));
        if (quality.threesMax > 0) {
            addRow(quality.threesEven ? good : doubtful, tr("Tables of three a person"),
                   quality.threesMin == quality.threesMax
                       ? QString::number(quality.threesMax)
                       : u"%1–%2"_s.arg(quality.threesMin).arg(quality.threesMax),
                   (quality.threesEven ? tr("evenly shared") : tr("not evenly shared")) +
                       (price.isEmpty() ? price : u'\n' + price));
        }
        addRow(quality.seatSpread <= 1 ? good : doubtful, tr("Seats A to D"),
               u"±%1"_s.arg(quality.seatSpread), tr("most and least used seat"));
    }

    void addRow(const Mark& mark, const QString& text, const QString& value, const QString& second)
    {
        constexpr int iconSize = 18;
        auto* const row = new QWidget(this);
        row->setAccessibleName(u"%1: %2, %3"_s.arg(text, value, second));
        auto* const picture = new QLabel(row);
        picture->setPixmap(icons::pixmap(mark.icon, theme::colour(palette(), mark.role), iconSize,
                                         devicePixelRatioF()));
        auto* const first = new QHBoxLayout;
        first->addWidget(makeWrapped(text, 13, QFont::Medium, Role::Text, row), 1);
        first->addWidget(makeLabel(value, 13, QFont::DemiBold, Role::Text, row), 0, Qt::AlignTop);
        auto* const lines = makeColumn(nullptr, 1);
        lines->addLayout(first);
        lines->addWidget(makeWrapped(second, 12, QFont::Normal, Role::Muted, row));
        auto* const across = makeRow(row, 10);
        across->addWidget(picture, 0, Qt::AlignTop);
        across->addLayout(lines, 1);
        rows_->addWidget(row);
        row->show(); // A layout would do so later, from the event loop.
    }

    std::function<void()> takeOther_;
    QLabel* verdict_;
    QVBoxLayout* rows_;
    QPushButton* more_;
    QWidget* details_;
    QVBoxLayout* detailRows_;
};

RoundSide::RoundSide(const RoundActions& actions, Session& session, QWidget* parent)
    : QWidget(parent),
      actions_(actions),
      openTables_(new OpenTablesList(session, this)),
      repairs_(new ActionList(ButtonKind::Normal, distance::small, this)),
      quality_(new QualitySheetView([this] { Q_EMIT otherPlanChosen(); }, this)),
      keys_(buildKeys(session.uiState())),
      apart_(new ActionList(ButtonKind::Quiet, distance::none, this))
{
    auto* const column = makeColumn(this, distance::large, {0, 0, distance::tight, 0});
    column->addWidget(openTables_);
    column->addWidget(repairs_);
    column->addWidget(quality_);
    column->addWidget(keys_);
    column->addStretch();
    column->addWidget(makeHairline(this));
    column->addWidget(apart_);
}

QWidget* RoundSide::buildKeys(UiState& uiState)
{
    auto* const whole = new QWidget(this);
    draftKeys_ = new KeyList(uiState, whole);
    draftKeys_->add(Qt::Key_Space, tr("pick up, put down; Esc: back"));
    draftKeys_->add(Qt::CTRL | Qt::Key_Enter, tr("publish and print"));
    draftKeys_->add(Qt::Key_F6, tr("leaves after round…"));
    draftKeys_->add(Qt::Key_L, tr("lock"));
    draftKeys_->add(Qt::SHIFT | Qt::Key_L, tr("lock the table"));
    publishedKeys_ = new KeyList(uiState, whole);
    publishedKeys_->add(Qt::Key_F6, tr("leaves after round…"));
    publishedKeys_->add(Qt::Key_C, tr("call the table for its slip"));
    auto* const column = makeColumn(whole, distance::tight);
    column->addWidget(makeLabel(tr("Keys"), 13, QFont::DemiBold, Role::Text, whole));
    column->addWidget(draftKeys_);
    column->addWidget(publishedKeys_);
    return whole;
}

void RoundSide::show(const core::Tournament& tournament, const core::Round& round,
                     const std::optional<DrawnHow>& how)
{
    using enum RoundTask;
    const auto actions = [this](std::initializer_list<RoundTask> tasks) {
        std::vector<QAction*> visible;
        for (const auto task : tasks) {
            if (auto& action = actions_.action(task); action.isVisible()) {
                visible.push_back(&action);
            }
        }
        return visible;
    };
    auto repairs = actions({Latecomer, Missing, CorrectSeats, Reprint, SlipLost});
    auto apart = actions({Shorten, Withdraw, Reopen, Cancel});
    const bool isDraft = round.head.state == core::RoundState::Draft;
    if (isDraft) {
        // Nothing is repaired yet: those who need these find them with the rest.
        apart.insert(apart.begin(), repairs.begin(), repairs.end());
        repairs.clear();
    }
    openTables_->show(round.number);
    repairs_->show(repairs);
    apart_->show(apart);
    draftKeys_->setVisible(isDraft);
    publishedKeys_->setVisible(!isDraft);
    keys_->setVisible(isDraft || round.head.state == core::RoundState::Published);
    quality_->show(tournament, round, how);
    // Lays everything out before painting, from the inside out.
    for (QWidget* part : {static_cast<QWidget*>(openTables_), static_cast<QWidget*>(repairs_),
                          static_cast<QWidget*>(quality_), static_cast<QWidget*>(apart_),
                          static_cast<QWidget*>(this)}) {
        QCoreApplication::sendPostedEvents(part, QEvent::LayoutRequest);
    }
}

} // namespace desk
