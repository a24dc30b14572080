#include "app/desk/frame/evening_guide.h"

#include "app/desk/club/cash/evening_cash.h"
#include "app/desk/evening/results/waiting_entries.h"
#include "app/desk/frame/session.h"
#include "core/club/cash_report.h"
#include "core/evening/missing.h"
#include "core/model/enum_table.h"
#include "core/texts/numbers.h"

#include <QApplication>
#include <QLocale>

#include <algorithm>
#include <chrono>

namespace desk {
namespace {

using core::EveningStep;
using namespace Qt::StringLiterals;

// Keys of Session::keep(): names of steps, separated by blanks.
const QString leftOutKey = u"evening/leftOut"_s;
const QString doneKey = u"evening/done"_s;
/// "standings/0a1b2c": what it was done with.
constexpr QChar basisBehind = u'/';

/// How a step is kept.
constexpr core::EnumTable<EveningStep, const char*> names = {
    {EveningStep::Enrol, "enrol"},
    {EveningStep::CheckIn, "check-in"},
    {EveningStep::EnterResults, "results"},
    {EveningStep::Settle, "settle"},
    {EveningStep::CloseRound, "close"},
    {EveningStep::Release, "release"},
    {EveningStep::Publish, "publish"},
    {EveningStep::Draw, "draw"},
    {EveningStep::DecideTie, "tie"},
    {EveningStep::CollectFees, "open-fees"},
    {EveningStep::HangUpStandings, "standings"},
    {EveningStep::PrintPrizes, "print-prizes"},
    {EveningStep::PrintReceipts, "receipts"},
    {EveningStep::DrawRaffle, "raffle"},
    {EveningStep::GivePrizes, "prizes"},
    {EveningStep::PayPrizes, "pay-prizes"},
    {EveningStep::SettlePrizes, "settle-prizes"},
    {EveningStep::BookFee, "book-fee"},
    {EveningStep::CountCash, "cash"},
    {EveningStep::BackUp, "backup"},
    {EveningStep::ReportFee, "fee"},
};

/// What is left out is so for one round only: "release-3".
QString keptName(const core::NextStep& step)
{
    const auto name = QString::fromLatin1(names[step.step]);
    return step.round ? name + u'-' + QString::number(core::plain(*step.round)) : name;
}

QString tablesText(const std::vector<core::TableNumber>& tables)
{
    constexpr std::size_t most = 4;
    QStringList texts;
    for (const auto table : tables) {
        texts << QString::number(core::plain(table));
    }
    return tables.size() > most ? texts.mid(0, most).join(u", "_s) + u", …"_s : texts.join(u", "_s);
}

/// " (52 min)"; empty if not known.
QString minutesText(const std::optional<qint64>& minutes)
{
    return minutes ? u" (%1)"_s.arg(EveningGuide::tr("%1 min").arg(*minutes)) : QString();
}

QString wordsOf(const core::NextStep& step, const core::Tournament& tournament)
{
    const int round = step.round ? core::plain(*step.round) : 0;
    const int tables = static_cast<int>(step.tables.size());
    const auto expected =
        std::count_if(tournament.participants.begin(), tournament.participants.end(),
                      [](const auto& one) { return one.status == core::Attendance::Expected; });
    switch (step.step) {
    case EveningStep::Enrol:
        return EveningGuide::tr("Next: who plays?");
    case EveningStep::CheckIn:
        return EveningGuide::tr("Next: check-in (%1)").arg(expected);
    case EveningStep::EnterResults:
        return EveningGuide::tr("Still open: %n table(s): %1", nullptr, tables)
            .arg(tablesText(step.tables));
    case EveningStep::Settle:
        return EveningGuide::tr("To be settled: %n table(s): %1", nullptr, tables)
            .arg(tablesText(step.tables));
    case EveningStep::CloseRound:
        return EveningGuide::tr("Next: close round %1").arg(round);
    case EveningStep::Release:
        return EveningGuide::tr("Next: show the hall the standings after round %1").arg(round);
    case EveningStep::Publish:
        return EveningGuide::tr("Next: publish round %1").arg(round);
    case EveningStep::Draw:
        return EveningGuide::tr("Next: draw round %1").arg(round);
    case EveningStep::DecideTie:
        return EveningGuide::tr("Next: the tie for a prize");
    case EveningStep::CollectFees:
        return EveningGuide::tr("Next: collect the start fees still open");
    case EveningStep::HangUpStandings:
        return EveningGuide::tr("Next: print the final standings");
    case EveningStep::PrintPrizes:
        return EveningGuide::tr("Next: print the list of winners");
    case EveningStep::PrintReceipts:
        return EveningGuide::tr("Next: print the receipts of prizes");
    case EveningStep::DrawRaffle:
        return EveningGuide::tr("Next: the raffle");
    case EveningStep::GivePrizes:
        return EveningGuide::tr("Next: the prize-giving");
    case EveningStep::PayPrizes:
        return EveningGuide::tr("Next: book the prizes paid out (%1)")
            .arg(texts::moneyText(step.cents));
    case EveningStep::SettlePrizes:
        return EveningGuide::tr("Next: prizes that a correction has changed");
    case EveningStep::BookFee:
        return EveningGuide::tr("Next: book the licence fee (%1)")
            .arg(texts::moneyText(step.cents));
    case EveningStep::CountCash:
        return EveningGuide::tr("Next: count the cash");
    case EveningStep::BackUp:
        return EveningGuide::tr("Next: back up to a stick");
    case EveningStep::ReportFee:
        return EveningGuide::tr("Next: report the licence fee");
    }
    return {};
}

/// Whether the step is a tie for money, which is shared unless it is decided.
bool isShared(const core::NextStep& step, const core::Tournament& tournament)
{
    if (step.step != EveningStep::DecideTie) {
        return false;
    }
    const auto inKind = core::tiesForPrizes(tournament, core::SharedPrizes::InKind);
    return std::none_of(inKind.begin(), inKind.end(), [&step](const core::UndecidedTie& tie) {
        return tie.numbers.front() == step.person;
    });
}

/// In a list of what was left out.
QString shortText(EveningStep step)
{
    switch (step) {
    case EveningStep::DecideTie:
        return EveningGuide::tr("tie");
    case EveningStep::CollectFees:
        return EveningGuide::tr("start fees");
    case EveningStep::HangUpStandings:
        return EveningGuide::tr("final standings");
    case EveningStep::PrintPrizes:
        return EveningGuide::tr("list of winners");
    case EveningStep::PrintReceipts:
        return EveningGuide::tr("receipts of prizes");
    case EveningStep::DrawRaffle:
        return EveningGuide::tr("raffle");
    case EveningStep::GivePrizes:
        return EveningGuide::tr("prize-giving");
    case EveningStep::PayPrizes:
        return EveningGuide::tr("prizes paid out");
    case EveningStep::SettlePrizes:
        return EveningGuide::tr("prizes changed");
    case EveningStep::BookFee:
        return EveningGuide::tr("booking of the licence fee");
    case EveningStep::CountCash:
        return EveningGuide::tr("cash");
    case EveningStep::BackUp:
        return EveningGuide::tr("backup");
    case EveningStep::ReportFee:
        return EveningGuide::tr("licence fee");
    case EveningStep::Settle:
        return EveningGuide::tr("tables to be settled");
    case EveningStep::Release:
        return EveningGuide::tr("standings for the hall");
    case EveningStep::Enrol:
    case EveningStep::CheckIn:
    case EveningStep::EnterResults:
    case EveningStep::CloseRound:
    case EveningStep::Publish:
    case EveningStep::Draw:
        break; // Never left out, or long over.
    }
    return {};
}

} // namespace

EveningGuide::EveningGuide(Session& session, std::function<bool()> showsHall, QObject* parent)
    : QObject(parent),
      session_(session),
      showsHall_(std::move(showsHall)),
      next_(this),
      leaveOut_(this),
      others_(tr("Or…"), this),
      minutes_(this)
{
    next_.setObjectName(u"nextStepAction"_s);
    next_.setShortcut(QKeySequence(Qt::Key_F12));
    next_.setAutoRepeat(false);
    leaveOut_.setObjectName(u"notTodayAction"_s);
    others_.setObjectName(u"otherStepsAction"_s);
    others_.setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F12));
    others_.setStatusTip(tr("What else can be done about open tables"));
    constexpr std::chrono::seconds halfMinute(30);
    connect(&minutes_, &QTimer::timeout, this, &EveningGuide::refresh);
    minutes_.start(halfMinute);
    connect(&next_, &QAction::triggered, this, &EveningGuide::goOn);
    connect(&leaveOut_, &QAction::triggered, this, &EveningGuide::leaveOutStep);
    connect(&session_, &Session::opened, this, [this] {
        published_.reset();
        readCash();
        refresh();
    });
    connect(&session_, &Session::changed, this, &EveningGuide::refresh);
    connect(&session_, &Session::clubChanged, this, [this] {
        readCash();
        refresh();
    });
    connect(&session_, &Session::stepDone, this, &EveningGuide::noteDone);
    readCash();
    refresh();
}

QStringList EveningGuide::leftOut() const
{
    return session_.kept(leftOutKey).toString().split(u' ', Qt::SkipEmptyParts);
}

void EveningGuide::readCash()
{
    cash_ = openCash(session_);
}

void EveningGuide::refresh()
{
    step_.reset();
    const bool isOpen = session_.current().has_value();
    next_.setVisible(isOpen);
    next_.setEnabled(isOpen);
    leaveOut_.setVisible(false);
    others_.setVisible(false);
    if (!isOpen) {
        return;
    }
    const auto& tournament = session_.tournament();
    const auto passed = leftOut();
    const auto steps = stepsLeft();
    const auto found = std::find_if(steps.begin(), steps.end(), [&](const auto& step) {
        return !passed.contains(keptName(step)) && !isDone(step);
    });
    if (found == steps.end()) {
        showOver(steps);
        return;
    }
    step_ = *found;
    const bool isWaiting = step_->step == EveningStep::EnterResults;
    next_.setText(wordsOf(*step_, tournament) +
                  (isWaiting ? minutesText(minutesOpen(*step_->round)) : QString()));
    others_.setVisible(isWaiting);
    leaveOut_.setText(isShared(*step_, tournament) ? tr("Let them share") : tr("Not today"));
    leaveOut_.setVisible(core::isSkippable(step_->step));
}

/// Names what of the steps was left out.
void EveningGuide::showOver(const std::vector<core::NextStep>& steps)
{
    QStringList texts;
    for (const auto& step : steps) {
        if (leftOut().contains(keptName(step))) {
            texts << shortText(step.step);
        }
    }
    next_.setEnabled(false);
    next_.setText(texts.isEmpty() ? tr("Nothing is left to do.")
                                  : tr("Left out: %1").arg(QLocale().createSeparatedList(texts)));
    leaveOut_.setText(tr("Take up again"));
    leaveOut_.setVisible(!texts.isEmpty());
}

void EveningGuide::goOn()
{
    const bool isDouble =
        sinceLast_.isValid() && sinceLast_.elapsed() < QApplication::doubleClickInterval();
    sinceLast_.start();
    if (isDouble || !step_) {
        return;
    }
    Q_EMIT wanted(core::NextStep(*step_));
}

void EveningGuide::noteDone(core::EveningStep step)
{
    const auto steps = session_.current() ? stepsLeft() : std::vector<core::NextStep>();
    // A backup in the middle of the evening is not the one at its end.
    const bool isDue = std::any_of(steps.begin(), steps.end(),
                                   [step](const auto& one) { return one.step == step; });
    if (isDue && !isDone({step})) {
        auto done = doneMarks();
        done.removeIf([step](const QString& mark) {
            return mark.startsWith(keptName({step}) + basisBehind);
        });
        session_.keep(doneKey, (done << doneMark({step})).join(u' '));
    }
    refresh();
}

QStringList EveningGuide::doneMarks() const
{
    return session_.kept(doneKey).toString().split(u' ', Qt::SkipEmptyParts);
}

bool EveningGuide::isDone(const core::NextStep& step) const
{
    const auto done = doneMarks();
    const bool wasDone = std::any_of(done.begin(), done.end(), [&](const QString& mark) {
        return mark.startsWith(keptName(step) + basisBehind);
    });
    return wasDone && done.contains(doneMark(step));
}

QString EveningGuide::doneMark(const core::NextStep& step) const
{
    QString basis = core::basisOf(step.step, session_.tournament());
    if (step.step == EveningStep::BackUp) {
        const auto version =
            session_.read([](auto& service, auto id) { return service.read().version(id); });
        basis = u"%1-%2"_s.arg(core::plain(*version)).arg(session_.clubVersion());
    } else if (step.step == EveningStep::CountCash) {
        const auto report = core::cashReport(session_.tournament(), cash_);
        basis += u"-%1-%2"_s.arg(report.totals.expected())
                     .arg(report.counted ? QString::number(*report.counted) : u"none"_s);
    }
    return keptName(step) + basisBehind + basis;
}

std::vector<core::NextStep> EveningGuide::stepsLeft() const
{
    const bool arePrizesToSettle = !prizesToSettle(session_, cash_).empty();
    return core::stepsLeft(session_.tournament(), waitingIn(session_), {cash_, arePrizesToSettle},
                           showsHall_());
}

std::optional<qint64> EveningGuide::minutesOpen(core::RoundNumber round)
{
    if (!published_ || published_->first != round) {
        published_ = {round, session_.read([round](auto& service, auto id) {
                          return service.publishedAt(id, round);
                      })};
    }
    constexpr qint64 secondsPerMinute = 60;
    const auto& since = published_->second;
    return since ? std::optional(std::max<qint64>(0, since->secsTo(session_.now())) /
                                 secondsPerMinute)
                 : std::nullopt;
}

void EveningGuide::leaveOutStep()
{
    if (step_) {
        session_.keep(leftOutKey, session_.kept(leftOutKey).toString() + u' ' + keptName(*step_));
    } else {
        session_.keep(leftOutKey, QString());
    }
    refresh();
}

} // namespace desk
