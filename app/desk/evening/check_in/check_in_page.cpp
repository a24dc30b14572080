#include "app/desk/evening/check_in/check_in_page.h"

#include "app/desk/evening/check_in/candidates_table.h"
#include "app/desk/evening/check_in/check_in_field.h"
#include "app/desk/evening/check_in/check_in_words.h"
#include "app/desk/evening/check_in/next_step_bar.h"
#include "app/desk/evening/check_in/registration_counts.h"
#include "app/desk/evening/check_in/registration_side.h"
#include "app/desk/evening/check_in/scanned_person.h"
#include "app/desk/evening/participants/leaving.h"
#include "app/desk/evening/participants/newcomers.h"
#include "app/desk/evening/participants/suggestions.h"
#include "app/desk/evening/rounds/seat_offer.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "core/money/start_fee.h"
#include "core/people/people_names.h"
#include "core/texts/numbers.h"

#include <QHideEvent>
#include <QTimer>

#include <algorithm>

namespace desk {

using icons::Meaning;

CheckInPage::CheckInPage(Session& session, QWidget* parent)
    : Page(session, parent),
      newcomers_(new Newcomers(session, this)),
      admission_(session, *newcomers_),
      clock_(new QTimer(this)),
      head_(new PageHead(tr("Check-in"), this)),
      counts_(new RegistrationCounts(this)),
      field_(new CheckInField(this)),
      notice_(new Notice(this)),
      table_(new CandidatesTable(this)),
      bar_(new NextStepBar(this)),
      side_(new RegistrationSide(session.uiState(), this))
{
    setObjectName(QStringLiteral("checkInPage"));
    layOut();
    connectParts();
}

void CheckInPage::layOut()
{
    constexpr int sideWidth = 240;
    constexpr int columnGap = 32;
    constexpr int top = 20;
    constexpr int noticeHeight = 48; // Nothing moves when it comes and goes.
    head_->add(counts_);
    notice_->setObjectName(QStringLiteral("checkInNotice"));
    notice_->setMinimumHeight(noticeHeight);
    table_->setFocusProxy(field_);
    side_->setFixedWidth(sideWidth);
    setSide(*side_);
    auto* const left = makeColumn(nullptr);
    left->addWidget(field_);
    left->addWidget(notice_);
    left->addWidget(table_, 1);
    left->addWidget(bar_);
    auto* const columns = makeRow(nullptr, columnGap);
    columns->addLayout(left, 1);
    columns->addWidget(side_);
    auto* const page =
        makeColumn(this, distance::large, {distance::page, top, distance::page, distance::large});
    page->addWidget(head_);
    page->addLayout(columns, 1);
    forgetReport();
}

void CheckInPage::connectParts()
{
    constexpr int tenSeconds = 10'000; // milliseconds
    connect(&session_, &Session::clubChanged, this, &CheckInPage::followSession);
    connect(field_, &QLineEdit::textEdited, this, &CheckInPage::textEdited);
    connect(field_, &CheckInField::entered, this,
            [this](bool isPaid) { take(isPaid ? StartFee::PaidNow : StartFee::AsBefore); });
    connect(field_, &CheckInField::newPersonEntered, this, &CheckInPage::enrolAsNew);
    connect(field_, &CheckInField::leavingAsked, this, &CheckInPage::askWhenLeaving);
    connect(field_, &CheckInField::feeClassAsked, this, &CheckInPage::changeFeeClass);
    connect(field_, &CheckInField::companyAsked, this, &CheckInPage::addToCompany);
    connect(field_, &CheckInField::left, this, &CheckInPage::leaveCompany);
    connect(field_, &CheckInField::stepped, this, [this](int lines) {
        table_->step(lines);
        choose(table_->chosen());
    });
    connect(table_, &CandidatesTable::clickedOn, this, &CheckInPage::choose);
    connect(table_, &CandidatesTable::taken, this, [this] { take(StartFee::AsBefore); });
    connect(bar_, &NextStepBar::pressed, this, &CheckInPage::actOnStep);
    connect(bar_, &NextStepBar::paymentPressed, this, [this] { take(StartFee::PaidNow); });
    clock_->setObjectName(QStringLiteral("deadlineTimer"));
    connect(clock_, &QTimer::timeout, this, [this] {
        if (isVisible()) {
            refreshStep();
        }
    });
    clock_->start(tenSeconds);
}

void CheckInPage::enter()
{
    field_->setFocus();
    field_->selectAll();
}

Status CheckInPage::status() const
{
    if (!session_.current()) {
        return {};
    }
    const bool isWaitedFor = step_.kind == NextStep::Kind::CheckIn;
    const auto owed = core::feeTotals(session_.tournament()).owedBack;
    return {isWaitedFor ? Meaning::Open : Meaning::Complete,
            isWaitedFor ? theme::Role::Warn : theme::Role::Done, step_.what,
            owed > 0 ? tr("%1 owed back").arg(texts::moneyText(owed)) : QString()};
}

void CheckInPage::tournamentOpened()
{
    company_.clear();
    forgetReport();
}

void CheckInPage::endSearch()
{
    if (!field_->text().isEmpty()) {
        field_->empty();
        chosen_.reset();
        invalidate();
    }
}

void CheckInPage::refresh()
{
    finder_ = core::CandidateFinder(session_.tournament(), session_.directory());
    if (reported_) {
        const auto* const person = core::findParticipant(session_.tournament(), reported_->number);
        if (person == nullptr || *person != *reported_) {
            forgetReport();
        }
    }
    if (seatOffered_ && roundWithoutSeat(session_.tournament(), *seatOffered_) == std::nullopt) {
        forgetReport();
    }
    findCandidates();
    refreshStep();
}

void CheckInPage::refreshStep()
{
    const auto& tournament = session_.tournament();
    const auto now = localTime();
    step_ = nextStepOf(tournament, now);
    counts_->show(core::registrationCount(tournament));
    side_->show(tournament, now);
    showStep();
    Q_EMIT statusChanged();
}

void CheckInPage::showStep()
{
    const auto& tournament = session_.tournament();
    const auto account = chosen_ ? accountOf(tournament, *chosen_, feeClass_) : core::FeeAccount();
    bar_->offerPayment(account.missing > 0);
    if (!chosen_) {
        bar_->show(step_.what, step_.why, step_.verb, step_.kind != NextStep::Kind::CheckIn);
        return;
    }
    const bool isRegistered = chosen_->kind == core::Candidate::Kind::Registered;
    QStringList why = {statusText(tournament, *chosen_, admission_.placeOfWalkIn())};
    if (feeClass_) {
        const auto* const one = core::findFeeClass(tournament.settings, *feeClass_);
        why << (one != nullptr ? one->name : tr("usual fee"));
    }
    if (account.missing > 0) {
        why << tr("%1 due").arg(texts::moneyText(account.missing));
    }
    if (account.owedBack > 0) {
        why << tr("%1 owed back").arg(texts::moneyText(account.owedBack));
    }
    bar_->show(isRegistered ? words::arrival(tournament, chosen_->number) : chosen_->player.name,
               why.join(QStringLiteral(" · ")), isRegistered ? tr("Here") : tr("Enrol"), true);
}

std::optional<core::StartNumber> CheckInPage::numberTyped()
{
    return numberMeant(field_->text(), session_.tournament(), [this] {
        return session_.read([](core::TournamentService& service, core::TournamentId id) {
            return service.read().hallKey(id);
        });
    });
}

void CheckInPage::textEdited()
{
    if (!reported_ && company_.empty()) { // The last result stays visible until the next.
        forgetReport();
    }
    chosen_.reset();
    findCandidates();
    const auto usual = core::usualCandidate(candidates_);
    const bool isTyped = !field_->text().trimmed().isEmpty();
    choose(isTyped && usual ? std::optional(candidates_[*usual]) : std::nullopt);
}

void CheckInPage::findCandidates()
{
    const auto number = numberTyped();
    candidates_ = number ? finder_.withNumber(*number) : finder_.find(field_->text());
    const bool isTyped = !field_->text().trimmed().isEmpty();
    table_->setEmptyText(
        number    ? tr("Nobody has number %1").arg(core::plain(*number))
        : isTyped ? tr("“%1” is neither a name nor a code").arg(field_->text().trimmed())
                  : tr("Nobody is registered yet"),
        isTyped ? tr("Esc empties the field; then type the name, or scan again.")
                : tr("Type a name: the person is enrolled. Lists are read on the page "
                     "Participants."));
    table_->setCandidates(session_.tournament(), candidates_, admission_.placeOfWalkIn(),
                          number ? QString() : core::typedPlayer(field_->text()).name);
    const auto isChosen = [this](const core::Candidate& candidate) {
        return chosen_ && candidate.isSamePerson(*chosen_);
    };
    // If the person is gone meanwhile, nobody else may be taken instead.
    choose(std::any_of(candidates_.begin(), candidates_.end(), isChosen) ? chosen_ : std::nullopt);
}

void CheckInPage::choose(const std::optional<core::Candidate>& person)
{
    const bool isSame = person && chosen_ && person->isSamePerson(*chosen_);
    chosen_ = person;
    if (!isSame) {
        feeClass_ = chosen_ ? admission_.rememberedClass(*chosen_) : std::nullopt;
    }
    table_->choose(person);
    showStep();
}

void CheckInPage::changeFeeClass()
{
    const auto& classes = session_.tournament().settings.feeClasses;
    if (!chosen_ || classes.empty()) {
        return;
    }
    const auto now = feeClass_.value_or(admission_.feeClassOf(*chosen_));
    const auto at = std::find_if(classes.begin(), classes.end(),
                                 [&now](const core::FeeClass& one) { return one.id == now; });
    const auto next = at == classes.end() ? classes.begin() : at + 1; // After the last one: none.
    feeClass_ = next != classes.end() ? next->id : QString();
    showStep();
}

void CheckInPage::addToCompany()
{
    if (!chosen_) {
        take(StartFee::AsBefore);
        return;
    }
    const auto person = admission_.companionOf(*chosen_, feeClass_);
    const bool isThere =
        std::any_of(company_.begin(), company_.end(), [&person](const core::DoorPerson& one) {
            return one.uuid == person.uuid && one.enrolment.name == person.enrolment.name;
        });
    if (!isThere && company_.size() < core::mostAtTheDoor) {
        company_.push_back(person);
    }
    field_->empty();
    chosen_.reset();
    findCandidates();
    showCompany();
}

void CheckInPage::showCompany()
{
    const auto [names, missing] = admission_.describe(company_);
    reported_.reset();
    seatOffered_.reset();
    notice_->show(Notice::Kind::Tint, Meaning::Participants,
                  missing > 0 ? tr("Together: %1, %2").arg(names, texts::moneyText(missing))
                              : tr("Together: %1").arg(names),
                  tr("Enter: all here. +: all here and paid. Esc: not together."));
}

void CheckInPage::leaveCompany()
{
    if (!company_.empty()) {
        company_.clear();
        forgetReport();
    }
}

void CheckInPage::take(StartFee fee)
{
    if (!company_.empty()) {
        if (chosen_) {
            addToCompany();
        }
        const auto outcome = admission_.admitTogether(company_, fee);
        if (outcome.isDone) {
            company_.clear();
        }
        conclude(outcome);
        return;
    }
    if (chosen_) {
        admit(core::Candidate(*chosen_), fee);
    } else if (!field_->text().trimmed().isEmpty()) {
        sayWhoIsMissing();
    }
}

void CheckInPage::enrolAsNew()
{
    const auto newcomer =
        std::find_if(candidates_.begin(), candidates_.end(), [](const core::Candidate& candidate) {
            return candidate.kind == core::Candidate::Kind::New;
        });
    if (newcomer != candidates_.end()) {
        admit(core::Candidate(*newcomer), StartFee::AsBefore);
    }
}

void CheckInPage::askWhenLeaving()
{
    if (!chosen_) {
        take(StartFee::AsBefore);
        return;
    }
    if (chosen_->kind != core::Candidate::Kind::Registered) {
        notice_->showError(tr("%1 is not enrolled yet.").arg(chosen_->player.name));
        return;
    }
    if (const auto told = askLeaving(session_, chosen_->number, this)) {
        conclude({told->isDone, told->what, {}, {}});
    }
}

void CheckInPage::admit(const core::Candidate& candidate, StartFee fee)
{
    const bool isChosen = chosen_ && candidate.isSamePerson(*chosen_);
    conclude(admission_.admit(candidate, fee, isChosen ? feeClass_ : std::nullopt));
}

/// Makes room for the next name.
void CheckInPage::conclude(const Admission::Outcome& outcome)
{
    if (outcome.isDone) {
        field_->empty();
        chosen_.reset();
        findCandidates(); // A refresh may have come while the name was still in the field.
    } else {
        field_->selectAll(); // The next scan replaces it.
    }
    report(outcome);
}

void CheckInPage::actOnStep()
{
    if (chosen_) {
        take(StartFee::AsBefore);
    } else if (step_.kind == NextStep::Kind::Release) {
        report(admission_.release(core::PlaceRelease(step_.release)));
    } else if (step_.kind == NextStep::Kind::Draw) {
        Q_EMIT pageRequested(PageId::Rounds);
        return;
    } else if (step_.kind == NextStep::Kind::Enrol) {
        Q_EMIT pageRequested(PageId::Participants);
        return;
    }
    field_->setFocus();
}

void CheckInPage::sayWhoIsMissing()
{
    field_->selectAll();
    if (candidates_.empty()) {
        notice_->showError(tr("Nobody is checked in."),
                           tr("The field fits nobody: type the name, or scan again."));
    } else {
        notice_->show(Notice::Kind::Warning, Meaning::Warning, tr("Several people are meant."),
                      tr("Choose one with the arrow keys, then Enter."));
        field_->deselect(); // Typing continues.
    }
}

void CheckInPage::report(const Admission::Outcome& outcome)
{
    if (outcome.what.isEmpty()) { // The window reports database failures.
        return;
    }
    reported_ = outcome.person;
    seatOffered_.reset();
    if (outcome.isDone) {
        notice_->show(Notice::Kind::Tint, Meaning::Complete, outcome.what, outcome.why);
        offerSeat(outcome);
    } else {
        notice_->showError(outcome.what, outcome.why);
    }
}

void CheckInPage::offerSeat(const Admission::Outcome& outcome)
{
    const auto round = outcome.person
                           ? roundWithoutSeat(session_.tournament(), outcome.person->number)
                           : std::nullopt;
    if (!round) {
        return;
    }
    seatOffered_ = outcome.person->number;
    showSeatOffer(*notice_, *round, outcome.what,
                  [this, number = outcome.person->number] { Q_EMIT seatRequested(number); });
}

void CheckInPage::forgetReport()
{
    reported_.reset();
    seatOffered_.reset();
    notice_->clear();
}

QDateTime CheckInPage::localTime() const
{
    return session_.now().toLocalTime();
}

} // namespace desk
