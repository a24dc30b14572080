#include "app/desk/evening/results/slip_pane.h"

#include "app/desk/evening/results/game_grid.h"
#include "app/desk/evening/results/slip_feedback.h"
#include "app/desk/evening/results/slip_head.h"
#include "app/desk/evening/results/table_dialogs.h"
#include "app/desk/evening/results/waiting_entries.h"

#include "app/desk/frame/discipline.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "core/evening/second_pass.h"
#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"
#include "core/texts/report_texts.h"

#include <QUuid>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using icons::Meaning;

/// The fields named by refusals or warnings: "/hands/2/claims" is the second field of the third
/// hand.
template <typename Findings>
std::vector<FieldPlace> namedFields(const Findings& findings, const SlipForm& form)
{
    std::vector<FieldPlace> fields;
    for (const auto& finding : findings) {
        const auto* const pointer = std::get_if<core::Pointer>(&finding.place);
        const QStringList parts = pointer != nullptr ? pointer->text().split(u'/') : QStringList();
        constexpr qsizetype length = 4;
        if (parts.size() == length && parts[1] == u"hands" &&
            parts[2].toUInt() < form.hands.size()) {
            fields.push_back(
                {form.hands[parts[2].toUInt()], parts[3] == u"claims" || parts[3] == u"hand"});
        }
    }
    return fields;
}

bool hasCode(const core::Refusals& refusals, std::initializer_list<core::RefusalCode> codes)
{
    return std::any_of(refusals.begin(), refusals.end(), [&](const core::Refusal& refusal) {
        return std::find(codes.begin(), codes.end(), refusal.code) != codes.end();
    });
}

template <typename Findings>
QString textsOf(const Findings& findings)
{
    QStringList lines;
    for (const auto& finding : findings) {
        lines << texts::text(finding);
    }
    lines.removeDuplicates();
    return lines.join(u'\n');
}

QString setAsideText(const QString& what)
{
    return SlipPane::tr("Not stored, set aside: %1").arg(what);
}

QString outcomeText(const core::GameOutcome& outcome)
{
    return handsText(outcome) + u" · "_s + endingText(outcome).text;
}

} // namespace

SlipPane::SlipPane(Session& session, QWidget* parent)
    : SlipView(session, parent),
      session_(session),
      model_(&model()),
      head_(&head()),
      grid_(&grid()),
      feedback_(&feedback())
{
    setObjectName(u"slipPane"_s);
    connect(model_, &SlipModel::dataChanged, this, &SlipPane::typed);
    connect(grid_, &GameGrid::finished, this, &SlipPane::finish);
    connect(grid_, &GameGrid::left, this, &SlipPane::left);
    connect(grid_, &GameGrid::answered, this, &SlipPane::answer);
    connect(grid_, &GameGrid::ignored, this, &SlipPane::attentionWanted);
    connect(grid_, &GameGrid::signDropped, this, [this](const QString& sign) {
        tell(tr("“%1” is not used here. It and the digits after it are left out.").arg(sign));
    });
    connect(grid_, &GameGrid::fieldEntered, this, &SlipPane::enterField);
    connect(grid_, &GameGrid::seatClicked, this, &SlipPane::chooseSubstitute);
    connect(grid_, &GameGrid::rowClicked, this, [this](core::GameNumber number) { begin(number); });
    connect(grid_, &GameGrid::rowWanted, this, &SlipPane::beginRow);
    goTo(std::nullopt);
}

SlipPane::~SlipPane()
{
    typing_.blockSignals(true); // Nobody must be notified when it is emptied on destruction.
}

void SlipPane::addNotice(QWidget& notice)
{
    feedback_->addNotice(notice);
}

void SlipPane::goTo(std::optional<core::TableKey> key)
{
    model_->setSlip(std::nullopt);
    typing_.clear();
    book_.reset();
    key_ = key;
    const bool there = table().has_value();
    if (there && session_.current()) {
        book_.emplace(session_, *key_);
    }
    feedback_->showKeys(typedGame());
    showFromTop();
    grid_->setVisible(there);
    pause();
}

std::optional<TableInRound> SlipPane::table() const
{
    return tableAt(session_.tournament(), key_);
}

const Slip* SlipPane::slip() const
{
    return model_->slip();
}

std::optional<core::GameKey> SlipPane::gameKey() const
{
    return key_ && slip() != nullptr
               ? std::optional(core::GameKey{key_->round, key_->table, slip()->game})
               : std::nullopt;
}

const core::Game* SlipPane::game() const
{
    const auto key = gameKey();
    return key ? core::findGame(session_.tournament(), *key) : nullptr;
}

const ResultsDiscipline& SlipPane::discipline() const
{
    return disciplineOf(session_.tournament().settings).results();
}

const ResultWords& SlipPane::words() const
{
    return grid_->sheet().words;
}

TypedGame SlipPane::typedGame() const
{
    return {.tournament = session_.tournament(),
            .words = words(),
            .at = table(),
            .slip = slip(),
            .preview = preview_,
            .stored = game(),
            .isCorrection = isCorrection_,
            .isSecondPass = pass_ != nullptr,
            .report = grid_->sheet().isReported ? &report_->entry : nullptr,
            .otherwise =
                grid_->sheet().isReported ? waiting_->otherwiseThan(report_->entry) : QString()};
}

Slip SlipPane::untouchedSlip(core::GameNumber number) const
{
    const auto form = slipForm(*table(), number);
    const auto* const stored = core::findGame(table()->table, number);
    if (stored != nullptr) {
        return slipOf(form, number, stored->outcome);
    }
    if (const auto report = reported(number); report && !waiting_->isDisputed(*key_)) {
        return slipOf(form, number, gameIn(*report)->outcome);
    }
    Slip blank = blankSlip(form, number);
    if (const auto before = slipBefore(number)) {
        for (const auto seat : form.hands) {
            blank.seats[seat].substitute = before->seats[seat].substitute;
        }
    }
    return blank;
}

std::optional<Slip> SlipPane::slipBefore(core::GameNumber number) const
{
    const auto at = table();
    const auto all = discipline().games(*at);
    for (auto game = std::lower_bound(all.begin(), all.end(), number); game != all.begin();) {
        --game;
        if (const auto* const kept = book_ ? book_->find(*game) : nullptr) {
            return kept->slip;
        }
        const auto* const stored = core::findGame(at->table, *game);
        if (stored != nullptr && !std::holds_alternative<core::UnplayedGame>(stored->outcome)) {
            return slipOf(slipForm(*at, *game), *game, stored->outcome);
        }
    }
    return std::nullopt;
}

Slip SlipPane::slipToType(core::GameNumber number) const
{
    const auto* const kept = book_ && pass_ == nullptr ? book_->find(number) : nullptr;
    Slip stored = untouchedSlip(number);
    if (kept != nullptr) {
        Slip slip = kept->slip;
        slip.form = stored.form;
        return slip;
    }
    stored.seenRevision = stored_.number;
    if (pass_ == nullptr) {
        return stored;
    }
    // Substitutes are not digits that could be misread.
    Slip blind = blankSlip(stored.form, number);
    blind.seenRevision = stored.seenRevision;
    for (std::size_t seat = 0; seat < blind.seats.size(); ++seat) {
        blind.seats[seat].substitute = stored.seats[seat].substitute;
    }
    return blind;
}

core::GameRevision SlipPane::readRevision(core::GameNumber number) const
{
    return session_.read([&](auto& service, auto id) {
        return service.read().gameRevision(id, {key_->round, key_->table, number});
    });
}

void SlipPane::setSecondPass(core::SecondPass* pass)
{
    pass_ = pass;
    typing_.clear();
    pause();
}

bool SlipPane::beginNext()
{
    const auto at = table();
    if (!at) {
        return false;
    }
    const auto all = discipline().games(*at);
    const auto latest = book_ ? book_->latest() : std::nullopt;
    std::optional<core::GameNumber> number;
    if (pass_ != nullptr) {
        number = pass_->nextGame(at->settings, at->round, at->table);
    } else if (latest && std::find(all.begin(), all.end(), *latest) != all.end()) {
        number = latest;
    } else {
        number = at->nextOpenGame();
        number = number || all.empty() ? number : std::optional(all.front());
    }
    if (number) {
        begin(*number);
    }
    return number.has_value();
}

void SlipPane::begin(core::GameNumber number, bool once)
{
    once_ = once;
    if (!table()) {
        pause();
        return;
    }
    stored_ = readRevision(number);
    setSlip(slipToType(number));
    if (typingGame_ != number) {
        typing_.clear();
        typingGame_ = number;
    }
    const auto* const kept = book_ && pass_ == nullptr ? book_->find(number) : nullptr;
    if (kept == nullptr) {
        grid_->focusFirstMissing();
        return;
    }
    const FieldPlace at = kept->at;
    if (!typing_.canUndo()) {
        Slip untouched = untouchedSlip(number);
        untouched.seenRevision = slip()->seenRevision;
        pushStep(TypingStep::Kind::WholeRow, untouched, at);
    }
    focusField(at);
}

void SlipPane::beginRow(int direction)
{
    const auto all = discipline().games(*table());
    const auto here = std::find(all.begin(), all.end(), slip()->game);
    const auto wanted = here - all.begin() + direction;
    if (here != all.end() && wanted >= 0 && wanted < std::ssize(all)) {
        begin(all[static_cast<std::size_t>(wanted)]);
    }
}

void SlipPane::pause()
{
    setSlip(std::nullopt);
}

void SlipPane::setSlip(std::optional<Slip> slip)
{
    feedback_->forgetMessage();
    forgetQuestion();
    areClaimsConfirmed_ = false;
    report_.reset();
    isTouched_ = false;
    toldRevision_ = 0;
    shown_ = slip;
    model_->setSlip(std::move(slip));
    const auto at = table();
    people_ = at ? at->table.head.seats : std::vector<core::StartNumber>();
    isCorrection_ = game() != nullptr;
    refreshGrid();
    Q_EMIT slipChanged();
}

void SlipPane::takeFocus()
{
    focusField(grid_->lastFocused());
}

void SlipPane::goToStart()
{
    const bool isKept =
        book_ && pass_ == nullptr && slip() != nullptr && book_->find(slip()->game) != nullptr;
    if (isKept && !slip()->form.hands.empty()) {
        focusField({slip()->form.hands.front(), false});
    }
}

void SlipPane::focusField(FieldPlace place)
{
    if (!grid_->focusField(place)) {
        grid_->focusFirstMissing();
    }
}

FieldPlace SlipPane::fieldPlace() const
{
    return grid_->lastFocused();
}

void SlipPane::tell(const QString& text, Notice::Kind kind)
{
    feedback_->tell(text, kind);
    refreshFeedback();
    if (kind != Notice::Kind::Plain && !text.isEmpty()) {
        Q_EMIT attentionWanted();
    }
}

void SlipPane::setSkipsClaims(bool skips)
{
    feedback_->setSkipsClaims(skips);
    feedback_->showKeys(typedGame());
    refreshGrid();
}

void SlipPane::setShowsAllKeys(bool shows)
{
    feedback_->setShowsAllKeys(shows);
    feedback_->showKeys(typedGame());
    placeFeedback();
}

std::optional<SlipPane::LostSlip> SlipPane::takeLost()
{
    const auto key = gameKey();
    const auto at = table();
    if (!key) {
        return std::nullopt;
    }
    const auto games = at ? discipline().games(*at) : std::vector<core::GameNumber>();
    const bool there = at && at->table.head.seats == people_ &&
                       std::find(games.begin(), games.end(), key->game) != games.end() &&
                       slip()->form.asksTheSame(slipForm(*at, key->game));
    if (there) {
        return std::nullopt;
    }
    const KeptSlip lost = {*slip(), people_, {}};
    const bool isTyped =
        pass_ != nullptr ? !lost.slip.isBlank() : book_ && !book_->setAside(key->game).empty();
    typing_.clear();
    pause();
    return LostSlip{*key,
                    isTyped ? setAsideText(keptText(session_.tournament(), lost)) : QString()};
}

void SlipPane::refresh()
{
    if (key_ && !table()) {
        goTo(std::nullopt);
        return;
    }
    if (slip() != nullptr) {
        stored_ = readRevision(slip()->game);
    }
    refreshGrid();
}

void SlipPane::typed()
{
    isTouched_ = true;
    feedback_->forgetMessage();
    forgetQuestion();
    areClaimsConfirmed_ = false;
    const Slip before = *std::exchange(shown_, *slip());
    pushStep(TypingStep::Kind::Typed, before, grid_->lastFocused());
    keep();
    refreshGrid();
    Q_EMIT slipChanged();
}

void SlipPane::pushStep(TypingStep::Kind kind, const Slip& before, FieldPlace at)
{
    typing_.push(
        new TypingStep(kind, before, *slip(), at,
                       [this](const Slip& slip, FieldPlace place) { showStep(slip, place); }));
}

void SlipPane::showStep(const Slip& slip, FieldPlace at)
{
    if (!table() || !slip.form.asksTheSame(slipForm(*table(), slip.game))) {
        return;
    }
    stored_ = readRevision(slip.game);
    setSlip(slip);
    keep();
    focusField(at);
}

void SlipPane::enterField()
{
    Q_EMIT fieldEntered();
    const auto at = table();
    // Else the slip is about to be set aside, and another one kept for those who sit there now.
    const bool isOfThesePeople = at && at->table.head.seats == people_;
    if (book_ && pass_ == nullptr && slip() != nullptr && isOfThesePeople) {
        book_->moveTo(slip()->game, grid_->lastFocused());
    }
    refreshFeedback();
}

void SlipPane::keep()
{
    if (pass_ != nullptr || !book_) {
        return;
    }
    Slip untouched = untouchedSlip(slip()->game);
    untouched.seenRevision = slip()->seenRevision;
    // A blank one says that the substitute proposed plays no longer.
    if (*slip() == untouched || (slip()->isBlank() && game() != nullptr)) {
        book_->forget(untouched.game);
    } else {
        book_->keep(*slip(), grid_->lastFocused());
    }
}

void SlipPane::discard()
{
    if (book_ && pass_ == nullptr) {
        book_->forget(slip()->game);
    }
}

void SlipPane::goOn(core::GameNumber after)
{
    const auto at = table();
    std::optional<core::GameNumber> next;
    if (at && pass_ != nullptr) {
        next = pass_->nextGame(at->settings, at->round, at->table);
    } else if (at && !once_) {
        next = at->nextOpenGame(after);
    }
    if (next) {
        begin(*next);
    } else {
        pause();
        Q_EMIT finished();
    }
}

void SlipPane::leave()
{
    pause();
    Q_EMIT left();
}

void SlipPane::refreshGrid()
{
    const auto& tournament = session_.tournament();
    const auto at = table();
    preview_ = at && slip() != nullptr ? previewOf(tournament, *gameKey(), *slip()) : SlipPreview();
    GridSheet sheet = at ? gridSheet(tournament, *at,
                                     {slip(), preview_, book_ ? &*book_ : nullptr, pass_, waiting_})
                         : GridSheet();
    if (!report_ || report_->is == ReportIs::Shown) {
        report_ = shownReport();
    }
    sheet.isReported = reportThat(ReportIs::Shown) != nullptr && !waiting_->isDisputed(*key_);
    sheet.skipsSecond = feedback_->skipsClaims() && sheet.hasClaims;
    grid_->setSheet(std::move(sheet));
    head_->showGame(typedGame());
    if (at) {
        showTypingRow();
    }
    if (mustAnswer()) {
        return;
    }
    if (slip() != nullptr && pass_ == nullptr) {
        const bool differs =
            game() == nullptr || preview_.changes || !preview_.game || !preview_.refusals.empty();
        if (stored_.number != slip()->seenRevision && differs) {
            // Somebody else has stored a different result since typing started.
            slip()->isBlank() ? setSlip(slipToType(slip()->game)) : showConflict();
            return;
        }
        forgetQuestion();
    }
    feedback_->showKeys(typedGame());
    refreshFeedback();
}

void SlipPane::refreshFeedback()
{
    if (question_ == Question::None) {
        feedback_->showGame(typedGame(), grid_->focused(), asideText());
    }
}

QString SlipPane::asideText() const
{
    if (!book_ || pass_ != nullptr || preview_.game) {
        return {};
    }
    QStringList texts;
    const auto aside =
        book_->setAside(slip() != nullptr ? std::optional(slip()->game) : std::nullopt);
    for (const auto& kept : aside) {
        texts << keptText(session_.tournament(), kept);
    }
    return texts.isEmpty() ? QString() : setAsideText(texts.join(u"; "_s));
}

void SlipPane::finish()
{
    if (question_ != Question::None) {
        Q_EMIT attentionWanted();
        return;
    }
    if (slip() == nullptr) {
        return;
    }
    notPlayed_.reset();
    if (const auto missing = slip()->firstMissing()) {
        tell((missing->second ? words().secondMissing : words().firstMissing)
                 .arg(texts::seatLetter(missing->seat)));
        pointAt({*missing}, FieldState::Refused);
    } else if (!preview_.refusals.empty()) {
        refuse(preview_.refusals);
    } else if (pass_ != nullptr && game() != nullptr && !preview_.changes) {
        stored(false);
    } else if (pass_ != nullptr) {
        const QString stands =
            game() != nullptr ? outcomeText(game()->outcome) : tr("nothing is entered");
        askWhose(Question::Difference,
                 tr("Typed now: %1").arg(outcomeText(*preview_.game)) + u'\n' +
                     tr("Entered before: %1").arg(stands),
                 tr("take what was typed now"), tr("keep what was entered"));
    } else if (const auto reported = reportedOtherwise()) {
        report_ = Report{*reported, ReportIs::Asked};
        askWhose(Question::Reported,
                 tr("Typed now: %1").arg(outcomeText(*preview_.game)) + u'\n' +
                     tr("Reported by phone: %1").arg(outcomeText(gameIn(*reported)->outcome)),
                 tr("take what was typed now"), tr("take what was reported"));
    } else if (const auto kept = seatsKeepingClaims(); !kept.empty() && !areClaimsConfirmed_) {
        askAboutClaims(kept);
    } else if (askClosedReason()) {
        store();
    }
}

bool SlipPane::mustAnswer() const
{
    return question_ == Question::Warning || question_ == Question::Claims ||
           question_ == Question::Difference || question_ == Question::Reported;
}

std::optional<core::PendingEntry> SlipPane::reported(core::GameNumber number) const
{
    return waiting_ != nullptr && pass_ == nullptr && key_
               ? waiting_->offered({key_->round, key_->table, number})
               : std::nullopt;
}

std::optional<core::PendingEntry> SlipPane::reportedOtherwise() const
{
    const auto& head = table()->table.head;
    auto report = reported(slip()->game);
    const bool differs = report && core::normalised(gameIn(*report)->outcome, head) !=
                                       core::normalised(*preview_.game, head);
    return differs ? report : std::nullopt;
}

std::optional<SlipPane::Report> SlipPane::shownReport() const
{
    auto report =
        slip() != nullptr && table() && !isTouched_ ? reported(slip()->game) : std::nullopt;
    if (!report) {
        return std::nullopt;
    }
    Slip wanted = slipOf(slip()->form, slip()->game, gameIn(*report)->outcome);
    wanted.seenRevision = slip()->seenRevision;
    return wanted == *slip() ? std::optional(Report{*std::move(report)}) : std::nullopt;
}

const core::PendingEntry* SlipPane::reportThat(ReportIs is) const
{
    return report_ && report_->is == is ? &report_->entry : nullptr;
}

void SlipPane::fillIn(const core::PendingEntry& report)
{
    const Slip before = *slip();
    const FieldPlace at = grid_->lastFocused();
    Slip filled = slipOf(before.form, before.game, gameIn(report)->outcome);
    filled.seenRevision = before.seenRevision;
    setSlip(filled);
    pushStep(TypingStep::Kind::WholeRow, before, at);
    keep();
    focusField(at);
}

void SlipPane::showWaiting()
{
    if (question_ == Question::Reported && reportedOtherwise() != report_->entry) {
        forgetQuestion();
        reportedOtherwise() ? finish() : refreshGrid();
        return;
    }
    if (slip() == nullptr || pass_ != nullptr || mustAnswer()) {
        refreshGrid();
        return;
    }
    // A row that shows numbers may be being compared with the slip.
    const Slip wanted = slipToType(slip()->game);
    if (slip()->isBlank() && game() == nullptr && wanted != *slip()) {
        const FieldPlace at = grid_->lastFocused();
        const bool hasFocus = grid_->focused().has_value();
        setSlip(wanted);
        if (hasFocus) {
            focusField(at);
        }
    } else {
        refreshGrid();
    }
}

void SlipPane::beginReported(core::GameNumber number)
{
    begin(number);
    const auto entries = waiting_ != nullptr && slip() != nullptr ? waiting_->at(*key_)
                                                                  : std::vector<WaitingEntry>();
    const auto newest = std::find_if(entries.rbegin(), entries.rend(), [&](const auto& waiting) {
        const auto* const game = gameIn(waiting.entry);
        return game != nullptr && game->game == number &&
               isInTime(session_.tournament(), waiting.entry);
    });
    if (newest != entries.rend()) {
        fillIn(newest->entry);
        focusField({slip()->form.hands.front(), false});
    }
}

void SlipPane::takeReported()
{
    const auto report = reportedOtherwise();
    const bool isAsShown = report == report_->entry;
    forgetQuestion();
    if (!report) {
        refreshGrid(); // Somebody else has decided meanwhile.
    } else if (isAsShown) {
        fillIn(*report);
        finish();
    } else {
        finish(); // Asks about what came since.
    }
}

bool SlipPane::askClosedReason()
{
    isWarningConfirmed_ = false;
    reason_.clear();
    const bool closed = table()->round.head.state == core::RoundState::Closed;
    if (!closed || (!preview_.changes && !notPlayed_)) {
        return true;
    }
    QStringList text = {tr("The round is closed. Why is the result corrected?")};
    for (const auto& move : notPlayed_ ? std::vector<ShownMove>() : feedback_->moves(typedGame())) {
        text << tr("%1: rank %2 instead of %3")
                    .arg(move.name)
                    .arg(move.move.to.value_or(0))
                    .arg(move.move.from.value_or(0));
    }
    const auto reason =
        askReason(window(), tr("Correct a closed round"), text.join(u'\n'), tr("Store"));
    reason_ = reason.value_or(QString());
    return reason.has_value();
}

/// Whether there is something to store.
bool SlipPane::isWhole() const
{
    return notPlayed_ || preview_.game;
}

void SlipPane::store()
{
    const auto key = gameKey();
    if (!key) {
        return;
    }
    const core::GameOutcome outcome =
        notPlayed_ ? core::GameOutcome(core::UnplayedGame{*notPlayed_}) : *preview_.game;
    const auto* const taken = reportThat(ReportIs::Shown);
    const auto asked = waiting_ != nullptr ? waiting_->correction(*key, outcome) : std::nullopt;
    const QString reason = !reason_.isEmpty() ? reason_
                           : asked            ? texts::senderText(*asked)
                           : taken != nullptr ? texts::senderText(taken->sender)
                                              : QString();
    const core::EntryTerms terms{isWarningConfirmed_, isCorrection_, reason, slip()->seenRevision};
    isUnclear_ = table()->table.head.mark == core::TableMark::Unclear;
    const bool isKnown = isCorrection_ && table()->round.head.state == core::RoundState::Closed;
    const auto entered = session_.run(core::enterGame, *key, outcome, terms);
    if (entered) {
        if (reportThat(ReportIs::Overruled) != nullptr) {
            static_cast<void>(waiting_->leaveOutOthers(*key, tr("Another result was typed.")));
        }
        if (isKnown) {
            Q_EMIT corrected(key->round);
        }
        // A second pass stores only differences, even after a further question.
        stored(true);
        return;
    }
    const auto& refused = entered.refused();
    if (hasCode(refused.refusals, {core::ResultFault::Stale, core::ResultFault::DifferentResult})) {
        // The other desk's result is shown beside the typed one.
        session_.lookForChanges();
        refresh();
        if (slip() != nullptr) {
            showConflict();
        }
    } else if (refused.refusals.empty() && !refused.unconfirmed.empty()) {
        warn(refused.unconfirmed);
    } else {
        refuse(refused.refusals);
    }
}

void SlipPane::stored(bool differed)
{
    const bool wasUnclear = isUnclear_;
    forgetQuestion();
    typing_.clear();
    if (book_ && pass_ == nullptr) {
        book_->forgetAll(slip()->game);
    }
    if (pass_ != nullptr) {
        pass_->compared(*gameKey(), differed);
        storeCompared();
    }
    const auto at = table();
    const auto number = core::plain(key_->table);
    const bool isClear = wasUnclear && at && at->table.head.mark != core::TableMark::Unclear;
    goOn(slip()->game);
    if (isClear) {
        tell(tr("Table %1 is complete and no longer put aside.").arg(number), Notice::Kind::Plain);
    }
}

void SlipPane::storeCompared()
{
    const auto at = table();
    const bool canStore = !session_.isReadOnly() && !session_.isCutOff() && !session_.isVanished();
    if (!canStore || game() == nullptr || at->round.head.state != core::RoundState::Published) {
        return;
    }
    core::PendingEntry entry;
    entry.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    entry.action =
        core::PendingGame{core::slipOf(at->round, at->table), slip()->game, game()->outcome};
    entry.seenRevision = readRevision(slip()->game).number;
    entry.reason = texts::secondPassText();
    static_cast<void>(session_.run([&entry](auto& service, auto id) {
        entry.sender.device = service.desk();
        return service.submit(id, entry, true);
    }));
}

void SlipPane::toggleEnding(const QString& key)
{
    for (const auto& known : discipline().endingKeys()) {
        if (slip() != nullptr && known.key == key) {
            model_->toggleEnding(known.ending);
        }
    }
}

void SlipPane::closeNotPlayed()
{
    if (slip() == nullptr || pass_ != nullptr) {
        return;
    }
    const auto reason =
        askReason(window(), words().notPlayed,
                  words().closing.arg(core::plain(key_->table)).arg(core::plain(slip()->game)),
                  words().close);
    if (reason) {
        notPlayed_ = reason;
        isWarningConfirmed_ = false;
        reason_ = *reason;
        store();
    }
}

void SlipPane::chooseSubstitute(std::optional<std::size_t> seat)
{
    const auto place = grid_->focused();
    const auto wanted = seat ? seat : place ? std::optional(place->seat) : std::nullopt;
    if (slip() == nullptr || !table() || !wanted) {
        return;
    }
    openSubstitutePopover(*grid_, grid_->headRect(*wanted), session_,
                          table()->table.head.seats[*wanted], slip()->seats[*wanted],
                          [this, at = *wanted](const SlipSeat& chosen) {
                              if (slip() != nullptr) {
                                  model_->setSeat(at, chosen);
                                  grid_->focusField({at, false});
                              }
                          });
}

bool SlipPane::cancel()
{
    if (mustAnswer()) {
        forgetQuestion();
        refreshFeedback();
        return true;
    }
    if (slip() == nullptr) {
        tell({});
        return false;
    }
    const Slip before = *slip();
    const FieldPlace at = grid_->lastFocused();
    const bool typed =
        pass_ != nullptr ? !before.isBlank() : book_ && book_->find(before.game) != nullptr;
    discard();
    if (typed) {
        begin(before.game, once_);
        pushStep(TypingStep::Kind::WholeRow, before, at);
    } else {
        leave();
    }
    return true;
}

void SlipPane::clearGame()
{
    if (game() == nullptr) {
        return;
    }
    const auto key = *gameKey();
    const auto reason =
        askReason(window(), words().clear,
                  words().clearing.arg(core::plain(key.table)).arg(core::plain(key.game)),
                  words().clear, true);
    if (!reason) {
        return;
    }
    const auto cleared = session_.run(core::clearGame, key, *reason);
    if (!cleared) {
        tell(textOf(cleared.refused()));
        return;
    }
    discard();
    typing_.clear();
    begin(key.game);
}

void SlipPane::ask(Question question, const QString& letters)
{
    question_ = question;
    grid_->setAnswers(letters, mustAnswer());
}

void SlipPane::askWhose(Question question, const QString& text, const QString& mineDoes,
                        const QString& theirsDoes)
{
    const QString mine = tr("M", "key: mine");
    const QString theirs = tr("T", "key: theirs");
    ask(question, mine + theirs);
    feedback_->showMessage(Notice::Kind::Error, Meaning::Conflict, text,
                           {{mine, mineDoes}, {theirs, theirsDoes}});
    if (question != Question::Conflict ||
        std::exchange(toldRevision_, stored_.number) != stored_.number) {
        Q_EMIT attentionWanted();
    }
}

void SlipPane::forgetQuestion()
{
    ask(Question::None, {});
    grid_->mark({});
    if (reportThat(ReportIs::Asked) != nullptr) {
        report_.reset();
    }
}

void SlipPane::answer(QChar letter)
{
    if (question_ == Question::Claims) {
        areClaimsConfirmed_ = true;
        forgetQuestion();
        finish();
    } else if (question_ == Question::Warning) {
        isWarningConfirmed_ = true;
        forgetQuestion();
        store();
    } else if (tr("M", "key: mine") == letter) {
        if (question_ == Question::Reported) {
            report_->is = ReportIs::Overruled;
        }
        stored_ = readRevision(slip()->game);
        model_->setSeenRevision(stored_.number);
        shown_ = *slip();
        isCorrection_ = game() != nullptr;
        keep();
        if (!isWhole()) {
            forgetQuestion(); // It is typed to the end, and then stored instead of theirs.
            refreshFeedback();
        } else if (askClosedReason()) {
            store();
        }
    } else if (question_ == Question::Reported) {
        takeReported();
    } else if (question_ == Question::Difference) {
        stored(true);
    } else {
        forgetQuestion();
        discard();
        typing_.clear();
        goOn(slip()->game);
    }
}

void SlipPane::refuse(const core::Refusals& refusals)
{
    tell(textsOf(refusals));
    auto fields = namedFields(refusals, slip()->form);
    if (hasCode(refusals,
                {scoring::GameFault::SeveralEmptyHands, scoring::GameFault::EmptyHandInEarly,
                 scoring::DealFault::SeveralEmptyHands})) {
        for (const auto seat : slip()->form.hands) {
            if (slip()->isEmptyHand(seat)) {
                fields.push_back({seat, slip()->form.deal});
            }
        }
    }
    pointAt(fields, FieldState::Refused);
}

void SlipPane::pointAt(const std::vector<FieldPlace>& fields, FieldState state)
{
    grid_->mark(fields, state);
    if (!fields.empty()) {
        grid_->focusField(fields.front());
    }
}

std::vector<std::size_t> SlipPane::seatsKeepingClaims() const
{
    std::vector<std::size_t> seats;
    if (!isCorrection_ || !hasClaims(typedGame())) {
        return seats;
    }
    const Slip before = untouchedSlip(slip()->game);
    for (std::size_t seat = 0; seat < slip()->seats.size(); ++seat) {
        const auto& now = slip()->seats[seat];
        const auto& then = before.seats[seat];
        if (now.first != then.first && now.second == then.second && now.second.toInt() > 0) {
            seats.push_back(seat);
        }
    }
    return seats;
}

/// Enter passes over claims, so that a slip typed without looking would keep them.
void SlipPane::askAboutClaims(const std::vector<std::size_t>& seats)
{
    const QString yes = tr("Y", "key: yes, it is right");
    ask(Question::Claims, yes);
    std::vector<FieldPlace> fields;
    QStringList lines;
    for (const auto seat : seats) {
        fields.push_back({seat, true});
        lines << tr("Seat %1 keeps %n claim(s) from before.", nullptr,
                    slip()->seats[seat].second.toInt())
                     .arg(texts::seatLetter(seat));
    }
    pointAt(fields, FieldState::Doubtful);
    feedback_->showMessage(Notice::Kind::Warning, Meaning::Warning, lines.join(u'\n'),
                           {{yes, tr("it is right")}, {tr("Esc", "key"), tr("change")}});
    Q_EMIT attentionWanted();
}

void SlipPane::warn(const core::Warnings& warnings)
{
    const QString yes = tr("Y", "key: yes, it is right");
    ask(Question::Warning, yes);
    pointAt(namedFields(warnings, slip()->form), FieldState::Doubtful);
    feedback_->showMessage(Notice::Kind::Warning, Meaning::Warning, textsOf(warnings),
                           {{yes, tr("it is right")}, {tr("Esc", "key"), tr("change")}});
    Q_EMIT attentionWanted();
}

void SlipPane::showConflict()
{
    const auto* const standing = game();
    const QString who = tr("%1 at %2").arg(stored_.desk, texts::timeText(stored_.time));
    const QString stands = standing != nullptr
                               ? tr("%1 entered: %2").arg(who, outcomeText(standing->outcome))
                               : tr("%1 cleared the game.").arg(who);
    const QString typed = notPlayed_      ? tr("not played")
                          : preview_.game ? outcomeText(*preview_.game)
                                          : tr("not typed to the end yet");
    askWhose(Question::Conflict, stands + u'\n' + tr("Typed here: %1").arg(typed),
             isWhole() ? tr("store mine") : tr("type mine to the end"), tr("leave theirs"));
}

} // namespace desk
