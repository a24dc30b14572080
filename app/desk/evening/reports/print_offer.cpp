#include "app/desk/evening/reports/print_offer.h"

#include "app/desk/evening/reports/choice_bar.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/flow_layout.h"
#include "app/desk/widgets/layout.h"
#include "reports/documents/unwritten_names.h"

#include <QApplication>
#include <QCheckBox>
#include <QKeyEvent>
#include <QPushButton>

#include <utility>

namespace desk {
namespace {

using documents::Kind;
using namespace Qt::StringLiterals;

std::vector<Offer::Item> itemsOf(documents::Offered offered, core::RoundNumber round)
{
    std::vector<Offer::Item> items;
    for (const auto kind : documents::allKinds()) {
        if (documents::offeredOf(kind) == offered) {
            items.push_back({{kind, round}, {}, true});
        }
    }
    return items;
}

/// Slips of single tables first, then the other documents of a published round, with ticks.
std::vector<Offer::Item> slipsAnew(core::RoundNumber round,
                                   const std::vector<core::TableNumber>& tables,
                                   const QString& text)
{
    std::vector<Offer::Item> items = {
        {{Kind::ScoreSlips, round, std::nullopt, tables}, text, true}};
    for (auto& other : itemsOf(documents::Offered::WhenPublished, round)) {
        if (other.choice.kind != Kind::ScoreSlips) {
            other.ticked = false;
            items.push_back(std::move(other));
        }
    }
    return items;
}

const QString publishedOccasion = u"published"_s;
const QString repairedOccasion = u"repaired"_s;

} // namespace

bool Offer::isOfPublished() const
{
    return occasion == publishedOccasion;
}

bool Offer::isOfRepaired() const
{
    return occasion == repairedOccasion;
}

Offer offers::published(core::RoundNumber round)
{
    return {PrintOffer::tr("Round %1 is published. What is printed?").arg(core::plain(round)),
            publishedOccasion, itemsOf(documents::Offered::WhenPublished, round)};
}

Offer offers::repaired(core::RoundNumber round, const std::vector<core::TableNumber>& changed)
{
    const auto count = static_cast<int>(changed.size());
    return {
        PrintOffer::tr("Table(s) %1 changed: the slip(s) there are out of date.", nullptr, count)
            .arg(textOf(changed)),
        repairedOccasion,
        slipsAnew(round, changed,
                  PrintOffer::tr("New score slip(s), marked as replacing", nullptr, count))};
}

Offer offers::again(core::RoundNumber round, core::TableNumber table)
{
    return {PrintOffer::tr("What is printed again?"), u"again"_s,
            slipsAnew(round, {table},
                      PrintOffer::tr("Score slip of table %1").arg(core::plain(table)))};
}

Offer offers::lostSlip(const core::TableKey& table)
{
    documents::Choice choice{Kind::ScoreSlips, table.round, std::nullopt, {table.table}};
    choice.form = documents::Form::Filled;
    return {PrintOffer::tr("Slip of table %1 lost: two of the table sign the new one.")
                .arg(core::plain(table.table)),
            u"lost"_s,
            {{choice, PrintOffer::tr("Slip with what is known"), true}}};
}

Offer offers::complete(core::RoundNumber round)
{
    return {
        PrintOffer::tr("All tables of round %1 are in. What is printed?").arg(core::plain(round)),
        u"complete"_s, itemsOf(documents::Offered::WhenComplete, round)};
}

PrintOffer::PrintOffer(Session& session, QWidget* parent)
    : Notice(parent),
      session_(session),
      habits_(session.uiState()),
      exporter_(session, this),
      ticksRow_(new FlowLayout(nullptr, distance::large, distance::tight)),
      print_(makeButton(u"offerPrintButton"_s, tr("Print"), icons::Meaning::Print,
                        ButtonKind::Normal, this)),
      pdf_(makeButton(u"offerPdfButton"_s, tr("PDF"), icons::Meaning::Export, ButtonKind::Normal,
                      this)),
      notNow_(makeButton(u"offerNotNowButton"_s, tr("Not now"), ButtonKind::Quiet, this))
{
    setObjectName(u"printOffer"_s);
    texts().addLayout(ticksRow_);
    print_->setAutoDefault(true);
    for (auto* button : {print_, pdf_, notNow_}) {
        layout()->addWidget(button);
    }
    connect(print_, &QPushButton::clicked, this, [this] { start(Way::Paper); });
    connect(pdf_, &QPushButton::clicked, this, [this] { start(Way::File); });
    connect(notNow_, &QPushButton::clicked, this, &PrintOffer::decline);
    connect(&exporter_, &DocumentExporter::told, this, [this](const QString& what) {
        done_ = true;
        show(Kind::Tint, icons::Meaning::Complete, what);
        Q_EMIT settled(offer_);
        refreshButtons();
        if (isAncestorOf(QApplication::focusWidget())) {
            notNow_->setFocus();
        }
    });
    connect(&exporter_, &DocumentExporter::failed, this,
            [this](const QString& what, const QString& why) {
                show(Kind::Warning, icons::Meaning::Warning, what, why);
            });
    hide();
}

void PrintOffer::offer(const Offer& offer)
{
    rendering_.cancel();
    offer_ = offer;
    done_ = false;
    rebuildTicks();
    showOffer();
    refreshButtons();
    setFocusProxy(print_->isEnabled() ? print_ : notNow_);
    show();
}

void PrintOffer::showOffer()
{
    show(Kind::Tint, icons::Meaning::Print, offer_.what,
         documents::unwrittenNamesText(session_.tournament(), tickedChoices()));
}

void PrintOffer::rebuildTicks()
{
    for (auto* tick : ticks_) {
        tick->hide();
        tick->setObjectName({});
        tick->deleteLater();
    }
    ticks_.clear();
    QStringList usual;
    for (const auto& item : offer_.items) {
        if (item.ticked) {
            usual << documents::idOf(item.choice.kind);
        }
    }
    const auto ticked = habits_.ticked(offer_.occasion, usual);
    for (const auto& item : offer_.items) {
        const auto id = documents::idOf(item.choice.kind);
        auto* const tick = new QCheckBox(
            item.text.isEmpty() ? documents::titleOf(item.choice.kind) : item.text, this);
        tick->setObjectName(u"tick-"_s + id);
        tick->setAccessibleName(tick->text());
        tick->setChecked(ticked.contains(id));
        connect(tick, &QCheckBox::toggled, this, [this] {
            QStringList ids;
            for (const auto& choice : tickedChoices()) {
                ids << documents::idOf(choice.kind);
            }
            habits_.setTicked(offer_.occasion, ids);
            if (!done_) {
                showOffer();
            }
            refreshButtons();
        });
        ticksRow_->addWidget(tick);
        ticks_.push_back(tick);
    }
}

std::vector<documents::Choice> PrintOffer::tickedChoices() const
{
    std::vector<documents::Choice> choices;
    for (std::size_t index = 0; index < ticks_.size(); ++index) {
        if (ticks_[index]->isChecked()) {
            choices.push_back(offer_.items[index].choice);
        }
    }
    return choices;
}

void PrintOffer::refreshButtons()
{
    const bool any = !tickedChoices().empty();
    for (auto* button : {print_, pdf_}) {
        button->setEnabled(any);
        button->setToolTip(any ? QString() : tr("Nothing is ticked."));
    }
    notNow_->setText(done_ ? tr("Done") : tr("Not now"));
    notNow_->setAccessibleName(notNow_->text());
}

void PrintOffer::start(Way way)
{
    // The button stays enabled meanwhile, or it would lose the focus.
    if (rendering_.isRunning()) {
        return;
    }
    rendering_.start(rendering(session_, {tickedChoices(), habits_.paper(), habits_.locale()}),
                     [this, way](const Pages& pages) {
                         if (pages->isEmpty()) {
                             show(Kind::Warning, icons::Meaning::Warning,
                                  tr("There is nothing to print."), textOf(pages->refused));
                         } else if (way == Way::File) {
                             exporter_.askAndSave(pages, typeset::FileForm::Pdf);
                         } else {
                             exporter_.print(pages, 0);
                         }
                         refreshButtons();
                     });
}

void PrintOffer::dismiss()
{
    rendering_.cancel();
    hide();
}

std::optional<Offer> PrintOffer::waiting() const
{
    return isHidden() || done_ ? std::nullopt : std::optional(offer_);
}

void PrintOffer::decline()
{
    const bool isSettled = std::exchange(done_, true);
    dismiss();
    if (!isSettled) {
        Q_EMIT settled(offer_);
    }
    Q_EMIT dismissed();
}

void PrintOffer::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        decline();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace desk
