#include "app/desk/desks/alone/bring_back_dialog.h"

#include "app/desk/frame/session.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/tick_table.h"
#include "core/texts/history_texts.h"

#include <QHeaderView>
#include <QPushButton>
#include <QVBoxLayout>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

/// The values on one side of all steps, on one line.
QString sideOf(const std::vector<core::Step>& steps, QString texts::ExchangeText::*side)
{
    QStringList values;
    for (const auto& exchange : texts::exchangeTexts(steps)) {
        const QString& value = exchange.*side;
        values << (exchange.what.isEmpty() ? value : exchange.what + u": "_s + value);
    }
    return values.isEmpty() ? u"–"_s : values.join(u"; "_s);
}

} // namespace

BringBackDialog::BringBackDialog(Session& session, const AloneTournament& alone, QWidget* parent)
    : Question(parent, tr("Bring back what was done alone"),
               tr("What is ticked is taken over. What another desk changed as well is ticked by "
                  "you alone."),
               tr("Take over")),
      session_(session),
      departures_(core::departures(alone.base, alone.now, session.tournament())),
      table_(new TickTable(u"departureTable"_s, tr("What was done alone"),
                           {tr("Done alone"), tr("With the others"), tr("Here")}, this))
{
    setObjectName(u"bringBackDialog"_s);
    fitTable();
    fill(alone.now);
    addChoice(u"leaveAllButton"_s, tr("Leave all"), leaveAll);
    connect(table_, &TickTable::ticked, this, &BringBackDialog::refresh);
    refresh();
    table_->setFocus();
}

void BringBackDialog::fitTable()
{
    constexpr int valueWidth = 200;
    for (const int column : {1, 2}) {
        table_->horizontalHeader()->resizeSection(column, valueWidth);
    }
    constexpr QSize smallest(760, 300);
    table_->setMinimumSize(smallest);
    body().addWidget(table_, 1);
}

void BringBackDialog::fill(const core::Tournament& alone)
{
    for (const auto& departure : departures_) {
        table_->addRow({texts::text(departure.label, texts::Wording::Translated, &alone),
                        sideOf(departure.steps, &texts::ExchangeText::before),
                        sideOf(departure.steps, &texts::ExchangeText::after)},
                       departure.isContested ? TickTable::Tick::Off : TickTable::Tick::On,
                       departure.isContested ? tr("Another desk changed this, too.") : QString());
    }
}

std::vector<core::Departure> BringBackDialog::chosen() const
{
    std::vector<core::Departure> chosen;
    for (int row = 0; row < table_->rowCount(); ++row) {
        if (table_->isTicked(row)) {
            chosen.push_back(departures_[static_cast<std::size_t>(row)]);
        }
    }
    return chosen;
}

void BringBackDialog::refresh()
{
    notice().clear();
    const auto count = static_cast<int>(chosen().size());
    setReason(count == 0 ? tr("Nothing is ticked. Tick a line with Space, or leave all.")
                         : QString());
    yes().setText(tr("Take over %n change(s)", nullptr, count));
}

void BringBackDialog::accept()
{
    const auto taken = session_.run(core::bringBack, chosen());
    if (taken) {
        Question::accept();
        return;
    }
    // Without a text the window reports the failure.
    showError(tr("Not taken over: all is as before"), textOf(taken.refused()));
}

} // namespace desk
