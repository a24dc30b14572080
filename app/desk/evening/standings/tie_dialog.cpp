#include "app/desk/evening/standings/tie_dialog.h"

#include "app/desk/frame/session.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "core/evening/missing.h"
#include "core/ranking/discipline.h"
#include "core/ranking/open_tables.h"
#include "reports/documents/people.h"
#include "reports/documents/ties.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using core::TieDecidedBy;
using icons::Meaning;
using theme::Role;

QString namesOf(const core::Tournament& tournament, const std::vector<core::StartNumber>& numbers)
{
    const documents::People people(tournament);
    QStringList names;
    for (const auto number : numbers) {
        names << people.numbered(number);
    }
    return names.join(u"; "_s);
}

/// Without those whose results are not all in, but for decisions, which can be taken back.
std::vector<core::Tie> tiesToDecide(const Session& session)
{
    auto ties = core::tiesIn(session.standings());
    std::erase_if(ties, [&session](const core::Tie& tie) {
        return !tie.decision &&
               !core::withResultsMissing(session.tournament(), tie.numbers).empty();
    });
    return ties;
}

} // namespace

TieDialog::TieDialog(Session& session, std::optional<core::StartNumber> selected, QWidget* parent)
    : Question(parent, tr("Decide tie"), {}, tr("Decide")),
      session_(session),
      choice_(new QComboBox(this)),
      ways_(new QWidget(this)),
      byLot_(new QRadioButton(tr("By lot"), ways_)),
      byPlayOff_(new QRadioButton(tr("By a play-off"), ways_)),
      byReason_(new QRadioButton(tr("By a reason"), ways_)),
      hint_(makeLabel({}, 12, QFont::Normal, Role::Muted, this)),
      people_(new QFormLayout),
      reason_(makeField(u"tieReason"_s, tr("Reason"), this)),
      draw_(makeButton(u"tieDraw"_s, tr("Draw lots"), Meaning::Draw, ButtonKind::Normal, this)),
      slip_(
          makeButton(u"tieSlip"_s, tr("Print the slip"), Meaning::Print, ButtonKind::Normal, this)),
      takeBack_(makeButton(u"tieTakeBack"_s, tr("Take the decision back"), Meaning::Undo,
                           ButtonKind::Quiet, this))
{
    setObjectName(u"tieDialog"_s);
    yes().setObjectName(u"tieYes"_s);
    const auto& tournament = session.tournament();
    const auto& standings = session.standings();
    for (auto& tie : tiesToDecide(session)) {
        auto decision = tie.decision;
        entries_.push_back({std::move(tie), std::move(decision)});
    }
    for (auto& decision : core::setAside(tournament, standings)) {
        entries_.push_back({std::nullopt, std::move(decision)});
    }
    choice_->setObjectName(u"tieChoice"_s);
    setSpokenName(*choice_, tr("Tie"));
    for (const auto& [tie, decision] : entries_) {
        const auto names = namesOf(tournament, tie ? tie->numbers : decision->order);
        choice_->addItem(!tie       ? tr("Set aside: %1").arg(names)
                         : decision ? tr("Rank %1, decided: %2").arg(tie->rank).arg(names)
                                    : tr("Rank %1: %2").arg(tie->rank).arg(names));
        if (selected && tie && std::count(tie->numbers.begin(), tie->numbers.end(), *selected)) {
            choice_->setCurrentIndex(choice_->count() - 1);
        }
    }
    choice_->setVisible(entries_.size() > 1);
    body().addWidget(choice_);
    buildWays();
    connect(choice_, &QComboBox::currentIndexChanged, this, &TieDialog::showEntry);
    showEntry();
}

bool TieDialog::isNeeded(const Session& session)
{
    return !session.tournament().tieDecisions.empty() || !tiesToDecide(session).empty();
}

void TieDialog::buildWays()
{
    auto* const row = makeRow(ways_, distance::large);
    for (const auto& [button, name] :
         {std::pair{byLot_, u"tieByLot"_s}, std::pair{byPlayOff_, u"tieByPlayOff"_s},
          std::pair{byReason_, u"tieByReason"_s}}) {
        button->setObjectName(name);
        button->setAccessibleName(button->text());
        row->addWidget(button);
        connect(button, &QRadioButton::toggled, this, [this](bool checked) {
            if (checked) {
                showWay();
            }
        });
    }
    row->addStretch();
    hint_->setObjectName(u"tieHint"_s);
    hint_->setWordWrap(true);
    reason_->setPlaceholderText(tr("Reason"));
    body().addWidget(ways_);
    body().addWidget(hint_);
    body().addLayout(people_);
    body().addWidget(reason_);
    auto* const buttons = makeRow(nullptr, distance::small);
    for (auto* const button : {draw_, slip_, takeBack_}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    body().addLayout(buttons);
    connect(reason_, &QLineEdit::textChanged, this, &TieDialog::check);
    connect(draw_, &QPushButton::clicked, this, &TieDialog::draw);
    connect(takeBack_, &QPushButton::clicked, this, &TieDialog::takeBack);
    connect(slip_, &QPushButton::clicked, this, [this] {
        const auto number = entry().tie->numbers.front();
        reject();
        Q_EMIT slipRequested(number);
    });
}

const TieDialog::Entry& TieDialog::entry() const
{
    return entries_[static_cast<std::size_t>(std::max(choice_->currentIndex(), 0))];
}

TieDecidedBy TieDialog::way() const
{
    return byLot_->isChecked()       ? TieDecidedBy::Lot
           : byPlayOff_->isChecked() ? TieDecidedBy::PlayOff
                                     : TieDecidedBy::Reason;
}

void TieDialog::showEntry()
{
    while (people_->rowCount() > 0) {
        people_->removeRow(0);
    }
    fields_.clear();
    const auto& [tie, decision] = entry();
    takeBack_->setVisible(decision.has_value());
    ways_->setVisible(tie.has_value());
    if (tie) {
        const documents::People people(session_.tournament());
        for (const auto number : tie->numbers) {
            auto* const field =
                makeField(u"tieField%1"_s.arg(fields_.size() + 1), people.numbered(number), this);
            constexpr int fieldWidth = 120;
            field->setFixedWidth(fieldWidth);
            people_->addRow(people.numbered(number), field);
            connect(field, &QLineEdit::textChanged, this, &TieDialog::check);
            connect(field, &QLineEdit::returnPressed, this, &TieDialog::goOn);
            fields_.push_back(field);
        }
        QWidget* before = byReason_;
        for (auto* const field : fields_) {
            setTabOrder(before, field);
            before = field;
        }
        setTabOrder(before, reason_);
        byPlayOff_->setEnabled(core::canPlayOff(session_.tournament().settings, *tie));
        const auto by = decision ? decision->by : TieDecidedBy::Lot;
        auto* const button = by == TieDecidedBy::Lot       ? byLot_
                             : by == TieDecidedBy::PlayOff ? byPlayOff_
                                                           : byReason_;
        button->setChecked(true);
    }
    showWay();
    if (tie) {
        fillIn();
    }
}

void TieDialog::fillIn()
{
    const auto& [tie, decision] = entry();
    if (!decision) {
        return;
    }
    auto stones = decision->reason.split(u" : "_s);
    if (stones.size() != std::ssize(fields_)) { // A note in other words.
        stones.clear();
    }
    for (std::size_t place = 0; place < fields_.size(); ++place) { // the tie has the decided order
        fields_[place]->setText(way() == TieDecidedBy::PlayOff
                                    ? stones.value(static_cast<qsizetype>(place))
                                    : QString::number(tie->rank + static_cast<int>(place)));
    }
    reason_->setText(way() == TieDecidedBy::PlayOff ? QString() : decision->reason);
}

QString TieDialog::whySetAside() const
{
    const auto& decided = entry().decision->order;
    const auto tie = core::tieOf(session_.standings(), decided.front());
    auto others = tie ? tie->numbers : std::vector<core::StartNumber>();
    const auto level = others.size();
    for (const auto number : decided) {
        std::erase(others, number);
    }
    const bool allLevel = others.size() + decided.size() == level;
    if (!allLevel || others.empty()) {
        return tr("They are no longer level. If they are again, the decision holds again.");
    }
    return tr("%1 is level with them now. Decide between all of them above.", nullptr,
              static_cast<int>(others.size()))
        .arg(namesOf(session_.tournament(), others));
}

QString TieDialog::whyNoPlayOff() const
{
    if (core::canPlayOff(session_.tournament().settings, *entry().tie)) {
        return {};
    }
    return u' ' + (core::Discipline::of(session_.tournament().settings).hasMatches()
                       ? tr("A play-off is a game by stones: there is none in Rommé 500.")
                       : tr("They are too many for one table, so for a play-off."));
}

QString TieDialog::howLong() const
{
    return core::isAnythingToPlay(core::whatIsMissing(session_.tournament()))
               ? u' ' +
                     tr("Only for the next draw: the decision ends when that round is published.")
               : QString();
}

void TieDialog::showWay()
{
    const auto& tie = entry().tie;
    const bool playOff = tie && way() == TieDecidedBy::PlayOff;
    reason_->setVisible(tie && !playOff);
    draw_->setVisible(tie && way() == TieDecidedBy::Lot);
    slip_->setVisible(playOff);
    const int last = tie ? tie->rank + static_cast<int>(tie->numbers.size()) - 1 : 0;
    hint_->setText(
        !tie      ? whySetAside()
        : playOff ? tr("One game, fewest stones win. Level again: play again and type both games, "
                       "such as 5/3.") +
                        howLong()
                  : tr("Type each one's rank, %1 to %2.").arg(tie->rank).arg(last) +
                        whyNoPlayOff() + howLong());
    for (auto* const field : fields_) {
        field->clear();
    }
    if (!fields_.empty()) {
        fields_.front()->setFocus();
    }
    check();
    adjustSize();
}

TieDialog::Wanted TieDialog::playedOff() const
{
    static const QRegularExpression games(u"^\\s*\\d{1,4}(\\s*[/,+ ]\\s*\\d{1,4})*\\s*$"_s);
    static const QRegularExpression apart(u"[^\\d]+"_s);
    std::vector<core::PlayOffStones> hands;
    for (std::size_t place = 0; place < fields_.size(); ++place) {
        const QString typed = fields_[place]->text();
        if (!games.match(typed).hasMatch()) {
            return {std::nullopt, tr("Type the stones of each.")};
        }
        auto& hand = hands.emplace_back(core::PlayOffStones{entry().tie->numbers[place], {}});
        for (const auto& stones : typed.split(apart, Qt::SkipEmptyParts)) {
            hand.stones.push_back(stones.toInt());
        }
    }
    auto decision = core::playOffDecision(std::move(hands));
    return decision ? Wanted{*decision, {}} : Wanted{std::nullopt, textOf(decision.refused())};
}

TieDialog::Wanted TieDialog::ranked() const
{
    const auto& tie = *entry().tie;
    std::vector<std::optional<core::StartNumber>> order(fields_.size());
    for (std::size_t place = 0; place < fields_.size(); ++place) {
        const int index = fields_[place]->text().trimmed().toInt() - tie.rank;
        if (index < 0 || index >= static_cast<int>(order.size()) ||
            order[static_cast<std::size_t>(index)]) {
            return {std::nullopt, tr("Give each a rank of their own.")};
        }
        order[static_cast<std::size_t>(index)] = tie.numbers[place];
    }
    core::TieDecision decision{{}, way(), reason_->text().trimmed()};
    for (const auto& number : order) {
        decision.order.push_back(*number);
    }
    return {std::move(decision), {}};
}

TieDialog::Wanted TieDialog::wanted() const
{
    if (!entry().tie) {
        return {std::nullopt, tr("There is nothing to decide between them.")};
    }
    auto filled = way() == TieDecidedBy::PlayOff ? playedOff() : ranked();
    if (filled.decision) {
        const auto change = core::decideTie(session_.tournament(), *filled.decision);
        if (!change) {
            return {std::nullopt, textOf(change.refused())};
        }
    }
    return filled;
}

/// Enter in a field decides, or leads to what is still to be typed.
void TieDialog::goOn()
{
    const auto next = std::find_if(fields_.begin(), fields_.end(), [](const QLineEdit* field) {
        return field->text().trimmed().isEmpty();
    });
    if (next != fields_.end()) {
        (*next)->setFocus();
    } else if (!reason_->isHidden() && reason_->text().trimmed().isEmpty()) {
        reason_->setFocus();
    }
}

void TieDialog::check()
{
    setReason(wanted().missing);
}

void TieDialog::draw()
{
    const auto& tie = *entry().tie;
    const auto drawn =
        core::drawTie(session_.tournament(), tie.numbers, QRandomGenerator::system()->generate64());
    if (!drawn) {
        setReason(textOf(drawn.refused()));
        return;
    }
    for (std::size_t place = 0; place < fields_.size(); ++place) {
        const auto at = std::find(drawn->order.begin(), drawn->order.end(), tie.numbers[place]);
        fields_[place]->setText(
            QString::number(tie.rank + static_cast<int>(at - drawn->order.begin())));
    }
    yes().setFocus();
}

void TieDialog::accept()
{
    const auto filled = wanted();
    if (!filled.decision) {
        setReason(filled.missing);
        return;
    }
    const auto done = session_.run(core::decideTie, *filled.decision);
    if (!done) {
        setReason(textOf(done.refused()));
        return;
    }
    Question::accept();
}

void TieDialog::takeBack()
{
    const auto order = entry().decision->order;
    const auto done = session_.run(core::cancelTieDecision, order);
    if (!done) {
        setReason(textOf(done.refused()));
        return;
    }
    reject();
}

} // namespace desk
